import { STORY_CHOICES } from '@vesper/core/contract/story';
import { estimateMessage, estimateTokens } from '../../../prompt/estimate-tokens.ts';
import type { PromptMessage } from '../../../prompt/prompt.ts';
import type { StoryRequest, ToldPassage } from '../story-engine.ts';
import { CHOICES_MARKER } from './choice-splitter.ts';

/** Of the end of a passage, what is enough to think of ways on. Characters. */
const PASSAGE_END = 1_500;
/** A passage of which less would be left is left out. Tokens. */
const CLIPPED_MIN = 40;
const NUMBERS = Array.from({ length: STORY_CHOICES }, (_, index) => `${index + 1})`);

/**
 * Composes what the model is given: the frame of the story, then its path, newest passages whole,
 * the oldest one that does not fit cut to its end, earlier ones left out.
 * @param budget tokens for all of it, by estimate
 */
export function storyPrompt(request: StoryRequest, budget: number): PromptMessage[] {
  const frame: PromptMessage = { role: 'system', content: frameOf(request) };
  const ask: PromptMessage = { role: 'user', content: askFor(request) };
  const left = budget - estimateMessage(frame.content) - estimateMessage(ask.content);
  return [frame, ...toldSoFar(request.path, left), ask];
}

/** Asks for the ways on after a passage that came without them. */
export function choicesPrompt({ lead }: StoryRequest, passage: string): PromptMessage[] {
  return [
    {
      role: 'system',
      content:
        `You suggest how an interactive story can go on: ${STORY_CHOICES} different things that ` +
        'the lead character could do next, each a short line of at most 12 words.',
    },
    {
      role: 'user',
      content: [
        `The story so far ends like this:\n\n${passage.slice(-PASSAGE_END)}`,
        `Write what ${lead} could do next, as ${STORY_CHOICES} numbered lines and nothing else:`,
        NUMBERS.join('\n'),
      ].join('\n\n'),
    },
  ];
}

/** What holds for the whole story, first of all, so that servers can keep what they computed. */
function frameOf({ genre, tone, lead, premise }: StoryRequest): string {
  return [
    'You tell an interactive story, one passage at a time, and the reader decides how it goes on.',
    `Genre: ${genre}. Tone: ${tone}. The lead character: ${lead}.`,
    ...(premise ? [`What it is about: ${premise}`] : []),
    'Write in the third person and the past tense, in plain paragraphs without headings: concrete',
    'places, what people say and do, a small turn in every passage. Go on from what was told and',
    'never contradict or repeat it. Everybody in the story is an adult, and stays one. Never',
    'sexualise minors, never teach how to hurt anybody.',
  ].join('\n');
}

function askFor({ choice, lead }: StoryRequest): string {
  return [
    choice === null ? 'Begin the story.' : turnOf(choice),
    `Write the ${choice === null ? 'first' : 'next'} passage, 120 to 200 words. Then a line with`,
    `only ${CHOICES_MARKER} and below it ${STORY_CHOICES} different things that ${lead} could do`,
    `next, short, one on each line: ${NUMBERS.join(' ')}`,
  ].join('\n');
}

const turnOf = (choice: string): string => `The reader chose: ${choice}`;

function toldSoFar(path: readonly ToldPassage[], budget: number): PromptMessage[] {
  const messages: PromptMessage[] = [];
  let left = budget;
  for (const { choice, text, choices } of path.toReversed()) {
    const turn = choice === null ? 'Begin the story.' : turnOf(choice);
    const room = left - estimateMessage(turn) - estimateMessage('');
    const told = lastThatFit(withChoices(text, choices), room);
    if (told === '') break;
    messages.unshift({ role: 'user', content: turn }, { role: 'assistant', content: told });
    left = room - estimateTokens(told);
    if (told.startsWith(CUT)) break;
  }
  return messages;
}

/** As the model is to write it, so that it sees how its next one should look. */
function withChoices(text: string, choices: readonly string[] = []): string {
  if (choices.length === 0) return text;
  const lines = choices.map((choice, index) => `${index + 1}) ${choice}`);
  return [text, '', CHOICES_MARKER, ...lines].join('\n');
}

const CUT = '… ';

/** The end of a text within the budget, cut between words; empty when too little would be left. */
function lastThatFit(text: string, tokens: number): string {
  if (estimateTokens(text) <= tokens) return text;
  if (tokens < CLIPPED_MIN) return '';
  let length = Math.min(text.length, tokens * 3);
  const end = (): string => `${CUT}${text.slice(-length).replace(/^\S*\s+/, '')}`;
  while (length > 0 && estimateTokens(end()) > tokens) length = Math.floor(length * 0.9);
  return end();
}
