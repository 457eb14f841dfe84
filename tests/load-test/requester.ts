import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { LOAD_TEST_HEADERS, markedAddress } from '@vesper/core/load-test';
import type { Measures } from './measures.ts';

const TRIES = 4;
const AGAIN_MS = 1_000;
const ANSWER_WITHIN_MS = 30_000;

interface Asked {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: unknown;
  /** Times the answer under this name. */
  as?: string;
  /** Answers of these statuses are as they should be. */
  fine: readonly number[];
}

interface Answered {
  status: number;
  body: unknown;
}

interface RequesterOptions {
  target: URL;
  key: string;
  /** The address that this person seems to come from. */
  address: string;
  measures: Measures;
}

/** The requests of one simulated person, with their cookies and from an address of their own. */
export class Requester {
  readonly #options: RequesterOptions;
  readonly #cookies = new Map<string, string>();

  constructor(options: RequesterOptions) {
    this.#options = options;
  }

  /** What each request and each socket of this person carries. */
  get headers(): Record<string, string> {
    const { target, key, address } = this.#options;
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return {
      origin: target.origin,
      [LOAD_TEST_HEADERS.address]: markedAddress(key, address),
      ...(cookie !== '' && { cookie }),
    };
  }

  /**
   * Asks, again and under the same key when there was no answer or a service was away; each such try
   * counts as failed.
   * @returns undefined when there was none that is as it should be
   */
  async ask({ method, path, body, as, fine }: Asked): Promise<Answered | undefined> {
    const { measures } = this.#options;
    const key = randomUUID();
    for (let tries = 1; tries <= TRIES; tries += 1) {
      const begun = performance.now();
      const answer = await this.#once({ method, path, body, key });
      measures.count('request');
      if (answer && fine.includes(answer.status)) {
        if (as !== undefined) measures.time(as, performance.now() - begun);
        return answer;
      }
      measures.count('request failed');
      measures.count(`answer ${answer?.status ?? 'none'}`);
      if (answer && answer.status < 500) return undefined;
      await pause(AGAIN_MS * tries);
    }
    return undefined;
  }

  async #once({
    method,
    path,
    body,
    key,
  }: Pick<Asked, 'method' | 'path' | 'body'> & { key: string }): Promise<Answered | undefined> {
    try {
      const response = await fetch(new URL(path, this.#options.target), {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        headers: {
          ...this.headers,
          prefer: 'respond-async',
          ...(body !== undefined && {
            'content-type': 'application/json',
            'idempotency-key': key,
          }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      for (const line of response.headers.getSetCookie()) this.#keep(line);
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json') === true;
      return { status: response.status, body: isJson ? JSON.parse(text) : text };
    } catch {
      // No answer: counted by the caller.
      return undefined;
    }
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}
