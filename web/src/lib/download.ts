import { LIMITS } from '@vesper/core/contract/limits';

/** First 50 characters of the text plus the ending. Counts what people see as characters. */
export function downloadName(text: string, ending = 'png'): string {
  return `${[...text].slice(0, LIMITS.downloadNameMax).join('')}.${ending}`;
}

/**
 * Fetches a file of this server and hands it to the browser to keep.
 * @throws Error when the server does not give it.
 */
export async function saveFile(path: string, name: string): Promise<void> {
  const response = await fetch(path, { credentials: 'include' });
  if (!response.ok) throw new Error(`The file answered ${response.status}.`);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read it only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
