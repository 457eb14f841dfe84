import { useEffect, useRef, useState } from 'react';
import { scrollBehavior } from '../../lib/scroll-behavior.ts';

/** The header above every screen, in pixels: what is beneath it is not in sight. */
const HEADER = 64;
/** Share of the window that holds the picture, its progress and its buttons. */
const STAGE_SHARE = 0.8;

/**
 * Brings the stage into sight once the picture asked for stands on it: before that the page may be
 * too short to scroll there. On a phone the stage is below the form.
 * @param shownId the picture on the stage
 */
export function useStageInSight(shownId: string | undefined) {
  const stage = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<{ id: string }>();
  useEffect(() => {
    if (wanted !== undefined && wanted.id === shownId) bringIntoSight(stage.current);
  }, [wanted, shownId]);
  return { stage, bringIntoSight: (id: string): void => setWanted({ id }) };
}

/** Moves only when the stage is not in sight already. */
function bringIntoSight(element: HTMLElement | null): void {
  if (!element) return;
  const { top, height } = element.getBoundingClientRect();
  const bottom = top + Math.min(height, innerHeight * STAGE_SHARE);
  if (top >= HEADER && bottom <= innerHeight) return;
  element.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
}
