import { FILE_SETTINGS_KEYWORD, fileSettings } from '@vesper/core/contract/file-settings';
import { LIMITS } from '@vesper/core/contract/limits';
import { SEED_MAX } from '@vesper/core/contract/image';
import { parseJson } from '../../lib/json.ts';
import { readGraph } from './comfyui-graph.ts';
import { exifTexts, isJpeg, isWebp } from './exif-texts.ts';
import { present, type FoundSettings } from './found-settings.ts';
import { readParameters } from './parameters-text.ts';
import { FILE_MAX, PictureUnread } from './picture-unread.ts';
import { isPng, pngTexts } from './png-texts.ts';

const NOTHING = 'This picture does not say how it was made.';

/**
 * How a picture was made, from its own file: by us, AUTOMATIC1111 and its kin, or ComfyUI. It is read
 * in the browser and sent nowhere.
 * @throws PictureUnread with a sentence
 */
export async function readPictureSettings(file: Blob): Promise<FoundSettings> {
  if (file.size > FILE_MAX) {
    throw new PictureUnread('This file is too large. At most 64 MB are read.');
  }
  const texts = await textsIn(new Uint8Array(await file.arrayBuffer()));
  const found = usable(settingsIn(texts));
  if (Object.keys(found).length === 0) throw new PictureUnread(NOTHING);
  return found;
}

async function textsIn(bytes: Uint8Array): Promise<Map<string, string>> {
  if (isPng(bytes)) return pngTexts(bytes);
  if (isJpeg(bytes) || isWebp(bytes)) return exifTexts(bytes);
  throw new PictureUnread('Only PNG, JPEG and WebP pictures can be read.');
}

/** Our own words first; then the text that people read, and the graph for those without it. */
function settingsIn(texts: ReadonlyMap<string, string>): FoundSettings {
  const own = parseJson(fileSettings, texts.get(FILE_SETTINGS_KEYWORD) ?? '');
  if (own) {
    const { size, ...rest } = own;
    const [width, height] = size.split('x').map(Number);
    return present({ ...rest, width, height });
  }
  const parameters = texts.get('parameters')?.trim();
  if (parameters) return readGraph(parameters) ?? readParameters(parameters);
  return readGraph(texts.get('prompt') ?? '') ?? {};
}

/** What can be ordered here: other programs have longer texts and larger seeds. */
function usable({ prompt, negativePrompt, seed, steps, guidance, ...rest }: FoundSettings) {
  const isSeed = seed !== undefined && Number.isInteger(seed) && seed >= 0 && seed <= SEED_MAX;
  return present({
    ...rest,
    prompt: prompt?.slice(0, LIMITS.promptMax),
    negativePrompt: negativePrompt?.slice(0, LIMITS.promptMax),
    seed: isSeed ? seed : null,
    steps: steps !== undefined && steps >= 1 ? Math.round(steps) : null,
    guidance: guidance !== undefined && guidance >= 0 ? guidance : null,
  });
}
