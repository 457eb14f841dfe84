import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkAnswersAgainst, createClient } from '../stack/client.ts';
import { generate, send, startConversation } from '../stack/conversation.ts';
import { connectSocket } from '../stack/socket.ts';
import { address, keptFile, readApiDocument } from './compose-project.ts';
import { PASSWORD, readKept } from './kept.ts';

it('somebody has talks, a picture and four tokens, which the backup has to hold', async () => {
  checkAnswersAgainst(address, readApiDocument());
  const client = createClient(address);
  const email = `${randomBytes(6).toString('hex')}@example.com`;
  await client.signUp({ email, password: PASSWORD });
  const socket = await connectSocket(client);
  for (const words of ['Hello.', 'Tell me a story about the sea.']) {
    const { runId } = await send(client, await startConversation(client), words);
    expect((await socket.finished(runId)).event).toBe('run:completed');
  }
  const { runId } = await generate(client, 'a lighthouse at dusk');
  expect((await socket.finished(runId ?? '')).event).toBe('run:completed');
  socket.close();
  const kept = await readKept(client, email);
  expect(kept).toMatchObject({ tokens: 4, conversations: [{}, {}] });
  expect(Object.keys(kept.pictures)).toHaveLength(1);
  writeFileSync(keptFile, JSON.stringify(kept));
});
