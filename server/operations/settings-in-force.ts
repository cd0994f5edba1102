import type { SettingInForce } from '#contract/operations-system.ts';
import type { AiSettings, Config } from '#server/config.ts';

type Lines = Record<string, string>;

const unset = 'not set';
const secret = (value: string | null | undefined): string => (value ? 'set' : unset);
const plain = (value: string | null | undefined): string => value ?? unset;
const onOff = (value: boolean): string => (value ? 'on' : 'off');

/** An address without what may stand in it beside the host: names, passwords, tokens. */
function address(url: string | null): string {
  if (!url) return unset;
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname === '/' ? '' : pathname}`;
}

const ai = (prefix: string, model: string, settings: AiSettings): Lines => ({
  [`${prefix}_PROVIDER`]: settings.provider,
  [`${prefix}_API_KEY`]: secret(settings.apiKey),
  [`${prefix}_BASE_URL`]: address(settings.baseUrl),
  [model]: settings.model ?? (settings.provider === 'builtin' ? unset : 'the vendor’s usual one'),
});

/** One entry for each field of the settings, so that a new one does not compile until it is told of here. */
const tell: { [Key in keyof Config]: (value: Config[Key]) => Lines } = {
  production: (value) => ({ NODE_ENV: value ? 'production' : 'not production' }),
  dev: (value) => ({ GLUEBIRD_DEV: onOff(value) }),
  host: (value) => ({ HOST: value }),
  port: (value) => ({ PORT: String(value) }),
  publicUrl: (value) => ({ PUBLIC_URL: plain(value) }),
  dataDir: (value) => ({ DATA_DIR: value }),
  databaseUrl: (value) => ({ DATABASE_URL: address(value) }),
  databaseReplicaUrl: (value) => ({ DATABASE_REPLICA_URL: address(value) }),
  databasePooler: (value) => ({ DATABASE_POOLER: value ?? 'off' }),
  databaseWaitMs: (value) => ({ DATABASE_WAIT_SECONDS: String(value / 1000) }),
  aiText: (value) => ai('AI', 'AI_TEXT_MODEL', value),
  aiImage: (value) => ai('AI_IMAGE', 'AI_IMAGE_MODEL', value),
  aiTimeoutMs: (value) => ({ AI_TIMEOUT_MS: String(value) }),
  recognizer: ({ by, local, file }) => ({
    RECOGNIZER: by,
    RECOGNIZER_URL: address(local?.baseUrl ?? null),
    RECOGNIZER_MODEL: plain(local?.model ?? file?.model),
    RECOGNIZER_LABELS: plain(file?.labels),
    RECOGNIZER_SHA256: plain(file?.sha256),
    RECOGNIZER_RUNTIME: plain(file?.runtime),
  }),
  aiReview: (value) => ({ AI_REVIEW: onOff(value) }),
  payments: (value) => ({ PAYMENTS: value }),
  stripe: (value) => ({
    STRIPE_SECRET_KEY: secret(value.secretKey),
    STRIPE_PUBLISHABLE_KEY: secret(value.publishableKey),
    STRIPE_WEBHOOK_SECRET: secret(value.webhookSecret),
    STRIPE_API_BASE: address(value.apiBase),
  }),
  mail: (value) => ({
    SMTP_URL: address(value.smtpUrl),
    MAIL_FROM: value.from,
    CONTACT_EMAIL: plain(value.contactEmail),
  }),
  admin: (value) => ({ ADMIN_EMAIL: plain(value?.email), ADMIN_PASSWORD: secret(value?.password) }),
  starterContent: (value) => ({ STARTER_CONTENT: onOff(value) }),
  debugPages: (value) => ({ DEBUG_PAGES: onOff(value) }),
  reviewFirstTexts: (value) => ({ REVIEW_FIRST_TEXTS: String(value) }),
  passwordMinLength: (value) => ({ PASSWORD_MIN_LENGTH: String(value) }),
  registration: (value) => ({ REGISTRATION: value }),
  privateSite: (value) => ({ PRIVATE_SITE: onOff(value) }),
  oidc: (value) => ({
    OIDC_ISSUER: address(value?.issuer ?? null),
    OIDC_CLIENT_ID: plain(value?.clientId),
    OIDC_CLIENT_SECRET: secret(value?.clientSecret),
    OIDC_NAME: plain(value?.name),
    OIDC_ADMIN_CLAIM: value?.adminClaim ? `${value.adminClaim.name}=${value.adminClaim.value}` : unset,
    OIDC_LINK_BY_EMAIL: onOff(value?.linkByEmail ?? false),
  }),
  passwordSignIn: (value) => ({ PASSWORD_SIGN_IN: onOff(value) }),
  webhooks: (value) => ({ WEBHOOKS: onOff(value) }),
  s3: (value) => ({
    S3_ENDPOINT: address(value?.endpoint ?? null),
    S3_BUCKET: plain(value?.bucket),
    S3_REGION: plain(value?.region),
    S3_ACCESS_KEY_ID: secret(value?.accessKeyId),
    S3_SECRET_ACCESS_KEY: secret(value?.secretAccessKey),
  }),
  backups: ({ everyHours, keep, place, passphrase, beforeUpgrade }) => ({
    BACKUP_EVERY_HOURS: everyHours === null ? 'off' : String(everyHours),
    BACKUP_KEEP: String(keep),
    BACKUP_DIR: place.kind === 'folder' ? place.folder : `s3://${place.s3.bucket}/${place.prefix}`,
    BACKUP_PASSPHRASE: secret(passphrase),
    BACKUP_BEFORE_UPGRADE: onOff(beforeUpgrade),
  }),
  metricsToken: (value) => ({ METRICS_TOKEN: secret(value) }),
  stopDelayMs: (value) => ({ STOP_DELAY_SECONDS: String(value / 1000) }),
  rateLimits: (value) => ({ RATE_LIMITS: onOff(value) }),
  logLevel: (value) => ({ LOG_LEVEL: value }),
  slowRequestMs: (value) => ({ SLOW_REQUEST_MS: value === null ? 'off' : String(value) }),
  logPretty: () => ({}),
  traces: (value) => ({
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address(value?.url ?? null),
    OTEL_EXPORTER_OTLP_HEADERS: secret(Object.keys(value?.headers ?? {}).join()),
    OTEL_EXPORTER_OTLP_PROTOCOL: plain(value?.protocol),
    OTEL_TRACES_SAMPLER: plain(value?.sampler),
    OTEL_TRACES_SAMPLER_ARG: value ? String(value.ratio) : unset,
  }),
  trustedProxies: (value) => ({ TRUSTED_PROXIES: value.join(', ') || unset }),
};

/** Every setting as it is in force, by the name it has in the environment; of a secret only whether it is there. */
export function settingsInForce(config: Config): SettingInForce[] {
  const linesOf = <Key extends keyof Config>(key: Key, value: Config[Key]): Lines => tell[key](value);
  return (Object.keys(tell) as (keyof Config)[]).flatMap((key) =>
    Object.entries(linesOf(key, config[key])).map(([name, value]) => ({ name, value })),
  );
}
