export const entranceMessages = {
  continueWith: (name: string) => `Continue with ${name}`,
  or: 'or with your email',
} as const;
