import Router from '@koa/router';
import { id } from '@vesper/core/contract/common';
import { AppError } from '@vesper/core/errors';
import { Character } from '@vesper/core/models/character';
import { Image, type ImageDocument } from '@vesper/core/models/image';
import { Run } from '@vesper/core/models/run';
import { can as canCharacter } from '@vesper/core/policies/character';
import { can } from '@vesper/core/policies/image';
import { getPreview } from '@vesper/core/runs/previews';
import { objectKeys } from '@vesper/core/storage/object-keys';
import type { ObjectStorage } from '@vesper/core/storage/object-storage';
import type { GatewayContext } from '../context.ts';
import type { RequestContext, RequestState } from './route.ts';

/** Bytes of a finished picture never change; only who may see them does. */
const OWNER_CACHE = 'private, max-age=31536000, immutable';
const VISITOR_CACHE = 'private, no-cache';

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
  router.get('/characters/:name', async (ctx) => {
    const characterId = /^([0-9a-f]{24})\.webp$/.exec(String(ctx.params.name))?.[1];
    await sendAvatar(context, ctx, characterId);
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
  ctx.etag = `${image.id}-${rendition}`;
  await sendObject(storage, ctx, keyOf(image, rendition), isOwner);
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
  ctx.etag = `${character.id}-avatar`;
  await sendObject(storage, ctx, character.avatarKey, isOwner);
}

/** Sends a stored picture, or says that the copy under the same `ctx.etag` is still good. */
async function sendObject(
  storage: ObjectStorage,
  ctx: RequestContext,
  key: string,
  isOwner: boolean,
): Promise<void> {
  serveInert(ctx);
  ctx.set('Cache-Control', isOwner ? OWNER_CACHE : VISITOR_CACHE);
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  const object = await storage.get(key);
  if (!object) throw new AppError('not_found');
  ctx.type = object.contentType;
  ctx.length = object.size;
  ctx.body = object.body;
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

/** Should anything but a picture ever be stored, a browser must not run it. */
function serveInert(ctx: RequestContext): void {
  ctx.set('Content-Security-Policy', "sandbox; default-src 'none'");
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('Cross-Origin-Resource-Policy', 'same-origin');
}
