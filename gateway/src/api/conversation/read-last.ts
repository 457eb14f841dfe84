import type { PipelineStage, Types } from 'mongoose';
import { Conversation } from '@vesper/core/models/conversation';
import { Message, SHOWN, type MessageFields } from '@vesper/core/models/message';

/** What a list shows of what was said in a conversation. */
export interface Last {
  lastText: string | null;
  isEmpty: boolean;
}

interface Row {
  _id: Types.ObjectId;
  newest: Pick<MessageFields, 'role' | 'runId'>[];
  shown: Pick<MessageFields, 'content'>[];
}

const NEWEST = { $sort: { createdAt: -1, _id: -1 } } as const;

/** Messages of each conversation, by their index whatever its length. */
function messagesOf(
  as: keyof Row,
  pipeline: PipelineStage.Lookup['$lookup']['pipeline'],
): PipelineStage.Lookup {
  const from = Message.collection.name;
  return { $lookup: { from, localField: '_id', foreignField: 'conversationId', as, pipeline } };
}

/** Reads the ends of conversations with one command, however many there are; by their ids. */
export async function readLast(ids: readonly Types.ObjectId[]): Promise<Map<string, Last>> {
  const rows = await Conversation.aggregate<Row>([
    { $match: { _id: { $in: [...ids] } } },
    { $project: { _id: 1 } },
    messagesOf('newest', [NEWEST, { $limit: 2 }, { $project: { role: 1, runId: 1 } }]),
    messagesOf('shown', [
      { $match: { ...SHOWN, content: { $ne: '' } } },
      NEWEST,
      { $limit: 1 },
      { $project: { content: 1 } },
    ]),
  ]);
  return new Map(rows.map(({ _id, ...row }) => [_id.toHexString(), lastOf(row)]));
}

function lastOf({ newest, shown }: Omit<Row, '_id'>): Last {
  const [last] = newest;
  // A greeting is the one reply that no run has written.
  const isGreeting = newest.length === 1 && last?.role === 'assistant' && !last.runId;
  return { lastText: shown[0]?.content ?? null, isEmpty: !last || isGreeting };
}
