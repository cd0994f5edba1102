export const themeMessages = {
  title: 'Appearance',
  system: 'Like my device',
  light: 'Light',
  dark: 'Dark',
} as const;
