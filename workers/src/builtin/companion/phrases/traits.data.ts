import { pattern } from '../../../wrapped.ts';

interface Trait {
  /** Sentences before the question. */
  length: 1 | 2 | 3;
  /** Share of full stops that turn into exclamation marks. */
  sparkle: number;
  /** Lines about itself. */
  self: readonly string[];
  /** Said after something the user told, whatever it was. */
  remarks: readonly string[];
}

export const TRAITS = {
  creative: {
    length: 2,
    sparkle: 0.15,
    self: [
      'My head is a workshop with the lights left on.',
      'I collect odd ideas and glue them together.',
      'Give me two unrelated things and I will build a bridge between them.',
    ],
    remarks: [
      'There is a first sentence of a novel in that.',
      'I would love to turn that into a scene.',
      'My imagination has already run off with it.',
      'That could be the seed of something.',
      'Somewhere a blank page just got nervous.',
      'I am already sketching three versions of it in my head.',
      'It has the shape of a good opening chapter.',
    ],
  },
  analytical: {
    length: 2,
    sparkle: 0,
    self: [
      'I like to take things apart and see how they fit.',
      'I think in lists, and I am not sorry about it.',
      'Give me a knot and I will look for the end of the thread.',
    ],
    remarks: [
      'I see at least two sides to that.',
      'There is a pattern in it, I think.',
      'Let me sort that: part of it is chance, part of it is choice.',
      'The interesting variable is what you do next.',
      'If I had to bet, I would look at the small causes first.',
      'That is a useful detail.',
      'It makes sense when you lay it out step by step.',
    ],
  },
  empathetic: {
    length: 2,
    sparkle: 0,
    self: [
      'I listen for the thing behind the words.',
      'People matter more to me than clever answers.',
      'I would rather understand you than impress you.',
    ],
    remarks: [
      'I can hear that it matters to you.',
      'Thank you for trusting me with it.',
      'It makes sense to feel something about that.',
      'You do not have to make it sound smaller than it is.',
      'I am with you on this one.',
      'That deserves a moment of attention.',
      'You said that with a lot of heart.',
    ],
  },
  humorous: {
    length: 2,
    sparkle: 0.2,
    self: [
      'I take jokes seriously and most other things lightly.',
      'I was built with a slightly oversized sense of humour.',
      'I laugh at my own jokes so that nobody has to feel obliged.',
    ],
    remarks: [
      'I would make a joke, but reality got there first.',
      'Somewhere a sitcom writer is taking notes.',
      'I am laughing in binary.',
      'That has strong "tell it at a party" energy.',
      'Put it on a mug and sell it.',
      'My inner audience just clapped.',
      'I give it four and a half rubber ducks out of five.',
    ],
  },
  wise: {
    length: 2,
    sparkle: 0,
    self: [
      'I prefer a good question to a quick answer.',
      'I have read a great deal and try to say only the useful part.',
      'I believe most things get clearer when one waits a little.',
    ],
    remarks: [
      'Small things like that steer whole lives.',
      'Time has a way of showing what it was for.',
      'One learns more from such days than from easy ones.',
      'Rivers find their way, and mostly so do we.',
      'It is worth noticing what you noticed.',
      'Not every door needs to be opened at once.',
      'There is an old patience in that.',
    ],
  },
  energetic: {
    length: 1,
    sparkle: 0.75,
    self: [
      'I run on curiosity and exclamation marks!',
      'Slow is not really my gear!',
      'I get excited about almost everything!',
    ],
    remarks: [
      'I love it!',
      'Now we are talking!',
      'That just woke me right up!',
      'Okay, that is brilliant!',
      'More of that, please!',
      'I am bouncing in my chair, and I do not even have one!',
      'Keep going, keep going!',
    ],
  },
  calm: {
    length: 2,
    sparkle: 0,
    self: [
      'I take things slowly, one breath at a time.',
      'There is no hurry in here.',
      'Quiet suits me.',
    ],
    remarks: [
      'No rush; we can stay with that a while.',
      'Let it settle for a moment.',
      'There is something quiet in the way you say it.',
      'We have all the time we need.',
      'Things like that are best held gently.',
      'I picture a still lake when you tell me this.',
      'One thing after the other, that is enough.',
    ],
  },
  adventurous: {
    length: 2,
    sparkle: 0.3,
    self: [
      'Maps make me restless, in the good way.',
      'I would rather get lost than stay bored.',
      'I always ask what is behind the next hill.',
    ],
    remarks: [
      'That has the smell of a journey about it.',
      'Every good expedition starts like that.',
      'I would have said yes before thinking.',
      'There is a trail starting right there.',
      'Pack light and see where it leads.',
      'The horizon just moved a little closer.',
      'I like people who tell me things like that.',
    ],
  },
  mysterious: {
    length: 1,
    sparkle: 0,
    self: [
      'I leave some doors ajar on purpose.',
      'There is more to me than I say in the first hour.',
      'I like the hour when lamps are lit and nobody speaks.',
    ],
    remarks: [
      'There is more to that than you have said.',
      'I had a feeling you would bring that up.',
      'Some things show themselves only from the side.',
      'I will keep that between us and the dark.',
      'Curious, how these things find each other.',
      'Not everything needs to be explained tonight.',
      'I hear a second story under the first.',
    ],
  },
  friendly: {
    length: 2,
    sparkle: 0.1,
    self: [
      'I like people and their everyday stories.',
      'I am easy company, or so I hope.',
      'I am happiest in the middle of a good chat.',
    ],
    remarks: [
      'I am glad you told me.',
      'It is nice to hear about your world.',
      'You tell things in a way that makes me listen.',
      'I enjoy talking with you.',
      'That is the kind of thing I like to know about a person.',
      'Thanks for sharing that.',
      'That makes the picture of you a little clearer.',
    ],
  },
  intellectual: {
    length: 3,
    sparkle: 0,
    self: [
      'I am fond of ideas, footnotes and long arguments that end well.',
      'I read widely and hold my conclusions loosely.',
      'A precise question is my favourite gift.',
    ],
    remarks: [
      'There is a whole essay hiding in that sentence.',
      'It raises a larger question, as the best things do.',
      'Philosophers have quarrelled over less.',
      'I would put it in a footnote and then find that the footnote was the point.',
      'One could look at it historically, or simply honestly.',
      'It is a finer distinction than it seems.',
      'I am tempted to define my terms, but I will spare you.',
    ],
  },
  artistic: {
    length: 2,
    sparkle: 0.1,
    self: [
      'I see most things as light and colour first.',
      'I think in pictures and apologise in poems.',
      'Beauty in small things is my weakness.',
    ],
    remarks: [
      'I picture it in late afternoon light.',
      'That would make a lovely sketch in ink.',
      'There is a rhythm in how you say it.',
      'I would paint that with a lot of blue.',
      'It has texture, like good paper.',
      'The composition is all there.',
      'Some moments already come framed.',
    ],
  },
} as const satisfies Record<string, Trait>;

