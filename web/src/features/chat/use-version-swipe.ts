import type { MessageView } from '@vesper/core/contract/message';
import { useRef, type PointerEvent } from 'react';
import { chooseVariant } from '../../data/message/message-actions.ts';
import { inBackground } from '../../lib/in-background.ts';
import { swipeStep } from './swipe-step.ts';

/** Words follow a finger by this share of its way: they are held, and do not fly off. */
const FOLLOW = 0.4;
/** Further than this words do not follow, and there is nothing further to either side. */
const REACH = 64;
/** What moves sideways by itself keeps the finger. */
const OWN_SWIPE = 'pre, table, input, textarea, [role=region]';
const ARRIVE = { duration: 200, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };

/**
 * Lets a finger swipe through the versions of a message: to the left for the next one. The props go
 * to the element that holds its words.
 */
export function useVersionSwipe(message: MessageView) {
  const words = useRef<HTMLDivElement>(null);
  const from = useRef<{ x: number; y: number }>(null);
  const { variant, variantCount } = message;

  const move = (by: number): void => {
    if (words.current) words.current.style.translate = by === 0 ? '' : `${by}px`;
  };
  const end = (): void => {
    from.current = null;
    move(0);
  };
  const show = async (step: 1 | -1): Promise<void> => {
    await chooseVariant(message, variant + step);
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const start = { translate: `${step * 28}px`, opacity: 0.3 };
    words.current?.animate([start, { translate: '0', opacity: 1 }], ARRIVE);
  };
  if (variantCount < 2) return { ref: words };
  return {
    ref: words,
    onPointerDown: ({ pointerType, target, clientX, clientY }: PointerEvent): void => {
      const isOurs = target instanceof Element && !target.closest(OWN_SWIPE);
      from.current = pointerType === 'touch' && isOurs ? { x: clientX, y: clientY } : null;
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent): void => {
      if (!from.current) return;
      const [x, y] = [clientX - from.current.x, clientY - from.current.y];
      // At an end the words give way a little, so that one feels that it is one.
      const isEnd = x < 0 ? variant === variantCount : variant === 1;
      const share = isEnd ? FOLLOW / 4 : FOLLOW;
      if (Math.abs(x) > Math.abs(y)) move(Math.max(-REACH, Math.min(REACH, x * share)));
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent): void => {
      const step =
        from.current && swipeStep({ x: clientX - from.current.x, y: clientY - from.current.y });
      end();
      if (!step || variant + step < 1 || variant + step > variantCount) return;
      inBackground(show(step));
    },
    onPointerCancel: end,
  };
}
