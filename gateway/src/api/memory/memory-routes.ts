import { Types } from 'mongoose';
import { z } from 'zod';
import { id, idParams, OK, okBody } from '@vesper/core/contract/common';
import {
  createMemoryRequest,
  forgetAllQuery,
  IN_GENERAL,
  memoriesQuery,
  memoriesSeenRequest,
  memoryOverview,
  memorySwitchRequest,
  memoryView,
  updateMemoryRequest,
} from '@vesper/core/contract/memory';
import { AppError } from '@vesper/core/errors';
import { forgetMemories } from '@vesper/core/memory/forget';
import { memoryKey } from '@vesper/core/memory/memory-key';
import { setSwitch } from '@vesper/core/memory/memory-switch';
import { Memory } from '@vesper/core/models/memory';
import { Message } from '@vesper/core/models/message';
import { presentMemory } from '@vesper/core/presenters/memory';
import { presentDetails } from '@vesper/core/presenters/reply-details';
import { containsPattern } from '../../http/contains-pattern.ts';
import { cutPage, findAnchor, olderThan } from '../../http/paging.ts';
import { route, type Route } from '../../http/route.ts';
import { characters } from '../../resources/character.ts';
import { memories } from '../../resources/memory.ts';
import { SAFETY_REFUSALS } from '../safety/assert-safe.ts';
import { readKeepers } from './memory-keepers.ts';
import { assertRoomToRemember, assertSafeMemory, assertUnknown } from './memory-safety.ts';

const NEWEST = { createdAt: -1, _id: -1 } as const;

/** The part of a filter that names whose facts are meant. */
const within = (scope: string | undefined) =>
  scope === undefined ? {} : { characterId: scope === IN_GENERAL ? null : scope };

/** The facts that a reply of the member's was given; none for any other message. */
async function factsOf(userId: string, messageId: string): Promise<readonly string[]> {
  const reply = await Message.findOne({ _id: messageId, userId }, { details: 1 });
  return presentDetails(reply?.details)?.memoryIds ?? [];
}

const list = route({
  method: 'get',
  path: '/api/memories',
  access: 'user',
  policy: 'self',
  summary: 'What companions remember of you, newest first.',
  query: memoriesQuery,
  responses: { 200: z.array(memoryView) },
  async handler({ query, user, ctx }) {
    const own = {
      userId: user.id,
      ...within(query.characterId),
      ...(query.usedIn && { _id: { $in: await factsOf(user.id, query.usedIn) } }),
    };
    const anchor = await findAnchor(query.before, async (before) => {
      const found = await Memory.findOne({ $and: [{ _id: before }, own] });
      return found && { _id: found._id, at: found.createdAt };
    });
    const matching = query.search ? { text: containsPattern(query.search) } : {};
    const found = await Memory.find({
      ...own,
      $and: [matching, olderThan('createdAt', anchor)],
    })
      .sort(NEWEST)
      .limit(query.limit + 1);
    const { items, headers } = cutPage(ctx, found, query.limit);
    return { status: 200, body: items.map(presentMemory), headers };
  },
});

const overview = route({
  method: 'get',
  path: '/api/memories/overview',
  access: 'user',
  policy: 'self',
  summary: 'Who remembers how much of you, and where nothing is to be remembered.',
  query: z.object({ characterId: id.optional() }),
  responses: { 200: memoryOverview },
  async handler({ query, user }) {
    return { status: 200, body: { keepers: await readKeepers(user.id, query.characterId) } };
  },
});

