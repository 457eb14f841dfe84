import { deflateSync } from 'node:zlib';
import { createRandom } from '@vesper/core/random';
import { describe, expect, it } from 'vitest';
import { PictureUnread } from './picture-unread.ts';
import { readPictureSettings } from './read-picture-settings.ts';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
}
const png = (...chunks: Buffer[]): Blob =>
  new Blob([
    Buffer.concat([
      SIGNATURE,
      chunk('IHDR', Buffer.alloc(13)),
      ...chunks,
      chunk('IEND', Buffer.alloc(0)),
    ]),
  ]);
const text = (keyword: string, value: string): Buffer =>
  chunk('tEXt', Buffer.concat([Buffer.from(`${keyword}\0`), Buffer.from(value, 'latin1')]));
const folded = (keyword: string, value: string): Buffer =>
  chunk('zTXt', Buffer.concat([Buffer.from(`${keyword}\0\0`), deflateSync(value)]));
const international = (keyword: string, value: string): Buffer =>
  chunk('iTXt', Buffer.from(`${keyword}\0\0\0en\0\0${value}`));

const problem = (file: Blob): Promise<string> =>
  readPictureSettings(file).then(
    () => 'read',
    (err: unknown) => (err instanceof PictureUnread ? err.message : `broke: ${String(err)}`),
  );

const PARAMETERS = [
  'a castle above the sea, (golden light:1.2)',
  'second line',
  'Negative prompt: fog, blurry',
  'Steps: 28, Sampler: DPM++ 2M Karras, CFG scale: 6.5, Seed: 3067, Size: 832x1216, ' +
    'Model hash: 31e35c80fc, Model: dreamshaper_xl, Lora hashes: "one: a, two: b", Version: v1.10.1',
].join('\n');

const FOUND = {
  prompt: 'a castle above the sea, (golden light:1.2)\nsecond line',
  negativePrompt: 'fog, blurry',
  ...{ steps: 28, guidance: 6.5, seed: 3067, width: 832, height: 1216, model: 'dreamshaper_xl' },
};

describe('a picture of AUTOMATIC1111', () => {
  it.each([
    ['tEXt', png(text('parameters', PARAMETERS))],
    ['zTXt', png(folded('parameters', PARAMETERS))],
    ['iTXt', png(international('parameters', PARAMETERS))],
  ])('tells its settings: %s', async (_, file) => {
    expect(await readPictureSettings(file)).toEqual(FOUND);
  });

  it('tells no more than it says', async () => {
    expect(await readPictureSettings(png(text('parameters', 'only words, and: more')))).toEqual({
      prompt: 'only words, and: more',
    });
    const large = PARAMETERS.replace('3067', '99999999999').replace(
      'CFG scale: 6.5',
      'CFG scale: x',
    );
    const { seed: _, guidance: __, ...rest } = FOUND;
    expect(await readPictureSettings(png(text('parameters', large)))).toEqual(rest);
  });

  it('tells them as JPEG and WebP too', async () => {
    const wide = Buffer.from(PARAMETERS, 'utf16le').swap16();
    const comment = Buffer.concat([Buffer.from('UNICODE\0'), wide]);
    const tiff = Buffer.alloc(44);
    tiff.write('MM\0*', 'latin1');
    tiff.writeUInt32BE(8, 4);
    const entry = (at: number, tag: number, type: number, count: number, value: number): void => {
      tiff.writeUInt16BE(tag, at);
      tiff.writeUInt16BE(type, at + 2);
      tiff.writeUInt32BE(count, at + 4);
      tiff.writeUInt32BE(value, at + 8);
    };
    tiff.writeUInt16BE(1, 8);
    entry(10, 0x8769, 4, 1, 26);
    tiff.writeUInt16BE(1, 26);
    entry(28, 0x9286, 7, comment.length, 44);
    const exif = Buffer.concat([tiff, comment]);
    const head = Buffer.alloc(4);
    head.writeUInt16BE(0xff_e1);
    head.writeUInt16BE(exif.length + 8, 2);
    const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8]), head, Buffer.from('Exif\0\0'), exif]);
    expect(await readPictureSettings(new Blob([jpeg]))).toEqual(FOUND);
    const size = Buffer.alloc(4);
    size.writeUInt32LE(exif.length);
    const webp = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPEXIF'), size, exif]);
    expect(await readPictureSettings(new Blob([webp]))).toEqual(FOUND);
  });
});

