import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { checkTree } from './check-tree.ts';
import { rules as productRules, type Rules } from './rules.ts';
import { readSourceFile } from './source-file.ts';

const rules: Rules = {
  ...productRules,
  agreedFaces: { server: ['web/render-face.ts'], web: ['engine/preview-face.ts'] },
  server: { ...productRules.server, uses: { crafts: ['account', 'credits'], credits: ['account'] } },
  takenFromOutside: ['engine/', 'server/', 'web/', 'tests/'],
  floor: { contract: 2, server: 10 },
};

/** A small sound product with one of everything that is allowed. */
const cleanTree: Readonly<Record<string, string>> = {
  'contract/common.ts': `import * as z from 'zod/mini';\nexport const idSchema = z.number();`,
  'contract/crafts.ts': `import { idSchema } from './common.ts';\nexport const craftId = idSchema;`,
  'engine/planner.ts': `import { craftId } from '#contract/crafts.ts';\nexport const plan = () => craftId;`,
  'engine/preview-face.ts': `export { plan as preview } from './planner.ts';\nexport const size = 1;`,
  'server/config.ts': `export const port = process.env.PORT;`,
  'server/settings.ts': `import type { Craft } from '#contract/crafts.ts';\nexport interface Settings { first: Craft }`,
  'server/platform/db/database.ts': `import pg from 'pg';\nimport { drizzle } from 'drizzle-orm/node-postgres';\nexport const open = () => drizzle(new pg.Pool());`,
  'engine/safety/shown.ts': `export const shownKey = 1;`,
  'server/platform/authorized.ts': `export const authorize = (x: unknown) => x;\nexport type Authorized = unknown;`,
  'server/crafts/policy.ts': `import { authorize } from '#server/platform/authorized.ts';\nexport const allow = authorize;`,
  'server/crafts/present.ts': `import type { Authorized } from '#server/platform/authorized.ts';\nexport type X = Authorized;`,
  'server/account/tables.ts': `import { pgTable } from 'drizzle-orm/pg-core';\nexport const users = pgTable('users', {});`,
  'server/account/session-store.ts': `import { users } from './tables.ts';\nimport { open } from '#server/platform/db/database.ts';\nexport const find = () => [users, open];`,
  'server/account/service.ts': `import { find } from './session-store.ts';\nexport const signIn = () => find();`,
  'server/account/present.ts': `import type { users } from './tables.ts';\nexport const present = (row: typeof users) => row;`,
  'server/account/routes.ts': `import { signIn } from './service.ts';\nimport { present } from './present.ts';\nexport const routes = [signIn, present];`,
  'server/account/account.test.ts': `import { createTestApp } from '#tests/support/create-test-app.ts';\nimport { users } from './tables.ts';\nimport fc from 'fast-check';\nexport const t = [createTestApp, users, fc, process.env.TEST_ENGINE];`,
  'server/account/profile/store.ts': `import { users } from '#server/account/tables.ts';\nexport const findProfile = () => users;`,
  'server/account/profile/service.ts': `import { findProfile } from './store.ts';\nexport const readProfile = () => findProfile();`,
  'server/compose/services.ts': `import { readProfile } from '#server/account/profile/service.ts';\nexport const services = [readProfile];`,
  'server/crafts/tables.ts': `import { users } from '#server/account/tables.ts';\nexport const crafts = users;`,
  'server/crafts/store.ts': `import { crafts } from './tables.ts';\nimport { users } from '#server/account/tables.ts';\nimport { eq } from 'drizzle-orm';\nexport const list = () => [crafts, users, eq];`,
  'server/crafts/service.ts': `import { list } from './store.ts';\nimport { signIn } from '#server/account/service.ts';\nimport { plan } from '#engine/planner.ts';\nimport type { Settings } from '#server/settings.ts';\nexport const make = (e: Settings) => [list, signIn, plan, e];`,
  'server/app.ts': `import { routes } from '#server/account/routes.ts';\nimport { make } from './crafts/service.ts';\nimport type { RenderPage } from '#web/render-face.ts';\nexport const app = (render: RenderPage) => [routes, make, render];`,
  'server/schema.ts': `export * from '#server/account/tables.ts';\nexport * from '#server/crafts/tables.ts';`,
  'server/main.ts': `import { app } from './app.ts';\nimport { port } from './config.ts';\nexport const vite = async () => [app, port, await import('vite')];`,
  'web/render-face.ts': `export type RenderPage = () => string;`,
  'web/main.tsx': `import './base.css';\nimport { Page } from '#web/app/pages/home-page.tsx';\nexport const root = <Page />;`,
  'web/app/pages/home-page.tsx': `import { Card } from '#web/crafts/card.tsx';\nimport { Feed } from '#web/community/feed.tsx';\nexport const Page = () => <><Card /><Feed /></>;`,
  'web/ui/button.tsx': `import styles from './button.module.css';\nexport const Button = () => <button className={styles.button} />;`,
  'web/lib/call.ts': `import { craftId } from '#contract/crafts.ts';\nexport const call = () => craftId;`,
  'web/crafts/card.tsx': `import { Button } from '#web/ui/button.tsx';\nimport { preview } from '#engine/preview-face.ts';\nexport const Card = () => <Button title={preview} />;`,
  'web/community/feed.tsx': `import { call } from '#web/lib/call.ts';\nexport const Feed = () => <p>{call()}</p>;`,
  'tests/support/create-test-app.ts': `import { app } from '#server/app.ts';\nexport const createTestApp = () => app;`,
  'scripts/sheet.ts': `import { plan } from '#engine/planner.ts';\nplan();`,
};

