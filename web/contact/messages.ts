export const contactMessages = {
  toggle: 'Contact Us',
} as const;
