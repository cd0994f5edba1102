import assert from 'node:assert/strict';
import type { LightMyRequestResponse } from 'fastify';
import type { FakeOidc, ProviderPerson } from './fake-oidc.ts';
import type { TestClient } from './test-client.ts';

/** The first half: from our start to where the provider is. */
export async function depart(client: TestClient, query: Record<string, string> = {}): Promise<string> {
  const response = await client.send({ url: '/api/oidc/start', query });
  assert.equal(response.statusCode, 303);
  return String(response.headers.location);
}

/** The second half: back from there. */
export function comeBack(client: TestClient, address: string): Promise<LightMyRequestResponse> {
  const { pathname, search } = new URL(address);
  return client.send({ url: pathname + search, headers: { 'sec-fetch-site': 'cross-site' } });
}

/** All of it; answers where it led to. */
export async function signInBy(
  { provider, client }: { provider: FakeOidc; client: TestClient },
  who: ProviderPerson | 'refused',
  query: Record<string, string> = {},
): Promise<string> {
  const response = await comeBack(client, provider.visit(await depart(client, query), who));
  assert.equal(response.statusCode, 303);
  return String(response.headers.location);
}
