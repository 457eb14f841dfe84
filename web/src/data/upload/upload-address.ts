import { uploadParameters } from '@vesper/core/contract/upload';
import { request } from '../../lib/request.ts';

/** A signed address that takes one file for a few minutes. */
export async function requestUploadAddress(): Promise<string> {
  const { uploadURL } = await request(uploadParameters, 'POST', '/api/objects/upload');
  return uploadURL;
}
