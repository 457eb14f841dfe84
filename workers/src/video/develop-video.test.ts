import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawFilm } from '../engines/image/comfyui/film.fixtures.ts';
import { developVideo } from './develop-video.ts';
import { Ffmpeg } from './ffmpeg.ts';
import { runProgram } from './run-program.ts';

const SMALL = { width: 160, height: 96, seconds: 1, fps: 8 };
const never = new AbortController().signal;
const ffmpeg = new Ffmpeg('ffmpeg');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'develop-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const develop = (bytes: Uint8Array, seconds = 1) => developVideo(ffmpeg, { bytes, seconds }, never);

/** All that a program that knows films says of one. */
async function facts(bytes: Uint8Array): Promise<string> {
  const file = join(folder, 'film.mp4');
  await writeFile(file, bytes);
  const args = ['-v', 'error', '-show_streams', '-show_format', '-of', 'flat', file];
  return runProgram('ffprobe', args, { signal: never, limitMs: 20_000 });
}

describe('what a model sent', () => {
  it.each(['mp4', 'webm'] as const)(
    'as %s becomes H.264 in MP4, silent and marked',
    async (ending) => {
      const sent = await drawFilm({ ...SMALL, ending, isChatty: true });
      expect(sent.includes('the words of the order')).toBe(true);
      const { mp4, width, height, frames } = await develop(sent);
      expect({ width, height }).toEqual({ width: 160, height: 96 });
      expect(frames).toHaveLength(5);
      const told = await facts(mp4);
      expect(told).toContain('streams.stream.0.codec_name="h264"');
      expect(told).not.toContain('streams.stream.1');
      expect(told).toContain('digitalsourcetype/trainedAlgorithmicMedia');
      expect(told).not.toMatch(/the words of the order|secret/);
      expect(Buffer.from(mp4).includes('the words of the order')).toBe(false);
      const moov = Buffer.from(mp4).indexOf('moov');
      expect(moov).toBeLessThan(Buffer.from(mp4).indexOf('mdat'));
    },
  );

  it('is cut where it is longer than was ordered', async () => {
    const { mp4 } = await develop(await drawFilm({ ...SMALL, seconds: 6, ending: 'mp4' }));
    const [, length = ''] = /format\.duration="([\d.]+)"/.exec(await facts(mp4)) ?? [];
    expect(Number(length)).toBeLessThan(2.5);
  });

  it('with odd sides loses a row, as no player shows them', async () => {
    const odd = { ...SMALL, width: 161, height: 97, ending: 'webm' } as const;
    expect(await develop(await drawFilm(odd))).toMatchObject({ width: 160, height: 96 });
  });

  it.each([
    ['no film', Buffer.from('<html>nothing here</html>')],
    ['empty', Buffer.alloc(0)],
    ['a playlist that names other files', Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n')],
    ['too large', Buffer.alloc(40_000_001)],
  ])('is refused when it is %s', async (_what, bytes) => {
    await expect(develop(bytes)).rejects.toMatchObject({ name: 'EngineError', retryable: false });
  });

  it('with more pixels than a model may be asked for is refused', async () => {
    const huge = { ...SMALL, width: 2_048, height: 64, ending: 'mp4' } as const;
    await expect(develop(await drawFilm(huge))).rejects.toThrow('2048 by 64 pixels');
  });
});

it('tells an operator what is missing', async () => {
  expect(await ffmpeg.problem()).toBeUndefined();
  expect(await new Ffmpeg('/nowhere/ffmpeg').problem()).toContain('FFMPEG_PATH');
});
