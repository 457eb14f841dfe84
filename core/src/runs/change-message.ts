import { Message, type MessageDocument, type MessageFields } from '../models/message.ts';
import type { VersionChange } from '../models/message-versions.ts';

/** Fields of a version, which change together; the others change when a run takes it over. */
type MessageChange = VersionChange &
  Partial<Pick<MessageFields, 'fallback' | 'runId' | 'runEnded'>>;

/**
 * Changes a message if it still is as it was read; every change counts its version key up.
 * @param read the message the change was made from
 * @returns the message after the change, null when somebody else changed or deleted it meanwhile
 */
export async function changeMessage(
  read: MessageDocument,
  change: MessageChange,
): Promise<MessageDocument | null> {
  const asRead = { _id: read._id, __v: read.__v };
  const update = { $set: change, $inc: { __v: 1 } };
  return Message.findOneAndUpdate(asRead, update, { returnDocument: 'after' });
}
