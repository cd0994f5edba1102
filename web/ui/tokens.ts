/** Every colour of the interface: [light, dark]. tokens.css says the same to the browser; a test keeps the two alike. */
export const colors = {
  paper: ['#FFF9EF', '#16161D'],
  'paper-deep': ['#F8F0E1', '#101016'],
  card: ['#FFFFFF', '#20202A'],
  'card-tint': ['#FBF3E4', '#292934'],
  line: ['#E8DCC8', '#3A3A48'],
  edge: ['#8A7F6B', '#85839A'],
  ink: ['#27263A', '#F4EFE6'],
  'ink-soft': ['#5E5B73', '#B9B4C6'],
  glue: ['#2450B8', '#9DB8FF'],
  'glue-deep': ['#183A8C', '#6C8CE0'],
  'on-glue': ['#FFFFFF', '#14172B'],
  'glue-tint': ['#E6ECFB', '#252C45'],
  bird: ['#BF3F0A', '#FFB084'],
  leaf: ['#23754A', '#7FD3A2'],
  'leaf-tint': ['#E3F2E6', '#1F3329'],
  sun: ['#8A5A0A', '#F5C667'],
  'sun-tint': ['#FCEFCF', '#382F1C'],
  berry: ['#B4264E', '#FF8FAB'],
  'berry-deep': ['#86183A', '#D9607F'],
  'on-berry': ['#FFFFFF', '#2B0F18'],
  'berry-tint': ['#FCE6EB', '#3D222B'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type ColorName = keyof typeof colors;

const surfaces = ['paper', 'paper-deep', 'card', 'card-tint'] as const;

/** Every text and surface that meet on a screen; each pair reads at 4.5:1 or better in both themes. */
export const textPairs: readonly (readonly [text: ColorName, surface: ColorName])[] = [
  ...(['ink', 'ink-soft', 'glue', 'bird', 'leaf', 'sun', 'berry'] as const).flatMap((text) =>
    surfaces.map((surface) => [text, surface] as const),
  ),
  ['on-glue', 'glue'],
  ['on-berry', 'berry'],
  ['glue', 'glue-tint'],
  ['ink', 'glue-tint'],
  ['ink-soft', 'glue-tint'],
  ['leaf', 'leaf-tint'],
  ['ink', 'leaf-tint'],
  ['sun', 'sun-tint'],
  ['ink', 'sun-tint'],
  ['berry', 'berry-tint'],
  ['ink', 'berry-tint'],
];

/** Borders of controls and the focus ring, which need 3:1 against what lies around them. */
export const controlPairs: readonly (readonly [control: ColorName, surface: ColorName])[] = [
  ...surfaces.map((surface) => ['edge', surface] as const),
  ...surfaces.map((surface) => ['glue', surface] as const),
];

/** The text of tokens.css. */
export function tokensCss(): string {
  return [
    `/* Made from tokens.ts; the test beside it says when the two differ. */\n:root {\n  color-scheme: light;\n${declarations(0, '  ')}}\n`,
    `@media (prefers-color-scheme: dark) {\n  :root:not([data-theme='light']) {\n    color-scheme: dark;\n${declarations(1, '    ')}  }\n}\n`,
    `:root[data-theme='dark'] {\n  color-scheme: dark;\n${declarations(1, '  ')}}\n`,
  ].join('\n');
}

function declarations(theme: 0 | 1, indent: string): string {
  return Object.entries(colors)
    .map(([name, pair]) => `${indent}--${name}: ${pair[theme].toLowerCase()};\n`)
    .join('');
}
