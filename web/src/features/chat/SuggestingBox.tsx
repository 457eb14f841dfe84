import { MessageBox, type MessageBoxProps } from './MessageBox.tsx';
import { useChat } from './chat-context.ts';
import { useSuggestion } from './use-suggestion.ts';

interface Props {
  conversationId: string;
  box: MessageBoxProps;
}

/** The message box, with a model at hand that can say what one could write. */
export function SuggestingBox({ conversationId, box }: Props) {
  const { conversation, speaking, lastId } = useChat();
  const suggestion = useSuggestion(conversationId, box.text, box.onText);
  const isQuiet = lastId !== undefined && !box.replying && !box.sending;
  return (
    <MessageBox
      {...box}
      placeholder={conversation?.isTemporary === true ? 'Nothing is kept' : 'Write a message'}
      // The built-in companion can only be itself.
      suggestion={isQuiet && speaking?.isBuiltin === false ? suggestion : undefined}
    />
  );
}
