import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { ProgramFailed, runProgram } from './run-program.ts';

/** The longest that one step of it may take: encoding twenty seconds on a slow machine. Milliseconds. */
const STEP_MS = 300_000;
const LOOK_MS = 20_000;

/** Said to the operator of a worker that cannot make films. */
const MISSING =
  'Films are not offered: there is no ffmpeg here. Install it, or name it in FFMPEG_PATH.';
const INCOMPLETE = 'Films are not offered: this ffmpeg cannot encode H.264 (libx264).';

/** Files that are read are files: no address in one of them is followed. */
const READ_FILES_ONLY = ['-protocol_whitelist', 'file'];
/** Nobody answers its questions; one thread, as other work goes on beside it. */
const QUIET = ['-hide_banner', '-loglevel', 'error', '-nostdin', '-y'];

/** How films are kept: H.264 in the form that every browser plays. */
export const ENCODE = [
  ...[
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-crf',
    '19',
    '-pix_fmt',
    'yuv420p',
    '-threads',
    '1',
  ],
];

const probe = z.object({
  streams: z
    .array(
      z.object({
        codec_name: z.string(),
        pix_fmt: z.string().optional(),
        width: z.int().positive(),
        height: z.int().positive(),
      }),
    )
    .min(1),
  format: z.object({ format_name: z.string(), duration: z.coerce.number().optional() }),
});

/** What a file says of the film in it. */
export interface FilmFacts {
  /** Names of its container, by comma. */
  format: string;
  codec: string;
  pixelFormat: string | undefined;
  width: number;
  height: number;
  seconds: number | undefined;
}

/** The program that encodes films, as it is on this machine. */
export class Ffmpeg {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  /** @returns why films cannot be made with it, for the operator; undefined when they can */
  async problem(): Promise<string | undefined> {
    const bounds = { signal: new AbortController().signal, limitMs: LOOK_MS };
    try {
      const encoders = await runProgram(this.#path, ['-hide_banner', '-encoders'], bounds);
      if (!encoders.includes('libx264')) return INCOMPLETE;
      await runProgram(this.#prober, ['-version'], bounds);
      return undefined;
    } catch (err) {
      if (err instanceof ProgramFailed) return MISSING;
      throw err;
    }
  }

  /**
   * Runs it once.
   * @param input what it reads as `pipe:0`; its files otherwise
   * @throws ProgramFailed; the signal's reason when aborted
   */
  async run(
    args: readonly string[],
    signal: AbortSignal,
    input?: AsyncIterable<Uint8Array>,
  ): Promise<void> {
    await runProgram(this.#path, [...QUIET, ...args], { signal, limitMs: STEP_MS, input });
  }

  /** @throws ProgramFailed for a file that holds no film */
  async look(file: string, signal: AbortSignal): Promise<FilmFacts> {
    const wanted = 'stream=codec_name,pix_fmt,width,height:format=format_name,duration';
    const args = ['-v', 'error', ...READ_FILES_ONLY, '-select_streams', 'v:0'];
    const printed = await runProgram(
      this.#prober,
      [...args, '-show_entries', wanted, '-of', 'json', file],
      { signal, limitMs: LOOK_MS },
    );
    const { data } = probe.safeParse(JSON.parse(printed));
    const stream = data?.streams[0];
    if (!data || !stream) throw new ProgramFailed('there is no film in the file');
    const { codec_name: codec, pix_fmt: pixelFormat, width, height } = stream;
    const { format_name: format, duration: seconds } = data.format;
    return { format, codec, pixelFormat, width, height, seconds };
  }

  /** The arguments that read a file. */
  static input(file: string): string[] {
    return [...READ_FILES_ONLY, '-threads', '1', '-i', file];
  }

  /** It comes with the program, and lies beside it. */
  get #prober(): string {
    const name = basename(this.#path).replace('ffmpeg', 'ffprobe');
    return this.#path.includes('/') ? join(dirname(this.#path), name) : name;
  }
}
