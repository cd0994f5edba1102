import type { TokenScope } from '#contract/token-scopes.ts';

const may: Record<TokenScope, string> = { read: 'read', make: 'make crafts', change: 'change things' };

export const tokenMessages = {
  title: 'Access tokens',
  text: 'A token lets a program of yours use your account without your password, as far as you allow. A new password ends all of them.',
  add: 'New token',
  may: (scopes: readonly TokenScope[]) => `May ${scopes.map((scope) => may[scope]).join(', ')}.`,
  used: (when: string) => `Last used ${when}.`,
  unused: 'Not used yet.',
  until: (day: string) => `Works until ${day}.`,
  over: (day: string) => `Expired on ${day}.`,
  revoke: 'Take back',
  revokeName: (name: string) => `Take back ${name}`,
  revokeTitle: (name: string) => `Take back “${name}”?`,
  revokeText: 'Whatever program comes with this token is refused from now on. It cannot be given back.',
  keep: 'Keep it',
  revoking: 'Taking it back…',
  revoked: 'Token taken back',
  notRevoked: 'Token not taken back',
  waiting: 'Looking up your tokens…',
  broken: 'Your tokens could not be looked up.',
  again: 'Try again',
  make: {
    title: 'New access token',
    name: 'Name',
    nameHint: 'Which program is it for?',
    scopes: 'It may',
    scopeLabels: { read: 'Read', make: 'Make crafts', change: 'Change things' } satisfies Record<
      TokenScope,
      string
    >,
    scopeHints: {
      read: 'Your crafts, supplies, favorites and the community.',
      make: 'Have new ones made, which costs your credits, and bring some in.',
      change: 'Like, save, share, comment, delete crafts, change your supplies.',
    } satisfies Record<TokenScope, string>,
    never: 'Never your password, address, payments, or the console.',
    days: 'It works for',
    dayChoices: [
      { value: '7', label: 'A week' },
      { value: '30', label: '30 days' },
      { value: '90', label: '90 days' },
      { value: '365', label: 'A year' },
    ],
    code: 'Code from your app, or a recovery code',
    submit: 'Make token',
    busy: 'Making the token…',
    failed: 'Token not made',
  },
  made: {
    title: 'Copy your token now',
    text: 'It is shown this once: we keep only what it takes to recognize it. Whoever has it can do what you allowed.',
    label: 'Access token',
    use: 'Your program sends it with every request:',
    copy: 'Copy',
    done: 'I have it',
  },
} as const;
