import { pattern } from '../../wrapped.ts';
import {
  action,
  asJob,
  favourite,
  named,
  person,
  pet,
  petsIn,
  petsNamed,
  place,
  plan,
  tastes,
  text,
  trait,
} from './fact-makers.ts';
import { EVENTS, NAME, PETS, RELATIONS, WHEN } from './fact-words.ts';
import type { Fact } from './fact.ts';
import { isGivenName, NOT_GIVEN_NAMES } from './given-name.ts';

export type Rule = readonly [
  RegExp,
  (found: RegExpExecArray) => Fact | readonly Fact[] | undefined,
];

const re = (source: string, flags = 'iu'): RegExp => new RegExp(source, flags);
/** First match per clause wins within a group; groups are independent of each other. */
export const FACT_RULES: readonly (readonly Rule[])[] = [
  [
    [re(`\\bmy name is not ${NAME}`), (found) => ({ type: 'notName', value: found[1] ?? '' })],
    [
      re(`\\bi am not ${NAME}$`),
      (found) =>
        isGivenName(found[1] ?? '') ? { type: 'notName', value: found[1] ?? '' } : undefined,
    ],
    [
      re(pattern`
        \b(?:my name is|my names|(?:you can |please |just )?call me|name is|i go by|people call me
        |everyone calls me)(?: actually| really)? ${NAME}
      `),
      (found) =>
        NOT_GIVEN_NAMES.has((found[1] ?? '').toLowerCase())
          ? undefined
          : { type: 'name', value: named(found[1]) ?? '' },
    ],
    [
      re(pattern`
        ^(?:this is|it is)? ?(?:i am|(?<=it is )|(?<=this is )) ?(?:actually |really )?${NAME}(?:$
        |,| from | by the way| and )
      `),
      (found) =>
        isGivenName(found[1] ?? '') ? { type: 'name', value: named(found[1]) ?? '' } : undefined,
    ],
  ],
  [
    [
      re(
        '\\bi (?:live|am living|am based|am staying|just moved|moved|relocated|settled) (?:in|to|near) (.+)',
      ),
      place('place'),
    ],
    [re('\\bmy (?:home town|hometown|city|home) is (.+)'), place('place')],
    [re('\\bi (?:am|come|came) (?:originally )?from (.+)'), place('origin')],
    [re('\\bi grew up in (.+)'), place('origin')],
    [re('\\bi am (?:a|an) .{3,40} from (.+)'), place('origin')],
  ],
  [
    [re('\\bi (?:work|am working|worked) as (?:a|an|the) (.+)'), text('job')],
    [re('\\bmy (?:job|profession|occupation) is (?:to be )?(?:a |an )?(.+)'), text('job')],
    [re('\\bi (?:work|am working) (?:at|for|in) (?:a |an |the )?(.+)'), text('workplace', 3)],
    [re('\\bi (?:study|am studying|major in|am majoring in) (.+)'), text('study', 3)],
    [re('\\bi am (?:a|an) ((?:[\\p{L}-]+ ){0,2}[\\p{L}-]+)'), (found) => asJob(found[1] ?? '')],
    [re('\\bi (?:quit|left|lost) my job'), () => ({ type: 'gone', value: 'job' })],
  ],
  [
    [
      re(
        '\\bi (?:do not|did not|no longer|never) (?:really |much |actually )?(?:like|love|enjoy) (.+?) any more',
      ),
      text('indifferent'),
    ],
    [
      re('\\bi (?:no longer|stopped|used to) (?:like|love|enjoy|liking|loving|enjoying) (.+)'),
      text('indifferent'),
    ],
    [
      re(
        '\\bi (?:do not|never|did not) (?:really |much |actually |even )?(?:like|love|enjoy|care for) (.+)',
      ),
      tastes('dislike'),
    ],
    [
      re(pattern`
        \bi (?:really |absolutely |honestly )?(?:hate|dislike|despise|loathe|can not stand
        |am not a fan of|am not into|am sick of|am allergic to) (.+)
      `),
      tastes('dislike'),
    ],
    [
      re(pattern`
        \bi (?:really |absolutely |just |also |do |truly |totally |still )*(?:like|love|enjoy
        |adore|am (?:really |so |very |totally )?(?:into|obsessed with|passionate about
        |crazy about|fond of)|am a (?:big |huge )?fan of) (.+)
      `),
      tastes('like'),
    ],
    [re('\\bmy (?:hobby|hobbies|passion|passions) (?:is|are) (.+)'), tastes('like')],
  ],
  [
    [
      re(
        '\\bmy ([\\p{L}]{2,20}) (?:is|are) (?!called|named|also|so\\b|my\\b|visiting|coming|going)(.+)',
      ),
      (found) => trait(found[1], found[2]),
    ],
  ],
  [
    [
      re(
        '\\bmy (?:all time |absolute )?favourite ([\\p{L} ]{2,20}?) (?:is|are|would be|has to be) (.+)',
      ),
      (found) => favourite(found[1], found[2]),
    ],
    [
      re('\\bmy (?:all time |absolute )?favourite ([\\p{L}]{2,20}), (.+)'),
      (found) => favourite(found[1], found[2]),
    ],
    [
      re('^(.{2,40}?) (?:is|are) my (?:all time |absolute )?favourite ([\\p{L}]{2,20})'),
      (found) => favourite(found[2], found[1]),
    ],
  ],
  [
    [
      re(`\\bmy (${PETS})(?: is called | is named |'s name is |s name is |, | is | )${NAME}`),
      (found) => pet(found[1], found[2]),
    ],
    [
      re(
        `\\b(?:have|got) (?:two|three|2|3) (?:\\p{L}+ )?(${PETS})s?,? (?:named |called )?${NAME} and ${NAME}`,
      ),
      (found) => petsNamed(found[1], [found[2], found[3]]),
    ],
    [
      re(
        `\\b(?:have|got|adopted|own|bought|named|called)\\b.*\\b(?:${PETS})s?\\b|\\b(?:${PETS}) (?:named|called)`,
      ),
      (found) => petsIn(found.input),
    ],
    [re(`\\bmy (?:old |new |little )?(${PETS})\\b`), (found) => pet(found[1], undefined)],
  ],
  [
    [
      re(pattern`
        \bmy (?:little |big |older |younger |twin |best )?(${RELATIONS})(?:'s name is |
        s name is | is called | is named |, | is | )${NAME}
      `),
      (found) => person(found[1], found[2]),
    ],
    [
      re(pattern`
        \b(?:have|got) (?:a|an) (?:little |big |older |younger |twin |
        best )?(${RELATIONS})(?:,? (?:named|called) ${NAME})?
      `),
      (found) => person(found[1], found[2]),
    ],
    [
      re(`\\b${NAME} is my (?:little |big |older |younger |twin |best )?(${RELATIONS})\\b`),
      (found) => person(found[2], found[1]),
    ],
    [re(`\\bmy (${RELATIONS})\\b`), (found) => person(found[1], undefined)],
  ],
  [
    [
      re('^i am ([1-9]\\d)(?: years old| now)?$'),
      (found) => (Number(found[1]) >= 18 ? { type: 'age', value: found[1] ?? '' } : undefined),
    ],
    [
      re(pattern`
        \bmy birthday is (?:on )?(?:the )?((?:[\p{L}]+ \d{1,2}
        |\d{1,2}(?:st|nd|rd|th)?(?: of)? [\p{L}]+)(?:st|nd|rd|th)?)
      `),
      (found) => ({ type: 'birthday', value: found[1] ?? '' }),
    ],
  ],
  [
    [
      re(
        `(?:i|we) (?:am|are) going to (?:a|an|the|my) ((?:[\\p{L}]+ )?(?:${EVENTS}))\\b(?:.{0,24}?(${WHEN}))?`,
      ),
      (found) => plan(found[1], found[2]),
    ],
    [
      re(
        `\\b(?:my|the) ((?:[\\p{L}]+ )?(?:${EVENTS})) (?:went|was|is over|got cancelled|got canceled|is done)`,
      ),
      (found) => ({ type: 'planDone', value: '', what: found[1] ?? '' }),
    ],
    [
      re(pattern`
        (?:(${WHEN}),? )?(?:i|we|there|i will|we will) (?:also |still |just |even )?(?:have
        |have got|is|get|will have|am having|are having|am going to have|have to give
        |am giving) (?:to go to )?(?:a|an|my|our|the|this
        |another) ((?:[\p{L}]+ ){0,2}?(?:${EVENTS}))\b(?:.{0,24}?(${WHEN}))?
      `),
      (found) => plan(found[2], found[1] ?? found[3]),
    ],
    [re(`\\bmy ((?:[\\p{L}]+ )?(?:${EVENTS})) is (${WHEN})`), (found) => plan(found[1], found[2])],
    [
      re(pattern`
        (?:(${WHEN}),? )?(?:i|we) (?:am|are|will be)? ?(?:going to|planning to|planning on
        |about to|hoping to|will) ((?!be\b|have\b|do\b|think\b|see\b|know\b|keep\b|let\b|check\b
        |consider\b|remember\b|wait\b|need\b|want\b|miss\b|die\b|cry\b|use\b|lose\b|try\b|say\b
        |tell\b|ask\b|not\b|the\b|a\b|my\b|go\b|sleep\b
        |bed\b)[\p{L}]+(?: [\p{L}']+){1,5}?)(?: (${WHEN})|$)
      `),
      (found) => action(found[2], found[1] ?? found[3]),
    ],
    [
      re(pattern`
        (?:i|we) (?:will |(?:am|are) )?(?:travell?ing|flying|moving|driving|going|fly|travel|drive
        |go) to ([\p{L}]+(?: [\p{L}]+)?) (${WHEN})
      `),
      (found) => plan(`trip to ${found[1] ?? ''}`, found[2]),
    ],
    [
      re(`(?:i|we) (?:am|are) going to ([\\p{Lu}][\\p{L}]+) (${WHEN})`, 'u'),
      (found) => plan(`trip to ${found[1] ?? ''}`, found[2]),
    ],
  ],
];
