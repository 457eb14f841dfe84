import Router from '@koa/router';
import { id } from '@vesper/core/contract/common';
import { AppError } from '@vesper/core/errors';
import { Character } from '@vesper/core/models/character';
import { Image, type ImageDocument } from '@vesper/core/models/image';
import { Likeness } from '@vesper/core/models/likeness';
import { Run } from '@vesper/core/models/run';
import { User } from '@vesper/core/models/user';
import { can as canCharacter } from '@vesper/core/policies/character';
import { can } from '@vesper/core/policies/image';
import { can as canLikeness } from '@vesper/core/policies/likeness';
import { getPreview } from '@vesper/core/runs/previews';
import { objectKeys } from '@vesper/core/storage/object-keys';
import type { GatewayContext } from '../../context.ts';
import { downloadName } from './download-name.ts';
import type { RequestContext, RequestState } from '../../request.ts';
import { ASK_AGAIN, NOT_KEPT, sendObject, serveInert, UNCHANGING } from './send-object.ts';

type Rendition = 'image' | 'thumbnail';

/** Pictures and previews; every read asks who is looking. */
export function media(context: GatewayContext) {
  const router = new Router<RequestState>({ prefix: '/media' });
  router.get('/images/:name', async (ctx) => {
    const imageId = /^([0-9a-f]{24})\.png$/.exec(String(ctx.params.name))?.[1];
    await sendImage(context, ctx, imageId, 'image');
  });
  router.get('/images/:id/thumbnail.webp', async (ctx) => {
    await sendImage(context, ctx, String(ctx.params.id), 'thumbnail');
  });
  router.get('/likenesses/:name', async (ctx) => {
    const photoId = /^([0-9a-f]{24})\.webp$/.exec(String(ctx.params.name))?.[1];
    await sendLikeness(context, ctx, photoId, 'likeness');
  });
  router.get('/likenesses/:id/thumbnail.webp', async (ctx) => {
    await sendLikeness(context, ctx, String(ctx.params.id), 'likenessThumbnail');
  });
  router.get('/characters/:name', async (ctx) => {
    const characterId = /^([0-9a-f]{24})\.webp$/.exec(String(ctx.params.name))?.[1];
    await sendAvatar(context, ctx, characterId);
  });
  router.get('/profiles/:name', async (ctx) => {
    const userId = /^([0-9a-f]{24})\.webp$/.exec(String(ctx.params.name))?.[1];
    await sendProfile(context, ctx, userId);
  });
  router.get('/previews/:runId/:name', async (ctx) => {
    const step = /^(\d{1,3})\.webp$/.exec(String(ctx.params.name))?.[1];
    await sendPreview(context, ctx, String(ctx.params.runId), Number(step));
  });
  return router.routes();
}

function viewer(ctx: RequestContext): string {
  const { user } = ctx.state;
  if (!user) throw new AppError('unauthorized');
  return user.id;
}

async function sendImage(
  { storage }: GatewayContext,
  ctx: RequestContext,
  imageId: string | undefined,
  rendition: Rendition,
): Promise<void> {
  const userId = viewer(ctx);
  const image = id.safeParse(imageId).success ? await Image.findById(imageId) : null;
  if (!image || image.status !== 'complete' || !can({ userId }, 'read', image)) {
    throw new AppError('not_found');
  }
  const isOwner = image.userId.toHexString() === userId;
  const ending = rendition === 'image' ? 'png' : 'webp';
  await sendObject(storage, ctx, {
    key: keyOf(image, rendition),
    etag: `${image.id}-${rendition}`,
    cacheControl: isOwner ? UNCHANGING : ASK_AGAIN,
    downloadAs: 'download' in ctx.query ? downloadName(image.prompt, ending) : undefined,
  });
}

/** Photos of somebody are for nobody else, and no browser keeps what can be deleted at once. */
async function sendLikeness(
  { storage }: GatewayContext,
  ctx: RequestContext,
  photoId: string | undefined,
  rendition: 'likeness' | 'likenessThumbnail',
): Promise<void> {
  const userId = viewer(ctx);
  const photo = id.safeParse(photoId).success ? await Likeness.findById(photoId) : null;
  if (photo?.status !== 'ready' || !canLikeness({ userId }, 'read', photo)) {
    throw new AppError('not_found');
  }
  await sendObject(storage, ctx, {
    key: objectKeys[rendition](userId, photo.id),
    etag: `${photo.id}-${rendition}`,
    cacheControl: NOT_KEPT,
  });
}

async function sendAvatar(
  { storage }: GatewayContext,
  ctx: RequestContext,
  characterId: string | undefined,
): Promise<void> {
  const userId = viewer(ctx);
  const character = characterId ? await Character.findById(characterId) : null;
  if (!character?.avatarKey || !canCharacter({ userId }, 'read', character)) {
    throw new AppError('not_found');
  }
  const isOwner = character.userId.toHexString() === userId;
  await sendObject(storage, ctx, {
    key: character.avatarKey,
    etag: `${character.id}-avatar`,
    cacheControl: isOwner ? UNCHANGING : ASK_AGAIN,
  });
}

/** Faces of accounts are for everyone who is signed in: they stand beside public pictures. */
async function sendProfile(
  { storage }: GatewayContext,
  ctx: RequestContext,
  userId: string | undefined,
): Promise<void> {
  viewer(ctx);
  const user = userId ? await User.findById(userId, { profileImageUrl: 1 }) : null;
  if (!userId || !user?.profileImageUrl) throw new AppError('not_found');
  const isCurrent = user.profileImageUrl === ctx.url;
  await sendObject(storage, ctx, {
    key: objectKeys.profile(userId),
    // The version in the address is that of the bytes.
    etag: `${userId}-${user.profileImageUrl.split('=').at(-1) ?? ''}`,
    cacheControl: isCurrent ? UNCHANGING : ASK_AGAIN,
  });
}

function keyOf(image: ImageDocument, rendition: Rendition): string {
  return objectKeys[rendition](image.userId.toHexString(), image.id);
}

async function sendPreview(
  { redis }: GatewayContext,
  ctx: RequestContext,
  runId: string,
  step: number,
): Promise<void> {
  const userId = viewer(ctx);
  const owned = id.safeParse(runId).success && (await Run.exists({ _id: runId, userId })) !== null;
  const webp = owned && Number.isInteger(step) ? await getPreview(redis, runId, step) : null;
  if (!webp) throw new AppError('not_found');
  serveInert(ctx);
  ctx.set('Cache-Control', 'private, max-age=600');
  ctx.type = 'image/webp';
  ctx.body = webp;
}
