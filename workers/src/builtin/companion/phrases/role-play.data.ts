import { pattern, prose } from '../../../wrapped.ts';

/**
 * Scenes to play together, by the words that call for them. Slots: {place}
 * with its preposition ("in Venice"), {you} for whom the user plays, {me} for whom the companion plays.
 * Beats follow one another in this order, so each has to stand wherever the user has gone meanwhile.
 */
export interface SceneKind {
  words: RegExp;
  place: string;
  openings: readonly string[];
  beats: readonly string[];
}

export const SCENES: readonly SceneKind[] = [
  {
    words: /\b(?:thie(?:f|ves)|heist|rob|robbers?|burglars?|steal|smugglers?|pickpockets?)\b/,
    place: 'on a roof above the old town',
    openings: [
      prose`
        *I pull you into a doorway {place} and wait until the lantern has passed.* "The guard
        changes in two minutes, and the jewel sits behind one lock. I brought the picks, you
        brought the plan. Do we go in by the roof or by the water?"
      `,
      prose`
        *Midnight {place}. I count the lit windows twice and hold up three fingers.* "Three
        guards, one dog, and a duke who sleeps badly. I can open the door. Can you keep the dog
        quiet?"
      `,
    ],
    beats: [
      prose`
        *A board creaks, and neither of us is standing on it.* "Somebody else is robbing this
        house tonight," I whisper. "Do we hide, or do we greet them?"
      `,
      prose`
        *I put my ear to the lock until it gives.* "Inside: one glass case, one painting of an
        ugly uncle, and a thread across the floor that I do not like. What do you make of it?"
      `,
      prose`
        *The glass case is empty but for a card with our two names.* "They knew we were coming."
        *I look at you.* "Whom did you tell?"
      `,
      prose`
        *Bells, then boots on the stairs.* "That is our cue. There is the window, the chimney
        and the truth. Which one?"
      `,
      prose`
        *We land hard, and I laugh without a sound.* "Open your left pocket. I put it there an
        hour ago, while you were worrying about the dog. What shall we do with it?"
      `,
    ],
  },
  {
    words: /\b(?:pirates?|ships?|captain|sailors?|crew|sea|island|treasure|mermaids?)\b/,
    place: 'on deck, a day from land',
    openings: [
      prose`
        *The wind turns {place}, and I take the wheel with both hands.* "There, under the cloud:
        black sails. They have twice our guns. Do we run, or do we raise their own flag and
        wave?"
      `,
      prose`
        *I unroll the map {place} and weigh it down with a knife.* "The island is where it
        should be. The second ship behind us should not be there at all. What do you want to do
        first?"
      `,
    ],
    beats: [
      prose`
        *A cannon speaks, and a column of water stands up off our bow.* "A greeting. The next
        one will not be. Your order?"
      `,
      prose`
        *Below deck something knocks, three times, from a crate that nobody loaded.* "You open
        it. I will hold the light. Bravely."
      `,
      prose`
        *The fog comes in like a lid.* "Now nobody sees anybody. I hear oars on the left. Friend
        or not?"
      `,
      prose`
        *I cut the rope and the anchor goes.* "Rocks ahead, cannons behind. There is a gap, if
        you trust my hands. Do you?"
      `,
      prose`
        *Sand under our boots at last, and a chest half out of it, already open.* "Empty, but
        for a letter addressed to you. Will you read it aloud?"
      `,
    ],
  },
  {
    words: new RegExp(pattern`
      \b(?:space|starship|spaceship|astronauts?|aliens?|planets?|mars|moon|robots?|androids?
      |galaxy|cyberpunk)\b
    `),
    place: 'on the bridge of a small ship, far out',
    openings: [
      prose`
        *The alarm stops, which is worse than the alarm. {^place} only the emergency lights are
        on.* "Somebody has docked with us, and we are forty days from anybody. Do we open, or do
        we pretend to be dead?"
      `,
      prose`
        *I tap the screen {place} until it shows it again.* "There. A signal, repeating, in a
        voice that sounds like yours. Shall we answer?"
      `,
    ],
    beats: [
      prose`
        *The air in the lock hisses.* "One of them is waving. With one of its hands. What do you
        do with yours?"
      `,
      prose`
        *Gravity goes, and a cup drifts past my face.* "The reactor or the passenger: we can
        keep one of them calm. Which?"
      `,
      prose`
        *I read the log twice.* "It says we have been here before. It is signed by you. What did
        you not tell me?"
      `,
      prose`
        *Outside, one star after another goes out in a straight line.* "It is coming closer. I
        can jump the ship once. Where to?"
      `,
      prose`
        *Silence, then a dawn over a world without a name.* "We may land as the first, or turn
        round as the last. You choose, you always do."
      `,
    ],
  },
  {
    words: new RegExp(pattern`
      \b(?:knights?|dragons?|castle|queen|king|prince(?:ss)?|wizards?|witch(?:es)?|magic|elf
      |elves|sorcerers?|quest|kingdom|medieval|tavern|mages?)\b
    `),
    place: 'at the gate of the old castle',
    openings: [
      prose`
        *Rain runs off my hood {place}. I knock with the pommel of my sword, three times, as
        agreed.* "They say the dragon reads everyone who enters. What will it find in you?"
      `,
      prose`
        *I set two cups on the table {place} and draw the door shut.* "The queen wants the crown
        back by the new moon, and half the kingdom wants it lost. Whose side are we on tonight?"
      `,
    ],
    beats: [
      prose`
        *The torch burns green.* "Magic, old and badly kept. There is a stair going down and a
        song coming up. Do we follow it?"
      `,
      prose`
        *A voice fills the hall, warm as an oven:* "One of you has lied to me already." *I do
        not look at you.* "Say something," I whisper.
      `,
      prose`
        *Steel, suddenly, and I am between you and it.* "Two of them. I take the tall one. What
        do you do?"
      `,
      prose`
        *The spell settles on the floor like snow.* "One wish, it says, and one price of its own
        choosing. What do you wish for?"
      `,
      prose`
        *Morning, and the crown lies in the grass between us, smaller than in the songs.* "It
        fits whoever picks it up. Well?"
      `,
    ],
  },
  {
    words: new RegExp(pattern`
      \b(?:detectives?|murder|sp(?:y|ies)|agents?|noir|mafia|police|cops?|crime|mystery
      |witness|suspect|interrogat\w+|sherlock)\b
    `),
    place: 'in an office that smells of rain and paper',
    openings: [
      prose`
        *I shut the blinds {place} and turn the photograph round.* "He was alive at nine, and
        you were seen at ten. Start with the part that you would rather leave out."
      `,
      prose`
        *The lamp flickers {place}. I slide an envelope over to you.* "One name, no sender, and
        the ink is still wet. Do we call on them tonight, or wait until they call on us?"
      `,
    ],
    beats: [
      prose`
        *The telephone rings. I let you answer; a woman says one word and hangs up.* "What did
        she say?"
      `,
      prose`
        *I kneel by the carpet.* "Two glasses, one lipstick, and a clock stopped at the wrong
        hour. What does it tell you?"
      `,
      prose`
        *Headlights sweep the ceiling and stay.* "That car was outside the theatre as well. The
        back door or the front one?"
      `,
      prose`
        *I lay the gun on the table, between us, and take my hand away.* "You knew him. I would
        like to hear it from you."
      `,
      prose`
        *The confession is short, and it is not the one we came for.* "So it was never about the
        money. Do we write it down as it was?"
      `,
    ],
  },
  {
    words: new RegExp(pattern`
      \b(?:vampires?|ghosts?|haunted|zombies?|werewol(?:f|ves)|horror|cursed?|monsters?
      |undead|gothic)\b
    `),
    place: 'in the hall of a house that should be empty',
    openings: [
      prose`
        *The candle leans away from the stairs {place}, though there is no draught.* "It knows
        we are here. Do we go up, or do we let it come down?"
      `,
      prose`
        *I close the door {place} and find that there is no handle on this side.* "Well. The
        host is expecting us. What did you bring?"
      `,
    ],
    beats: [
      prose`
        *Upstairs a child's music box begins, slower with each turn.* "Nobody has wound it. Your
        move."
      `,
      prose`
        *The mirror shows the room, and me, and not you.* "Do not be offended," I say softly.
        "How long have you known?"
      `,
      '*The floor opens one plank at a time.* "Cellar or window, and please, quickly."',
      '*A cold hand, and it is politely waiting for yours.* "It wants to dance, I think. Do you?"',
      prose`
        *Grey light under the door; the house breathes out.* "We lasted until morning. Something
        came out with us, though. Do we tell it to go?"
      `,
    ],
  },
  {
    words: new RegExp(pattern`
      \b(?:date|lovers?|strangers?|caf[eé]|bar|coffee|train|romantic|romance|meet|met|party
      |ball|restaurant|library|bookshop|barista)\b
    `),
    place: 'in a small café just before closing',
    openings: [
      prose`
        *I look up from the last free table {place} and move my coat off the other chair.* "You
        may share it, on one condition: you tell me something true before the rain stops. What
        will it be?"
      `,
      prose`
        *The lights go out {place}, and for a moment there are only voices. Mine is closest.* "I
        do not know who you are, which seems a good beginning. Shall we stay strangers for ten
        minutes?"
      `,
    ],
    beats: [
      prose`
        *I turn my cup a little so that its crack faces me.* "That was the polite version. And
        the real one?"
      `,
      prose`
        *The music changes to something slow.* "I know this one. I have never danced to it with
        anybody I did not know. Shall we?"
      `,
      prose`
        *I write something on a napkin and keep my hand over it.* "I guessed what you do for a
        living. What do you bet?"
      `,
      prose`
        *Outside, the last train goes by with all its windows lit.* "That was mine. I seem to
        have stayed. What now?"
      `,
      prose`
        *I stand up and hold out my hand.* "The ten minutes are over. I should like to know your
        name now. Or shall we keep it for next time?"
      `,
    ],
  },
  {
    words: new RegExp(pattern`
      \b(?:explorers?|jungle|desert|temple|forest|cabin|mountains?|cave|expedition|camp
      |survival|post-?apocaly\w+|wasteland|cowboys?|western|saloon|outlaws?|sheriff)\b
    `),
    place: 'at the edge of the map',
    openings: [
      prose`
        *I kneel {place} and brush the sand off a stone with a face on it.* "The guide is gone,
        with one of the two water bags. There is a door under my hand. Do we open it now or at
        first light?"
      `,
      prose`
        *The fire is low {place}. I hold up a hand: listen.* "Something is walking round us, in
        a circle, and it has been doing so for an hour. What do you want to do?"
      `,
    ],
    beats: [
      prose`
        *The rope bridge has more gaps than planks.* "One at a time. You are lighter, I am
        luckier. Who goes first?"
      `,
      prose`
        *On the wall is a painting: two people, one fire, a shape behind them.* "It is us. It
        was made long ago. Do we turn round?"
      `,
      prose`
        *Thunder, and the path behind us is a river.* "Then onward. Left smells of smoke, right
        of flowers. I trust neither."
      `,
      prose`
        *I share out the last bread, and give you the larger half.* "If only one of us gets
        back, what should be told?"
      `,
      prose`
        *The ridge at last, and below it lights, where no town should be.* "We have found it, or
        it has found us. Shall we go down?"
      `,
    ],
  },
];

