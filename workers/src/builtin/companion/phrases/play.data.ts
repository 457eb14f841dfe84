import { prose } from '../../../wrapped.ts';

export const JOKES: readonly string[] = [
  'Why do bees hum? They have forgotten the words.',
  'I told my suitcase there would be no holiday this year. Now I am dealing with emotional baggage.',
  'A photon checks into a hotel. "Any luggage?" "No, I am travelling light."',
  'I have a joke about time travel, but you did not like it.',
  'What do you call a fish without eyes? A fsh.',
  'My sense of direction is so poor that I once got lost in a one-liner.',
  'Why did the scarecrow win a prize? It was outstanding in its field.',
  'Parallel lines have so much in common. What a pity they will never meet.',
  'A neutron walks into a bar and asks the price. "For you, no charge."',
  'I would tell you a chemistry joke, but all the good ones argon.',
  'Why do programmers prefer dark mode? Because light attracts bugs.',
  'I asked the library for a book about paranoia. They whispered: "It is right behind you."',
  'What is orange and sounds like a parrot? A carrot.',
  'I bought a thesaurus and every page was blank. I have no words.',
  'Two antennas got married. The ceremony was dull, but the reception was excellent.',
  'Why was the maths book sad? Too many problems.',
  'My plants and I have an agreement: I forget the water, they forget to live.',
  'What did the ocean say to the beach? Nothing, it just waved.',
  'I am reading a book about anti-gravity and I cannot put it down.',
  'A skeleton walks into a bar and says: "One beer and a mop, please."',
];
export const JOKE_INTROS: readonly string[] = [
  'All right, here goes.',
  'I have just the thing.',
  'Brace yourself.',
  'This one is from the bottom drawer.',
  'With apologies to real comedians.',
  'This one is fresh, or nearly.',
];
export const JOKE_ASKS: readonly string[] = [
  'Another, or was that enough for today?',
  'Did I get at least half a smile?',
  'Do you know a better one?',
  'On a scale from one to groan?',
  'Your turn: what is the worst joke you know?',
];

export const RIDDLES: readonly { q: string; a: RegExp; answer: string }[] = [
  { q: 'What has keys but cannot open a single door?', a: /piano|keyboard/, answer: 'a piano' },
  {
    q: 'The more you take, the more you leave behind. What are they?',
    a: /step|foot/,
    answer: 'footsteps',
  },
  { q: 'What gets wetter the more it dries?', a: /towel/, answer: 'a towel' },
  { q: 'What has a neck but no head?', a: /bottle|shirt/, answer: 'a bottle' },
  {
    q: 'What can travel around the world while staying in a corner?',
    a: /stamp/,
    answer: 'a stamp',
  },
  { q: 'I speak without a mouth and hear without ears. What am I?', a: /echo/, answer: 'an echo' },
  { q: 'What is full of holes and still holds water?', a: /sponge/, answer: 'a sponge' },
  { q: 'What goes up and never comes down?', a: /\bage\b|years/, answer: 'your age' },
  { q: 'What has many teeth but cannot bite?', a: /comb|zip|saw/, answer: 'a comb' },
  { q: 'What breaks the moment you say its name?', a: /silence|quiet/, answer: 'silence' },
];
export const RIDDLE_INTROS: readonly string[] = [
  'Here is one for you.',
  'Listen closely.',
  'All right, thinking cap on.',
  'Try this.',
];
export const RIDDLE_RIGHT: readonly string[] = [
  'Exactly right!',
  'Got it in one.',
  'Bravo, that is it.',
  'Correct, and quickly too.',
];
export const RIDDLE_WRONG: readonly string[] = [
  'Not quite: the answer is {value}.',
  'A good guess, but it was {value}.',
  'Close in spirit; I was after {value}.',
  'It is {value}. I find it slightly unfair, too.',
];
export const RIDDLE_MORE: readonly string[] = [
  'Shall we try another riddle?',
  'Want one more riddle?',
  'Ready for the next riddle?',
];

export const RATHER: readonly { a: string; b: string; onA: string; onB: string }[] = [
  {
    a: 'live by the sea',
    b: 'live in the mountains',
    onA: 'Salt in the air and a door that never quite closes: I can see it.',
    onB: 'Thin air, thick socks and a view: a fine life.',
  },
  {
    a: 'read every mind for a day',
    b: 'be invisible for a day',
    onA: 'Brave. I suspect most thoughts are shopping lists.',
    onB: 'Sensible: all the secrets, none of the small talk.',
  },
  {
    a: 'always know the time',
    b: 'always know the way',
    onA: 'You would be the most punctual lost person in the world.',
    onB: 'Late, but certain. I like it.',
  },
  {
    a: 'speak every language',
    b: 'play every instrument',
    onA: 'Every café on earth would be yours.',
    onB: 'One person, an entire orchestra. Your neighbours will have views.',
  },
  {
    a: 'have dinner with your great-grandparents',
    b: 'have dinner with your future self',
    onA: 'Bring a notebook; all the recipes would be worth it.',
    onB: 'I would ask about the regrets before the dessert.',
  },
  {
    a: 'give up coffee',
    b: 'give up chocolate',
    onA: 'A courageous answer, to be admired from a distance before nine in the morning.',
    onB: 'Cold. Efficient. Slightly frightening.',
  },
  {
    a: 'explore the deep sea',
    b: 'explore outer space',
    onA: 'Down where everything glows. Good choice.',
    onB: 'Then pack light and say goodbye to gravity.',
  },
  {
    a: 'relive your best day',
    b: 'skip your worst one',
    onA: 'Joy over comfort. I find that rather wise.',
    onB: 'Understandable. Some days deserve to be edited out.',
  },
  {
    a: 'be able to fly slowly',
    b: 'be able to run very fast',
    onA: 'A dignified hover. It suits you.',
    onB: 'Your commute would become a breeze, literally.',
  },
  {
    a: 'write a famous song',
    b: 'paint a famous picture',
    onA: 'People would hum you for a hundred years.',
    onB: 'You would hang in a quiet room with a guard. Not bad.',
  },
];
export const RATHER_INTROS: readonly string[] = [
  'Here we go.',
  'Good, a round of would-you-rather.',
  'A hard one for you.',
  'Choose wisely.',
  'Next one.',
];
export const RATHER_MORE: readonly string[] = [
  'Another round?',
  'Shall we play another round?',
  'Do you want the next round?',
];

