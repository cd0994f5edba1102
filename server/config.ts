import path from 'node:path';
import { readSignIn } from './sign-in-settings.ts';
import type { SignInSettings } from './sign-in-settings.ts';
import { SettingsReader } from './settings.ts';
import { readTraces } from './trace-settings.ts';
import type { TraceSettings } from './trace-settings.ts';
import type { Environment } from './settings.ts';
import { registrations } from '#contract/account.ts';
import type { Registration } from '#contract/account.ts';
import { recognizers } from '#contract/spotting.ts';
import type { Recognizer } from '#contract/spotting.ts';
import type { S3Settings } from './platform/blobs/s3-blobs.ts';

const textProviders = ['builtin', 'openai', 'anthropic', 'google', 'openai-compatible'] as const;
export type AiProvider = (typeof textProviders)[number];

/** Not every vendor draws. */
const drawingProviders = ['builtin', 'openai', 'google', 'openai-compatible'] as const;
export type DrawingProvider = (typeof drawingProviders)[number];

export interface AiSettings<P extends AiProvider = AiProvider> {
  provider: P;
  apiKey: string | null;
  baseUrl: string | null;
  model: string | null;
}

/** A model of the operator's own, and what it takes to run it. */
export interface ModelFiles {
  model: string;
  labels: string;
  sha256: string;
  /** The folder where the library that runs models is installed. */
  runtime: string;
}

/** Where backups lie that are made by themselves. Our own folder is made when it is missing; another may be a disk that is away. */
type BackupPlace =
  | { kind: 'folder'; folder: string; isOurs: boolean }
  | { kind: 'bucket'; s3: S3Settings; prefix: string };

export interface BackupSettings {
  /** Null when none are made by themselves. */
  everyHours: number | null;
  keep: number;
  place: BackupPlace;
  passphrase: string | null;
  /** Whether one is made before a new version changes the data. */
  beforeUpgrade: boolean;
}

export interface Config extends SignInSettings {
  production: boolean;
  dev: boolean;
  host: string;
  port: number;
  /** Null until the port is known, when PUBLIC_URL is not set. */
  publicUrl: string | null;
  dataDir: string;
  databaseUrl: string | null;
  /** A server that follows that one, for what may be a second old. */
  databaseReplicaUrl: string | null;
  /** What stands before it and lends connections for a transaction at a time; null where nothing does. */
  databasePooler: 'transaction' | null;
  databaseWaitMs: number;
  aiText: AiSettings;
  aiImage: AiSettings<DrawingProvider>;
  aiTimeoutMs: number;
  /** Who looks at the photo of the supplies: the text vendor, the operator's own server or model, or nobody. */
  recognizer: { by: Recognizer; local: AiSettings<'openai-compatible'> | null; file: ModelFiles | null };
  /** Whether a text vendor reads its own crafts a second time, for safety. */
  aiReview: boolean;
  payments: 'stripe' | 'test' | 'off';
  stripe: {
    secretKey: string | null;
    publishableKey: string | null;
    webhookSecret: string | null;
    apiBase: string | null;
  };
  mail: { smtpUrl: string | null; from: string; contactEmail: string | null };
  admin: { email: string; password: string } | null;
  starterContent: boolean;
  debugPages: boolean;
  /** How many texts of somebody new are looked at before they are published. */
  reviewFirstTexts: number;
  passwordMinLength: number;
  registration: Registration;
  /** Visitors see the sign-in and nothing else. */
  privateSite: boolean;
  /** Whether servers that people name are told of their crafts. */
  webhooks: boolean;
  s3: S3Settings | null;
  backups: BackupSettings;
  metricsToken: string | null;
  /** So long a node that is told to stop goes on as before, and only says that it is not ready. */
  stopDelayMs: number;
  rateLimits: boolean;
  logLevel: string;
  /** A request that takes longer is told of in the log; null for none. */
  slowRequestMs: number | null;
  logPretty: boolean;
  /** Where OpenTelemetry is told what takes how long; null for nowhere. */
  traces: TraceSettings | null;
  /** Addresses of the proxies whose X-Forwarded-For is believed; none unless said. */
  trustedProxies: string[];
}

const vendorKeys = {
  openai: 'OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
} as const;
const canDraw = (provider: AiProvider): provider is DrawingProvider =>
  drawingProviders.some((each) => each === provider);