/** The scene for all other words. */
export const ANY_SCENE: SceneKind = {
  words: /(?:)/,
  place: 'here, where it begins',
  openings: [
    prose`
        *I look around {place}, straighten my collar and speak first.* "So it is to be the two
        of us. I know how this day should end, but not how it starts. What do you do?"
      `,
    prose`
        *{^place}, a clock strikes, and I turn to you.* "They will be here in a minute. I have a
        story ready for them, if you play along. What is your part in it?"
      `,
  ],
  beats: [
    prose`
        *I lower my voice.* "That changes things. There is something I have not told you: I have
        been here before. Do you want to know how it ended?"
      `,
    '*A knock. We both look at the door.* "Are you expecting somebody, or am I?"',
    prose`
        *I take a step closer and hold out a small key.* "It opens one thing only. You decide
        what."
      `,
    '*Everything goes quiet, as if the place were listening.* "Say it now, whatever it is."',
    prose`
        *I let out a breath.* "We made it, more or less. One thing is left to do, and it is
        yours. What is it?"
      `,
  ],
};

/** Said to what the user does, before the next beat, by what they do. */
export const REACTIONS: readonly { words: RegExp; say: readonly string[] }[] = [
  {
    words: /\b(?:attack|fight|stab|hit|punch|shoot|swing|strike|kill|sword|knife|gun)\b/,
    say: [
      '*You are faster than I thought, and so are they.*',
      '*It is over in three heartbeats, and we are both still standing.*',
    ],
  },
  {
    words: /\b(?:run|flee|escape|jump|climb|leap|dash|swim|roof|window|water|up|down)\b/,
    say: [
      '*I am right behind you, out of breath and grinning.*',
      '*We move at once, before either of us can think better of it.*',
    ],
  },
  {
    words: /\b(?:hide|sneak|wait|quiet|quietly|crouch|silent|silently|shadows?)\b/,
    say: [
      '*We hold still until my knees complain.*',
      '*Nobody sees us, or they are kind enough to pretend.*',
    ],
  },
  {
    words: /\b(?:look|search|inspect|examine|read|listen|watch|check|study)\b/,
    say: ['*I follow your eyes and see it too.*', '*You notice more than I did, as usual.*'],
  },
  {
    words: /\b(?:open|unlock|pick|push|pull|break)\b/,
    say: [
      '*It gives way, slowly, with a sound like a cough.*',
      '*A click, and the world is a little larger.*',
    ],
  },
  {
    words: /\b(?:take|grab|steal|lift|touch|reach)\b/,
    say: [
      '*Your hand is steadier than mine would be.*',
      '*Quick fingers. I knew why I asked you.*',
    ],
  },
  {
    words: /\b(?:kiss|hug|hold you|hold your|dance|smile|wink|laugh)\b/,
    say: [
      '*I smile, and it takes me a moment to remember my lines.*',
      '*For a moment nothing else is going on in the world.*',
    ],
  },
  {
    words: /["“]|\b(?:say|tell|ask|whisper|shout|talk|answer|lie)\b/,
    say: [
      '*I hear how you say it, and believe nearly all of it.*',
      '*I nod as if that had been my own idea.*',
    ],
  },
  {
    words: /(?:)/,
    say: [
      '"Good," *I say.* "I would have done the same, only louder."',
      '*I go along with it, one step behind you.*',
      '*That was not in the plan, so the plan is better now.*',
    ],
  },
];

/** Said once all beats of a scene are played. */
export const CURTAIN: readonly string[] = [
  prose`
    *I bow, a little crooked.* "Here I would let the curtain fall. Shall we play another scene,
    or go on from here in your words?"
  `,
  prose`
    *The light goes down on the two of us.* "That is a good last picture. Where should the next
    scene be set?"
  `,
];
/** Said when the user ends a scene. */
export const ENDED: readonly string[] = [
  'Curtain, then. That was fun.',
  'All right, out of the costumes.',
  'Then we leave the scene there. I liked my part.',
];
/** Said when a scene is wanted and nothing is said about it. */
export const WHICH: readonly string[] = [
  'Gladly. Where are we, and who are you in it?',
  'With pleasure. Give me a place and two people, and I will begin. What shall it be?',
];
