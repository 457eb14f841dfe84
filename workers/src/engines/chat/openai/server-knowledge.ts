import type { ModelLook } from '../chat-engine.ts';
import type { ModelServer } from './openai-engine.ts';
import { ROLES } from './request-body.ts';
import { ModelServerError } from './server-error.ts';

/** Parts of a request that a reply can do without. */
const DISPENSABLE = [
  'stream_options',
  'max_tokens',
  'max_completion_tokens',
  'temperature',
  'top_p',
  'frequency_penalty',
  'presence_penalty',
  'stop',
];
const LEAST_CONTEXT = 256;

/** What an engine learns of its server, for as long as it lives. */
export class ServerKnowledge {
  /** The server's name for the model. */
  model: string | undefined;
  /** Parameters that it refused, and `roles`. */
  readonly refused = new Set<string>();
  readonly #configured: number;
  /** The context by the server's own word, and by what it refused. */
  #told: number | undefined;
  #learnt = Number.POSITIVE_INFINITY;

  constructor({ model, contextTokens }: Pick<ModelServer, 'model' | 'contextTokens'>) {
    this.model = model;
    this.#configured = contextTokens;
  }

  /** Tokens that fit, the reply included. */
  get contextTokens(): number {
    return Math.min(this.#configured, this.#learnt, this.#told ?? Number.POSITIVE_INFINITY);
  }

  /** Takes in a look at the server; one that has another context than before was started anew. */
  see({ model, contextTokens }: ModelLook): void {
    this.model ??= model;
    if (contextTokens !== this.#told) this.#learnt = Number.POSITIVE_INFINITY;
    this.#told = contextTokens;
  }

  /** Keeps to a context that proved to be the most that works. */
  holdTo(tokens: number): void {
    this.#learnt = Math.floor(tokens);
  }

  /** Takes in a refusal. @returns true when another request has a better chance */
  learn(err: unknown): boolean {
    if (!(err instanceof ModelServerError)) return false;
    const { contextTokens: fits, isAboutRoles, parameter, status } = err.failure;
    if (fits !== undefined) return this.#shrink(fits);
    if (isAboutRoles) return this.#refuse(ROLES);
    if (status !== 400 && status !== 422) return false;
    if (parameter !== undefined && DISPENSABLE.includes(parameter)) return this.#refuse(parameter);
    // Nothing is named: it may be the newest thing that is sent.
    return this.#refuse('stream_options');
  }

  /** Leaves a part of all requests to come out. @returns false when it was left out already */
  doWithout(what: 'stop'): boolean {
    return this.#refuse(what);
  }

  #refuse(what: string): boolean {
    if (this.refused.has(what)) return false;
    this.refused.add(what);
    return true;
  }

  #shrink(fits: number): boolean {
    const now = this.contextTokens;
    this.#learnt = fits > 0 && fits < now ? fits : Math.floor(now * 0.6);
    return this.#learnt >= LEAST_CONTEXT;
  }
}
