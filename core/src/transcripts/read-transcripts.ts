import { LIMITS } from '../contract/limits.ts';
import { readMarkdown } from './markdown.ts';
import { isChatGpt, readChatGpt } from './read-chatgpt.ts';
import { readOwn } from './read-own.ts';
import { isSillyTavern, readSillyTavern } from './read-sillytavern.ts';
import { BadTranscript, type Transcript } from './transcript.ts';

const UNKNOWN =
  'This file holds no conversation that can be read here. Send a JSON, Markdown or JSONL file of ' +
  'this place, a chat of SillyTavern, or the conversations.json of ChatGPT.';

/**
 * Reads a file of conversations, whatever program wrote it.
 * @throws BadTranscript for a file that holds none, or too many
 */
export function readTranscripts(bytes: Uint8Array): Transcript[] {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    throw new BadTranscript(
      'This is a ZIP archive. Unpack it, and send the conversations.json in it.',
    );
  }
  const text = new TextDecoder()
    .decode(bytes)
    .replace(/^\uFEFF/, '')
    .trim();
  const read = readJson(text) ?? readLines(text) ?? [readMarkdown(text)];
  const found = read.filter((one) => one !== null).filter(({ messages }) => messages.length > 0);
  if (found.length === 0) throw new BadTranscript(UNKNOWN);
  assertBounded(found);
  return found;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readJson(text: string): (Transcript | null)[] | null {
  if (!text.startsWith('[') && !text.startsWith('{')) return null;
  const value = parsed(text);
  if (value === undefined) return null;
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  // A chat of a single line is JSON as well.
  if (all.length === 1 && isSillyTavern(all[0])) return [readSillyTavern(all)];
  return all.map((one) => (isChatGpt(one) ? readChatGpt(one) : readOwn(one)));
}

function readLines(text: string): Transcript[] | null {
  const [first = '', ...more] = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const head = parsed(first);
  if (!isSillyTavern(head)) return null;
  const values = more.map(parsed);
  // Half of a file must not look like the whole of one.
  if (values.includes(undefined)) {
    throw new BadTranscript('A line of this file is broken. Export the chat again, and send that.');
  }
  return [readSillyTavern([head, ...values])];
}

function assertBounded(all: readonly Transcript[]): void {
  const { importConversations, importMessages } = LIMITS;
  if (all.length > importConversations) {
    throw new BadTranscript(
      `This file has ${all.length.toLocaleString('en')} conversations. Send at most ` +
        `${importConversations.toLocaleString('en')} at a time.`,
    );
  }
  const messages = all.reduce((sum, one) => sum + one.messages.length, 0);
  if (messages > importMessages) {
    throw new BadTranscript(
      `This file has ${messages.toLocaleString('en')} messages. Send at most ` +
        `${importMessages.toLocaleString('en')} at a time.`,
    );
  }
}
