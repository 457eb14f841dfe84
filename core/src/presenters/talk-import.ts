import type { TalkImportView } from '../contract/transcript.ts';
import type { TalkImportDocument } from '../models/talk-import.ts';

export function presentTalkImport(one: TalkImportDocument): TalkImportView {
  return {
    id: one.id,
    state: one.state,
    messages: one.messages ?? null,
    messagesDone: one.messagesDone,
    conversations: one.conversations ?? null,
    conversationsDone: one.conversationsDone,
    refused: one.refused,
    problem: one.problem ?? null,
    createdAt: one.createdAt.toISOString(),
  };
}
