import * as z from 'zod/mini';
import { authReplySchema, currentPasswordSchema } from './account.ts';
import { actionReplySchema, instantSchema, integerIdSchema } from './common.ts';
import { endpoint } from './endpoint.ts';

/** How long somebody who has given the right password may take for the code. */
export const challengeLifeMinutes = 5;
/** Wrong codes that one right password is good for. */
export const triesPerChallenge = 5;
export const setupLifeMinutes = 60;
export const recoveryCodeCount = 10;
/** From here on a person is told to make new ones. */
export const fewRecoveryCodes = 3;

const ownId = z.object({ id: integerIdSchema });

/** People type codes the way they are shown, with gaps and dashes. */
const tidy = z.overwrite((text: string) => text.replaceAll(/[\s-]/g, '').toUpperCase());
const sixDigits = 'Please enter the 6 digits that your app shows';
const appCodePattern = /^\d{6}$/;
const recoveryCodePattern = /^[A-Z2-7]{16}$/;
const recoveryCodeShape = 'A recovery code has 16 letters and digits';

const appCodeSchema = z
  .string(sixDigits)
  .check(z.maxLength(50, sixDigits), tidy, z.regex(appCodePattern, sixDigits));
const recoveryCodeSchema = z
  .string(recoveryCodeShape)
  .check(z.maxLength(50, recoveryCodeShape), tidy, z.regex(recoveryCodePattern, recoveryCodeShape));

/** The form of the second step asks for one kind of code at a time. */
export const codeFormSchemas = {
  app: z.object({ signInCode: appCodeSchema }),
  recovery: z.object({ signInCode: recoveryCodeSchema }),
};

const eitherCode = 'Please enter the 6 digits that your app shows, or a recovery code';
/** What the app shows now, or one of the recovery codes. */
export const signInCodeSchema = z
  .string(eitherCode)
  .check(z.maxLength(50, eitherCode), tidy, z.regex(/^(\d{6}|[A-Z2-7]{16})$/, eitherCode));

/** Of two kinds of code, which one this is. */
export const isAppCode = (code: string): boolean => appCodePattern.test(code);

export const finishLogin = endpoint({
  method: 'POST',
  path: '/api/login/second-factor',
  summary: 'The second step of signing in: the challenge of the first one, and a code',
  access: 'public',
  openWhenPrivate: true,
  body: z.object({
    challenge: z.string().check(z.minLength(1), z.maxLength(200)),
    signInCode: signInCodeSchema,
  }),
  response: authReplySchema,
  errors: ['ACCOUNT_SIGN_IN_EXPIRED', 'ACCOUNT_WRONG_SIGN_IN_CODE'],
});

export const secondFactorSchema = z.object({
  /** Null while it is off. */
  since: z.nullable(instantSchema),
  recoveryCodesLeft: z.int(),
  /** Operators ask it of this person, who then cannot turn it off. */
  isRequired: z.boolean(),
});
export type SecondFactor = z.output<typeof secondFactorSchema>;

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/api/users/:id/second-factor',
  summary: 'Whether you sign in in two steps',
  access: 'signed-in',
  params: ownId,
  response: secondFactorSchema,
  errors: ['FORBIDDEN'],
});

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/api/users/:id/second-factor',
  summary: 'Begin to set up signing in in two steps; nothing changes until a code is confirmed',
  access: 'signed-in',
  params: ownId,
  body: z.object({ currentPassword: currentPasswordSchema }),
  response: z.object({
    /** Base32, to be typed into an app. */
    secret: z.string(),
    /** The same for a QR code, with whose it is. */
    otpauthUri: z.string(),
  }),
  errors: ['FORBIDDEN', 'ACCOUNT_WRONG_PASSWORD', 'ACCOUNT_SIGN_IN_AGAIN', 'CONFLICT'],
});

const recoveryCodesReply = z.object({
  success: z.literal(true),
  message: z.string(),
  /** Shown this once. */
  recoveryCodes: z.array(z.string()),
});

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/users/:id/second-factor/confirmation',
  summary: 'Turn on signing in in two steps with the first code; your other sessions end',
  access: 'signed-in',
  params: ownId,
  body: z.object({ signInCode: appCodeSchema }),
  response: recoveryCodesReply,
  errors: ['FORBIDDEN', 'ACCOUNT_WRONG_SIGN_IN_CODE', 'CONFLICT'],
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/users/:id/recovery-codes',
  summary: 'New recovery codes in place of the earlier ones',
  access: 'signed-in',
  params: ownId,
  body: z.object({ currentPassword: currentPasswordSchema }),
  response: recoveryCodesReply,
  errors: ['FORBIDDEN', 'ACCOUNT_WRONG_PASSWORD', 'ACCOUNT_SIGN_IN_AGAIN', 'CONFLICT'],
});

export const endSecondFactor = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/second-factor',
  summary: 'Sign in with the password alone again',
  access: 'signed-in',
  params: ownId,
  body: z.object({ currentPassword: currentPasswordSchema, signInCode: signInCodeSchema }),
  response: actionReplySchema,
  errors: [
    'FORBIDDEN',
    'ACCOUNT_WRONG_PASSWORD',
    'ACCOUNT_SIGN_IN_AGAIN',
    'ACCOUNT_WRONG_SIGN_IN_CODE',
    'ACCOUNT_SECOND_FACTOR_REQUIRED',
    'CONFLICT',
  ],
});

/** Why an administrator takes somebody's second step away: chosen, not written, so that the log holds nothing of a person. */
export const removalReasons = {
  'lost-phone': 'Phone lost, no recovery codes',
  'new-phone': 'New phone without the app',
  misuse: 'Somebody else may have set it up',
  other: 'Another reason',
} as const;
export type RemovalReason = keyof typeof removalReasons;
const reasonNames = Object.keys(removalReasons) as [RemovalReason, ...RemovalReason[]];

export const removeSecondFactor = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/remove-second-factor',
  summary: 'Let somebody who has lost their phone sign in with the password alone; their sessions end',
  access: 'admin',
  params: ownId,
  body: z.object({ reason: z.enum(reasonNames) }),
  response: actionReplySchema,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const signInRuleSchema = z.object({
  adminsNeedSecondFactor: z.boolean(),
  /** Administrators who have yet to set it up. */
  adminsWithout: z.int(),
});
export type SignInRule = z.output<typeof signInRuleSchema>;

export const getSignInRule = endpoint({
  method: 'GET',
  path: '/api/admin/sign-in-rule',
  summary: 'How administrators must sign in',
  access: 'admin',
  response: signInRuleSchema,
});

export const changeSignInRule = endpoint({
  method: 'PUT',
  path: '/api/admin/sign-in-rule',
  summary: 'Ask all administrators to sign in in two steps, or no longer',
  access: 'admin',
  body: z.object({ adminsNeedSecondFactor: z.boolean() }),
  response: signInRuleSchema,
  errors: ['CONFLICT'],
});
