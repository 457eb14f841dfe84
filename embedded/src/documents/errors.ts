import type { Doc } from './values.ts';

const CODE_NAMES: Record<number, string> = {
  1: 'InternalError',
  2: 'BadValue',
  9: 'FailedToParse',
  14: 'TypeMismatch',
  16: 'InvalidLength',
  22: 'InvalidBSON',
  26: 'NamespaceNotFound',
  27: 'IndexNotFound',
  28: 'PathNotViable',
  40: 'ConflictingUpdateOperators',
  43: 'CursorNotFound',
  48: 'NamespaceExists',
  50: 'MaxTimeMSExpired',
  52: 'DollarPrefixedFieldName',
  53: 'InvalidIdField',
  54: 'NotSingleValueField',
  56: 'EmptyFieldName',
  59: 'CommandNotFound',
  66: 'ImmutableField',
  67: 'CannotCreateIndex',
  72: 'InvalidOptions',
  73: 'InvalidNamespace',
  85: 'IndexOptionsConflict',
  86: 'IndexKeySpecsConflict',
  115: 'CommandNotSupported',
  168: 'InvalidPipelineOperator',
  171: 'CannotIndexParallelArrays',
  197: 'InvalidIndexSpecificationOption',
  241: 'ConversionFailure',
  263: 'OperationNotSupportedInTransaction',
  10334: 'BSONObjectTooLarge',
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
