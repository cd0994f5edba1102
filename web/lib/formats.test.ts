import assert from 'node:assert/strict';
import test from 'node:test';
import { plural, relativeDate, relativeTime, wholeNumber } from './formats.ts';

const now = new Date(2026, 10, 21, 9, 0);
const daysAgo = (days: number) => new Date(2026, 10, 21 - days, 23, 0).toISOString();

test('dates are told the way people say them', () => {
  assert.equal(relativeDate(new Date(2026, 10, 21, 1).toISOString(), now), 'today');
  assert.equal(relativeDate(daysAgo(1), now), 'yesterday');
  assert.equal(relativeDate(daysAgo(6), now), '6 days ago');
  assert.equal(relativeDate(daysAgo(7), now), '1 week ago');
  assert.equal(relativeDate(daysAgo(29), now), '4 weeks ago');
  assert.equal(relativeDate(daysAgo(30), now), '1 month ago');
  assert.equal(relativeDate(daysAgo(95), now), '3 months ago');
});

test('a date that lies ahead or cannot be read does no harm', () => {
  assert.equal(relativeDate(daysAgo(-3), now), 'today');
  assert.equal(relativeDate('no date', now), 'recently');
});

test('what has just happened is told in minutes and hours', () => {
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
  assert.equal(relativeTime(minutesAgo(-2), now), 'just now');
  assert.equal(relativeTime(minutesAgo(0.5), now), 'just now');
  assert.equal(relativeTime(minutesAgo(1), now), '1 minute ago');
  assert.equal(relativeTime(minutesAgo(59), now), '59 minutes ago');
  assert.equal(relativeTime(minutesAgo(60), now), '1 hour ago');
  assert.equal(relativeTime(minutesAgo(24 * 60), now), 'yesterday');
  assert.equal(relativeTime('no date', now), 'recently');
});

test('counts', () => {
  assert.equal(plural(1, 'credit', 'credits'), '1 credit');
  assert.equal(plural(0, 'credit', 'credits'), '0 credits');
});

test('large counts are grouped as the reader writes them', () => {
  assert.equal(wholeNumber(1_204_310, 'en-US'), '1,204,310');
  assert.equal(wholeNumber(1_204_310, 'de-DE'), '1.204.310');
  assert.equal(wholeNumber(0, 'en-US'), '0');
});
