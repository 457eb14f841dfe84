import type { TranscriptFormat } from '../contract/transcript.ts';
import { markdownMessage, MEMBER } from './markdown.ts';
import { OWN_FORMAT } from './transcript.ts';

/** A message on its way into a file. */
export interface SaidMessage {
  role: 'user' | 'assistant';
  /** The one who says it. */
  name: string;
  texts: string[];
  chosen: number;
  at: Date;
}

/** A conversation on its way into a file: its messages are read as they are written. */
export interface SaidTalk {
  title: string;
  /** Null for the assistant. */
  character: string | null;
  /** The name of whoever answers. */
  speaker: string;
  createdAt: Date;
  messages: AsyncIterable<SaidMessage>;
}

const shown = ({ texts, chosen }: SaidMessage): string => texts[chosen] ?? '';

/** Our own format: everything that an import can give back. */
async function* json({ title, character, createdAt, messages }: SaidTalk): AsyncGenerator<string> {
  const head = { format: OWN_FORMAT, version: 1, title, character, createdAt };
  yield `${JSON.stringify(head).slice(0, -1)},"messages":[`;
  let separator = '\n';
  for await (const { role, name, texts, chosen, at } of messages) {
    yield separator + JSON.stringify({ role, name, texts, chosen, at });
    separator = ',\n';
  }
  yield '\n]}\n';
}

/** To be read by people: the versions that are shown. */
async function* markdown({ title, messages }: SaidTalk): AsyncGenerator<string> {
  yield `# ${title.replaceAll('\n', ' ')}\n\n`;
  for await (const message of messages) {
    // A character of that name must not be taken for the member.
    const other = message.name === MEMBER ? `${MEMBER} (character)` : message.name;
    const name = message.role === 'user' ? MEMBER : other;
    yield markdownMessage(name, message.at, shown(message));
  }
}

/** The format of SillyTavern, which other programs of the card world read too. */
async function* jsonl({ speaker, createdAt, messages }: SaidTalk): AsyncGenerator<string> {
  const head = {
    user_name: MEMBER,
    character_name: speaker,
    create_date: createdAt.toISOString(),
    chat_metadata: {},
  };
  yield `${JSON.stringify(head)}\n`;
  for await (const message of messages) {
    const { role, name, texts, chosen, at } = message;
    const isUser = role === 'user';
    const line = {
      ...{ name: isUser ? MEMBER : name, is_user: isUser, is_system: false },
      ...{ send_date: at.toISOString(), mes: shown(message), extra: {} },
      ...(texts.length > 1 && { swipes: texts, swipe_id: chosen }),
    };
    yield `${JSON.stringify(line)}\n`;
  }
}

const WRITERS = { json, markdown, jsonl } as const;

/** Writes a conversation as a file, piece by piece. */
export function writeTranscript(talk: SaidTalk, format: TranscriptFormat): AsyncGenerator<string> {
  return WRITERS[format](talk);
}
