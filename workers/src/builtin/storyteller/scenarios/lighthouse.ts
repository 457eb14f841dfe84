import { prose } from '../../../wrapped.ts';
import type { Scenario } from '../scenario.ts';

/** Mystery: a keeper is gone, and somebody has been putting out the light. */
export const LIGHTHOUSE: Scenario = {
  genre: 'mystery',
  slots: {
    place: ['the lighthouse'],
    token: ['the brass key'],
    town: ['Saltmarrow', 'Gullhaven', 'Penwick'],
    keeper: ['Osgood', 'Hallam', 'Brandreth'],
    master: ['Mr. Vane', 'Mr. Sallow', 'Mr. Crake'],
  },
  companions: [
    ['Ines', 'she'],
    ['Tobias', 'he'],
    ['Marguerite', 'she'],
  ],
  stages: [
    {
      scene: prose`
        The last ferry left {lead} on the quay at {town} with one suitcase and a letter that had
        arrived a week too late. Keeper {keeper} had written it in a hurry: come soon, trust
        nobody at the harbour office. By then the old man had not been seen for six days. {c}, who
        ran the ferry and missed very little, tied up the boat and nodded toward the headland.
        “The lamp still turns at night,” {cThey} said. “So tell me who is lighting it.”
      `,
      turns: {
        bold: {
          choice: 'Climb to the lighthouse tonight, before anyone can tidy it',
          outcome: prose`
            They went up while the path was still wet from the tide, {c} holding the lantern low.
            The door of the lighthouse stood unlocked, and the kettle on the stove was warm.
          `,
        },
        careful: {
          choice: 'Ask around the harbour first and let people talk',
          outcome: prose`
            An hour in the harbour tavern bought {lead} four versions of the same week. In every
            one of them, {master} of the harbour office was the last person to have seen the
            keeper.
          `,
        },
        unexpected: {
          choice: 'Write a reply to the keeper and post it, to see who collects it',
          outcome: prose`
            The envelope was empty and addressed in a large, clear hand. Before the post office
            shut, a boy in a harbour cap had asked for it twice, and had looked surprised to be
            asked his name.
          `,
        },
      },
    },
    {
      scene: prose`
        The keeper’s room had been searched by someone who knew how to put things back. Only the
        dust gave it away: a clean square on the desk where a book had lain for years. {c} found
        the logbook wedged behind the stove with its last page torn out. Beneath it hung {token},
        too small for any door in the tower. On its tag, in pencil, stood three dates, and the
        last of them was tomorrow.
      `,
      turns: {
        bold: {
          choice: 'Confront the harbour master with the torn logbook',
          outcome: prose`
            {master} looked at the book for exactly as long as an honest man would have, and then
            a little longer. “Paper tears,” he said pleasantly, and closed the door with his foot.
          `,
        },
        careful: {
          choice: 'Check the three dates against the shipping register',
          outcome: prose`
            The register told it in a clerk’s neat columns: two of the dates were shipwrecks. Both
            vessels had been old, heavily insured, and lost in fair weather below a working light.
          `,
        },
        unexpected: {
          choice: 'Rub charcoal over the page beneath the torn one',
          outcome: prose`
            Under the charcoal the keeper’s writing rose like something surfacing. Lamp out,
            eleven minutes, not by me: he had written it twice, pressing so hard that the nib had
            split.
          `,
        },
      },
    },
    {
      scene: prose`
        That evening {lead} and {c} watched from the net lofts as the lamp began its slow sweep.
        At nine it went dark. {c} counted under {cTheir} breath, and reached eleven minutes before
        the beam came back. No wind, no storm, nobody on the stairs when they got there, only a
        smell of pipe smoke and a wet footprint, heel first, as if someone had walked out of the
        wall. There had to be a second way into the tower.
      `,
      turns: {
        bold: {
          choice: 'Take a crowbar to the panelling behind the footprint',
          outcome: prose`
            The third plank came away with a sigh and half a century of salt. Behind it, steps
            went down into the rock, swept clean and used often.
          `,
        },
        careful: {
          choice: 'Measure the tower inside and out',
          outcome: prose`
            Paced out with a length of ferry rope, the tower was four feet thicker than its rooms
            could explain. The missing space ran all the way down on the seaward side.
          `,
        },
        unexpected: {
          choice: 'Leave a bowl of flour by the wall and wait for it to tell',
          outcome: prose`
            By midnight the flour had a boot in it. The prints led out of the panelling, to the
            lamp and back again, and the left sole had a nail missing.
          `,
        },
      },
    },
    {
      scene: prose`
        The hidden stair ended in a sea cave where a lantern hung beside a boat without a name.
        Ship’s papers lay in oilcloth, sorted by date, and the topmost concerned the Corisande,
        due tomorrow night with forty people aboard. {c} read the names aloud and stopped in the
        middle. “My brother sails on her,” {cThey} said. Then, above them, someone set a heavy
        foot on the first of the steps.
      `,
      turns: {
        bold: {
          choice: 'Stand in the lantern light and wait for whoever it is',
          outcome: prose`
            The man on the stairs saw a lit lantern and a face that was not afraid of him, and
            thought better of it. He dropped his cap as he fled; the harbour crest on it was newly
            sewn.
          `,
        },
        careful: {
          choice: 'Put out the lantern and hide beneath the boat',
          outcome: prose`
            Lying under the hull, they saw only boots, and heard only one sentence. “Tomorrow,
            then,” said a pleasant voice, “and after that we can all afford to be honest.”
          `,
        },
        unexpected: {
          choice: 'Call out a greeting in the keeper’s name',
          outcome: prose`
            “{keeper}?” whispered the voice above, and all the blood had gone out of it. Whoever
            stood there had clearly been told that the keeper would never answer again.
          `,
        },
      },
    },
    {
      scene: prose`
        Back in the ferry’s cabin, {c} laid {token} beside the logbook and turned it under the
        lamp. The bow of it was stamped with a gull: the mark of the old lifeboat house, closed
        these twenty years. They rowed there with muffled oars. The lock turned as if it had been
        oiled that week. In the dark inside, a match flared, and behind it, thin and bearded and
        very much alive, sat Keeper {keeper}.
      `,
      turns: {
        bold: {
          choice: 'Demand to know why he let everyone think he was dead',
          outcome: prose`
            “Because a dead man is not watched,” the keeper said. He had counted every ship that
            passed from that window, and his hands shook when he spoke of those that did not.
          `,
        },
        careful: {
          choice: 'Give him food and let him tell it in his own time',
          outcome: prose`
            He ate half a loaf before he said a word. Then it came in order, as a keeper tells
            things: the hour, the weather, and {master} on the gallery with his hand on the
            shutter.
          `,
        },
        unexpected: {
          choice: 'Ask him to teach you how to run the light',
          outcome: prose`
            The old man laughed for the first time in a week. With a spoon, a saucer and a candle
            he showed them how the shutter fell, and how somebody quick could hold it open.
          `,
        },
      },
    },
    {
      scene: prose`
        The plan was simple until the fog came in. By dusk {town} had no edges, the telegraph line
        was dead, and two men from the harbour office sat on the lighthouse steps with a thermos
        between them. Out in the white, faint and patient, the Corisande sounded her horn. {c}
        looked at {lead}. “She is an hour early,” {cThey} said. Everything they had meant to do
        tomorrow would have to happen now.
      `,
      turns: {
        bold: {
          choice: 'Take the ferry out and meet the ship in the fog',
          outcome: prose`
            They found the Corisande by ear, and turned her by shouting. A frightened mate leaned
            over the rail, heard the word rocks, and spun the wheel with both arms.
          `,
        },
        careful: {
          choice: 'Go up by the hidden stair and guard the lamp',
          outcome: prose`
            They climbed with their shoes in their hands. From behind the panel they watched
            {master} check his watch, loosen his collar, and reach for the shutter.
          `,
        },
        unexpected: {
          choice: 'Ring every bell in town and wake all of them',
          outcome: prose`
            First the chapel, then the school, then the fish market: within minutes half of {town}
            stood on the quay in coats and nightshirts, asking what was wrong, and being told.
          `,
        },
      },
    },
    {
      scene: prose`
        And so it came down to the lamp room, the great lens turning, and {master} with his back
        to the glass. He did not shout. He spoke of debts, of a harbour that was dying, of
        insurers who would never miss the money. “Nobody was meant to drown,” he said, and for a
        moment he looked like a man who had believed it. His hand was on the lever. Outside, forty
        people were steering by this light.
      `,
      turns: {
        bold: {
          choice: 'Step between him and the lever',
          outcome: prose`
            {lead} simply walked there and stood, close enough to feel the heat of the lamp. It is
            hard to reach past someone who does not move, and {master} found that he could not.
          `,
        },
        careful: {
          choice: 'Keep him talking until the ship is past',
          outcome: prose`
            {lead} asked about the first ship, then the second, then the names. He answered every
            question, because nobody had ever asked, and while he answered the horn moved safely
            on.
          `,
        },
        unexpected: {
          choice: 'Bring in the keeper he believes is dead',
          outcome: prose`
            The panel swung open and Keeper {keeper} came in, wiping his hands as if he had only
            been down for oil. {master} took his hand from the lever the way one drops something
            hot.
          `,
        },
      },
    },
  ],
  endings: {
    bold: prose`
      By morning the fog had gone and the story was all over {town}, growing at every door. The
      constable took {master} away on the first ferry, and {c} charged them both full fare. Keeper
      {keeper} wound the clockwork, lit the lamp in broad daylight just to see it, and pressed
      {token} into a hand that had not hesitated. “Keep it,” he said. “You walk toward things. A
      place like this needs one of those.”
    `,
    careful: prose`
      The case against {master} filled eleven pages, and there was not one guess in it. The judge
      remarked on that. {c}’s brother came ashore carrying a crate of oranges for whoever had been
      so patient, and Keeper {keeper} copied the whole affair into his new logbook in a fair hand.
      At the foot of the page he pinned {token}, and beside it he wrote: found by someone who
      looked twice.
    `,
    unexpected: prose`
      Nobody in {town} could ever quite explain how it had been done, though all of them had been
      there. The children played it for years, and quarrelled over who might be the stranger from
      the ferry. Keeper {keeper} hung {token} above the stove. “I wrote for help,” he told {c},
      “and what came was a better idea.” At nine that night the lamp turned, and went on turning.
    `,
  },
};
