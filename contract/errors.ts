/** Every error the product can answer with: one table gives the status, whether trying again can help, and the sentence a person reads. */
export const errorTable = {
  INVALID_INPUT: { status: 400, retryable: false, sentence: 'Please check what you entered and try again.' },
  NOT_SIGNED_IN: { status: 401, retryable: false, sentence: 'Please log in to continue.' },
  ACCOUNT_WRONG_CREDENTIALS: {
    status: 401,
    retryable: false,
    sentence: 'The email or password is not right.',
  },
  NOT_ENOUGH_CREDITS: {
    status: 402,
    retryable: false,
    sentence: 'Not enough credits. You need at least 1 Craft Credit to generate a new craft.',
  },
  PAYMENT_DECLINED: {
    status: 402,
    retryable: false,
    sentence: 'This card was declined. Nothing was charged. Please try another card.',
  },
  PAYMENT_NOT_COMPLETED: {
    status: 402,
    retryable: false,
    sentence: 'This payment has not gone through, so no credits were added.',
  },
  FORBIDDEN: { status: 403, retryable: false, sentence: 'You do not have permission to do this.' },
  CROSS_SITE: {
    status: 403,
    retryable: false,
    sentence: 'This request came from another site and was refused.',
  },
  NOT_FOUND: { status: 404, retryable: false, sentence: 'This could not be found.' },
  METHOD_NOT_ALLOWED: {
    status: 405,
    retryable: false,
    sentence: 'This address does not support that action.',
  },
  CONFLICT: {
    status: 409,
    retryable: false,
    sentence: 'This has changed in the meantime. Please reload and try again.',
  },
  IDEMPOTENCY_CONFLICT: {
    status: 409,
    retryable: false,
    sentence: 'This request was already sent with different content.',
  },
  FREE_IDEA_GONE: {
    status: 409,
    retryable: false,
    sentence: 'The free idea has been used already, or its day is over. Please start a new craft.',
  },
  ACCOUNT_EMAIL_TAKEN: {
    status: 409,
    retryable: false,
    sentence: 'An account with this email already exists. Try logging in instead.',
  },
  ACCOUNT_NICKNAME_TAKEN: {
    status: 409,
    retryable: false,
    sentence: 'This community nickname is already taken.',
  },
  ACCOUNT_REGISTRATION_CLOSED: {
    status: 403,
    retryable: false,
    sentence: 'Registration is closed here: no new accounts are made.',
  },
  ACCOUNT_INVITATION_NEEDED: {
    status: 403,
    retryable: false,
    sentence: 'New accounts need an invitation here. If somebody sent you one, please open its link.',
  },
  ACCOUNT_INVITATION_INVALID: {
    status: 400,
    retryable: false,
    sentence:
      'This invitation cannot be used: it was used already, has expired or was taken back. Please ask for a new one.',
  },
  ACCOUNT_WRONG_PASSWORD: { status: 403, retryable: false, sentence: 'Your current password is not right.' },
  ACCOUNT_SIGN_IN_AGAIN: {
    status: 403,
    retryable: false,
    sentence: 'To be sure that it is you, please log out and in again, and then do this within ten minutes.',
  },
  ACCOUNT_SIGN_IN_EXPIRED: {
    status: 401,
    retryable: false,
    sentence: 'This took too long or too many tries. Please enter your password again.',
  },
  ACCOUNT_WRONG_SIGN_IN_CODE: {
    status: 403,
    retryable: false,
    sentence: 'This code is not right. Each code works only once: please try the next one your app shows.',
  },
  ACCOUNT_PASSKEY_REFUSED: {
    status: 403,
    retryable: false,
    sentence: 'This passkey was not accepted. Please try again, or use your password.',
  },
  ACCOUNT_PASSKEY_EXPIRED: {
    status: 403,
    retryable: true,
    sentence: 'This took too long or was used already. Please try your passkey once more.',
  },
  ACCOUNT_PASSKEYS_UNAVAILABLE: {
    status: 409,
    retryable: false,
    sentence: 'Passkeys work only where this place has a name of its own and https, not at this address.',
  },
  ACCOUNT_SECOND_FACTOR_REQUIRED: {
    status: 403,
    retryable: false,
    sentence: 'Administrators sign in in two steps here. Please set it up in your settings first.',
  },
  ACCESS_TOKEN_INVALID: {
    status: 401,
    retryable: false,
    sentence: 'This access token is not valid: it has expired, was taken back, or is not whole.',
  },
  ACCESS_TOKEN_NOT_ENOUGH: {
    status: 403,
    retryable: false,
    sentence: 'Access tokens cannot do this. Please sign in to do it yourself.',
  },
  ACCOUNT_RESET_TOKEN_INVALID: {
    status: 400,
    retryable: false,
    sentence: 'The password reset link is invalid or has expired. Please request a new one.',
  },
  ACCOUNT_EMAIL_LINK_INVALID: {
    status: 400,
    retryable: false,
    sentence: 'This link is invalid or has expired. Please ask for the change again in your profile.',
  },
  ACCOUNT_PROVIDER_CANCELLED: {
    status: 403,
    retryable: false,
    sentence: 'You were not signed in: it was cancelled or not allowed on the other side.',
  },
  ACCOUNT_PROVIDER_EXPIRED: {
    status: 401,
    retryable: true,
    sentence: 'This sign-in took too long or was used already. Please start it again.',
  },
  ACCOUNT_PROVIDER_NOT_TRUSTED: {
    status: 401,
    retryable: true,
    sentence: 'The answer we got about you could not be trusted, so nobody was signed in. Please try again.',
  },
  ACCOUNT_PROVIDER_UNAVAILABLE: {
    status: 503,
    retryable: true,
    sentence: 'The place you sign in with cannot be reached right now. Please try again in a moment.',
  },
  ACCOUNT_PROVIDER_NO_EMAIL: {
    status: 403,
    retryable: false,
    sentence: 'An account needs an email address, and we were not told yours. Please add one there first.',
  },
  ACCOUNT_PROVIDER_CLOSED: {
    status: 403,
    retryable: false,
    sentence:
      'There is no account for you here yet, and no new ones are made. Please ask whoever runs this site.',
  },
  ACCOUNT_PROVIDER_INVITATION_NEEDED: {
    status: 403,
    retryable: false,
    sentence:
      'There is no account for you here yet, and new ones need an invitation. If somebody sent you one, please open its link.',
  },
  ACCOUNT_PROVIDER_EMAIL_TAKEN: {
    status: 409,
    retryable: false,
    sentence:
      'An account with this email is here already. Please sign in to it as before, then connect it in your settings.',
  },
  ACCOUNT_IDENTITY_TAKEN: {
    status: 409,
    retryable: false,
    sentence: 'This is connected with another account here already, so nothing was changed.',
  },
  ACCOUNT_LAST_WAY_IN: {
    status: 409,
    retryable: false,
    sentence:
      'There would be no way left to sign in. Please set a password first, where passwords are used here.',
  },
  ACCOUNT_PASSWORDS_OFF: {
    status: 403,
    retryable: false,
    sentence: 'Passwords are not used here. Please use the button that says "Continue with".',
  },
  ACCOUNT_LAST_ADMIN: {
    status: 409,
    retryable: false,
    sentence: 'You are the last administrator. Make somebody else an administrator first.',
  },
  TOO_LARGE: { status: 413, retryable: false, sentence: 'This is too large to send.' },
  UNSUPPORTED_MEDIA: { status: 415, retryable: false, sentence: 'This kind of content is not supported.' },
  UNREADABLE_PHOTO: {
    status: 422,
    retryable: false,
    sentence: 'This photo could not be read. Please try another one.',
  },
  GENERATION_DECLINED: {
    status: 422,
    retryable: false,
    sentence:
      'We could not make a good and safe craft of this. Your credit is back: please try another theme.',
  },
  CRAFT_FILE_DECLINED: {
    status: 422,
    retryable: false,
    sentence: 'This craft was not brought in: our safety check could not vouch for it.',
  },
  GENERATION_UNAVAILABLE: {
    status: 503,
    retryable: true,
    sentence:
      'Our idea helper cannot be reached right now. Your credit is back. Please try again in a moment.',
  },
  PAYMENT_UNAVAILABLE: {
    status: 503,
    retryable: true,
    sentence:
      'Payments cannot be reached right now. Please try again in a moment: nothing is ever charged twice.',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    retryable: true,
    sentence: 'That was a lot of tries in a short time. Please wait a moment and try again.',
  },
  INTERNAL: { status: 500, retryable: true, sentence: 'Something went wrong on our side. Please try again.' },
  UNAVAILABLE: {
    status: 503,
    retryable: true,
    sentence: 'We are catching our breath. Please try again in a moment.',
  },
} as const satisfies Record<string, { status: number; retryable: boolean; sentence: string }>;

export type ErrorCode = keyof typeof errorTable;

export interface ErrorIssue {
  path: string;
  message: string;
}

/** The body of every error reply. */
export interface ErrorReply {
  success: false;
  message: string;
  code: ErrorCode;
  issues?: ErrorIssue[];
}
