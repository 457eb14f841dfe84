import { mediaPaths } from '@vesper/core/contract/media';
import type { ImagePreset } from '@vesper/core/image-presets/image-preset';
import type { GatewayContext } from '../../context.ts';
import type { RequestContext } from '../../request.ts';
import { sampleVersion, sendSampleFile } from '../image-model/sample-picture.ts';

/** Where a picture in this style is: the operator's file, or one that comes with the product. */
export async function presetSampleUrl(preset: ImagePreset): Promise<string | null> {
  const { id, sample, isBuiltin } = preset;
  if (isBuiltin) return mediaPaths.builtinPreset(id);
  const version = await sampleVersion(sample);
  return version && mediaPaths.imagePreset(id, version);
}

/**
 * Sends the operator's picture in this style.
 * @throws AppError `not_found`
 */
export async function sendPresetSample(
  { config }: Pick<GatewayContext, 'config'>,
  ctx: RequestContext,
  { presetId, version }: { presetId: string; version: string },
): Promise<void> {
  const preset = config.imagePresets.presets.find(({ id }) => id === presetId);
  await sendSampleFile(ctx, preset?.sample, version);
}
