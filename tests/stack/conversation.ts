import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { conversationView } from '@vesper/core/contract/conversation';
import { imageView, type ImageView } from '@vesper/core/contract/image';
import {
  messageView,
  sendMessageResponse,
  type MessageView,
  type SendMessageResponse,
} from '@vesper/core/contract/message';
import type { Client } from './client.ts';

export const ASYNC = { prefer: 'respond-async' } as const;

/** A new conversation's id. */
export async function startConversation(client: Client): Promise<string> {
  const created = await client.expect([201, conversationView], 'POST', '/api/conversations', {});
  return created.id;
}

/** Sends a message the way the web client does: answered at once, the reply over the socket. */
export async function send(
  client: Client,
  conversationId: string,
  content: string,
): Promise<SendMessageResponse> {
  const headers = { ...ASYNC, 'idempotency-key': randomUUID() };
  const path = `/api/chat/${conversationId}`;
  return client.expect([202, sendMessageResponse], 'POST', path, { content }, headers);
}

export async function readMessages(client: Client, conversationId: string): Promise<MessageView[]> {
  const path = `/api/conversations/${conversationId}/messages`;
  return client.expect([200, z.array(messageView)], 'GET', path);
}

/** Asks for a picture the way the web client does. */
export async function generate(client: Client, prompt: string): Promise<ImageView> {
  const headers = { ...ASYNC, 'idempotency-key': randomUUID() };
  return client.expect([202, imageView], 'POST', '/api/generate/image', { prompt }, headers);
}
