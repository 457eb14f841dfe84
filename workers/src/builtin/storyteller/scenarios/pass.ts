import { prose } from '../../../wrapped.ts';
import type { Scenario } from '../scenario.ts';

/** Adventure: medicine, a mountain in the way, and a bridge that may not be there. */
export const MOUNTAIN_PASS: Scenario = {
  genre: 'adventure',
  slots: {
    place: ['the high pass'],
    token: ['the old compass'],
    valley: ['Orrendal', 'Kestrel Vale', 'Tamsin’s Reach'],
    peak: ['the Widow', 'the Anvil', 'Old Harrow'],
    rival: ['Captain Rusk', 'Captain Delacourt', 'Captain Thorne'],
  },
  companions: [
    ['Yara', 'she'],
    ['Bastian', 'he'],
    ['Oda', 'she'],
  ],
  stages: [
    {
      scene: prose`
        The road to {valley} had been gone for three days, taken by the river in a single night.
        On the far side of {peak} two hundred people were down with fever; on this side stood
        {lead}, with a crate of medicine that would not keep past the week. There was one other
        way, and nobody used it. {c}, a mule driver who had crossed it once and never boasted, was
        already tightening the straps. “Snow by Thursday,” {cThey} said. “After that the mountain
        shuts.”
      `,
      turns: {
        bold: {
          choice: 'Set out at once and walk through the night',
          outcome: prose`
            They climbed by moonlight with their breath going ahead of them. By the time the
            village woke, it was a handful of chimneys far below.
          `,
        },
        careful: {
          choice: 'Spend an hour choosing what to carry and what to leave',
          outcome: prose`
            The tent stayed, the second blankets stayed, and a coil of rope came. When {lead}
            lifted the pack at last, it sat like something that had been thought about.
          `,
        },
        unexpected: {
          choice: 'Visit the old surveyor who once mapped the pass',
          outcome: prose`
            The surveyor was ninety, and delighted. She drew a map on the tablecloth, cut it out
            with kitchen scissors, and marked three places with a small, firm skull.
          `,
        },
      },
    },
    {
      scene: prose`
        Above the trees they met the first sign that they were not alone. A camp fire, still warm,
        and boot prints with the square heel of the mining company. {c} turned over the ashes and
        found a tin that had held quinine. “{rival},” {cThey} said, without pleasure. “Buys
        medicine cheap, sells it dear.” Beside the fire lay {token}, its lid scratched with
        initials, its needle pointing stubbornly a little west of north.
      `,
      turns: {
        bold: {
          choice: 'Catch up with the captain and ask him straight out',
          outcome: prose`
            {rival} received them with coffee and an offer. He would take the crate off their
            hands at twice its price; in {valley}, he added, it would fetch ten times that.
          `,
        },
        careful: {
          choice: 'Follow the prints at a distance and learn their route',
          outcome: prose`
            Four men, six mules, and a guide who kept stopping. From a ledge they saw the party
            take the left-hand gully, the one that looked so much easier than it was.
          `,
        },
        unexpected: {
          choice: 'Follow the crooked needle of the compass instead',
          outcome: prose`
            West of north led behind a waterfall, of all places, and up a stair cut for smaller
            feet than theirs. At the top of it somebody had long ago carved the word: patience.
          `,
        },
      },
    },
    {
      scene: prose`
        The weather turned in the time it takes to lace a boot. Sleet came sideways across the
        scree, and the mule sat down in it like a passenger who has decided to complain. {c} sang
        to it, badly, in a language {lead} did not know. A stone hut showed for a moment through
        the grey and then was gone again. Somewhere between them and it, quite close, the ground
        gave a long, low crack.
      `,
      turns: {
        bold: {
          choice: 'Make a dash for the hut before it gets worse',
          outcome: prose`
            They ran bent double, the crate between them. Behind them a whole slope of scree let
            go with a sound like applause, and filled the place where they had been standing.
          `,
        },
        careful: {
          choice: 'Rope together and test every step',
          outcome: prose`
            It took an hour to go two hundred paces. Twice the rope went tight and twice it held,
            and neither of them mentioned it afterwards.
          `,
        },
        unexpected: {
          choice: 'Let the mule choose the way',
          outcome: prose`
            Freed of opinions, the mule got up, sniffed, and walked off to the right. It led them
            along a spine of solid rock that no person would have looked for, straight to the
            door.
          `,
        },
      },
    },
    {
      scene: prose`
        In the hut they found a man from the captain’s party, left behind with a broken ankle and
        a candle stub. His name was Pell, and he was ashamed of the company he kept. The bridge
        over the gorge was finished, he told them; {rival} meant to cross first and cut the ropes.
        “Then he is the only shop in town.” {c} said a word in the mule’s language. There was time
        to stop it, if they did not sleep.
      `,
      turns: {
        bold: {
          choice: 'Leave now and race the captain to the bridge',
          outcome: prose`
            They left Pell the bread and the fire. The night was clear and very cold, and the
            stars came down so far between the peaks that it seemed rude not to hurry.
          `,
        },
        careful: {
          choice: 'Splint the ankle and take Pell along as a witness',
          outcome: prose`
            It cost them an hour and gained them a guide. Strapped to the mule with his leg in two
            barrel staves, Pell remembered a goat track, and then remembered where it went.
          `,
        },
        unexpected: {
          choice: 'Light the signal beacon on the ridge',
          outcome: prose`
            The beacon had not burned in forty years, and it went up like a second sunrise. Far
            down in {valley}, small as a spark, somebody lit a lamp in answer.
          `,
        },
      },
    },
    {
      scene: prose`
        Dawn found them at the gorge. The bridge was there, two ropes and a hundred missing
        planks, swaying over a river too deep to hear. On the near side stood the captain’s mules,
        unloaded. {rival} was halfway across, with a knife in his belt and no colour at all in his
        face, because a plank had broken and he could go neither forward nor back. “Well,” said
        {c}, after a while. “That is awkward for everybody.”
      `,
      turns: {
        bold: {
          choice: 'Go out on the bridge and bring him back',
          outcome: prose`
            {lead} went out on hands and knees, talking all the way about nothing in particular.
            The captain came back one plank at a time, holding a sleeve like a man who has
            discovered religion.
          `,
        },
        careful: {
          choice: 'Throw him a line and anchor it to the mules',
          outcome: prose`
            Six mules leaned into it, with one more giving advice. The line came taut, the captain
            came with it, and he sat down on the good hard rock and did not speak for some time.
          `,
        },
        unexpected: {
          choice: 'Ask him, while he is listening, what the medicine is worth now',
          outcome: prose`
            A long pause came back across the gorge. “Nothing,” called {rival} at last, in a much
            smaller voice. “Nothing at all. Please.” So they threw him the rope.
          `,
        },
      },
    },
    {
      scene: prose`
        They were all on one side now, which was the wrong one. The last of the planks had gone
        down with the captain’s saddlebags, and the first flakes of Thursday were already falling.
        Wrapped in a blanket, {rival} stared at the far rim. “My men have tools,” he said slowly,
        “and I have nothing left to be proud about.” {c} took out {token} and laid it on the
        crate. Its needle pointed across, and a little down.
      `,
      turns: {
        bold: {
          choice: 'Cross by the bare ropes with the medicine on your back',
          outcome: prose`
            Two ropes, one for the boots and one for the hands. In the middle the wind took hold
            of the pack like a curious child, looked it over, and let it go again.
          `,
        },
        careful: {
          choice: 'Build a sling and send the crate over first',
          outcome: prose`
            It took the company’s pulleys and everybody’s belts. When the crate touched the far
            side without so much as a clink, the miners cheered as if it had been a baby.
          `,
        },
        unexpected: {
          choice: 'Trust the needle and climb down into the gorge',
          outcome: prose`
            A little below the rim there was a ledge, and along the ledge an iron chain, put there
            by the same small-footed people who had believed in patience.
          `,
        },
      },
    },
    {
      scene: prose`
        Then there was only the slope, white and steep, and the roofs of {valley} at the end of it
        with no smoke above the nearest. {c} was limping and pretending otherwise. Over their
        heads hung a great curl of new snow, and it had begun to tick, like a clock, in the
        morning sun. To go round would take until night. “It is your crate,” {c} said, “and I have
        had a good life, mostly. You say.”
      `,
      turns: {
        bold: {
          choice: 'Sit on the crate’s lid and slide straight down',
          outcome: prose`
            There was a scream, and it was hard to say whose. They went down {peak} on a painted
            board faster than anyone ever had, and behind them the snow came too late and fell on
            nothing.
          `,
        },
        careful: {
          choice: 'Cross one at a time, in silence, without a word',
          outcome: prose`
            They went like people in a house where someone is asleep. The last of them had just
            stepped on grass when the mountain cleared its throat and let the whole slope go.
          `,
        },
        unexpected: {
          choice: 'Bring the snow down first with a shout, then walk',
          outcome: prose`
            {lead} shouted the mule’s name. The snow thought about it and fell, all of it, grandly
            and in the wrong place, and left behind a clean hard road to the bottom.
          `,
        },
      },
    },
  ],
  endings: {
    bold: prose`
      They came into {valley} at a run and did not stop until the doctor had the lid off. By
      evening the first fevers had broken. There is a board on the wall of the inn there with a
      long scratch down the middle, and people will tell you what it is if you buy them something.
      {c} kept the mule, {rival} kept his word, and {lead} kept {token}, which points a little
      west of north to this day.
    `,
    careful: prose`
      Not one bottle was broken; the doctor counted them twice, because she could not believe it.
      {valley} got well slowly, house by house, as lamps are lit. In spring there was a new
      bridge, with {rival} carrying planks like anyone else, and {c} testing each of them with a
      heel. They hung {token} at the near end, above a sentence that {lead} had asked for: take
      your time, they will still be there.
    `,
    unexpected: prose`
      Afterwards nobody could agree how they had come down, and the mule was not asked. {valley}
      recovered, and held a feast at which {c} taught two hundred people a song in the wrong key.
      {rival} opened a shop, an honest one, to general surprise. On clear days {lead} still took
      out {token} and looked where the needle pointed. It had never once been north, and it had
      never once been wrong.
    `,
  },
};
