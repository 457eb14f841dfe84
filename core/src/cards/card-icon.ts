import { isJsonObject, type JsonObject } from './card-json.ts';
import type { Card } from './card-schema.ts';

const DATA_URI = /^data:image\/(?:png|jpeg|webp);base64,/;
/** The standard's own spelling, and the one that people expect. */
const EMBEDDED = /^embedd?ed:\/\/(?:\.?\/)*/;

/** The asset that is a character's face, as its card lists it; null without one. */
export function mainIcon({ data }: Card): JsonObject | null {
  const assets: unknown[] = Array.isArray(data.assets) ? data.assets : [];
  const icons = assets.filter(isJsonObject).filter(({ type }) => type === 'icon');
  return icons.find(({ name }) => name === 'main') ?? icons[0] ?? null;
}

/** The main icon, when it is in the card itself. What it links to is never fetched. */
export function iconData(card: Card): Buffer | null {
  const uri = uriOf(card);
  const start = DATA_URI.exec(uri)?.[0];
  return start === undefined ? null : Buffer.from(uri.slice(start.length), 'base64');
}

/** The main icon's path in the archive that the card came in; null when it is not in there. */
export function iconPath(card: Card): string | null {
  const uri = uriOf(card);
  const start = EMBEDDED.exec(uri)?.[0];
  return start === undefined ? null : uri.slice(start.length);
}

function uriOf(card: Card): string {
  const uri = mainIcon(card)?.uri;
  return typeof uri === 'string' ? uri : '';
}
