import { z } from 'zod';
import { momentOf, plainMessage, type Transcript, type TranscriptMessage } from './transcript.ts';

const node = z.object({
  parent: z.string().nullish(),
  children: z.array(z.string()).default([]),
  message: z
    .object({
      author: z.object({ role: z.string() }),
      create_time: z.unknown().optional(),
      content: z.object({ parts: z.array(z.unknown()).optional() }).optional(),
      metadata: z
        .object({ is_visually_hidden_from_conversation: z.boolean().optional() })
        .optional(),
    })
    .nullish(),
});
type Node = z.infer<typeof node>;

const exported = z.object({
  title: z.string().nullish(),
  create_time: z.unknown().optional(),
  mapping: z.record(z.string(), node),
  current_node: z.string().nullish(),
});

/** Tells if this may be a conversation out of ChatGPT's `conversations.json`. */
export const isChatGpt = (value: unknown): boolean =>
  z.object({ mapping: z.looseObject({}) }).safeParse(value).success;

const textOf = ({ message }: Node): string =>
  (message?.content?.parts ?? []).filter((part) => typeof part === 'string').join('\n');

/** The role of a node whose words people saw; null for tools, instructions and pictures. */
function roleOf(it: Node): TranscriptMessage['role'] | null {
  const { message } = it;
  if (!message || message.metadata?.is_visually_hidden_from_conversation) return null;
  const { role } = message.author;
  const isSaid = (role === 'user' || role === 'assistant') && textOf(it).trim() !== '';
  return isSaid ? role : null;
}

/** From the newest node back to the first one. A tree that leads in a circle ends where it began. */
function pathTo(mapping: Record<string, Node>, end: string): string[] {
  const path: string[] = [];
  const seen = new Set<string>();
  let at: string | null | undefined = end;
  for (let it = mapping[end]; at && it && !seen.has(at); it = mapping[at ?? '']) {
    seen.add(at);
    path.unshift(at);
    at = it.parent;
  }
  return path;
}

/** The last node of a tree that does not name the one that was shown. */
function lastOf(mapping: Record<string, Node>): string {
  return Object.keys(mapping).findLast((id) => mapping[id]?.children.length === 0) ?? '';
}

/**
 * Reads a conversation of ChatGPT's export: a tree, of which the path to the node that was shown last
 * is told. Other answers to the same words are its further versions.
 */
export function readChatGpt(value: unknown): Transcript | null {
  const parsed = exported.safeParse(value);
  if (!parsed.success) return null;
  const { title = null, mapping, current_node: current } = parsed.data;
  const messages = pathTo(mapping, current ?? lastOf(mapping)).flatMap((id) => {
    const it = mapping[id];
    const role = it && roleOf(it);
    if (!it || !role) return [];
    const message = plainMessage(role, textOf(it), momentOf(it.message?.create_time));
    return message ? [withSiblings(message, { id, it, role, mapping })] : [];
  });
  return { title, character: null, messages };
}

function withSiblings(
  message: TranscriptMessage,
  place: { id: string; it: Node; role: string; mapping: Record<string, Node> },
): TranscriptMessage {
  const { id, it, role, mapping } = place;
  const siblings = it.parent ? (mapping[it.parent]?.children ?? [id]) : [id];
  const same = siblings.filter((other) => {
    const sibling = mapping[other];
    return other === id || (sibling && roleOf(sibling) === role);
  });
  const texts = same.flatMap((other) => {
    const sibling = mapping[other];
    return sibling ? [textOf(sibling)] : [];
  });
  return { ...message, texts, chosen: Math.max(0, same.indexOf(id)) };
}
