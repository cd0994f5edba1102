export const newPasswordMessages = {
  confirm: 'Confirm password',
  hint: (min: number) => `At least ${min} characters.`,
  tooShort: (min: number) => `Password must be at least ${min} characters`,
  strength: {
    weak: 'Weak password - add numbers, symbols, or capital letters',
    good: 'Good password',
    strong: 'Strong password',
  },
  match: { yes: 'Passwords match', no: "Passwords don't match" },
} as const;
