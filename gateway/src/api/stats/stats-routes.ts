import { Types } from 'mongoose';
import { dashboardStats } from '@vesper/core/contract/stats';
import { Character } from '@vesper/core/models/character';
import { Conversation } from '@vesper/core/models/conversation';
import { Image } from '@vesper/core/models/image';
import { Message } from '@vesper/core/models/message';
import { Story } from '@vesper/core/models/story';
import { KEPT } from '@vesper/core/policies/image';
import { usageOf } from '../plan/plan-limits.ts';
import { route, type Route } from '../../http/route.ts';

/** Likes of all pictures of a user. */
async function totalLikes(userId: string): Promise<number> {
  const [row] = await Image.aggregate<{ likes: number }>([
    { $match: { userId: new Types.ObjectId(userId), status: 'complete', ...KEPT } },
    { $group: { _id: null, likes: { $sum: '$likes' } } },
  ]);
  return Math.max(row?.likes ?? 0, 0);
}

/** Messages of a user that are kept. */
async function countMessages(userId: string): Promise<number> {
  const temporary = await Conversation.find({ userId, isTemporary: true }, { userId: 1 });
  const conversationId = { $nin: temporary.map(({ _id }) => _id) };
  return Message.countDocuments({ userId, role: 'user', conversationId });
}

const stats = route({
  method: 'get',
  path: '/api/dashboard/stats',
  access: 'user',
  policy: 'self',
  summary: 'What you have made so far, and what of it this month.',
  responses: { 200: dashboardStats },
  async handler({ context, user }) {
    const userId = user.id;
    const [
      imagesGenerated,
      publicImages,
      likes,
      chatMessages,
      charactersCreated,
      storiesStarted,
      images,
      messages,
      characters,
      stories,
    ] = await Promise.all([
      Image.countDocuments({ userId, status: 'complete', ...KEPT }),
      Image.countDocuments({ userId, status: 'complete', isPublic: true, ...KEPT }),
      totalLikes(userId),
      countMessages(userId),
      Character.countDocuments({ userId }),
      Story.countDocuments({ userId }),
      usageOf(context, userId, 'images'),
      usageOf(context, userId, 'messages'),
      usageOf(context, userId, 'characters'),
      usageOf(context, userId, 'stories'),
    ]);
    return {
      status: 200,
      body: {
        imagesGenerated,
        chatMessages,
        charactersCreated,
        storiesStarted,
        totalLikes: likes,
        publicImages,
        usage: { images, messages, characters, stories },
      },
    };
  },
});

export const statsRoutes: Route[] = [stats];