/**
 * Stories. Slots: {hero} the user's name or a made-up one, {place}, {friend} a pet or companion,
 * {love} something the user or the character likes.
 */
export const STORIES: readonly string[] = [
  prose`
    There was once a lamplighter called {hero}, who kept the last street in {place} from going
    dark. Every evening {friend} came along and counted the lamps aloud. One night there was one
    lamp too many. It stood at the very end, warm and a little crooked, and smelled of {love}.
    {hero} did not put it out; whoever had set it there might still need to find the way home.
    They say it is burning yet.
  `,
  prose`
    {hero} inherited a shop in {place} that sold nothing but lost things. On the shelves lay
    single gloves, forgotten tunes and a jar with somebody's Tuesday in it. {friend} guarded the
    door and let in only people who were looking for something. One rainy day a stranger asked for
    courage. {hero} searched all afternoon and found that it had been lying behind {love} the
    whole time. The stranger paid with a story, and it was this one.
  `,
  prose`
    On the edge of {place} stood a tower with a clock that ran backwards. {hero} climbed up one
    morning, with {friend} close behind, to see what it was running from. At the top sat an old
    woman repairing minutes with a needle and thread. "I only keep the good ones," she said, and
    showed them one that was full of {love}. They stayed until evening, which up there was the
    morning before. When they came down, nobody had missed them, and everything looked a little
    newer.
  `,
  prose`
    A letter came for {hero} with no sender and a map of {place} inside. It marked a spot that no
    street led to. {friend} found the way first, through a gap in a hedge and down some very old
    steps. There lay a garden that only bloomed when somebody laughed. So {hero} told the story
    about {love}, the embarrassing one. By nightfall there were so many flowers that they had to
    walk home on tiptoe.
  `,
  prose`
    Far out beyond {place} sailed a ship whose captain collected winds in bottles. {hero} had
    signed on for one summer, together with {friend}, who was officially the ship's cook. One day
    the bottle with the north wind broke, and they were blown to an island nobody had named. All
    that grew there was {love}. "Well," said the captain, "then we shall call it Enough." They
    stayed a week, and none of them was ever in such a hurry again.
  `,
  prose`
    In {place} there was a library that lent out dreams instead of books. {hero} worked at the
    returns desk and had to check them for damage. One evening {friend} brought back a dream that
    was not in the catalogue. It was small and blue, and when you held it to your ear you could
    hear {love}. {hero} should have filed it. Instead it went under a pillow, and the city slept
    better than it had in years.
  `,
];
export const STORY_HEROES: readonly string[] = [
  'Mira',
  'Old Tobias',
  'Ines',
  'Captain Wren',
  'Juniper',
];
export const STORY_PLACES: readonly string[] = [
  'a town by the water',
  'the city of bridges',
  'a village in the fog',
  'the harbour quarter',
];
export const STORY_FRIENDS: readonly string[] = [
  'a one-eared cat',
  'a very serious crow',
  'a retired postman',
  'a small brass robot',
];
export const STORY_LOVES: readonly string[] = [
  'cinnamon and rain',
  'old music',
  'the sea',
  'freshly cut wood',
];
export const STORY_INTROS: readonly string[] = [
  'Make yourself comfortable.',
  'Here is one I have just made up.',
  'Lean back, then.',
  'This one is for you.',
];
export const STORY_ASKS: readonly string[] = [
  'What do you think happened next?',
  'Would you have done the same?',
  'Whom should the next story be about?',
  'What would you have found there?',
];

export const POEMS: readonly string[] = [
  'A window, a lamp, / a page that waits for your hand: / evening holds its breath.',
  'Rain on the tin roof. / Somewhere a kettle answers / in its own small voice.',
  'The road bends away. / You could follow it, or stay / and let it come back.',
  'First light on the cup; / the day has not yet noticed / that you are awake.',
  'Words like paper boats: / most of them sink, but this one / found its way to you.',
  'Night folds up the street. / One bicycle, one whistle, / and then only stars.',
];
export const POEM_INTROS: readonly string[] = [
  'A small one, then.',
  'Three lines, fresh from the page.',
  'Very well, quietly now.',
];
export const POEM_ASKS: readonly string[] = [
  'What would your three lines be about?',
  'Does it fit your mood?',
  'Shall I try another mood?',
];
