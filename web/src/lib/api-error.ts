import { sentError, type SentError } from '@vesper/core/contract/error-body';
import type { ErrorCode } from '@vesper/core/contract/errors';
import { parseJson } from './json.ts';

/** An answer that is not 2xx. `message` is `'<status>: <body text, or status text when empty>'`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The closed list of contract/errors, or `undefined` when a proxy in between answered. */
  readonly code: string | undefined;
  /** The parsed error body, when the answer carried one. */
  readonly body: SentError | undefined;

  constructor(status: number, statusText: string, text: string) {
    super(`${status}: ${text === '' ? statusText : text}`);
    this.status = status;
    this.body = parseJson(sentError, text);
    this.code = this.body?.code;
  }
}

/** The sentence the server wrote for people, or `fallback` when there is none to show. */
export function serverMessage(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.body !== undefined && error.body.message !== ''
    ? error.body.message
    : fallback;
}

/** The server's complaint about one field, as `issues[].path` names it. */
export function fieldIssue(error: unknown, path: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.body?.issues?.find((issue) => issue.path === path)?.message;
}

/** Tells whether the server gave this reason, of the closed list of contract/errors. */
export function hasCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof ApiError && error.code === code;
}

export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}

/** Tells that there is nothing to read: an id that is no id at all is as missing as one that leads nowhere. */
export function isMissing(error: unknown): boolean {
  return [400, 404, 422].some((status) => hasStatus(error, status));
}

/** For the `catch` of a deletion: what is gone already is as it was asked for. Throws all else. */
export function unlessMissing(error: unknown): void {
  if (!hasStatus(error, 404)) throw error;
}
