import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import type { ErrorCode } from '@vesper/core/contract/errors';
import type { Client } from './client.ts';
import { startConversation } from './conversation.ts';
import { insertImage, newPerson } from './person.ts';
import type { Stack } from './stack.ts';

/** The one entry of the owner's lorebook. */
export const LORE_ENTRY = '0123456789ab';

/** The owner's things: one of each. */
export interface World {
  isPublic: boolean;
  owner: Client;
  email: string;
  conversation: string;
  /** A message of the person's and the reply to it. */
  message: string;
  reply: string;
  image: string;
  video: string;
  /** The owner, as those see them who look at what is public of theirs. */
  creator: string;
  likeness: string;
  run: string;
  character: string;
  persona: string;
  folder: string;
  /** A link to the owner's conversation, and its secret part. */
  share: string;
  shareToken: string;
  collection: string;
  lorebook: string;
  story: string;
  passage: string;
  memory: string;
  order: string;
  passkey: string;
  identity: string;
  /** An announcement, a promotional code, and a key of an operator. */
  announcement: string;
  code: string;
  key: string;
  /** About the owner's picture; somebody at the desk is working on it. */
  case: string;
}

/** @param isPublic whether what can be shown to everyone is shown */
export async function createWorld(
  stack: Stack,
  { isPublic }: { isPublic: boolean },
): Promise<World> {
  const { client: owner, userId, email } = await newPerson(stack);
  const conversation = await startConversation(owner);
  const at = { userId: new Types.ObjectId(userId), createdAt: new Date(), updatedAt: new Date() };
  const insert = async (collection: string, fields: object): Promise<string> => {
    const result = await stack.documents.collection(collection).insertOne({ ...at, ...fields });
    return String(result.insertedId);
  };
  await stack.documents.collection('conversations').updateOne(
    { _id: new Types.ObjectId(conversation) },
    {
      $set: {
        summary: {
          ...{ text: 'They met.', upToMessageId: new Types.ObjectId(), branch: 0 },
          ...{ isEdited: false, at: new Date() },
        },
      },
    },
  );
  const image = await insertImage(stack, userId, { isPublic });
  const ended = { kind: 'image', status: 'completed', imageId: new Types.ObjectId(image) };
  const said = { conversationId: new Types.ObjectId(conversation), status: 'complete' };
  const nobody = { name: 'Noor', description: null, greeting: null, traits: [], avatarKey: null };
  const tale = { title: 'Fog', genre: 'mystery', tone: 'warm', lead: 'Ada', passageCount: 1 };
  const story = await insert('stories', tale);
  const shareToken = randomBytes(16).toString('base64url');
  // Somebody has asked for the account to be erased; nobody confirms it but where a route does.
  const asked = {
    by: new Types.ObjectId(),
    at: new Date(),
    dueAt: new Date('2999-01-01'),
    entry: 1,
  };
  const account = { _id: new Types.ObjectId(userId) };
  await stack.documents.collection('users').updateOne(account, { $set: { erasureAsked: asked } });
  return {
    isPublic,
    owner,
    email,
    conversation,
    creator: userId,
    message: await insert('messages', { ...said, role: 'user', content: 'Hello' }),
    reply: await insert('messages', {
      ...said,
      role: 'assistant',
      content: 'Hello to you',
      createdAt: new Date(Date.now() + 1),
    }),
    image,
    video: await insert('videos', {
      ...{ runId: new Types.ObjectId(), prompt: 'waves', seed: 1, model: 'Built-in engine' },
      ...{ modelId: 'builtin', ratio: '16:9', seconds: 3, status: 'complete' },
    }),
    likeness: await insert('likenesses', { status: 'ready', runId: new Types.ObjectId() }),
    run: await insert('runs', ended),
    character: await insert('characters', { ...nobody, isPublic }),
    persona: await insert('personas', { name: 'Robin', description: '', slot: `${userId}:0` }),
    folder: await insert('folders', { name: 'Evenings', slot: `${userId}:0` }),
    share: await insert('shares', {
      ...{ conversationId: new Types.ObjectId(conversation), slot: `${userId}:0`, title: 'Fog' },
      ...{ token: shareToken, speakers: ['Ines'], withName: false, isCut: false },
      ...{ messages: [{ role: 'user', name: null, content: 'Hello' }], messageCount: 1 },
      sharedAt: new Date(),
    }),
    shareToken,
    collection: await insert('collections', {
      ...{ name: 'Lighthouses', description: '', slot: `${userId}:0`, revision: 0 },
      ...{ imageIds: [new Types.ObjectId(image)], isPublic },
    }),
    lorebook: await insert('lorebooks', {
      ...{ name: 'Harbour', description: '', characterId: null, entryCount: 1, revision: 0 },
      packed: JSON.stringify({ top: {}, data: {}, entries: [{ id: LORE_ENTRY, raw: {} }] }),
    }),
    story,
    announcement: await insert('announcements', {
      ...{ text: 'Welcome', tone: 'info', link: null, linkText: null, language: 'all' },
      ...{ startsAt: new Date(), endsAt: null, isOff: true, version: 1 },
    }),
    code: await insert('promo_codes', {
      ...{ code: new Types.ObjectId().toHexString().toUpperCase(), tokens: 5, limit: 3 },
      ...{ expiresAt: null, isOff: false, note: null },
    }),
    key: await insert('operator_keys', {
      ...{ name: 'script', prefix: 'vesper_', scopes: [] },
      hash: new Types.ObjectId().toHexString(),
    }),
    case: await insert('cases', {
      ...{ kind: 'report', subjectType: 'image', subjectId: image, ownerId: at.userId },
      ...{ reason: 'spam', priority: 'P2', openedAt: new Date(), dueAt: new Date(), open: true },
      ...{ reports: 1, isHeld: false, isEscalated: false, details: null },
      claim: { by: new Types.ObjectId(), until: new Date('2999-01-01') },
    }),
    memory: await insert('memories', {
      ...{ characterId: null, text: 'Likes fog', key: 'likes fog', by: 'member', source: null },
      ...{ isPinned: false, isOff: false, seenAt: null, useCount: 0, lastUsedAt: null },
    }),
    order: await insert('orders', {
      ...{ provider: 'demo', kind: 'pack', itemId: 'ember', name: 'Ember' },
      ...{ tokens: 40, price: 499, currency: 'USD' },
    }),
    identity: await insert('identities', {
      ...{ issuer: 'https://id.example', subject: new Types.ObjectId().toHexString() },
    }),
    passkey: await insert('passkeys', {
      ...{ name: 'Telephone', credentialId: new Types.ObjectId().toHexString(), publicKey: 'x' },
      ...{ counter: 0, isSynced: false },
    }),
    passage: await insert('story_passages', {
      storyId: new Types.ObjectId(story),
      runId: new Types.ObjectId(),
      parentId: null,
      choice: null,
      text: 'Fog lay on the harbour.',
      choices: ['Wait', 'Walk', 'Call'],
      status: 'complete',
    }),
  };
}

export interface Call {
  path: string;
  body?: unknown;
  /** The error that even an allowed request gets, since this world lacks what it needs. */
  refusal?: ErrorCode;
}
