import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import {
  followsAfterScroll,
  isAtBottom,
  isNearTop,
  keptTop,
  type ScrollMetrics,
} from './scroll.ts';

type Options = {
  /** The first and the last thing in the list; a new first one means that older ones came in. */
  firstKey: string | undefined;
  onNearTop: () => void;
};

export type StickToBottom = Readonly<{
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  following: boolean;
  jump: (behavior?: ScrollBehavior) => void;
  show: (element: HTMLElement) => void;
}>;

/**
 * Keeps the end in view while the reader is there, and the words in view when older ones come in
 * above. Call `jump` to go to the end, `show` to go to one message. Never moves a reader who has
 * scrolled away.
 */
export function useStickToBottom({ firstKey, onNearTop }: Options): StickToBottom {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const last = useRef<ScrollMetrics>({ scrollTop: 0, scrollHeight: 0, clientHeight: 0 });
  /** What was pressed to change what stands around it: it stays where the finger is. */
  const held = useRef<{ element: Element; top: number; scrollTop: number } | null>(null);
  const [following, setFollowing] = useState(true);

  const follow = useCallback((on: boolean) => {
    follows.current = on;
    setFollowing(on);
  }, []);

  const jump = useCallback(
    (behavior: ScrollBehavior = 'instant') => {
      follow(true);
      held.current = null;
      const element = scroller.current;
      element?.scrollTo({ top: element.scrollHeight, behavior });
    },
    [follow],
  );

  const show = useCallback(
    (element: HTMLElement) => {
      follow(false);
      const frame = scroller.current?.getBoundingClientRect();
      const { top, height } = element.getBoundingClientRect();
      // Moves the log alone: `scrollIntoView` would move the screen too, and its header out of it.
      if (!frame) return;
      scroller.current?.scrollBy({ top: top + height / 2 - frame.top - frame.height / 2 });
    },
    [follow],
  );

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    if (!follows.current) element.scrollTop = keptTop(last.current, element.scrollHeight);
    last.current = metricsOf(element);
  }, [firstKey]);

  useEffect(() => {
    const element = scroller.current;
    const inner = content.current;
    if (!element || !inner) return;

    const pin = (): void => {
      const place = held.current;
      if (place?.element.isConnected) {
        element.scrollTop += place.element.getBoundingClientRect().top - place.top;
        place.scrollTop = element.scrollTop;
        follow(isAtBottom(metricsOf(element)));
      } else if (follows.current) element.scrollTop = element.scrollHeight;
      last.current = metricsOf(element);
    };
    const onScroll = (): void => {
      const now = metricsOf(element);
      if (held.current && held.current.scrollTop !== now.scrollTop) held.current = null;
      const next = followsAfterScroll(follows.current, last.current, now);
      last.current = now;
      if (next !== follows.current) follow(next);
      if (isNearTop(now) && now.scrollHeight > now.clientHeight) onNearTop();
    };
    const onClick = ({ target }: MouseEvent): void => {
      const pressed = target instanceof Element ? target.closest('[data-holds-place]') : null;
      const { scrollTop } = element;
      const top = pressed?.getBoundingClientRect().top ?? 0;
      held.current = pressed && { element: pressed, top, scrollTop };
    };
    // A wheel turned upwards speaks before the position has moved: text that grows in the same
    // frame must not pull the reader back.
    const onWheel = (event: WheelEvent): void => {
      if (event.deltaY < 0 && element.scrollHeight > element.clientHeight) follow(false);
    };

    // Runs after layout and before paint, so the end never visibly lags.
    const observer = new ResizeObserver(pin);
    observer.observe(inner);
    observer.observe(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    element.addEventListener('click', onClick, { capture: true });
    element.addEventListener('wheel', onWheel, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
      element.removeEventListener('click', onClick, { capture: true });
      element.removeEventListener('wheel', onWheel);
    };
  }, [follow, onNearTop]);

  return { scroller, content, following, jump, show };
}

function metricsOf({ scrollTop, scrollHeight, clientHeight }: HTMLElement): ScrollMetrics {
  return { scrollTop, scrollHeight, clientHeight };
}
