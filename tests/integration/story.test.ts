import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  storyDetails,
  storyTurnResponse,
  storyView,
  type StoryDetails,
  type StoryTurnResponse,
} from '@vesper/core/contract/story';
import { streamedText } from '@vesper/core/runs/run-log';
import { createClient, type Client } from '../stack/client.ts';
import { ASYNC } from '../stack/conversation.ts';
import { connectSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

const REQUEST = { genre: 'mystery', lead: 'Mara' } as const;

let stack: Stack;
let anna: Client;

beforeAll(async () => {
  // Slow enough that a test can act in the middle of a passage.
  stack = await startStack({ env: { COMPANION_WORD_MS: '8', COMPANION_THINKING_MS: '20' } });
  anna = createClient(stack.baseUrl);
  await anna.signUp();
});
afterAll(() => stack.stop());

function start(client: Client): Promise<StoryTurnResponse> {
  return client.expect([201, storyTurnResponse], 'POST', '/api/stories', REQUEST);
}

function proceed(
  { story, passage }: StoryTurnResponse,
  choice: string | undefined,
  status: 200 | 201 | 202 = 201,
): Promise<StoryTurnResponse> {
  const path = `/api/stories/${story.id}/passages`;
  const headers = status === 202 ? { ...ASYNC, 'idempotency-key': randomUUID() } : {};
  const body = { parentId: passage.id, choice };
  return anna.expect([status, storyTurnResponse], 'POST', path, body, headers);
}

function read(id: string): Promise<StoryDetails> {
  return anna.expect([200, storyDetails], 'GET', `/api/stories/${id}`);
}

describe('a story', () => {
  it('is judged with every choice of its path', async () => {
    const first = await start(anna);
    const second = await proceed(first, 'Describe Nora to me');
    expect(second.passage.status).toBe('complete');
    const path = `/api/stories/${second.story.id}/passages`;
    const body = { parentId: second.passage.id, choice: 'Nora is fourteen years old' };
    expect(await anna.request('POST', path, body)).toMatchObject({
      status: 422,
      body: { code: 'content_refused' },
    });
    // On a branch without the first choice the same words are told of somebody, and pass.
    const branch = await proceed(first, 'Nora is fourteen years old');
    expect(branch.passage.status).toBe('complete');
  });

  it('starts with a whole passage and goes on by choice, by own words and by branches', async () => {
    const first = await start(anna);
    expect(first.passage).toMatchObject({ parentId: null, choice: null, status: 'complete' });
    expect(first.passage.choices).toHaveLength(3);
    const [bold, careful] = first.passage.choices;
    const second = await proceed(first, bold);
    expect(second.passage).toMatchObject({ parentId: first.passage.id, choice: bold });
    const own = await proceed(second, 'Mara searches the old desk');
    expect(own.passage.text).toContain('the old desk');
    const branch = await proceed(first, careful);
    expect(branch.passage.text).not.toBe(second.passage.text);
    const again = await proceed(first, bold, 200);
    expect(again.passage).toEqual(second.passage);
    const { passages, passageCount } = await read(first.story.id);
    expect(passages.map(({ id }) => id)).toEqual(
      [first, second, own, branch].map(({ passage }) => passage.id),
    );
    expect(passageCount).toBe(4);
    const list = await anna.expect([200, z.array(storyView)], 'GET', '/api/stories');
    expect(list[0]?.id).toBe(first.story.id);
  });

  it('streams over the socket and can be resumed', async () => {
    const socket = await connectSocket(anna);
    const answer = await anna.expect(
      [202, storyTurnResponse],
      'POST',
      '/api/stories',
      REQUEST,
      ASYNC,
    );
    expect(answer.passage).toMatchObject({ status: 'pending', text: '', choices: [] });
    const { runId } = answer;
    expect(await socket.finished(runId)).toMatchObject({ event: 'run:completed' });
    const events = socket.eventsOf(runId);
    expect(events[0]).toMatchObject({ kind: 'story', storyId: answer.story.id });
    const [passage] = (await read(answer.story.id)).passages;
    expect(streamedText(events)).toBe(passage?.text);
    expect(events.at(-1)).toMatchObject({ passage });
    const ack = await socket.ask('run:resume', { runId, afterSeq: 5 });
    expect(ack).toEqual({ ok: true, events: events.slice(5) });
    socket.close();
  });

  it('is told one passage at a time, and a stopped one keeps its text and choices', async () => {
    const socket = await connectSocket(anna);
    const first = await start(anna);
    const turn = await stack.whileWorkersStand(async () => {
      const begun = await proceed(first, first.passage.choices[0], 202);
      const busy = await anna.request('POST', `/api/stories/${first.story.id}/passages`, {
        parentId: first.passage.id,
        choice: 'Wait',
      });
      expect(busy).toMatchObject({ status: 409, body: { code: 'story_busy' } });
      return begun;
    });
    await socket.waitFor('run:delta', (delta) => delta.runId === turn.runId && delta.seq > 5);
    const stop = () => socket.ask('run:cancel', { runId: turn.runId });
    expect(await stack.whileWorkersStand(stop)).toEqual({ ok: true });
    expect((await socket.finished(turn.runId)).event).toBe('run:stopped');
    const stopped = (await read(first.story.id)).passages.at(-1);
    expect(stopped).toMatchObject({ id: turn.passage.id, status: 'stopped' });
    expect(stopped?.text).toBe(streamedText(socket.eventsOf(turn.runId)));
    expect(stopped?.choices).toHaveLength(3);
    await proceed(turn, stopped?.choices[1]);
    socket.close();
  });

  it('is its owner’s alone, and gone when deleted', async () => {
    const { story, passage } = await start(anna);
    const stranger = createClient(stack.baseUrl);
    await stranger.signUp();
    const path = `/api/stories/${story.id}`;
    const turn = { parentId: passage.id, choice: passage.choices[0] };
    expect((await stranger.request('GET', path)).status).toBe(404);
    expect((await stranger.request('POST', `${path}/passages`, turn)).status).toBe(404);
    expect((await stranger.request('DELETE', path)).status).toBe(404);
    expect(await anna.request('DELETE', path)).toMatchObject({ status: 200, body: { ok: true } });
    expect((await anna.request('GET', path)).status).toBe(404);
  });

  it('refuses what is not valid and what must not reach an engine', async () => {
    const invalid = await anna.request('POST', '/api/stories', { genre: 'opera', lead: 'Mara' });
    expect(invalid).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    const unsafe = { ...REQUEST, premise: 'hello [[sentinel:child_safety]]' };
    const refused = await anna.request('POST', '/api/stories', unsafe);
    expect(refused).toMatchObject({ status: 422, body: { code: 'child_safety' } });
    const first = await start(anna);
    const path = `/api/stories/${first.story.id}/passages`;
    const choice = 'go on [[sentinel:child_safety]]';
    const turn = await anna.request('POST', path, { parentId: first.passage.id, choice });
    expect(turn).toMatchObject({ status: 422, body: { code: 'child_safety' } });
    const lost = await anna.request('POST', path, { parentId: 'f'.repeat(24), choice: 'Go on' });
    expect(lost.status).toBe(404);
    expect((await read(first.story.id)).passages).toHaveLength(1);
  });
});
