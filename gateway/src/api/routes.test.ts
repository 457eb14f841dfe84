import { expect, test } from 'vitest';
import { z } from 'zod';
import { openApiDocument } from '../http/openapi/openapi-document.ts';
import { ROUTES } from './routes.ts';
import { SCHEMA_NAMES } from './schema-names.ts';

const reference = z.object({ $ref: z.string() });
const named = z.union([reference, z.object({ type: z.literal('array'), items: reference })]);
const media = z.record(z.string(), z.object({ schema: z.record(z.string(), z.unknown()) }));
const operationSchema = z.object({
  parameters: z.array(z.object({ name: z.string(), in: z.string() })),
  requestBody: z.object({ required: z.boolean(), content: media }).optional(),
  responses: z.record(
    z.string(),
    z.object({ headers: z.record(z.string(), reference), content: media.optional() }),
  ),
});

const document = openApiDocument(ROUTES, {
  names: SCHEMA_NAMES,
  origin: 'https://vesper.example',
  cookieName: '__Host-sid',
});
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, one]) => [`${method} ${path}`, operationSchema.parse(one)] as const,
  ),
);
const byName = new Map<string, z.output<typeof operationSchema>>(operations);

function operation(name: string) {
  const found = byName.get(name);
  if (!found) throw new Error(`${name} is not described.`);
  return found;
}

test.each(operations)('%s names the types it takes and gives', (_, { requestBody, responses }) => {
  const bodies = [requestBody?.content, ...Object.values(responses).map(({ content }) => content)];
  for (const content of bodies) {
    const schema = content?.['application/json']?.schema;
    // A file has no schema.
    if (!schema || Object.keys(schema).length === 0) continue;
    expect(named.safeParse(schema).success, JSON.stringify(schema)).toBe(true);
  }
});

test('every reference of the document leads somewhere', () => {
  const { schemas, headers } = document.components;
  const known = [
    ...Object.keys(schemas).map((name) => `#/components/schemas/${name}`),
    ...Object.keys(headers).map((name) => `#/components/headers/${name}`),
  ];
  const found = JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g);
  expect([...new Set([...found].map(([, target]) => target))].sort()).toEqual(known.sort());
});

test('a body is required where a request without one is refused, and nowhere else', () => {
  const optional = operations.filter(([, { requestBody }]) => requestBody?.required === false);
  expect(optional.map(([name]) => name).sort()).toEqual([
    'delete /api/user',
    'delete /api/user/sessions',
    'patch /api/collections/{id}',
    'patch /api/conversations/{id}',
    'patch /api/lorebooks/{id}',
    'patch /api/memories/{id}',
    'patch /api/personas/{id}',
    'patch /api/user',
    'post /api/conversations',
    'post /api/lorebooks/{id}/entries',
    'post /api/messages/{id}/regenerate',
    'post /api/notifications/read',
    'put /api/characters/{id}',
    'put /api/conversations/{id}/share',
  ]);
  expect(operation('post /api/onlyfans-self-ai/consent').requestBody?.required).toBe(true);
});

test('an answer without a body shows none', () => {
  const empty = operations.flatMap(([name, { responses }]) =>
    Object.entries(responses).flatMap(([status, { content }]) =>
      content ? [] : `${name} ${status}`,
    ),
  );
  expect(empty.sort()).toEqual([
    'get /api/age/assurance/back 302',
    'get /api/login 302',
    'get /api/logout 302',
    'get /api/signin/provider/back 302',
    'post /api/age/assurance/webhook 204',
  ]);
});

test('headers are described where they come and go', () => {
  const generate = operation('post /api/generate/image');
  expect(generate.parameters).toMatchObject([
    { name: 'Idempotency-Key', in: 'header' },
    { name: 'Prefer', in: 'header' },
  ]);
  expect(generate.responses['202']?.headers).toHaveProperty('Preference-Applied');
  expect(generate.responses['201']?.headers).not.toHaveProperty('Preference-Applied');
  expect(generate.responses['429']?.headers).toHaveProperty('Retry-After');
  expect(generate.responses['402']?.headers).not.toHaveProperty('Retry-After');
  expect(operation('get /api/images').responses['200']?.headers).toHaveProperty('Link');
  expect(operation('get /api/login').responses['302']?.headers).toHaveProperty('Location');
  for (const [name, { responses }] of operations) {
    for (const [status, { headers }] of Object.entries(responses)) {
      expect(headers, `${name} ${status}`).toHaveProperty('X-Request-Id');
    }
  }
});

test.each([
  ['post /api/signup', [201, 400, 403, 409, 413, 415, 422, 429, 451, 500, 503]],
  ['post /api/signin', [200, 202, 400, 401, 403, 413, 415, 422, 429, 500, 503]],
  ['get /api/user', [200, 401, 429, 500, 503]],
  ['get /api/images/{id}', [200, 401, 403, 404, 422, 429, 451, 500, 503]],
  ['post /api/images/{id}/like', [200, 400, 401, 403, 404, 409, 413, 415, 429, 451, 500, 503]],
  [
    'post /api/generate/image',
    [201, 202, 400, 401, 402, 403, 404, 409, 413, 415, 422, 429, 451, 500, 503],
  ],
])('%s lists every status it may answer', (name, statuses) => {
  expect(Object.keys(operation(name).responses).map(Number)).toEqual(statuses);
});

test('what clients rely on is said: the closed list of errors, the cookies, the address', () => {
  const { schemas, securitySchemes } = document.components;
  expect(schemas['Error']).toMatchObject({
    properties: { code: { enum: expect.arrayContaining(['unauthorized', 'plan_limit']) } },
  });
  expect(schemas['SignInRequest']).toMatchObject({ properties: { email: { format: 'email' } } });
  expect(schemas['CreateCharacterRequest']).toMatchObject({
    properties: { personalityTraits: { items: { pattern: String.raw`\S`, minLength: 1 } } },
  });
  expect(securitySchemes).toMatchObject({
    session: { name: '__Host-sid' },
    signature: { name: '__Host-sid.sig' },
  });
  expect(document.servers).toEqual([{ url: 'https://vesper.example' }]);
});
