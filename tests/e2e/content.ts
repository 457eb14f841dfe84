import { characterView, type CharacterView } from '@vesper/core/contract/character';
import { imageView, type ImageView } from '@vesper/core/contract/image';
import { sendMessageResponse } from '@vesper/core/contract/message';
import { storyTurnResponse, type StoryTurnResponse } from '@vesper/core/contract/story';
import type { Client } from '../stack/client.ts';
import { startConversation } from '../stack/conversation.ts';

/** A finished picture, public if wanted. */
export async function paint(
  client: Client,
  prompt: string,
  { isPublic = false, ...settings }: { isPublic?: boolean; size?: string; modelId?: string } = {},
): Promise<ImageView> {
  const body = { prompt, ...settings };
  const image = await client.expect([201, imageView], 'POST', '/api/generate/image', body);
  if (isPublic) await client.request('PUT', `/api/images/${image.id}/visibility`, { isPublic });
  return { ...image, isPublic };
}

export async function newCharacter(
  client: Client,
  body: Record<string, unknown>,
): Promise<CharacterView> {
  return client.expect([201, characterView], 'POST', '/api/characters', body);
}

/** A story whose first passage has been told. */
export async function newStory(client: Client): Promise<StoryTurnResponse> {
  const body = { genre: 'mystery', tone: 'warm', lead: 'Mara' };
  return client.expect([201, storyTurnResponse], 'POST', '/api/stories', body);
}

/** A conversation with one message and its whole reply; returns its id. */
export async function newTalk(client: Client, content: string): Promise<string> {
  const id = await startConversation(client);
  await client.expect([201, sendMessageResponse], 'POST', `/api/chat/${id}`, { content });
  return id;
}
