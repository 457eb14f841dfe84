import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkAnswersAgainst, createClient } from '../stack/client.ts';
import { send, startConversation } from '../stack/conversation.ts';
import { connectSocket } from '../stack/socket.ts';
import { address, keptFile, readApiDocument } from './compose-project.ts';
import { PASSWORD, readKept, type Kept } from './kept.ts';

it('what was backed up is all there after a restore into empty volumes, and goes on', async () => {
  checkAnswersAgainst(address, readApiDocument());
  const kept: Kept = JSON.parse(readFileSync(keptFile, 'utf8'));
  const client = createClient(address);
  const answer = await client.request('POST', '/api/signin', {
    email: kept.email,
    password: PASSWORD,
  });
  expect(answer.status).toBe(200);
  expect(await readKept(client, kept.email)).toEqual(kept);
  const socket = await connectSocket(client);
  const { runId } = await send(client, await startConversation(client), 'Are you still there?');
  expect((await socket.finished(runId)).event).toBe('run:completed');
  socket.close();
});
