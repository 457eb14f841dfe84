import { buffer } from 'node:stream/consumers';
import type { CaseSubject } from '../contract/case.ts';
import { Character } from '../models/character.ts';
import { Image } from '../models/image.ts';
import { Likeness } from '../models/likeness.ts';
import { Message } from '../models/message.ts';
import { objectKeys } from '../storage/object-keys.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import type { SubjectRef } from './subjects.ts';

type Keys = (id: string) => Promise<Array<string | null>>;

const imageKeys: Keys = async (id) => {
  const image = await Image.findById(id, { userId: 1 });
  if (!image) return [];
  const userId = image.userId.toHexString();
  return [objectKeys.display(userId, id), objectKeys.image(userId, id)];
};

/** The object keys of a subject's picture, the best first. */
const KEYS: Record<CaseSubject, Keys> = {
  image: imageKeys,
  async character(id) {
    const one = await Character.findById(id, { userId: 1, avatarKey: 1, ownAvatarKey: 1 });
    if (!one) return [];
    return [
      objectKeys.portrait(one.userId.toHexString(), id),
      one.ownAvatarKey ?? one.avatarKey ?? null,
    ];
  },
  async likeness(id) {
    const one = await Likeness.findById(id, { userId: 1 });
    return one ? [objectKeys.likeness(one.userId.toHexString(), id)] : [];
  },
  async message(id) {
    const { imageId } = (await Message.findById(id, { imageId: 1 })) ?? {};
    return imageId ? imageKeys(imageId.toHexString()) : [];
  },
  collection: () => Promise.resolve([]),
  profile: (id) => Promise.resolve([objectKeys.profile(id)]),
  share: () => Promise.resolve([]),
  story: () => Promise.resolve([]),
  account: () => Promise.resolve([]),
};

/** The bytes of a subject's picture; null when there is none. */
export async function readSubjectPicture(
  storage: ObjectStorage,
  { type, id }: SubjectRef,
): Promise<Buffer | null> {
  for (const key of await KEYS[type](id)) {
    const object = key === null ? null : await storage.get(key);
    if (object) return buffer(object.body);
  }
  return null;
}
