import type {
  ConversationSettings,
  ConversationView,
  UpdateConversationRequest,
} from '@vesper/core/contract/conversation';
import type { ConversationGroup } from '@vesper/core/contract/group';
import { serverMessage } from '../../lib/api-error.ts';
import { inBackground } from '../../lib/in-background.ts';
import { queryClient } from '../../lib/query.ts';
import { showToast } from '../../lib/toast-store.ts';
import { conversationApi } from './conversation-api.ts';
import { CONVERSATION_KEYS, putConversation } from './conversation-cache.ts';

export type SettingsChange = Partial<ConversationSettings>;

/** A slider that is drawn along its whole way is sent once. */
const SEND_AFTER_MS = 350;

type Change = Pick<UpdateConversationRequest, 'settings' | 'group'>;

interface Unsaved {
  change: Change;
  timer: ReturnType<typeof setTimeout>;
}

/** What is shown already and has not been sent, by conversation. */
const unsaved = new Map<string, Unsaved>();
/** The last saving of each conversation: one waits for the one before it. */
const saving = new Map<string, Promise<void>>();

/** Changes settings on screen at once and on the server a moment later. */
export function changeSettings(conversation: ConversationView, settings: SettingsChange): void {
  const shown = shownOf(conversation);
  putConversation({ ...shown, settings: { ...shown.settings, ...settings } });
  saveLater(conversation.id, { settings });
}

/** Does the same with a group; its members are given whole, in their order. */
export function changeGroup(
  conversation: ConversationView,
  { members, ...rest }: Partial<ConversationGroup>,
): void {
  const { group, ...shown } = shownOf(conversation);
  if (!group) return;
  putConversation({ ...shown, group: { ...group, ...rest, ...(members && { members }) } });
  const ids = members?.map(({ characterId, isMuted }) => ({ characterId, isMuted }));
  saveLater(conversation.id, { group: { ...rest, ...(ids && { members: ids }) } });
}

function shownOf(conversation: ConversationView): ConversationView {
  const key = CONVERSATION_KEYS.one(conversation.id);
  return queryClient.getQueryData<ConversationView>(key) ?? conversation;
}

function saveLater(id: string, { settings, group }: Change): void {
  const waiting = unsaved.get(id);
  if (waiting) clearTimeout(waiting.timer);
  const timer = setTimeout(() => inBackground(flushSettings(id)), SEND_AFTER_MS);
  const change = {
    ...waiting?.change,
    ...(settings && { settings: { ...waiting?.change.settings, ...settings } }),
    ...(group && { group: { ...waiting?.change.group, ...group } }),
  };
  unsaved.set(id, { change, timer });
}

/** Sends what has not been sent, and waits until the server has it. */
export async function flushSettings(id: string): Promise<void> {
  const waiting = unsaved.get(id);
  if (waiting) {
    clearTimeout(waiting.timer);
    unsaved.delete(id);
    const before = saving.get(id) ?? Promise.resolve();
    saving.set(
      id,
      before.then(() => send(id, waiting.change)),
    );
  }
  await saving.get(id);
}

async function send(id: string, change: Change): Promise<void> {
  try {
    const saved = await conversationApi.update(id, change);
    // Something newer is on screen already.
    if (!unsaved.has(id)) putConversation(saved);
  } catch (error) {
    const description = serverMessage(error, 'The settings of this chat could not be saved.');
    showToast({ title: 'Not saved', description, kind: 'failure' });
    const actual = await conversationApi.read(id).catch(() => null);
    if (actual && !unsaved.has(id)) putConversation(actual);
  }
}
