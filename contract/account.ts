import * as z from 'zod/mini';
import { actionReplySchema, instantSchema } from './common.ts';
import { endpoint } from './endpoint.ts';

export const nicknameLength = { min: 3, max: 30 } as const;
export const passwordLength = { min: 6, max: 100 } as const;
/** Who may make an account: everybody, whoever was invited, or nobody. */
export const registrations = ['open', 'invite', 'closed'] as const;
export type Registration = (typeof registrations)[number];

/** How long typing must rest before a nickname is looked up. */
export const nicknameCheckDelayMs = 500;

const emailMessage = 'Please enter a valid email address';
export const emailSchema = z
  .string(emailMessage)
  .check(z.trim(), z.email(emailMessage), z.maxLength(254, emailMessage));

export const nicknameSchema = z
  .string('Community nickname must be at least 3 characters')
  .check(
    z.trim(),
    z.minLength(nicknameLength.min, 'Community nickname must be at least 3 characters'),
    z.maxLength(nicknameLength.max, 'Community nickname must be less than 30 characters'),
    z.regex(
      /^[\p{L}\p{N}_.]+$/u,
      'Community nickname can only contain letters, numbers, underscores and periods',
    ),
  );

const shortPassword = 'Password must be at least 6 characters';
export const newPasswordSchema = z
  .string(shortPassword)
  .check(
    z.minLength(passwordLength.min, shortPassword),
    z.maxLength(passwordLength.max, 'Password must be less than 100 characters'),
  );

/** Left out by who has none: a sign-in of a moment ago stands for it. */
export const currentPasswordSchema = z.optional(
  z
    .string('Please enter your current password')
    .check(z.minLength(1, 'Please enter your current password'), z.maxLength(1000)),
);

/** How long a sign-in stands for the password of who has none. */
export const freshSignInMinutes = 10;

export const loginFormSchema = z.object({
  email: emailSchema,
  password: z
    .string(shortPassword)
    .check(
      z.minLength(passwordLength.min, shortPassword),
      z.maxLength(1000, 'Password must be less than 100 characters'),
    ),
});

const registerBodySchema = z.object({
  email: emailSchema,
  displayName: nicknameSchema,
  password: newPasswordSchema,
  username: z.optional(z.string().check(z.trim(), z.email('Username must be a valid email address'))),
  bio: z.optional(z.nullable(z.string().check(z.maxLength(1000, 'Bio must be at most 1000 characters')))),
  profileImage: z.optional(
    z.nullable(z.string().check(z.maxLength(0, 'A profile photo is added after signing up'))),
  ),
  /** The token of an invitation's link. */
  invitation: z.optional(z.string().check(z.maxLength(200))),
});

/** The register form asks for the password twice; the second one is never sent. */
export const registerFormSchema = z
  .object({
    email: emailSchema,
    displayName: nicknameSchema,
    password: newPasswordSchema,
    confirmPassword: z.string(),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      error: "Passwords don't match",
      path: ['confirmPassword'],
    }),
  );

/** Who is signed in, as that person sees themselves. */
export const currentUserSchema = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  displayName: z.string(),
  bio: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
  isAdmin: z.boolean(),
  /** False for who signs in by a provider alone. */
  hasPassword: z.boolean(),
  /** An administrator has set the password: a good moment to choose one's own. */
  mustChangePassword: z.boolean(),
  /** An administrator who has to set up the second factor before the console opens. */
  needsSecondFactor: z.boolean(),
  craftCredits: z.int(),
  createdAt: instantSchema,
  lastLogin: z.nullable(instantSchema),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;

export const authReplySchema = z.object({
  success: z.literal(true),
  message: z.string(),
  user: currentUserSchema,
});

/** The password is right, and a code is asked for next: `finishLogin` takes both. Nobody is signed in yet. */
const challengeReplySchema = z.object({
  success: z.literal(true),
  message: z.string(),
  challenge: z.string(),
  expiresAt: instantSchema,
});

export const getCurrentUser = endpoint({
  method: 'GET',
  path: '/api/user',
  summary: 'The signed-in person',
  access: 'signed-in',
  tokenScope: 'read',
  response: z.object({ success: z.literal(true), user: currentUserSchema }),
});

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  summary: 'Sign in with email and password; with a second factor, the first of two steps',
  access: 'public',
  openWhenPrivate: true,
  body: loginFormSchema,
  response: z.union([authReplySchema, challengeReplySchema]),
  errors: ['ACCOUNT_WRONG_CREDENTIALS', 'ACCOUNT_PASSWORDS_OFF'],
});

export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  summary: 'Create an account and sign in at once',
  access: 'public',
  openWhenPrivate: true,
  body: registerBodySchema,
  response: authReplySchema,
  errors: [
    'ACCOUNT_EMAIL_TAKEN',
    'ACCOUNT_NICKNAME_TAKEN',
    'ACCOUNT_PASSWORDS_OFF',
    'ACCOUNT_REGISTRATION_CLOSED',
    'ACCOUNT_INVITATION_NEEDED',
    'ACCOUNT_INVITATION_INVALID',
  ],
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  summary: 'End this session; where a provider opened it, the answer says where it ends there too',
  access: 'public',
  openWhenPrivate: true,
  response: z.extend(actionReplySchema, { continueAt: z.optional(z.string()) }),
});

export const checkDisplayName = endpoint({
  method: 'GET',
  path: '/api/users/check-displayname/:name',
  summary: 'Whether a community nickname is taken',
  access: 'public',
  openWhenPrivate: true,
  params: z.object({ name: z.string().check(z.maxLength(100)) }),
  response: z.object({ exists: z.boolean(), available: z.boolean() }),
});

export type PasswordStrength = 'weak' | 'good' | 'strong';

/** One point each for 6 characters, 10 characters, an uppercase letter, a digit, a symbol. */
export function passwordScore(password: string): number {
  const points = [
    password.length >= 6,
    password.length >= 10,
    /\p{Lu}/u.test(password),
    /\d/.test(password),
    /[^\p{L}\p{N}]/u.test(password),
  ];
  return points.filter(Boolean).length;
}

export function passwordStrength(score: number): PasswordStrength {
  if (score < 3) return 'weak';
  return score === 3 ? 'good' : 'strong';
}
