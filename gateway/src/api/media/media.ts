import Router from '@koa/router';
import { id } from '@vesper/core/contract/common';
import { AppError } from '@vesper/core/errors';
import type { ImageDocument } from '@vesper/core/models/image';
import { User } from '@vesper/core/models/user';
import { faceKey } from '@vesper/core/policies/character';
import { isHidden } from '@vesper/core/policies/visibility';
import { getPreview } from '@vesper/core/runs/previews';
import { objectKeys } from '@vesper/core/storage/object-keys';
import type { ObjectStorage } from '@vesper/core/storage/object-storage';
import type { GatewayContext } from '../../context.ts';
import { actorOf } from '../../http/actor-of.ts';
import type { RequestContext, RequestState } from '../../request.ts';
import { characters } from '../../resources/character.ts';
import { assertMayEnter } from '../../accounts/age/region.ts';
import { images } from '../../resources/image.ts';
import { likenesses } from '../../resources/likeness.ts';
import { personas } from '../../resources/persona.ts';
import { runs } from '../../resources/run.ts';
import { shownPictures } from '../../resources/shown-picture.ts';
import { sendPresetSample } from '../image-preset/preset-sample.ts';
import { videos } from '../../resources/video.ts';
import { sendSample } from '../image-model/sample-picture.ts';
import { downloadName } from './download-name.ts';
import { ASK_AGAIN, NOT_KEPT, sendObject, serveInert } from './send-object.ts';

type Rendition = 'image' | 'display' | 'thumbnail' | 'blurredImage';

/** Pictures and previews; every read asks who is looking. */
export function media(context: GatewayContext) {
  const router = new Router<RequestState>({ prefix: '/media' });
  router.use(async (ctx, next) => {
    await assertMayEnter(context, ctx.headers, actorOf(ctx).userId);
    return next();
  });
  router.get('/images/:name', async (ctx) => {
    await sendImage(context, ctx, nameOf('png', ctx.params.name), 'image');
  });
  router.get('/images/:id/thumbnail.webp', async (ctx) => {
    await sendImage(context, ctx, String(ctx.params.id), 'thumbnail');
  });
  router.get('/images/:id/display.webp', async (ctx) => {
    await sendImage(context, ctx, String(ctx.params.id), 'display');
  });
  router.get('/images/:id/blurred.webp', async (ctx) => {
    await sendImage(context, ctx, String(ctx.params.id), 'blurredImage');
  });
  router.get('/trash/:name', async (ctx) => {
    await sendTrashed(context, ctx, nameOf('webp', ctx.params.name));
  });
  router.get('/likenesses/:name', async (ctx) => {
    await sendLikeness(context, ctx, nameOf('webp', ctx.params.name), 'likeness');
  });
  router.get('/likenesses/:id/thumbnail.webp', async (ctx) => {
    await sendLikeness(context, ctx, String(ctx.params.id), 'likenessThumbnail');
  });
  router.get('/characters/:name', async (ctx) => {
    await sendAvatar(context, ctx, nameOf('webp', ctx.params.name));
  });
  router.get('/characters/:id/portrait.webp', async (ctx) => {
    await sendPortrait(context, ctx, String(ctx.params.id));
  });
  router.get('/characters/:id/blurred.webp', async (ctx) => {
    await sendBlurredFace(context, ctx, String(ctx.params.id));
  });
  router.get('/shown/:name', async (ctx) => {
    await sendShown(context, ctx, nameOf('jpg', ctx.params.name));
  });
  router.get('/personas/:name', async (ctx) => {
    await sendPersona(context, ctx, nameOf('webp', ctx.params.name));
  });
  router.get('/profiles/:name', async (ctx) => {
    await sendProfile(context, ctx, nameOf('webp', ctx.params.name), 'profile');
  });
  router.get('/profiles/:id/blurred.webp', async (ctx) => {
    await sendProfile(context, ctx, String(ctx.params.id), 'blurredProfile');
  });
  router.get('/videos/:name', async (ctx) => {
    await sendVideo(context, ctx, nameOf('mp4', ctx.params.name), 'video');
  });
  router.get('/videos/:id/poster.webp', async (ctx) => {
    await sendVideo(context, ctx, String(ctx.params.id), 'videoPoster');
  });
  router.get('/videos/:id/thumbnail.webp', async (ctx) => {
    await sendVideo(context, ctx, String(ctx.params.id), 'videoThumbnail');
  });
  router.get('/image-models/:id/:version', async (ctx) => {
    const { id: modelId, version } = ctx.params;
    await sendSample(context, ctx, { modelId: String(modelId), version: String(version) });
  });
  router.get('/image-presets/:id/:version', async (ctx) => {
    const { id: presetId, version } = ctx.params;
    await sendPresetSample(context, ctx, { presetId: String(presetId), version: String(version) });
  });
  router.get('/previews/:runId/:name', async (ctx) => {
    await sendPreview(context, ctx, String(ctx.params.runId), nameOf('webp', ctx.params.name));
  });
  return router.routes();
}

