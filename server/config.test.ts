import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConfig } from './config.ts';
import { StartError } from './platform/start-error.ts';

test('without any setting everything has its default', () => {
  const config = readConfig({});
  assert.equal(config.host, '127.0.0.1');
  assert.equal(config.port, 3000);
  assert.equal(config.databaseUrl, null);
  assert.equal(config.databaseWaitMs, 30_000);
  assert.equal(config.aiText.provider, 'builtin');
  assert.equal(config.aiImage.provider, 'builtin');
  assert.equal(config.payments, 'test');
  assert.equal(config.debugPages, true);
  assert.equal(config.passwordMinLength, 6);
  assert.equal(config.registration, 'open');
  assert.equal(config.rateLimits, true);
  assert.match(config.dataDir, /\/data$/);
});

test('backups are off until asked for, and lie in a folder of ours, another one or a bucket', () => {
  const { backups, dataDir } = readConfig({});
  const folder = `${dataDir}/backups`;
  assert.deepEqual(backups, {
    everyHours: null,
    keep: 7,
    place: { kind: 'folder', folder, isOurs: true },
    passphrase: null,
    beforeUpgrade: true,
  });
  const placeOf = (dir: string) => readConfig({ ...bucketSettings, BACKUP_DIR: dir }).backups.place;
  assert.deepEqual(placeOf('/mnt/safe'), { kind: 'folder', folder: '/mnt/safe', isOurs: false });
  const bucket = placeOf('s3://safe/every/day/');
  assert.deepEqual(bucket.kind === 'bucket' && [bucket.s3.bucket, bucket.prefix], ['safe', 'every/day']);
  assert.equal(readConfig({ BACKUP_EVERY_HOURS: 'off' }).backups.everyHours, null);
  assert.equal(readConfig({ BACKUP_EVERY_HOURS: '24' }).backups.everyHours, 24);
});

const bucketSettings = {
  S3_ENDPOINT: 'https://s3.test',
  S3_BUCKET: 'pictures',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};

test('in production nothing pretends: no test payments and no debug pages unless asked for', () => {
  const config = readConfig({ NODE_ENV: 'production' });
  assert.equal(config.payments, 'off');
  assert.equal(config.debugPages, false);
  assert.equal(readConfig({ NODE_ENV: 'production', PAYMENTS: 'test' }).payments, 'test');
});

test('the AI is the vendor whose key is set, and draws itself where it can', () => {
  const openai = readConfig({ OPENAI_API_KEY: 'k1' });
  assert.deepEqual([openai.aiText.provider, openai.aiText.apiKey], ['openai', 'k1']);
  assert.deepEqual([openai.aiImage.provider, openai.aiImage.apiKey], ['openai', 'k1']);
  const anthropic = readConfig({ ANTHROPIC_API_KEY: 'k2' });
  assert.deepEqual([anthropic.aiText.provider, anthropic.aiImage.provider], ['anthropic', 'builtin']);
  const mixed = readConfig({ ANTHROPIC_API_KEY: 'k2', AI_IMAGE_PROVIDER: 'google', AI_IMAGE_API_KEY: 'k3' });
  assert.deepEqual([mixed.aiImage.provider, mixed.aiImage.apiKey], ['google', 'k3']);
  const local = readConfig({
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: 'http://localhost:11434/v1',
    AI_TEXT_MODEL: 'llava',
  });
  assert.deepEqual([local.aiText.apiKey, local.aiImage.provider], [null, 'builtin']);
});

test('the photo is looked at on the own machine where that can be, else by the vendor, else by nobody', () => {
  const local = { RECOGNIZER_URL: 'http://localhost:11434/v1', RECOGNIZER_MODEL: 'llava' };
  const vendor = { OPENAI_API_KEY: 'k1' };
  const by = (environment: Record<string, string>) => readConfig(environment).recognizer.by;
  assert.equal(by({}), 'off');
  assert.equal(by(vendor), 'vendor');
  assert.equal(by({ ...vendor, ...local }), 'local');
  assert.equal(by({ ...vendor, ...local, RECOGNIZER: 'vendor' }), 'vendor');
  assert.equal(by({ ...vendor, RECOGNIZER: 'off' }), 'off');
  assert.equal(by({ ...vendor, ...modelFile }), 'local');
  assert.equal(readConfig(modelFile).recognizer.file?.sha256, 'ab'.repeat(32));
});

const modelFile = {
  RECOGNIZER_MODEL: 'model.onnx',
  RECOGNIZER_LABELS: 'labels.txt',
  RECOGNIZER_SHA256: 'AB'.repeat(32),
  RECOGNIZER_RUNTIME: 'runtime',
};

const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };

