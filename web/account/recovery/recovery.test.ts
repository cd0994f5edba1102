import assert from 'node:assert/strict';
import test from 'node:test';
import { validateForgot, validateReset } from './recovery.ts';

const limits = { token: 'a-token', passwordMinLength: 6 };
const good = { password: 'paper1', confirmPassword: 'paper1' };

test('a new password is asked for twice', () => {
  assert.deepEqual(validateReset(good, limits), {});
  assert.deepEqual(validateReset({ password: 'five5', confirmPassword: '' }, limits), {
    password: 'Password must be at least 6 characters long.',
    confirmPassword: 'Please confirm your password',
  });
  assert.deepEqual(validateReset({ ...good, confirmPassword: 'paper2' }, limits), {
    confirmPassword: "Passwords don't match",
  });
});

test('without a token there is nothing to reset', () => {
  assert.deepEqual(validateReset(good, { ...limits, token: '' }), {
    token: 'Invalid reset token. Please try requesting a new password reset link.',
  });
});

test('an operator can ask for longer passwords here too', () => {
  assert.deepEqual(validateReset(good, { ...limits, passwordMinLength: 8 }), {
    password: 'Password must be at least 8 characters',
  });
});

test('a link is sent to an email only', () => {
  assert.deepEqual(validateForgot({ email: 'ann' }), { email: 'Please enter a valid email address' });
  assert.deepEqual(validateForgot({ email: ' ann@example.org ' }), {});
});
