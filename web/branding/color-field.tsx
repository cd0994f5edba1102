import { useState } from 'react';
import { siteTextBodySchema } from '#contract/branding.ts';
import { accentTones } from '#web/ui/accent.ts';
import { Field, type FieldProps } from '#web/ui/forms/field.tsx';
import { brandingMessages } from './branding-messages.ts';
import styles from './look.module.css';
import { ThemePreview } from './theme-preview.tsx';

const words = brandingMessages.color;
/** What the picker shows before anything was chosen. */
const unchosen = '#2450b8';

/** A color as text or from the picker, and what becomes of it in both themes. */
export function ColorField({
  defaultValue,
  ...field
}: Omit<FieldProps, 'defaultValue'> & { defaultValue: string }) {
  const [text, setText] = useState(defaultValue);
  const color = siteTextBodySchema('color').safeParse(text).data;
  return (
    <>
      <Field
        {...field}
        value={text}
        spellCheck={false}
        placeholder={unchosen}
        hint={words.hint}
        onChange={(event) => setText(event.target.value)}
        end={
          <input
            type="color"
            aria-label={words.picker}
            className={styles.picker}
            value={color ?? unchosen}
            onChange={(event) => setText(event.target.value)}
          />
        }
      />
      {color !== undefined && (
        <p aria-live="polite">{words.shown(color, accentTones(color, 0).glue, accentTones(color, 1).glue)}</p>
      )}
      <div className={styles.themes}>
        <ThemePreview theme={0} color={color} />
        <ThemePreview theme={1} color={color} />
      </div>
    </>
  );
}
