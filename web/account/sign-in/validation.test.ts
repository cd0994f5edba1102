import assert from 'node:assert/strict';
import test from 'node:test';
import { canLookUpNickname, validateLogin, validateRegister } from './validation.ts';

const good = {
  email: 'ada@example.org',
  displayName: 'ada_l',
  password: 'paper1',
  confirmPassword: 'paper1',
};

function messages(change: Partial<typeof good>) {
  return validateRegister({ ...good, ...change }, 6);
}

test('a good registration has no errors', () => {
  assert.deepEqual(validateRegister(good, 6), {});
});

test('every field of an empty registration says what it needs', () => {
  const errors = validateRegister({ email: '', displayName: '', password: '', confirmPassword: '' }, 6);
  assert.deepEqual(errors, {
    email: 'Please enter a valid email address',
    displayName: 'Community nickname must be at least 3 characters',
    password: 'Password must be at least 6 characters',
  });
});

test('limits are inclusive and the words are the agreed ones', () => {
  const long = 'x'.repeat(101);
  assert.equal(
    messages({ password: long, confirmPassword: long }).password,
    'Password must be less than 100 characters',
  );
  assert.deepEqual(messages({ password: 'x'.repeat(100), confirmPassword: 'x'.repeat(100) }), {});
  assert.deepEqual(messages({ displayName: 'x'.repeat(30) }), {});
  assert.equal(
    messages({ displayName: 'x'.repeat(31) }).displayName,
    'Community nickname must be less than 30 characters',
  );
  assert.equal(
    messages({ displayName: 'ada l' }).displayName,
    'Community nickname can only contain letters, numbers, underscores and periods',
  );
  assert.equal(messages({ confirmPassword: 'paper2' }).confirmPassword, "Passwords don't match");
});

test('a mismatch shows even while other fields are wrong', () => {
  const errors = validateRegister({ ...good, email: 'x', confirmPassword: 'other' }, 6);
  assert.equal(errors.confirmPassword, "Passwords don't match");
});

test('an operator can ask for longer passwords', () => {
  assert.equal(validateRegister(good, 8).password, 'Password must be at least 8 characters');
});

test('a login asks for an address and 6 characters', () => {
  assert.deepEqual(validateLogin({ email: 'nobody', password: 'short' }), {
    email: 'Please enter a valid email address',
    password: 'Password must be at least 6 characters',
  });
  assert.deepEqual(validateLogin({ email: 'ada@example.org', password: 'paper1' }), {});
});

test('only a nickname that could be accepted is looked up', () => {
  assert.equal(canLookUpNickname('ad'), false);
  assert.equal(canLookUpNickname('ada l'), false);
  assert.equal(canLookUpNickname('ada'), true);
});
