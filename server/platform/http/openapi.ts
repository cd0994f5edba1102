import * as z from 'zod/mini';
import { productBrand } from '#contract/brand.ts';
import type { EndpointSpec, Schema } from '#contract/endpoint.ts';
import { errorTable } from '#contract/errors.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { tokenPrefix } from '#contract/token-scopes.ts';

type Json = Record<string, unknown>;

const jsonSchema = (schema: Schema, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
};

const parameters = (schema: Schema | undefined, place: 'path' | 'query'): Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
};

const contentOf = ({ produces, response }: EndpointSpec): Json =>
  produces
    ? { [produces]: { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: jsonSchema(response, 'output') } };

const sharedErrors: ErrorCode[] = ['TOO_MANY_REQUESTS', 'INTERNAL', 'UNAVAILABLE'];

/** The errors an endpoint can answer with. */
export function errorsOf(spec: EndpointSpec): ErrorCode[] {
  const codes: ErrorCode[] = [...(spec.errors ?? [])];
  if (spec.params || spec.query || spec.body) codes.push('INVALID_INPUT');
  if (spec.body) codes.push('TOO_LARGE', 'UNSUPPORTED_MEDIA');
  if (spec.method !== 'GET') codes.push('CROSS_SITE');
  if (spec.access !== 'public') codes.push('NOT_SIGNED_IN');
  if (spec.access === 'admin') codes.push('FORBIDDEN');
  codes.push('ACCESS_TOKEN_INVALID', 'ACCESS_TOKEN_NOT_ENOUGH');
  if (spec.idempotent) codes.push('IDEMPOTENCY_CONFLICT');
  return [...new Set([...codes, ...sharedErrors])];
}

function errorResponses(spec: EndpointSpec): Json {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(spec)) {
    const { status } = errorTable[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, codes]) => [
        String(status),
        {
          description: codes.map((code) => `${code}: ${errorTable[code].sentence}`).join(' '),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      ]),
  );
}

/** What a caller shows; where an access token will do, with the scope that it needs. */
function securityOf({ access, tokenScope }: EndpointSpec): Json[] {
  const token = tokenScope ? [{ accessToken: [tokenScope] }] : [];
  return access === 'public' ? [{}, ...token] : [{ session: [] }, ...token];
}

function operation(spec: EndpointSpec): Json {
  const idempotencyKey = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', maxLength: 200 },
  };
  return {
    summary: spec.summary,
    security: securityOf(spec),
    parameters: [
      ...parameters(spec.params, 'path'),
      ...parameters(spec.query, 'query'),
      ...(spec.idempotent ? [idempotencyKey] : []),
    ],
    ...(spec.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: jsonSchema(spec.body, 'input') } },
          },
        }
      : {}),
    responses: {
      [String(spec.status ?? 200)]: {
        description: 'Done',
        content: contentOf(spec),
      },
      ...(spec.early
        ? {
            202: {
              description: 'Begun, for who sends Prefer: respond-async',
              content: { 'application/json': { schema: jsonSchema(spec.early, 'output') } },
            },
          }
        : {}),
      ...errorResponses(spec),
    },
  };
}

const errorSchema = {
  type: 'object',
  required: ['success', 'message', 'code'],
  properties: {
    success: { const: false },
    message: { type: 'string', description: 'A sentence for a person' },
    code: { enum: Object.keys(errorTable) },
    issues: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

export const openApiPath = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

/** OpenAPI 3.1, made from the very schemas that check requests. */
export function describeApi(endpoints: readonly EndpointSpec[], version: string): Json {
  const paths: Record<string, Json> = {};
  for (const spec of endpoints) {
    for (const path of [spec.path, ...(spec.aliases ?? [])]) {
      const key = openApiPath(path);
      paths[key] = { ...paths[key], [spec.method.toLowerCase()]: operation(spec) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${productBrand.name} API`, version },
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'gluebird' },
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: `${tokenPrefix}…`,
          description: 'Made under Profile, Settings; good for the endpoints that name one of its scopes',
        },
      },
    },
  };
}
