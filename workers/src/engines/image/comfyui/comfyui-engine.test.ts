import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import type { ImageRequest } from '../image-engine.ts';
import { engineBeside, paint, painting, PAINT, REQUEST } from './comfyui-engine.fixtures.ts';

let stops: Array<() => unknown> = [];
afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()));
  stops = [];
});

async function beside(...args: Parameters<typeof engineBeside>) {
  const made = await engineBeside(...args);
  stops.push(made.stop);
  return made;
}
const measure = async (png: Uint8Array | undefined) => {
  const { format, width, height, space } = await sharp(png).metadata();
  return { format, width, height, space };
};
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888888' } })
    .png()
    .toBuffer();
const loading = (slot: string) => ({ class_type: 'LoadImage', inputs: { image: slot } });

describe('a picture', () => {
  it('comes in exactly the pixels that were ordered, from those the model works in', async () => {
    const { engine, server } = await beside();
    const { png, error } = await paint(engine);
    expect(error).toBeUndefined();
    const whole = { format: 'png', width: 1792, height: 1024, space: 'srgb' };
    expect(await measure(png)).toEqual(whole);
    const [order] = server.seen.orders;
    expect(order?.graph['4']?.inputs).toMatchObject({ width: 1344, height: 768, batch_size: 1 });
    expect(order?.graph['5']?.inputs).toMatchObject({
      ...{ seed: 4_294_967_295, steps: 4, cfg: 6, denoise: 1, sampler_name: 'euler' },
      latent_image: ['4', 0],
    });
    // What looks like a slot in a member's words is words.
    const text = 'photo of a lighthouse, "100%" real %seed%';
    expect(order?.graph['2']?.inputs['text']).toBe(text);
    expect(order?.graph['3']?.inputs['text']).toBe('');
  });

  it('is told of with growing progress, stages in order and previews', async () => {
    const { engine } = await beside();
    const { steps } = await paint(engine);
    const shares = steps.map(({ progress }) => progress);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares[0]).toBe(0);
    expect(shares.at(-1)).toBe(0.99);
    const stages = [...new Set(steps.map(({ stage }) => stage))];
    expect(stages).toEqual(['preparing', 'rendering', 'saving']);
    const previews = steps.flatMap(({ preview }) => preview ?? []);
    expect(previews.length).toBeGreaterThan(0);
    for (const preview of previews) {
      expect(await measure(preview)).toMatchObject({ format: 'webp', width: 64 });
    }
  });

  it('leaves no words at the server, has a client of its own and a file nobody guesses', async () => {
    const { engine, server } = await beside();
    await paint(engine);
    await paint(engine);
    const { seen, executor } = server;
    expect(executor.history.size).toBe(0);
    expect(seen.forgotten).toEqual(seen.orders.map(({ id }) => id));
    expect(new Set(seen.clients).size).toBe(2);
    expect(seen.flags).toBe(2);
    const files = seen.orders.map(({ graph }) => String(graph['7']?.inputs['filename_prefix']));
    expect(new Set(files).size).toBe(2);
    for (const file of files) expect(file).toMatch(/^vesper\/[\da-f-]{36}$/);
    const basic = `Basic ${Buffer.from('operator:secret').toString('base64')}`;
    for (const headers of seen.headers) expect(headers.authorization).toBe(basic);
  });

  it('is taken from the folder for what is only shown, or from the socket', async () => {
    const shown = { class_type: 'PreviewImage', inputs: { images: ['6', 0] } };
    const sent = { class_type: 'SaveImageWebsocket', inputs: { images: ['6', 0] } };
    const ways = [{}, { isOld: true }, { sendsUnnamed: true }, { sendsLate: true }];
    for (const faults of [...ways, { tellsWaiting: true, sendsUnnamed: true }]) {
      for (const node of [shown, sent]) {
        const { engine } = await beside(faults, { paint: painting({ '7': node }) });
        const { png, error } = await paint(engine);
        expect(error).toBeUndefined();
        expect(await measure(png)).toMatchObject({ width: 1792, height: 1024 });
        // The picture, and not one of its previews.
        const [red, , blue] = (await sharp(png).stats()).channels;
        expect(blue?.mean).toBeGreaterThan(red?.mean ?? 255);
      }
    }
  });

  it('is the saved one where others are shown beside it', async () => {
    const shown = { class_type: 'PreviewImage', inputs: { images: ['6', 0] } };
    const { engine } = await beside({}, { paint: painting({ '8': shown }) });
    expect(await measure((await paint(engine)).png)).toMatchObject({ width: 1792 });
  });
});

