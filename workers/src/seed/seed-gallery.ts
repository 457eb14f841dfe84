import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import type { GenerateImageRequest } from '@vesper/core/contract/generate-image';
import { openingBalance } from '@vesper/core/ledger/ledger';
import { Character } from '@vesper/core/models/character';
import { isDuplicateKey } from '@vesper/core/models/duplicate-key';
import { Image, type ImageDocument } from '@vesper/core/models/image';
import { User } from '@vesper/core/models/user';
import { objectKeys } from '@vesper/core/storage/object-keys';
import type { WorkerContext } from '../context.ts';
import { renderAvatar, renderPortrait } from '../jobs/render-derivatives.ts';
import { storePicture } from '../jobs/image.ts';
import { HOUSE, HOUSE_CHARACTERS, HOUSE_GALLERY } from './house.ts';

/** Older than anything a person makes. */
const HOUSE_SINCE = new Date(Date.UTC(2026, 0, 1));

/** Ids follow from names: seeding again, or twice at once, adds nothing. */
function stableId(name: string): Types.ObjectId {
  return new Types.ObjectId(
    createHash('sha256').update(`vesper:${name}`).digest('hex').slice(0, 24),
  );
}

type Picture = Omit<GenerateImageRequest, 'count'> & { seed: number };

/**
 * Gives a fresh installation a small public gallery and six public characters, painted by the
 * product's own engine. What exists is left alone, so it is quick when done and safe to repeat.
 */
export async function seedGallery(context: WorkerContext): Promise<void> {
  const houseId = stableId('house');
  await ignoreDuplicate(async () => {
    // '*' is no hash of any password: nobody signs in to the house account.
    const at = context.clock.now();
    await User.create({ _id: houseId, ...HOUSE, passwordHash: '*', ...openingBalance(0, at) });
  });
  // Somebody to talk to comes first: the gallery is in the background of that.
  for (const [order, entry] of HOUSE_CHARACTERS.entries()) {
    await seedCharacter(context, houseId, entry, order);
  }
  for (const [order, entry] of HOUSE_GALLERY.entries()) {
    await seedImage(context, houseId, `gallery:${entry.seed}`, { ...entry, isPublic: true }, order);
  }
}

async function seedCharacter(
  context: WorkerContext,
  houseId: Types.ObjectId,
  { name, description, traits, greeting, talk, portrait }: (typeof HOUSE_CHARACTERS)[number],
  order: number,
): Promise<void> {
  const _id = stableId(`character:${name}`);
  const exampleDialogue = talk
    .map(([said, answer]) => `{{user}}: ${said}\n{{char}}: ${answer}`)
    .join('\n');
  const owner = houseId.toHexString();
  const avatarKey = objectKeys.avatar(owner, _id.toHexString());
  const portraitKey = objectKeys.portrait(owner, _id.toHexString());
  // An installation of before they greeted anybody, and had faces of their own.
  await Character.updateOne({ _id, greeting: null }, { $set: { greeting, exampleDialogue } });
  const isWhole = (await context.storage.stat(portraitKey)) !== null;
  if (isWhole && (await Character.exists({ _id }))) return;
  const seed = 100 + order;
  const face = { prompt: portrait, seed, size: '1024x1024', quality: 'standard' } as const;
  const png = await paint(context, _id.toHexString(), { ...face, style: 'natural' });
  const marking = { watermark: context.watermark, madeAt: HOUSE_SINCE };
  await context.storage.put(avatarKey, await renderAvatar(png, marking), 'image/webp');
  // Last: where it is, the rest is too.
  await context.storage.put(portraitKey, await renderPortrait(png, marking), 'image/webp');
  // A face painted anew is another version of it.
  await Character.updateOne({ _id }, { $set: { avatarKey } });
  await ignoreDuplicate(async () => {
    const texts = { name, description, traits, greeting, exampleDialogue };
    const fields = { ...texts, isPublic: true, avatarKey };
    await Character.create({ _id, userId: houseId, ...fields });
  });
}

async function seedImage(
  context: WorkerContext,
  userId: Types.ObjectId,
  name: string,
  fields: Picture & { isPublic: boolean },
  order: number,
): Promise<Types.ObjectId> {
  const _id = stableId(`image:${name}`);
  if (await Image.exists({ _id, status: 'complete' })) return _id;
  const png = await paint(context, _id.toHexString(), fields);
  // In the order of the list.
  const createdAt = new Date(HOUSE_SINCE.getTime() - order * 60_000);
  const model = context.engines.images.builtin.name;
  const base = { _id, userId, runId: stableId(`run:${name}`), model, createdAt };
  const image: ImageDocument = new Image({ ...base, ...fields, status: 'complete' });
  await storePicture(context, image, png);
  await ignoreDuplicate(() => image.save());
  return _id;
}

async function paint(context: WorkerContext, runId: string, picture: Picture): Promise<Uint8Array> {
  const { prompt, size, quality, style, seed } = picture;
  const request = { runId, prompt, size, quality, style, seed };
  const { builtin } = context.engines.images;
  for await (const update of builtin.render(request, new AbortController().signal)) {
    if (update.type === 'result') return update.png;
  }
  throw new Error('the painter ended without a picture');
}

async function ignoreDuplicate(create: () => Promise<unknown>): Promise<void> {
  try {
    await create();
  } catch (err) {
    if (!isDuplicateKey(err)) throw err;
  }
}
