import type { ErrorCode } from '@vesper/core/contract/errors';
import { z } from 'zod';
import { ApiError, hasCode } from './api-error.ts';
import { noteStanding } from './standing-here.ts';
import { confirmedAgain } from './step-up.ts';
import { tellTabs, type TabChange } from './tabs.ts';

interface RequestOptions {
  /** Goes behind the path; what is null, undefined or empty is left out. */
  query?: Readonly<Record<string, string | number | null | undefined>>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, instead of a body. */
  file?: Blob;
  headers?: Record<string, string>;
  /** A 401 is an ordinary answer here (sign-in, "who am I?"), not a lost session. */
  anonymous?: boolean;
  signal?: AbortSignal;
  /** Changes nothing, whatever its method: other tabs need not hear of it. */
  readsOnly?: boolean;
  /** Goes on when the page is left. */
  keepalive?: boolean;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const unauthorizedListeners = new Set<() => void>();

/** Called when a call that needs a session is answered 401. Returns the unsubscribe function. */
export function onUnauthorized(listener: () => void): () => void {
  unauthorizedListeners.add(listener);
  return () => unauthorizedListeners.delete(listener);
}

/** Answers that tell that this account may not, or no longer, see what is for members. */
const STANDING_CODES: ReadonlySet<string> = new Set<ErrorCode>([
  'age_unverified',
  'age_locked',
  'user_underage',
  'suspended',
]);

const standingListeners = new Set<() => void>();

/** Called when an answer says that the account itself stands in the way. Returns the unsubscribe. */
export function onStandingRefusal(listener: () => void): () => void {
  standingListeners.add(listener);
  return () => standingListeners.delete(listener);
}

/**
 * One call to the API. Sends the session cookie, parses the answer with the contract's schema.
 * @throws ApiError on any answer that is not 2xx; TypeError when the network fails; ZodError when
 * the answer does not fit the contract.
 */
export async function request<Schema extends z.ZodType>(
  schema: Schema,
  method: Method,
  path: string,
  options: RequestOptions = {},
): Promise<z.infer<Schema>> {
  return (await call(schema, method, path, options)).data;
}

/** Answers of which only the status matters. */
export const ignored = z.unknown();

/** One page of a list: `before` leads to the next one, null when this page is the last. */
export type Page<Item> = Readonly<{ items: readonly Item[]; before: string | null }>;

/**
 * One page of a list, and where the next one begins: the `before` of the answer's `Link` header,
 * null when this page is the last.
 * @throws as `request` does
 */
export async function requestPage<Item extends z.ZodType>(
  item: Item,
  path: string,
  options: RequestOptions = {},
): Promise<Page<z.infer<Item>>> {
  const { data, headers } = await call(z.array(item), 'GET', path, options);
  return { items: data, before: nextBefore(headers.get('link')) };
}

/** `</api/images?limit=50&before=abc>; rel="next"` → 'abc'. */
export function nextBefore(link: string | null): string | null {
  const target = /<([^>]*)>\s*;\s*rel="?next"?/.exec(link ?? '')?.[1];
  return target === undefined ? null : new URLSearchParams(target.split('?')[1]).get('before');
}

async function call<Schema extends z.ZodType>(
  schema: Schema,
  method: Method,
  path: string,
  options: RequestOptions,
): Promise<{ data: z.infer<Schema>; headers: Headers }> {
  try {
    return await send(schema, method, path, options);
  } catch (error) {
    if (!hasCode(error, 'step_up_required') || !(await confirmedAgain())) throw error;
    return send(schema, method, path, options);
  }
}

async function send<Schema extends z.ZodType>(
  schema: Schema,
  method: Method,
  path: string,
  options: RequestOptions,
): Promise<{ data: z.infer<Schema>; headers: Headers }> {
  const sent = payloadOf(options);
  const response = await fetch(path + queryOf(options.query), {
    method,
    credentials: 'include',
    headers: { ...(sent && { 'content-type': sent.type }), ...options.headers },
    body: sent?.body ?? null,
    signal: options.signal ?? null,
    keepalive: options.keepalive ?? false,
  });
  const text = await response.text();
  if (!response.ok) {
    const error = new ApiError(response.status, response.statusText, text);
    tellRefusal(error, options);
    throw error;
  }
  tell({ method, path }, options);
  return { data: schema.parse(text === '' ? null : JSON.parse(text)), headers: response.headers };
}

function tellRefusal({ status, code = '' }: ApiError, { anonymous = false }: RequestOptions): void {
  if (status === 401 && !anonymous) {
    for (const listener of unauthorizedListeners) listener();
  }
  noteStanding(code);
  if (STANDING_CODES.has(code)) {
    for (const listener of standingListeners) listener();
  }
}

function tell(change: TabChange, { readsOnly = false }: RequestOptions): void {
  if (!readsOnly) tellTabs(change);
}

/** '?a=1&b=2' of what is given. */
function queryOf(query: RequestOptions['query'] = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') params.set(name, String(value));
  }
  return params.size === 0 ? '' : `?${params.toString()}`;
}

function payloadOf({ body, file }: RequestOptions) {
  if (file) return { type: file.type || 'application/octet-stream', body: file };
  return body === undefined ? undefined : { type: 'application/json', body: JSON.stringify(body) };
}

/**
 * Headers of a call that starts long work: answer at once with 202, and never start it twice.
 * @param key stays the same when the very same request is sent again, for example after a lost
 * connection.
 */
export function longWork(key: string): Record<string, string> {
  return { prefer: 'respond-async', 'idempotency-key': key };
}
