import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ workers: 0 });
});
afterAll(() => stack.stop());

it('the API document is valid OpenAPI 3.1 by an independent validator', async () => {
  const response = await fetch(`${stack.baseUrl}/api/openapi.json`);
  expect(response.status).toBe(200);
  const document = z.record(z.string(), z.unknown()).parse(await response.json());
  const result = await new Validator().validate(document);
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
});

it('the API is readable as a page that needs no script', async () => {
  const response = await fetch(`${stack.baseUrl}/api/docs`);
  expect(response.headers.get('content-type')).toContain('text/html');
  const page = await response.text();
  expect(page).toContain('/api/generate/image');
  expect(page).not.toContain('<script');
});
