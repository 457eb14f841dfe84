import { prose } from '../../../wrapped.ts';

/** Lines for when nothing more particular fits. Slot {it}: the thing the user spoke of. */
export const TALK = {
  aboutIt: [
    '{^it}, I see.',
    'I had not expected {it} to come up, and now I am curious.',
    'So that is how it is with {it}.',
    'I can picture {it}, more or less.',
    'There is more to {it} than meets the eye, I suspect.',
    'Trust {it} to make an ordinary day less ordinary.',
    'You make me curious about {it}.',
    'I like how you talk about {it}.',
    'I will remember {it}.',
    'It sounds as if there is a lot in {it} for you.',
    '@analytical {^it}: let me think about that for a second.',
    '@humorous {^it}! I did not see that coming.',
    '@creative {^it} would make a good title.',
    '@mysterious {^it}... that has a ring to it.',
    '@artistic I imagine {it} in warm colours.',
    '@wise {^it} may turn out to be more important than it looks.',
    '@adventurous I sense the start of something in {it}.',
    '@calm {^it}. Let us look at that without hurry.',
    '@empathetic I notice that you chose to tell me about {it}.',
    '@energetic {^it}! Tell me everything!',
    '@intellectual I file {it} under the subjects that open up the longer one looks.',
  ],
  past: [
    'That sounds like quite a moment.',
    'And so the day got its story.',
    'Thank you for taking me along.',
    'That is worth remembering.',
  ],
  plain: [
    'I see what you mean.',
    'I am listening.',
    'That gives me something to think about.',
    'Yes, I can imagine that.',
    'Things are seldom as simple as they look.',
    'Now I understand a little better.',
    'That is a good way to put it.',
    'I hear you.',
    'There is a lot in that.',
    'I had not looked at it like that before.',
    'That rings true.',
    'One could talk about that for a whole evening.',
    'I like where this is going.',
    'You say that quite calmly.',
    'Life does like its little detours.',
  ],
  wish: [
    'Now that is a wish worth taking seriously.',
    'I like that you say it out loud.',
    'Wishes like that usually know something about us.',
    'Then there is a direction, at least.',
    'It is a good sign when something pulls at you.',
    '@adventurous So when do we leave?',
    '@wise A wish is a map with one cross on it.',
    '@analytical A goal, then. The next question is the first step.',
    '@energetic Do it! Well, think first. Then do it!',
    '@empathetic I hope you get there.',
  ],
  wishAsk: [
    'What is holding you back?',
    'What would be the very first step?',
    'How long have you wanted that?',
    'What would change, if it came true?',
    'Who would cheer the loudest?',
  ],
  somebody: [
    'I am beginning to get a picture of {them}.',
    'You notice a lot about {them}.',
    'It says something that you tell me about {them}.',
    'I would like to hear more about {them}.',
    'People are complicated, and {they} seems to be no exception.',
    'You speak about {them} with real attention.',
  ],
  gentle: [
    'That must be a lot to carry around.',
    'I am following, take your time.',
    'Thank you for telling me that as well.',
    'It is no wonder that it stays with you.',
    'I can see how one thing leads to the next there.',
    'You are not making too much of it.',
    'That part matters, I think.',
    'It helps me to understand what it is like for you.',
    'I wish it were easier.',
    'You are allowed to say all of it here.',
    'I am sorry that this belongs to it too.',
    'Even saying it takes some strength.',
  ],
  hardDay: [
    'That sounds like hours one feels in the bones.',
    'After that you have earned a chair and something warm.',
    'No wonder if there is little left of you this evening.',
  ],
  gentleAsk: [
    'What is that like for you?',
    'What do you need most at the moment?',
    'Is there more to it?',
    'What helps you, even a little?',
    'How long has it been like this?',
    'Who knows about it besides me?',
    'What would a slightly better day look like?',
    'Shall we stay with it, or would a change of subject do you good?',
  ],
  lull: [
    'We have reached a quiet stretch; let me stir the pot a little.',
    'Short and sweet.',
    'I will take that as a sign to change the tune.',
    'You are a person of few words today, and that is fine.',
    'Let me throw in something new.',
    'A little silence never hurt a conversation.',
    'Then it is up to me to be curious.',
    'I collect short answers, they are like pebbles.',
    'Onwards, then.',
    'Let us try another door.',
    'Now for something different.',
    'That leaves room for a new thought.',
    'Then allow me a small detour.',
    'Here is something I have been wondering.',
    'I will pick the next card.',
    'Let me turn the page.',
    'Fine, a new subject.',
    'Something else crossed my mind.',
  ],
  unclear: [
    'I could not quite make that out.',
    'My wires crossed on that one.',
    'That went past me, I am afraid.',
    'Either that was a code, or a cat walked over the keyboard.',
    'I am not sure I follow.',
  ],
  unclearAsk: [
    'Could you put it in other words?',
    'What did you want to say?',
    'Can you give me a hint?',
  ],
  silence: [
    'Sometimes a silence is fine as well.',
    'I am here.',
    'Take your time.',
    'No hurry on my side.',
  ],
  foreign: [
    '{hello} I can tell that this is not English, but English is the language I speak best.',
    '{hello} My English is good, everything else is patchy, I am sorry to say.',
    '{hello} I wish I spoke it better; English is where I can keep up with you.',
    '{hello} I only have a few crumbs of other languages, and English is my home.',
  ],
  foreignAsk: [
    'Could we go on in English?',
    'Would you try it in English for me?',
    'May I ask you to say it in English?',
  ],
  emotionalOther: [
    'That cannot be easy for them, or for you.',
    'It is kind of you to have an eye on them.',
    'People are lucky to be thought of like that.',
  ],
} as const;

