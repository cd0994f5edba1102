export const logoutMessages = {
  done: 'Logged out',
  failed: 'Logout failed',
  button: 'Logout',
  busy: 'Logging out…',
} as const;
