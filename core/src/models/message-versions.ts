import type { ReplyDetails } from '../contract/model.ts';
import { presentDetails } from '../presenters/reply-details.ts';
import type { MessageFields } from './message.ts';

/** One version of a message as it is stored. */
export type MessageVersion = Pick<MessageFields, 'content' | 'status'> & {
  branch?: number | null | undefined;
  details?: object | null | undefined;
};

interface Branching {
  variants: Iterable<Pick<MessageVersion, 'branch'>>;
  chosen: number;
}

/** The fields of a message that the functions below read. */
export type Versioned = Pick<MessageVersion, 'content' | 'status' | 'details'> & {
  variants: Iterable<MessageVersion>;
  chosen: number;
  fallback?: number | null | undefined;
};

/** The fields that change together whenever a message gets or shows another version. */
export interface VersionChange {
  content: string;
  status: MessageFields['status'];
  /** Null where no model wrote the version shown. */
  details: ReplyDetails | null;
  variants: MessageVersion[];
  chosen: number;
}

/** All versions, oldest first, the chosen one as shown; a message that never changed has one. */
export function versionsOf(message: Versioned): MessageVersion[] {
  const { chosen } = message;
  const stored = Array.from(message.variants, (it) => ({
    ...asShown(it),
    ...(it.branch ? { branch: it.branch } : {}),
  }));
  if (stored.length === 0) return [asShown(message)];
  return stored.map((version, at) =>
    at === chosen ? { ...version, ...asShown(message) } : version,
  );
}

/** What a message shows of one of its versions. */
function asShown({ content, status, details }: MessageVersion): MessageVersion {
  const made = presentDetails(details);
  return { content, status, ...(made && { details: made }) };
}

/** The same as fields of the message: what a version lacks is taken away. */
function shownFields({ content, status, details }: MessageVersion) {
  return { content, status, details: presentDetails(details) };
}

/** The branch that the version shown leads into. */
export function branchOf({ variants, chosen }: Branching): number {
  return Array.from(variants)[chosen]?.branch ?? 0;
}

/**
 * Adds a version and shows it; the ones before stay.
 * @param leads into a branch of its own, where nothing follows yet, or where the one shown leads
 */
export function addVersion(
  message: Versioned,
  { content, status }: Pick<MessageVersion, 'content' | 'status'>,
  leads: 'anew' | 'on',
): VersionChange {
  const before = versionsOf(message);
  const branch = leads === 'anew' ? before.length : branchOf(message);
  const variants = [...before, { content, status, ...(branch ? { branch } : {}) }];
  return { ...shownFields({ content, status }), variants, chosen: before.length };
}

/**
 * Shows another version.
 * @param index from 0
 * @returns null when there is none at that index
 */
export function chooseVersion(message: Versioned, index: number): VersionChange | null {
  const variants = versionsOf(message);
  const version = variants[index];
  if (!version) return null;
  return { ...shownFields(version), variants, chosen: index };
}

/**
 * Removes the versions from `count` on; when the chosen one is among them, the last left is chosen.
 * @param count how many stay, at least one
 */
export function dropVersions(message: Versioned, count: number): VersionChange {
  const kept = versionsOf(message).slice(0, Math.max(count, 1));
  const chosen = Math.min(message.chosen, kept.length - 1);
  const alone = kept.length === 1;
  const shown = shownFields(kept[chosen] ?? message);
  return { ...shown, variants: alone ? [] : kept, chosen: alone ? 0 : chosen };
}

/**
 * Ends the version being written. One that came to nothing is taken out again, and the message
 * shows the version it was to replace; with no other version it ends empty.
 * @param text what was written; undefined keeps what is there
 * @param details how it was made, if that is known
 */
export function endVersion(
  message: Versioned,
  status: MessageFields['status'],
  text: string | undefined,
  details: ReplyDetails | null = null,
): VersionChange {
  const content = text ?? message.content;
  const variants = versionsOf(message);
  if (variants.length === 1) return { content, status, details, variants: [], chosen: 0 };
  const { chosen } = message;
  if (status !== 'complete' && content.trim() === '') {
    const before = message.fallback ?? variants.length - 2;
    const kept = variants.filter((_, index) => index !== chosen);
    const version = kept[before] ?? { content, status };
    return {
      ...shownFields(version),
      variants: kept.length > 1 ? kept : [],
      chosen: kept.length > 1 ? before : 0,
    };
  }
  const ended = { content, status, ...(details && { details }) };
  return {
    ...shownFields(ended),
    variants: variants.map((it, index) => (index === chosen ? { ...it, ...ended } : it)),
    chosen,
  };
}
