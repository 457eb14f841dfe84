import { MessageBox, type MessageBoxProps } from './MessageBox.tsx';
import { useChat } from './chat-context.ts';
import { useShowing } from './use-showing.tsx';
import { useSuggestion } from './use-suggestion.ts';

interface Props {
  userId: string;
  conversationId: string;
  box: MessageBoxProps;
}

/** The message box, with a model at hand that can say what one could write, and may see. */
export function SuggestingBox({ userId, conversationId, box }: Props) {
  const { conversation, speaking, lastId } = useChat();
  const suggestion = useSuggestion(conversationId, box.text, box.onText);
  const isQuiet = lastId !== undefined && !box.replying && !box.sending;
  const sees = speaking?.seesPictures === true;
  const showing = useShowing({ userId, conversationId }, sees);
  return (
    <MessageBox
      {...showing}
      {...box}
      placeholder={conversation?.isTemporary === true ? 'Nothing is kept' : 'Write a message'}
      // The built-in companion can only be itself.
      suggestion={isQuiet && speaking?.isBuiltin === false ? suggestion : undefined}
    />
  );
}