function readDatabase(
  settings: SettingsReader,
): Pick<Config, 'databaseUrl' | 'databaseReplicaUrl' | 'databasePooler' | 'databaseWaitMs'> {
  const databaseUrl = settings.url('DATABASE_URL', ['postgres', 'postgresql']);
  const databaseReplicaUrl = settings.url('DATABASE_REPLICA_URL', ['postgres', 'postgresql']);
  if (databaseReplicaUrl && !databaseUrl)
    throw settings.refuse('DATABASE_URL', 'is needed when DATABASE_REPLICA_URL is set');
  const pooler = settings.choice('DATABASE_POOLER', ['off', 'transaction']) ?? 'off';
  if (pooler !== 'off' && !databaseUrl)
    throw settings.refuse('DATABASE_URL', 'is needed when DATABASE_POOLER is set');
  const databasePooler = pooler === 'off' ? null : pooler;
  const waitSeconds = settings.integer('DATABASE_WAIT_SECONDS', { fallback: 30, min: 0, max: 600 });
  return { databaseUrl, databaseReplicaUrl, databasePooler, databaseWaitMs: waitSeconds * 1000 };
}

function readAiText(settings: SettingsReader): AiSettings {
  const vendorWithKey = (Object.keys(vendorKeys) as (keyof typeof vendorKeys)[]).find((vendor) =>
    settings.find(vendorKeys[vendor]),
  );
  const provider = settings.choice('AI_PROVIDER', textProviders) ?? vendorWithKey ?? 'builtin';
  const vendorKey =
    provider in vendorKeys ? settings.find(vendorKeys[provider as keyof typeof vendorKeys]) : null;
  const apiKey = settings.find('AI_API_KEY') ?? vendorKey;
  const baseUrl = settings.url('AI_BASE_URL', ['http', 'https']);
  const model = settings.find('AI_TEXT_MODEL');
  if (provider in vendorKeys && !apiKey)
    throw settings.refuse('AI_API_KEY', `is needed when AI_PROVIDER is ${provider}`);
  if (provider === 'openai-compatible') {
    if (!baseUrl) throw settings.refuse('AI_BASE_URL', 'is needed when AI_PROVIDER is openai-compatible');
    if (!model) throw settings.refuse('AI_TEXT_MODEL', 'is needed when AI_PROVIDER is openai-compatible');
  }
  return { provider, apiKey, baseUrl, model };
}

function readAiImage(settings: SettingsReader, text: AiSettings): AiSettings<DrawingProvider> {
  const chosen = settings.choice('AI_IMAGE_PROVIDER', drawingProviders);
  const model = settings.find('AI_IMAGE_MODEL');
  // A compatible text server draws only when it is told which model draws.
  const textDraws =
    canDraw(text.provider) && (text.provider !== 'openai-compatible' || model !== null)
      ? text.provider
      : 'builtin';
  const provider = chosen ?? textDraws;
  const same = provider === text.provider;
  const vendorKey =
    provider in vendorKeys ? settings.find(vendorKeys[provider as keyof typeof vendorKeys]) : null;
  const apiKey = settings.find('AI_IMAGE_API_KEY') ?? (same ? text.apiKey : vendorKey);
  const baseUrl = settings.url('AI_IMAGE_BASE_URL', ['http', 'https']) ?? (same ? text.baseUrl : null);
  if (provider in vendorKeys && !apiKey)
    throw settings.refuse('AI_IMAGE_API_KEY', `is needed when AI_IMAGE_PROVIDER is ${provider}`);
  if (provider === 'openai-compatible' && !(baseUrl && model)) {
    throw settings.refuse(
      'AI_IMAGE_MODEL',
      'and AI_IMAGE_BASE_URL are needed when AI_IMAGE_PROVIDER is openai-compatible',
    );
  }
  return { provider, apiKey, baseUrl, model };
}

function readLocalEyes(settings: SettingsReader): AiSettings<'openai-compatible'> | null {
  const baseUrl = settings.url('RECOGNIZER_URL', ['http', 'https']);
  const model = settings.find('RECOGNIZER_MODEL');
  if (!baseUrl) return null;
  if (!model) throw settings.refuse('RECOGNIZER_MODEL', 'is needed when RECOGNIZER_URL is set');
  return { provider: 'openai-compatible', apiKey: null, baseUrl, model };
}

const besideModelFile = ['RECOGNIZER_LABELS', 'RECOGNIZER_SHA256', 'RECOGNIZER_RUNTIME'];

/** Beside an address the model is one of that server, else a file. */
function readModelFiles(settings: SettingsReader): ModelFiles | null {
  if (settings.find('RECOGNIZER_URL')) {
    const extra = besideModelFile.find((name) => settings.find(name));
    if (extra) throw settings.refuse(extra, 'cannot be set together with RECOGNIZER_URL');
    return null;
  }
  settings.requireTogether(['RECOGNIZER_MODEL', ...besideModelFile]);
  const model = settings.find('RECOGNIZER_MODEL');
  if (!model) return null;
  const sha256 = settings.text('RECOGNIZER_SHA256', '').toLowerCase();
  if (!/^[0-9a-f]{64}$/.test(sha256))
    throw settings.refuse('RECOGNIZER_SHA256', 'must be 64 hexadecimal digits');
  const labels = path.resolve(settings.text('RECOGNIZER_LABELS', ''));
  const runtime = path.resolve(settings.text('RECOGNIZER_RUNTIME', ''));
  return { model: path.resolve(model), labels, sha256, runtime };
}

