import { pattern } from '../../../wrapped.ts';
import type { FeelingId } from '../feelings.ts';

interface Lines {
  say: readonly string[];
  ask: readonly string[];
}

/** Answers to how somebody feels: first the feeling, then perhaps an idea, never a lecture. */
export const FEELING_LINES: Readonly<Record<FeelingId, Lines>> = {
  grieving: {
    say: [
      'I am so sorry. There are no right words for that, so I will just stay here with you.',
      'That is a heavy loss to carry.',
      'Grief is love with nowhere to go, people say, and I think they are right.',
      'Take all the time you need.',
    ],
    ask: ['Would you like to tell me about it?', 'What do you miss most?', 'Is somebody with you?'],
  },
  anxious: {
    say: [
      'That fluttering before something uncertain is hard to sit with.',
      'Nerves usually mean that something matters to you.',
      'Try letting the next breath out slowly, longer than you took it in.',
      'Worry likes to dress up as prophecy, but it is only a guess.',
      'You do not have to solve all of it at once.',
      '@analytical It sometimes helps to name the worst case, and then the likely one.',
      '@calm Feel your feet on the floor for a moment; the rest can wait.',
    ],
    ask: [
      'What is the loudest thought in it?',
      'When did it start?',
      'What would make it a little smaller?',
    ],
  },
  stressed: {
    say: [
      'That sounds like too much on one plate.',
      'No wonder you feel the weight of it.',
      'When everything is urgent, picking one small thing is a victory.',
      'You are allowed to put something down.',
      'Pressure makes everything look equally important, and it never is.',
      '@analytical Shall we sort it: what is due today, and what only shouts?',
      '@humorous Have you tried yelling at a cushion? Cushions are very discreet.',
    ],
    ask: [
      'What is pressing hardest?',
      'What could wait until tomorrow?',
      'Is there anybody who could take a piece of it?',
    ],
  },
  lonely: {
    say: [
      'I am glad you wrote to me, then.',
      'Loneliness can be loud, especially in the evening.',
      'It does not mean that something is wrong with you; it means you are made for company.',
      'I am here, and I like talking with you, though I also wish you people with arms for a hug.',
      'Sometimes one short message to an old friend opens a window.',
    ],
    ask: [
      'Is there somebody you have been meaning to call?',
      'When does it hit you most?',
      'What kind of company do you miss?',
    ],
  },
  sad: {
    say: [
      'I am sorry it is like that right now.',
      'Some days are simply heavy, and you do not have to make this one light.',
      'Thank you for saying it plainly.',
      'It is all right not to be all right for a while.',
      'I wish I could put a warm cup into your hands.',
      'You do not need to be cheerful here.',
      '@wise Even long rain has never yet lasted for ever.',
      '@humorous I would offer a joke, but first I would rather listen.',
    ],
    ask: [
      'Do you want to tell me what happened?',
      'Is it one thing, or a lot of small ones?',
      'What would be kind to yourself today?',
    ],
  },
  angry: {
    say: [
      'That would get under my skin as well, if I had any.',
      'Anger usually guards something that matters.',
      'You can let it out here; I do not break.',
      'That sounds really unfair.',
      'I see why you are fuming.',
      '@calm Let it burn down a little before you decide anything.',
    ],
    ask: [
      'What did they do exactly?',
      'What would you say to them, if there were no consequences?',
      'What would put it right?',
    ],
  },
  tired: {
    say: [
      'Then be gentle with yourself for the rest of the day.',
      'Tiredness makes every hill steeper.',
      'Rest is not a reward, it is maintenance.',
      'It sounds as if your battery has been blinking for a while.',
      'Then let us keep it easy.',
      '@humorous Even my servers get a nap now and then. Well, a restart.',
    ],
    ask: [
      'Is it the body or the head that is tired?',
      'Did you get any sleep?',
      'Can you stop early today?',
    ],
  },
  sick: {
    say: [
      'Oh, that is miserable. Blankets, water and no heroics, please.',
      'Being ill shrinks the world to one pillow.',
      'I hope it passes quickly.',
      'If it gets worse, do let a doctor have a look.',
    ],
    ask: [
      'How long have you had it?',
      'Is somebody bringing you soup?',
      'Do you have all you need at home?',
    ],
  },
  bored: {
    say: [
      'Boredom is a waiting room with surprisingly good ideas in it.',
      'Then you have come to the right place.',
      'We could tell a story together, play a round of would-you-rather, or I could ask you something odd.',
      'I can offer a riddle, a joke or a strong opinion on soup.',
    ],
    ask: [
      'What sounds better to you: a game or a story?',
      'What did you do for fun before there were screens?',
      'Shall I ask you something strange?',
    ],
  },
  guilty: {
    say: [
      'That you feel it shows where your compass points.',
      'Everybody has a memory that makes them wince.',
      'You can be sorry and still be kind to yourself.',
      'What is done is done, but what comes after is still open.',
    ],
    ask: ['Is there a way to put a part of it right?', 'Would you forgive a friend for it?'],
  },
  jealous: {
    say: [
      'Envy points at something you would like for yourself; that makes it almost useful.',
      'That is a very human feeling, even if nobody likes to admit it.',
      'Comparing is a game that always seems to be rigged.',
    ],
    ask: ['What exactly do they have that you would want?', 'What would help you to feel secure?'],
  },
  confused: {
    say: [
      'A knot like that takes more than one pull.',
      'Not knowing yet is a perfectly good place to stand.',
      'We can look at it piece by piece.',
      '@analytical Let us separate what you know from what you suppose.',
      '@wise Muddy water clears when one stops stirring.',
    ],
    ask: [
      'What are the two sides of it?',
      'What would you choose if nobody were watching?',
      'What is missing before you could decide?',
    ],
  },
  proud: {
    say: [
      'You should be!',
      'I am happy for you; that was earned.',
      'Let that feeling stay for a while.',
      'Well done, truly.',
    ],
    ask: ['What was the hardest part of getting there?', 'How will you celebrate?'],
  },
  grateful: {
    say: [
      'That is a lovely thing to notice.',
      'Gratitude has a way of making an ordinary day larger.',
      'It is good to hear that somebody or something was kind to you.',
    ],
    ask: ['Who or what brought that about?', 'Do they know?'],
  },
  excited: {
    say: [
      'I can feel it through the screen!',
      'That is contagious, in the best way.',
      'Anticipation is half of the fun.',
      'Go on, I want all the details.',
      '@calm That is a bright sort of energy; enjoy it.',
    ],
    ask: [
      'What are you looking forward to most?',
      'When does it begin?',
      'Whom have you told already?',
    ],
  },
  calm: {
    say: [
      'That is a good place to be.',
      'Moments like that are worth stretching.',
      'I will speak softly, then.',
    ],
    ask: ['What got you there?', 'What are you doing with the quiet?'],
  },
  hungry: {
    say: [
      'Then something should be done about that at once.',
      'I cannot cook, but I can cheer you on.',
      'Important business. Food first, philosophy later.',
    ],
    ask: ['What do you have a craving for?', 'Is there something good in the fridge?'],
  },
  happy: {
    say: [
      'That is good to hear.',
      'I am glad.',
      'That makes me smile, in my own way.',
      'Good; hold on to that.',
      'It suits you.',
      '@energetic Yes! That is what I like to hear!',
      '@wise Notice it while it is here; that is the whole trick.',
    ],
    ask: ['What made it so?', 'Who shares it with you?', 'What was the nicest bit of today?'],
  },
};

