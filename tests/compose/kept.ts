import { createHash } from 'node:crypto';
import { z } from 'zod';
import { conversationView } from '@vesper/core/contract/conversation';
import { imageView } from '@vesper/core/contract/image';
import { userView } from '@vesper/core/contract/user';
import type { Client } from '../stack/client.ts';
import { readMessages } from '../stack/conversation.ts';

export const PASSWORD = 'a password for two machines';

/** Everything of somebody that a backup has to hold, as its own product shows it. */
export interface Kept {
  email: string;
  tokens: number;
  conversations: Array<{ id: string; messages: string[] }>;
  /** Pictures by id, with the SHA-256 of their bytes. */
  pictures: Record<string, string>;
}

/** Reads it back through the API, the pictures byte by byte. */
export async function readKept(client: Client, email: string): Promise<Kept> {
  const { tokens } = await client.expect([200, userView], 'GET', '/api/user');
  const talks = await client.expect([200, z.array(conversationView)], 'GET', '/api/conversations');
  const conversations: Kept['conversations'] = [];
  for (const { id } of talks) {
    const messages = await readMessages(client, id);
    conversations.push({
      id,
      messages: messages.map(({ role, content }) => `${role}: ${content}`),
    });
  }
  const images = await client.expect([200, z.array(imageView)], 'GET', '/api/images');
  const pictures: Kept['pictures'] = {};
  for (const { id, imageUrl } of images) {
    const headers = { cookie: client.cookie };
    const answer = await fetch(new URL(imageUrl ?? '', client.baseUrl), { headers });
    if (!answer.ok) throw new Error(`Picture ${id} answered ${answer.status}.`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    pictures[id] = createHash('sha256').update(bytes).digest('hex');
  }
  return { email, tokens, conversations, pictures };
}
