export const registerMessages = {
  title: 'Create a new account',
  submit: 'Create Account',
  busy: 'Creating your account…',
  done: { title: 'Registration successful', description: 'Your account has been created!' },
  failed: 'Registration failed',
  taken: {
    title: 'Registration Error',
    description: (nickname: string) =>
      `The community nickname "${nickname}" is already taken. Please choose a different nickname.`,
  },
  firstCraft: 'Your first craft is on us: every new account starts with 1 Craft Credit.',
  nickname: 'Community nickname',
  nicknameHint: 'What other families see. Letters, numbers, underscores and periods, no spaces.',
  nicknameStates: {
    checking: 'Checking this nickname…',
    available: 'This nickname is available',
    taken: 'This nickname is already taken',
  },
} as const;
