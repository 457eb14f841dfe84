import { characterTerms } from '../characters/character-terms.ts';
import { Character } from '../models/character.ts';
import { Conversation } from '../models/conversation.ts';
import { Message } from '../models/message.ts';
import { termsOf } from '../search/terms.ts';
import type { Check, Finding } from './finding.ts';

const areTerms = (terms: readonly string[] | null | undefined, right: readonly string[]): boolean =>
  (terms ?? []).join('\n') === right.join('\n');

async function* messages(): AsyncGenerator<Finding> {
  const said = Message.find({}, { content: 1, terms: 1 }).sort({ _id: 1 });
  for await (const { _id, content, terms } of said.lean().cursor()) {
    if (areTerms(terms, termsOf(content))) continue;
    const repair = () => Message.updateOne({ _id, content }, { $set: { content } });
    yield { id: `messages/${_id}`, repair };
  }
}

async function* titles(): AsyncGenerator<Finding> {
  const titled = Conversation.find({}, { title: 1, terms: 1 }).sort({ _id: 1 });
  for await (const { _id, title, terms } of titled.lean().cursor()) {
    if (areTerms(terms, termsOf(title))) continue;
    const repair = () =>
      Conversation.updateOne({ _id, title }, { $set: { title } }, { timestamps: false });
    yield { id: `conversations/${_id}`, repair };
  }
}

async function* characters(): AsyncGenerator<Finding> {
  const fields = { name: 1, description: 1, traits: 1, tags: 1, terms: 1, revision: 1 } as const;
  for await (const character of Character.find({}, fields).sort({ _id: 1 }).cursor()) {
    const { _id, revision, terms } = character;
    const right = characterTerms(character);
    if (areTerms(terms, right)) continue;
    const asSeen = { _id, revision: revision === 0 ? { $in: [0, null] } : revision };
    const repair = () =>
      Character.updateOne(asSeen, { $set: { terms: right } }, { timestamps: false });
    yield { id: `characters/${_id}`, repair };
  }
}

/** Messages, titles and characters against the terms by which a search finds them. */
export const searchTerms: Check = {
  finds: 'messages, titles and characters that a search does not find by their words',
  remedy: 'makes their terms anew',
  async *run() {
    yield* messages();
    yield* titles();
    yield* characters();
  },
};
