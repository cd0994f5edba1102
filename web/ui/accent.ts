import { mixed, nearestTone, readsOn } from '#contract/color.ts';
import { type ColorName, colors, textPairs } from './tokens.ts';

type Theme = 0 | 1;
type AccentName = Extract<ColorName, 'glue' | 'glue-deep' | 'on-glue' | 'glue-tint'>;
type AccentTones = Readonly<Record<AccentName, string>>;

/** What a tone brings along in each theme: its shade under buttons, its tint under words, and the text that lies on it. */
const tonesOf = (glue: string, theme: Theme): AccentTones => ({
  glue,
  'glue-deep': mixed(glue, '#000000', theme === 0 ? 0.3 : 0.25),
  'on-glue': colors['on-glue'][theme],
  'glue-tint': mixed(colors.card[theme], glue, theme === 0 ? 0.1 : 0.14),
});

/** Every pair that an own tone is part of. */
const ownPairs = textPairs.filter((pair) => pair.some((name) => name.includes('glue')));

export const allRead = (tones: AccentTones, theme: Theme): boolean => {
  const named: Readonly<Record<string, string>> = tones;
  return ownPairs.every(([text, surface]) =>
    readsOn(named[text] ?? colors[text][theme], named[surface] ?? colors[surface][theme]),
  );
};

/** The tones nearest to a color with which every text reads: darker than it by light, lighter in the dark. */
export function accentTones(color: string, theme: Theme): AccentTones {
  const end = theme === 0 ? '#000000' : '#ffffff';
  const tone = nearestTone(color, end, (glue) => allRead(tonesOf(glue, theme), theme));
  return tonesOf(tone, theme);
}

const declarations = (color: string, theme: Theme): string =>
  Object.entries(accentTones(color, theme))
    .map(([name, tone]) => `--${name}:${tone}`)
    .join(';');

/** Puts the color of a place over the product's own in tokens.css; nothing where it has none. */
export function accentCss(color: string | undefined): string {
  if (color === undefined) return '';
  const [light, dark] = [declarations(color, 0), declarations(color, 1)];
  return `:root{${light}}@media (prefers-color-scheme:dark){:root:not([data-theme='light']){${dark}}}:root[data-theme='dark']{${dark}}`;
}
