import assert from 'node:assert/strict';
import test from 'node:test';
import { productBrand } from '#contract/brand.ts';
import { escapeHtml, headOf } from './head.ts';

const facts = {
  brand: productBrand,
  title: 'A "<b>" & more',
  address: 'https://glue.example/auth',
  origin: 'https://glue.example',
  isSecret: false,
};

test('a listed page names itself for search engines and previews', () => {
  const head = headOf({ ...facts, isListed: true });
  assert.match(head, /<title>A &#34;&#60;b&#62;&#34; &#38; more · Gluebird<\/title>/);
  assert.match(head, /<link rel="canonical" href="https:\/\/glue\.example\/auth">/);
  assert.match(head, /property="og:title"/);
  assert.doesNotMatch(head, /noindex/);
});

test('a private page asks not to be listed', () => {
  const head = headOf({ ...facts, isListed: false });
  assert.match(head, /noindex/);
  assert.doesNotMatch(head, /canonical|og:/);
});

test('text cannot become markup', () => {
  assert.equal(escapeHtml(`<a href='x'>&"`), '&#60;a href=&#39;x&#39;&#62;&#38;&#34;');
});

test('a page whose address may hold a secret tells it to nobody', () => {
  assert.match(headOf({ ...facts, isListed: true, isSecret: true }), /name="referrer" content="no-referrer"/);
  assert.doesNotMatch(headOf({ ...facts, isListed: true }), /referrer/);
});
