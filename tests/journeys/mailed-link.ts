import assert from 'node:assert/strict';
import type { Site } from '#tests/support/browser.ts';

/** The link of the newest mail of a kind, once its job has sent it. */
export async function mailedLink(site: Site, kind: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const mail = site.app.mails.findLast((each) => each.kind === kind);
    const link = mail && /http\S+token=\S+/.exec(mail.text)?.[0];
    if (link) return link;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return assert.fail(`no mail of the kind ${kind} was sent`);
}
