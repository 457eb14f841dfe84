import { Types } from 'mongoose';
import { Case } from '../models/case.ts';
import { Character } from '../models/character.ts';
import { Image } from '../models/image.ts';
import { Likeness } from '../models/likeness.ts';
import { Persona } from '../models/persona.ts';
import { TalkImport } from '../models/talk-import.ts';
import { Upload } from '../models/upload.ts';
import { User } from '../models/user.ts';
import { Video } from '../models/video.ts';
import { ERASURES } from '../erasure/erasure-log.ts';
import { eachKey } from '../storage/each-key.ts';
import { objectKeys } from '../storage/object-keys.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import type { Check, Finding } from './finding.ts';
import { inBatches } from './in-batches.ts';

/** A file is written before its document in places; after this long it has none. */
const YOUNG_MS = 60 * 60_000;
/** So many files without documents, and most of all files, and it is somebody else's bucket. */
const MANY = 100;
/** Objects looked at together. */
const AT_ONCE = 32;

type Found = Promise<ReadonlyArray<{ id: string }>>;

/** The model behind each folder: the ids of these that there are. */
const FOLDERS: Record<string, (ids: Types.ObjectId[]) => Found> = {
  images: (ids) => Image.find({ _id: { $in: ids } }, { _id: 1 }),
  videos: (ids) => Video.find({ _id: { $in: ids } }, { _id: 1 }),
  avatars: (ids) => Character.find({ _id: { $in: ids } }, { _id: 1 }),
  personas: (ids) => Persona.find({ _id: { $in: ids } }, { _id: 1 }),
  likenesses: (ids) => Likeness.find({ _id: { $in: ids } }, { _id: 1 }),
  evidence: (ids) => Case.find({ _id: { $in: ids }, evidenceAt: { $exists: true } }, { _id: 1 }),
  imports: (ids) => TalkImport.find({ _id: { $in: ids } }, { _id: 1 }),
  profiles: (ids) => User.find({ _id: { $in: ids } }, { _id: 1 }),
};

/** `images/<user>/<id>.png` and `profiles/<user>.webp`: the folder, and the id before the dot. */
function partsOf(key: string): { folder: string; id: string } {
  const folder = key.slice(0, key.indexOf('/'));
  const name = key.slice(key.lastIndexOf('/') + 1);
  return { folder, id: name.replace(/\..*$/, '') };
}

async function withoutDocument(keys: readonly string[]): Promise<string[]> {
  const known = new Set<string>();
  const uploads = await Upload.find({ key: { $in: keys } }, { key: 1 });
  for (const { key } of uploads) known.add(key);
  const parts = keys.map(partsOf);
  for (const [folder, find] of Object.entries(FOLDERS)) {
    const ids = parts.filter((it) => it.folder === folder && Types.ObjectId.isValid(it.id));
    const found = ids.length > 0 ? await find(ids.map(({ id }) => new Types.ObjectId(id))) : [];
    for (const { id } of found) known.add(`${folder}/${id}`);
  }
  return keys.filter((key) => {
    const { folder, id } = partsOf(key);
    return folder !== ERASURES && !known.has(key) && !known.has(`${folder}/${id}`);
  });
}

/** Files without a document that are older than an hour, and the number of all files so far. */
async function* strayFiles(storage: ObjectStorage, now: Date) {
  const before = new Date(now.getTime() - YOUNG_MS);
  for await (const keys of inBatches(eachKey(storage))) {
    const stray: string[] = [];
    for (const key of await withoutDocument(keys)) {
      const info = await storage.stat(key);
      if (info && info.writtenAt < before) stray.push(key);
    }
    yield { stray, of: keys.length };
  }
}

export const files: Check = {
  finds: 'files without a document',
  remedy: 'removes them, unless most have none: then this bucket belongs to another database',
  async *run({ storage, clock }) {
    let [all, strays] = [0, 0];
    for await (const { stray, of } of strayFiles(storage, clock.now())) {
      all += of;
      strays += stray.length;
    }
    if (strays === 0) return;
    const isElsewhere = strays > MANY && strays > all / 2;
    for await (const { stray } of strayFiles(storage, clock.now())) {
      for (const id of stray) {
        yield isElsewhere ? { id } : { id, repair: () => storage.delete(id) };
      }
    }
  },
};

type Keyed = { id: string; keys: string[] };

async function* missing(storage: ObjectStorage, documents: AsyncIterable<Keyed>) {
  for await (const batch of inBatches(documents)) {
    for (let at = 0; at < batch.length; at += AT_ONCE) {
      const looked = batch.slice(at, at + AT_ONCE).map(async ({ id, keys }) => {
        const infos = await Promise.all(keys.map((key) => storage.stat(key)));
        return infos.includes(null) ? [{ id }] : [];
      });
      yield* (await Promise.all(looked)).flat();
    }
  }
}

async function* pictures(): AsyncGenerator<Keyed> {
  for await (const { id, userId } of Image.find({ status: 'complete' }, { userId: 1 })
    .sort({ _id: 1 })
    .cursor()) {
    const owner = userId.toHexString();
    yield {
      id: `images/${id}`,
      keys: [objectKeys.image(owner, id), objectKeys.thumbnail(owner, id)],
    };
  }
}

async function* films(): AsyncGenerator<Keyed> {
  const all = Video.find({ status: 'complete' }, { userId: 1 }).sort({ _id: 1 });
  for await (const { id, userId } of all.cursor()) {
    const owner = userId.toHexString();
    const keys = [objectKeys.video(owner, id), objectKeys.videoPoster(owner, id)];
    yield { id: `videos/${id}`, keys: [...keys, objectKeys.videoThumbnail(owner, id)] };
  }
}

async function* faces(): AsyncGenerator<Keyed> {
  const all = Character.find({ avatarKey: { $ne: null } }, { avatarKey: 1, archiveKey: 1 });
  for await (const { id, avatarKey, archiveKey } of all.sort({ _id: 1 }).cursor()) {
    const keys = [avatarKey, archiveKey].filter((key) => typeof key === 'string');
    yield { id: `characters/${id}`, keys };
  }
}

async function* portraits(): AsyncGenerator<Keyed> {
  const personas = Persona.find({ picturedAt: { $ne: null } }, { userId: 1 }).sort({ _id: 1 });
  for await (const { id, userId } of personas.cursor()) {
    yield { id: `personas/${id}`, keys: [objectKeys.persona(userId.toHexString(), id)] };
  }
  const users = User.find({ profileImageUrl: { $ne: null } }, { _id: 1 }).sort({ _id: 1 });
  for await (const { id } of users.cursor()) {
    yield { id: `users/${id}`, keys: [objectKeys.profile(id)] };
  }
}

async function* photos(): AsyncGenerator<Keyed> {
  const ready = Likeness.find({ status: { $in: ['ready', 'review'] } }, { userId: 1 }).sort({
    _id: 1,
  });
  for await (const { id, userId } of ready.cursor()) {
    const owner = userId.toHexString();
    const keys = [objectKeys.likeness(owner, id), objectKeys.likenessThumbnail(owner, id)];
    yield { id: `likenesses/${id}`, keys };
  }
}

export const documents: Check = {
  finds: 'documents whose files are missing',
  remedy: 'nothing: restore the files from a backup, or let their owners delete them',
  async *run({ storage }): AsyncGenerator<Finding> {
    for (const source of [pictures, films, faces, portraits, photos]) {
      yield* missing(storage, source());
    }
  },
};
