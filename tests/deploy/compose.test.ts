import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { readConfig } from '#server/config.ts';
import { settingsInForce } from '#server/operations/settings-in-force.ts';
import { productVersion } from '#server/version.ts';
import { projectRoot } from '#tests/support/started-server.ts';
import { readComposeFiles, type ComposeFile, type Service } from './read-compose.ts';

const files = readComposeFiles();
const known = settingsInForce(readConfig({})).map(({ name }) => name);
/** Read by the image before the product starts. */
const imageSettings = ['PUID', 'PGID'];

const isOurs = ({ build }: Service): boolean => build !== undefined;
const servicesOf = ({ services }: ComposeFile): [string, Service][] => Object.entries(services);
const ours = (file: ComposeFile): [string, Service][] => servicesOf(file).filter(([, each]) => isOurs(each));

/** What an operator who filled in the example would start the product with. */
function environmentOf({ environment = {} }: Service, example: readonly string[]): Record<string, string> {
  const filled = Object.fromEntries(example.map((name) => [name, exampleValues[name] ?? '']));
  const own = Object.entries(environment).map(([name, value]): [string, string] => [
    name,
    value.replaceAll(/\$\{(\w+)[^}]*\}/g, (_, inner: string) => filled[inner] ?? ''),
  ]);
  return { ...filled, ...Object.fromEntries(own), NODE_ENV: 'production' };
}

const exampleValues: Readonly<Record<string, string>> = {
  DATABASE_PASSWORD: 'x1',
  DOMAIN: 'crafts.example.org',
  MODEL: 'gemma3:4b',
  S3_ACCESS_KEY_ID: 'gluebird',
  S3_SECRET_ACCESS_KEY: 'x2',
  PUBLIC_URL: 'http://nas.local:3000',
};

test('there is one for each way to run it', () => {
  const folders = files.map(({ folder }) => folder).toSorted();
  assert.deepEqual(
    folders,
    ['alone', 'local-model', 'postgres', 'two-nodes'].map((name) => `deploy/${name}`),
  );
});

test('the server knows every setting of three machines, and starts with them', () => {
  const page = readFileSync(path.join(projectRoot, 'deploy/cluster/gluebird.env'), 'utf8');
  const settings = [...page.matchAll(/^([A-Z0-9_]+)=(.+)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  assert.ok(settings.length > 10);
  assert.deepEqual(
    settings.filter(([name = '']) => !known.includes(name)),
    [],
  );
  assert.equal(readConfig(Object.fromEntries(settings)).databasePooler, 'transaction');
});

for (const file of files) {
  describe(file.folder, () => {
    test('the server knows every setting that it is given, and starts with them', () => {
      for (const [name, service] of ours(file)) {
        const own = Object.keys(service.environment ?? {});
        const fromFile = file.example.filter((each) => !file.interpolated.includes(each));
        const unknown = [...own, ...fromFile].filter((each) => ![...known, ...imageSettings].includes(each));
        assert.deepEqual(unknown, [], name);
        const config = readConfig(environmentOf(service, file.example));
        assert.ok(config.publicUrl, 'mails need an address');
      }
    });

    test('the example asks for everything that the file takes from it', () => {
      assert.deepEqual(
        file.interpolated.filter((name) => !file.example.includes(name)),
        [],
      );
    });

    test('every image is pinned, ours to the version of the product', () => {
      for (const [name, { image, build }] of servicesOf(file)) {
        assert.match(image, /^[\w./-]+:v?\d+\.\d+(\.\d+)?(-\w+)?$/, name);
        if (build === undefined) continue;
        assert.equal(image, `gluebird:${productVersion()}`);
        assert.ok(existsSync(path.join(projectRoot, file.folder, build, 'Dockerfile')));
      }
    });

    test('what is mounted is there, or is a folder of data that no commit holds', () => {
      for (const [name, { volumes = [] }] of servicesOf(file)) {
        for (const volume of volumes) {
          const [source = '', , mode] = volume.split(':');
          if (mode === 'ro')
            assert.ok(existsSync(path.join(projectRoot, file.folder, source)), `${name}: ${source}`);
          else assert.match(source, /^\.\/data(\/[a-z]+)?$/, name);
        }
      }
      const image = readFileSync(path.join(projectRoot, 'Dockerfile'), 'utf8');
      for (const [, { volumes = [] }] of ours(file)) {
        assert.deepEqual(
          volumes.map((volume) => volume.split(':')[1]),
          ['/data'],
        );
        assert.match(image, /^VOLUME \/data$/m);
      }
    });

    test('the product has few rights, says how it is, and comes back', () => {
      for (const [name, service] of ours(file)) {
        assert.deepEqual(service.cap_add, ['CHOWN', 'DAC_OVERRIDE', 'SETGID', 'SETUID'], name);
        // A process before ours would be root without the right to tell another user's to stop.
        assert.equal(service.init, undefined);
        const [, program, script = ''] = service.healthcheck?.test ?? [];
        assert.equal(program, 'node');
        assert.ok(existsSync(path.join(projectRoot, path.relative('/app', script))), script);
      }
    });

    test('nothing else has more than it needs', () => {
      for (const [name, service] of servicesOf(file)) {
        assert.equal(service.read_only, true, name);
        assert.deepEqual(service.cap_drop, ['ALL'], name);
        assert.deepEqual(service.security_opt, ['no-new-privileges:true'], name);
        assert.doesNotMatch(JSON.stringify(service.environment ?? {}), /(password|secret|key)":"[^$]/i, name);
        if (service.restart === 'on-failure') continue;
        assert.equal(service.restart, 'unless-stopped', name);
        assert.ok(service.healthcheck, name);
      }
    });

    test('whoever waits for another waits for one that is there and says how it is', () => {
      for (const [name, { depends_on: waits = {} }] of servicesOf(file)) {
        for (const [other, { condition }] of Object.entries(waits)) {
          const awaited = file.services[other];
          assert.ok(awaited, `${name} waits for ${other}`);
          if (condition === 'service_healthy') assert.ok(awaited.healthcheck, other);
          else assert.equal(awaited.restart, 'on-failure', other);
        }
      }
    });
  });
}
