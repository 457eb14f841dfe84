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
};

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