function messages(changes: Readonly<Record<string, string>>, changedRules: Rules = rules): string[] {
  const sources = { ...cleanTree, ...changes };
  const files = new Map(
    Object.entries(sources).map(([path, source]) => [path, readSourceFile(path, source)]),
  );
  const dependencies = new Set(['zod', 'pg', 'drizzle-orm', 'vite', 'react']);
  return checkTree({ files, dependencies, rules: changedRules }).map(
    ({ path, line, message }) => `${path}:${line} ${message}`,
  );
}

interface PlantedBreak {
  readonly file: string;
  readonly source: string;
  readonly says: RegExp;
}

const into = (file: string, source: string, says: RegExp): PlantedBreak => ({ file, source, says });

const plantedBreaks: Readonly<Record<string, PlantedBreak>> = {
  'an export that nobody takes': into(
    'contract/common.ts',
    `import * as z from 'zod/mini';\nexport const idSchema = z.number();\nexport type Id = number;`,
    /^contract\/common\.ts:3 nobody else takes "Id"/,
  ),
  'two files that take from one another, be it only a type': into(
    'contract/common.ts',
    `import * as z from 'zod/mini';\nimport type { craftId } from './crafts.ts';\nexport const idSchema = z.custom<typeof craftId>();`,
    /^contract\/common\.ts:1 files take from one another in a circle: contract\/common\.ts, contract\/crafts\.ts$/,
  ),
  'contract importing the server': into(
    'contract/crafts.ts',
    `import { app } from '#server/app.ts';\nexport const x = app;`,
    /contract may not import server/,
  ),
  'contract importing another package': into(
    'contract/crafts.ts',
    `import { parse } from 'pg';\nexport const x = parse;`,
    /contract may not import the package "pg"/,
  ),
  'contract importing a Node module': into(
    'contract/crafts.ts',
    `import fs from 'node:fs';\nexport const x = fs;`,
    /package "node:fs"/,
  ),
  'contract importing only a type of a package': into(
    'contract/crafts.ts',
    `import type { Pool } from 'pg';\nexport type X = Pool;`,
    /package "pg"/,
  ),
  'engine importing the web': into(
    'engine/planner.ts',
    `export { Card } from '#web/crafts/card.tsx';\nexport const x = 1;`,
    /engine may not import web/,
  ),
  'engine importing a package': into(
    'engine/planner.ts',
    `import * as z from 'zod';\nexport const x = z;`,
    /engine may not import the package "zod"/,
  ),
  'web importing the server, dynamically': into(
    'web/lib/call.ts',
    `export const x = () => import('#server/app.ts');`,
    /web may not import server/,
  ),
  'web importing a server type': into(
    'web/lib/call.ts',
    `export type X = import('#server/app.ts').App;`,
    /web may not import server/,
  ),
  'web importing the engine beside its face': into(
    'web/crafts/card.tsx',
    `import { plan } from '#engine/planner.ts';\nexport const x = plan;`,
    /web may not import engine/,
  ),
  'a proof made without the check': into(
    'server/crafts/service.ts',
    `import { authorize } from '#server/platform/authorized.ts';\nexport const x = authorize;`,
    /only policy\.ts may make the proof of server\/platform\/authorized\.ts/,
  ),
  'a craft shown that nobody judged': into(
    'engine/planner.ts',
    `import { shownKey } from '#engine/safety/shown.ts';\nexport const x = shownKey;`,
    /only safety\/judge\.ts may make the proof of engine\/safety\/shown\.ts/,
  ),
  'server importing a page': into(
    'server/crafts/service.ts',
    `import { Card } from '#web/crafts/card.tsx';\nexport const x = Card;`,
    /server may not import web/,
  ),
  'product code importing test support': into(
    'server/crafts/service.ts',
    `import { createTestApp } from '#tests/support/create-test-app.ts';\nexport const x = createTestApp;`,
    /server may not import tests/,
  ),
  'product code importing a script': into(
    'server/crafts/service.ts',
    `import '#scripts/sheet.ts';\nexport const x = 1;`,
    /server may not import scripts/,
  ),
  'product code importing a development package': into(
    'server/crafts/service.ts',
    `import fc from 'fast-check';\nexport const x = fc;`,
    /"fast-check" is no production dependency/,
  ),
  'a built-in module without its prefix': into(
    'server/crafts/service.ts',
    `import fs from 'fs';\nexport const x = fs;`,
    /write "node:fs"/,
  ),
  'the platform knowing a feature': into(
    'server/platform/http.ts',
    `import { signIn } from '#server/account/service.ts';\nexport const x = signIn;`,
    /the platform knows no feature/,
  ),
  'a feature importing the composition root': into(
    'server/crafts/service.ts',
    `import { app } from '#server/app.ts';\nexport const x = app;`,
    /composes the server/,
  ),
  'settings knowing a feature': into(
    'server/settings.ts',
    `import type { signIn } from '#server/account/service.ts';\nexport type X = typeof signIn;`,
    /shared by all features/,
  ),
  'a store importing its service': into(
    'server/account/session-store.ts',
    `import { signIn } from './service.ts';\nexport const find = signIn;`,
    /store may not reach up to server\/account\/service.ts/,
  ),
  'a store in a room importing the service of its feature': into(
    'server/account/profile/store.ts',
    `import { signIn } from '#server/account/service.ts';\nexport const findProfile = signIn;`,
    /store may not reach up to server\/account\/service.ts/,
  ),
  'a service in a room going around its store': into(
    'server/account/profile/service.ts',
    `import { users } from '#server/account/tables.ts';\nexport const readProfile = users;`,
    /service goes around a layer to server\/account\/tables.ts/,
  ),
  'a feature reaching into a room of another': into(
    'server/crafts/service.ts',
    `import { readProfile } from '#server/account/profile/service.ts';\nexport const make = readProfile;`,
    /crafts reaches account through server\/account\/service.ts only/,
  ),
  'a feature importing a part of the composition': into(
    'server/crafts/service.ts',
    `import { services } from '#server/compose/services.ts';\nexport const make = services;`,
    /server\/compose\/services.ts composes the server/,
  ),
  'a store importing a type of its routes': into(
    'server/account/session-store.ts',
    `import type { routes } from './routes.ts';\nexport type X = typeof routes;`,
    /store may not reach up/,
  ),
  'routes going around the service': into(
    'server/account/routes.ts',
    `import { find } from './session-store.ts';\nexport const routes = find;`,
    /routes goes around a layer/,
  ),
  'a service going around the store': into(
    'server/account/service.ts',
    `import { users } from './tables.ts';\nexport const signIn = users;`,
    /service goes around a layer/,
  ),
  'routes going around by way of a plain file': into(
    'server/account/present.ts',
    `import { find } from './session-store.ts';\nexport const present = find;`,
    /routes goes around a layer .* \(by way of server\/account\/present.ts\)/,
  ),
  'a plain file of a feature querying by itself': into(
    'server/account/present.ts',
    `import { eq } from 'drizzle-orm';\nexport const present = eq;`,
    /"drizzle-orm" belongs into tables.ts, store.ts, the platform/,
  ),
  'a transaction begun by who may be inside one': into(
    'server/crafts/service.ts',
    `export class Crafts {\n  async add(db: Db): Promise<void> {\n    await this.database.transaction(async (tx) => tx);\n  }\n}`,
    /server\/crafts\/service.ts:2 is handed a database handle and begins a transaction/,
  ),
  'a service importing a foreign store': into(
    'server/crafts/service.ts',
    `import { find } from '#server/account/session-store.ts';\nexport const x = find;`,
    /crafts reaches account through/,
  ),
  'a service importing foreign tables': into(
    'server/crafts/service.ts',
    `import { users } from '#server/account/tables.ts';\nexport const x = users;`,
    /crafts reaches account through/,
  ),
  'a use that is not on the list': into(
    'server/account/service.ts',
    `import { make } from '#server/crafts/service.ts';\nexport const signIn = make;`,
    /account may not use crafts/,
  ),
  'web features importing each other': into(
    'web/crafts/card.tsx',
    `import { Feed } from '#web/community/feed.tsx';\nexport const Card = Feed;`,
    /web features never import each other/,
  ),
  'the kit knowing a feature': into(
    'web/ui/button.tsx',
    `import { Card } from '#web/crafts/card.tsx';\nexport const Button = Card;`,
    /web\/ui knows no feature/,
  ),
  'lib importing the app': into(
    'web/lib/call.ts',
    `import { Page } from '#web/app/pages/home-page.tsx';\nexport const call = Page;`,
    /composes the pages/,
  ),
  'a climbing import': into(
    'server/crafts/service.ts',
    `import { list } from '../crafts/store.ts';\nexport const x = list;`,
    /climbs/,
  ),
  'an own file by its long name': into(
    'server/crafts/service.ts',
    `import { list } from '#server/crafts/store.ts';\nexport const x = list;`,
    /same folder/,
  ),
  'a missing extension': into(
    'server/crafts/service.ts',
    `import { list } from './store';\nexport const x = list;`,
    /lacks its extension/,
  ),
  'a file that does not exist': into(
    'server/crafts/service.ts',
    `import { list } from './shop.ts';\nexport const x = list;`,
    /names no file/,
  ),
  'an unknown root': into(
    'server/crafts/service.ts',
    `import { list } from '#shared/store.ts';\nexport const x = list;`,
    /names no source root/,
  ),
  'a dynamic import glued together': into(
    'server/crafts/service.ts',
    'export const x = (n: string) => import(`#server/${n}/store.ts`);',
    /one plain string/,
  ),
  'a helpers file': into(
    'server/crafts/date-helpers.ts',
    `export const x = 1;`,
    /says nothing about what is inside/,
  ),
  'a utils folder': into('web/utils/date.ts', `export const x = 1;`, /"utils" says nothing/),
  'an index file': into('web/ui/index.ts', `export const x = 1;`, /"index" says nothing/),
  'a barrel': into(
    'web/ui/kit.ts',
    `export { Button } from './button.tsx';\nexport * from './button.tsx';`,
    /only re-exports/,
  ),
  'the environment read elsewhere': into(
    'server/crafts/service.ts',
    `export const x = process.env.PORT;`,
    /process\.env is read in server\/config\.ts only/,
  ),
  'the environment taken apart': into(
    'server/platform/log.ts',
    `const { env } = process;\nexport const x = env;`,
    /process\.env is read/,
  ),
  'the environment imported': into(
    'server/platform/log.ts',
    `import { env } from 'node:process';\nexport const x = env;`,
    /process\.env is read/,
  ),
  'a file that cannot be parsed': into('web/ui/card.tsx', `export const x = ;`, /cannot be parsed/),
};

