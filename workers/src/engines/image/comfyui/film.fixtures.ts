import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface FakeFilm {
  width: number;
  height: number;
  seconds: number;
  fps: number;
  /** As a card's encoder would name and make it. */
  ending: 'mp4' | 'webm';
  /** With a tone, and words of the order in its container, as real ones have. */
  isChatty?: boolean;
}

const CODECS = {
  mp4: ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac'],
  webm: ['-c:v', 'libvpx', '-deadline', 'realtime', '-c:a', 'libvorbis', '-ac', '2'],
} as const;

/** Encodes a moving test picture. */
export async function drawFilm(film: FakeFilm): Promise<Buffer> {
  const { width, height, seconds, fps, ending, isChatty = false } = film;
  const folder = await mkdtemp(join(tmpdir(), 'fake-film-'));
  const file = join(folder, `film.${ending}`);
  const picture = `testsrc=size=${width}x${height}:rate=${fps}:duration=${seconds}`;
  const tone = ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`];
  const words = ['-metadata', 'comment=the words of the order', '-metadata', 'title=secret'];
  try {
    await run('ffmpeg', [
      ...['-y', '-loglevel', 'error', '-f', 'lavfi', '-i', picture],
      ...(isChatty ? [...tone, ...words] : []),
      ...[...CODECS[ending], file],
    ]);
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
