import type { OrderedImage } from '@vesper/core/contract/generate-image';
import type { ImageVersionRequest } from '@vesper/core/contract/image-version';
import { TOASTS } from '@vesper/core/contract/toasts';
import { useState } from 'react';
import { startVersions } from '../../data/image/image-versions.ts';
import { refreshImageModels } from '../../data/image/use-image-models.ts';
import { refreshStats } from '../../data/stats/stats.ts';
import { refreshSession } from '../../data/user/session.ts';
import { ApiError, hasCode, hasStatus, serverMessage } from '../../lib/api-error.ts';
import { inBackground } from '../../lib/in-background.ts';

/** The server's own sentence where it gave a clear no, else the product's words for a breakdown. */
function refusalOf(error: unknown): string {
  const { description } = TOASTS.generationFailed;
  if (!(error instanceof ApiError) || error.status >= 500) return description;
  return error.body?.issues?.[0]?.message ?? serverMessage(error, description);
}

/** Orders versions. `sending` lasts until the server has taken the order, not until it is done. */
export function useMakeVersions() {
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  /** Resolves to the pictures on their way; null when there are none, which `refusal` explains. */
  const make = async (
    originId: string,
    prepare: () => Promise<ImageVersionRequest | string>,
  ): Promise<OrderedImage | null> => {
    setSending(true);
    setRefusal(undefined);
    try {
      const order = await prepare();
      if (typeof order !== 'string') return await startVersions(originId, order);
      setRefusal(order);
    } catch (error) {
      if (hasCode(error, 'insufficient_tokens')) inBackground(refreshSession());
      if (hasCode(error, 'plan_limit')) inBackground(refreshStats());
      if (hasStatus(error, 422)) inBackground(refreshImageModels());
      setRefusal(refusalOf(error));
    } finally {
      setSending(false);
    }
    return null;
  };

  return { make, sending, refusal, clearRefusal: () => setRefusal(undefined) };
}
