export const fileMessages = {
  bringIn: 'Bring in a craft',
  bringing: 'Checking the craft…',
  hint: 'From a file that was saved from a craft’s page, here or elsewhere. It is free, and shared with nobody.',
  choose: 'Choose a craft file',
  done: 'Your craft is here',
  doneText: (title: string) => `“${title}” is yours now. Its picture is being drawn.`,
  failed: 'The craft was not brought in',
} as const;
