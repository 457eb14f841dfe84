import { Types } from 'mongoose';
import { io } from 'socket.io-client';
import { expect } from 'vitest';
import { z } from 'zod';
import { ROUTES } from '@vesper/gateway/api/routes';
import type { Route } from '@vesper/gateway/http/route';
import type { Client } from './client.ts';

const METHODS = {
  get: 'GET',
  post: 'POST',
  put: 'PUT',
  patch: 'PATCH',
  delete: 'DELETE',
} as const;

/** The refusal of a handshake: its sentence, and the code beside it. */
async function refusalOf(client: Client): Promise<unknown> {
  const socket = io(client.baseUrl, {
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: { cookie: client.cookie },
  });
  const error = await new Promise<unknown>((resolve) => {
    socket.once('connect_error', resolve);
  });
  socket.close();
  return z.object({ data: z.unknown() }).parse(error).data;
}

/**
 * Expects 403 with this code of every route of members that is not open, of media and of a socket.
 * Ids lead nowhere: the account is asked about before anything is looked for.
 */
export async function expectRefused(
  client: Client,
  code: string,
  isOpen: (route: Route) => boolean,
): Promise<void> {
  const nowhere = new Types.ObjectId().toHexString();
  for (const route of ROUTES) {
    if (route.access !== 'user' || isOpen(route)) continue;
    const { method, path } = route;
    const answer = await client.request(METHODS[method], path.replace(/:\w+/g, nowhere));
    expect(answer, `${method} ${path}`).toMatchObject({ status: 403, body: { code } });
  }
  expect(await client.request('GET', `/media/images/${nowhere}.png`)).toMatchObject({
    status: 403,
    body: { code },
  });
  expect(await refusalOf(client)).toEqual({ code });
}
