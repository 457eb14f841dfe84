import { momentOf, plainMessage, type Transcript, type TranscriptMessage } from './transcript.ts';

/** Whom the member is called in a file. */
export const MEMBER = 'You';

/** The line above each message: who says it, and when. */
const HEADING = /^## (.+) · (\d{4}-\d{2}-\d{2}T\S+)$/;
/** The same within a text, where it must not begin a message. */
const LIKE_HEADING = /^(\\*## .+ · \d{4}-\d{2}-\d{2}T)/gm;

/** A message under its heading. */
export function markdownMessage(name: string, at: Date, text: string): string {
  return `## ${name.replaceAll('\n', ' ')} · ${at.toISOString()}\n\n${text.replace(LIKE_HEADING, '\\$1')}\n\n`;
}

const unescaped = (text: string): string =>
  text.replace(/^\\(\\*## .+ · \d{4}-\d{2}-\d{2}T)/gm, '$1');

interface OpenMessage extends Pick<TranscriptMessage, 'role' | 'at'> {
  lines: string[];
}

function bodyOf({ role, at, lines }: OpenMessage): TranscriptMessage | null {
  const body = lines.join('\n').replace(/^\n+|\n+$/g, '');
  return plainMessage(role, unescaped(body), at);
}

const titleOf = (line = ''): string | null => /^# (.+)$/.exec(line)?.[1] ?? null;

/** Reads a conversation that was written as Markdown here; null for any other text. */
export function readMarkdown(text: string): Transcript | null {
  const lines = text.split(/\r?\n/);
  const title = titleOf(lines[0]);
  const messages: TranscriptMessage[] = [];
  let character: string | null = null;
  let open: OpenMessage | undefined;
  const close = (): void => {
    const message = open && bodyOf(open);
    if (message) messages.push(message);
  };
  for (const one of lines) {
    const found = HEADING.exec(one);
    if (!found) {
      open?.lines.push(one);
      continue;
    }
    close();
    const [, name = '', at] = found;
    const role = name === MEMBER ? 'user' : 'assistant';
    if (role === 'assistant') character ??= name;
    open = { role, at: momentOf(at), lines: [] };
  }
  close();
  return messages.length > 0 ? { title, character, messages } : null;
}
