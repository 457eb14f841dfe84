import { STATUS_CODES } from 'node:http';
import { z } from 'zod';
import { BRAND } from '@vesper/core/contract/brand';
import { errorBody } from '@vesper/core/contract/errors';
import type { Route } from './route.ts';

type Json = Record<string, unknown>;
type Direction = 'input' | 'output';

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Json>>;
  components: Json;
}

const ERROR = { $ref: '#/components/schemas/Error' };

function schemaOf(schema: z.ZodType, io: Direction): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}

const jsonContent = (schema: Json) => ({ 'application/json': { schema } });

/** Bytes have no schema in OpenAPI 3.1: their media type says it all. */
const fileContent = (types: readonly string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: {} }]));

/** `/api/images/:id` → `/api/images/{id}`. */
const pathTemplate = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

function parametersOf(route: Route): Json[] {
  return (['params', 'query'] as const).flatMap((part) => {
    const schema = route[part];
    if (!schema) return [];
    const { properties = {}, required = [] } = z
      .object({
        properties: z.record(z.string(), z.unknown()).optional(),
        required: z.array(z.string()).optional(),
      })
      .parse(schemaOf(schema, 'input'));
    const place = part === 'params' ? 'path' : 'query';
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: property,
    }));
  });
}

/** The refusals a route can give besides its own answers, by what it declares. */
function refusalsOf(route: Route): number[] {
  const statuses = [500, 503];
  if (route.access === 'user') statuses.push(401);
  if (route.params) statuses.push(404);
  if (route.method !== 'get') statuses.push(403);
  if (route.body || route.rawBody) statuses.push(400, 413, 415);
  if (route.body || route.rawBody || route.query) statuses.push(422);
  if (route.limit || route.access === 'user') statuses.push(429);
  return statuses.sort((a, b) => a - b);
}

function responsesOf(route: Route): Json {
  const own = Object.entries(route.responses).map(([status, schema]) => [
    status,
    {
      description: STATUS_CODES[status] ?? status,
      content: route.produces
        ? fileContent(route.produces)
        : jsonContent(schemaOf(schema, 'output')),
    },
  ]);
  const refusals = refusalsOf(route).map((status) => [
    String(status),
    { description: STATUS_CODES[status] ?? String(status), content: jsonContent(ERROR) },
  ]);
  const others = { description: 'Any other refusal', content: jsonContent(ERROR) };
  return { ...Object.fromEntries([...refusals, ...own]), default: others };
}

function requestBodyOf({ body, rawBody }: Route): Json {
  const content = rawBody
    ? fileContent(rawBody.types)
    : body && jsonContent(schemaOf(body, 'input'));
  return content ? { requestBody: { required: true, content } } : {};
}

function operationOf(route: Route): Json {
  return {
    summary: route.summary,
    operationId: `${route.method}${route.path.replace(/[^a-z0-9]+(\w)?/gi, (_, next?: string) => (next ?? '').toUpperCase())}`,
    tags: [route.path.split('/')[2] ?? 'api'],
    security: route.access === 'user' ? [{ session: [] }] : [],
    parameters: parametersOf(route),
    ...requestBodyOf(route),
    responses: responsesOf(route),
  };
}

/** The OpenAPI 3.1 document of the declared routes: nothing in it is written twice. */
export function openApiDocument(routes: readonly Route[]): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const route of routes) {
    const path = (paths[pathTemplate(route.path)] ??= {});
    path[route.method] = operationOf(route);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${BRAND.name} API`,
      version: '1.0.0',
      description:
        'JSON over HTTP with a session cookie. Long work answers when it is done, or at once with `Prefer: respond-async`; the rest then arrives over Socket.IO.',
    },
    paths,
    components: {
      schemas: { Error: schemaOf(errorBody, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } },
    },
  };
}