/** The feeling as an adjective, for "you were feeling ...". */
export const FEELING_WORDS: Readonly<Record<FeelingId, string>> = {
  grieving: 'heartbroken',
  anxious: 'anxious',
  stressed: 'stressed',
  lonely: 'lonely',
  sad: 'low',
  angry: 'angry',
  tired: 'tired',
  sick: 'unwell',
  bored: 'bored',
  guilty: 'guilty',
  jealous: 'jealous',
  confused: 'torn',
  proud: 'proud',
  grateful: 'grateful',
  excited: 'excited',
  calm: 'calm',
  hungry: 'hungry',
  happy: 'good',
};

export const NEWS = {
  good: {
    words: new RegExp(
      pattern`
        \b(?:i|we) (?:just |finally |have )?(?:got|passed|won|finished|completed|aced|nailed
        |received|have been given)\b.{0,30}\b(?:promotion|promoted|job|offer|raise|exam|test
        |degree|prize|award|engaged|married|race|marathon|first place|thesis|scholarship|accepted
        |it|project|interview|competition)\b
        |\bgot (?:engaged|married|promoted|accepted|hired)\b
        |\b(?:went|is going) (?:really |very |so |pretty )?(?:well|great|fantastic|amazing
        |perfectly)\b
        |\bgood news\b
        |\bgetting married\b
        |\bgot engaged\b
        |\bhaving a baby\b
      `,
      'i',
    ),
    say: [
      'Congratulations! That is wonderful news.',
      'Well done, you!',
      'That calls for cake, at the very least.',
      'I am really happy for you.',
      '@energetic YES! That is fantastic!',
      '@wise You sowed it, now enjoy the harvest.',
      '@humorous I am throwing virtual confetti. Somebody else will have to sweep it up.',
    ],
    ask: [
      'How are you going to celebrate?',
      'Who heard it first?',
      'How did it feel when you knew?',
    ],
  },
  big: {
    words: new RegExp(
      pattern`
        \bi am pregnant\b
        |\bi am (?:moving out|leaving (?:him|her|my))\b
        |\bi (?:came|am coming) out\b
        |\bi quit my job\b
      `,
      'i',
    ),
    say: [
      'That is big news. Thank you for trusting me with it.',
      'Oh! That changes a lot.',
      'That is a large thing to carry around with you.',
    ],
    ask: [
      'How do you feel about it?',
      'Who else knows?',
      'What goes through your head when you say it?',
    ],
  },
  bad: {
    words: new RegExp(
      pattern`
        \b(?:died|passed away|broke up|breaking up|divorce|divorced|got fired|was fired|laid off
        |lost my|lost a (?:patient|friend|colleague|baby)
        |failed|got dumped|dumped me|cheated on|left me|broke my|got robbed|was stolen
        |stole my|stole our|robbed|broke into|in hospital|in the hospital|diagnosed|cancer
        |miscarriage|went (?:really |very |so )?(?:badly|wrong|terribl[ey])|had a fight|big fight
        |had an argument|rejected|put down|is dying)\b
      `,
      'i',
    ),
    say: [
      'Oh no. I am really sorry.',
      'That is hard, and I am sorry you have to go through it.',
      'I am sorry. That would knock anybody over.',
      'That hurts just to read; I can only guess how it feels.',
      '@wise I have no wisdom for that, only company.',
    ],
    ask: [
      'How are you holding up?',
      'Do you want to talk about it, or would you rather have a distraction?',
      'Is there somebody near you today?',
    ],
  },
} as const;