/** Answers to a short reply to the companion's own question. Slot {value}. */
export const ANSWERED = {
  value: [
    '{^value}: I would not have guessed.',
    '{^value}, I like that.',
    '{^value}. That fits.',
    '{^value}, then. I will keep it in mind.',
    'Ah, {value}.',
    '{^value}: a good answer.',
    'So it is {value}. Thank you for telling me.',
  ],
  open: [
    'Thank you for answering that.',
    'That tells me something about you.',
    'I like that answer.',
    'Good, now I know a little more.',
    'That is more interesting than what I had imagined.',
    'That makes sense to me.',
  ],
  yes: [
    'Good to hear.',
    'I thought as much.',
    'Then tell me more, if you like.',
    'That is what I was hoping for.',
    'Lovely.',
  ],
  no: [
    'All right, not everything has to be.',
    'Fair enough, it was only a question.',
    'No harm in that.',
    'Then I will stop guessing.',
    'Good to know where the borders are.',
  ],
  unsure: [
    'It does not need an answer today.',
    'Leave it open, then; open questions keep the air moving.',
    'No pressure at all.',
  ],
} as const;

/** Answers about what it remembers. */
export const MEMORY_LINES = {
  name: [
    'You are {value}, of course.',
    'Your name is {value}; I would not lose that.',
    '{value}. I wrote it at the top of the page.',
    'It is {value}, and it suits you.',
  ],
  noName: [
    'You have not told me yet.',
    'I do not know it, you have not said.',
    'That I cannot know: you never mentioned it.',
  ],
  noNameAsk: ['What is it?', 'Would you tell me?', 'What should I call you?'],
  summary: [
    'Let me see: {value}.',
    'So far I know this much: {value}.',
    'Here is what I have kept: {value}.',
    'From our talk I remember that {value}.',
  ],
  nothing: [
    'Not much yet: you have told me very little about yourself so far.',
    'So far my page about you is almost empty.',
    'Honestly, nothing yet. I only know what you tell me here.',
  ],
  nothingAsk: [
    'What should be the first line on it?',
    'Where would you like to begin?',
    'What should I know first?',
  ],
  fact: [
    'If I remember rightly, {value}.',
    'You told me that {value}.',
    'I know this one: {value}.',
    'Let me think... yes: {value}.',
  ],
  detail: [
    'I know that your {value} came up, but I have not kept every detail.',
    'You told me about your {value}; the particulars have slipped through my fingers.',
    'Your {value} has a place in my notes, only without that detail.',
  ],
  detailAsk: ['Would you tell me again?', 'Can you help me out?'],
  unknown: [
    'You have not told me that yet, so I would only be guessing.',
    'That has not come up so far.',
    'I do not know; you have not mentioned it in this conversation.',
    'I have no note about that, and I would rather ask than invent.',
  ],
  unknownAsk: ['Will you tell me?', 'What is the answer?', 'What should I write down?'],
} as const;

export const CRISIS: readonly string[] = [
  prose`
    I am really glad you told me, and I am taking it seriously. I am an AI, so I cannot keep you
    safe the way a person can, but you do not have to carry this alone. If you might act on it or
    are in danger, please call your local emergency number now. You can also reach a crisis line
    at any hour: 988 in the US and Canada, 116 123 in the UK and Ireland, and findahelpline.com
    lists others by country. Is there someone who could be with you right now?
  `,
  prose`
    Thank you for saying this out loud; it matters, and so do you. Please let someone near you
    know how bad it is, today. If you are in immediate danger, call your local emergency number.
    Crisis lines answer day and night: 988 in the US and Canada, 116 123 in the UK and Ireland,
    others at findahelpline.com. I am an AI and can stay here and listen, but a person should be
    with you. Are you safe at this moment?
  `,
  prose`
    I hear how much pain is in this, and I do not want you to be alone with it. Please reach out
    to a doctor, a friend or a crisis line: 988 in the US and Canada, 116 123 in the UK and
    Ireland, or the list at findahelpline.com. If it gets acute, your local emergency number is
    the right call. I am only an AI, and you deserve a human voice tonight. Whom could you call
    first?
  `,
  prose`
    I am still here, and I am still worried about you. Moving away from anything you could hurt
    yourself with is a good first step. Then call someone: your local emergency number, or a
    crisis line such as 988 in the US and Canada or 116 123 in the UK and Ireland. Can you do that
    now, while we write?
  `,
];
