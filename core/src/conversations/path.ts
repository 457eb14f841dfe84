import type { Types } from 'mongoose';
import { Message, SHOWN, type MessageDocument, type MessageFields } from '../models/message.ts';
import { branchOf, type MessageVersion } from '../models/message-versions.ts';
import { growTree, type MessageTree, type Place, type TreeNode } from './message-tree.ts';

type Id = Types.ObjectId;

const NEWEST = { createdAt: -1, _id: -1 } as const;
const OLDEST = { createdAt: 1, _id: 1 } as const;
/** Every round that finds something to do follows a change by somebody else in between. */
const ROUNDS = 10;

/** A message of the tree, with the mark that is to be kept right. */
interface StoredNode extends TreeNode {
  _id: Id;
  offPath: boolean;
}

/** Reads the tree of a conversation, without any text. */
export async function readTree(conversationId: Id): Promise<MessageTree<StoredNode>> {
  return growTree(await readNodes(conversationId));
}

/** Tells if the versions chosen lead to this message. */
export async function isShown({ id, conversationId }: MessageDocument): Promise<boolean> {
  return (await readTree(conversationId)).path.some((node) => node.id === id);
}

/** A message as it is stored: what was written long ago lacks what came later. */
type StoredMessage = Pick<MessageFields, 'follows'> &
  Partial<Pick<MessageFields, 'offPath' | 'chosen' | 'variants'>> & { _id: Id };

type StoredBefore = Pick<Before, '_id' | 'createdAt' | 'runId'> &
  Partial<Pick<MessageFields, 'chosen' | 'variants' | 'offPath' | 'hiddenAt'>>;

async function readNodes(conversationId: Id): Promise<StoredNode[]> {
  const found = await Message.find({ conversationId })
    .select('follows offPath chosen variants.branch')
    .sort(OLDEST)
    .lean<StoredMessage[]>();
  return found.map(({ _id, follows, offPath, chosen = 0, variants = [] }) => ({
    _id,
    id: _id.toHexString(),
    follows: follows
      ? { messageId: follows.messageId.toHexString(), branch: follows.branch }
      : null,
    branch: branchOf({ variants, chosen }),
    offPath: offPath === true,
  }));
}

/** Messages sort by time, also where two clocks disagree. */
export function laterThan(before: Pick<MessageDocument, 'createdAt'> | undefined, at: Date): Date {
  return new Date(Math.max(at.getTime(), before ? before.createdAt.getTime() + 1 : 0));
}

/** As much of a message as another one needs that is to come after it. */
export type Before = Pick<MessageDocument, '_id' | 'createdAt' | 'runId' | 'chosen'> & {
  variants: Iterable<Pick<MessageVersion, 'branch'>>;
};

/** The place behind a message, in the branch that it shows. */
export function placeAfter(message: Pick<Before, '_id' | 'variants' | 'chosen'>): {
  messageId: Id;
  branch: number;
} {
  return { messageId: message._id, branch: branchOf(message) };
}

/**
 * Takes what follows a message off the path. To be called before the message shows another branch:
 * a process that dies in between leaves a path with its end missing, which `readShown` notices.
 */
export async function hideAfter({ _id, conversationId }: MessageDocument): Promise<void> {
  const tree = await readTree(conversationId);
  const node = tree.find(_id.toHexString());
  if (node) await mark(tree.after(node), true);
}

/**
 * Makes the marks of a conversation follow from its chosen versions. Safe to repeat and to run
 * twice at once: it ends when it finds nothing to do, also of what somebody else did meanwhile.
 */
export async function settlePath(conversationId: Id): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const nodes = await readNodes(conversationId);
    const { path, strays } = growTree(nodes);
    const shown = new Set(path);
    const toHide = nodes.filter((node) => !shown.has(node) && !node.offPath);
    const toShow = path.filter(({ offPath }) => offPath);
    if (toHide.length + toShow.length + strays.length === 0) return;
    for (const { id, follows } of strays) await moveMessage(id, follows);
    await mark(toHide, true);
    await mark(toShow, false);
  }
}

