import { idParams } from '@vesper/core/contract/common';
import { conversationSummaryView, updateSummaryRequest } from '@vesper/core/contract/memory';
import { AppError } from '@vesper/core/errors';
import { Conversation } from '@vesper/core/models/conversation';
import { presentSummary } from '@vesper/core/presenters/memory';
import { route, type Route } from '../../http/route.ts';
import { conversations } from '../../resources/conversation.ts';
import { assertSafe, SAFETY_REFUSALS } from '../safety/assert-safe.ts';

const read = route({
  method: 'get',
  path: '/api/conversations/:id/summary',
  access: 'user',
  policy: { resource: conversations, action: 'read' },
  summary: 'The early part of a long conversation in short, once it has one.',
  params: idParams,
  responses: { 200: conversationSummaryView },
  handler: ({ target }) =>
    Promise.resolve({ status: 200, body: { summary: presentSummary(target) } }),
});

const update = route({
  method: 'patch',
  path: '/api/conversations/:id/summary',
  access: 'user',
  policy: { resource: conversations, action: 'change' },
  summary: 'Corrects the summary of a conversation; an empty text removes it.',
  params: idParams,
  body: updateSummaryRequest,
  responses: { 200: conversationSummaryView },
  refuses: [...SAFETY_REFUSALS],
  async handler({ context, body: { text }, target }) {
    await assertSafe(context, text, 'composed', 'text');
    if (!target.summary) throw new AppError('not_found');
    const at = context.clock.now();
    const edited = { 'summary.text': text, 'summary.isEdited': true, 'summary.at': at };
    const changed = await Conversation.findOneAndUpdate(
      { _id: target._id, summary: { $ne: null } },
      { $set: text === '' ? { summary: null } : edited },
      // It is not the talk that moves to the top of the list.
      { returnDocument: 'after', timestamps: false },
    );
    if (!changed) throw new AppError('not_found');
    return { status: 200, body: { summary: presentSummary(changed) } };
  },
});

export const summaryRoutes: Route[] = [read, update];
