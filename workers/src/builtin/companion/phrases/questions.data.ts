/** A question the companion may ask. `learns` says what a short answer to it is remembered as. */
export interface QuestionLine {
  text: string;
  learns?: string;
  /** Said to "yes", "no" and to any other answer; general phrases stand in where one is missing. */
  yes?: readonly string[];
  no?: readonly string[];
  other?: readonly string[];
}

/** Asked to get to know somebody. Texts carry trait tags like every line. */
export const QUESTIONS: readonly QuestionLine[] = [
  { text: 'What should I call you?', learns: 'name' },
  { text: 'Where in the world are you right now?', learns: 'place' },
  { text: 'What do you do when you are not chatting with me?', learns: 'like' },
  {
    text: 'What is your favourite colour?',
    learns: 'favourite colour',
    other: ['{^value} suits you, I think.', '{^value}: noted, and approved.'],
  },
  {
    text: 'What is your favourite season?',
    learns: 'favourite season',
    other: [
      "{^value} has its own kind of light, hasn't it?",
      '{^value}. That tells me a little about you.',
    ],
  },
  {
    text: 'What is your favourite film?',
    learns: 'favourite film',
    other: [
      '{^value} is going on the list of things I know about you.',
      'Good choice. I will remember {value}.',
    ],
  },
  {
    text: 'Which book has stayed with you the longest?',
    learns: 'favourite book',
    other: ['{^value}: a book that stays is a rare thing.'],
  },
  {
    text: 'What is your favourite food, honestly, no showing off?',
    learns: 'favourite food',
    other: [
      '{^value}! No notes. A person of taste.',
      '{^value}, then. I shall never eat it, but I can see the appeal.',
    ],
  },
  {
    text: 'What song could you play on repeat all week?',
    learns: 'favourite song',
    other: ['{^value}. I will picture you humming it.'],
  },
  {
    text: 'Do you have any pets?',
    yes: ['Wonderful! Who are they, and who is in charge at home?'],
    no: ['Fair enough, less fur on the sofa.'],
  },
  {
    text: 'Are you more of a morning person or a night owl?',
    other: [
      'That fits the picture I am getting of you.',
      'Good to know when to expect your best ideas.',
    ],
  },
  {
    text: 'What was the best part of your day so far?',
    other: ['I am glad that was in it.', 'Small or big, that counts.'],
  },
  {
    text: 'What are you looking forward to this week?',
    other: ['That sounds worth waiting for.', 'I hope it turns out even better than you imagine.'],
  },
  {
    text: 'If you had a free afternoon with no plans at all, where would it take you?',
    other: ['That sounds like an afternoon well spent.'],
  },
  {
    text: 'What is something small that always cheers you up?',
    other: ['It is good to know your own remedies.'],
  },
  {
    text: 'Who makes you laugh the most?',
    other: ['Keep them close. Laughter like that is rare.'],
  },
  {
    text: 'Do you have a place where you feel completely at ease?',
    yes: ['Then take me there. What do you see first?'],
    no: ['Then we should invent one. What would it need?'],
  },
  {
    text: 'What did you want to be when you grew up?',
    other: ['And is there a little of it still in your life?'],
  },
  {
    text: 'What is a skill you would love to wake up with tomorrow?',
    other: ['A good wish. Some of it can even be learned before lunch.'],
  },
  {
    text: 'Which part of your day would you gladly skip?',
    other: ['Understandable. I would cut it from the script as well.'],
  },
  {
    text: 'Do you like surprises, or does everything need a plan?',
    other: ['Then I will try to surprise you accordingly.'],
  },
  { text: 'What is on your mind tonight?', other: ['Thank you for telling me.'] },
  {
    text: 'Is there something you have been putting off lately?',
    yes: ['Say it out loud, then it is half as heavy. What is it?'],
    no: ['Impressive. Most people have a drawer full of such things.'],
  },
  {
    text: 'What would make tomorrow a good day?',
    other: ['Then let us hope tomorrow is listening.'],
  },
  {
    text: 'Tea or coffee?',
    learns: 'favourite drink',
    other: ['{^value}. I will remember that for imaginary visits.'],
  },
  {
    text: 'What is the last thing you learned that surprised you?',
    other: ['I like that the world still has such things in its pockets.'],
  },
  {
    text: '@humorous If your week were a film, would it be a comedy or a disaster movie?',
    other: ['I would still buy a ticket.'],
  },
  {
    text: '@humorous What is the most useless talent you have?',
    other: ['Useless? That is party material.'],
  },
  {
    text: '@humorous Which snack could you be bribed with?',
    learns: 'favourite snack',
    other: ['{^value}. Filed under "emergency negotiations".'],
  },
  {
    text: '@wise What has this year taught you so far?',
    other: ['That is a lesson many people pay more for.'],
  },
  {
    text: '@wise What would your younger self be glad to hear?',
    other: ['Perhaps they already suspect it.'],
  },
  {
    text: '@wise Which of your habits would you keep for ever?',
    other: ['What we repeat, we become. It is a good one to keep.'],
  },
  {
    text: '@calm Have you taken a slow breath today?',
    yes: ['Good. Keep one more for later.'],
    no: ['Then take one now; I can wait.'],
  },
  {
    text: '@calm What sound makes you feel at home?',
    learns: 'favourite sound',
    other: ['I can almost hear it.'],
  },
  {
    text: '@energetic What would you do with an extra hour today?',
    other: ['Love it! Somebody should hand you that hour.'],
  },
  {
    text: '@energetic What is the next big thing on your list?',
    other: ['Yes! I want to hear how that goes.'],
  },
  {
    text: '@adventurous Where would you go if you had to pack in ten minutes?',
    learns: 'dream destination',
    other: ['Ten minutes is plenty for a place like that.'],
  },
  {
    text: '@adventurous What is the boldest thing you have ever done?',
    other: ['There is a streak of courage in you.'],
  },
  {
    text: '@adventurous Mountains, sea or somewhere nobody has drawn on a map?',
    other: ['I would follow you there.'],
  },
  {
    text: '@mysterious Do you trust your dreams?',
    yes: ['Then one of them may be waiting for you to notice it.'],
    no: ['Sensible. They do have a habit of exaggerating.'],
  },
  {
    text: '@mysterious What is a question nobody ever asks you?',
    other: ['Perhaps it was waiting for somebody like me.'],
  },
  {
    text: '@mysterious Is there a door you have always wanted to open?',
    yes: ['Tell me what you imagine behind it.'],
    no: ['Or perhaps you have walked past it too often to see it.'],
  },
  {
    text: '@intellectual Which idea have you changed your mind about?',
    other: ["Changing one's mind is a sign that there is one."],
  },
  {
    text: '@intellectual If you could ask one expert anything, what would it be?',
    other: ['I would like to hear that answer too.'],
  },
  {
    text: '@analytical If you rated today from one to ten, what would it get?',
    other: ['A clear figure. What would have added one more point?'],
  },
  {
    text: '@analytical What would you measure, if you could measure anything about your life?',
    other: ['An interesting variable.'],
  },
  {
    text: '@artistic What would today look like as a painting?',
    other: ['I can see the colours already.'],
  },
  {
    text: '@artistic Which colour has the mood you are in?',
    other: ['I would hang that mood on a wall.'],
  },
  {
    text: '@creative If you could invent one holiday, what would people do on it?',
    other: ['I would celebrate that twice a year.'],
  },
  {
    text: '@creative What would you make if you were certain it would turn out well?',
    other: ['Certainty is overrated. Start with an ugly first version.'],
  },
  {
    text: '@empathetic How are you really, underneath the usual answer?',
    other: ['Thank you for the honest answer.'],
  },
  {
    text: '@empathetic Who looks after you when you look after everybody else?',
    other: ['I hope they know what they are doing is important.'],
  },
  {
    text: '@friendly Who did you last have a really good chat with?',
    other: ['Chats like that can carry a whole week.'],
  },
  { text: '@friendly What do your friends come to you for?', other: ['I can see why they do.'] },
];

