import type { PictureCheckConfig } from '@vesper/core/config/picture-config';
import { looks, type Looks } from '@vesper/core/pictures/looks';

const ANSWER_MS = 20_000;
/** A hundred faces with their numbers. Bytes. */
const BODY_MAX = 2_000_000;

/**
 * Asks a service of the operator's to look at a picture: `POST` of its bytes, with `?faces=1` where
 * faces are wanted, answered by `{"sexual": 0.1, "faces": [{"age": 34, "embedding": [...]}]}`. It is
 * sent nothing else.
 * @throws on any other answer
 */
export async function askPictureService(
  { url, apiKey }: NonNullable<PictureCheckConfig['service']>,
  bytes: Uint8Array,
  wantsFaces: boolean,
): Promise<Looks> {
  const address = new URL(url);
  if (wantsFaces) address.searchParams.set('faces', '1');
  const response = await fetch(address, {
    method: 'POST',
    body: Uint8Array.from(bytes),
    headers: {
      'Content-Type': 'application/octet-stream',
      ...(apiKey !== undefined && { Authorization: `Bearer ${apiKey}` }),
    },
    // Another address would be somebody else's.
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  const answer = await response.arrayBuffer();
  if (!response.ok) throw new Error(`The service answered ${response.status}.`);
  if (answer.byteLength > BODY_MAX) throw new Error('The service answered too much.');
  return looks.parse(JSON.parse(Buffer.from(answer).toString('utf8')));
}