/** The part of a file name before this ending; of any other name nothing, which no id is. */
function nameOf(ending: 'png' | 'webp' | 'jpg' | 'mp4', fileName: unknown): string {
  const name = String(fileName);
  return name.endsWith(`.${ending}`) ? name.slice(0, -ending.length - 1) : '';
}

async function sendImage(
  { storage }: GatewayContext,
  ctx: RequestContext,
  imageId: string,
  rendition: Rendition,
): Promise<void> {
  const actor = actorOf(ctx);
  const image = await images.load(actor, 'read', imageId);
  if (image.status !== 'complete') throw new AppError('not_found');
  const shown = await renditionOf(storage, image, rendition);
  const ending = shown === 'image' ? 'png' : 'webp';
  await sendObject(storage, ctx, {
    key: objectKeys[shown](image.userId.toHexString(), image.id),
    etag: `${image.id}-${shown}`,
    cacheControl: ASK_AGAIN,
    downloadAs: 'download' in ctx.query ? downloadName(image.prompt, ending) : undefined,
  });
}

/** Sends what is left to see of a deleted picture to its owner alone. */
async function sendTrashed(
  { storage }: GatewayContext,
  ctx: RequestContext,
  imageId: string,
): Promise<void> {
  const image = await images.load(actorOf(ctx), 'restore', imageId);
  await sendObject(storage, ctx, {
    key: objectKeys.thumbnail(image.userId.toHexString(), image.id),
    etag: `${image.id}-trashed`,
    cacheControl: NOT_KEPT,
  });
}

/** Pictures from before there was a rendition for the screen are shown as they are. */
async function renditionOf(
  storage: ObjectStorage,
  image: ImageDocument,
  wanted: Rendition,
): Promise<Rendition> {
  if (wanted !== 'display') return wanted;
  const key = objectKeys.display(image.userId.toHexString(), image.id);
  return (await storage.stat(key)) ? 'display' : 'image';
}

/** Sends a likeness to its owner alone. No browser keeps it, since it can be deleted any time. */
async function sendLikeness(
  { storage }: GatewayContext,
  ctx: RequestContext,
  likenessId: string,
  rendition: 'likeness' | 'likenessThumbnail',
): Promise<void> {
  const likeness = await likenesses.load(actorOf(ctx), 'read', likenessId);
  if (likeness.status !== 'ready') throw new AppError('not_found');
  await sendObject(storage, ctx, {
    key: objectKeys[rendition](likeness.userId.toHexString(), likeness.id),
    etag: `${likeness.id}-${rendition}`,
    cacheControl: NOT_KEPT,
  });
}

async function sendAvatar(
  { storage }: GatewayContext,
  ctx: RequestContext,
  characterId: string,
): Promise<void> {
  const actor = actorOf(ctx);
  const character = await characters.load(actor, 'read', characterId);
  const key = faceKey(actor, character);
  if (!key) throw new AppError('not_found');
  await sendObject(storage, ctx, {
    key,
    // The house's faces are painted anew by a later version.
    etag: `${character.id}-avatar-${character.updatedAt.getTime()}`,
    cacheControl: ASK_AGAIN,
  });
}

/** Sends the whole picture of a character; those painted long ago have their face alone. */
async function sendPortrait(
  { storage }: GatewayContext,
  ctx: RequestContext,
  characterId: string,
): Promise<void> {
  const actor = actorOf(ctx);
  const character = await characters.load(actor, 'read', characterId);
  const key = faceKey(actor, character);
  if (!key) throw new AppError('not_found');
  const portraitKey = objectKeys.portrait(character.userId.toHexString(), character.id);
  const hasPortrait = (await storage.stat(portraitKey)) !== null;
  await sendObject(storage, ctx, {
    key: hasPortrait ? portraitKey : key,
    etag: `${character.id}-${hasPortrait ? 'portrait' : 'avatar'}`,
    cacheControl: ASK_AGAIN,
  });
}

