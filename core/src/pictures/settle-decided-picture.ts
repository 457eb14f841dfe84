import { z } from 'zod';
import type { CaseSubject } from '../contract/case.ts';
import { checkedPicture } from '../contract/picture-check.ts';
import type { Clock } from '../clock.ts';
import { Character } from '../models/character.ts';
import { Image } from '../models/image.ts';
import { Likeness } from '../models/likeness.ts';
import { User } from '../models/user.ts';
import { CHECKED_PICTURES } from './checked-pictures.ts';
import { maturity } from '../contract/maturity.ts';
import { fingerprint } from './fingerprint.ts';

interface Decided {
  type: CaseSubject;
  id: string;
}

const checked = { pictureCheck: 1 } as const;
const READERS: Partial<Record<CaseSubject, (id: string) => Promise<unknown>>> = {
  image: async (id) => (await Image.findById(id, checked))?.pictureCheck,
  character: async (id) => (await Character.findById(id, checked))?.pictureCheck,
  profile: async (id) => (await User.findById(id, checked))?.pictureCheck,
  likeness: async (id) => (await Likeness.findById(id, checked))?.pictureCheck,
};

const known = z.object({ maturity });

/** What was found out about the picture of a subject; nulls where nothing was. */
async function findingsOf({ type, id }: Decided) {
  const check = await READERS[type]?.(id);
  return {
    fingerprint: fingerprint.safeParse(check).data ?? null,
    maturity: known.safeParse(check).data?.maturity ?? null,
  };
}

/** Lets a picture pass that a person has looked at: others see it, or its owner can use it. */
export async function passPicture(clock: Clock, { type, id }: Decided): Promise<void> {
  if (type === 'likeness') {
    const passed = { $set: { status: 'ready', settledAt: null }, $unset: { failure: 1 } } as const;
    await Likeness.updateOne({ _id: id, status: 'review' }, passed);
    return;
  }
  const kind = checkedPicture.safeParse(type).data;
  const waiting = kind && (await CHECKED_PICTURES[kind].find(id));
  if (!waiting) return;
  const findings = await findingsOf({ type, id });
  const verdict = { state: 'passed', reason: null, ...findings, at: clock.now() } as const;
  await CHECKED_PICTURES[kind].settle(id, waiting.version, verdict);
}
