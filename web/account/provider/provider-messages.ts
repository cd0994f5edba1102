export const providerMessages = {
  row: {
    off: (name: string) => `Connect your account, and you can sign in with ${name} as well.`,
    since: (date: string) => `Connected since ${date}.`,
    onlyWay: 'It is your only way to sign in. To disconnect it, set a password first.',
    connect: 'Connect',
    disconnect: 'Disconnect',
    connectLabel: (name: string) => `Connect with ${name}`,
    disconnectLabel: (name: string) => `Disconnect from ${name}`,
    waiting: 'Looking whether your account is connected…',
    broken: 'We could not find out whether your account is connected.',
    again: 'Try again',
  },
  connect: {
    title: (name: string) => `Connect with ${name}`,
    text: (name: string) => `You go to ${name} now, and come back here when you are done.`,
    submit: 'Continue',
    busy: 'Opening…',
    failed: 'Not connected',
  },
  disconnect: {
    title: (name: string) => `Disconnect from ${name}`,
    text: 'From then on you sign in with your password alone. Your other devices are signed out.',
    submit: 'Disconnect',
    busy: 'Disconnecting…',
    done: 'Disconnected',
    failed: 'Not disconnected',
  },
} as const;