describe('a picture of ComfyUI', () => {
  const node = (kind: string, inputs: object) => ({
    class_type: kind,
    inputs,
    _meta: { title: kind },
  });
  const GRAPH = {
    3: node('KSampler', {
      ...{ seed: 42, steps: 20, cfg: 8, sampler_name: 'euler', denoise: 1 },
      ...{ model: ['4', 0], positive: ['12', 0], negative: ['12', 1], latent_image: ['5', 0] },
    }),
    4: node('CheckpointLoaderSimple', { ckpt_name: 'sdxl/ink_v2.safetensors' }),
    5: node('EmptyLatentImage', { width: 1344, height: 768, batch_size: 1 }),
    6: node('CLIPTextEncode', { text: ['9', 0], clip: ['4', 1] }),
    7: node('CLIPTextEncode', { text: 'fog', clip: ['4', 1] }),
    8: node('SaveImage', { images: ['3', 0] }),
    9: node('PrimitiveString', { value: 'a quiet harbour' }),
    12: node('ControlNetApplyAdvanced', { positive: ['6', 0], negative: ['7', 0], strength: 1 }),
  };

  it('tells what is behind its sampler', async () => {
    expect(await readPictureSettings(png(text('prompt', JSON.stringify(GRAPH))))).toEqual({
      ...{ prompt: 'a quiet harbour', negativePrompt: 'fog', seed: 42, steps: 20, guidance: 8 },
      ...{ width: 1344, height: 768, model: 'ink_v2' },
    });
  });

  it('tells it of a graph with a guider, and of one that runs in circles', async () => {
    const flux = {
      1: node('SamplerCustomAdvanced', {
        ...{ noise: ['2', 0], guider: ['3', 0], sigmas: ['4', 0], latent_image: ['5', 0] },
      }),
      2: node('RandomNoise', { noise_seed: 7 }),
      3: node('BasicGuider', { model: ['6', 0], conditioning: ['8', 0] }),
      4: node('BasicScheduler', { steps: 25, model: ['6', 0] }),
      5: node('EmptySD3LatentImage', { width: 1024, height: 1024 }),
      6: node('UNETLoader', { unet_name: 'flux1-dev.sft' }),
      7: node('CLIPTextEncode', { text: 'a red kite' }),
      8: node('FluxGuidance', { guidance: 3.5, conditioning: ['7', 0] }),
    };
    expect(await readPictureSettings(png(text('prompt', JSON.stringify(flux))))).toEqual({
      ...{ prompt: 'a red kite', seed: 7, steps: 25, guidance: 3.5 },
      ...{ width: 1024, height: 1024, model: 'flux1-dev' },
    });
    const circle = {
      1: node('KSampler', {
        positive: ['2', 0],
        negative: ['2', 0],
        latent_image: ['1', 0],
        seed: 1,
      }),
      2: node('ConditioningCombine', { conditioning_1: ['2', 0], conditioning_2: ['1', 0] }),
    };
    expect(await readPictureSettings(png(text('prompt', JSON.stringify(circle))))).toEqual({
      seed: 1,
    });
  });
});

describe('a file', () => {
  it('of ours tells everything that can be ordered again', async () => {
    const own = {
      ...{
        prompt: 'Ein Café, 海',
        negativePrompt: null,
        seed: 9,
        size: '1792x1024',
        quality: 'hd',
      },
      ...{
        style: 'natural',
        model: 'Ink',
        modelId: 'ink',
        steps: null,
        guidance: 4,
        presetId: 'ink',
      },
    };
    const file = png(
      international('vesper-settings', JSON.stringify(own)),
      text('parameters', 'x'),
    );
    expect(await readPictureSettings(file)).toEqual({
      ...{
        prompt: 'Ein Café, 海',
        seed: 9,
        width: 1792,
        height: 1024,
        quality: 'hd',
        presetId: 'ink',
      },
      ...{ style: 'natural', model: 'Ink', modelId: 'ink', guidance: 4 },
    });
  });

  it('without settings, damaged, or of another kind is told apart in a sentence', async () => {
    expect(await problem(png())).toBe('This picture does not say how it was made.');
    expect(await problem(png(text('prompt', '{"a":1}')))).toContain('does not say');
    expect(await problem(new Blob(['hello']))).toContain('Only PNG, JPEG and WebP');
    expect(await problem(new Blob([]))).toContain('Only PNG');
    const whole = Buffer.from(await png(text('parameters', 'x')).arrayBuffer());
    expect(await problem(new Blob([whole.subarray(0, 40)]))).toContain('cut off');
    const liar = Buffer.from(whole);
    liar.writeUInt32BE(0xff_ff_ff_ff, 8);
    expect(await problem(new Blob([liar]))).toContain('cut off');
  });

  it('that unfolds without end, or has pieces without number, is given up', async () => {
    const bomb = chunk(
      'zTXt',
      Buffer.concat([Buffer.from('parameters\0\0'), deflateSync(Buffer.alloc(40_000_000))]),
    );
    expect(await problem(png(bomb))).toContain('too large');
    const broken = chunk('zTXt', Buffer.from('parameters\0\0not deflated'));
    expect(await problem(png(broken))).toContain('damaged');
    const many = Array.from({ length: 20_100 }, () => chunk('tIME', Buffer.alloc(0)));
    expect(await problem(png(...many))).toContain('too many pieces');
  });

  it('of any bytes ends in settings or a sentence', async () => {
    const begins = [
      SIGNATURE,
      Buffer.from([0xff, 0xd8, 0xff, 0xe1]),
      Buffer.from('RIFF\0\0\0\0WEBPEXIF'),
    ];
    const random = createRandom(7);
    for (let round = 0; round < 300; round += 1) {
      const begin = begins[round % begins.length] ?? SIGNATURE;
      const rest = Uint8Array.from({ length: round }, () => random() * 256);
      expect(await problem(new Blob([Buffer.concat([begin, rest])]))).not.toContain('broke');
    }
  });
});
