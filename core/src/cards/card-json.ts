import { LIMITS } from '../contract/limits.ts';
import type { AppError } from '../errors.ts';
import { badCard } from './bad-card.ts';

export type JsonObject = Record<string, unknown>;

/** Cards in use are some ten levels deep; `JSON.parse` takes a second for a million. */
const DEPTH_MAX = 64;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The words for what is wrong with a file of some kind. */
interface JsonKind {
  /** Names what is read, at the start of a sentence: 'The character data'. */
  what: string;
  maxBytes: number;
  refuse: (message: string) => AppError;
}

const CARD: JsonKind = {
  what: 'The character data',
  maxBytes: LIMITS.cardJsonBytes,
  refuse: badCard,
};

/** Parses the JSON of a card. @throws AppError `bad_card` saying what is wrong. */
export const parseCardJson = (bytes: Buffer): unknown => parseUntrustedJson(bytes, CARD);

/**
 * Parses untrusted JSON in time linear in its size: size and depth are checked before the parser
 * sees it. A byte order mark, broken UTF-8 and lone surrogates are tolerated.
 * @throws what `refuse` makes of the reason
 */
export function parseUntrustedJson(bytes: Buffer, { what, maxBytes, refuse }: JsonKind): unknown {
  if (bytes.length > maxBytes) {
    const megabytes = Math.floor(maxBytes / 1024 / 1024);
    throw refuse(`${what} in this file are too large. At most ${megabytes} MB are read.`);
  }
  const text = new TextDecoder().decode(bytes);
  if (depthOf(text) > DEPTH_MAX) throw refuse(`${what} are nested too deeply.`);
  const value = parse(text, () => refuse(`${what} are no valid JSON. Please export them again.`));
  if (hasForbiddenKey(value)) throw refuse(`${what} use the forbidden name "__proto__".`);
  return value;
}

function parse(text: string, refusal: () => AppError): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusal();
  }
}

/** The most brackets open at once. Exact for valid JSON, an upper bound for other text. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (inString && char === '\\') at += 1;
    else if (char === '"') inString = !inString;
    else if (inString) continue;
    else if (char === '{' || char === '[') deepest = Math.max(deepest, (depth += 1));
    else if (char === '}' || char === ']') depth -= 1;
  }
  return deepest;
}

/** True when copying a key would set the copy's prototype. Recursion ends at `DEPTH_MAX`. */
function hasForbiddenKey(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasForbiddenKey);
  if (!isJsonObject(value)) return false;
  return Object.hasOwn(value, '__proto__') || Object.values(value).some(hasForbiddenKey);
}
