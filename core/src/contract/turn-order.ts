import type { TurnOrder } from './group.ts';

/** One of a group, as far as the order of turns needs to know it. */
interface Candidate {
  characterId: string;
  name: string;
  nickname?: string | undefined;
  isMuted: boolean;
}

/** What a message is answered after. */
interface Moment {
  /** The words that are answered. */
  content: string;
  /** Who spoke, the latest first. */
  spokenBy: readonly string[];
  /** The one who is to answer, whatever the order says. */
  speakerId?: string | undefined;
}

/** A letter of any script, or what stands within words. */
const WORD_CHARACTER = /[\p{L}\p{N}\p{M}_]/u;
/** Scripts that put no space between words: a name may begin and end anywhere. */
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
/** Words before a name that nobody is called by. */
const NO_NAME = /^(?:an?|the|dr|mr|mrs|ms|miss|sir|lady|lord|le|la|el|der|die|das)\.?$/;

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/**
 * The characters of a group that answer a message, in the order in which they do; none when all are
 * muted and nobody is chosen.
 * @param members in the order of a round
 */
export function whoAnswers<Member extends Candidate>(
  turnOrder: TurnOrder,
  members: readonly Member[],
  { content, spokenBy, speakerId }: Moment,
): Member[] {
  if (speakerId !== undefined) return members.filter((it) => it.characterId === speakerId);
  const speaking = members.filter(({ isMuted }) => !isMuted);
  if (turnOrder === 'round') return speaking;
  if (turnOrder === 'chosen') return lastOf(speaking, spokenBy);
  const named = namedIn(content, speaking);
  return named.length > 0 ? named : quietest(speaking, spokenBy);
}

/** The one who spoke last, or else the first. */
export function lastOf<Member extends Candidate>(
  members: readonly Member[],
  spokenBy: readonly string[],
): Member[] {
  for (const id of spokenBy) {
    const last = members.find(({ characterId }) => characterId === id);
    if (last) return [last];
  }
  return members.slice(0, 1);
}

/** The one who has been silent for longest; of those who never spoke, the first. */
function quietest<Member extends Candidate>(
  members: readonly Member[],
  spokenBy: readonly string[],
): Member[] {
  const silence = ({ characterId }: Member): number => {
    const at = spokenBy.indexOf(characterId);
    return at === -1 ? spokenBy.length : at;
  };
  return members.toSorted((a, b) => silence(b) - silence(a)).slice(0, 1);
}

interface Span<Member> {
  member: Member;
  start: number;
  end: number;
}

/**
 * Those whose name, nickname or first name stands in a text, in the order in which they are named.
 * Where one name is part of a longer one, the longer one is meant.
 */
export function namedIn<Member extends Candidate>(
  text: string,
  members: readonly Member[],
): Member[] {
  const folded = fold(text);
  const spans = members.flatMap((member) =>
    namesOf(member).flatMap((name) =>
      placesOf(name, folded).map((start) => ({ member, start, end: start + name.length })),
    ),
  );
  const meant = spans
    .filter((span) => !spans.some((other) => isWithin(span, other)))
    .toSorted((a, b) => a.start - b.start);
  return [...new Set(meant.map(({ member }) => member))];
}

function namesOf({ name, nickname }: Candidate): string[] {
  const [first = ''] = fold(name).trim().split(/\s+/);
  const all = [fold(name), fold(nickname ?? ''), NO_NAME.test(first) ? '' : first];
  return [...new Set(all.map((it) => it.trim()).filter(Boolean))];
}

/** Where a name stands as a word of its own. */
function placesOf(name: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    const isWord =
      isEdge(text.slice(0, at), 'end') && isEdge(text.slice(at + name.length), 'start');
    if (isWord || UNSPACED.test(name)) places.push(at);
  }
  return places;
}

function isEdge(beside: string, side: 'start' | 'end'): boolean {
  // A letter may take two units of a text.
  const next =
    side === 'start' ? Array.from(beside.slice(0, 2)).at(0) : Array.from(beside.slice(-2)).at(-1);
  return next === undefined || !WORD_CHARACTER.test(next);
}

function isWithin<Member>(span: Span<Member>, other: Span<Member>): boolean {
  const isLonger = other.end - other.start > span.end - span.start;
  return isLonger && other.start <= span.start && other.end >= span.end;
}
