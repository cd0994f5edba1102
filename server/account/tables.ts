import { ne, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { invitationRoles } from '#contract/account-invitations.ts';
import { tokenScopes } from '#contract/token-scopes.ts';
import { houseAddress } from './house-account.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const accountUsers = pgTable(
  'account_users',
  {
    id: serial('id').primaryKey(),
    username: text('username').notNull(),
    email: text('email').notNull(),
    /** Somebody has shown that mails to this address reach them: by a link from one, or by a provider's word. */
    emailVerified: boolean('email_verified').notNull().default(false),
    passwordHash: text('password_hash').notNull(),
    displayName: text('display_name').notNull(),
    bio: text('bio'),
    /** The photo's version; the photo itself lies in the blob store. */
    profileImage: text('profile_image'),
    isAdmin: boolean('is_admin').notNull().default(false),
    /** When the person said that they are an adult carer and accept the terms: the only thing kept about their age. */
    consentedAt: instant('consented_at').notNull(),
    createdAt: instant('created_at').notNull(),
    lastLogin: instant('last_login'),
    /** Counted here, so that the most active are found without reading what everybody did. */
    loginCount: integer('login_count').notNull().default(0),
    /** An administrator has set the password, and the person has not chosen their own since. */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
  },
  (table) => [
    uniqueIndex('account_users_email').on(sql`lower(${table.email})`),
    uniqueIndex('account_users_display_name').on(sql`lower(${table.displayName})`),
    index('account_users_created').on(table.createdAt, table.id),
    // The same order on every engine, and prefixes are found in it.
    index('account_users_by_name').on(sql`lower(${table.displayName}) collate "C"`, table.id),
    index('account_users_by_email').on(sql`lower(${table.email}) collate "C"`, table.id),
    index('account_users_last_login').on(sql`coalesce(${table.lastLogin}, timestamptz 'epoch')`, table.id),
    index('account_users_logins').on(table.loginCount, table.id),
    index('account_users_admins')
      .on(table.id)
      .where(sql`${table.isAdmin}`),
  ],
);

/** The account of the house is nobody's, and not counted among people. */
export const isSomebody = ne(accountUsers.email, houseAddress);

export const accountSessions = pgTable(
  'account_sessions',
  {
    id: serial('id').primaryKey(),
    /** SHA-256 of the cookie's token: reading this table lets nobody in. */
    tokenHash: text('token_hash').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => accountUsers.id, { onDelete: 'cascade' }),
    device: text('device').notNull(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** A passkey opened it, which is two factors in one. */
    byPasskey: boolean('by_passkey').notNull().default(false),
  },
  (table) => [
    uniqueIndex('account_sessions_token').on(table.tokenHash),
    index('account_sessions_user').on(table.userId),
    index('account_sessions_expiry').on(table.expiresAt),
  ],
);

/** What a program shows instead of its person's password; only a hash is kept, as of a session. */
export const accountAccessTokens = pgTable(
  'account_access_tokens',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => accountUsers.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    name: text('name').notNull(),
    scopes: text('scopes', { enum: tokenScopes }).array().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('account_access_tokens_token').on(table.tokenHash),
    index('account_access_tokens_user').on(table.userId),
    index('account_access_tokens_expiry').on(table.expiresAt),
  ],
);

/** A link sent by mail that proves whose address it is: for a new password or a new address. Only its hash is kept. */
export const accountMailTokens = pgTable(
  'account_mail_tokens',
  {
    id: serial('id').primaryKey(),
    purpose: text('purpose', { enum: ['reset-password', 'confirm-email'] }).notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => accountUsers.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    /** The address to confirm. */
    newEmail: text('new_email'),
    used: boolean('used').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('account_mail_tokens_hash').on(table.tokenHash),
    index('account_mail_tokens_user').on(table.userId),
    index('account_mail_tokens_expiry').on(table.expiresAt),
  ],
);

/** A link that lets somebody make one account, of which only the hash is kept. */
export const accountInvitations = pgTable(
  'account_invitations',
  {
    id: serial('id').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    role: text('role', { enum: invitationRoles }).notNull(),
    note: text('note'),
    createdBy: integer('created_by').references(() => accountUsers.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedBy: integer('used_by').references(() => accountUsers.id, { onDelete: 'set null' }),
    usedAt: instant('used_at'),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    uniqueIndex('account_invitations_token').on(table.tokenHash),
    index('account_invitations_maker').on(table.createdBy),
    index('account_invitations_guest').on(table.usedBy),
  ],
);

/** The second thing somebody proves when they sign in. Without `confirmedAt` it is being set up and counts for nothing. */
export const accountSecondFactors = pgTable('account_second_factors', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => accountUsers.id, { onDelete: 'cascade' }),
  /** In Base32 and readable, because codes are computed from it (decision 024). */
  secret: text('secret').notNull(),
  confirmedAt: instant('confirmed_at'),
  /** The half minute of the last code that was taken: neither it nor an earlier one works again. */
  lastStep: integer('last_step'),
  createdAt: instant('created_at').notNull(),
});

