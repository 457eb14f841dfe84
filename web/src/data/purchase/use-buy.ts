import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { serverMessage } from '../../lib/api-error.ts';
import { inBackground } from '../../lib/in-background.ts';
import { showToast } from '../../lib/toast-store.ts';
import { openOrder } from './orders.ts';

const FAILED = 'The checkout could not be opened. Please try again.';

interface Buying {
  /** The offer whose checkout is being opened: a pack's id, or 'pro'. */
  opening: string | null;
  buy: (offer: string) => void;
}

/** Opens an order and goes to where it is paid. */
export function useBuy(): Buying {
  const navigate = useNavigate();
  const [opening, setOpening] = useState<string | null>(null);
  // One id for each offer: pressed again after a lost answer it is the same order.
  const ids = useRef(new Map<string, string>());
  const open = async (offer: string): Promise<void> => {
    const requestId = ids.current.get(offer) ?? crypto.randomUUID();
    ids.current.set(offer, requestId);
    setOpening(offer);
    try {
      const url = await openOrder(
        offer === 'pro' ? { planId: 'pro' } : { packId: offer },
        requestId,
      );
      ids.current.delete(offer);
      if (url.startsWith('/')) await navigate(url);
      // The button stays busy: the provider's page is on its way.
      else return location.assign(url);
    } catch (error) {
      const description = serverMessage(error, FAILED);
      showToast({ title: 'Purchase', description, kind: 'failure' });
    }
    setOpening(null);
  };
  const buy = (offer: string): void => {
    if (opening === null) inBackground(open(offer));
  };
  return { opening, buy };
}
