import assert from 'node:assert/strict';
import { test } from 'node:test';
import { errorTable, type ErrorCode } from '#contract/errors.ts';
import { ApiError, offlineError } from '#web/lib/api-error.ts';
import { errorOfReply } from '#web/lib/error-reply.ts';
import { failureText, isAboutPhoto, opensDialog, turnedDownAt } from './generation-failure.ts';

function refusal(code: ErrorCode, issues: { path: string; message: string }[] = []): ApiError {
  const { status, sentence } = errorTable[code];
  return errorOfReply(status, JSON.stringify({ success: false, message: sentence, code, issues }));
}
const said = (error: ApiError, isBack = true) => failureText(error, isBack).description;
const plain = 'Please try again or check your internet connection.';

test('a lost line and a fault of ours are told in the same plain words', () => {
  assert.equal(failureText(offlineError(new Error('x')), false).title, 'Failed to generate craft idea');
  assert.equal(said(offlineError(new Error('x')), false), plain);
  assert.equal(said(errorOfReply(502, '<html>'), false), plain);
  assert.equal(said(refusal('INTERNAL')), `${plain} Your credit is back.`);
});

test('a refusal is told in the words of the server', () => {
  assert.equal(said(refusal('TOO_MANY_REQUESTS')), errorTable.TOO_MANY_REQUESTS.sentence);
  assert.equal(
    said(refusal('INVALID_INPUT', [{ path: 'theme', message: 'A theme has at most 60 characters' }])),
    'A theme has at most 60 characters',
  );
});

test('that the credit is back is said once, and only when it is true', () => {
  assert.match(said(refusal('UNREADABLE_PHOTO')), /another one\. Your credit is back\.$/);
  assert.doesNotMatch(said(refusal('UNREADABLE_PHOTO'), false), /credit/);
  assert.equal(said(refusal('GENERATION_DECLINED')), errorTable.GENERATION_DECLINED.sentence);
  assert.doesNotMatch(said(refusal('TOO_MANY_REQUESTS')), /credit/);
});

test('some failures ask something, others want another photo', () => {
  assert.ok(opensDialog(refusal('NOT_ENOUGH_CREDITS')) && opensDialog(refusal('GENERATION_UNAVAILABLE')));
  assert.ok(!opensDialog(refusal('UNAVAILABLE')) && !opensDialog(offlineError(null)));
  assert.ok(isAboutPhoto(refusal('UNREADABLE_PHOTO')) && isAboutPhoto(refusal('TOO_LARGE')));
  assert.ok(!isAboutPhoto(refusal('INVALID_INPUT')));
});

test('words that were turned down are answered at their step, and no credit was taken', () => {
  const about = (path: string) => refusal('GENERATION_DECLINED', [{ path, message: 'A kind word.' }]);
  assert.deepEqual([turnedDownAt(about('theme')), turnedDownAt(about('additionalSupplies.2'))], [4, 3]);
  assert.equal(turnedDownAt(refusal('GENERATION_DECLINED')), null);
  assert.equal(turnedDownAt(refusal('INVALID_INPUT', [{ path: 'theme', message: 'x' }])), null);
  assert.equal(said(about('theme')), 'A kind word.');
});