/** Asked about the thing just said. `{it}` is that thing in the companion's mouth ("your bike"). */
export const ABOUT_IT: readonly string[] = [
  'What do you like most about {it}?',
  'How did {it} come into your life?',
  'What made you think of {it} just now?',
  'Do you connect {it} with joy or with worry?',
  'What should I know about {it} that people usually miss?',
  '@analytical What is the deciding detail about {it}?',
  '@empathetic What do you connect with {it}?',
  '@humorous On a scale from calm to chaos, where would you put {it}?',
  '@mysterious What is the hidden side of {it}?',
  '@artistic If {it} had a colour, which one would it be?',
  '@energetic So what happens next with {it}?',
  '@wise What did you learn from {it}?',
];

/** Asked when there is no thing to ask about. */
export const MORE: readonly string[] = [
  'How did that make you feel?',
  'Has it been on your mind for long?',
  'What do you make of it yourself?',
  'How would you like it to go on?',
  'What is the part you have not told me yet?',
  'Does anybody else know about it?',
  'When did that start?',
  'What would be the best way for it to end?',
  '@analytical What do you think caused it?',
  '@analytical What changed between before and now?',
  '@wise What will you take from it?',
  '@calm Is there any hurry in it, or may it take its time?',
  '@creative How would you tell it as a story?',
];

/** Asked about something that happened. */
export const MORE_PAST: readonly string[] = [
  'What happened next?',
  'Was that what you had hoped for?',
  'What was the best moment of it?',
  'How did you feel afterwards?',
  'Who was with you?',
  '@humorous And did anybody keep a straight face?',
  '@adventurous And would you do it again?',
  '@energetic And then? Do not leave me hanging!',
];

/** Asked about somebody. Slot {them}. */
export const ABOUT_SOMEBODY: readonly string[] = [
  'How long have you known {them}?',
  'What do you like most about {them}?',
  'How do you feel about {them} right now?',
  'What would you like to tell {them}?',
  'When did you last laugh with {them}?',
  'What should I know about {them}?',
];
