import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { createAccessToken } from '#contract/account-tokens.ts';
import type { TokenScope } from '#contract/token-scopes.ts';
import type { TestApp } from './create-test-app.ts';
import type { Person } from './people.ts';

/** A program of somebody's: it has no cookies, and says nothing about where it comes from. */
export class Program {
  #app: TestApp;
  readonly token: string;

  constructor(app: TestApp, token: string) {
    this.#app = app;
    this.token = token;
  }

  send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const headers = { authorization: `Bearer ${this.token}`, ...options.headers };
    return this.#app.http.inject({ ...options, headers });
  }
}

export async function programOf(app: TestApp, person: Person, scopes: TokenScope[]): Promise<Program> {
  const body = { name: 'A clock', scopes, days: 30, currentPassword: person.password };
  const { token } = await person.client.call(createAccessToken, { params: { id: person.user.id }, body });
  return new Program(app, token);
}
