import { isDuplicateKey } from './duplicate-key.ts';

interface Slots {
  /** Slots that are in use, as far as one knows: nobody needs to try them. */
  taken: ReadonlySet<string>;
  max: number;
}

/**
 * Creates something in a slot that its owner has free: `slot` is unique, and so who creates two at
 * once needs two. @returns null when all are taken
 */
export async function inSlot<Made>(
  ownerId: string,
  { taken, max }: Slots,
  create: (slot: string) => Promise<Made>,
): Promise<Made | null> {
  for (let n = 0; n < max; n++) {
    const slot = `${ownerId}:${n}`;
    if (taken.has(slot)) continue;
    try {
      return await create(slot);
    } catch (err) {
      if (!isDuplicateKey(err)) throw err;
    }
  }
  return null;
}
