import { checkDisplayName, login, logout, register } from '#contract/account.ts';
import { call } from '#web/lib/call.ts';

export function sendLogin(email: string, password: string) {
  return call(login, { body: { email, password } });
}

export async function sendRegister(form: {
  email: string;
  displayName: string;
  password: string;
  invitation?: string;
}) {
  const username = form.email.trim().toLowerCase();
  const reply = await call(register, { body: { ...form, username, bio: '', profileImage: '' } });
  return reply.user;
}

export function sendLogout() {
  return call(logout, {});
}

export async function isNicknameFree(name: string, signal?: AbortSignal): Promise<boolean> {
  const reply = await call(checkDisplayName, { params: { name } }, signal ? { signal } : {});
  return reply.available;
}
