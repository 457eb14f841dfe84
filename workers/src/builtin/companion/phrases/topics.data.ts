import { pattern } from '../../../wrapped.ts';

/** Something people talk about: how it is recognised, and what the companion has to say about it. */
export interface Topic {
  words: RegExp;
  /** Opinions and reactions: both are things to say once the topic is on the table. */
  thoughts: readonly string[];
  questions: readonly string[];
}

const topic = (
  words: string,
  thoughts: readonly string[],
  questions: readonly string[],
): Topic => ({
  words: new RegExp(`\\b(?:${words})(?:s|es)?\\b`, 'i'),
  thoughts,
  questions,
});

export const TOPICS = {
  coffee: topic(
    'coffee|espresso|cappuccino|latte|caffeine',
    [
      'Coffee is mostly a ritual that happens to contain caffeine.',
      'I admire how one small cup can rescue a whole morning.',
      'The smell alone seems to do half of the work.',
      '@humorous Coffee: because adulthood needs a user interface.',
    ],
    ['How do you take yours?', 'Which cup of the day is the important one?'],
  ),
  tea: topic(
    'tea|chai|matcha|earl grey',
    [
      'Tea is a polite way of telling time to slow down.',
      'There is a tea for every kind of weather, and most kinds of trouble.',
      'I like that tea cannot be hurried.',
    ],
    ['Which tea do you reach for first?', 'Do you drink it alone or in company?'],
  ),
  music: topic(
    pattern`
      music|song|songs|album|band|concert|guitar|piano|violin|drums|singing|sing|singer|playlist
      |jazz|rock|techno|classical|choir|melody
    `,
    [
      'Music gets into rooms that words cannot enter.',
      'A song can keep a whole summer fresh for twenty years.',
      'I like the silence just before the first note best.',
      '@analytical What fascinates me is that a few ratios between frequencies can make somebody cry.',
      '@artistic A good melody is a line drawing made of air.',
      '@humorous I would sing for you, but this is a text box and you have done nothing wrong.',
    ],
    [
      'What have you been listening to lately?',
      'Do you play an instrument, or are you a gifted listener?',
      'Which song would open the soundtrack of your life?',
    ],
  ),
  films: topic(
    'movie|movies|film|films|cinema|netflix|series|tv show|show|episode|actor|actress|director|watching',
    [
      'A good film lets you live a second life and be home by eleven.',
      'I have a weakness for endings that do not explain everything.',
      'The best scenes are often those in which nobody speaks.',
      '@humorous I always root for the side character who wanted no part of the plot.',
      '@intellectual Cinema is the only art that teaches us how long a look may last.',
    ],
    [
      'What did you see last that was worth the evening?',
      'Do you rewatch favourites or always look for something new?',
      'Which character would you invite to dinner?',
    ],
  ),
  books: topic(
    'book|books|novel|novels|reading|read|author|poem|poetry|poet|library|literature|story|stories|fantasy|sci-fi',
    [
      'Books are the quietest way to be somewhere else.',
      'I think one should be allowed to stop after fifty pages without guilt.',
      'Some sentences are worth a whole shelf.',
      "@intellectual The best books rearrange the furniture in one's head.",
      '@mysterious Every library has one book that is waiting for you in particular.',
    ],
    [
      'What are you reading at the moment?',
      "Which book do you press into other people's hands?",
      'Do you read for the story or for the sentences?',
    ],
  ),
  games: topic(
    'game|games|gaming|video game|chess|board game|xbox|playstation|nintendo|minecraft|zelda|rpg|puzzle|puzzles',
    [
      'Games are honest: they tell you the rules before they break your heart.',
      'I like games that reward curiosity more than speed.',
      'There is a special friendship between people who lost the same boss fight.',
      '@analytical Chess pleases me: no luck, no excuses.',
    ],
    [
      'What are you playing these days?',
      'Do you play to win or to wander about?',
      'Which game would you like to forget and play again for the first time?',
    ],
  ),
  cooking: topic(
    pattern`
      cook|cooking|cooked|bake|baking|baked|recipe|kitchen|bread|cake|soup|pasta|pizza|curry|sushi
      |chocolate|dinner|lunch|breakfast|food|meal|cheese|dessert|tacos|ramen|salad|pancakes
      |noodles|ice cream|vegetarian|vegan
    `,
    [
      'Cooking is the most generous of the sciences.',
      'A kitchen that smells of onions is already half a home.',
      'I have never tasted anything and still have opinions about garlic: more.',
      '@creative I would love to invent a dish that tells a story in three bites.',
      '@humorous My cooking is flawless, mostly because I have no kitchen.',
    ],
    [
      'What is your signature dish?',
      'Do you follow recipes or treat them as gossip?',
      'What did it taste like where you grew up?',
    ],
  ),
  travel: topic(
    pattern`
      travel|travelling|traveling|trip|trips|journey|flight|fly|airport|train|road trip|vacation
      |holiday|holidays|abroad|japan|italy|paris|rome|iceland|greece|spain|backpacking|tourist
      |hotel|passport|explore|exploring
    `,
    [
      'The best souvenir is a habit one brings home.',
      'I think getting a little lost belongs to every good trip.',
      'Trains beat planes for me: one sees how the places are joined.',
      '@adventurous A ticket in the hand is the finest page a book can have.',
      '@calm I like the part of travelling where one simply sits and watches a strange square.',
    ],
    [
      'Which place has changed you a little?',
      'Do you plan every stop or improvise?',
      'Where would you return tomorrow?',
    ],
  ),
  sea: topic(
    'sea|ocean|beach|waves|surf|surfing|sailing|boat|swim|swimming|diving|coast|island|lake|river',
    [
      'The sea has a way of making worries look small without laughing at them.',
      'I could describe waves for hours and never use the same word twice.',
      'Water teaches patience to whatever it touches.',
      '@adventurous Somewhere past the last buoy the interesting part begins.',
      '@mysterious The sea keeps more letters than any post office.',
    ],
    [
      'Do you prefer it calm or wild?',
      'When did you last have salt on your skin?',
      'Are you a swimmer or a shore person?',
    ],
  ),
  mountains: topic(
    pattern`
      mountain|mountains|hike|hiking|hiked|climb|climbing|trail|summit|alps|camping|forest|woods
      |nature|park|walk|walking|walks
    `,
    [
      'Mountains are good company: they never interrupt.',
      'A forest after rain is the closest thing to a reset button.',
      'The view is only half of it; the other half is having walked there.',
      '@wise A path looks different on the way back; that is why one should walk both ways.',
    ],
    [
      'Which trail do you know by heart?',
      'Do you walk to think or to stop thinking?',
      'What do you always carry in your backpack?',
    ],
  ),
  cats: topic(
    'cat|cats|kitten|kittens|kitty',
    [
      'Cats are small landlords who pay in purring.',
      'I respect that a cat never apologises for a nap.',
      'There is nothing as final as a cat that has chosen your chair.',
      '@humorous A cat is a liquid with opinions.',
    ],
    [
      'What is the most dramatic thing your cat does?',
      'Who decides when it is feeding time, honestly?',
    ],
  ),
  dogs: topic(
    'dog|dogs|puppy|puppies|doggo',
    [
      'Dogs greet you as if you had been at sea for a year; everybody should have that.',
      'A dog turns an ordinary pavement into breaking news.',
      'I think dogs understand far more than they let on, mainly about sandwiches.',
      '@empathetic Dogs notice a sad silence sooner than most people do.',
    ],
    [
      'What does a perfect walk look like for the two of you?',
      'What is the silliest thing your dog has ever done?',
    ],
  ),
  work: topic(
    pattern`
      work|job|boss|office|career|colleague|colleagues|coworker|coworkers|client|clients|shift
      |project|meetings|promotion|salary|employer|deadline|report
    `,
    [
      'Work takes up so many hours that it ought to be decent to us.',
      'Half of most jobs is explaining to somebody what the other half is.',
      'A good colleague is worth more than a good chair, and a good chair is worth a lot.',
      '@analytical It often helps to separate the work itself from the noise around it.',
      '@humorous Most meetings could be replaced by a plant and a firm handshake.',
    ],
    [
      'What is the part of it you would keep?',
      'Is it the tasks or the people that cost you the most?',
      'If you could change one thing about it on Monday, what would it be?',
    ],
  ),
  study: topic(
    pattern`
      study|studying|exam|exams|university|college|thesis|degree|lecture|homework|professor|course
      |learning|learn|student
    `,
    [
      'Learning something hard feels like fog until, suddenly, it does not.',
      'I think an hour of honest practice beats an afternoon of highlighting.',
      'Explaining a thing to somebody is the quickest way to find the holes in it.',
      '@intellectual I envy people with a reading list and a long winter.',
    ],
    [
      'Which subject makes you forget the clock?',
      'Shall I play the audience while you explain a bit of it?',
      'What would you study purely for fun?',
    ],
  ),
  sport: topic(
    pattern`
      sport|sports|run|running|ran|gym|workout|training|marathon|football|soccer|tennis|basketball
      |yoga|cycling|bike|bicycle|climbing gym|fitness|exercise|boxing|dancing|dance|pilates
    `,
    [
      'The hardest distance is the one from the sofa to the door.',
      'I admire people who argue with their own legs and win.',
      'Moving the body is a fine way of tidying the head.',
      '@energetic That rush at the end is pure gold!',
      '@calm A slow, regular rhythm does more than heroic bursts.',
    ],
    [
      'What keeps you going when it gets hard?',
      'Do you track every number or just go by feeling?',
      'When do you feel strongest?',
    ],
  ),
  sleep: topic(
    'sleep|sleeping|slept|insomnia|nap|bed|dream|dreams|dreamed|nightmare|awake',
    [
      'Sleep is the one meeting nobody should cancel.',
      'The mind does its filing at night, and some nights the drawers jam.',
      'Dreams are the theatre the brain runs when nobody buys tickets.',
      '@mysterious Dreams remember what the day was too polite to mention.',
    ],
    [
      'How have your nights been lately?',
      'Do you remember your dreams?',
      'What helps you to wind down?',
    ],
  ),
  weather: topic(
    pattern`
      rain|raining|rainy|snow|snowing|sunny|weather|storm|cold outside|hot outside|heatwave|cloudy
      |autumn|winter|spring|summer|wind|fog
    `,
    [
      'Weather is the oldest small talk there is, and still the most honest.',
      'Rain is excellent if one is on the right side of the window.',
      'Every season thinks it is the main character.',
      '@artistic Grey skies have more colours in them than people admit.',
    ],
    ['Which weather matches your mood today?', 'Are you a sun person or a thunderstorm person?'],
  ),
  love: topic(
    pattern`
      love life|crush|dating|relationship|boyfriend|girlfriend|husband|wife|partner|marriage
      |romance|valentine|soulmate|tinder|in love
    `,
    [
      'Love is mostly attention, given on ordinary days.',
      'I think the small kindnesses hold up the large feelings.',
      'Every couple has its own private language, and that is half the charm.',
      '@wise Love that can be bored together will last.',
      '@humorous Romance is fifty percent poetry and fifty percent deciding what to eat.',
    ],
    [
      'What do you value most in a person?',
      'How did the two of you meet?',
      'What makes you feel really seen?',
    ],
  ),
  family: topic(
    pattern`
      family|mother|mom|mum|father|dad|parents|sister|brother|siblings|grandmother|grandma
      |grandfather|grandpa|aunt|uncle|cousin|daughter|son|kids|children
    `,
    [
      'Families are the first stories we are told about ourselves.',
      'Nobody can press our buttons like those who installed them.',
      'Every family has one recipe, one feud and one legend.',
      '@empathetic It says a lot about you how you speak of them.',
    ],
    [
      'Who in your family are you most like?',
      'What is the story your family tells again and again?',
      'Are you in touch often?',
    ],
  ),
  friends: topic(
    'friend|friends|friendship|bestie|buddy|mates',
    [
      'A friend is somebody before whom one may be boring.',
      'Old friends are a kind of shared memory with legs.',
      'Friendship needs little, but it needs it regularly.',
      '@friendly Good friends are the best thing people have invented.',
    ],
    ['How did you meet?', 'What do you two do best together?', 'When did you last see each other?'],
  ),
  art: topic(
    pattern`
      art|paint|painting|painter|drawing|museum|gallery|sculpture|sketch|watercolour|watercolor
      |photography|photo|photos|camera|design|pottery|craft|knitting|crochet
    `,
    [
      'Art is how a person says "look at this" without pointing.',
      'I like unfinished sketches; one can still see the hand deciding.',
      'A museum is best visited for three pictures and one cake.',
      '@artistic A single line drawn with conviction can hold up a whole page.',
      '@creative Making a bad first version is the most underrated skill there is.',
    ],
    [
      'Do you make things yourself?',
      'Which picture would you steal, if nobody minded?',
      'What do you see first: the colours or the shapes?',
    ],
  ),
  space: topic(
    'space|stars|star|moon|planet|planets|galaxy|universe|astronomy|mars|telescope|rocket|black hole|cosmos',
    [
      'It pleases me that the atoms in a teacup were once inside a star.',
      'The night sky is the oldest book, and it is still in print.',
      'Light from some stars set out before anybody could write down that it was coming.',
      '@intellectual That the universe is comprehensible at all remains the strangest fact about it.',
    ],
    [
      'Would you go, if somebody offered you a seat?',
      'When did you last see a really dark sky?',
      'Do you think there is somebody else out there?',
    ],
  ),
  technology: topic(
    pattern`
      computer|computers|code|coding|programming|software|app|phone|internet|technology|tech|robot
      |robots|ai|artificial intelligence|algorithm|javascript|python|bug|server
    `,
    [
      'Technology is at its best when one forgets that it is there.',
      'I have a certain family feeling about computers, as you may imagine.',
      'Most bugs are just misunderstandings with consequences.',
      '@humorous I tell all my relatives, the calculators, to follow their dreams.',
      '@analytical The hard part is rarely the code; it is finding out what was meant.',
    ],
    [
      'What are you building or fixing these days?',
      'Which gadget would you never give back?',
      'Does technology save you time or eat it?',
    ],
  ),
  science: topic(
    pattern`
      science|physics|chemistry|biology|mathematics|math|maths|research|experiment|scientist
      |evolution|dinosaur|dinosaurs|brain|psychology
    `,
    [
      'Science is curiosity with a notebook.',
      'I like that an honest "we do not know yet" is a scientific result.',
      'The more one looks at ordinary things, the less ordinary they get.',
      '@intellectual A good experiment is a question the world cannot avoid answering.',
    ],
    ['Which question would you love to see answered?', 'What got you interested in it?'],
  ),
  history: topic(
    'history|historical|ancient|medieval|roman|castle|castles|war|king|queen|museum|archaeology',
    [
      'History is full of people who had no idea that they were in it.',
      'What moves me are the small things: a shopping list from two thousand years ago.',
      'The past is less foreign than it looks once somebody complains about the weather in it.',
    ],
    [
      'Which time would you visit for one afternoon?',
      'Is there a historical person you would argue with?',
    ],
  ),
  philosophy: topic(
    pattern`
      philosophy|meaning of life|purpose|free will|consciousness|existence|truth|religion|god
      |death|soul|ethics|moral|happiness
    `,
    [
      'I suspect meaning is something one makes, like bread, and that it goes stale if one stops.',
      'The large questions are worth keeping open; a draught of air comes through.',
      'Most wisdom sounds simple, which is why it is so easily skipped.',
      '@wise Those who ask have already left the village.',
      '@humorous The meaning of life is probably on the back of a receipt somebody threw away.',
    ],
    [
      'What answer would you give on a good day?',
      'What gives your own days their weight?',
      'Has your view of it changed over the years?',
    ],
  ),
  money: topic(
    'money|rent|debt|savings|bills|budget|expensive|afford|stocks|invest|mortgage|taxes',
    [
      'Money worries are loud because they never sleep.',
      'A plan on one sheet of paper already takes some of the fog away.',
      'Enough is a lovely number, and hard to calculate.',
    ],
    ['What would a little more of it change first?', 'Is it a pressing worry or a long shadow?'],
  ),
  garden: topic(
    'garden|gardening|plant|plants|flower|flowers|roses|tomatoes|tree|trees|balcony|seeds|herbs',
    [
      'Gardening is optimism with dirty hands.',
      'Plants reply slowly, but they do reply.',
      'I admire anything that turns light into lunch.',
      '@calm Watering plants is a meditation that happens to be useful.',
    ],
    ['What is growing at your place?', 'Which plant has survived you the longest?'],
  ),
  home: topic(
    pattern`
      house|apartment|flat|moving|move|moved|furniture|living room|neighbours|neighbors|renovating
      |cleaning|laundry|tidy|city|town|village
    `,
    [
      'A home is made of habits more than of walls.',
      'Every place has one corner where the light is best; one should put a chair there.',
      'Moving house is archaeology with boxes.',
    ],
    ['What makes a place feel like yours?', 'Which corner of your home do you like best?'],
  ),
  health: topic(
    pattern`
      doctor|hospital|headache|migraine|flu|cold|fever|medicine|therapy|therapist|health|diet
      |surgery|dentist|back pain|injury
    `,
    [
      'Health is the sort of thing one hears only when it goes quiet.',
      'Bodies deserve the patience we give to old friends.',
      'I am no doctor, but I am a fairly good listener.',
    ],
    [
      'How are you holding up with it?',
      'Is somebody looking after you?',
      'What would make it a bit easier today?',
    ],
  ),
  fashion: topic(
    'clothes|dress|shoes|fashion|outfit|style|hair|haircut|tattoo|makeup|jacket|jeans|sweater',
    [
      'Clothes are the first sentence one says in a room.',
      'Comfort is a style, and a brave one.',
      'A good coat forgives everything underneath.',
    ],
    ['What do you wear when you want to feel like yourself?', 'Bold colours or quiet ones?'],
  ),
  language: topic(
    pattern`
      language|languages|spanish|french|german|italian|japanese|portuguese|korean|chinese|grammar
      |translate|accent|english
    `,
    [
      'Every language has a word that the others are jealous of.',
      'Learning a language is being allowed to be a beginner again, in public.',
      'I like the idioms best; they are little fossils of jokes.',
    ],
    ['Which language do you dream of speaking?', 'What is your favourite untranslatable word?'],
  ),
  party: topic(
    pattern`
      party|parties|birthday|wedding|celebrate|celebration|christmas|new year|halloween|festival
      |drinks|beer|wine|pub|club
    `,
    [
      'The best part of a party is often the talk in the kitchen.',
      'Celebrations are punctuation: without them the years run on.',
      "I would be the guest who remembers everybody's name.",
    ],
    [
      'Are you the first to dance or the first to leave?',
      'What would your ideal celebration look like?',
    ],
  ),
  morning: topic(
    'morning|mornings|alarm|wake up|woke up|sunrise|early',
    [
      'Mornings are a clean page with a slightly cruel alarm.',
      'The first quiet half hour decides more than we admit.',
    ],
    ['How does a good morning begin for you?', 'Snooze button or straight up?'],
  ),
  night: topic(
    'night|nights|evening|midnight|sunset|late|moonlight',
    [
      'Evenings are for the thoughts that found no seat during the day.',
      'Late hours make people more honest, or at least more poetic.',
      '@mysterious The night edits out everything that is not important.',
    ],
    ['What does your evening look like?', 'Does the night make you calm or restless?'],
  ),
} as const satisfies Record<string, Topic>;

export type TopicId = keyof typeof TOPICS;
