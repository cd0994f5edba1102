import assert from 'node:assert/strict';
import test from 'node:test';
import { validateDeletion, validateEmailChange, validatePasswordChange } from './own-account-rules.ts';

const change = { currentPassword: 'paper1', newPassword: 'paper-2', confirmPassword: 'paper-2' };

test('a change of password asks for the old one and twice for the new one', () => {
  assert.deepEqual(validatePasswordChange(change, 6), {});
  assert.deepEqual(validatePasswordChange({ ...change, currentPassword: '', newPassword: 'x' }, 8), {
    currentPassword: 'Please enter your current password',
    newPassword: 'Password must be at least 8 characters',
    confirmPassword: "Passwords don't match",
  });
});

test('a change of email asks for another email', () => {
  const values = { email: 'new@example.org', currentPassword: 'paper1' };
  assert.deepEqual(validateEmailChange(values, 'old@example.org'), {});
  assert.deepEqual(validateEmailChange(values, 'New@example.org'), { email: 'This is your email already' });
  assert.deepEqual(validateEmailChange({ ...values, email: 'new' }, 'old@example.org'), {
    email: 'Please enter a valid email address',
  });
});

test('a deletion asks for the password', () => {
  assert.deepEqual(validateDeletion({ currentPassword: '' }), {
    currentPassword: 'Please enter your current password',
  });
});