function readRecognizer(settings: SettingsReader, text: AiSettings): Config['recognizer'] {
  const wanted = settings.choice('RECOGNIZER', ['auto', ...recognizers]) ?? 'auto';
  const local = readLocalEyes(settings);
  const file = readModelFiles(settings);
  const isOwn = local !== null || file !== null;
  if (wanted === 'local' && !isOwn)
    throw settings.refuse('RECOGNIZER_URL', 'or RECOGNIZER_MODEL is needed when RECOGNIZER is local');
  if (wanted === 'vendor' && text.provider === 'builtin')
    throw settings.refuse('AI_PROVIDER', 'must name a vendor when RECOGNIZER is vendor');
  const usual = isOwn ? 'local' : text.provider === 'builtin' ? 'off' : 'vendor';
  return { by: wanted === 'auto' ? usual : wanted, local, file };
}

function readPayments(settings: SettingsReader, production: boolean): Pick<Config, 'payments' | 'stripe'> {
  const stripe = {
    secretKey: settings.find('STRIPE_SECRET_KEY'),
    publishableKey: settings.find('STRIPE_PUBLISHABLE_KEY'),
    webhookSecret: settings.find('STRIPE_WEBHOOK_SECRET'),
    apiBase: settings.url('STRIPE_API_BASE', ['http', 'https']),
  };
  const fallback = stripe.secretKey ? 'stripe' : production ? 'off' : 'test';
  const payments = settings.choice('PAYMENTS', ['stripe', 'test', 'off']) ?? fallback;
  if (payments === 'stripe') {
    if (!stripe.secretKey) throw settings.refuse('STRIPE_SECRET_KEY', 'is needed when PAYMENTS is stripe');
    if (!stripe.publishableKey)
      throw settings.refuse('STRIPE_PUBLISHABLE_KEY', 'is needed when PAYMENTS is stripe');
    if (production && !stripe.webhookSecret)
      throw settings.refuse('STRIPE_WEBHOOK_SECRET', 'is needed for Stripe in production');
    if (isLive(stripe.secretKey) !== isLive(stripe.publishableKey)) {
      throw settings.refuse(
        'STRIPE_PUBLISHABLE_KEY',
        'must be of the same mode (live or test) as STRIPE_SECRET_KEY',
      );
    }
  }
  return { payments, stripe };
}

const isLive = (key: string): boolean => key.includes('_live_');

