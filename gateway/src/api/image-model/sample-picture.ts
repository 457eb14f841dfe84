import { open, stat } from 'node:fs/promises';
import type { ImageModelConfig } from '@vesper/core/config/image-models';
import { mediaPaths } from '@vesper/core/contract/media';
import { AppError } from '@vesper/core/errors';
import type { GatewayContext } from '../../context.ts';
import type { RequestContext } from '../../request.ts';
import { serveInert } from '../media/send-object.ts';

/** Enough for any picture that a card shows; what is larger was hardly meant for one. */
const SAMPLE_BYTES = 5 * 1024 * 1024;
/** The version is in the address: these bytes never change. */
const FOR_EVER = 'private, max-age=31536000, immutable';

const TYPES: readonly [type: string, begins: (bytes: Buffer) => boolean][] = [
  ['image/png', (bytes) => bytes.subarray(1, 4).toString('latin1') === 'PNG'],
  ['image/jpeg', (bytes) => bytes.readUInt16BE(0) === 0xff_d8],
  ['image/webp', (bytes) => bytes.subarray(8, 12).toString('latin1') === 'WEBP'],
];

/** Where the sample of a model is; null where there is none, or this machine does not have it. */
export async function sampleUrlOf({ id, sample }: ImageModelConfig): Promise<string | null> {
  const version = await sampleVersion(sample);
  return version && mediaPaths.imageModel(id, version);
}

/** What stands for the bytes of an operator's picture; null where it cannot be shown. */
export async function sampleVersion(path: string | undefined): Promise<string | null> {
  return path === undefined ? null : versionOf(path);
}

async function versionOf(path: string): Promise<string | null> {
  const info = await stat(path).catch(() => null);
  if (!info?.isFile() || info.size > SAMPLE_BYTES || info.size < 12) return null;
  return `${info.size.toString(36)}-${Math.trunc(info.mtimeMs).toString(36)}`;
}

/**
 * Sends the sample of a model, the operator's own file.
 * @throws AppError `not_found`
 */
export async function sendSample(
  { config }: Pick<GatewayContext, 'config'>,
  ctx: RequestContext,
  { modelId, version }: { modelId: string; version: string },
): Promise<void> {
  const model = config.imageModels.find(({ id }) => id === modelId);
  await sendSampleFile(ctx, model?.sample, version);
}

/**
 * Sends a picture of the operator's.
 * @throws AppError `not_found` for what is none, or is no longer what the address stands for
 */
export async function sendSampleFile(
  ctx: RequestContext,
  path: string | undefined,
  version: string,
): Promise<void> {
  if (path === undefined || (await versionOf(path)) !== version) throw new AppError('not_found');
  const bytes = await readBounded(path);
  const type = TYPES.find(([, begins]) => begins(bytes))?.[0];
  if (type === undefined) throw new AppError('not_found');
  serveInert(ctx);
  ctx.set('Cache-Control', FOR_EVER);
  ctx.type = type;
  ctx.body = bytes;
}

/** The file may grow between a look at it and its reading. */
async function readBounded(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const buffer = Buffer.alloc(SAMPLE_BYTES);
    const { bytesRead } = await file.read(buffer, 0, SAMPLE_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
