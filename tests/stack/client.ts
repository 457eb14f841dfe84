import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { ApiDocument } from './api-document.ts';
import { userView, type UserView } from '@vesper/core/contract/user';

export interface Answer {
  status: number;
  headers: Headers;
  /** Parsed JSON, or the text when it is something else. */
  body: unknown;
}

const documents = new Map<string, Promise<ApiDocument>>();

/** The gateway's own API document, against which every answer of every test is checked. */
function documentOf(baseUrl: string): Promise<ApiDocument> {
  const known = documents.get(baseUrl) ?? ApiDocument.of(baseUrl);
  documents.set(baseUrl, known);
  return known;
}

/** Names the API document of a gateway whose proxy does not show it. */
export function checkAnswersAgainst(baseUrl: string, document: unknown): void {
  documents.set(baseUrl, Promise.resolve(new ApiDocument(document)));
}

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** A person with a browser's cookie jar, without the browser. */
export class Client {
  readonly baseUrl: string;
  readonly #cookies = new Map<string, string>();

  constructor(baseUrl: string) {
    this.baseUrl = baseUrl;
  }

  /** The cookies as a `Cookie` header. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** The same person at another gateway. */
  at(baseUrl: string): Client {
    const client = new Client(baseUrl);
    for (const [name, value] of this.#cookies) client.#cookies.set(name, value);
    return client;
  }

  /** Sends a request like the web client's: JSON, own origin, cookies; follows no redirects. */
  async request(
    method: Method,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const url = new URL(path, this.baseUrl);
    const { pathname } = url;
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: {
        origin: this.baseUrl,
        ...(this.#cookies.size > 0 && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
    const { status } = response;
    if (isJson) (await documentOf(this.baseUrl)).check(method, pathname, status, JSON.parse(text));
    return { status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }

  /**
   * The body of an answer that must have this status and this shape.
   * @throws Error with the whole answer otherwise.
   */
  async expect<Schema extends z.ZodType>(
    [status, schema]: [number, Schema],
    method: Method,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<z.output<Schema>> {
    const answer = await this.request(method, path, body, headers);
    if (answer.status !== status) {
      const got = `${answer.status} ${JSON.stringify(answer.body)}`;
      throw new Error(`${method} ${path} should answer ${status}, but answered ${got}`);
    }
    return schema.parse(answer.body);
  }

  /** Makes a new account; the session is in the jar afterwards. */
  async signUp(
    account: { email?: string; password?: string } = {},
    headers?: Record<string, string>,
  ): Promise<UserView> {
    const email = account.email ?? `${randomBytes(8).toString('hex')}@example.com`;
    const password = account.password ?? 'a long enough password';
    const body = { email, password, adultConfirmed: true };
    const answer = await this.request('POST', '/api/signup', body, headers);
    if (answer.status !== 201 && answer.status !== 200) {
      throw new Error(`Sign-up answered ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    return this.expect([200, userView], 'GET', '/api/user');
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    const value = pair.slice(at + 1);
    const isOver = attributes.some((it) => /^expires=.*\b1970\b|^max-age=0$/i.test(it));
    if (value === '' || isOver) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}

export function createClient(baseUrl: string): Client {
  return new Client(baseUrl);
}
