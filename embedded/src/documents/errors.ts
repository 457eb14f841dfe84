import type { Doc } from './values.ts';

/** Names of the codes that programs look at; the others go by their number, as some of MongoDB's do. */
const CODE_NAMES: Record<number, string> = {
  1: 'InternalError',
  2: 'BadValue',
  9: 'FailedToParse',
  14: 'TypeMismatch',
  26: 'NamespaceNotFound',
  43: 'CursorNotFound',
  48: 'NamespaceExists',
  50: 'MaxTimeMSExpired',
  59: 'CommandNotFound',
  66: 'ImmutableField',
  115: 'CommandNotSupported',
  263: 'OperationNotSupportedInTransaction',
  11000: 'DuplicateKey',
  14031: 'OutOfDiskSpace',
};

const DISK_FULL = 14031;

/**
 * Numbers of the system for a disk that takes no more: EIO (LMDB's word for a write that was cut
 * short), EFBIG, ENOSPC, EDQUOT on Linux and on macOS.
 */
const NO_ROOM = new Set([5, 27, 28, 69, 122]);

/** A failure the client is told about, with the number MongoDB uses for it. */
export class CommandError extends Error {
  readonly code: number;
  readonly codeName: string;
  readonly details: Doc;

  constructor(code: number, message: string, details: Doc = {}) {
    super(message);
    this.code = code;
    this.codeName = CODE_NAMES[code] ?? `Location${code}`;
    this.details = details;
  }
}

export const badValue = (message: string): CommandError => new CommandError(2, message);

/** What MongoDB can do and this store cannot: always an error that names it, never a wrong answer. */
export const unsupported = (what: string, code = 115): CommandError =>
  new CommandError(
    code,
    `the embedded development store does not support ${what}; use a real MongoDB for it`,
  );

/** Tells a write that found no room from every other failure. */
export function isDiskFull(error: unknown): boolean {
  if (error instanceof CommandError) return error.code === DISK_FULL;
  return error instanceof Error && 'code' in error && NO_ROOM.has(Number(error.code));
}

/** The error for a client whose write lmdb could not commit; it hides the cause in a promise. */
export async function failedCommit(error: unknown): Promise<unknown> {
  if (!(error instanceof Error) || !('commitError' in error)) return error;
  try {
    await error.commitError;
    return error;
  } catch (cause) {
    if (!isDiskFull(cause)) return cause;
    return new CommandError(DISK_FULL, 'the write was refused: the disk is full');
  }
}
