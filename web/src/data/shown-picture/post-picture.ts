import { messagePicture, type MessagePicture } from '@vesper/core/contract/message';
import { ApiError } from '../../lib/api-error.ts';

interface Sending {
  /** Gets the share that has arrived, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Sends a picture that is to be shown. Not by `fetch`, which does not tell how far it is.
 * @throws ApiError for any other answer than success, TypeError when there is none
 */
export function postPicture(file: File, { onProgress, signal }: Sending): Promise<MessagePicture> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', '/api/shown-pictures');
    call.setRequestHeader('content-type', file.type);
    call.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    call.addEventListener('error', () => reject(new TypeError('The picture did not arrive.')));
    call.addEventListener('abort', () => reject(new TypeError('The picture was taken away.')));
    call.addEventListener('load', () => {
      if (call.status !== 201) {
        reject(new ApiError(call.status, call.statusText, call.responseText));
        return;
      }
      const picture = messagePicture.safeParse(JSON.parse(call.responseText));
      if (picture.success) resolve(picture.data);
      else reject(picture.error);
    });
    signal.addEventListener('abort', () => call.abort());
    call.send(file);
  });
}
