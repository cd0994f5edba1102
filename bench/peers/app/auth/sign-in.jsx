'use client';
import { useState } from 'react';

export function SignIn() {
  const [isNew, setNew] = useState(false);
  const [failure, setFailure] = useState('');
  async function send(event) {
    event.preventDefault();
    const body = JSON.stringify(Object.fromEntries(new FormData(event.currentTarget)));
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(isNew ? '/api/register' : '/api/login', { method: 'POST', headers, body });
    if (answer.ok) location.assign('/');
    else setFailure('That did not work. Please check what you typed.');
  }
  return (
    <form onSubmit={send}>
      <label>
        Email <input name="email" type="email" autoComplete="email" required />
      </label>
      {isNew && (
        <label>
          Nickname <input name="displayName" required />
        </label>
      )}
      <label>
        Password <input name="password" type="password" autoComplete="current-password" required />
      </label>
      {failure && <p role="alert">{failure}</p>}
      <button type="submit">{isNew ? 'Create an account' : 'Sign in'}</button>
      <button type="button" onClick={() => setNew(!isNew)}>
        {isNew ? 'I have an account' : 'I am new here'}
      </button>
    </form>
  );
}
