/** Lines around something that was told before, or that the description of the character says. */
export const RECALL = {
  answered: ['You said {value} when I asked.', 'Your answer to that was {value}.'],
  notMore: [
    'More than that you have not said.',
    'The rest of it you have kept to yourself so far.',
    'That is all I have of it.',
  ],
  moreAsk: ['Will you tell me the rest?', 'What is the answer?', 'What should I add to it?'],
  unwritten: [
    'My story says no more about it than that.',
    'The rest of that chapter is not written, and I will not make it up.',
    'That is all that is written of it.',
  ],
  selfAsk: [
    'Why do you ask?',
    'What would you like to know about it?',
    'And what about you?',
    'Does that surprise you?',
  ],
  age: [
    'In my story I am {value}; the AI behind it counts no years.',
    '{value}, as the story has it. An AI has no birthdays of its own.',
  ],
} as const;
