import { randomUUID } from 'node:crypto';
import { characterView } from '@vesper/core/contract/character';
import { conversationView, type ConversationView } from '@vesper/core/contract/conversation';
import type { TurnOrder } from '@vesper/core/contract/group';
import { sendMessageResponse, type SendMessageResponse } from '@vesper/core/contract/message';
import type { Client } from './client.ts';
import { ASYNC } from './conversation.ts';

/** A new character's id. */
export async function newCharacter(
  client: Client,
  name: string,
  more: object = {},
): Promise<string> {
  const body = { name, ...more };
  return (await client.expect([201, characterView], 'POST', '/api/characters', body)).id;
}

/** A conversation with several new characters, in this order. */
export async function startGroup(
  client: Client,
  names: readonly string[],
  turnOrder: TurnOrder,
): Promise<ConversationView> {
  const characterIds = [];
  for (const name of names) characterIds.push(await newCharacter(client, name));
  const body = { group: { characterIds, turnOrder } };
  return client.expect([201, conversationView], 'POST', '/api/conversations', body);
}

/** Says something in a group, the way the web client does. */
export async function sayTo(
  client: Client,
  conversationId: string,
  body: { content: string; speakerId?: string },
): Promise<SendMessageResponse> {
  const headers = { ...ASYNC, 'idempotency-key': randomUUID() };
  return client.expect(
    [202, sendMessageResponse],
    'POST',
    `/api/chat/${conversationId}`,
    body,
    headers,
  );
}

/** The id of a member, by its name. */
export function memberId({ group }: ConversationView, name: string): string {
  const member = group?.members.find((it) => it.name === name);
  if (!member) throw new Error(`${name} is not in the group.`);
  return member.characterId;
}
