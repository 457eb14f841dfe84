import type { Doc } from './values.ts';

/** The numbers of errors that MongoDB has named. */
const CODES = {
  InternalError: 1,
  BadValue: 2,
  FailedToParse: 9,
  TypeMismatch: 14,
  InvalidLength: 16,
  InvalidBSON: 22,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NamespaceExists: 48,
  MaxTimeMSExpired: 50,
  DollarPrefixedFieldName: 52,
  InvalidIdField: 53,
  NotSingleValueField: 54,
  EmptyFieldName: 56,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  CommandNotSupported: 115,
  InvalidPipelineOperator: 168,
  CannotIndexParallelArrays: 171,
  ConversionFailure: 241,
  OperationNotSupportedInTransaction: 263,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  OutOfDiskSpace: 14031,
  IDLUnknownField: 40415,
} as const;
type NamedCode = keyof typeof CODES;

/** A name of MongoDB's, or `Location` and the number of an error that it never named. */
export type CodeName = NamedCode | `Location${number}`;

const isNamed = (name: string): name is NamedCode => name in CODES;

/**
 * Numbers of the system for a disk that takes no more: EIO (LMDB's word for a write that was cut
 * short), EFBIG, ENOSPC, EDQUOT on Linux and on macOS.
 */
const NO_ROOM = new Set([5, 27, 28, 69, 122]);

/** A failure the client is told about, with the number MongoDB uses for it. */
export class CommandError extends Error {
  readonly code: number;
  readonly codeName: CodeName;
  readonly details: Doc;

  constructor(codeName: CodeName, message: string, details: Doc = {}) {
    super(message);
    this.code = isNamed(codeName) ? CODES[codeName] : Number(codeName.slice('Location'.length));
    this.codeName = codeName;
    this.details = details;
  }
}

export const badValue = (message: string): CommandError => new CommandError('BadValue', message);

/** Refuses what MongoDB can do and this store cannot: an error that names it, never a wrong answer. */
export const unsupported = (what: string, code: CodeName = 'CommandNotSupported'): CommandError =>
  new CommandError(
    code,
    `the embedded development store does not support ${what}; use a real MongoDB for it`,
  );

/** Tells a write that found no room from every other failure. */
export function isDiskFull(error: unknown): boolean {
  if (error instanceof CommandError) return error.codeName === 'OutOfDiskSpace';
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
    return new CommandError('OutOfDiskSpace', 'the write was refused: the disk is full');
  }
}
