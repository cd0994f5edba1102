import type { SettingInForce } from '#contract/operations-system.ts';

/** Numbers and choices of ours. What is not in here is only told to be there: it may name somebody, or open something. */
const told: ReadonlySet<string> = new Set([
  'NODE_ENV',
  'GLUEBIRD_DEV',
  'PORT',
  'DATABASE_WAIT_SECONDS',
  'AI_PROVIDER',
  'AI_IMAGE_PROVIDER',
  'AI_TIMEOUT_MS',
  'AI_REVIEW',
  'RECOGNIZER',
  'PAYMENTS',
  'STARTER_CONTENT',
  'DEBUG_PAGES',
  'REVIEW_FIRST_TEXTS',
  'PASSWORD_MIN_LENGTH',
  'REGISTRATION',
  'PRIVATE_SITE',
  'OIDC_LINK_BY_EMAIL',
  'PASSWORD_SIGN_IN',
  'WEBHOOKS',
  'BACKUP_EVERY_HOURS',
  'BACKUP_KEEP',
  'BACKUP_BEFORE_UPGRADE',
  'RATE_LIMITS',
  'SLOW_REQUEST_MS',
  'LOG_LEVEL',
  'OTEL_EXPORTER_OTLP_PROTOCOL',
  'OTEL_TRACES_SAMPLER',
  'OTEL_TRACES_SAMPLER_ARG',
]);

const schemePattern = /^(https?|postgres(?:ql)?|smtps?|s3):\/\//;

function mask({ name, value }: SettingInForce): string {
  if (value === 'not set' || told.has(name)) return value;
  const [scheme] = schemePattern.exec(value) ?? [];
  return scheme ? `${scheme}…` : 'set';
}

/** Settings for somebody else's eyes: of an address only its kind. */
export const maskSettings = (settings: readonly SettingInForce[]): Record<string, string> =>
  Object.fromEntries(settings.map((setting) => [setting.name, mask(setting)]));
