import type { Types } from 'mongoose';
import { User } from '../models/user.ts';

type Id = Types.ObjectId;

/** The places where a member wants nothing remembered. */
export interface MemorySwitches {
  isOff: boolean;
  offFor: Id[];
}

export async function readSwitches(userId: Id | string): Promise<MemorySwitches> {
  return switchesOf(await User.findById(userId, { memoryOff: 1, memoryOffFor: 1 }).lean());
}

interface Switched {
  memoryOff?: boolean | null | undefined;
  memoryOffFor?: readonly Id[] | null | undefined;
}

/** The switches of an account that was read; everything is remembered where none was touched. */
export function switchesOf(user: Switched | null): MemorySwitches {
  return { isOff: user?.memoryOff === true, offFor: [...(user?.memoryOffFor ?? [])] };
}

/** Tells if facts are noted and used in talks with this character; null is the assistant. */
export function remembersFor({ isOff, offFor }: MemorySwitches, characterId: Id | null): boolean {
  return !isOff && !(characterId && offFor.some((one) => one.equals(characterId)));
}

/** @param characterId null for the switch of all of it */
export async function setSwitch(
  userId: string,
  characterId: Id | null,
  isOn: boolean,
): Promise<void> {
  if (characterId === null) {
    await User.updateOne({ _id: userId }, { $set: { memoryOff: !isOn } });
    return;
  }
  const change = { memoryOffFor: characterId };
  await User.updateOne({ _id: userId }, isOn ? { $pull: change } : { $addToSet: change });
}
