import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LIMITS } from '@vesper/core/contract/limits';
import { VIDEO_MODEL_LIMITS } from '@vesper/core/contract/video-model';
import { EngineError } from '../engines/engine-error.ts';
import { AI_TAGS, withXmp } from './ai-mark.ts';
import { ENCODE, Ffmpeg, type FilmFacts } from './ffmpeg.ts';
import { ProgramFailed } from './run-program.ts';
import { openScratchFolder } from './scratch-folder.ts';

/** Containers that are read; animated WebP is none that ffmpeg can. */
const FORMATS = /^(mov|mp4|matroska|webm|gif)\b/;
/** Models make a frame more or less than was ordered; what is longer than this is cut. Seconds. */
const LONGER = 1;
/** Moments of a film that are looked at. */
const LOOKS = 5;

export interface DevelopedVideo {
  /** H.264 in MP4, without sound, its index in front, marked. */
  mp4: Uint8Array;
  width: number;
  height: number;
  /** PNG of moments over all of its length, the first one first. */
  frames: readonly [Uint8Array, ...Uint8Array[]];
}

/**
 * Makes of what a model sent the film that is kept. Nothing but its moving picture stays: sound,
 * subtitles, other files and what the container says may be anything, and nobody checks it.
 * @param seconds length that was ordered
 * @throws EngineError for what is no film, or too large
 */
export async function developVideo(
  ffmpeg: Ffmpeg,
  { bytes, seconds }: { bytes: Uint8Array; seconds: number },
  signal: AbortSignal,
): Promise<DevelopedVideo> {
  if (bytes.length > LIMITS.videoBytes) throw unusable('the film has too many bytes');
  const folder = await openScratchFolder();
  try {
    const made = join(folder.path, 'made');
    const kept = join(folder.path, 'kept.mp4');
    await writeFile(made, bytes);
    const facts = await ffmpeg.look(made, signal);
    assertUsable(facts);
    await ffmpeg.run([...keep(made, facts), '-t', String(seconds + LONGER), kept], signal);
    const { width, height, seconds: length = seconds } = await ffmpeg.look(kept, signal);
    const mp4 = withXmp(await readFile(kept));
    if (mp4.length > LIMITS.videoBytes) throw unusable('the film has too many bytes');
    const at = { kept, folder: folder.path, length };
    return { mp4, width, height, frames: await momentsOf(ffmpeg, at, signal) };
  } catch (err) {
    if (err instanceof ProgramFailed) throw unusable(err.message);
    throw err;
  } finally {
    await folder.remove();
  }
}

const unusable = (why: string): EngineError => new EngineError(why, { retryable: false });

function assertUsable({ format, width, height }: FilmFacts): void {
  if (!FORMATS.test(format)) {
    throw unusable(`the model sent ${format.slice(0, 40)}, which is no film`);
  }
  if (Math.max(width, height) > VIDEO_MODEL_LIMITS.sideMax) {
    throw unusable(`the film has ${width} by ${height} pixels`);
  }
}

/** What every browser plays is taken over as it is, which costs nothing; all else is encoded anew. */
function keep(made: string, { codec, pixelFormat, width, height }: FilmFacts): string[] {
  const isKept = codec === 'h264' && pixelFormat === 'yuv420p';
  const isEven = width % 2 === 0 && height % 2 === 0;
  const even = isEven ? [] : ['-vf', 'crop=trunc(iw/2)*2:trunc(ih/2)*2'];
  return [
    ...Ffmpeg.input(made),
    ...['-map', '0:v:0', '-an', '-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1'],
    ...(isKept && isEven ? ['-c:v', 'copy'] : [...even, ...ENCODE]),
    // The same film is the same bytes: no versions of programs, no times.
    ...['-fflags', '+bitexact', '-flags:v', '+bitexact', '-movflags', '+faststart', ...AI_TAGS],
  ];
}

async function momentsOf(
  ffmpeg: Ffmpeg,
  { kept, folder, length }: { kept: string; folder: string; length: number },
  signal: AbortSignal,
): Promise<DevelopedVideo['frames']> {
  const rate = `fps=${LOOKS}/${Math.max(length, 0.1)}:start_time=0:round=down`;
  const frames = ['-vf', rate, '-frames:v', String(LOOKS), '-threads', '1'];
  await ffmpeg.run([...Ffmpeg.input(kept), ...frames, join(folder, 'moment-%d.png')], signal);
  const names = (await readdir(folder)).filter((name) => name.startsWith('moment-')).sort();
  const [first, ...others] = await Promise.all(names.map((name) => readFile(join(folder, name))));
  if (!first) throw unusable('the film has no frame');
  return [first, ...others];
}
