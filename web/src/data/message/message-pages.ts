import type { MessageView } from '@vesper/core/contract/message';
import { reanchored, type Pages } from '../../lib/paged-list.ts';
import type { Page } from '../../lib/request.ts';

/** One answer of the message list: oldest first; `before` leads to the page before it. */
type MessagePage = Page<MessageView>;

/** The messages of a conversation as the cache holds them: the newest page first. */
export interface MessagePages extends Pages<MessageView> {
  /** Deleted from this tab: an answer that set out before must not bring them back. */
  gone?: readonly string[];
  /** Counts how often the end was replaced by what the server has. */
  turns?: number;
}

const FINAL = ['complete', 'stopped', 'failed'];

export function isFinal({ status }: Pick<MessageView, 'status'>): boolean {
  return FINAL.includes(status);
}

export function allMessages(data: MessagePages): MessageView[] {
  return data.pages.toReversed().flatMap((page) => page.items);
}

/**
 * An answer that set out before the end must not undo it, nor may a text on screen shrink. A further
 * version is news though: a finished reply that is written anew is pending again, with one more.
 */
function newer(held: MessageView, incoming: MessageView): MessageView {
  if (isFinal(incoming)) return same(held, incoming) ? held : incoming;
  if (incoming.variantCount > held.variantCount) return incoming;
  if (isFinal(held) || held.content.length >= incoming.content.length) return held;
  return incoming;
}

/** Both come out of the same schema, so their fields stand in the same order. */
function same(a: MessageView, b: MessageView): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Puts messages where their ids are; unknown ones join the newest page in order of time. */
export function upsertMessages(data: MessagePages, incoming: readonly MessageView[]): MessagePages {
  const unknown = new Map(incoming.map((message) => [message.id, message]));
  const pages = data.pages.map((page) => {
    let changed = false;
    const items = page.items.map((held) => {
      const update = unknown.get(held.id);
      if (update === undefined) return held;
      unknown.delete(held.id);
      const next = newer(held, update);
      changed ||= next !== held;
      return next;
    });
    return changed ? { ...page, items } : page;
  });
  const newest = pages[0];
  if (unknown.size > 0 && newest) {
    const items = [...newest.items, ...unknown.values()].sort(byTime);
    pages[0] = { ...newest, items };
  }
  return pages.every((page, index) => page === data.pages[index]) ? data : { ...data, pages };
}

function byTime(a: MessageView, b: MessageView): number {
  return a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0;
}

/**
 * Takes the end of a conversation as the server has it now: other versions may lead elsewhere, so
 * what is held goes on before its first message only. When that is not held, older pages are
 * forgotten rather than shown with a hole.
 */
export function replaceEnd(data: MessagePages, end: MessagePage): MessagePages {
  return joinEnd(data, end, end.before === null ? [] : pagesBefore(data, end.items[0]));
}

/**
 * Ends the conversation with these messages: whatever was held after the last of them goes, or after
 * the first when the last is new. What others of a group said between them stays.
 */
export function endWith(data: MessagePages, last: readonly MessageView[]): MessagePages {
  const older = pagesBefore(data, last[0]);
  if (older.length === 0) return upsertMessages(data, last);
  const end = withBetween(allMessages(data), last);
  return joinEnd(data, { items: end, before: last[0]?.id ?? null }, older);
}

function withBetween(
  held: readonly MessageView[],
  [first, ...rest]: readonly MessageView[],
): MessageView[] {
  if (!first) return [];
  const from = held.findIndex(({ id }) => id === first.id);
  const to = held.findIndex(({ id }) => id === rest.at(-1)?.id);
  return [first, ...(to > from ? held.slice(from + 1, to) : []), ...rest];
}

function joinEnd(data: MessagePages, end: MessagePage, older: MessagePage[]): MessagePages {
  const held = allMessages(data);
  const byId = new Map(held.map((message) => [message.id, message]));
  const items = end.items.map((message) => newer(byId.get(message.id) ?? message, message));
  const pages = [{ ...end, items }, ...older];
  const all = allMessages({ pages, pageParams: [] });
  if (all.length === held.length && all.every((it, index) => it === held[index])) return data;
  const turns = (data.turns ?? 0) + 1;
  const next = { ...data, pages, pageParams: pages.map(() => null), turns };
  return data.gone ? without(next, data.gone) : next;
}

/** The pages up to a message, without it; none when it is not held. */
function pagesBefore({ pages }: MessagePages, message: MessageView | undefined): MessagePage[] {
  const isIt = ({ id }: MessageView): boolean => id === message?.id;
  const [page, ...older] = pages.slice(pages.findIndex(({ items }) => items.some(isIt)));
  const at = page?.items.findIndex(isIt) ?? -1;
  return page && at !== -1 ? [{ ...page, items: page.items.slice(0, at) }, ...older] : [];
}

/**
 * Guards the cache against an answer that is older than what is held: the query library calls it
 * with the held data and whatever is to replace it.
 */
export function keepNewer(before: unknown, next: unknown): unknown {
  if (!isPages(before) || !isPages(next)) return next;
  const turns = before.turns ?? 0;
  if ((next.turns ?? 0) > turns) return next;
  const gone = [...new Set([...(before.gone ?? []), ...(next.gone ?? [])])];
  const merged = upsertMessages(next, worthKeeping(before, next));
  const turned = turns > 0 ? { ...merged, turns } : merged;
  return gone.length === 0 ? turned : without(turned, gone);
}

/** What was sent or has ended since the answer set out. */
function worthKeeping(before: MessagePages, next: MessagePages): MessageView[] {
  const known = new Map(allMessages(next).map((message) => [message.id, message]));
  const newest = allMessages(next).at(-1)?.createdAt ?? '';
  return allMessages(before).filter((message) => {
    const update = known.get(message.id);
    if (update === undefined) return message.createdAt >= newest;
    return isFinal(message) && !isFinal(update) && update.variantCount <= message.variantCount;
  });
}

/** Takes a message out, and keeps it out. */
export function dropMessage(data: MessagePages, id: string): MessagePages {
  return without(data, [...(data.gone ?? []), id]);
}

function without(data: MessagePages, gone: readonly string[]): MessagePages {
  const pages = data.pages.map((page) => {
    if (!page.items.some(({ id }) => gone.includes(id))) return page;
    const items = page.items.filter(({ id }) => !gone.includes(id));
    return { items, before: reanchored(page.before, items, items[0]) };
  });
  return { ...data, pages, gone };
}

function isPages(data: unknown): data is MessagePages {
  return typeof data === 'object' && data !== null && 'pages' in data;
}
