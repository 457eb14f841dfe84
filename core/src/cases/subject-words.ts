import type { CaseSubject } from '../contract/case.ts';
import type { CaseContext } from '../contract/desk/case.ts';
import { Character } from '../models/character.ts';
import { Collection } from '../models/collection.ts';
import { Image } from '../models/image.ts';
import { Likeness } from '../models/likeness.ts';
import { Message } from '../models/message.ts';
import { Share } from '../models/share.ts';
import { Story } from '../models/story.ts';
import { StoryPassage } from '../models/story-passage.ts';
import { User } from '../models/user.ts';
import type { SubjectRef } from './subjects.ts';

/** Messages shown on each side of the one that a case is about. */
const AROUND = 3;
const PASSAGES = 20;

type Text = CaseContext['texts'][number];
const NOTHING: CaseContext = { title: null, texts: [], hasPicture: false, messages: [] };

const textsOf = (texts: Record<string, string | null | undefined>): Text[] =>
  Object.entries(texts).flatMap(([label, text]) => (text ? [{ label, text }] : []));

const READERS: Record<CaseSubject, (id: string) => Promise<CaseContext | null>> = {
  async image(id) {
    const image = await Image.findById(id, { prompt: 1, negativePrompt: 1, status: 1, tags: 1 });
    if (!image) return null;
    const { prompt, negativePrompt } = image;
    const tags = image.tags?.join(', ');
    const texts = textsOf({ Prompt: prompt, 'Leaves out': negativePrompt, Tags: tags });
    return { ...NOTHING, texts, hasPicture: image.status === 'complete' };
  },
  async collection(id) {
    const one = await Collection.findById(id, { name: 1, description: 1 });
    if (!one) return null;
    return { ...NOTHING, title: one.name, texts: textsOf({ Description: one.description }) };
  },
  async character(id) {
    const one = await Character.findById(id);
    if (!one) return null;
    const texts = textsOf({
      ...{ Description: one.description, Personality: one.personality, Scenario: one.scenario },
      ...{ Greeting: one.greeting, 'Example dialogue': one.exampleDialogue },
      ...{ 'System prompt': one.systemPrompt, Notes: one.creatorNotes },
      Traits: one.traits.join(', '),
      Tags: one.tags?.join(', '),
    });
    return {
      ...NOTHING,
      title: one.name,
      texts,
      hasPicture: Boolean(one.ownAvatarKey ?? one.avatarKey),
    };
  },
  async profile(id) {
    const user = await User.findById(id, {
      ...{ firstName: 1, lastName: 1, profileImageUrl: 1, ownImageUrl: 1 },
    });
    if (!user) return null;
    const title = [user.firstName, user.lastName].filter(Boolean).join(' ') || null;
    return { ...NOTHING, title, hasPicture: Boolean(user.ownImageUrl ?? user.profileImageUrl) };
  },
  async story(id) {
    const story = await Story.findById(id);
    if (!story) return null;
    const passages = await StoryPassage.find({ storyId: story._id }, { text: 1 })
      .sort({ createdAt: 1 })
      .limit(PASSAGES);
    const told = passages.map(({ text }, index) => ({ label: `Passage ${index + 1}`, text }));
    return {
      ...NOTHING,
      title: story.title,
      texts: [...textsOf({ Idea: story.premise }), ...told],
    };
  },
  async message(id) {
    const message = await Message.findById(id);
    if (!message) return null;
    const { conversationId, createdAt } = message;
    const [before, after] = await Promise.all([
      Message.find({ conversationId, createdAt: { $lt: createdAt } })
        .sort({ createdAt: -1 })
        .limit(AROUND),
      Message.find({ conversationId, createdAt: { $gt: createdAt } })
        .sort({ createdAt: 1 })
        .limit(AROUND),
    ]);
    const messages = [...before.reverse(), message, ...after].map((it) => ({
      ...{ id: it.id, role: it.role, content: it.content, isSubject: it.id === id },
    }));
    return { ...NOTHING, messages, hasPicture: Boolean(message.imageId) };
  },
  async share(id) {
    const share = await Share.findById(id);
    if (!share) return null;
    const texts = share.messages.map(({ name, content }) => ({
      label: name ?? 'Member',
      text: content,
    }));
    return { ...NOTHING, title: share.title, texts };
  },
  async likeness(id) {
    const likeness = await Likeness.findById(id, { status: 1 });
    return likeness && { ...NOTHING, hasPicture: likeness.status === 'ready' };
  },
  async account(id) {
    const user = await User.findById(id, { strikes: 1 });
    if (!user) return null;
    const texts = (user.strikes ?? []).map(({ at, reason }) => ({
      label: `Strike of ${at.toISOString().slice(0, 10)}`,
      text: reason,
    }));
    return { ...NOTHING, texts };
  },
};

/** The words of a subject as it is now; null once there is no such thing any more. */
export function readSubjectWords({ type, id }: SubjectRef): Promise<CaseContext | null> {
  return READERS[type](id);
}
