import type { Site } from '#tests/support/browser.ts';
import { until } from '#tests/support/until.ts';

/** The link of the newest mail of a kind, once its job has sent it. */
export async function mailedLink(site: Site, kind: string): Promise<string> {
  const linkIn = (text = ''): string | undefined => /http\S+token=\S+/.exec(text)?.[0];
  const newest = (): string | undefined =>
    linkIn(site.app.mails.findLast((each) => each.kind === kind)?.text);
  await until(`a mail of the kind ${kind}`, () => newest() !== undefined);
  return newest() ?? '';
}
