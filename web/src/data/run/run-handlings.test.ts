import { RUN_KINDS } from '@vesper/core/contract/run';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../lib/query.ts';
import type { RunState } from '../../realtime/index.ts';
import { IMAGE_KEYS } from '../image/image-cache.ts';
import { PICTURE } from '../image/image.fixtures.ts';
import { messagesKey } from '../message/message-cache.ts';
import { RUN_HANDLINGS } from './run-handlings.ts';

const id = (digit: string): string => digit.repeat(24);
const AT = '2026-01-01T00:00:00.000Z';

const run: Omit<RunState, 'kind'> = {
  runId: id('1'),
  status: 'running',
  text: '',
  lastSeq: 1,
  attempt: 1,
  progress: 0,
  stage: 'rendering',
  conversationId: id('2'),
  messageId: id('3'),
  imageId: id('4'),
  storyId: id('5'),
  passageId: id('6'),
  likenessId: id('7'),
};

const message = {
  id: id('3'),
  conversationId: id('2'),
  role: 'assistant',
  content: 'Good evening',
  status: 'complete',
  createdAt: AT,
  variant: 1,
  variantCount: 1,
  details: null,
  imageId: null,
} as const;
const image = { ...PICTURE, id: id('4'), isOwn: true, status: 'failed' } as const;
const likeness = {
  id: id('7'),
  runId: id('1'),
  status: 'ready',
  failure: null,
  imageUrl: null,
  thumbnailUrl: null,
  usedIn: [],
  uses: 0,
  firstPictureFree: false,
  createdAt: AT,
};
const passage = {
  id: id('6'),
  storyId: id('5'),
  parentId: null,
  choice: null,
  text: 'It was late.',
  choices: [],
  status: 'stopped',
  createdAt: AT,
};
const story = {
  id: id('5'),
  title: 'Late',
  genre: 'mystery',
  tone: 'warm',
  lead: 'Mara',
  premise: null,
  passageCount: 1,
  createdAt: AT,
  updatedAt: AT,
};

let answers: Record<string, unknown>;

beforeEach(() => {
  answers = {
    [`/api/conversations/${id('2')}/messages?limit=100`]: [message],
    [`/api/images/${id('4')}`]: image,
    [`/api/stories/${id('5')}`]: { ...story, passages: [passage] },
    '/api/onlyfans-self-ai': [likeness],
  };
  vi.stubGlobal('fetch', async (path: string) => {
    const answer = answers[path];
    return answer === undefined
      ? new Response('', { status: 404 })
      : new Response(JSON.stringify(answer));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

describe('the result of a run by REST', () => {
  const result = (kind: RunState['kind']) => RUN_HANDLINGS[kind].fetchResult({ ...run, kind });

  it('is what its subject became', async () => {
    expect(await result('chat')).toMatchObject({ status: 'completed', message });
    expect(await result('story')).toMatchObject({ status: 'stopped', passage });
    expect(await result('likeness')).toMatchObject({ status: 'completed', likeness });
  });

  it('has a reason when it failed, although REST knows none', async () => {
    expect(await result('image')).toMatchObject({
      status: 'failed',
      failure: { code: 'engine_failed' },
    });
  });

  it('is not there while the subject is unfinished', async () => {
    answers[`/api/images/${id('4')}`] = { ...image, status: 'pending' };
    expect(await result('image')).toBeNull();
  });

  it('will never come when the subject is not in its list', async () => {
    answers['/api/onlyfans-self-ai'] = [];
    answers[`/api/conversations/${id('2')}/messages?limit=100`] = [];
    expect(await result('likeness')).toBe('missing');
    expect(await result('chat')).toBe('missing');
  });

  it('is not asked for as long as the subject is unknown', async () => {
    for (const kind of RUN_KINDS) {
      const unknown = { runId: run.runId, kind, status: 'running', text: '', lastSeq: 0 } as const;
      const state = { ...unknown, attempt: 1, progress: 0, stage: 'queued' };
      expect(await RUN_HANDLINGS[kind].fetchResult(state)).toBeNull();
    }
  });
});

describe('the end of a run', () => {
  it('changes a conversation that is held, and begins none', () => {
    const end: RunState = { ...run, kind: 'chat', status: 'completed', message };
    RUN_HANDLINGS.chat.ended(end, 'event');
    expect(queryClient.getQueryData(messagesKey(id('2')))).toBeUndefined();
    const pages = [{ items: [{ ...message, status: 'pending', content: '' }], before: null }];
    queryClient.setQueryData(messagesKey(id('2')), { pages, pageParams: [null] });
    RUN_HANDLINGS.chat.ended(end, 'event');
    expect(queryClient.getQueryData(messagesKey(id('2')))).toMatchObject({
      pages: [{ items: [{ content: 'Good evening', status: 'complete' }] }],
    });
  });

  it('shows a picture as it ended, where the event brings none', () => {
    const pages = [{ items: [{ ...image, status: 'pending' }], before: null }];
    queryClient.setQueryData(IMAGE_KEYS.own, { pages, pageParams: [null] });
    RUN_HANDLINGS.image.ended({ ...run, kind: 'image', status: 'stopped' }, 'event');
    expect(queryClient.getQueryData(IMAGE_KEYS.own)).toMatchObject({
      pages: [{ items: [{ status: 'stopped' }] }],
    });
  });
});
