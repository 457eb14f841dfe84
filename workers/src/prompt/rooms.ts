import type { Part } from './parts/part.ts';
import { SHARES } from './shares.ts';

type Shared = (typeof SHARES)[number][0];

/** Gives out the room of a prompt, each part its share at most and never more than is left. */
export function createRooms(budget: number) {
  const shares = new Map<Shared, number>(SHARES);
  let left = Math.max(0, budget);
  const roomFor = (name: Shared): number =>
    Math.min(left, Math.floor(budget * (shares.get(name) ?? 0)));
  return {
    /** Makes a part within its room. */
    async fill<Made extends Part & { reserved?: number }>(
      name: Shared,
      make: (room: number) => Promise<Made>,
    ): Promise<Made> {
      const made = await make(roomFor(name));
      left = Math.max(0, left - Math.max(made.tokens, made.reserved ?? 0));
      return made;
    },
    /** Sets the room of a part aside. */
    keep(name: Shared): number {
      const room = roomFor(name);
      left -= room;
      return room;
    },
    left: () => left,
  };
}