/** A row is a code that still works; it goes with its use. */
export const accountRecoveryCodes = pgTable(
  'account_recovery_codes',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => accountUsers.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('account_recovery_codes_code').on(table.userId, table.codeHash)],
);

/** Somebody has given the right password and owes a code. No session: it opens nothing but the second step. */
export const accountChallenges = pgTable(
  'account_challenges',
  {
    id: serial('id').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => accountUsers.id, { onDelete: 'cascade' }),
    tries: integer('tries').notNull().default(0),
    /** What a provider said, where that stood for the password. */
    idToken: text('id_token'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('account_challenges_token').on(table.tokenHash),
    index('account_challenges_user').on(table.userId),
    index('account_challenges_expiry').on(table.expiresAt),
  ],
);

/** What operators ask of those who sign in, in one row; without it, nothing. */
export const accountSignInRule = pgTable(
  'account_sign_in_rule',
  {
    id: integer('id').primaryKey(),
    adminsNeedSecondFactor: boolean('admins_need_second_factor').notNull(),
  },
  (table) => [check('account_sign_in_rule_one', sql`${table.id} = 1`)],
);

/** Who somebody is at a provider: never known by an address, which can change hands. */
export const accountIdentities = pgTable(
  'account_identities',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => accountUsers.id, { onDelete: 'cascade' }),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [
    uniqueIndex('account_identities_subject').on(table.issuer, table.subject),
    uniqueIndex('account_identities_user').on(table.userId, table.issuer),
  ],
);

/** Somebody has been sent to the provider and is expected back, once and soon, in the same browser. */
export const accountDepartures = pgTable(
  'account_departures',
  {
    id: serial('id').primaryKey(),
    stateHash: text('state_hash').notNull(),
    browserHash: text('browser_hash').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    /** A path of ours. */
    returnTo: text('return_to').notNull(),
    invitationHash: text('invitation_hash'),
    /** Whose account is to be connected; null for who wants to sign in. */
    userId: integer('user_id').references(() => accountUsers.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('account_departures_state').on(table.stateHash),
    index('account_departures_user').on(table.userId),
    index('account_departures_expiry').on(table.expiresAt),
  ],
);

/** What a provider said about a session that it opened. */
export const accountProviderSessions = pgTable('account_provider_sessions', {
  sessionId: integer('session_id')
    .primaryKey()
    .references(() => accountSessions.id, { onDelete: 'cascade' }),
  /** Shown to the provider when the session ends, so that it ends there too. */
  idToken: text('id_token').notNull(),
  /** The provider asked for a second factor. */
  hasSecondFactor: boolean('has_second_factor').notNull(),
});

/** A key pair of somebody's phone, computer or security key, of which we know the public half. */
export const accountPasskeys = pgTable(
  'account_passkeys',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => accountUsers.id, { onDelete: 'cascade' }),
    credentialId: text('credential_id').notNull(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** What the device knows the account by: it says nothing of the person. */
    userHandle: text('user_handle').notNull(),
    /** How often the device says that it has signed; for good 0 on those that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    uniqueIndex('account_passkeys_credential').on(table.credentialId),
    index('account_passkeys_user').on(table.userId),
  ],
);

/** What a device is to sign, once and soon. */
export const accountPasskeyChallenges = pgTable(
  'account_passkey_challenges',
  {
    id: serial('id').primaryKey(),
    challengeHash: text('challenge_hash').notNull(),
    purpose: text('purpose', { enum: ['sign-in', 'register', 'confirm'] }).notNull(),
    /** Null for who wants to sign in: who that is the passkey says. */
    userId: integer('user_id').references(() => accountUsers.id, { onDelete: 'cascade' }),
    /** What a new passkey is to know the account by. */
    userHandle: text('user_handle'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('account_passkey_challenges_challenge').on(table.challengeHash),
    index('account_passkey_challenges_user').on(table.userId),
    index('account_passkey_challenges_expiry').on(table.expiresAt),
  ],
);
