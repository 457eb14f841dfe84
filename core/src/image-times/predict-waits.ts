import type { PaintingTime } from './learned-times.ts';

/** A picture that is to be painted, and who can do it. */
export interface Painting {
  id: string;
  /** Null while nobody knows. */
  time: PaintingTime | null;
  /** Servers that do one at a time; null where as much as comes is taken. */
  servers: readonly string[] | null;
}

/** A picture that a worker has in hand. */
export interface PaintingAtWork extends Painting {
  /** Milliseconds that it has been painted for; null while it waits for a server. */
  elapsedMs: number | null;
}

interface Situation {
  /** Pictures that all workers together take in hand at once. */
  hands: number;
  /** In the order in which they came. */
  atWork: readonly PaintingAtWork[];
  waiting: readonly Painting[];
}

/** Milliseconds from now until a picture is begun, and until it is there. */
export interface Wait {
  waitMs: number;
  leftMs: number;
}

/** Of one that takes longer than it should, this share of the whole is thought to be left. */
const OVERDUE_SHARE = 0.1;

/**
 * Plays through what is to come: each worker takes the next picture when it has a hand free, and the
 * server that is free first paints it. What nobody knows never ends, so that nothing is promised
 * that depends on it.
 * @returns the waits that can be told, by the ids of the pictures
 */
export function predictWaits({ hands, atWork, waiting }: Situation): Map<string, Wait> {
  const waits = new Map<string, Wait>();
  /** Milliseconds from now at which a server, and a hand, is free. */
  const free = new Map<string, number>();
  const handsFree: number[] = [];

  const paint = ({ id, time, servers }: Painting, from: number, elapsedMs = 0): void => {
    const server = servers && firstFree(servers, free);
    const begin = Math.max(from, freeAt(server, free));
    const end = begin + (time ? rest(time.paintMs, elapsedMs) : Infinity);
    if (server) free.set(server, end);
    const done = end + (time?.saveMs ?? 0);
    handsFree.push(done);
    if (Number.isFinite(done)) waits.set(id, { waitMs: begin, leftMs: done });
  };

  const [begun, held] = [
    atWork.filter(({ elapsedMs }) => elapsedMs !== null),
    atWork.filter(({ elapsedMs }) => elapsedMs === null),
  ];
  for (const one of begun) paint(one, 0, one.elapsedMs ?? 0);
  for (const one of held) paint(one, 0);
  while (handsFree.length < hands) handsFree.push(0);
  for (const one of waiting) {
    handsFree.sort((first, second) => first - second);
    paint(one, handsFree.shift() ?? Infinity);
  }
  return waits;
}

const rest = (paintMs: number, elapsedMs: number): number =>
  Math.max(paintMs - elapsedMs, elapsedMs === 0 ? 0 : paintMs * OVERDUE_SHARE);

/** @param server null where none is counted, undefined where none is there */
function freeAt(server: string | null | undefined, free: Map<string, number>): number {
  if (server === null) return 0;
  return server === undefined ? Infinity : (free.get(server) ?? 0);
}

/** @returns undefined where there is none */
function firstFree(servers: readonly string[], free: Map<string, number>): string | undefined {
  const at = (server: string): number => free.get(server) ?? 0;
  return [...servers].sort((one, other) => at(one) - at(other))[0];
}
