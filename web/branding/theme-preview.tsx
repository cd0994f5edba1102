import type { CSSProperties, ReactNode } from 'react';
import { accentTones } from '#web/ui/accent.ts';
import { Button } from '#web/ui/button.tsx';
import { colors } from '#web/ui/tokens.ts';
import { Wordmark } from '#web/ui/illustrations/wordmark.tsx';
import { brandingMessages as words } from './branding-messages.ts';
import styles from './look.module.css';

interface ThemePreviewProps {
  theme: 0 | 1;
  /** The product's own where it is left out. */
  color?: string | undefined;
  /** In place of a few words and buttons. */
  children?: ReactNode;
}

/** A piece of a page as one of the themes shows it, whichever this page is shown in. */
export function ThemePreview({ theme, color, children }: ThemePreviewProps) {
  const tokens = Object.entries({
    ...Object.fromEntries(Object.entries(colors).map(([name, pair]) => [name, pair[theme]])),
    ...(color === undefined ? {} : accentTones(color, theme)),
  }).map(([name, tone]) => [`--${name}`, tone]);
  return (
    <figure
      className={styles.theme}
      style={{ ...Object.fromEntries(tokens), colorScheme: words.themes[theme] } as CSSProperties}
    >
      <figcaption>{words.themeTitles[theme]}</figcaption>
      {children ?? <Sample />}
    </figure>
  );
}

function Sample() {
  return (
    <div inert className={styles.sample}>
      <Wordmark />
      <p>{words.color.sample}</p>
      <Button>{words.color.button}</Button>
      <Button look="secondary">{words.color.button}</Button>
      <span className={styles.tinted}>{words.color.tinted}</span>
    </div>
  );
}
