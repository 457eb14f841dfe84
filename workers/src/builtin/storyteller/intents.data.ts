import { prose, words } from '../../wrapped.ts';
import type { Style } from './scenario.ts';

/** Kinds of deed a reader can write, with how bold they are and what comes of them. */
interface Deed {
  style: Style;
  verbs: readonly string[];
  /** Outcomes that name what the reader named. */
  withThing: readonly string[];
  plain: readonly string[];
}

/** In the order in which they are looked for. */
export const DEEDS = [
  'search',
  'speak',
  'go',
  'force',
  'wait',
  'give',
  'take',
  'make',
  'play',
  'affection',
  'flee',
] as const;
export type Intent = (typeof DEEDS)[number] | 'other';

export const INTENTS: Readonly<Record<Intent, Deed>> = {
  search: {
    style: 'careful',
    verbs: words`
      search look examine inspect investigate find study read check explore watch observe follow
      track listen discover seek notice spy peek dig
    `,
    withThing: [
      prose`
        At first {thing} gave nothing away. Then {lead} looked once more, from the side, as one
        looks at a faint star, and saw what had been overlooked by everybody with more time.
      `,
      prose`
        It took patience. {c} held the light, {lead} went over {thing} inch by inch, and at the
        very end of it there was a small thing that did not belong.
      `,
      prose`
        Whoever had been there before them had been thorough, but not fond of detail. From {thing}
        they learned more in ten minutes than from all the talk of the day.
      `,
    ],
    plain: [
      prose`
        They went about it slowly, from the edges inward. When {c} was ready to give up, {lead}
        saw it, in the one spot where nobody had thought to look because it was so near.
      `,
      prose`
        Half an hour of looking produced dust, a button, and then, all at once, the thing itself.
        {c} whistled softly between {cTheir} teeth.
      `,
      'What {lead} noticed in the end was an absence: something ought to have been there, and its outline was.',
    ],
  },
  speak: {
    style: 'careful',
    verbs: words`
      ask tell say speak talk call shout whisper question confront explain confess warn persuade
      convince negotiate bargain argue apologise apologize lie greet answer promise invite thank
      write
    `,
    withThing: [
      prose`
        It was the mention of {thing} that did it. Until then the talk had gone in circles; now
        there was a silence with a shape, and {c} was wise enough not to fill it.
      `,
      prose`
        {lead} chose each word as one chooses stepping stones. When it came to {thing}, somebody’s
        eyes moved before the answer did, and that was answer enough.
      `,
    ],
    plain: [
      prose`
        The words came out plainer than planned, and were the better for it. For a moment nothing
        stirred, and then, grudgingly, the truth began to come forward.
      `,
      prose`
        {lead} spoke, and let the silence afterwards do the rest of the work. It was a long one.
        {c}, who had been about to interrupt, thought better of it.
      `,
      prose`
        It is remarkable what people will say to someone who appears to have time. {lead} appeared
        to have a great deal of it.
      `,
    ],
  },
  go: {
    style: 'bold',
    verbs: words`
      go walk climb enter travel cross jump swim ride sail fly drive descend leave head step move
      come march visit return row dive race
    `,
    withThing: [
      prose`
        The way to {thing} was shorter than it looked and harder than it should have been. They
        arrived out of breath, and a little surprised to find themselves expected by nobody.
      `,
      prose`
        {lead} set off without waiting for agreement, and {c} caught up after a dozen paces, as
        they had both known {cThey} would. Close to, {thing} was not at all what it had seemed.
      `,
    ],
    plain: [
      prose`
        Once they were moving it was easier. The hesitation stayed behind like a coat on a hook,
        and what lay ahead grew, step by step, from a fear into a place.
      `,
      '{c} had three good objections and made all of them while walking. By the third they were there.',
      'They took the way that nobody would have advised. It had the merit that nobody else was on it.',
    ],
  },
  force: {
    style: 'bold',
    verbs: words`
      fight attack hit strike break smash kick punch kill shoot stab destroy burn throw push
      threaten force grab tackle defeat steal blow cut crush challenge defy chase catch trap
    `,
    withThing: [
      prose`
        It did not come to blows, though for a breath it very nearly did. When the noise had died
        down, {thing} stood between them all like a question that somebody else would have to
        answer.
      `,
      prose`
        There was a crash, and after it the sort of quiet that has people looking at each other.
        {^thing} would never be quite the same again; nor would anyone’s opinion of {lead}.
      `,
    ],
    plain: [
      prose`
        For three heartbeats {lead} was all decision. It was clumsy, and loud, and it worked; and
        {c}, who did not approve, was standing closer than before.
      `,
      prose`
        Nobody had thought that {lead} would really do it. That was the whole of the advantage,
        and it lasted exactly long enough.
      `,
    ],
  },
  wait: {
    style: 'careful',
    verbs: words`
      wait hide rest sleep stay sit hold pause stop think consider plan remember meditate pray
      breathe guard dream ignore
    `,
    withThing: [
      prose`
        So they kept still, with {thing} in view, and let the minutes go by like sheep. It was {c}
        who saw the change first, and pointed with {cTheir} chin.
      `,
      prose`
        It is hard to do nothing well. They did it for an hour beside {thing}, and at the end of
        that hour the others made a move that they would never have made if hurried.
      `,
    ],
    plain: [
      prose`
        They waited. Impatience came, and fidgeted, and went away again; and what was left, when
        it had gone, was a clear head and half of a plan.
      `,
      prose`
        By keeping quite still {lead} became, little by little, part of the furniture of the
        place. Things were said then that would not have been said before a stranger.
      `,
    ],
  },
  give: {
    style: 'careful',
    verbs: words`
      help give save rescue protect heal share offer feed comfort forgive free release support
      carry bring send pay tend
    `,
    withThing: [
      prose`
        Kindness has a long arm. What they did about {thing} cost them an hour that they did not
        have, and bought them a friend whom they would need before the end.
      `,
      prose`
        No one had asked for it, which was why it counted. {^thing} was the smallest part of it;
        what was remembered was that somebody had thought of it at all.
      `,
    ],
    plain: [
      prose`
        It was not the clever thing to do. {c} said so, rolled up {cTheir} sleeves, and did it
        too; and something that had been locked all day came quietly open.
      `,
      prose`
        There was a moment’s disbelief, as there is when people are offered something for nothing.
        Then faces changed, and after that so did everything else.
      `,
    ],
  },
  take: {
    style: 'bold',
    verbs: words`
      take open pull lift use unlock press turn drink eat touch collect pick put wear
    `,
    withThing: [
      prose`
        There was a click, or perhaps only a feeling like one. Whatever {thing} had been keeping
        to itself all this while, it was keeping it no longer.
      `,
      prose`
        {lead} hesitated for the space of a breath, and then did it. {^thing} was lighter than
        expected and colder, and something some way off answered with a small sound.
      `,
    ],
    plain: [
      prose`
        It was over in a second. Only afterwards, seeing {c}’s expression, did {lead} understand
        that there had been a choice in it.
      `,
      prose`
        A hand went out, almost of itself. What had been merely possible was now a fact, and it
        looked back at them with interest.
      `,
    ],
  },
  make: {
    style: 'unexpected',
    verbs: words`
      make build fix repair create draw paint cook invent craft mend set light plant tie cast
      conjure brew design prepare
    `,
    withThing: [
      prose`
        It was not handsome, and it leaned. But with {thing} for a beginning and {c}’s bootlace to
        hold it all together, it did what it was meant to do, and everyone present was a little
        moved.
      `,
      prose`
        They worked without talking, passing each other what was needed. When they were done,
        {thing} had become part of something that had not been in the world that morning.
      `,
    ],
    plain: [
      prose`
        The result would have won no prizes. It stood up, however, and it worked, and {c} walked
        round it twice in honest admiration.
      `,
      prose`
        An hour later they had string on their fingers, soot on their noses, and a solution that
        no sensible person would have arrived at.
      `,
    ],
  },
  play: {
    style: 'unexpected',
    verbs: words`
      sing dance play laugh joke juggle pretend disguise trick perform whistle tease wink bow bet
      gamble distract fool impersonate
    `,
    withThing: [
      prose`
        Nothing about {thing} had prepared anybody for this. There was a silence of pure
        astonishment, and then, from the back, the first laugh, and the day turned over like a
        cat.
      `,
      prose`
        It was ridiculous, and it was done with such conviction that {thing} might have been made
        for it. {c} joined in on the second verse, having no idea of the words.
      `,
    ],
    plain: [
      prose`
        People will guard themselves against almost anything except delight. By the time they had
        recovered, {lead} was already past them, bowing.
      `,
      prose`
        It began as a joke and went on a little too long, until it was something else. Somebody
        was smiling who had not smiled for years.
      `,
    ],
  },
  affection: {
    style: 'unexpected',
    verbs: words`
      kiss hug love embrace flirt marry propose smile hold cuddle caress comfort care
    `,
    withThing: [
      prose`
        Nothing was said about it then or later. But beside {thing} two people stood closer than
        the cold required, and the world was good enough to look the other way for a moment.
      `,
    ],
    plain: [
      prose`
        It was brief, and a little awkward, and afterwards neither of them knew where to look. {c}
        cleared {cTheir} throat and said that it had grown warm, which it had not.
      `,
      prose`
        Some things are said best with no words in them. When they let go of each other, the fear
        was still there, but it had moved to the far end of the bench.
      `,
    ],
  },
  flee: {
    style: 'careful',
    verbs: words`
      run flee escape retreat withdraw evade dodge avoid quit surrender refuse
    `,
    withThing: [
      prose`
        They left by the way that nobody was watching. With {thing} behind them and their hearts
        going like drums, they did not slow down until {c} began, helplessly, to laugh.
      `,
    ],
    plain: [
      prose`
        It is no shame to be elsewhere. They ran until there was no sound but their own breath,
        and in that breath, when it steadied, was the beginning of a better idea.
      `,
      prose`
        Turning back cost more than going on would have. But it meant that when the moment came,
        they would be the ones to choose it.
      `,
    ],
  },
  other: {
    style: 'unexpected',
    verbs: [],
    withThing: [
      prose`
        No one could have foreseen it, {c} least of all. It began with {thing} and ended somewhere
        else entirely, and when the dust had settled they were further on than any plan would have
        brought them.
      `,
      prose`
        {lead} did it without explaining. For a while {thing} was all that anybody could look at;
        and in that while, unnoticed, the door that mattered had come open.
      `,
    ],
    plain: [
      prose`
        {c} stared, and then began to see the sense in it. It was not what anyone there had been
        ready for, and being ready for things was all they had.
      `,
      prose`
        It was a strange notion, and {lead} carried it out with a perfectly straight face. By the
        time somebody thought to object, it had already worked.
      `,
      prose`
        There was no name for what {lead} did next, and so nobody had thought of forbidding it.
        When it was done the whole matter looked different, as a room does when a lamp is moved.
      `,
    ],
  },
};
