import { LIMITS } from '@vesper/core/contract/limits';
import { decide } from '@vesper/core/safety/decide';
import { readTranscripts } from '@vesper/core/transcripts/read-transcripts';
import { BadTranscript, type Transcript } from '@vesper/core/transcripts/transcript';

/** Messages of a part: what is read of one at a time delays nobody. */
const PART = 500;

/** A conversation of a file, its messages as JSON in parts. */
export interface ReadTalk {
  title: string | null;
  character: string | null;
  count: number;
  /** A text in it is not allowed here, or too long: it is left out as a whole. */
  refused: boolean;
  parts: string[];
}

export type ReadFile = { talks: ReadTalk[] } | { problem: string };

const isSafe = (text: string): boolean =>
  text.length <= LIMITS.importTextMax && decide(text, { kind: 'message' }).allowed;

function readTalk({ title, character, messages }: Transcript): ReadTalk {
  const titled = title !== null && decide(title, { kind: 'title' }).allowed ? title : null;
  const refused = !messages.every(({ texts }) => texts.every(isSafe));
  const parts = [];
  for (let at = 0; !refused && at < messages.length; at += PART) {
    parts.push(JSON.stringify(messages.slice(at, at + PART)));
  }
  return { title: titled, character, count: messages.length, refused, parts };
}

/** What the thread does: reads a file and judges its texts by the rules for what people type. */
export function readFile(bytes: Uint8Array): ReadFile {
  try {
    return { talks: readTranscripts(bytes).map(readTalk) };
  } catch (error) {
    if (error instanceof BadTranscript) return { problem: error.message };
    throw error;
  }
}