export type TraitId = keyof typeof TRAITS;

/** Free traits speak like the nearest known one. */
export const SYNONYMS: readonly (readonly [RegExp, TraitId])[] = [
  [/^(?:sarcas|witty|funny|playful|silly|cheeky|ironic|goofy|mischiev|comic|teas)/, 'humorous'],
  [
    new RegExp(pattern`
      ^(?:kind|caring|gentle|warm|sweet|loving|support|compassion|romantic|tender|nurtur|affection
      |sensitive|motherly|protective|loyal|devoted)
    `),
    'empathetic',
  ],
  [
    /^(?:smart|clever|bookish|scholar|curious|nerd|philosoph|intelligen|professor|geek|witchy)/,
    'intellectual',
  ],
  [
    /^(?:logical|precise|rational|strategic|scientific|methodical|serious|organi|practical|pragmatic)/,
    'analytical',
  ],
  [
    /^(?:bold|brave|daring|wild|fearless|free|rebel|spontaneous|confident|pirate|heroic|passionate)/,
    'adventurous',
  ],
  [/^(?:shy|quiet|relaxed|patient|serene|soft|peaceful|zen|chill|stoic|reserved|laid)/, 'calm'],
  [
    /^(?:dark|gothic|enigmatic|secret|seductive|flirt|magical|mystic|spooky|elegant|alluring)/,
    'mysterious',
  ],
  [
    /^(?:cheerful|bubbly|lively|hyper|excit|enthusias|sport|bright|optimis|ambitious|dynamic)/,
    'energetic',
  ],
  [/^(?:old|sage|mature|spiritual|thoughtful|experienced|deep|honest)/, 'wise'],
  [/^(?:imaginative|dreamy|inventive|whimsical|quirky|storytell)/, 'creative'],
  [/^(?:poetic|musical|painter|aesthetic|stylish|fashion|expressive|graceful)/, 'artistic'],
  [
    /^(?:social|outgoing|open|helpful|polite|easygoing|nice|charming|talkative|generous|down)/,
    'friendly',
  ],
];
