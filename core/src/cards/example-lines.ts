import type { ExampleLine } from '../contract/character.ts';

/** As many as a page shows; an example talk can be as long as a book. */
const LINES_MAX = 12;

const SPEAKERS: ReadonlyArray<readonly [RegExp, ExampleLine['by']]> = [
  [/^(?:\{\{char\}\}|<bot>)\s*:/i, 'character'],
  [/^(?:\{\{user\}\}|<user>)\s*:/i, 'member'],
];

/**
 * Reads the lines of an example talk as cards write them: `<START>` begins a new one, and
 * `{{char}}:` or `{{user}}:` before a line says whose it is. A line without a speaker goes on with
 * the one before; where no line has one, each is the character's, as people write who know no cards.
 */
export function exampleLines(dialogue: string): ExampleLine[] {
  const hasSpeakers = /^\s*(?:\{\{(?:char|user)\}\}|<(?:bot|user)>)\s*:/im.test(dialogue);
  const lines: ExampleLine[] = [];
  for (const raw of dialogue.split('\n')) {
    const line = raw.trim();
    if (line === '' || /^<start>$/i.test(line)) continue;
    const { by, text } = spoken(line);
    const last = lines.at(-1);
    if (by === undefined && hasSpeakers && last) last.text += `\n${text}`;
    else lines.push({ by: by ?? 'character', text });
    if (lines.length > LINES_MAX) break;
  }
  return lines.filter(({ text }) => text !== '').slice(0, LINES_MAX);
}

function spoken(line: string): { by: ExampleLine['by'] | undefined; text: string } {
  const [speaker, by] = SPEAKERS.find(([pattern]) => pattern.test(line)) ?? [];
  return { by, text: speaker ? line.replace(speaker, '').trim() : line };
}