describe('a task with pictures', () => {
  const source = loading('%source_image%');
  const files = {
    paint: PAINT,
    vary: painting({ '8': source }),
    edit: painting({ '8': source }),
    inpaint: painting({ '8': source, '9': loading('%mask_image%') }),
    upscale: { '4': PAINT['4'], '7': PAINT['7'], '8': source },
    likeness: painting({ '8': loading('%reference_image%'), '9': loading('%reference_image_2%') }),
  };

  it('shows the model source and mask in the pixels it works in, under names of its own', async () => {
    const { engine, server } = await beside({}, files);
    const png = await picture(300, 300);
    const request: ImageRequest = {
      ...{ ...REQUEST, task: 'inpaint', mask: png },
      source: { png, strength: 0.4 },
    };
    const { error } = await paint(engine, request);
    expect(error).toBeUndefined();
    const { uploads, orders } = server.seen;
    expect(uploads).toHaveLength(2);
    for (const { bytes, subfolder } of uploads) {
      expect(subfolder).toBe('vesper');
      expect(await measure(bytes)).toMatchObject({ format: 'png', width: 1344, height: 768 });
    }
    const graph = orders[0]?.graph;
    expect(graph?.['8']?.inputs['image']).toBe(`vesper/${uploads[0]?.name}`);
    expect(graph?.['9']?.inputs['image']).toBe(`vesper/${uploads[1]?.name}`);
    expect(graph?.['5']?.inputs['denoise']).toBe(0.4);
  });

  it('leaves no picture of an order on the server, however it ends', async () => {
    for (const faults of [{}, { breaksWith: 'RuntimeError' }, { breaksOnOrder: true }]) {
      const { engine, server } = await beside(faults, files);
      const png = await picture(300, 300);
      const ended = await paint(engine, { ...REQUEST, task: 'vary', source: { png, strength: 1 } });
      expect(ended.error === undefined).toBe(Object.keys(faults).length === 0);
      expect(server.inputs.size).toBe(1);
      for (const left of server.inputs.values()) {
        expect(await measure(left)).toMatchObject({ width: 1, height: 1 });
      }
    }
  });

  it('gives an enlarged picture as large as it became', async () => {
    const { engine, server } = await beside({}, files);
    const png = await picture(300, 200);
    const request: ImageRequest = { ...REQUEST, task: 'upscale', source: { png, strength: 1 } };
    const painted = await paint(engine, request);
    expect(await measure(painted.png)).toMatchObject({ width: 1344, height: 768 });
    const [upload] = server.seen.uploads;
    expect(await measure(upload?.bytes)).toMatchObject({ width: 300, height: 200 });
  });

  it('shows a person by photos, the chosen one again where there are too few', async () => {
    const { engine, server } = await beside({}, files);
    const webp = await sharp(await picture(64, 64))
      .webp()
      .toBuffer();
    const { error } = await paint(engine, { ...REQUEST, references: [{ webp }] });
    expect(error).toBeUndefined();
    expect(server.seen.uploads.map(({ bytes }) => bytes.equals(webp))).toEqual([true, true]);
  });

  it('is refused where the model cannot do it, before anything is sent', async () => {
    const { engine, server } = await beside();
    const png = await picture(64, 64);
    const { error } = await paint(engine, {
      ...{ ...REQUEST, task: 'edit' },
      source: { png, strength: 1 },
    });
    expect(error).toMatchObject({ retryable: false, message: 'there is no edit.json' });
    expect(server.seen.headers).toHaveLength(0);
  });
});

describe('a check', () => {
  const signal = new AbortController().signal;

  it('says nothing of a server that has all', async () => {
    const { engine } = await beside();
    expect(engine.abilities).toEqual(['negative', 'seed']);
    expect(await engine.check?.(signal)).toBeUndefined();
  });

  it('names nodes, models and samplers that the server lacks', async () => {
    const sampler = { ...PAINT['5']?.inputs, sampler_name: 'dpm_fast' };
    const wrong = painting({
      '1': { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: 'gone.safetensors' } },
      '5': { class_type: 'KSampler', inputs: sampler },
      '6': { class_type: 'FaceDetailer', inputs: {} },
    });
    const { engine, server } = await beside({}, { paint: wrong });
    const said = await engine.check?.(signal);
    expect(said).toContain(new URL(server.url).host);
    const lacks = 'paint.json: the server has no';
    expect(said).toContain(
      `${lacks} ckpt_name "gone.safetensors" (node 1, CheckpointLoaderSimple)`,
    );
    expect(said).toContain(`${lacks} sampler_name "dpm_fast" (node 5, KSampler)`);
    expect(said).toContain(`${lacks} node FaceDetailer`);
    expect(said).not.toContain('operator:secret');
  });

  it('says of a server that is away that it is', async () => {
    const { engine, server } = await beside();
    await server.stop();
    expect(await engine.check?.(signal)).toContain('ComfyUI cannot be reached');
  });
});
