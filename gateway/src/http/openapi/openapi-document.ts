import { STATUS_CODES } from 'node:http';
import { z } from 'zod';
import { BRAND } from '@vesper/core/contract/brand';
import { noContent } from '@vesper/core/contract/common';
import { errorBody } from '@vesper/core/contract/errors';
import type { Route } from '../route.ts';
import {
  answerHeadersOf,
  HEADER_COMPONENTS,
  refusalHeadersOf,
  requestHeadersOf,
} from './headers.ts';
import { refusalsOf } from './refusals.ts';
import { SchemaBook, type Json, type SchemaNames } from './schema-book.ts';

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string; license: Json };
  servers: Json[];
  paths: Record<string, Record<string, Json>>;
  components: { schemas: Json; headers: Json; securitySchemes: Json };
}

export interface ApiFacts {
  /** The schemas that become components, by their names. */
  names: SchemaNames;
  /** The address at which people open the product; undefined: where the document came from. */
  origin: string | undefined;
  cookieName: string;
}

const DESCRIPTION = [
  'JSON over HTTP with a session cookie. Long work answers when it is done, or at once with',
  '`Prefer: respond-async`; the rest then arrives over Socket.IO. A request that changes something',
  'and names another site as its `Origin` is refused with 403.',
].join(' ');

const jsonContent = (schema: Json) => ({ 'application/json': { schema } });

/** Bytes have no schema in OpenAPI 3.1: their media type says it all. */
const fileContent = (types: readonly string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: {} }]));

/** `/api/images/:id` → `/api/images/{id}`. */
const pathTemplate = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

function parametersOf(route: Route, book: SchemaBook): Json[] {
  const declared = (['params', 'query'] as const).flatMap((part) => {
    const schema = route[part];
    if (!schema) return [];
    const { properties = {}, required = [] } = z
      .object({
        properties: z.record(z.string(), z.unknown()).optional(),
        required: z.array(z.string()).optional(),
      })
      .parse(book.describe(schema, 'input'));
    const position = part === 'params' ? 'path' : 'query';
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: position,
      required: position === 'path' || required.includes(name),
      schema: property,
    }));
  });
  return [...declared, ...requestHeadersOf(route)];
}

function responsesOf(route: Route, book: SchemaBook): Json {
  const own = Object.entries(route.responses).map(([status, schema]) => {
    const content = route.produces
      ? fileContent(route.produces)
      : schema !== noContent && jsonContent(book.describe(schema, 'output'));
    const headers = answerHeadersOf(route, Number(status));
    return [
      status,
      { description: STATUS_CODES[status] ?? status, headers, ...(content && { content }) },
    ];
  });
  const refusals = [...refusalsOf(route)].map(([status, codes]) => [
    String(status),
    {
      description: `${STATUS_CODES[status]}: ${[...codes].join(', ')}`,
      headers: refusalHeadersOf(codes),
      content: jsonContent(book.describe(errorBody, 'output')),
    },
  ]);
  return Object.fromEntries([...own, ...refusals]);
}

function requestBodyOf({ body, rawBody }: Route, book: SchemaBook): Json {
  if (rawBody) return { requestBody: { required: true, content: fileContent(rawBody.types) } };
  if (!body) return {};
  // A missing body is one without any field.
  const required = !body.safeParse({}).success;
  return { requestBody: { required, content: jsonContent(book.describe(body, 'input')) } };
}

/** `post /api/images/:id/like` → `postApiImagesIdLike`. */
function operationIdOf({ method, path }: Route): string {
  const words = path.replace(/[^a-z0-9]+(\w)?/gi, (_, next?: string) => (next ?? '').toUpperCase());
  return `${method}${words}`;
}

/** Ways in which each kind of route knows who asks. */
const SECURITY: Record<Route['access'], Json[]> = {
  public: [],
  user: [{ session: [], signature: [] }],
  staff: [{ session: [], signature: [] }, { operatorKey: [] }],
};

function operationOf(route: Route, book: SchemaBook): Json {
  return {
    summary: route.summary,
    operationId: operationIdOf(route),
    tags: [route.path.split('/')[2] ?? 'api'],
    security: SECURITY[route.access],
    parameters: parametersOf(route, book),
    ...requestBodyOf(route, book),
    responses: responsesOf(route, book),
  };
}

/** Both cookies that sign-in sets are needed together. */
const securitySchemesOf = (cookieName: string): Json => ({
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: cookieName,
    description: 'The session, as sign-up and sign-in set it.',
  },
  signature: {
    type: 'apiKey',
    in: 'cookie',
    name: `${cookieName}.sig`,
    description: 'Its signature, set beside it.',
  },
  operatorKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'A key of an operator, made at the desk; it may do what its scopes say.',
  },
});

/** Makes the OpenAPI 3.1 document of the declared routes: nothing in it is written twice. */
export function openApiDocument(
  routes: readonly Route[],
  { names, origin = '/', cookieName }: ApiFacts,
): OpenApiDocument {
  const book = new SchemaBook(names);
  const paths: OpenApiDocument['paths'] = {};
  for (const route of routes) {
    const path = (paths[pathTemplate(route.path)] ??= {});
    path[route.method] = operationOf(route, book);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${BRAND.name} API`,
      version: '1.0.0',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: origin }],
    paths,
    components: {
      schemas: book.components,
      headers: HEADER_COMPONENTS,
      securitySchemes: securitySchemesOf(cookieName),
    },
  };
}
