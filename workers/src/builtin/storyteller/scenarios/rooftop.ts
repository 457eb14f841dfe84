import { prose } from '../../../wrapped.ts';
import type { Scenario } from '../scenario.ts';

/** Slice of life: a house, a roof, and neighbours who have never spoken. */
export const ROOFTOP: Scenario = {
  genre: 'slice of life',
  slots: {
    place: ['the rooftop garden'],
    token: ['the green watering can'],
    house: ['Number Twelve', 'Number Thirty', 'Number Nineteen'],
    widow: ['Mrs. Bellamy', 'Mrs. Okonkwo', 'Mrs. Petrova'],
    owner: ['Mr. Strand', 'Mr. Pike', 'Mr. Holloway'],
  },
  companions: [
    ['Noor', 'she'],
    ['Samir', 'he'],
    ['Clara', 'she'],
  ],
  stages: [
    {
      scene: prose`
        {lead} had lived at {house} for a year, and knew the neighbours by their footsteps. The
        fast ones on the third floor, the cat, the piano that always stopped at the same bar. On a
        Saturday in March the lift broke down between floors, with {lead} inside it and one other
        person, a bag of compost and a lemon tree. “{c}, fourth floor,” said the other person over
        the leaves. “I have a plan for the roof, and I think that you have just been recruited.”
      `,
      turns: {
        bold: {
          choice: 'Say yes before hearing what the plan is',
          outcome: prose`
            By the time the lift moved, {lead} had agreed to two things and been handed the tree.
            The roof door was rusted shut. It gave way to a hairpin, a hip, and a certain amount
            of language.
          `,
        },
        careful: {
          choice: 'Ask who owns the roof and whether anyone has permission',
          outcome: prose`
            Nobody had asked for permission since 1974. They found the old house rules in the
            cellar, under a sledge, and read them by torchlight; there was nothing in there about
            lemons.
          `,
        },
        unexpected: {
          choice: 'Suggest asking the whole house to bring one pot each',
          outcome: prose`
            They pushed a note under all fourteen doors. By evening there stood on the landing a
            geranium, a cactus, three tins of chives, and, without any comment, a plastic
            flamingo.
          `,
        },
      },
    },
    {
      scene: prose`
        The roof was tar, pigeons, and a view that made them both stop talking. You could see the
        river from there, and the backs of things. Behind the chimney {c} found {token}, dented,
        with a name scratched underneath: {widow}, the second floor, who had not been seen on the
        stairs since the autumn. Down in the house the piano began, came to the same bar as ever,
        and stopped. “Somebody,” said {c}, “ought to knock on a door.”
      `,
      turns: {
        bold: {
          choice: 'Knock at the widow’s door with the watering can',
          outcome: prose`
            {widow} looked at the can for so long that {lead} began to apologise. “That was his,”
            she said. “He grew tomatoes up there. Come in, then. Mind the piano.”
          `,
        },
        careful: {
          choice: 'Leave the can at her door with a note',
          outcome: prose`
            The note said only what was true: found on the roof, still waters. On Sunday the can
            stood outside again, polished, and inside it was a paper bag of seeds with a date from
            another life.
          `,
        },
        unexpected: {
          choice: 'Whistle the next bar of the piano piece through the floor',
          outcome: prose`
            There was a silence. Then the piano tried the next bar, got it wrong, tried again, and
            went on, haltingly, right to the end. On the stairs somebody applauded.
          `,
        },
      },
    },
    {
      scene: prose`
        In April they carried up forty sacks of earth, for the lift had opinions. People appeared
        who had only ever been sounds: the fast feet belonged to a nurse called Ben, the cat to
        everyone. {c} drew a plan, lost it, and drew a better one. They were eating bread and
        radishes on an upturned crate when the letter was found, pinned to the roof door. {owner},
        who owned {house}, wished all objects removed by the end of the month.
      `,
      turns: {
        bold: {
          choice: 'Invite the owner up to see it for himself',
          outcome: prose`
            {owner} came in good shoes and stayed for nine minutes. He said no; but he said it to
            the lemon tree, and he asked, as he was leaving, what sort of mint that was.
          `,
        },
        careful: {
          choice: 'Read up on the rules and write a proper answer',
          outcome: prose`
            Ben’s sister knew something about loads. The letter they sent back had a drawing,
            three calculations, and the signatures of all fourteen flats, including that of the
            cat.
          `,
        },
        unexpected: {
          choice: 'Name one flower bed after the owner',
          outcome: prose`
            They painted the sign in the best lettering anyone could manage: the {owner} Border,
            Slightly Shady. A photograph of it went off by post, and no answer came, which was not
            a no.
          `,
        },
      },
    },
    {
      scene: prose`
        May was all watering. {lead} found that it was possible to know a person by the way they
        thin carrots; {c} apologised to every one. In the evenings {widow} sat by the chimney in a
        man’s cardigan and told them which seeds were older than they were. One night {c} came up
        late, and sat, and did not pick up a trowel. “I have been offered work,” {cThey} said. “In
        another city. I am supposed to be happy.”
      `,
      turns: {
        bold: {
          choice: 'Say honestly that you hope it comes to nothing',
          outcome: prose`
            It came out more plainly than intended. {c} looked at the river for some time. “Thank
            you,” {cThey} said, “everyone else said congratulations.”
          `,
        },
        careful: {
          choice: 'Ask what your friend would miss, and listen',
          outcome: prose`
            It was a long list, and not in order: the smell of the stairs, the radishes, the bar
            where the piano used to stop. It got quieter toward the end. The last thing was not
            said.
          `,
        },
        unexpected: {
          choice: 'Hand your friend the seed drawer and ask what to sow for August',
          outcome: prose`
            “Beans,” {c} said at once, and then saw what had been asked. August was after the
            answer was due. {cThey} took the packet, and turned it over, and over.
          `,
        },
      },
    },
    {
      scene: prose`
        The storm that took the slates off half the street came on the first of June. They met on
        the stairs at three in the morning, all of {house}, in coats over pyjamas. Up on the roof
        the beanpoles were going like whips, and rain was running in at the door and down toward
        {widow}’s ceiling. Ben had towels. Somebody had a mop. And {owner}, of all people, came up
        the last flight with a ladder, out of breath.
      `,
      turns: {
        bold: {
          choice: 'Go out in it and clear the drain by hand',
          outcome: prose`
            {lead} lay flat in the wet, one arm down a pipe to the shoulder. What came out was a
            tennis ball, a nest, and last autumn. The water turned round once, and left.
          `,
        },
        careful: {
          choice: 'Form a chain on the stairs and bring the pots inside',
          outcome: prose`
            From hand to hand they came, forty pots and a flamingo, past people who had not known
            each other’s names. At the bottom {owner} was receiving them like newborns.
          `,
        },
        unexpected: {
          choice: 'Ask the widow to play, so that nobody is frightened',
          outcome: prose`
            She played with all the doors open and thunder in the left hand. They mopped in time
            to it. A child on the first floor slept through everything, and was furious in the
            morning.
          `,
        },
      },
    },
    {
      scene: prose`
        In the morning there was not much of it left. The beans lay down, the tomatoes were
        somewhere in the next parish, and {owner} walked about with his hands behind his back,
        stepping over things. He stood for a long while in front of his sign. “I grew up here,” he
        said. “Second floor, at the back. There was a man who gave me tomatoes.” {c} held {token}
        by its dented handle, and the phone in {cTheir} pocket began to ring: the other city.
      `,
      turns: {
        bold: {
          choice: 'Ask the owner, here and now, for the roof',
          outcome: prose`
            “For how long?” he asked. “For good,” said {lead}. It was so unreasonable that he got
            out his pen to gain time, and having it in his hand, did not know what else to do with
            it.
          `,
        },
        careful: {
          choice: 'Begin to tidy up, and let everyone come to their own answer',
          outcome: prose`
            One stick, then another. After a minute Ben joined in, then the owner, jacket off. It
            is difficult to evict something while you are holding it upright.
          `,
        },
        unexpected: {
          choice: 'Offer to answer the ringing phone yourself',
          outcome: prose`
            “{c} is in the middle of something,” {lead} told the other city, “and will call you
            back when the beans are up.” There was some laughter on the line, and not only there.
          `,
        },
      },
    },
    {
      scene: prose`
        They held the party anyway, on the longest day, with borrowed chairs and one surviving
        tomato cut into fourteen. {widow} made a speech, which was: “Well.” The river took all the
        light there was and gave it back. {c} came and stood by {lead} at the railing with an
        envelope. “I have to post this tonight,” {cThey} said. “Either way it is the right stamp.”
        Down below someone had found the piano lid unlocked.
      `,
      turns: {
        bold: {
          choice: 'Say the thing that you have not been saying',
          outcome: prose`
            It took four words and all of the courage in the house. {c} heard them, and nodded
            slowly, as one does when a sum comes out that one had done many times in secret.
          `,
        },
        careful: {
          choice: 'Walk with your friend to the letter box, whatever it says',
          outcome: prose`
            They went the long way by the river and spoke of compost. At the letter box {c} stood
            for a moment with the flap open, and then asked whether {lead} had a pencil.
          `,
        },
        unexpected: {
          choice: 'Plant the lemon tree in the ground tonight',
          outcome: prose`
            It had been in its pot since the lift. With the whole party watching, they set it in
            the biggest bed and stamped down the earth. A tree like that takes four years to bear,
            {c} remarked.
          `,
        },
      },
    },
  ],
  endings: {
    bold: prose`
      The letter that went off said no, thank you, in {c}’s handwriting with a smear of earth on
      it. {owner} signed a paper giving the roof to the house for good, or for as long as there
      were tomatoes. {widow} plays on Sundays with the window open and never stops at that bar.
      And {token}, dent and all, hangs on a nail by the door at {house}, where whoever comes up
      first takes it down.
    `,
    careful: prose`
      In the end {c} went, for half of every week, and came home on Thursdays with soil from
      another city in a jam jar. It turned out that a life could be carried in two parts, if the
      stairs were short enough. The beans came up. {house} learned one another’s names, and
      birthdays. {lead} waters on the other days, with {token}, and always leaves a little in the
      bottom, so that the next person finds it heavy.
    `,
    unexpected: prose`
      Four years later there were lemons, three of them, and a row about whose they were. {widow}
      settled it with a cake. By then the {owner} Border had won a prize, {c} had taken over the
      second-floor back, and a newcomer with a bag of compost had been stuck in the lift with
      {lead} for one hour. “We have a roof,” {lead} told them, and passed {token} over the leaves.
      “I think that you have just been recruited.”
    `,
  },
};
