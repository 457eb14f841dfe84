import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { ModerationConfig } from '@vesper/core/config/moderation-config';
import {
  ALWAYS_REFUSED,
  MODERATION_CATEGORIES,
  type ModerationCategory,
  type ModerationPolicy,
} from '@vesper/core/moderation/moderation-policy';
import { jpegUrl } from '../engines/chat/openai/picture-parts.ts';
import { piecesOf } from './pieces-of.ts';

/** Milliseconds: for each of two tries, between them, and without tries once it seems to be down. */
export const PATIENCE = { answerMs: 3_000, retryMs: 250, restMs: 15_000 };
const TRIES = 2;
/** Requests that failed one after the other, after which it seems to be down. */
const FAILURES = 3;
/** Far above what a verdict takes. Bytes. */
const BODY_MAX = 1_000_000;

/** No verdict can be had. Its message holds neither the text nor the server's words. */
export class ModeratorAway extends Error {
  override readonly name = 'ModeratorAway';
  readonly retryable: boolean;

  constructor(
    message: string,
    { retryable = true, cause }: { retryable?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.retryable = retryable;
  }
}

/** Judges texts and pictures by the operator's policy. */
export interface Moderator {
  /**
   * @returns the category for which the text is refused; null when it passes
   * @throws ModeratorAway
   */
  judge(text: string): Promise<ModerationCategory | null>;
  /** The same for one picture, a JPEG. */
  judgePicture(jpeg: Uint8Array): Promise<ModerationCategory | null>;
}

/**
 * Asks a server that answers the way of OpenAI's moderations.
 * @param now milliseconds of a clock that never goes back
 */
export function createModerator(
  config: ModerationConfig,
  patience: typeof PATIENCE = PATIENCE,
  now: () => number = () => performance.now(),
): Moderator {
  let failures = 0;
  let restUntil = 0;

  async function ask(question: Question): Promise<ModerationCategory | null> {
    for (let tries = 1; ; tries++) {
      try {
        const results = await request(config, question, patience.answerMs);
        return results.map((one) => refusedIn(one, config.policy)).find(Boolean) ?? null;
      } catch (err) {
        if (!(err instanceof ModeratorAway) || !err.retryable || tries >= TRIES) throw err;
        await pause(patience.retryMs);
      }
    }
  }

  async function verdictOn(question: Question): Promise<ModerationCategory | null> {
    // While it rests one question after the other finds out, each at once.
    if (failures >= FAILURES && now() < restUntil) {
      throw new ModeratorAway('the moderation server is down');
    }
    restUntil = now() + patience.restMs;
    try {
      const refused = await ask(question);
      failures = 0;
      return refused;
    } catch (err) {
      failures += 1;
      restUntil = now() + patience.restMs;
      throw err;
    }
  }

  return {
    judge(text) {
      const pieces = piecesOf(text);
      const [only] = pieces;
      return verdictOn({ input: pieces.length === 1 ? only : pieces, verdicts: pieces.length });
    },
    judgePicture(jpeg) {
      const part = { type: 'image_url', image_url: { url: jpegUrl(jpeg) } };
      return verdictOn({ input: [part], verdicts: 1 });
    },
  };
}

interface Question {
  input: unknown;
  /** Results that an answer to it has. */
  verdicts: number;
}

const verdict = z.object({
  categories: z.record(z.string(), z.boolean().nullish()).nullish(),
  category_scores: z.record(z.string(), z.number().nullish()).nullish(),
});
type Verdict = z.infer<typeof verdict>;
const answer = z.object({ results: z.array(verdict).min(1) });

async function request(
  { baseUrl, model, apiKey }: ModerationConfig,
  { input, verdicts }: Question,
  answerMs: number,
): Promise<Verdict[]> {
  const url = new URL('moderations', baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`);
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        ...(apiKey && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ model, input }),
      signal: AbortSignal.timeout(answerMs),
    });
    return read(response.status, await smallBody(response), verdicts);
  } catch (err) {
    if (err instanceof ModeratorAway) throw err;
    throw new ModeratorAway('the moderation server cannot be reached', { cause: err });
  }
}

async function smallBody(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > BODY_MAX) throw new ModeratorAway('the moderation server sent too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** @throws ModeratorAway for everything that is no verdict on each part of the question */
function read(status: number, body: string, verdicts: number): Verdict[] {
  if (status !== 200) {
    const retryable = status === 408 || status === 429 || status >= 500;
    throw new ModeratorAway(`the moderation server answered ${status}`, { retryable });
  }
  const parsed = answer.safeParse(jsonOf(body));
  if (!parsed.success || parsed.data.results.length !== verdicts) {
    throw new ModeratorAway('the moderation server sent no verdict');
  }
  return parsed.data.results;
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Finds the first category of the policy that this is refused for. */
function refusedIn(given: Verdict, policy: ModerationPolicy): ModerationCategory | null {
  return MODERATION_CATEGORIES.find((category) => isRefused(given, category, policy)) ?? null;
}

/** A server may leave out what it does not know, but not the one that is always refused. */
function isRefused(
  { categories, category_scores: scores }: Verdict,
  category: ModerationCategory,
  policy: ModerationPolicy,
): boolean {
  const least = policy[category];
  if (least === undefined) return false;
  const score = scores?.[category];
  if (typeof score === 'number') return score >= least;
  const isNamed = categories?.[category];
  if (category === ALWAYS_REFUSED && typeof isNamed !== 'boolean') {
    throw new ModeratorAway(`the moderation server does not judge ${ALWAYS_REFUSED}`);
  }
  return isNamed === true;
}
