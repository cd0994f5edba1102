import type { InjectOptions } from 'fastify';
import { addComment, shareCraft } from '#contract/community.ts';
import type { EndpointSpec } from '#contract/endpoint.ts';
import type { TestApp } from '#tests/support/create-test-app.ts';
import { giveCredits, suppliesPhoto } from '#tests/support/generating.ts';
import { sampleInput } from '#tests/support/odd-values.ts';
import { newPerson, type Person } from '#tests/support/people.ts';
import { storeCraft } from '#tests/support/stored-crafts.ts';

/** What is given to an endpoint: the names in its path, its query, its body. */
export interface Input {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

export const addressOf = ({ path }: EndpointSpec, { params, query }: Input): string => {
  const filled = path.replaceAll(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const asked = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((each) => `${name}=${encodeURIComponent(String(each))}`),
  );
  return asked.length > 0 ? `${filled}?${asked.join('&')}` : filled;
};

/** What an address can name, all of it there. */
async function newThings(app: TestApp, { user, client }: Person): Promise<[prefix: string, id: unknown][]> {
  await giveCredits(app, { user, client, password: '' }, 100);
  const craftId = await storeCraft(app, user.id);
  const { post } = await client.call(shareCraft, { body: { craftId } });
  const wanted = { params: { id: post.id }, body: { content: 'Nice' } };
  const { comment } = await client.call(addComment, wanted);
  const other = await newPerson(app);
  return [
    ['/api/crafts/', craftId],
    ['/api/admin/crafts/', craftId],
    ['/api/posts/', post.id],
    ['/api/comments/', comment.id],
    ['/api/admin/users/', other.user.id],
  ];
}

/** What the endpoint would take from this person. */
export async function fittingInput(app: TestApp, spec: EndpointSpec, person: Person): Promise<Input> {
  const { user, password } = person;
  const things = await newThings(app, person);
  const body = sampleInput(spec.body);
  if ('displayName' in body) body['displayName'] = `odd.${user.id}`;
  if ('email' in body) body['email'] = `odd.${user.id}@example.test`;
  if ('craftId' in body) body['craftId'] = things[0]?.[1];
  for (const name of ['currentPassword', 'newPassword', 'password']) if (name in body) body[name] = password;
  if ('image' in body) body['image'] = await suppliesPhoto();
  const params = { ...sampleInput(spec.params) };
  const id = things.find(([prefix]) => spec.path.startsWith(prefix))?.[1] ?? user.id;
  return { params: 'id' in params ? { ...params, id } : params, query: {}, body };
}

export const requestOf = (spec: EndpointSpec, input: Input): InjectOptions => ({
  method: spec.method,
  url: addressOf(spec, input),
  ...(spec.method === 'GET' || (spec.method === 'DELETE' && !spec.body)
    ? {}
    : { payload: JSON.stringify(input.body), headers: { 'content-type': 'application/json' } }),
});
