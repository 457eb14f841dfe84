import type { VoiceService } from '@vesper/core/config/speech-config';
import { AppError } from '@vesper/core/errors';

/** A sentence is spoken, or a minute of sound understood, well within this. */
const ANSWER_MS = 30_000;
/** Several minutes of sound. */
const ANSWER_MAX = 8 * 1024 * 1024;

/**
 * Asks a voice service and reads all of its answer. What it says about a failure is not passed on:
 * it may repeat the key or the text.
 * @throws AppError `unavailable`
 */
export async function askVoiceService(
  { baseUrl, apiKey }: VoiceService,
  path: string,
  { body, type }: { body: string | FormData; type?: string },
): Promise<{ type: string; bytes: Uint8Array }> {
  const url = new URL(path, baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`);
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: {
        ...(type !== undefined && { 'content-type': type }),
        ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
      },
      body,
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    if (!response.ok) throw new Error(`the voice service answered ${response.status}`);
    const bytes = await readAtMost(response, ANSWER_MAX);
    return { type: response.headers.get('content-type') ?? '', bytes };
  } catch (cause) {
    throw new AppError('unavailable', { cause });
  }
}

async function readAtMost(response: Response, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > most) throw new Error('the voice service sent too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
