import { LIMITS } from '@vesper/core/contract/limits';

/**
 * The keys in what was typed or pasted: one per line or comma, since words have none. A pattern may
 * have commas of its own and stays whole.
 */
export function splitKeys(text: string, isPattern: boolean): string[] {
  const parts = isPattern ? [text] : text.split(/[,\n]/);
  return parts.map((part) => part.trim().slice(0, LIMITS.loreKeyMax)).filter((part) => part !== '');
}

/** The list with further keys, each once. */
export function withKeys(keys: readonly string[], added: readonly string[]): string[] {
  return [...new Set([...keys, ...added])].slice(0, LIMITS.loreKeysMax);
}
