import { ApiError } from './api-error.ts';

/**
 * Asks for a file that is made of what is sent.
 * @throws ApiError on any answer that is not 2xx; TypeError when the network fails
 */
export async function requestFile(path: string, body: unknown): Promise<Blob> {
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.ok) return response.blob();
  throw new ApiError(response.status, response.statusText, await response.text());
}
