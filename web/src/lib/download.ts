import { LIMITS } from '@vesper/core/contract/limits';
import { ApiError, hasCode } from './api-error.ts';
import { confirmedAgain } from './step-up.ts';

/** First 50 characters of the text plus the ending. Counts what people see as characters. */
export function downloadName(text: string, ending = 'png'): string {
  return `${[...text].slice(0, LIMITS.downloadNameMax).join('')}.${ending}`;
}

/**
 * Fetches a file of this server and hands it to the browser to keep.
 * @throws ApiError when the server does not give it.
 */
export async function saveFile(path: string, name: string): Promise<void> {
  saveBlob(await blobAt(path), name);
}

/** Hands bytes to the browser to keep. */
export function saveBlob(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read it only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

async function blobAt(path: string): Promise<Blob> {
  try {
    return await fetchBlob(path);
  } catch (error) {
    if (!hasCode(error, 'step_up_required') || !(await confirmedAgain())) throw error;
    return fetchBlob(path);
  }
}

async function fetchBlob(path: string): Promise<Blob> {
  const response = await fetch(path, { credentials: 'include' });
  if (response.ok) return response.blob();
  throw new ApiError(response.status, response.statusText, await response.text());
}
