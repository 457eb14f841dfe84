import { LIMITS } from '@vesper/core/contract/limits';

/** First 50 characters of the prompt plus '.png'. Counts what people see as characters. */
export function downloadName(prompt: string): string {
  return `${[...prompt].slice(0, LIMITS.downloadNameMax).join('')}.png`;
}
