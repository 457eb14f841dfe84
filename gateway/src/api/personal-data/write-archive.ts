import { Readable } from 'node:stream';
import type { Clock } from '@vesper/core/clock';
import type { Ledger } from '@vesper/core/ledger/ledger';
import type { Logger } from '@vesper/core/log';
import { Character } from '@vesper/core/models/character';
import { Image } from '@vesper/core/models/image';
import { Likeness } from '@vesper/core/models/likeness';
import type { UserDocument } from '@vesper/core/models/user';
import { Persona } from '@vesper/core/models/persona';
import { ShownPicture } from '@vesper/core/models/shown-picture';
import { Video } from '@vesper/core/models/video';
import { presentUser } from '@vesper/core/presenters/user';
import { objectKeys } from '@vesper/core/storage/object-keys';
import type { ObjectStorage } from '@vesper/core/storage/object-storage';
import { streamArchive, type Archive } from '../../http/archive.ts';
import { PERSONAL_DATA } from './personal-data.ts';

interface ArchiveContext {
  clock: Clock;
  storage: ObjectStorage;
  log: Logger;
  ledger: Ledger;
}

async function* jsonList(items: AsyncIterable<object>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const item of items) {
    yield separator + JSON.stringify(item, null, 2);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

async function fill(context: ArchiveContext, archive: Archive, user: UserDocument): Promise<void> {
  const { _id: userId, id } = user;
  const { storage } = context;
  const profile = `${JSON.stringify(presentUser(user, context), null, 2)}\n`;
  await archive.add('profile.json', Readable.from([profile]), true);
  for (const [name, read] of Object.entries(PERSONAL_DATA)) {
    await archive.add(name, Readable.from(jsonList(read(userId))), true);
  }
  await archive.addObject(storage, 'profile.webp', objectKeys.profile(id));
  for await (const image of Image.find({ userId, status: 'complete' }, { userId: 1 }).cursor()) {
    await archive.addObject(storage, `images/${image.id}.png`, objectKeys.image(id, image.id));
  }
  for await (const film of Video.find({ userId, status: 'complete' }, { _id: 1 }).cursor()) {
    await archive.addObject(storage, `videos/${film.id}.mp4`, objectKeys.video(id, film.id));
  }
  for await (const likeness of Likeness.find({ userId, status: 'ready' }, { _id: 1 }).cursor()) {
    await archive.addObject(
      storage,
      `photos/${likeness.id}.webp`,
      objectKeys.likeness(id, likeness.id),
    );
  }
  for await (const face of Character.find({ userId }, { avatarKey: 1, archiveKey: 1 }).cursor()) {
    if (face.avatarKey) {
      await archive.addObject(storage, `characters/${face.id}.webp`, face.avatarKey);
    }
    if (face.archiveKey) {
      await archive.addObject(storage, `characters/${face.id}.charx`, face.archiveKey);
    }
  }
  for await (const { id: personaId } of Persona.find(
    { userId, picturedAt: { $ne: null } },
    { _id: 1 },
  ).cursor()) {
    await archive.addObject(
      storage,
      `personas/${personaId}.webp`,
      objectKeys.persona(id, personaId),
    );
  }
  for await (const { id: shownId } of ShownPicture.find({ userId }, { _id: 1 }).cursor()) {
    await archive.addObject(
      storage,
      `shown-pictures/${shownId}.jpg`,
      objectKeys.shown(id, shownId),
    );
  }
}

/**
 * Everything an account holds as a zip, written while it is read. Should it fail half-way, the
 * stream breaks off, so that nobody takes a part for the whole.
 */
export function writeArchive(context: ArchiveContext, user: UserDocument): Readable {
  return streamArchive({ log: context.log, userId: user.id }, (archive) =>
    fill(context, archive, user),
  );
}