/** Gives a message another place. */
export async function moveMessage(_id: Id | string, follows: Place | null): Promise<void> {
  await Message.updateOne({ _id }, follows ? { $set: { follows } } : { $unset: { follows: 1 } });
}

async function mark(nodes: readonly StoredNode[], offPath: boolean): Promise<void> {
  if (nodes.length === 0) return;
  const _id = { $in: nodes.map((node) => node._id) };
  await Message.updateMany({ _id }, offPath ? { $set: { offPath } } : { $unset: { offPath: 1 } });
}

/**
 * Reads messages as they are shown, newest first. Where they do not follow from each other, a switch
 * between versions broke off: the path is put right and read again.
 * @param older a filter that skips newer ones; without one the end of the path is looked at too
 */
export async function readShown(
  conversationId: Id,
  limit: number,
  older?: Record<string, unknown>,
): Promise<MessageDocument[]> {
  const read = () =>
    Message.find({ conversationId, ...SHOWN, ...older })
      .sort(NEWEST)
      .limit(limit);
  const found = await read();
  const isSound = isChain(found) && (found.length === limit || !found.at(-1)?.follows);
  if (isSound && (older || (await isEnd(conversationId, found[0])))) return found;
  await settlePath(conversationId);
  return read();
}

/**
 * Reads the message that the next one comes after; undefined in an empty conversation. The newest of
 * all messages is the end of the path if it is shown, since whatever goes on from it would be newer:
 * so one question is enough nearly always.
 */
export async function readLastShown(conversationId: Id): Promise<Before | undefined> {
  const newest = await Message.findOne({ conversationId })
    .select('createdAt runId chosen variants.branch offPath hiddenAt')
    .sort(NEWEST)
    .lean<StoredBefore>();
  if (!newest) return undefined;
  const { chosen = 0, variants = [], offPath, hiddenAt, ...before } = newest;
  if (offPath !== true && !hiddenAt) return { ...before, chosen, variants };
  const [last] = await readShown(conversationId, 1);
  return last;
}

/** Tells if nothing hidden goes on from the newest message shown. */
async function isEnd(conversationId: Id, last: MessageDocument | undefined): Promise<boolean> {
  const more = last ? await messageAfter(last) : await Message.exists({ conversationId });
  return more === null;
}

/** @param messages newest first */
function isChain(messages: readonly MessageDocument[]): boolean {
  return messages.every((message, index) => {
    const before = messages[index + 1];
    return before === undefined || continues(message, before);
  });
}

function continues({ follows }: MessageDocument, before: MessageDocument): boolean {
  if (!follows) return !before.follows && branchOf(before) === 0;
  return follows.messageId.equals(before._id) && follows.branch === branchOf(before);
}

/** The message right before this one. */
export async function messageBefore(message: MessageDocument): Promise<MessageDocument | null> {
  const { conversationId, follows, createdAt } = message;
  if (follows) return Message.findById(follows.messageId);
  const unplaced = { conversationId, follows: { $exists: false }, createdAt: { $lt: createdAt } };
  return Message.findOne(unplaced).sort(NEWEST);
}

/** The message that follows this one in the branch it shows, be it shown itself or not. */
export async function messageAfter(message: MessageDocument): Promise<MessageDocument | null> {
  const { conversationId, follows, createdAt } = message;
  const { messageId, branch } = placeAfter(message);
  const later = { conversationId, createdAt: { $gt: createdAt } };
  const here = { ...later, 'follows.messageId': messageId, 'follows.branch': branch };
  const placed = await Message.findOne(here).sort(NEWEST);
  if (placed || follows || branch !== 0) return placed;
  return Message.findOne({ ...later, follows: { $exists: false } }).sort(OLDEST);
}
