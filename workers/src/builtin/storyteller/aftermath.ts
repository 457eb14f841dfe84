import { prose } from '../../wrapped.ts';

/** Kinds of passage after an ending, beside a new chapter. */
export const AFTER_KINDS = ['epilogue', 'closing'] as const;
export type AfterKind = (typeof AFTER_KINDS)[number];

/** Told once each within a branch; `place` and `token` are those of the chapter that ended. */
export const AFTERMATH: Readonly<Record<AfterKind, readonly string[]>> = {
  epilogue: [
    prose`
      A year went by, as years do, mostly in Mondays. {lead} had not meant to come back so soon,
      and yet the road had a way of bending in that direction. {c} was older by a year and one new
      scar, about which there was a long story. They went together as far as {place}, and stood
      there with their collars up. It was smaller than either of them remembered. “It always was,”
      said {c}. “It was we who were in close.” Before leaving they laid a hand on {token}, one
      after the other, for luck, or out of habit, which is luck with practice.
    `,
    prose`
      The letter found {lead} on an ordinary morning, between a bill and a seed catalogue. {c}
      wrote as {cThey} talked, beginning in the middle. People still asked about it all, and got a
      shorter version each time. There was news of {place}, which was full of strangers now, most
      of them welcome. The last page held a drawing of {token}, done from memory and wrong in one
      detail. {lead} looked at it for a long time. Then {they} took a pencil, corrected the one
      thing, and discovered that the other version had been better.
    `,
    prose`
      Years later a child with muddy knees asked what {token} was for, and why nobody was allowed
      to dust it. So {lead} told the tale, leaving out the fear, which children supply for
      themselves. It took until supper. At the end there was a silence, and then a great many
      questions, and the best of them was about {c}: whether such a person had really lived.
      “Lives,” said {lead}. “Two streets away, and is late for dinner.” As if on cue the gate
      creaked, and somebody came up the path humming out of tune.
    `,
    prose`
      They put up a plaque, in the end, and got both of the names wrong. {c} thought it very funny
      and would not have it changed. On the day it was unveiled there were speeches near {place},
      with a band, and a wind that carried off the mayor’s notes. {lead} stood at the very back,
      where it is best to stand at such things. What the plaque did not mention was how quiet it
      had been, and how near; or that, all through it, somebody had been holding on to {token} as
      one holds on to a hand.
    `,
  ],
  closing: [
    prose`
      When everybody had gone to bed they sat on the step with the last of the light. Neither of
      them said anything for the time it takes a kettle to cool. Far off a dog was explaining
      something to another dog. {c} turned {token} over in {cTheir} hands, and over again, and put
      it down between them. “So that was that,” {cThey} said. {lead} considered it from all sides.
      “That was that,” {they} agreed. Then they stayed exactly where they were, while overhead,
      one at a time and without any fuss, the stars came out to see how it had ended.
    `,
    prose`
      On the final evening {lead} walked round once more, alone, touching things. The chair, the
      sill, the mark on the wall at the height of a hand. At {place} a little wind had got up, and
      was going through its pockets. There was nothing left to find there, and that was what made
      it beautiful. When {lead} came back there was a lamp in the window, set where it could be
      seen from the road. Nobody had said a word about it. It had simply been understood, as the
      best things are, that someone might be walking home.
    `,
    prose`
      It rained all night, a soft rain that asked nothing of anyone. In the kitchen {c} was
      teaching {lead} a card game that had no end, only places at which one might decently stop.
      They kept the score on the back of an envelope, next to {token}, and then forgot whose
      column was whose. Toward morning the rain grew thin. {c} had fallen asleep with {cTheir}
      head on one arm and a winning hand in the other. Very gently {lead} took the cards from
      {cThem}, laid them face down, and let the day come in.
    `,
  ],
};

/** Opens the next chapter; the companion is a new one, the lead has a past. */
export const BRIDGES: readonly string[] = [
  prose`
    That should have been the end of it, and for some time it was. But {lead} had become the kind
    of person to whom things are brought, and the next of them was already on its way.
  `,
  prose`
    Two winters passed. People had heard of {lead} by then, as one hears of a good doctor, in
    lowered voices and with an address.
  `,
  prose`
    It was {lead}’s firm intention never to do anything of that sort again. The intention lasted
    until the following autumn, when there came a change in the wind.
  `,
  prose`
    Some roads end only so that another may begin a little further along. {lead} had hardly
    unpacked when it started over, in a different key.
  `,
  'In the years that followed {lead} learned to sleep late and to say no. The second of these had never been tested.',
];

/** The choices after an ending, with several wordings so that they stay fresh. */
export const AFTER_CHOICES: Readonly<Record<AfterKind | 'chapter', readonly string[]>> = {
  epilogue: [
    'Tell me what became of them, in an epilogue',
    'Look in on them once more, years later',
    'Find out what people say about it today',
  ],
  chapter: [
    'Turn the page: a new chapter for {lead}',
    'Let the next adventure find {lead}',
    'Begin again somewhere else, with {lead} a little wiser',
  ],
  closing: [
    'Stay a while longer for one quiet closing scene',
    'Sit with them in silence until the light goes',
    'End it softly, with nothing left to solve',
  ],
};

/** Asides about the thing from the premise, by the stage at which it is thought of. */
export const MOTIF: Readonly<Record<'opening' | 'middle' | 'end', readonly string[]>> = {
  opening: [
    'And behind all of it, {lead} would say later, there was {motif}, which nobody else had thought worth a question.',
    'It had begun with {motif}, really; everything else had merely been waiting its turn.',
    'All the way there {lead} had been thinking of {motif}, and could not have told anyone why.',
  ],
  middle: [
    'Once more {lead} thought of {motif}, and for the first time it seemed less like a beginning than a promise.',
    'If it had not been for {motif}, none of them would have been standing there at all.',
  ],
  end: [
    'Even {motif} made sense now, as things do once one stops pulling at them.',
    'As for {motif}, it was never explained, and turned out not to need it.',
  ],
};

/** Lines in which a thing that the reader once named comes back. */
export const REMEMBERED: readonly string[] = [
  '{^thing} came back into {lead}’s mind just then, clear as a bell, as if it had been a clue all along.',
  '“Remember {thing}?” {c} said suddenly. {lead} had been thinking of nothing else.',
  'It was {thing}, of all things, that had shown them the way; without it they would have walked right past.',
];

/** A supply of small sights that does not run out, for passages that would be too short. */
export const SIGHTS = {
  where: [
    'Not far off',
    'Behind them',
    'Somewhere below',
    'In the distance',
    'On the other side',
    'Just out of sight',
    'High above',
    'A little way ahead',
  ],
  what: [
    'a shutter was knocking in the wind',
    'someone was whistling and kept losing the tune',
    'water was running over stone',
    'a bell was being rung by nobody in particular',
    'a bird tried out three notes and kept two of them',
    'a door opened and was closed again with care',
    'two voices were arguing without any heat',
    'something small hurried home through the leaves',
    'a lamp went out, and another was lit',
    'the weather was making up its mind',
    'a cart went by, late, with one loose wheel',
    'smoke rose as straight as a pencil line',
  ],
  effect: [
    'and for a moment both of them listened',
    'and nobody remarked on it',
    'and it was curiously comforting',
    'and {c} turned {cTheir} head',
    'and {lead} found that {they} had stopped walking',
    'and then it was quiet again',
  ],
} as const;
