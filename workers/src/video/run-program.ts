import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

/** A program that is not there, failed, or took too long. Its words are for the operator's log alone. */
export class ProgramFailed extends Error {
  override readonly name = 'ProgramFailed';
}

interface Bounds {
  signal: AbortSignal;
  /** The longest that it may take, milliseconds. */
  limitMs: number;
  /** Given to its input; none by default. */
  input?: AsyncIterable<Uint8Array> | undefined;
}

/** Where a program is looked for by its name: where system packages and Homebrew put them. */
const SEARCHED = '/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin';

/** As much of what it complains of as anybody reads. */
const COMPLAINT_MAX = 600;

/**
 * Runs a program to its end, and kills it when the signal aborts or its time is up. It gets nothing
 * of our environment: keys, addresses and passwords are in there.
 * @param path where it is, or its name
 * @returns what it printed
 * @throws ProgramFailed; the signal's reason when aborted; what the input threw
 */
export async function runProgram(
  path: string,
  args: readonly string[],
  { signal, limitMs, input }: Bounds,
): Promise<string> {
  signal.throwIfAborted();
  const end = AbortSignal.any([signal, AbortSignal.timeout(limitMs)]);
  const child = spawn(path, args, {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { PATH: SEARCHED },
    signal: end,
    killSignal: 'SIGKILL',
  });
  // The rejection is awaited further down; without a listener it would end the process before.
  const closed = once(child, 'close');
  closed.catch(() => undefined);
  const [fed, printed, complained, ended] = await Promise.allSettled([
    pipeline(input ?? Readable.from([]), child.stdin),
    buffer(child.stdout),
    buffer(child.stderr),
    closed,
  ]);
  signal.throwIfAborted();
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (end.aborted) throw new ProgramFailed(`${name} took too long`);
  if (ended.status === 'rejected') {
    throw new ProgramFailed(`${name} cannot be run`, { cause: ended.reason });
  }
  if (child.exitCode !== 0) {
    const complaint = complained.status === 'fulfilled' ? String(complained.value) : '';
    const cause = fed.status === 'rejected' && !isBrokenPipe(fed.reason) ? fed.reason : undefined;
    throw new ProgramFailed(`${name} failed: ${complaint.trim().slice(-COMPLAINT_MAX)}`, { cause });
  }
  if (fed.status === 'rejected' && !isBrokenPipe(fed.reason)) throw fed.reason;
  return printed.status === 'fulfilled' ? String(printed.value) : '';
}

/** It had read enough: what it has to say of it comes by its end. */
const isBrokenPipe = (reason: unknown): boolean =>
  reason instanceof Error &&
  'code' in reason &&
  ['EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET'].includes(String(reason.code));
