import { useEffect, useState, type RefObject } from 'react';
import type { FoundSettings } from '../../data/picture-settings/found-settings.ts';
import { PictureUnread } from '../../data/picture-settings/picture-unread.ts';
import { inBackground } from '../../lib/in-background.ts';

const UNREADABLE = 'This file cannot be read. Please try another one.';

/**
 * Reads how a picture was made from a file that is chosen, pasted into the form around an element,
 * or dropped on it.
 * @param onFound gets what the file says
 * @returns whether a file is held over the form, and why the last one could not be read
 */
export function usePictureSettings(
  anchor: RefObject<HTMLElement | null>,
  onFound: (found: FoundSettings) => void,
) {
  const [isOver, setIsOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const read = async (file: File): Promise<void> => {
    setProblem(null);
    try {
      // Few bring a file: whoever does waits for the readers.
      const { readPictureSettings } =
        await import('../../data/picture-settings/read-picture-settings.ts');
      onFound(await readPictureSettings(file));
    } catch (error) {
      setProblem(error instanceof PictureUnread ? error.message : UNREADABLE);
    }
  };
  const take = (file: File | undefined): void => {
    if (file) inBackground(read(file));
  };
  useFiles(anchor, take, setIsOver);
  return { isOver, problem, take, forgetProblem: () => setProblem(null) };
}

/** Listens to a form for files; words that are pasted or dropped are left to its fields. */
function useFiles(
  anchor: RefObject<HTMLElement | null>,
  take: (file: File | undefined) => void,
  setIsOver: (isOver: boolean) => void,
): void {
  useEffect(() => {
    const form = anchor.current?.closest('form');
    if (!form) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const takeFrom = (event: Event, data: DataTransfer | null): void => {
      setIsOver(false);
      const [file] = data?.files ?? [];
      if (!file) return;
      event.preventDefault();
      take(file);
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
    form.addEventListener('paste', (event) => takeFrom(event, event.clipboardData), { signal });
    form.addEventListener('drop', (event) => takeFrom(event, event.dataTransfer), { signal });
    form.addEventListener('dragover', over, { signal });
    form.addEventListener('dragleave', leave, { signal });
    return () => listening.abort();
  });
}
