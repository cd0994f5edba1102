export const pageMessages = {
  titles: {
    community: 'Community',
    post: 'Community post',
    create: 'Create a craft',
    admin: 'Admin',
    settings: 'Settings',
    testReset: 'Test password reset',
    confirmEmail: 'Confirm your email',
    invitation: 'Your invitation',
  },
  home: {
    greeting: (name: string) => `Hello, ${name}!`,
    nobody: 'Crafter',
    start: 'Start Crafting',
    startText: 'Take a photo of what you have. We find something to make together.',
    startAgain: (ages: string) => `Take a photo of what you have: for ages ${ages}, like last time.`,
  },
  admin: {
    denied: 'Access Denied',
    deniedText: 'You do not have the necessary permissions to access the admin panel.',
    home: 'Return to Home',
    due: 'One step before the console',
    dueText:
      'Administrators sign in in two steps here: after the password, a code from your phone. Setting it up takes two minutes, and then the console opens.',
    setUp: 'Set it up in settings',
  },
  notFound: {
    title: '404 Page Not Found',
    text: 'Did you forget to add the page to the router?',
    action: 'Return Home',
  },
} as const;
