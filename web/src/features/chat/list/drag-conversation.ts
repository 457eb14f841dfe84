import type { ConversationView } from '@vesper/core/contract/conversation';
import { useState, type DragEvent } from 'react';
import { listStore } from './list-store.ts';

/** Says that conversations of ours are dragged, and nothing from elsewhere. */
const TYPE = 'application/x-conversation';

/** What is being dragged: all that are chosen where one of them is, else the one. */
let dragged: readonly ConversationView[] = [];

/** Props of a conversation that can be dragged into a folder. */
export function dragProps(conversation: ConversationView) {
  return {
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent): void => {
      const { selected } = listStore.getState();
      dragged = selected?.has(conversation.id) ? [...selected.values()] : [conversation];
      dataTransfer.setData(TYPE, conversation.id);
      dataTransfer.effectAllowed = 'move';
    },
  };
}

/** Props of a place that takes conversations, and whether some are held above it. */
export function useDrop(onDrop: (conversations: readonly ConversationView[]) => void) {
  const [over, setOver] = useState(false);
  const takes = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes(TYPE);
  return {
    over,
    onDragOver: (event: DragEvent): void => {
      if (!takes(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent): void => {
      const stays = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      if (!stays) setOver(false);
    },
    onDrop: (event: DragEvent): void => {
      if (!takes(event)) return;
      event.preventDefault();
      setOver(false);
      onDrop(dragged);
    },
  };
}
