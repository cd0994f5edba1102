import type { ThirdParty } from './packages.ts';

/** Longer texts are told by their address; they lie unchanged in each package's own folder. */
const LONGEST_QUOTED_TEXT = 2500;

function withoutCopyright(text: string): string {
  return text
    .split('\n')
    .filter(
      (line) =>
        !/^\W*(copyright\b|\(c\)|©|all rights reserved)/i.test(line) || /copyright notice/i.test(line),
    )
    .join('\n')
    .trim();
}

function licenceSection(licence: string, parties: readonly ThirdParty[]): string {
  const text = parties
    .map((party) => withoutCopyright(party.text))
    .find((words) => words && words.length <= LONGEST_QUOTED_TEXT);
  const address = `https://spdx.org/licenses/${licence}.html`;
  return [`### ${licence}`, '', text ? `\`\`\`text\n${text}\n\`\`\`` : `Text: <${address}>`, ''].join('\n');
}

export function composeNotices(parties: readonly ThirdParty[]): string {
  const rows = parties.map(
    ({ name, version, licence, copyright }) => `| ${name} | ${version} | ${licence} | ${copyright} |`,
  );
  const single = parties.filter(({ licence }) => !/ (AND|OR) /.test(licence));
  const byLicence = Map.groupBy(single, ({ licence }) => licence);
  const licences = [...byLicence].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    '# Third-party notices',
    '',
    'Gluebird stands on the work of others. These packages are part of an installation, each under its own licence.',
    'This page is generated; `node scripts/run.mjs scripts/notices.ts` renews it.',
    '',
    '| Package | Version | Licence | Copyright |',
    '|---|---|---|---|',
    ...rows,
    '',
    '## Licences',
    '',
    ...licences.map(([licence, those]) => licenceSection(licence, those)),
  ].join('\n');
}
