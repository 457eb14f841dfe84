import { isJsonObject, type JsonObject } from './card-json.ts';
import type { Card } from './card-schema.ts';

/** A file that is written out within a card. */
const FILE = /^\s*data:/i;
const REACHES_NOTHING = 'ccdefault:';

const holdsFile = (value: unknown): boolean => typeof value === 'string' && FILE.test(value);

function cleaned(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => !holdsFile(one)).map(cleaned);
  return isJsonObject(value) ? cleanedObject(value) : value;
}

function cleanedObject(value: JsonObject): JsonObject {
  const kept = Object.entries(value).filter(([, one]) => !holdsFile(one));
  return Object.fromEntries(kept.map(([name, one]) => [name, cleaned(one)]));
}

/**
 * A card as others than its owner get it: without the files in it, which nobody has looked at, and
 * without addresses of files elsewhere, which would tell their host who opens the card.
 */
export function withoutFiles({ top, data }: Card): Card {
  const { assets, ...others } = data;
  const listed: unknown[] = Array.isArray(assets) ? assets : [];
  const harmless = listed.filter((it) => isJsonObject(it) && it.uri === REACHES_NOTHING);
  return {
    top: cleanedObject(top),
    data: { ...cleanedObject(others), ...(assets !== undefined && { assets: harmless }) },
  };
}
