import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { productBrand } from '#contract/brand.ts';
import type { EndpointSpec, Schema } from '#contract/endpoint.ts';
import { errorTable } from '#contract/errors.ts';
import { escapeHtml } from '#server/platform/escape-html.ts';
import { apiDocsStyle } from './api-docs-style.ts';
import { errorsOf, openApiPath } from './openapi.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** What a browser runs as it is: the forms, made when somebody opens one. */
const tryItScript = (): string => readFileSync(new URL('./try-it.js', import.meta.url), 'utf8');

const accessWords = {
  public: 'for everyone',
  'signed-in': 'for anyone signed in',
  admin: 'for administrators',
} as const;
type Access = keyof typeof accessWords;

/** A schema as the short shape a reader wants: {"email": string, "bio"?: string or null}. */
function shapeOf(schema: Schema, io: 'input' | 'output'): string {
  return describe(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Shape, 0);
}

interface Shape {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  items?: Shape;
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: Shape | boolean;
}

function describe(shape: Shape, depth: number): string {
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  if (shape.enum) return shape.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (shape.anyOf) return shape.anyOf.map((each) => describe(each, depth)).join(' or ');
  if (shape.type === 'array') return `[${describe(shape.items ?? {}, depth)}, …]`;
  if (shape.properties) {
    const pad = '  '.repeat(depth + 1);
    const lines = Object.entries(shape.properties).map(
      ([name, property]) =>
        `${pad}"${name}"${shape.required?.includes(name) ? '' : '?'}: ${describe(property, depth + 1)}`,
    );
    return `{\n${lines.join(',\n')}\n${'  '.repeat(depth)}}`;
  }
  return Array.isArray(shape.type) ? shape.type.join(' or ') : (shape.type ?? 'any');
}

const block = (title: string, schema: Schema | undefined, io: 'input' | 'output'): string =>
  schema ? `<p>${title}</p><pre tabindex="0">${escapeHtml(shapeOf(schema, io))}</pre>` : '';

const tokenWords = ({ tokenScope }: EndpointSpec): string =>
  tokenScope ? `, with an access token that may ${tokenScope}` : '';

function describeEndpoint(spec: EndpointSpec): string {
  const paths = [spec.path, ...(spec.aliases ?? [])];
  const errors = errorsOf(spec).map(
    (code) =>
      `<li><code>${errorTable[code].status} ${code}</code> <span class="soft">${escapeHtml(errorTable[code].sentence)}</span></li>`,
  );
  return [
    `<details class="call" data-method="${spec.method}" data-path="${escapeHtml(openApiPath(spec.path))}">`,
    `<summary><h3><code>${spec.method} ${escapeHtml(paths.join(', '))}</code></h3> <span class="soft">${escapeHtml(spec.summary)}</span></summary>`,
    `<p>${escapeHtml(spec.summary)}, <span class="soft">${accessWords[spec.access]}${tokenWords(spec)}${spec.idempotent ? ', honours Idempotency-Key' : ''}</span></p>`,
    block('In the path', spec.params, 'input'),
    block('In the query', spec.query, 'input'),
    block('Body', spec.body, 'input'),
    spec.produces ? `<p>Answer: ${spec.produces}</p>` : block('Answer', spec.response, 'output'),
    block('Answer to Prefer: respond-async', spec.early, 'output'),
    `<details><summary>Errors</summary><ul>${errors.join('')}</ul></details>`,
    '</details>',
  ].join('');
}

const byPath = (a: EndpointSpec, b: EndpointSpec): number =>
  a.path.localeCompare(b.path) || a.method.localeCompare(b.method);

function describeGroup(endpoints: readonly EndpointSpec[], access: Access): string {
  const calls = endpoints.filter((spec) => spec.access === access).sort(byPath);
  return [
    `<section><h2>${accessWords[access].replace(/^f/, 'F')}</h2>`,
    ...calls.map(describeEndpoint),
    '</section>',
  ].join('');
}

interface Document {
  html: (isSignedIn: boolean) => string;
  contentSecurityPolicy: string;
}

/** The API for a reader, complete without any script; with it each call can be tried. */
export function renderApiDocs(endpoints: readonly EndpointSpec[]): Document {
  const script = tryItScript();
  const head = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${productBrand.name} API</title><style>${apiDocsStyle}</style></head><body><main>`,
    `<h1>${productBrand.name} API</h1>`,
    '<p>JSON over HTTP with a session cookie, or with an access token (Profile, Settings): <code>Authorization: Bearer gluebird_…</code>. An error is <code>{"success": false, "message", "code", "issues"?}</code>. The same in machine-readable form: <a href="/api/openapi.json">openapi.json</a>.</p>',
  ].join('');
  const calls = [
    ...(['public', 'signed-in', 'admin'] as const).map((access) => describeGroup(endpoints, access)),
    `</main><script type="module">${script}</script></body></html>`,
  ].join('');
  return {
    html: (isSignedIn) => `${head}<div id="caller"${isSignedIn ? ' data-signed-in' : ''}></div>${calls}`,
    contentSecurityPolicy: contentSecurityPolicy({ styles: [apiDocsStyle], scripts: [script] }),
  };
}
