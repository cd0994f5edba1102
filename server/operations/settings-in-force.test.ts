import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConfig } from '#server/config.ts';
import { settingsInForce } from './settings-in-force.ts';

const secrets = {
  DATABASE_URL: 'postgres://someone:top-secret-1@db.test:5432/glue?password=top-secret-2',
  OPENAI_API_KEY: 'top-secret-3',
  AI_IMAGE_API_KEY: 'top-secret-4',
  AI_IMAGE_PROVIDER: 'google',
  AI_BASE_URL: 'https://user:top-secret-5@ai.test/v1?key=top-secret-6',
  STRIPE_SECRET_KEY: 'sk_test_top-secret-7',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_top-secret-8',
  STRIPE_WEBHOOK_SECRET: 'whsec_top-secret-9',
  SMTP_URL: 'smtp://mailer:top-secret-10@mail.test:587',
  ADMIN_EMAIL: 'boss@example.test',
  ADMIN_PASSWORD: 'top-secret-11',
  S3_ENDPOINT: 'https://s3.test',
  S3_BUCKET: 'pictures',
  S3_ACCESS_KEY_ID: 'top-secret-12',
  S3_SECRET_ACCESS_KEY: 'top-secret-13',
  METRICS_TOKEN: 'top-secret-14',
  BACKUP_PASSPHRASE: 'top-secret-15',
  BACKUP_DIR: 's3://safe/backups',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'https://user:top-secret-16@traces.test',
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=top-secret-17',
};

test('settings are told as they are in force, and of a secret only that it is set', () => {
  const told = settingsInForce(readConfig(secrets));
  assert.doesNotMatch(JSON.stringify(told), /top-secret/);
  const valueOf = (name: string) => told.find((setting) => setting.name === name)?.value;
  assert.equal(valueOf('DATABASE_URL'), 'postgres://db.test:5432/glue');
  assert.equal(valueOf('AI_PROVIDER'), 'openai');
  assert.equal(valueOf('AI_BASE_URL'), 'https://ai.test/v1');
  assert.equal(valueOf('BACKUP_DIR'), 's3://safe/backups');
  assert.equal(valueOf('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'), 'https://traces.test/v1/traces');
  assert.equal(valueOf('SMTP_URL'), 'smtp://mail.test:587');
  for (const name of [
    'AI_API_KEY',
    'AI_IMAGE_API_KEY',
    'STRIPE_SECRET_KEY',
    'METRICS_TOKEN',
    'BACKUP_PASSPHRASE',
    'OTEL_EXPORTER_OTLP_HEADERS',
  ])
    assert.equal(valueOf(name), 'set', name);
});

test('without any setting each secret is told as not set', () => {
  const told = settingsInForce(readConfig({}));
  assert.deepEqual(
    told.filter(({ value }) => value === 'set'),
    [],
  );
  assert.equal(new Set(told.map(({ name }) => name)).size, told.length);
});
