// Writes THIRD-PARTY-NOTICES.md, or with `--check` says whether it is what it should be.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isAllowed } from './notices/licences.ts';
import { composeNotices } from './notices/notice-page.ts';
import { listThirdParties } from './notices/packages.ts';

const root = path.resolve(import.meta.dirname, '..');
const file = path.join(root, 'THIRD-PARTY-NOTICES.md');
/** A list shorter than this was not read properly. */
const FEWEST_PACKAGES = 60;

const parties = listThirdParties(root);
const problems = parties
  .filter(({ name, licence }) => !isAllowed(licence, name))
  .map(
    ({ name, version, licence }) =>
      `${name}@${version} has the licence "${licence}", which nobody has agreed to`,
  );
if (parties.length < FEWEST_PACKAGES) problems.push(`only ${parties.length} packages were found`);

const notices = composeNotices(parties);
if (!process.argv.includes('--check')) writeFileSync(file, notices);
else if (!existsSync(file) || readFileSync(file, 'utf8') !== notices) {
  problems.push('THIRD-PARTY-NOTICES.md is out of date; run: node scripts/run.mjs scripts/notices.ts');
}

for (const problem of problems) console.log(problem);
console.log(`${parties.length} packages, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
