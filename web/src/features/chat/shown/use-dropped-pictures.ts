import { useEffect, useState, type RefObject } from 'react';
import type { Sender } from '../../../data/message/send-message.ts';
import { addPictures } from '../../../data/shown-picture/add-pictures.ts';

/** Files among what is pasted or dropped; words are left to the box. */
const filesIn = (data: DataTransfer | null): File[] => [...(data?.files ?? [])];

/**
 * Takes pictures that are pasted into the form around an element or dropped on it.
 * @returns whether files are held over it
 */
export function useDroppedPictures(
  anchor: RefObject<HTMLElement | null>,
  { userId, conversationId }: Sender,
  sees: boolean,
): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const form = anchor.current?.closest('form');
    if (!form || !sees) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const take = (event: Event, data: DataTransfer | null): void => {
      setIsOver(false);
      const files = filesIn(data);
      if (files.length === 0) return;
      event.preventDefault();
      addPictures({ userId, conversationId }, files);
    };
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      // Without this a drop would open the file in place of the page.
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (event: DragEvent): void => {
      const to = event.relatedTarget;
      if (!(to instanceof Node) || !form.contains(to)) setIsOver(false);
    };
    form.addEventListener('paste', (event) => take(event, event.clipboardData), { signal });
    form.addEventListener('drop', (event) => take(event, event.dataTransfer), { signal });
    form.addEventListener('dragover', over, { signal });
    form.addEventListener('dragleave', leave, { signal });
    return () => listening.abort();
  }, [anchor, userId, conversationId, sees]);
  return isOver;
}
