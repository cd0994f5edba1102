import { useEffect, useState } from 'react';
import { logoAddress, type LogoPicture } from '#contract/brand.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { brandingMessages } from './branding-messages.ts';
import styles from './look.module.css';
import { ThemePreview } from './theme-preview.tsx';

const words = brandingMessages.logo;

interface LogoPickerProps {
  standing: LogoPicture | null;
  error?: string | undefined;
}

/** A picture from this device, shown on both themes before it is saved. */
export function LogoPicker({ standing, error }: LogoPickerProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(
    () => () => {
      if (chosen) URL.revokeObjectURL(chosen);
    },
    [chosen],
  );
  const shown = chosen ?? (standing && logoAddress(standing, 'large'));
  return (
    <>
      <Field
        type="file"
        name="picture"
        label={words.picture}
        accept="image/jpeg,image/png,image/webp,image/gif"
        hint={words.pictureHint}
        error={error}
        onChange={({ target: { files } }) => setChosen(files?.[0] ? URL.createObjectURL(files[0]) : null)}
      />
      {shown && (
        <div className={styles.themes}>
          {([0, 1] as const).map((theme) => (
            <ThemePreview key={theme} theme={theme}>
              <img src={shown} alt="" className={styles.logo} />
            </ThemePreview>
          ))}
        </div>
      )}
    </>
  );
}
