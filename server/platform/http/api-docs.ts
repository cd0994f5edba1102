import * as z from 'zod/mini';
import { productBrand } from '#contract/brand.ts';
import type { EndpointSpec, Schema } from '#contract/endpoint.ts';
import { errorTable } from '#contract/errors.ts';
import { escapeHtml } from '#server/platform/escape-html.ts';
import { errorsOf } from './openapi.ts';

export const apiDocsStyle = `
:root{color-scheme:light dark;--paper:#fff9ef;--ink:#27263a;--soft:#5e5b73;--line:#e8dcc8;--card:#fff;--glue:#2450b8}
@media(prefers-color-scheme:dark){:root{--paper:#16161d;--ink:#f4efe6;--soft:#b9b4c6;--line:#3a3a48;--card:#20202a;--glue:#9db8ff}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:52rem;margin:0 auto;padding:1.5rem 1rem 4rem}
a{color:var(--glue)}h1{margin:.5rem 0}h2{font-size:1.1rem;margin:0;overflow-wrap:anywhere}
section{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:1rem;margin:1rem 0}
code,pre{font:14px/1.45 ui-monospace,monospace}pre{overflow:auto;padding:.75rem;border:1px solid var(--line);border-radius:8px}
p{margin:.4rem 0}.soft{color:var(--soft)}li{margin:.2rem 0}`.trim();

const accessWords = {
  public: 'for everyone',
  'signed-in': 'for anyone signed in',
  admin: 'for administrators',
} as const;

/** A schema as the short shape a reader wants: {"email": string, "bio"?: string or null}. */
function shapeOf(schema: Schema, io: 'input' | 'output'): string {
  return describe(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Shape, 0);
}

interface Shape {
  type?: string;
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
  return shape.type ?? 'any';
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
    '<section>',
    `<h2><code>${spec.method} ${escapeHtml(paths.join(', '))}</code></h2>`,
    `<p>${escapeHtml(spec.summary)}, <span class="soft">${accessWords[spec.access]}${tokenWords(spec)}${spec.idempotent ? ', honours Idempotency-Key' : ''}</span></p>`,
    block('In the path', spec.params, 'input'),
    block('In the query', spec.query, 'input'),
    block('Body', spec.body, 'input'),
    spec.produces ? `<p>Answer: ${spec.produces}</p>` : block('Answer', spec.response, 'output'),
    block('Answer to Prefer: respond-async', spec.early, 'output'),
    `<details><summary>Errors</summary><ul>${errors.join('')}</ul></details>`,
    '</section>',
  ].join('');
}

/** The API for a reader: one page, no script. */
export function renderApiDocs(endpoints: readonly EndpointSpec[]): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${productBrand.name} API</title><style>${apiDocsStyle}</style></head><body><main>`,
    `<h1>${productBrand.name} API</h1>`,
    '<p>JSON over HTTP with a session cookie, or with an access token (Profile, Settings): <code>Authorization: Bearer gluebird_…</code>. An error is <code>{"success": false, "message", "code", "issues"?}</code>. The same in machine-readable form: <a href="/api/openapi.json">openapi.json</a>.</p>',
    ...endpoints.map(describeEndpoint),
    '</main></body></html>',
  ].join('');
}
