import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { constrainedMemory } from 'node:process';
import { freemem, totalmem } from 'node:os';
import { ConfigError, type Config } from './config.ts';

const HINT = 'Name a GGUF file, or fetch one with `npm run model`.';
const MAGIC = 'GGUF';
const GIGABYTE = 1_000_000_000;

/** Bytes as people say them: `1.1 GB`. */
const inGigabytes = (bytes: number): string => `${(bytes / GIGABYTE).toFixed(1)} GB`;

/** Memory that this machine has in all, or that a container leaves of it. */
function memoryInAll(): number {
  const limit = constrainedMemory();
  const total = totalmem();
  return limit > 0 && limit < total ? limit : total;
}

/**
 * Tells why a file cannot be a model, as far as its first bytes and its size say.
 * @returns one sentence that begins with the path, or undefined
 */
export function modelFileProblem(path: string, memory = memoryInAll()): string | undefined {
  const file = statSync(path, { throwIfNoEntry: false });
  if (!file) return `${path} does not exist.`;
  if (!file.isFile()) return `${path} is not a file.`;
  const beginning = firstBytes(path);
  if (beginning === undefined) return `${path} may not be read by this user.`;
  if (beginning !== MAGIC) return `${path} is not a GGUF file.`;
  if (file.size <= memory) return undefined;
  const [needed, there] = [inGigabytes(file.size), inGigabytes(memory)];
  return `${path} needs ${needed} of memory, and there are ${there} in all.`;
}

/** Tells of a model that fits, but not into what is free right now: the system would swap. */
export function modelFileWarning(path: string, free = freemem()): string | undefined {
  const { size } = statSync(path);
  if (size <= free) return undefined;
  return `${path} needs ${inGigabytes(size)} of memory, and ${inGigabytes(free)} are free: it will be slow.`;
}

function firstBytes(path: string): string | undefined {
  try {
    const handle = openSync(path, 'r');
    const bytes = Buffer.alloc(MAGIC.length);
    readSync(handle, bytes);
    closeSync(handle);
    return bytes.toString('latin1');
  } catch {
    return undefined;
  }
}

/**
 * Looks at the model files of a configuration, where they are to be run.
 * @throws ConfigError naming each that cannot be one
 */
export function assertModelFiles({ chatModels }: Pick<Config, 'chatModels'>): void {
  const problems = chatModels.flatMap((model) => {
    const problem = model.engine === 'file' ? modelFileProblem(model.file) : undefined;
    return problem === undefined ? [] : [`CHAT_MODEL_FILE: ${problem} ${HINT}`];
  });
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
}
