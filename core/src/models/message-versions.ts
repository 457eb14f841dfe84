import type { MessageFields } from './message.ts';

/** One version of a message as it is stored. */
export type MessageVersion = Pick<MessageFields, 'content' | 'status'>;

/** What the functions below read of a message. */
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

/** All versions, oldest first, the chosen one as it stands; a message that never changed has one. */
export function versionsOf(message: Versioned): MessageVersion[] {
  const { content, status, chosen } = message;
  const stored = Array.from(message.variants, (it) => ({ content: it.content, status: it.status }));
  if (stored.length === 0) return [{ content, status }];
  return stored.map((version, place) => (place === chosen ? { content, status } : version));
}

/** Adds a version and shows it; the ones before stay. */
export function addVersion(message: Versioned, version: MessageVersion): VersionChange {
  const variants = [...versionsOf(message), version];
  return { ...version, variants, chosen: variants.length - 1 };
}

/**
 * Shows another version.
 * @param place from 0
 * @returns null when there is none at that place
 */
export function chooseVersion(message: Versioned, place: number): VersionChange | null {
  const variants = versionsOf(message);
  const version = variants[place];
  return version ? { ...version, variants, chosen: place } : null;
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
    const kept = variants.filter((_, place) => place !== chosen);
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
    variants: variants.map((it, place) => (place === chosen ? ended : it)),
    chosen,
  };
}
