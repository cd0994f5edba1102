import fs from 'node:fs';
import path from 'node:path';
import type { TestApp } from './create-test-app.ts';

/** Every place in the database and the image store where one of these texts or byte sequences still stands. */
export async function findResidue(app: TestApp, texts: readonly string[]): Promise<string[]> {
  return [...(await inTables(app, texts)), ...inImages(app, texts)];
}

async function inTables(app: TestApp, texts: readonly string[]): Promise<string[]> {
  const { pool } = app.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ line: string }>(`select row_to_json(t)::text as line from ${name} t`);
    for (const { line } of rows) {
      for (const text of texts)
        if (line.toLowerCase().includes(text.toLowerCase())) found.push(`${name}: ${text}`);
    }
  }
  return found;
}

function inImages(app: TestApp, texts: readonly string[]): string[] {
  const folder = path.join(app.config.dataDir, 'images');
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => fs.statSync(path.join(folder, name)).isFile())
    .flatMap((name) => {
      const content = `${name} ${fs.readFileSync(path.join(folder, name), 'latin1')}`;
      return texts.filter((text) => content.includes(text)).map((text) => `${name}: ${text}`);
    });
}
