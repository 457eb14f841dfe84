import { z } from 'zod';
import {
  consentView,
  LIKENESS_CONSENT,
  likenessView,
  type LikenessView,
} from '@vesper/core/contract/likeness';
import { uploadParameters } from '@vesper/core/contract/upload';
import type { Client } from './client.ts';

export const SELF_AI = '/api/onlyfans-self-ai';
export const FIRST_PICTURE = `${SELF_AI}/first-picture`;

/** Uploads a file as a browser does. @returns the address it was put to */
export async function upload(client: Client, bytes: Buffer): Promise<string> {
  const path = '/api/objects/upload';
  const { uploadURL } = await client.expect([200, uploadParameters], 'POST', path);
  const { status } = await fetch(uploadURL, { method: 'PUT', body: new Uint8Array(bytes) });
  if (status !== 200) throw new Error(`The upload answered ${status}.`);
  return uploadURL;
}

/** Agrees to what is done with photos. */
export async function giveConsent(client: Client): Promise<void> {
  const { version } = LIKENESS_CONSENT;
  await client.expect([201, consentView], 'POST', `${SELF_AI}/consent`, { version });
}

/** Uploads a photo and adds it to the set. */
export async function addPhoto(client: Client, bytes: Buffer): Promise<LikenessView> {
  const imageURL = await upload(client, bytes);
  return client.expect([202, likenessView], 'PUT', SELF_AI, { imageURL });
}

export async function listPhotos(client: Client): Promise<LikenessView[]> {
  return client.expect([200, z.array(likenessView)], 'GET', SELF_AI);
}
