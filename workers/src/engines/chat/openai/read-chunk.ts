import { z } from 'zod';
import type { TokenUsage } from '../chat-engine.ts';
import { readUsage } from './read-usage.ts';
import type { Piece } from './think-tags.ts';

const text = z.string().nullish().catch(undefined);
/** Whole messages come as text, or as parts of which some are text. */
const content = z
  .union([
    z.string(),
    z
      .array(z.looseObject({ text }))
      .transform((parts) => parts.map((part) => part.text ?? '').join('')),
  ])
  .nullish()
  .catch(undefined);

const message = z
  .looseObject({ content, reasoning_content: text, reasoning: text, reasoning_text: text })
  .nullish()
  .catch(undefined);

const chunk = z.looseObject({
  choices: z
    .array(z.looseObject({ delta: message, message, text, finish_reason: text }))
    .nullish()
    .catch(undefined),
});

/** The contents of one chunk of a stream, or of a whole reply that came in one piece. */
export interface ChunkReading {
  pieces: Piece[];
  finish: string | undefined;
  usage: TokenUsage | undefined;
}

type Chunk = z.output<typeof chunk>;

/** Fields of a chunk that say nothing, whatever is in them; without any others it is a plain one. */
const IDLE_FIELDS = new Set([
  ...['id', 'object', 'created', 'model', 'system_fingerprint', 'service_tier', 'provider'],
  ...['choices', 'obfuscation'],
]);
const IDLE_IN_CHOICE = new Set(['index', 'delta', 'logprobs']);
const IDLE_IN_DELTA = new Set(['content', 'role']);

/**
 * Reads a chunk of words alone, as nearly all are, without a schema: reading them all by one is a
 * good part of what a word costs.
 * @returns undefined for any other chunk, which `readChunk` reads
 */
export function plainTextOf(value: unknown): string | undefined {
  const choices = isPlain(value, IDLE_FIELDS) && 'choices' in value ? value.choices : undefined;
  if (!Array.isArray(choices) || choices.length !== 1) return undefined;
  const [choice]: unknown[] = choices;
  const delta = isPlain(choice, IDLE_IN_CHOICE) && 'delta' in choice ? choice.delta : undefined;
  const content = isPlain(delta, IDLE_IN_DELTA) && 'content' in delta ? delta.content : undefined;
  return typeof content === 'string' ? content : undefined;
}

/** Tells an object whose other fields than these are all null. */
function isPlain(value: unknown, idle: ReadonlySet<string>): value is object {
  if (typeof value !== 'object' || value === null) return false;
  for (const [name, field] of Object.entries(value)) {
    if (field !== null && !idle.has(name)) return false;
  }
  return true;
}

/** Reads a chunk of whichever dialect; a server's surprise reads as an empty one. */
export function readChunk(value: unknown): ChunkReading {
  const usage = readUsage(value);
  const parsed = chunk.safeParse(value);
  if (!parsed.success) return { pieces: [], finish: undefined, usage };
  const choice = parsed.data.choices?.[0];
  return {
    pieces: choice ? piecesOf(choice) : [],
    finish: choice?.finish_reason || undefined,
    usage,
  };
}

function piecesOf({ delta, message, text: plain }: NonNullable<Chunk['choices']>[number]): Piece[] {
  const said = delta ?? message;
  const thinking = [said?.reasoning_content, said?.reasoning, said?.reasoning_text].find(Boolean);
  const written = [said?.content, plain].find(Boolean);
  return [
    ...(thinking ? [{ kind: 'thinking', text: thinking } as const] : []),
    ...(written ? [{ kind: 'text', text: written } as const] : []),
  ];
}