test('each bad setting stops the start with one sentence that names it', () => {
  const bad: [Record<string, string>, string][] = [
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PORT: '-1' }, 'PORT'],
    [{ PUBLIC_URL: 'glue.test' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://glue.test/app' }, 'PUBLIC_URL'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ AI_PROVIDER: 'magic' }, 'AI_PROVIDER'],
    [{ RECOGNIZER: 'magic' }, 'RECOGNIZER'],
    [{ RECOGNIZER: 'local' }, 'RECOGNIZER_URL'],
    [{ RECOGNIZER: 'vendor' }, 'AI_PROVIDER'],
    [{ RECOGNIZER_MODEL: 'model.onnx' }, 'RECOGNIZER_LABELS'],
    [{ ...modelFile, RECOGNIZER_RUNTIME: '' }, 'RECOGNIZER_RUNTIME'],
    [{ ...modelFile, RECOGNIZER_SHA256: 'abc' }, 'RECOGNIZER_SHA256'],
    [
      { ...modelFile, RECOGNIZER_URL: 'http://localhost:11434/v1', RECOGNIZER_MODEL: 'llava' },
      'RECOGNIZER_LABELS',
    ],
    [{ RECOGNIZER_URL: 'http://localhost:11434/v1' }, 'RECOGNIZER_MODEL'],
    [{ AI_PROVIDER: 'openai' }, 'AI_API_KEY'],
    [{ AI_PROVIDER: 'openai-compatible' }, 'AI_BASE_URL'],
    [{ AI_IMAGE_PROVIDER: 'anthropic' }, 'AI_IMAGE_PROVIDER'],
    [{ AI_TIMEOUT_MS: 'soon' }, 'AI_TIMEOUT_MS'],
    [{ PAYMENTS: 'gold' }, 'PAYMENTS'],
    [{ PAYMENTS: 'stripe' }, 'STRIPE_SECRET_KEY'],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_PUBLISHABLE_KEY'],
    [{ STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, 'STRIPE_PUBLISHABLE_KEY'],
    [
      { NODE_ENV: 'production', STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' },
      'STRIPE_WEBHOOK_SECRET',
    ],
    [{ SMTP_URL: 'mail.test' }, 'SMTP_URL'],
    [{ CONTACT_EMAIL: 'a@b.de, c@d.de' }, 'CONTACT_EMAIL'],
    [{ ADMIN_EMAIL: 'a@b.de' }, 'ADMIN_PASSWORD'],
    [{ ADMIN_EMAIL: 'a@b.de', ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD'],
    [{ STARTER_CONTENT: 'maybe' }, 'STARTER_CONTENT'],
    [{ PASSWORD_MIN_LENGTH: '3' }, 'PASSWORD_MIN_LENGTH'],
    [{ PRIVATE_SITE: 'some' }, 'PRIVATE_SITE'],
    [{ REGISTRATION: 'friends' }, 'REGISTRATION'],
    [{ S3_ENDPOINT: 'https://store.test' }, 'S3_BUCKET'],
    [{ RATE_LIMITS: 'some' }, 'RATE_LIMITS'],
    [{ BACKUP_EVERY_HOURS: 'daily' }, 'BACKUP_EVERY_HOURS'],
    [{ BACKUP_KEEP: '0' }, 'BACKUP_KEEP'],
    [{ BACKUP_DIR: 's3://safe/backups' }, 'S3_ENDPOINT'],
    [{ BACKUP_DIR: 'ftp://safe/backups' }, 'BACKUP_DIR'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    [{ ...collector, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'OTEL_EXPORTER_OTLP_PROTOCOL'],
    [{ ...collector, OTEL_EXPORTER_OTLP_HEADERS: 'secret' }, 'OTEL_EXPORTER_OTLP_HEADERS'],
    [{ ...collector, OTEL_EXPORTER_OTLP_HEADERS: 'a=%secret' }, 'OTEL_EXPORTER_OTLP_HEADERS'],
    [{ ...collector, OTEL_TRACES_SAMPLER: 'some' }, 'OTEL_TRACES_SAMPLER'],
    [{ ...collector, OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG'],
  ];
  for (const [environment, name] of bad) {
    assert.throws(
      () => readConfig(environment),
      (error) =>
        error instanceof StartError &&
        error.message.startsWith(`The setting ${name} `) &&
        /^[^\n]+\.$/.test(error.message) &&
        !error.message.includes('secret'),
      JSON.stringify(environment),
    );
  }
});

const provider = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'gluebird', OIDC_CLIENT_SECRET: 's' };

test('a provider is named after its host unless told, and names who administers', () => {
  assert.equal(readConfig({}).oidc, null);
  assert.equal(readConfig({}).passwordSignIn, true);
  assert.equal(readConfig(provider).oidc?.name, 'id.example');
  const claim = readConfig({ ...provider, OIDC_ADMIN_CLAIM: 'groups=a=b' }).oidc?.adminClaim;
  assert.deepEqual(claim, { name: 'groups', value: 'a=b' });
  assert.equal(readConfig({ ...provider, PASSWORD_SIGN_IN: 'off' }).passwordSignIn, false);
  assert.ok(readConfig({ ...provider, OIDC_ISSUER: 'http://localhost:9000/' }).oidc);
});

test('half a provider stops the start', () => {
  const refuses = (environment: Record<string, string>, name: string) =>
    assert.throws(() => readConfig(environment), { name: 'StartError', message: new RegExp(name) });
  refuses({ OIDC_ISSUER: 'https://id.example' }, 'OIDC_CLIENT_ID');
  refuses({ ...provider, OIDC_ISSUER: 'http://id.example' }, 'OIDC_ISSUER');
  refuses({ ...provider, OIDC_ADMIN_CLAIM: 'groups' }, 'OIDC_ADMIN_CLAIM');
  refuses({ OIDC_LINK_BY_EMAIL: 'on' }, 'OIDC_LINK_BY_EMAIL');
  refuses({ PASSWORD_SIGN_IN: 'off' }, 'PASSWORD_SIGN_IN');
});

test('proxies that are believed are addresses or ranges', () => {
  const read = (value: string) => readConfig({ TRUSTED_PROXIES: value }).trustedProxies;
  assert.deepEqual(read(''), []);
  assert.deepEqual(read('127.0.0.1, 172.18.0.0/16,::1,fd00::/8,uniquelocal'), [
    '127.0.0.1',
    '172.18.0.0/16',
    '::1',
    'fd00::/8',
    'uniquelocal',
  ]);
  for (const wrong of ['proxy', '10.0.0.0/33', '10.0.0', '10.0.0.0/8/8', '10.0.0.0/x'])
    assert.throws(() => read(wrong), { name: 'StartError', message: /TRUSTED_PROXIES must be addresses/ });
});

test('traces go where OpenTelemetry’s own settings say, and nowhere without an address', () => {
  const read = (environment: Record<string, string>) => readConfig(environment).traces;
  assert.equal(read({ OTEL_SERVICE_NAME: 'bird', OTEL_TRACES_SAMPLER: 'always_on' }), null);
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector.test:4318/';
  assert.equal(read({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' }), null);
  assert.equal(read({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_EXPORTER: 'none' }), null);
  assert.deepEqual(read({ OTEL_EXPORTER_OTLP_ENDPOINT }), {
    url: 'http://collector.test:4318/v1/traces',
    protocol: 'http/protobuf',
    headers: {},
    timeoutMs: 10_000,
    compression: 'none',
    batchDelayMs: 5_000,
    sampler: 'parentbased_always_on',
    ratio: 1,
    serviceName: 'gluebird',
    resource: {},
  });
  const own = read({
    OTEL_EXPORTER_OTLP_ENDPOINT,
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://other.test/in',
    OTEL_EXPORTER_OTLP_HEADERS: 'a=1',
    OTEL_EXPORTER_OTLP_TRACES_HEADERS: 'authorization=Bearer%20x%3D, b = 2',
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment=home',
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
  });
  assert.deepEqual(
    [own?.url, own?.headers, own?.protocol, own?.resource, own?.ratio],
    [
      'https://other.test/in',
      { authorization: 'Bearer x=', b: '2' },
      'http/json',
      { 'deployment.environment': 'home' },
      0.25,
    ],
  );
});

test('a pooler stands before a server, and lends by transaction or not at all', () => {
  const DATABASE_URL = 'postgres://db.test/glue';
  assert.equal(readConfig({ DATABASE_URL }).databasePooler, null);
  assert.equal(readConfig({ DATABASE_URL, DATABASE_POOLER: 'transaction' }).databasePooler, 'transaction');
  assert.throws(() => readConfig({ DATABASE_POOLER: 'transaction' }), /DATABASE_URL is needed/);
  assert.throws(() => readConfig({ DATABASE_URL, DATABASE_POOLER: 'session' }), /DATABASE_POOLER must be/);
});

test('a replica needs something to follow', () => {
  const DATABASE_REPLICA_URL = 'postgres://db.test/glue';
  assert.throws(() => readConfig({ DATABASE_REPLICA_URL }), /DATABASE_URL is needed/);
  const config = readConfig({ DATABASE_URL: 'postgres://primary.test/glue', DATABASE_REPLICA_URL });
  assert.equal(config.databaseReplicaUrl, DATABASE_REPLICA_URL);
});
