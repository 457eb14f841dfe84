import { EngineError } from '../../engine-error.ts';
import { callServer, PICTURE_BYTES_MAX, readBytes, type CallPatience } from '../server-call.ts';

/**
 * Takes a picture from where the server says it is, at once: such addresses end. Only its own host is
 * asked: another one may be in our network, or count who comes. Nothing is sent there, no key either.
 * @throws EngineError, never retryable: the picture has been made and paid
 */
export async function fetchPicture(
  address: string,
  server: string,
  { patience, signal }: { patience: CallPatience; signal: AbortSignal },
): Promise<Buffer> {
  const url = addressOf(address, server);
  try {
    const answer = await callServer({ url, patience, signal });
    if (answer.statusCode !== 200) {
      answer.destroy();
      throw failure(`the picture was not where the server said: ${answer.statusCode ?? 0}`);
    }
    return await readBytes(answer, PICTURE_BYTES_MAX, patience);
  } catch (err) {
    signal.throwIfAborted();
    throw err instanceof EngineError && !err.retryable
      ? err
      : failure('the picture could not be taken from where the server said', err);
  }
}

function addressOf(text: string, server: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw failure('the picture server gave an address that is none');
  }
  if (url.hostname === new URL(server).hostname) return url;
  throw failure('the picture server gave an address of another host');
}

const failure = (message: string, cause?: unknown) =>
  new EngineError(message, { retryable: false, cause });
