import type { ReactNode } from 'react';
import { type LegalTextName, type SiteText, siteTextBodySchema } from '#contract/branding.ts';
import { largestPhotoBytes, photoTooLarge } from '#contract/photos.ts';
import { useCheckedForm, WrongField } from '#web/lib/checked-form.ts';
import { asDataUrl } from '#web/lib/shrink-photo.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextAreaField } from '#web/ui/forms/text-area-field.tsx';
import panel from '#web/ui/lists/panel.module.css';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { brandingMessages as words } from './branding-messages.ts';
import { ColorField } from './color-field.tsx';
import { LogoPicker } from './logo-picker.tsx';
import { useSiteText } from './use-site-text.ts';

interface TextFormProps {
  standing: SiteText;
  /** What the form was filled with. */
  base: SiteText;
  onSaved: (text: SiteText) => void;
  onShowTheirs: () => void;
  /** What else can be done with the text, beside Save. */
  children: ReactNode;
}

/** What somebody else saved meanwhile is told, and what was typed stays. */
export function TextForm({ standing, base, onSaved, onShowTheirs, children }: TextFormProps) {
  const { name } = standing;
  const { title, label } = words.texts[name];
  const { replace, tell } = useSiteText(standing);
  const { errors, busy, handlers } = useCheckedForm({
    fields: ['picture', 'text'],
    validate: ({ text }) => {
      const wrong = siteTextBodySchema(name).safeParse(text).error?.issues[0]?.message;
      return wrong ? { text: wrong } : {};
    },
    send: async ({ text }, form) => {
      onSaved(await replace(text, name === 'logo' ? await pictureIn(form, base) : undefined));
      showToast({ tone: 'success', title: words.done });
    },
    onFailed: tell,
  });
  const field = {
    label,
    name: 'text',
    autoComplete: 'off',
    defaultValue: base.text ?? '',
    error: errors.text,
  };
  return (
    <form {...handlers} className={panel.form}>
      {name === 'color' ? (
        <ColorField {...field} />
      ) : name === 'logo' ? (
        <>
          <LogoPicker standing={base.picture} error={errors.picture} />
          <Field {...field} hint={words.logo.wordsHint} />
        </>
      ) : name === 'name' ? (
        <Field {...field} />
      ) : (
        <TextAreaField {...field} rows={rowsFor(name, base)} hint={words.format} />
      )}
      {standing.version !== base.version && (
        <div role="alert" className={panel.note}>
          <p>{words.changed}</p>
          <Button look="quiet" onClick={onShowTheirs}>
            {words.showTheirs}
          </Button>
        </div>
      )}
      <div className={panel.choices}>
        <Button type="submit" aria-label={words.about(words.save, title)} busy={busy && words.busy}>
          {words.save}
        </Button>
        {children}
      </div>
    </form>
  );
}

function rowsFor(name: 'welcome' | LegalTextName, { text }: SiteText): number {
  return text !== null && name !== 'welcome' ? 14 : 5;
}

/** As the API takes it; nothing where the one that stands stays. */
async function pictureIn(form: HTMLFormElement, { picture }: SiteText): Promise<string | undefined> {
  const file = new FormData(form).get('picture');
  if (file instanceof File && file.size > 0) {
    if (file.size > largestPhotoBytes) throw new WrongField('picture', photoTooLarge);
    return asDataUrl(file);
  }
  if (!picture) throw new WrongField('picture', words.logo.missing);
  return undefined;
}
