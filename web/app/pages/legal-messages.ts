import type { Brand } from '#contract/brand.ts';

export interface LegalText {
  title: string;
  lead: string;
  parts: readonly LegalPart[];
}

interface LegalPart {
  title: string;
  text?: string;
  points?: readonly string[];
}

/** Changes with every change of what the texts promise. */
export const legalVersion = '2026-11-23';

export const legalMessages = {
  version: (date: string) => `Version of ${date}`,
  questions: 'Questions? Write to us, a person answers.',
} as const;

const termsRules: readonly LegalPart[] = [
  {
    title: 'Who may use it',
    text: `You are an adult and care for a child: a parent, a grandparent, a teacher, a sitter. You hold the account, children make the crafts with you. An account is for one person; keep its password to yourself.`,
  },
  {
    title: 'You stay in charge',
    text: 'Craft ideas and pictures are made by a computer and may be wrong. Read a craft before you start, check every material and tool against your child’s age, allergies and habits, and stay beside them. Hot, sharp and small things are work for a grown-up.',
  },
  {
    title: 'Credits',
    points: [
      'One Craft Credit makes one craft. A new account starts with one.',
      'If no craft comes out, the credit comes back by itself.',
      'Credits are not money: they cannot be paid out or given to others, and they go when you delete your account.',
    ],
  },
  {
    title: 'The community',
    points: [
      'Share only what is yours to share.',
      'No names, faces, schools or addresses of children. Not your own child’s either.',
      'Nothing unkind, nothing dangerous, nothing unlawful, no advertising.',
      'What breaks these rules is removed; who keeps breaking them loses the account.',
    ],
  },
  {
    title: 'What is yours',
    text: 'What you write and photograph stays yours. By sharing a craft you let us show it here to other families, until you take it back or delete your account.',
  },
];

const termsEnd: LegalPart = {
  title: 'Ending it',
  text: 'You can leave at any time: Profile, Settings, Delete my account. It works at once.',
};

export const termsText = (brand: Brand): LegalText => ({
  title: 'Terms',
  lead: `${brand.name} helps you find something to make together with your child. These are the rules, as short as we could make them.`,
  parts: [
    ...termsRules,
    {
      title: 'If something goes wrong',
      text: `We keep ${brand.name} running with care, yet it may pause or fail, and we may close it. We answer for what the law makes us answer for, above all for harm done on purpose or through gross carelessness.`,
    },
    termsEnd,
  ],
});

export const privacyText: LegalText = {
  title: 'Privacy',
  lead: 'We want to know as little about you as we can, and nothing about your child. This page says what the software really does.',
  parts: [
    {
      title: 'Nothing about children',
      text: 'We ask for an age range and nothing else: no name, no birthday, no face. Please put none of these into photos, crafts, comments or your bio. That you are an adult carer is kept as one fact with its date.',
    },
    {
      title: 'What we keep',
      points: [
        'Your email, your community nickname, and your bio and photo if you add them: until you change them or delete your account.',
        'Your password: only in a form that cannot be read back (argon2id).',
        'Where you are signed in: the kind of device, such as “Chrome on Android”, and when. It ends 30 days after the last visit, 90 days after you signed in, or when you sign out.',
        'For two-step sign-in, if you turn it on: the key that your app has too, and recovery codes in a form that cannot be read back. Until you turn it off.',
        'Of a passkey, if you add one: its public half, the name you gave it, when it was added and last used. Until you remove it. Your fingerprint or face never leaves your device.',
        'Access tokens that you make for programs of yours: name, what each may do, when it was made and last used, and the token in a form that cannot be read back. Until you take it back, or 30 days after its last day.',
        'Webhooks that you make: the address of your server, a secret that signs what it is sent, and which of your crafts it was told of in the last 30 days. Until you delete them.',
        'If you sign in with another service that the people who run this site have connected: who you are there, until you disconnect it, and what it said about you, while you are signed in.',
        'Links for a new password or a new email: only as a fingerprint, for 60 minutes.',
        'Who invited you, if somebody did, and what they noted about whom the invitation is for: until you delete your account. Of an invitation that nobody used, 90 days after its end.',
        'A diary of what your account did, such as signing in or making a craft: 365 days.',
        'Your crafts, posts, comments, likes, supplies and credits: until you delete them or your account. Notifications: 180 days at most.',
        'What you report and whom you block: until you unblock them or delete your account. Nobody is told that it was you.',
        'Messages you send us with the contact form: 365 days, or until you delete your account.',
        'The answer to a request that must not happen twice: 2 days.',
        'Counters against break-ins and floods: without your address, only as a fingerprint, about an hour.',
      ],
    },
    {
      title: 'Your photos',
      points: [
        'A photo of your supplies is freed of hidden data such as the place it was taken, used to name what lies on it and to find an idea, and deleted as soon as the idea is there.',
        'A profile photo is cut square, made small and saved anew without hidden data. It goes when you replace it, remove it or delete your account.',
      ],
    },
    {
      title: 'Who sees what',
      text: 'Other families see your nickname, your profile photo and what you share. They never see your email. A craft you have not shared can be opened by whoever has its link, and does not show your name.',
    },
    {
      title: 'Who gets data from us',
      points: [
        'Out of the box, crafts and pictures are made on this server, and nothing leaves it.',
        'If the people who run this site have connected an AI service, your supplies photo (without hidden data) is sent to it to name what lies there, and with the age range, theme and supplies to make a craft. Never your name or email.',
        'If card payments are on, the card form on the credits page comes from Stripe, and Stripe receives your payment. We never see your card number.',
        'If you sign in with another service, it learns that you come here, and when you log out.',
        'Our mails leave through the mail service of the people who run this site.',
        'Nobody else. We sell nothing and show no ads.',
      ],
    },
    {
      title: 'Cookies',
      text: 'One cookie keeps you signed in. While you sign in with another service, one more knows your browser again, for 10 minutes. Your choice of light or dark, a craft you have begun to ask for, what you ticked off and where you left a craft stay in your browser. There are no trackers, no statistics about you, and no scripts of others, except that card form.',
    },
    {
      title: 'What you can do',
      points: [
        'See and take everything: Profile, Settings, Download my data. You get a ZIP file that opens without us.',
        'Correct it: Edit Profile and Settings.',
        'Delete it: Profile, Settings, Delete my account. Crafts, posts, comments, likes, pictures and sessions go at once. Records of payments and of what administrators did stay, without anything that names you.',
        'Backups that the people who run this site make may hold older data for a while longer.',
        'Complain to the data protection authority of your country.',
      ],
    },
  ],
};
