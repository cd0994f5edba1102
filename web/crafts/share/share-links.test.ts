import assert from 'node:assert/strict';
import test from 'node:test';
import { craftLink, shareLinks } from './share-links.ts';

test('a link is passed on whole, whatever is in the title', () => {
  const url = craftLink('https://glue.example', 'abc');
  assert.equal(url, 'https://glue.example/craft/abc');
  const title = 'Fish & "chips" #1?';
  const twitter = new URL(shareLinks.twitter({ title, url }));
  assert.equal(twitter.searchParams.get('url'), url);
  assert.ok(twitter.searchParams.get('text')?.startsWith(title));
  assert.equal(new URL(shareLinks.facebook({ title, url })).searchParams.get('u'), url);
});
