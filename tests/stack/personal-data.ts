import { okBody } from '@vesper/core/contract/common';
import type { Client } from './client.ts';
import { fetchBytes, PASSWORD } from './person.ts';

/** Shows that it is still them: a quarter of an hour counts from here. */
export async function stepUp(client: Client): Promise<void> {
  await client.expect([200, okBody], 'POST', '/api/step-up', { password: PASSWORD });
}

/** Everything of an account, as its owner takes it out soon after a sign-in: the answer with the zip. */
export function takeOut(client: Client): ReturnType<typeof fetchBytes> {
  return fetchBytes(client, '/api/user/export');
}
