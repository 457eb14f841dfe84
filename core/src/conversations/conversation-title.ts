import type { Types } from 'mongoose';
import { DEFAULT_CONVERSATION_TITLE } from '../contract/brand.ts';
import { Conversation } from '../models/conversation.ts';
import { Message } from '../models/message.ts';
import { decide } from '../safety/decide.ts';

/** Characters; what fits the list of conversations on one line. */
const TITLE_MAX = 40;
const WIDE_MAX = 20;
/** A title is in the beginning of a message or nowhere; this bounds the work. */
const READ_MAX = 500;
/** A conversation that begins with so many messages without a word keeps the default title. */
const READ_MESSAGES = 5;

/** Puts a conversation first among its member's, and names it where nobody has yet. */
export async function touchConversation(_id: Types.ObjectId, at: Date): Promise<void> {
  const touched = await Conversation.findOneAndUpdate(
    { _id },
    // Who says something again has taken it out of the archive.
    { $set: { updatedAt: at }, $unset: { isArchived: 1 } },
    { projection: { title: 1 } },
  ).lean();
  if (touched?.title === DEFAULT_CONVERSATION_TITLE) await nameConversation(_id);
}

/**
 * Names a conversation after what the first telling message in it is about, as long as nobody has
 * named it: the update only meets the default title, so a name given by the person stays whenever
 * it came.
 */
async function nameConversation(_id: Types.ObjectId): Promise<void> {
  const unnamed = { _id, title: DEFAULT_CONVERSATION_TITLE };
  const said = await Message.find({ conversationId: _id, role: 'user' }, { content: 1 })
    .sort({ createdAt: 1, _id: 1 })
    .limit(READ_MESSAGES);
  const title = said.map(({ content }) => titleFrom(content)).find((it) => it !== '');
  if (!title || !decide(title, { kind: 'title' }).allowed) return;
  await Conversation.updateOne(unnamed, { $set: { title } });
}

/** Takes back the name that a message gave, when that message came to nothing. */
export async function unnameConversation(_id: Types.ObjectId, content: string): Promise<void> {
  if (await Message.exists({ conversationId: _id, role: 'user' })) return;
  const named = { _id, title: titleFrom(content) };
  await Conversation.updateOne(named, { $set: { title: DEFAULT_CONVERSATION_TITLE } });
}

const HELLO = 'hi+|hey+|hello+|hiya|yo|greetings|good (?:morning|day|afternoon|evening)';
/** Who is greeted belongs to it: one word, and a mark after it. */
const GREETING = new RegExp(
  String.raw`^(?:${HELLO})(?: there| again| everyone|,? [\p{L}'-]{2,20}(?=[,.!]))?(?![\p{L}'-])[\s,.!:;–—-]*`,
  'iu',
);
/** Beginnings of a request, before the thing that is asked for. */
const LEADS: readonly RegExp[] = [
  /^(?:please|so|well|ok|okay|um+|actually)[\s,]+/i,
  /^(?:can|could|would|will) (?:you|we|i) (?:please |maybe |perhaps )?/i,
  /^i(?: woul|['’])d (?:really )?(?:like|love) (?:you )?to /i,
  /^i (?:really )?(?:want|need) (?:you )?to /i,
  /^(?:i (?:want|need) (?:some )?help|help me) (?:with |to )?/i,
  /^(?:let['’]?s|let us) /i,
  /^(?:tell me (?:something |more |all |everything )?about|explain(?: to me)?|show me|give me) /i,
  /^(?:talk|chat|speak) (?:to you |with you )?about /i,
  /^i have a question(?: about)?[\s:,]+/i,
];
/** Words that a title cannot end with. */
const LOOSE = [
  'a|an|the|my|your|his|her|its|our|their|this|that|these|some|any|and|or|but|so|because|if|when',
  'while|which|who|of|in|on|at|to|for|from|by|with|about|into|like|as|than|is|are|was|were|am|be',
  'very|i|we|you',
].join('|');
const LOOSE_END = new RegExp(` (?: |${LOOSE})+$`, 'i');

/**
 * A short title from a message: its first telling sentence without greeting and preamble, cut
 * between words where it is long. Empty when the message holds no letter or digit.
 */
export function titleFrom(message: string): string {
  const sentences = sentencesOf(message).filter((it) => /[\p{L}\p{N}]/u.test(it));
  const telling = sentences.map(core).find((it) => /[\p{L}\p{N}]/u.test(it));
  // A message that only says "Hello there!" gets that as its title.
  const text = telling ?? sentences[0] ?? '';
  return capital(shorten(text.replace(/[\s.,;:!–—-]+$/u, '')));
}

/** The sentences of a message, without code, links and the marks of formatting. */
function sentencesOf(message: string): string[] {
  const lines = message
    .slice(0, READ_MAX)
    .replace(/```[^`]*(?:```|$)|\bhttps?:\/\/\S+/g, ' ')
    .split('\n');
  return lines.flatMap((line) => {
    const plain = line.replace(MARKS, ' ').replace(/\s+/g, ' ').trim();
    return Array.from(SENTENCES.segment(plain), ({ segment }) => segment).reduce(joined, []);
  });
}

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
/** An initial or a form of address: what looks like the next sentence still is this one. */
const ABBREVIATED = /(?:^|\s)(?:\p{Lu}|[Mm]rs?|[Mm]s|[Dd]r|[Ss]t|[Pp]rof|vs|etc|e\.g|i\.e)\.\s*$/u;

function joined(sentences: string[], part: string): string[] {
  const before = sentences.at(-1);
  if (before === undefined || !ABBREVIATED.test(before)) return [...sentences, part];
  return [...sentences.slice(0, -1), before + part];
}

const MARKS = /[*_`#>~|"“”[\]{}<\\]|\p{Extended_Pictographic}|\p{C}|\ufe0f/gu;

function core(sentence: string): string {
  const wish = sentence.trim().replace(GREETING, '');
  const wished = LEADS.reduce((text, lead) => text.replace(lead, ''), wish);
  // Without its beginning, "Could you explain tides?" is no question any more.
  return wished === wish ? wish : wished.replace(/\?+$/, '');
}

/** Cuts at the end of a clause if there is a good one, else between two words. */
function shorten(text: string): string {
  if (text.length <= TITLE_MAX) return text;
  const clause = /^.{12,40}?(?=[,;:(–—]| - )/u.exec(text)?.[0];
  if (clause) return clause.trim();
  const cut = text.slice(0, TITLE_MAX + 1);
  // Scripts without spaces are wide, and cut between characters, never inside one.
  if (!cut.includes(' ')) return Array.from(text.slice(0, TITLE_MAX)).slice(0, WIDE_MAX).join('');
  const words = cut.slice(0, cut.lastIndexOf(' '));
  return words.replace(LOOSE_END, '').replace(/[\s,;:–—-]+$/u, '');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