/** Sends what stands for a face that its viewer does not want to meet unasked. */
async function sendBlurredFace(
  { storage }: GatewayContext,
  ctx: RequestContext,
  characterId: string,
): Promise<void> {
  const actor = actorOf(ctx);
  const character = await characters.load(actor, 'read', characterId);
  if (!faceKey(actor, character)) throw new AppError('not_found');
  await sendObject(storage, ctx, {
    key: objectKeys.blurredAvatar(character.userId.toHexString(), character.id),
    etag: `${character.id}-blurred`,
    cacheControl: ASK_AGAIN,
  });
}

/** Sends the face of an account: to every member, since it stands beside public pictures. */
async function sendProfile(
  { storage }: GatewayContext,
  ctx: RequestContext,
  userId: string,
  rendition: 'profile' | 'blurredProfile',
): Promise<void> {
  const actor = actorOf(ctx);
  const user = id.safeParse(userId).success
    ? await User.findById(userId, { profileImageUrl: 1, ownImageUrl: 1, hiddenAt: 1 })
    : null;
  const isOwn = actor.userId === userId;
  const url = (isOwn && user?.ownImageUrl) || user?.profileImageUrl;
  if (!url || (isHidden(user) && !isOwn)) throw new AppError('not_found');
  await sendObject(storage, ctx, {
    key: objectKeys[rendition](userId),
    // The version in the address is that of the bytes.
    etag: `${userId}-${rendition}-${url.split('=').at(-1) ?? ''}`,
    cacheControl: ASK_AGAIN,
  });
}

/** Sends a persona's picture to its member alone. */
async function sendPersona(
  { storage }: GatewayContext,
  ctx: RequestContext,
  personaId: string,
): Promise<void> {
  const persona = await personas.load(actorOf(ctx), 'read', personaId);
  if (!persona.picturedAt) throw new AppError('not_found');
  await sendObject(storage, ctx, {
    key: objectKeys.persona(persona.userId.toHexString(), persona.id),
    etag: `${persona.id}-${persona.picturedAt.getTime()}`,
    cacheControl: ASK_AGAIN,
  });
}

/** Sends a film, or what stands for it, to its owner alone. Players ask for it in parts. */
async function sendVideo(
  { storage }: GatewayContext,
  ctx: RequestContext,
  videoId: string,
  rendition: 'video' | 'videoPoster' | 'videoThumbnail',
): Promise<void> {
  const video = await videos.load(actorOf(ctx), 'read', videoId);
  if (video.status !== 'complete') throw new AppError('not_found');
  const isOffered = rendition === 'video' && 'download' in ctx.query;
  await sendObject(storage, ctx, {
    key: objectKeys[rendition](video.userId.toHexString(), video.id),
    etag: `${video.id}-${rendition}`,
    cacheControl: ASK_AGAIN,
    downloadAs: isOffered ? downloadName(video.prompt, 'mp4') : undefined,
  });
}

/** Sends a picture that was shown to a model to its owner alone; no browser keeps it. */
async function sendShown(
  { storage }: GatewayContext,
  ctx: RequestContext,
  pictureId: string,
): Promise<void> {
  const picture = await shownPictures.load(actorOf(ctx), 'read', pictureId);
  await sendObject(storage, ctx, {
    key: objectKeys.shown(picture.userId.toHexString(), picture.id),
    etag: picture.id,
    cacheControl: NOT_KEPT,
  });
}

async function sendPreview(
  { redis }: GatewayContext,
  ctx: RequestContext,
  runId: string,
  step: string,
): Promise<void> {
  const run = await runs.load(actorOf(ctx), 'read', runId);
  const webp = /^\d{1,3}$/.test(step) ? await getPreview(redis, run.id, Number(step)) : null;
  if (!webp) throw new AppError('not_found');
  serveInert(ctx);
  ctx.set('Cache-Control', 'private, max-age=600');
  ctx.type = 'image/webp';
  ctx.body = webp;
}
