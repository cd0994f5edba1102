import { productBrand } from '#contract/brand.ts';
import type { AiSettings, Config } from './config.ts';

const nameOf = (ai: AiSettings): string => {
  const model = ai.model ? ` (${ai.model})` : '';
  return ai.provider === 'builtin' ? 'built in, no key needed' : `${ai.provider}${model}`;
};

const paymentWords = {
  stripe: 'Stripe',
  test: 'test cards only, no money moves',
  off: 'off',
} as const;

const withoutPassword = (url: string): string => {
  const parsed = new URL(url);
  return `${parsed.protocol}//${parsed.host}${parsed.pathname}`;
};

/** What the operator reads once the server is up. */
export function welcome(config: Config, address: string, readyMs: number): string {
  const rows: [string, string][] = [
    ['Open', address],
    ['Data', config.dataDir],
    ['Database', config.databaseUrl ? withoutPassword(config.databaseUrl) : 'embedded, in the data folder'],
    ['Ideas', nameOf(config.aiText)],
    ['Pictures', nameOf(config.aiImage)],
    ['Payments', paymentWords[config.payments]],
    [
      'Mail',
      config.mail.smtpUrl ? withoutPassword(config.mail.smtpUrl) : 'files in the data folder, outbox/',
    ],
    ['Admin', config.admin ? config.admin.email : 'npm run gluebird -- admin grant <email>'],
  ];
  const lines = rows.map(([label, value]) => `  ${label.padEnd(10)}${value}`);
  return `\n  ${productBrand.name} is ready (${(readyMs / 1000).toFixed(1)} s)\n\n${lines.join('\n')}\n\n  Ctrl-C stops it.\n\n`;
}
