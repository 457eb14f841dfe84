/** Said when the companion cannot answer: in full once in a while, briefly otherwise. */
export const STAND_IN = {
  full: [
    'I do not know: I am the built-in stand-in, no language model. An operator connects one by CHAT_BASE_URL.',
    'That is beyond the built-in companion, no language model; an operator connects one by CHAT_BASE_URL.',
    'I would have to invent that, and the built-in me, who is no language model, does not.',
    '@humorous That one needs more than the built-in me has between the ears: I am no language model.',
    '@wise I do not know it. I am the built-in stand-in, no language model; CHAT_BASE_URL brings one.',
    '@mysterious Some doors are closed to the built-in me, who is no language model.',
  ],
  short: [
    'That, too, is more than the built-in me knows.',
    'I do not know; the built-in companion has no answer to that.',
    'No answer from the built-in me, and I would rather not guess.',
    'That is outside what this built-in companion can do.',
    'The built-in me has to pass on that one.',
    'I cannot answer that one either, as a built-in companion.',
    'Honestly, I do not know. A built-in companion has its borders.',
  ],
  /** Asked about the character itself. */
  unwritten: [
    'My story does not say, and the built-in me will not make it up.',
    'That is written nowhere in my story, and as a built-in companion I have no other.',
    'I would have to invent that about myself, and the built-in me does not.',
  ],
  /** What it can be asked instead. */
  offers: [
    'I can recall what you told me, give you ideas for dinner, or play a scene with you.',
    'Sums, dates, capitals, jokes and stories I do have.',
    'Ask me about myself, about what you told me, or for a scene to play.',
    'Ideas for a meal or a gift, a joke, a riddle or a story are within my reach.',
  ],
} as const;
