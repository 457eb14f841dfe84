import type { OpenAiImagesConfig } from '@vesper/core/config/image-models';
import sharp from 'sharp';
import { EngineError } from '../../engine-error.ts';
import type { ImageRequest } from '../image-engine.ts';
import { jsonBody, type CallBody } from '../server-call.ts';
import { familyOf, type ModelFamily } from './model-family.ts';

/** Models that edit paint all of it anew, unless they are told not to. */
const CUT_OUT =
  'Remove the background and leave it transparent. Keep what stands in front as it is, each detail.';

/** Fewer may come, or none, when the picture is ready first. */
const PARTIAL_IMAGES = 3;

/** A request to one of the two addresses that make pictures. */
export interface ImageOrder {
  path: 'images/generations' | 'images/edits';
  /** Parameters that are words or numbers; some servers refuse some of them. */
  parameters: Readonly<Record<string, string | number | boolean>>;
  /** Pictures to begin with, in their order. */
  inputs: ReadonlyArray<{ bytes: Uint8Array; type: string; name: string }>;
  /** Transparent where the first of them is painted anew. */
  mask: Uint8Array | undefined;
}

/**
 * Puts a request into the words that the model takes.
 * @throws EngineError for what it cannot do
 */
export async function orderOf(
  model: OpenAiImagesConfig,
  request: ImageRequest,
): Promise<ImageOrder> {
  const family = familyOf(model.model);
  const inputs = inputsOf(family, request);
  const parameters = {
    ...{ model: model.model, prompt: promptOf(family, request), n: 1 },
    size: sizeOf(model, family, request),
    ...(family.qualities && { quality: family.qualities[request.quality] }),
    ...(family.style === 'parameter' && { style: request.style }),
    ...family.fixed,
    ...(request.task === 'cutout' && { background: 'transparent' }),
    ...(family.streams && { stream: true, partial_images: PARTIAL_IMAGES }),
  };
  return {
    path: inputs.length > 0 ? 'images/edits' : 'images/generations',
    ...{ parameters, inputs, mask: await maskOf(request) },
  };
}

/** The body of an order, without the parameters that the server refused before. */
export async function bodyOf(
  { parameters, inputs, mask }: ImageOrder,
  refused: ReadonlySet<string>,
): Promise<CallBody> {
  const kept = Object.entries(parameters).filter(([name]) => !refused.has(name));
  if (inputs.length === 0) return jsonBody(Object.fromEntries(kept));
  const form = new FormData();
  for (const [name, value] of kept) form.set(name, String(value));
  for (const { bytes, type, name } of inputs) {
    const field = inputs.length > 1 ? 'image[]' : 'image';
    form.append(field, new Blob([Uint8Array.from(bytes)], { type }), name);
  }
  if (mask) form.set('mask', new Blob([Uint8Array.from(mask)], { type: 'image/png' }), 'mask.png');
  // Puts the parts together, with a boundary that none of them contains.
  const whole = new Response(form);
  const type = whole.headers.get('content-type') ?? 'multipart/form-data';
  return { type, bytes: new Uint8Array(await whole.arrayBuffer()) };
}

/**
 * There is no parameter for what is not to be seen. Models that read sentences follow "Without:";
 * others would paint just what it names, and are told nothing.
 */
function promptOf(family: ModelFamily, request: ImageRequest): string {
  if (request.task === 'cutout') return `${CUT_OUT} It is: ${request.prompt}`;
  const { prompt, negativePrompt, style } = request;
  const styleWords = typeof family.style === 'object' ? family.style[style] : '';
  const without = family.understandsWithout && negativePrompt ? `Without: ${negativePrompt}` : '';
  const additions = [styleWords, without].filter(Boolean);
  const whole = [prompt, ...additions].join('\n\n');
  return [...(whole.length <= family.promptMax ? whole : prompt)]
    .slice(0, family.promptMax)
    .join('');
}

function sizeOf({ sizes }: OpenAiImagesConfig, family: ModelFamily, { size }: ImageRequest) {
  const own = sizes?.[size];
  return own ? `${own.width}x${own.height}` : family.sizes[size];
}

function inputsOf(family: ModelFamily, { task = 'paint', source, references = [] }: ImageRequest) {
  if (task === 'upscale') throw unable('enlarge pictures');
  if (task === 'cutout' && !family.cutsOut) throw unable('remove a background');
  const inputs = references.map(({ webp }, at) => ({
    ...{ bytes: webp, type: 'image/webp', name: `person-${at + 1}.webp` },
  }));
  // The mask is of the first picture.
  if (task !== 'paint') {
    if (!source) throw unable('begin with a picture that is not there');
    inputs.unshift({ bytes: source.png, type: 'image/png', name: 'picture.png' });
  }
  if (inputs.length > 0 && family.inputs === 0) throw unable('begin with a picture');
  return inputs.slice(0, family.inputs);
}

/** Ours is white where the picture is painted anew; theirs is transparent there. */
async function maskOf({ task, mask, source }: ImageRequest): Promise<Uint8Array | undefined> {
  if (task !== 'inpaint' || !source) return undefined;
  if (!mask) throw unable('paint a part anew without a mask');
  const { width, height } = await sharp(source.png).metadata();
  const kept = await sharp(mask)
    .flatten({ background: '#000000' })
    .resize({ width, height, fit: 'fill' })
    .toColourspace('b-w')
    .negate()
    .raw()
    .toBuffer();
  const black = { width, height, channels: 3, background: '#000000' } as const;
  return sharp({ create: black })
    .joinChannel(kept, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

const unable = (what: string) => new EngineError(`this model cannot ${what}`, { retryable: false });
