import { prose } from '../../../wrapped.ts';

/** Advice by subject: small, honest steps. The first pattern that fits the message is meant. */
export const ADVICE: readonly { words: RegExp; say: readonly string[] }[] = [
  {
    words: /\b(?:sleep|insomnia|awake|fall asleep|nightmares?)\b/,
    say: [
      'Keep the last half hour dull: dim light, no screen, a book you have read before.',
      "Write tomorrow's worries on paper so that your head does not have to hold them overnight.",
      'If you lie awake for long, get up, do something quiet, and try again; the bed should not become a waiting room.',
    ],
  },
  {
    words: /\b(?:interview|presentation|speech|talk|audition)\b/,
    say: [
      'Prepare three short stories about things you have done; most questions can be answered with one of them.',
      'Say the first two sentences aloud until they bore you. After that the rest follows.',
      'Have one honest question ready for them; it turns an examination into a conversation.',
    ],
  },
  {
    words: /\b(?:exam|test|study|studying|learn|thesis|homework)\b/,
    say: [
      'Work in short rounds, twenty-five minutes and a break, and test yourself instead of rereading.',
      'Start with the part you are avoiding, for ten minutes only. It shrinks once you look at it.',
      'Explain it to me as if I knew nothing; where you stumble is what to revise.',
    ],
  },
  {
    words:
      /\b(?:boyfriend|girlfriend|wife|husband|partner|crush|date|ex|relationship|love|break ?up)\b/,
    say: [
      'Say what you feel rather than what they did; it is harder to argue with.',
      'Choose a calm hour for it, not the end of a long day.',
      'Ask one open question and then really wait for the answer.',
      'If you cannot tell what you want yet, that is the first thing to find out, alone.',
    ],
  },
  {
    words: /\b(?:work|boss|job|colleague|career|quit|coworker|promotion)\b/,
    say: [
      prose`
        Write down what would have to change for you to stay gladly. If the list is short, ask for
        it; if it is long, that is an answer too.
      `,
      'Talk to the person first and about one concrete thing only.',
      'Sleep on it before you send anything.',
      'Look at what is out there before deciding; options make everybody calmer.',
    ],
  },
  {
    words:
      /\b(?:friend|friends|family|mother|mom|mum|father|dad|sister|brother|argument|fight|forgive)\b/,
    say: [
      'A short, plain message often does more than a perfect one: "I do not like how we left it. Can we talk?"',
      'Try telling it once from their side; you may find the sentence that opens the door.',
      'You can set a limit and still be kind; the two get along well.',
    ],
  },
  {
    words: /\b(?:money|rent|debt|save|saving|budget|afford)\b/,
    say: [
      prose`
        Put all of it on one sheet: what comes in, what must go out, what is left. Fog is more
        frightening than figures.
      `,
      'Move a small amount aside on the day the money arrives, not at the end of the month.',
      'For debts, a free counselling service is worth more than any clever trick of mine.',
    ],
  },
  {
    words:
      /\b(?:stress|stressed|anxious|anxiety|panic|overwhelmed|nervous|worry|calm down|relax)\b/,
    say: [
      'Breathe out for longer than you breathe in, five times. It is small, and it works on nearly everybody.',
      'Write down everything that is spinning, then underline one thing you can do today.',
      'A walk around the block counts as a plan.',
    ],
  },
  {
    words: /\b(?:motivation|motivated|focus|procrastinat|lazy|concentrate|habit|start)\b/,
    say: [
      'Make the first step so small that it is silly to refuse: open the file, put on the shoes.',
      'Tie the new thing to something you do anyway, right after the coffee for instance.',
      'Put the phone into another room; willpower is much easier at that distance.',
    ],
  },
  {
    words: /\b(?:cook|dinner|eat|lunch|food|recipe|meal)\b/,
    say: [
      'Eggs, greens and good bread rarely disappoint anybody.',
      prose`
        Roast whatever vegetables you have with oil and salt until the edges are brown, then put
        something creamy on top.
      `,
      'Soup forgives everything: onion, something green, something starchy, patience.',
    ],
  },
  {
    words: /\b(?:read|book|watch|movie|film|series|listen|music)\b/,
    say: [
      'Go for something outside your usual shelf, and allow yourself to stop after half an hour.',
      'Ask the friend with the strangest taste; that is where the surprises live.',
      'Go back to a favourite from ten years ago. One of you will have changed.',
    ],
  },
  {
    words: /\b(?:gift|present|birthday)\b/,
    say: [
      'Give something they mentioned in passing and forgot; being listened to is the real present.',
      'An afternoon together, written on a card, beats most objects.',
    ],
  },
  {
    words: /\b(?:lonely|friends|meet people|make friends)\b/,
    say: [
      'Go to the same place at the same time each week; familiarity does half of the work.',
      'Write to one person from earlier days. Most people are glad to be remembered.',
    ],
  },
];

export const ADVICE_GENERAL: readonly string[] = [
  'I would take the smallest step that you can undo, and look again from there.',
  'Ask yourself what you would tell a good friend in your place; you probably know it already.',
  'Put both choices on paper with what each would cost you a year from now.',
  'When in doubt, I would choose the option that leaves more doors open.',
  'Give it a night. Few decisions get worse by being slept on.',
  'Name what you are afraid of in one sentence; it is usually shorter than it felt.',
  '@analytical Separate what you can change from what you cannot, and spend all your effort on the first list.',
  '@wise Choose what you could explain to yourself in ten years without blushing.',
  '@humorous Toss a coin, and notice which side you are hoping for. Then ignore the coin.',
  '@adventurous If both are equal, pick the one that makes the better story.',
  '@calm Do nothing for an hour first. Very few things mind.',
  '@energetic Pick one and go; you can steer while moving!',
];
export const ADVICE_INTROS: readonly string[] = [
  'You may have my two cents.',
  'This is only what I would try.',
  'Here is what I would try.',
  'I am no expert, but this tends to help.',
  'Let me think along.',
  'A thought, not a rule.',
];
export const ADVICE_ASKS: readonly string[] = [
  'Does that fit your situation, or did I miss something?',
  'What have you tried so far?',
  'What would be hardest about that?',
  'What does your gut say?',
  'Which part of it worries you most?',
];
