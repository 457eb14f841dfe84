import type { ImageProgress } from './image-engine.ts';
import type { ServerChoice } from './picture-server.ts';

/** So often somebody who waits looks whether another server is free. Milliseconds. */
const LOOK_ELSEWHERE_MS = 1_000;

/** A server that was chosen, and the place at it; whoever has it gives it back. */
export interface PicturePlace<Server> {
  server: Server;
  leave(): Promise<void>;
}

interface Wish {
  /** Pictures at once at each server. */
  places: number;
  signal: AbortSignal;
  lookMs?: number | undefined;
}

/**
 * Waits for a place at the least busy of some servers, and changes over when another one is free
 * meanwhile. Says so each time that somebody before it has gone.
 * @returns undefined when aborted
 */
export async function* enterLeastBusy<Server extends ServerChoice>(
  servers: readonly Server[],
  { places, signal, lookMs = LOOK_ELSEWHERE_MS }: Wish,
): AsyncGenerator<ImageProgress, PicturePlace<Server> | undefined> {
  while (!signal.aborted) {
    const [server, ...others] = await chooseLeastBusy(servers);
    if (!server) return undefined;
    if (!server.line) return { server, leave: async () => undefined };
    const elsewhere = new AbortController();
    const look = () => {
      // Where this cannot be found out, the place in line is as good as before.
      anyFree(others).then(
        (isFree) => isFree && elsewhere.abort(),
        () => undefined,
      );
    };
    const timer = others.length > 0 ? setInterval(look, lookMs) : undefined;
    const entering = server.line.enter(() => places, {
      signal: AbortSignal.any([signal, elsewhere.signal]),
    });
    try {
      for (;;) {
        const { done, value } = await entering.next();
        if (!done) yield { ...WAITING, before: value };
        else if (value) return { server, leave: () => value.leave() };
        else break;
      }
    } finally {
      clearInterval(timer);
      await entering.return(undefined);
    }
  }
  return undefined;
}

const WAITING = { type: 'progress', progress: 0, stage: 'preparing' } as const;

/**
 * Chooses the least busy server, which comes first in what it returns. Equals take turns, which are
 * counted at once: pictures that come at the same moment see the same crowds.
 */
async function chooseLeastBusy<Server extends ServerChoice>(
  servers: readonly Server[],
): Promise<Server[]> {
  const counted = await Promise.all(
    servers.map(async (server) => ({ server, crowd: await server.crowd() })),
  );
  const sorted = counted
    .sort((one, other) => one.crowd - other.crowd || one.server.turns - other.server.turns)
    .map(({ server }) => server);
  sorted[0]?.choose();
  return sorted;
}

async function anyFree(servers: readonly ServerChoice[]): Promise<boolean> {
  const there = servers.filter(({ isLeftAlone }) => !isLeftAlone);
  const crowds = await Promise.all(there.map((server) => server.crowd()));
  return crowds.includes(0);
}
