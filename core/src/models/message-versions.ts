import type { MessageFields } from './message.ts';

/** One version of a message as it is stored. */
export type MessageVersion = Pick<MessageFields, 'content' | 'status'>;

/** The fields of a message that the functions below read. */
export type Versioned = MessageVersion & {
  variants: Iterable<MessageVersion>;
  chosen: number;
  fallback?: number | null | undefined;
};

/** The fields that change together whenever a message gets or shows another version. */
export interface VersionChange {
  content: string;
  status: MessageFields['status'];
  variants: MessageVersion[];
  chosen: number;
}

/** All versions, oldest first, the chosen one as shown; a message that never changed has one. */
export function versionsOf(message: Versioned): MessageVersion[] {
  const { content, status, chosen } = message;
  const stored = Array.from(message.variants, (it) => ({ content: it.content, status: it.status }));
  if (stored.length === 0) return [{ content, status }];
  return stored.map((version, index) => (index === chosen ? { content, status } : version));
}

/** Adds a version and shows it; the ones before stay. */
export function addVersion(message: Versioned, version: MessageVersion): VersionChange {
  const variants = [...versionsOf(message), version];
  return { ...version, variants, chosen: variants.length - 1 };
}

/**
 * Shows another version.
 * @param index from 0
 * @returns null when there is none at that index
 */
export function chooseVersion(message: Versioned, index: number): VersionChange | null {
  const variants = versionsOf(message);
  const version = variants[index];
  return version ? { ...version, variants, chosen: index } : null;
}

/**
 * Removes the versions from `count` on; when the chosen one is among them, the last left is chosen.
 * @param count how many stay, at least one
 */
export function dropVersions(message: Versioned, count: number): VersionChange {
  const kept = versionsOf(message).slice(0, Math.max(count, 1));
  const chosen = Math.min(message.chosen, kept.length - 1);
  const { content, status } = kept[chosen] ?? message;
  const alone = kept.length === 1;
  return { content, status, variants: alone ? [] : kept, chosen: alone ? 0 : chosen };
}

/**
 * Ends the version being written. One that came to nothing is taken out again, and the message
 * shows the version it was to replace; with no other version it ends empty.
 * @param text what was written; undefined keeps what is there
 */
export function endVersion(
  message: Versioned,
  status: MessageFields['status'],
  text: string | undefined,
): VersionChange {
  const content = text ?? message.content;
  const variants = versionsOf(message);
  if (variants.length === 1) return { content, status, variants: [], chosen: 0 };
  const { chosen } = message;
  if (status !== 'complete' && content.trim() === '') {
    const before = message.fallback ?? variants.length - 2;
    const kept = variants.filter((_, index) => index !== chosen);
    const version = kept[before] ?? { content, status };
    return {
      ...version,
      variants: kept.length > 1 ? kept : [],
      chosen: kept.length > 1 ? before : 0,
    };
  }
  const ended = { content, status };
  return {
    ...ended,
    variants: variants.map((it, index) => (index === chosen ? ended : it)),
    chosen,
  };
}
