import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { z } from 'zod';
import type { looks } from '@vesper/core/pictures/looks';
import { Gate } from './gate.ts';

type Looks = z.input<typeof looks>;

/** Everything shows one adult, always the same, and nothing sexual. */
const HARMLESS: Looks = { sexual: 0, faces: [{ age: 35, embedding: [1, 0] }] };

/** Stands in for what looks at pictures, so that drawn ones will do; see decision 39. */
export interface PictureService {
  url: string;
  /** What it answers from now on, `first` once; `null` and it answers nothing of use. */
  answer(looks: Looks | null, first?: Looks): void;
  /** Shut, nothing is answered. */
  gate: Gate;
}

let shared: Promise<PictureService> | undefined;

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The process of the tests may end while it listens.
  server.unref();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  return `http://127.0.0.1:${address.port}/look`;
}

/** Starts a service of a test's own, whose answers it chooses. */
export async function startPictureService(): Promise<PictureService> {
  let looks: Looks | null = HARMLESS;
  let first: Looks | undefined;
  const gate = new Gate();
  const server = createServer(async (request, response) => {
    await once(request.resume(), 'end');
    await gate.pass();
    const answer = first ?? looks;
    first = undefined;
    response.writeHead(answer ? 200 : 500).end(JSON.stringify(answer ?? {}));
  });
  const url = await listen(server);
  return {
    url,
    gate,
    answer(next, before) {
      looks = next;
      first = before;
    },
  };
}

/** The one of all tests that are not about pictures. */
export function sharedPictureService(): Promise<PictureService> {
  shared ??= startPictureService();
  return shared;
}
