import {
  changeConversationsRequest,
  changedConversations,
  removeConversationsRequest,
} from '@vesper/core/contract/conversation';
import { LIMITS } from '@vesper/core/contract/limits';
import { removeConversation } from '@vesper/core/conversations/remove-conversation';
import { Conversation } from '@vesper/core/models/conversation';
import { folders } from '../../resources/folder.ts';
import { route, type Route } from '../../http/route.ts';
import { orderUpdate } from './order-update.ts';

const change = route({
  method: 'post',
  path: '/api/conversations/changes',
  access: 'user',
  policy: 'self',
  summary: `Changes the order of up to ${LIMITS.bulkMax} of your conversations: archive, folder, pin.`,
  body: changeConversationsRequest,
  responses: { 200: changedConversations },
  refuses: ['not_found'],
  async handler({ body, user, actor }) {
    const { ids, change: wanted } = body;
    if (wanted.folderId) await folders.load(actor, 'change', wanted.folderId);
    const own = { _id: { $in: ids }, userId: user.id };
    const update = orderUpdate(wanted);
    const { matchedCount } = await Conversation.updateMany(own, update, { timestamps: false });
    return { status: 200, body: { count: matchedCount } };
  },
});

const remove = route({
  method: 'post',
  path: '/api/conversations/removals',
  access: 'user',
  policy: 'self',
  summary: `Deletes up to ${LIMITS.bulkMax} of your conversations with everything in them.`,
  body: removeConversationsRequest,
  responses: { 200: changedConversations },
  async handler({ context, body, user }) {
    const found = await Conversation.find({ _id: { $in: body.ids }, userId: user.id });
    for (const conversation of found) await removeConversation(context, conversation);
    return { status: 200, body: { count: found.length } };
  },
});

export const bulkRoutes: Route[] = [change, remove];