function readS3(settings: SettingsReader): S3Settings | null {
  settings.requireTogether(['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
  const endpoint = settings.url('S3_ENDPOINT', ['http', 'https']);
  if (!endpoint) return null;
  return {
    endpoint,
    bucket: settings.text('S3_BUCKET', ''),
    region: settings.text('S3_REGION', 'us-east-1'),
    accessKeyId: settings.text('S3_ACCESS_KEY_ID', ''),
    secretAccessKey: settings.text('S3_SECRET_ACCESS_KEY', ''),
  };
}

/** Such as s3://bucket/folder/in/it. */
const bucketPattern = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/([\w./-]*))?$/;

function readBackupPlace(settings: SettingsReader, dataDir: string, s3: S3Settings | null): BackupPlace {
  const place = settings.find('BACKUP_DIR');
  if (!place) return { kind: 'folder', folder: path.join(dataDir, 'backups'), isOurs: true };
  if (!/^\w+:\/\//.test(place)) return { kind: 'folder', folder: path.resolve(place), isOurs: false };
  const [, bucket, prefix = ''] = bucketPattern.exec(place) ?? [];
  if (!bucket) throw settings.refuse('BACKUP_DIR', 'must be a folder or s3://bucket/prefix');
  if (!s3)
    throw settings.refuse('S3_ENDPOINT', 'and what belongs to it are needed when BACKUP_DIR is a bucket');
  return { kind: 'bucket', s3: { ...s3, bucket }, prefix: prefix.replace(/^\/+|\/+$/g, '') };
}

const longestPauseHours = 31 * 24;

function readBackups(settings: SettingsReader, dataDir: string, s3: S3Settings | null): BackupSettings {
  const isOff = ['off', '0'].includes(settings.text('BACKUP_EVERY_HOURS', 'off').toLowerCase());
  return {
    everyHours: isOff
      ? null
      : settings.integer('BACKUP_EVERY_HOURS', { fallback: 24, min: 1, max: longestPauseHours }),
    keep: settings.integer('BACKUP_KEEP', { fallback: 7, min: 1, max: 1000 }),
    place: readBackupPlace(settings, dataDir, s3),
    passphrase: settings.find('BACKUP_PASSPHRASE'),
    beforeUpgrade: settings.toggle('BACKUP_BEFORE_UPGRADE', true),
  };
}

const emailPattern = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/;

function readMail(settings: SettingsReader): Config['mail'] {
  const contactEmail = settings.find('CONTACT_EMAIL');
  if (contactEmail && !emailPattern.test(contactEmail))
    throw settings.refuse('CONTACT_EMAIL', 'must be one email address');
  return {
    smtpUrl: settings.url('SMTP_URL', ['smtp', 'smtps']),
    from: settings.text('MAIL_FROM', 'Gluebird <gluebird@localhost>'),
    contactEmail,
  };
}

function readAdmin(settings: SettingsReader): Config['admin'] {
  settings.requireTogether(['ADMIN_EMAIL', 'ADMIN_PASSWORD']);
  const email = settings.find('ADMIN_EMAIL');
  const password = settings.find('ADMIN_PASSWORD');
  if (!email || !password) return null;
  if (!emailPattern.test(email)) throw settings.refuse('ADMIN_EMAIL', 'must be an email address');
  if (password.length < 6 || password.length > 100)
    throw settings.refuse('ADMIN_PASSWORD', 'must have 6 to 100 characters');
  return { email, password };
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

function readLogging(settings: SettingsReader): Pick<Config, 'logLevel' | 'logPretty' | 'slowRequestMs'> {
  const isOff = settings.text('SLOW_REQUEST_MS', 'off').toLowerCase() === 'off';
  return {
    logLevel: settings.choice('LOG_LEVEL', logLevels) ?? 'info',
    logPretty: process.stdout.isTTY,
    slowRequestMs: isOff
      ? null
      : settings.integer('SLOW_REQUEST_MS', { fallback: 2_000, min: 1, max: 600_000 }),
  };
}

function readPublicUrl(settings: SettingsReader): string | null {
  const value = settings.url('PUBLIC_URL', ['http', 'https']);
  if (value && new URL(value).pathname !== '/')
    throw settings.refuse('PUBLIC_URL', 'must be an origin without a path');
  return value && new URL(value).origin;
}

/** The settings of this installation, checked once at start. The only reader of the environment. */
export function readConfig(environment: Environment = process.env): Config {
  const settings = new SettingsReader(environment);
  const production = settings.find('NODE_ENV') === 'production';
  const aiText = readAiText(settings);
  const dataDir = path.resolve(settings.text('DATA_DIR', './data'));
  const s3 = readS3(settings);
  return {
    production,
    dev: settings.toggle('GLUEBIRD_DEV', false),
    host: settings.text('HOST', '127.0.0.1'),
    port: settings.integer('PORT', { fallback: 3000, min: 0, max: 65_535 }),
    publicUrl: readPublicUrl(settings),
    dataDir,
    ...readDatabase(settings),
    aiText,
    aiImage: readAiImage(settings, aiText),
    aiTimeoutMs: settings.integer('AI_TIMEOUT_MS', { fallback: 60_000, min: 100, max: 600_000 }),
    recognizer: readRecognizer(settings, aiText),
    aiReview: settings.toggle('AI_REVIEW', true),
    ...readPayments(settings, production),
    mail: readMail(settings),
    admin: readAdmin(settings),
    starterContent: settings.toggle('STARTER_CONTENT', true),
    debugPages: settings.toggle('DEBUG_PAGES', !production),
    reviewFirstTexts: settings.integer('REVIEW_FIRST_TEXTS', { fallback: 0, min: 0, max: 20 }),
    passwordMinLength: settings.integer('PASSWORD_MIN_LENGTH', { fallback: 6, min: 6, max: 64 }),
    registration: settings.choice('REGISTRATION', registrations) ?? 'open',
    privateSite: settings.toggle('PRIVATE_SITE', false),
    ...readSignIn(settings),
    webhooks: settings.toggle('WEBHOOKS', true),
    s3,
    backups: readBackups(settings, dataDir, s3),
    metricsToken: settings.find('METRICS_TOKEN'),
    stopDelayMs: settings.integer('STOP_DELAY_SECONDS', { fallback: 0, min: 0, max: 5 }) * 1000,
    rateLimits: settings.toggle('RATE_LIMITS', true),
    ...readLogging(settings),
    traces: readTraces(settings),
    trustedProxies: settings.addresses('TRUSTED_PROXIES'),
  };
}
