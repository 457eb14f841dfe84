import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { videoWorkflowsOf } from '@vesper/core/comfyui-workflows/load-workflows';
import type { ComfyVideoConfig } from '@vesper/core/config/video-models';
import type { VideoRequest, VideoResult } from '../../video/video-engine.ts';
import type { ImageProgress } from '../image-engine.ts';
import { ANIMATE, FILM, writeWorkflows } from './comfyui-engine.fixtures.ts';
import { startComfyUi } from './comfyui-server.fixtures.ts';
import { createComfyVideo } from './comfyui-video-engine.ts';
import type { Faults } from './fake-executor.fixtures.ts';

const REQUEST: VideoRequest = {
  runId: '665f00000000000000000001',
  prompt: 'waves, "slow" %seed%',
  ratio: '16:9',
  seconds: 1,
  seed: 9,
};
const never = new AbortController().signal;

async function beside(faults: Faults = {}, files: Record<string, unknown> = { video: FILM }) {
  const server = await startComfyUi(faults);
  const { folder, remove } = writeWorkflows(files);
  const model: ComfyVideoConfig = {
    ...{ engine: 'comfyui', id: 'wan', name: 'Wan', description: null, pricePerSecond: 2 },
    ...{ seconds: [1], sizes: { '16:9': { width: 96, height: 64 } }, fps: 8, isDerived: false },
    ...{ servers: [server.url], workflows: folder },
  };
  const workflows = videoWorkflowsOf(model) ?? {};
  const quick = { pollMs: 20, reconnectMs: 5, previewMs: 0, stopMs: 20_000 };
  const engine = createComfyVideo(model, workflows, server.url, quick);
  const stop = async () => {
    await server.stop();
    remove();
  };
  return { server, engine, stop };
}

type Engine = Awaited<ReturnType<typeof beside>>['engine'];

async function make(engine: Engine, request = REQUEST, signal = never) {
  const steps: ImageProgress[] = [];
  let result: VideoResult | undefined;
  for await (const update of engine.render(request, signal)) {
    if (update.type === 'result') result = update;
    else steps.push(update);
  }
  return { steps, result };
}

describe('a film of ComfyUI', () => {
  it('is ordered by its slots, followed with previews, and fetched', async () => {
    const { server, engine, stop } = await beside();
    const { steps, result } = await make(engine);
    expect(engine.abilities).toEqual(['words', 'negative']);
    const inputsOf = (node: string) => server.seen.orders[0]?.graph[node]?.inputs ?? {};
    expect(inputsOf('2')['text']).toBe('waves, "slow" %seed%');
    expect(inputsOf('4')).toMatchObject({ width: 96, height: 64, length: 9 });
    expect(inputsOf('5')['seed']).toBe(9);
    expect(inputsOf('7')['fps']).toBe(8);
    expect(inputsOf('8')['filename_prefix']).toMatch(/^vesper\//);
    expect(steps.some(({ preview }) => preview !== undefined)).toBe(true);
    expect(
      Buffer.from(result?.bytes ?? [])
        .subarray(4, 8)
        .toString(),
    ).toBe('ftyp');
    expect(server.seen.forgotten).toHaveLength(1);
    await stop();
  });

  it('begins with a picture where there is a workflow for that, whatever its nodes call their files', async () => {
    const { server, engine, stop } = await beside({}, { animate: ANIMATE });
    expect(engine.abilities).toEqual(['animate', 'negative']);
    const square = { width: 30, height: 30, channels: 3, background: '#357' } as const;
    const png = await sharp({ create: square }).png().toBuffer();
    const { result } = await make(engine, { ...REQUEST, source: { png } });
    const sent = await sharp(server.seen.uploads[0]?.bytes).metadata();
    expect(sent).toMatchObject({ width: 96, height: 64 });
    expect(Buffer.from(result?.bytes ?? []).includes('webm')).toBe(true);
    await stop();
  });

  it('is stopped at the server when it is stopped here', async () => {
    const { server, engine, stop } = await beside();
    server.executor.hold('sampling');
    const controller = new AbortController();
    const making = make(engine, REQUEST, controller.signal);
    await expect.poll(() => server.executor.running?.id, { timeout: 20_000 }).toBeDefined();
    controller.abort();
    expect((await making).result).toBeUndefined();
    expect(server.executor.running).toBeUndefined();
    await stop();
  });

  it('fails with a reason where none was made', async () => {
    const { engine, stop } = await beside({ makesNothing: true });
    await expect(make(engine)).rejects.toThrow('ComfyUI made no film');
    await stop();
  });

  it('is checked against the server', async () => {
    const { engine, stop } = await beside();
    expect(await engine.check?.(never)).toBeUndefined();
    await stop();
    const lacking = await beside(
      {},
      { video: { ...FILM, '9': { class_type: 'WanNode', inputs: {} } } },
    );
    expect(await lacking.engine.check?.(never)).toContain('the server has no node WanNode');
    await lacking.stop();
  });
});

describe('workflows of films', () => {
  it('have the slots that they need, or are named with what is missing', () => {
    const { folder, remove } = writeWorkflows({ animate: FILM });
    const of = { workflows: folder, isDerived: false };
    expect(() => videoWorkflowsOf(of)).toThrow('animate.json has no %source_image%');
    remove();
  });

  it('have to be there where the operator says so, and not beside those for pictures', () => {
    const { folder, remove } = writeWorkflows({ paint: {} });
    const of = { workflows: folder };
    expect(videoWorkflowsOf({ ...of, isDerived: true })).toBeNull();
    expect(() => videoWorkflowsOf({ ...of, isDerived: false })).toThrow('neither video.json');
    remove();
  });
});
