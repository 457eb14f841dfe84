import type { ReplyDetails } from '../../contract/model.ts';
import { RUN_ENDS } from '../../contract/run.ts';
import { settlePath } from '../../conversations/path.ts';
import { Conversation } from '../../models/conversation.ts';
import { Message, UNFINISHED, type MessageDocument } from '../../models/message.ts';
import { endVersion, versionsOf } from '../../models/message-versions.ts';
import { Run, type RunDocument } from '../../models/run.ts';
import type { ChatSubject } from '../../models/run-subject.ts';
import { presentMessage } from '../../presenters/message.ts';
import { forgetSentPrompt } from '../sent-prompts.ts';
import type { NotificationText } from '../notify.ts';
import { newReplyIn } from './chat-notification.ts';
import type { Ended, RunOutcome } from './kind.ts';

/** The text that a continued reply begins with: that of the version it goes on from. */
export function beginningOf(reply: MessageDocument): string {
  return versionsOf(reply)[reply.fallback ?? 0]?.content ?? '';
}

/**
 * Gives a reply its final text and state, unless it has one.
 * @returns how it ended, where this call has ended it and it has one version
 */
export async function decideReply(
  run: RunDocument,
  subject: ChatSubject,
  outcome: RunOutcome,
  now: Date,
): Promise<Ended | void> {
  // Whoever has it open says so as soon as they see the reply.
  const news = outcome.status === 'completed' ? { isUnread: true } : {};
  const [message, conversation] = await Promise.all([
    endOnlyVersion(run, subject, outcome),
    Conversation.findOneAndUpdate(
      { _id: subject.conversationId },
      { $set: { updatedAt: now, ...news } },
      { projection: { isTemporary: 1, characterId: 1 } },
    ).lean(),
  ]);
  const ended = message && endOf(message, subject);
  if (ended) {
    const isComplete = ended.end === 'completed';
    const notification = async (): Promise<NotificationText | null> =>
      isComplete
        ? newReplyIn(conversation, message.speaker?.name, message.isFirstWord === true)
        : null;
    return { ...ended, notification };
  }
  await endVersionOf(run, subject, outcome);
}

/** Filter for a message that this run may end: by now it may be a later run's. */
const unendedBy = (run: RunDocument, { messageId }: ChatSubject) =>
  ({ _id: messageId, runId: run._id, status: { $in: UNFINISHED } }) as const;

/** `endVersion` of a message with one version, which needs no look at it: nearly all have one. */
async function endOnlyVersion(
  run: RunDocument,
  subject: ChatSubject,
  outcome: RunOutcome,
): Promise<MessageDocument | null> {
  if (subject.task === 'continue') return null;
  const { status, text } = outcome;
  return Message.findOneAndUpdate(
    { ...unendedBy(run, subject), variants: { $size: 0 } },
    {
      $set: {
        ...(text !== undefined && { content: text }),
        status: statusAfter(status),
        details: detailsOf(outcome),
        runEnded: status,
      },
      $unset: { fallback: 1 },
    },
    { returnDocument: 'after' },
  );
}

const statusAfter = (end: RunOutcome['status']) => (end === 'completed' ? 'complete' : end);

async function endVersionOf(
  run: RunDocument,
  subject: ChatSubject,
  outcome: RunOutcome,
): Promise<void> {
  const status = statusAfter(outcome.status);
  const mine = unendedBy(run, subject);
  const message = await Message.findOne(mine);
  if (message) {
    const ended = endVersion(
      message,
      status,
      writtenBy(subject, message, outcome),
      detailsOf(outcome),
    );
    await Message.updateOne(mine, {
      $set: { ...ended, runEnded: outcome.status },
      $unset: { fallback: 1 },
    });
    if (ended.variants.length < message.variants.length) {
      await forgetSentPrompt({ messageId: message._id, variant: message.chosen });
    }
    // What followed the version that is back comes back with it.
    if (message.variants.length > 1) await settlePath(subject.conversationId);
  }
}

/** The text as the run leaves it; '' for one that was to be continued and got no longer. */
function writtenBy(
  { task }: ChatSubject,
  message: MessageDocument,
  { text }: RunOutcome,
): string | undefined {
  if (task !== 'continue') return text;
  const beginning = beginningOf(message);
  return text?.startsWith(beginning) && text.length > beginning.length ? text : '';
}

/** The making of a reply. One that failed with words in it was cut off. */
function detailsOf({ status, text, details }: RunOutcome): ReplyDetails | null {
  if (!details) return null;
  return status === 'failed' && text ? { ...details, finish: 'cut' } : details;
}

/** Reads how a reply ended; null while it has not. */
export async function readReply(run: RunDocument, subject: ChatSubject): Promise<Ended | null> {
  const message = await Message.findById(subject.messageId);
  if (message?.runId?.equals(run._id)) return endOf(message, subject);
  // The message is gone or a later run's; that one could start only after this run had its end.
  const current = await Run.findById(run._id);
  const end = RUN_ENDS.find((it) => it === current?.status);
  return end ? { end, views: {} } : null;
}

/** The end of a message as its run tells of it; null while it has none. */
function endOf(message: MessageDocument, { nextSpeakers }: ChatSubject): Ended | null {
  const { runEnded: end } = message;
  if (!end) return null;
  const view = presentMessage(message);
  const next = nextSpeakers?.[0];
  const goesOn = end === 'completed' && next && { nextSpeakerId: next.toHexString() };
  return {
    end,
    views: end === 'failed' ? { reply: view } : { message: view, ...goesOn },
    text: view.content,
  };
}
