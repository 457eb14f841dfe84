import { Box } from '@chakra-ui/react';
import { conversationTitle, type ConversationView } from '@vesper/core/contract/conversation';
import { useState, type KeyboardEvent } from 'react';
import { inBackground } from '../../lib/in-background.ts';
import { serverMessage } from '../../lib/api-error.ts';
import { TextField } from '../../ui/TextField.tsx';
import { conversationApi } from '../../data/conversation/conversation-api.ts';
import { isSendKey } from '../../lib/send-key.ts';
import { putConversation } from '../../data/conversation/conversation-cache.ts';

interface Props {
  conversation: ConversationView;
  onDone: () => void;
}

/** A title being edited where it stands: Enter or leaving the field saves, Escape gives up. */
export function RenameField({ conversation, onDone }: Props) {
  const [title, setTitle] = useState(conversation.title);
  const [error, setError] = useState<string>();
  const [saving, setSaving] = useState(false);

  const save = async (): Promise<void> => {
    if (saving) return;
    const parsed = conversationTitle.safeParse(title);
    if (!parsed.success) return setError(parsed.error.issues[0]?.message);
    if (parsed.data === conversation.title) return onDone();
    setSaving(true);
    try {
      putConversation(await conversationApi.update(conversation.id, { title: parsed.data }));
      onDone();
    } catch (failure) {
      setError(serverMessage(failure, 'The title could not be saved. Please try again.'));
      setSaving(false);
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onDone();
    }
    if (isSendKey(event.nativeEvent)) inBackground(save());
  };

  return (
    <Box px="2" py="1.5">
      <TextField
        label={`New title for ${conversation.title}`}
        hideLabel
        autoFocus
        height="10"
        value={title}
        error={error}
        disabled={saving}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => inBackground(save())}
      />
    </Box>
  );
}
