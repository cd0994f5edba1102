export const confirmEmailMessages = {
  question: 'Is this your new email?',
  explanation: 'Press the button, and your account uses the address that our mail was sent to.',
  confirm: 'Confirm my email',
  busy: 'Confirming…',
  done: 'Your new email is confirmed',
  doneText: 'From now on we write to this address, and you log in with it.',
  doneVisitor: 'From now on you log in with this address.',
  refused: 'This link does not work',
  noToken: 'A part of the link is missing. Please open it once more from our mail.',
  failed: 'Not confirmed yet',
  settings: 'Go to settings',
  login: 'Go to login',
} as const;
