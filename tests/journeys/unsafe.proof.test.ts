import { test } from 'node:test';
import { assertOpen, openAs, openSite, phone } from '#tests/support/browser.ts';
import { newPerson } from '#tests/support/people.ts';
import { storeCraft } from '#tests/support/stored-crafts.ts';

test('whoever made a craft that is kept back reads why others do not see it', async (t) => {
  const site = await openSite(t, { config: { starterContent: false } });
  const ann = await newPerson(site.app);
  const id = await storeCraft(site.app, ann.user.id, {
    theme: 'Call 0171 234 56 78',
    imageStatus: 'completed',
  });
  const page = await openAs(site, ann, { size: phone });
  await page.goto(`/craft/${id}`);
  await page.getByRole('note').getByText('Only you can see this craft.', { exact: false }).waitFor();
  await assertOpen(page, 'the notice');
});
