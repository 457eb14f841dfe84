import fc from 'fast-check';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { messageView, sendMessageResponse, type MessageView } from '@vesper/core/contract/message';
import { createClient, type Client } from '../stack/client.ts';
import { readMessages, startConversation } from '../stack/conversation.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;
let anna: Client;

beforeAll(async () => {
  stack = await startStack({ env: { COMPANION_WORD_MS: '0', COMPANION_THINKING_MS: '0' } });
  anna = createClient(stack.baseUrl);
  await anna.signUp();
});
afterAll(() => stack.stop());

/** A message as plainly as it could be: its versions, and what each branch of them leads to. */
interface Model {
  id: string;
  role: MessageView['role'];
  texts: string[];
  branches: number[];
  chosen: number;
  next: Map<number, Model>;
}

function leaf({ id, role, content }: MessageView): Model {
  return { id, role, texts: [content], branches: [0], chosen: 0, next: new Map() };
}

const branchOf = ({ branches, chosen }: Model): number => branches[chosen] ?? 0;

function pathFrom(top: Model | undefined): Model[] {
  return top ? [top, ...pathFrom(top.next.get(branchOf(top)))] : [];
}

function addText(model: Model, text: string, branch: number): void {
  model.branches.push(branch);
  model.chosen = model.texts.push(text) - 1;
}

/** A conversation through the API, and beside it what it should be. */
class Twin {
  private first: Model | undefined;
  private readonly conversation: string;

  constructor(conversation: string) {
    this.conversation = conversation;
  }

  private async exchange(method: 'POST' | 'PATCH', path: string, body?: object) {
    return anna.expect([201, sendMessageResponse], method, path, body);
  }

  private put(before: Model | undefined, next: Model | undefined): void {
    if (!before) this.first = next;
    else if (next) before.next.set(branchOf(before), next);
    else before.next.delete(branchOf(before));
  }

  async say(content: string): Promise<void> {
    const end = pathFrom(this.first).at(-1);
    const said = await this.exchange('POST', `/api/chat/${this.conversation}`, { content });
    const asked = leaf(said.userMessage);
    asked.next.set(0, leaf(said.assistantMessage));
    this.put(end, asked);
  }

  /** Does one of the other things to the message that `at` points to, if it can be done to it. */
  async change(what: string, at: number, text: string): Promise<void> {
    const path = pathFrom(this.first);
    const index = at % Math.max(path.length, 1);
    const model = path[index];
    const before = path[index - 1];
    if (!model) return;
    const url = `/api/messages/${model.id}`;
    if (what === 'edit') {
      await anna.expect([200, messageView], 'PATCH', url, { content: text });
      addText(model, text, branchOf(model));
    }
    if (what === 'rerun' && model.role === 'user') {
      const { assistantMessage } = await this.exchange('PATCH', url, {
        content: text,
        rerun: true,
      });
      addText(model, text, model.texts.length);
      this.put(model, leaf(assistantMessage));
    }
    if (what === 'rewrite' && model.role === 'assistant' && before?.role === 'user') {
      const { assistantMessage } = await this.exchange('POST', `${url}/regenerate`);
      addText(model, assistantMessage.content, model.texts.length);
    }
    if (what === 'choose') {
      const index = text.length % model.texts.length;
      await anna.expect([200, messageView], 'PUT', `${url}/variant`, { variant: index + 1 });
      model.chosen = index;
    }
    if (what === 'remove') {
      await anna.expect([200, z.unknown()], 'DELETE', url);
      this.put(before, model.next.get(branchOf(model)));
    }
  }

  /** Leaves marks as a process that died in the middle of a switch might, and worse. */
  async confuse(bits: number): Promise<void> {
    const messages = stack.documents.collection('messages');
    const all = { conversationId: new Types.ObjectId(this.conversation) };
    for (const [index, { _id }] of (await messages.find(all).toArray()).entries()) {
      const isHidden = ((bits >> (index % 30)) & 1) === 1;
      await messages.updateOne(
        { _id },
        isHidden ? { $set: { offPath: true } } : { $unset: { offPath: 1 } },
      );
    }
  }

  async compare(): Promise<void> {
    const messages = await readMessages(anna, this.conversation);
    const found = messages.map(({ id, content, variant, variantCount }) => ({
      ...{ id, content, variant, variantCount },
    }));
    const wanted = pathFrom(this.first).map(({ id, texts, chosen }) => ({
      ...{ id, content: texts[chosen], variant: chosen + 1, variantCount: texts.length },
    }));
    expect(found).toEqual(wanted);
  }
}

const steps = fc.array(
  fc.record({
    what: fc.constantFrom('say', 'say', 'rewrite', 'rerun', 'edit', 'choose', 'choose', 'remove'),
    at: fc.nat(30),
    size: fc.integer({ min: 1, max: 12 }),
    wrong: fc.option(fc.nat(), { nil: null }),
  }),
  { minLength: 6, maxLength: 14 },
);

it('any changes leave what a plain tree in memory has, whatever became of the marks', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (plan) => {
      const twin = new Twin(await startConversation(anna));
      await twin.say('Hello there.');
      for (const [index, { what, at, size, wrong }] of plan.entries()) {
        const text = `${index}${'o'.repeat(size)}`;
        if (what === 'say') await twin.say(text);
        else await twin.change(what, at, text);
        if (wrong !== null) await twin.confuse(wrong);
        await twin.compare();
      }
    }),
    { numRuns: 12, endOnFailure: true },
  );
});
