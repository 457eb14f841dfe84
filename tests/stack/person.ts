import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Types } from 'mongoose';
import type { UserView } from '@vesper/core/contract/user';
import { createClient, type Client } from './client.ts';
import type { Stack } from './stack.ts';

export interface Person {
  client: Client;
  userId: string;
  email: string;
}

export const PASSWORD = 'a long enough password';

/** Someone with a new account, signed in. @param headers of the sign-up, such as where it comes from */
export async function newPerson(stack: Stack, headers?: Record<string, string>): Promise<Person> {
  const client = createClient(stack.baseUrl);
  const user: UserView = await client.signUp({ password: PASSWORD }, headers);
  return { client, userId: user.id, email: user.email };
}

interface ImageFields {
  prompt?: string;
  isPublic?: boolean;
  status?: string;
  likes?: number;
  createdAt?: Date;
  likenessId?: Types.ObjectId;
  characterId?: Types.ObjectId;
  pictureCheck?: { state: string; at: Date };
}

/** A picture as its finished run leaves it in the database, without the wait and the bytes. */
export async function insertImage(
  { documents }: Stack,
  userId: string,
  fields: ImageFields = {},
): Promise<string> {
  const _id = new Types.ObjectId();
  await documents.collection('images').insertOne({
    _id,
    userId: new Types.ObjectId(userId),
    runId: new Types.ObjectId(),
    prompt: 'the sea',
    negativePrompt: null,
    model: 'test',
    size: '1024x1024',
    quality: 'standard',
    style: 'vivid',
    seed: 1,
    likes: 0,
    isPublic: false,
    status: 'complete',
    pictureCheck: { state: 'passed', at: new Date() },
    createdAt: new Date(),
    ...fields,
  });
  return _id.toHexString();
}

/**
 * Bytes at a path, as a browser's picture element asks for them. Not with `fetch`, which says
 * `no-cache` as soon as a request is conditional.
 */
export async function fetchBytes(
  client: Client,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ status: number; headers: Headers; body: Buffer }> {
  const asked = request(new URL(path, client.baseUrl), {
    method,
    headers: { ...(client.cookie && { cookie: client.cookie }), ...headers },
  }).end();
  const [answer]: IncomingMessage[] = await once(asked, 'response');
  if (!answer) throw new Error(`${path} gave no answer.`);
  const received = new Headers();
  for (const [name, values] of Object.entries(answer.headersDistinct)) {
    for (const value of values ?? []) received.append(name, value);
  }
  return { status: answer.statusCode ?? 0, headers: received, body: await buffer(answer) };
}
