import { isJsonObject } from './card-json.ts';
import type { Card } from './card-schema.ts';

/**
 * An embedded picture, by how PNG, JPEG, GIF, WebP and AVIF begin: nothing else that begins with
 * "data:" is not a text, since words without signs are valid base64 as well.
 */
const PICTURE_HEAD =
  /^data:image\/[a-z0-9.+-]{1,20};base64,(?:iVBORw0KGgo|\/9j\/|R0lGOD|UklGR|AAAA)/;
const NOT_BASE64 = /[^A-Za-z0-9+/=]/;

/** Every text somewhere in a card, in its order, then the names of its fields; pictures are no text. */
export function cardTexts({ top, data }: Card): string[] {
  const names = new Set<string>();
  return [...textsIn(top, names), ...textsIn(data, names), ...names];
}

function textsIn(value: unknown, names: Set<string>): string[] {
  if (typeof value === 'string') return value === '' || isPicture(value) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, names));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    names.add(name);
    return textsIn(inner, names);
  });
}

function isPicture(text: string): boolean {
  const head = PICTURE_HEAD.exec(text);
  return head !== null && !NOT_BASE64.test(text.slice(head[0].length));
}