describe('the boundary rules', () => {
  test('find nothing in a clean tree', () => {
    assert.deepEqual(messages({}), []);
  });

  for (const [name, { file, source, says }] of Object.entries(plantedBreaks)) {
    test(`catch ${name}`, () => {
      const found = messages({ [file]: source });
      assert.ok(
        found.some((message) => says.test(message)),
        `said: ${found.join(' | ') || 'nothing'}`,
      );
    });
  }

  test('name the file and the line of a broken rule', () => {
    const found = messages({
      'engine/planner.ts': `// why\n\nimport { port } from '#server/config.ts';\nexport const plan = port;`,
    });
    assert.deepEqual(found, ['engine/planner.ts:3 engine may not import server (server/config.ts)']);
  });

  test('refuse a list of allowed uses that goes in a circle', () => {
    const uses = { crafts: ['account'], account: ['credits'], credits: ['crafts'] };
    const found = messages({}, { ...rules, server: { ...rules.server, uses } });
    assert.ok(
      found.some((message) => message.includes('crafts → account → credits → crafts')),
      found.join(),
    );
  });

  test('fail when too few files were read', () => {
    const found = messages({}, { ...rules, floor: { bench: 3 } });
    assert.deepEqual(found, ['bench:1 only 0 files were read here, at least 3 must exist']);
  });
});