const create = route({
  method: 'post',
  path: '/api/memories',
  access: 'user',
  policy: 'self',
  speaks: true,
  summary: 'Notes a fact about yourself, for one character or for all.',
  body: createMemoryRequest,
  responses: { 201: memoryView },
  refuses: ['not_found', ...SAFETY_REFUSALS],
  async handler({ context, body, user, actor }) {
    const { text, characterId, isPinned } = body;
    await assertSafeMemory(context, text);
    if (characterId) await characters.load(actor, 'read', characterId);
    await assertUnknown(user.id, characterId, text);
    await assertRoomToRemember(user.id);
    const now = context.clock.now();
    const memory = await Memory.create({
      userId: user.id,
      ...{ characterId, text, isPinned },
      key: memoryKey(text),
      by: 'member',
      seenAt: now,
      createdAt: now,
    });
    return { status: 201, body: presentMemory(memory) };
  },
});

const update = route({
  method: 'patch',
  path: '/api/memories/:id',
  access: 'user',
  policy: { resource: memories, action: 'change' },
  speaks: true,
  summary: 'Corrects a fact, pins it, or switches it off.',
  params: idParams,
  body: updateMemoryRequest,
  responses: { 200: memoryView },
  refuses: [...SAFETY_REFUSALS],
  async handler({ context, body, user, target }) {
    const { text } = body;
    if (text !== undefined) {
      await assertSafeMemory(context, text);
      await assertUnknown(user.id, target.characterId, text, target);
    }
    const isCorrected = text !== undefined && text !== target.text;
    const memory = await Memory.findOneAndUpdate(
      { _id: target._id },
      {
        $set: {
          ...body,
          seenAt: target.seenAt ?? context.clock.now(),
          // In the member's own words now: no rule replaces it, and its vector is of other words.
          ...(isCorrected && { key: memoryKey(text), by: 'member' }),
        },
        $unset: {
          ...(isCorrected && { vector: 1, topic: 1 }),
          ...(body.isOff === false && { replacedBy: 1 }),
        },
      },
      { returnDocument: 'after' },
    );
    if (!memory) throw new AppError('not_found');
    return { status: 200, body: presentMemory(memory) };
  },
});

const remove = route({
  method: 'delete',
  path: '/api/memories/:id',
  access: 'user',
  policy: { resource: memories, action: 'change' },
  summary: 'Forgets a fact for good: it is not noted again from what was said so far.',
  params: idParams,
  responses: { 200: okBody },
  async handler({ context, target }) {
    await forgetMemories([target], context.clock.now());
    return { status: 200, body: OK };
  },
});

const removeAll = route({
  method: 'delete',
  path: '/api/memories',
  access: 'user',
  policy: 'self',
  summary: 'Forgets everything that one character, or all of them, know of you.',
  query: forgetAllQuery,
  responses: { 200: okBody },
  async handler({ context, query, user }) {
    const found = await Memory.find({ userId: user.id, ...within(query.characterId) });
    await forgetMemories(found, context.clock.now());
    return { status: 200, body: OK };
  },
});

const markSeen = route({
  method: 'post',
  path: '/api/memories/seen',
  access: 'user',
  policy: 'self',
  summary: 'Marks facts that were noted by themselves as seen.',
  body: memoriesSeenRequest,
  responses: { 200: okBody },
  async handler({ context, body, user }) {
    const these = { _id: { $in: body.ids }, userId: user.id, seenAt: null };
    await Memory.updateMany(these, { $set: { seenAt: context.clock.now() } });
    return { status: 200, body: OK };
  },
});

const toggle = route({
  method: 'put',
  path: '/api/memories/switch',
  access: 'user',
  policy: 'self',
  summary: 'Says whether anything is remembered of you: by one character, or at all.',
  body: memorySwitchRequest,
  responses: { 200: okBody },
  refuses: ['not_found'],
  async handler({ body, user, actor }) {
    const { characterId, isOn } = body;
    if (characterId && !isOn) await characters.load(actor, 'read', characterId);
    await setSwitch(user.id, characterId ? new Types.ObjectId(characterId) : null, isOn);
    return { status: 200, body: OK };
  },
});

export const memoryRoutes: Route[] = [
  list,
  overview,
  create,
  update,
  remove,
  removeAll,
  markSeen,
  toggle,
];
