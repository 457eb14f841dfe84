import type { GenerateImageRequest } from '@vesper/core/contract/image';
import { ApiError } from '../../lib/api-error.ts';

/**
 * Idempotency keys of orders. When an answer never came, nobody knows whether the order was taken:
 * the same order keeps its key, so that trying again can neither start nor charge it twice. A clear
 * answer ends the key.
 */
export function createKeyring(newKey: () => string = () => crypto.randomUUID()) {
  let open: { order: string; key: string } | undefined;
  return {
    keyFor(order: GenerateImageRequest): string {
      const text = JSON.stringify(order);
      if (open?.order !== text) open = { order: text, key: newKey() };
      return open.key;
    },
    settle(): void {
      open = undefined;
    },
    failed(error: unknown): void {
      const unclear = !(error instanceof ApiError) || error.status >= 500;
      if (!unclear && error.code !== 'request_in_flight') open = undefined;
    },
  };
}
