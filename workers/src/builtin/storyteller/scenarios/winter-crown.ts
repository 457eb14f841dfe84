import { prose } from '../../../wrapped.ts';
import type { Scenario } from '../scenario.ts';

/** Fantasy: spring does not come, and somebody has to ask the winter why. */
export const WINTER_CROWN: Scenario = {
  genre: 'fantasy',
  slots: {
    place: ['the Winter Hall'],
    token: ['the acorn lantern'],
    village: ['Hollowmere', 'Thornby', 'Ashenford'],
    queen: ['Queen Isaure', 'Queen Morwen', 'Queen Hesper'],
    wood: ['the Listening Wood', 'the Grey Wood', 'the Wood of Names'],
  },
  companions: [
    ['Fenn', 'he'],
    ['Brisa', 'she'],
    ['Alder', 'he'],
  ],
  stages: [
    {
      scene: prose`
        In the third month without a spring, the people of {village} drew lots to see who would go
        and ask the winter what it wanted. {lead} drew the short straw, and did not complain. At
        the last house a light was burning. {c}, who was said to be half fox and had never denied
        it, sat on the gate with a pack already packed. “You will need someone who knows {wood},”
        {cThey} said, “and I owe the winter a question of my own.”
      `,
      turns: {
        bold: {
          choice: 'Enter the wood by the front, between the two standing stones',
          outcome: prose`
            Between the stones the air rang like a struck cup. Every tree turned its bark a little
            to look, and somewhere ahead a path decided to exist.
          `,
        },
        careful: {
          choice: 'Ask your companion what the wood forgives and what it does not',
          outcome: prose`
            “Cut nothing green. Thank whatever moves aside. And if you hear your own name, do not
            answer until the third time,” {c} said, counting on {cTheir} fingers, and skipping
            one.
          `,
        },
        unexpected: {
          choice: 'Leave a gift at the gate and wait to be invited',
          outcome: prose`
            They left bread, salt and a button. In the morning the bread was gone, the salt was
            spelling out a direction, and the button had been sewn to the snow.
          `,
        },
      },
    },
    {
      scene: prose`
        Under a root as thick as a church door lived an old woman who kept summers in jars. She
        gave them soup and, for a promise each, {token}: a carved cup with a single warm seed
        glowing in it. “It burns on whatever you truly mean,” she warned them. “Lie beside it, and
        it goes out.” To try it, {c} said that {cThey} was not afraid. The light sank to a spark.
        Nobody laughed, and it grew a little brighter.
      `,
      turns: {
        bold: {
          choice: 'Tell the lantern the thing you are most afraid of',
          outcome: prose`
            {lead} bent down and whispered it. The seed flared like a small sun, and for a mile
            around the snow drew back its skirts.
          `,
        },
        careful: {
          choice: 'Ask the old woman what became of those who went before',
          outcome: prose`
            She took down a row of empty jars. “Some of them bargained,” she said, “and some
            begged, and one fought. None of them asked her how she was.”
          `,
        },
        unexpected: {
          choice: 'Offer to carry one of her summers to somebody who needs it',
          outcome: prose`
            She chose for a long time. The jar that she put into their pack was small and golden,
            and when it was shaken it made the sound of bees.
          `,
        },
      },
    },
    {
      scene: prose`
        On the second night {wood} began to use their voices. It called {lead} from the left, and
        {c} from the right, in the tones of people they missed. The river ahead was frozen, and
        under the ice a long shape kept pace with them, patient as a thought. “The pike that
        swallowed the bridge,” murmured {c}. “It can be crossed. It likes to be told things.” The
        ice gave a groan and put out a crack, like a tongue.
      `,
      turns: {
        bold: {
          choice: 'Run across before the crack can make up its mind',
          outcome: prose`
            They ran with the ice booming at their heels. On the far bank they lay in a drift,
            side by side, and heard the pike remark that it had been a good start to an
            acquaintance.
          `,
        },
        careful: {
          choice: 'Lie flat and cross slowly, spreading your weight',
          outcome: prose`
            They slid like otters, a hand’s breadth at a time. Directly below, one great gold eye
            went along with them, and it looked more lonely than hungry.
          `,
        },
        unexpected: {
          choice: 'Kneel down and tell the pike a story',
          outcome: prose`
            {lead} told it about a fish who had swallowed a bridge and could not stop missing the
            people on it. When the tale ended, the water rose in a smooth arch, and froze that
            way.
          `,
        },
      },
    },
    {
      scene: prose`
        Past the river the trees were made of glass, and in each of them something was kept: a
        swing, a cradle, a garden gate. {c} stopped before a small one with a fiddle in it. “So
        that is where I left my music,” {cThey} said quietly. The price of the fox’s shape, long
        ago, had been a single song. {c} laid a palm on the glass. Behind them the white hounds of
        {queen} had found their trail, and were not barking.
      `,
      turns: {
        bold: {
          choice: 'Break the glass and take the fiddle back',
          outcome: prose`
            The tree went like a chandelier. {c} had the fiddle under {cTheir} chin before the
            last shard fell, and the hounds, who had come to kill, sat down.
          `,
        },
        careful: {
          choice: 'Hide among the glass and let the hounds go by',
          outcome: prose`
            A hundred reflections of them stood in a hundred trees. The hounds sniffed at one
            after another, and went away at last with the puzzled look of dogs in a hall of
            mirrors.
          `,
        },
        unexpected: {
          choice: 'Open the jar of summer in front of the hounds',
          outcome: prose`
            Out came bees, hay, and the smell of a warm doorstep. The white hounds remembered, all
            at once, that they had been puppies, and rolled over in the impossible clover.
          `,
        },
      },
    },
    {
      scene: prose`
        The Winter Hall had no doors, because nobody was ever meant to leave. They found their way
        in by a window of frost that melted around {token} in the shape of a hand. Inside, a
        hundred tables were laid for a feast, dust on the plates, candles never lit. At the far
        end sat {queen} with her crown in her lap, and she was mending it with thread. “You are
        late,” she said, not looking up, “by about two hundred years.”
      `,
      turns: {
        bold: {
          choice: 'Sit down at her table uninvited',
          outcome: prose`
            The chair shrieked on the stone. For the space of a heartbeat the hall grew teeth;
            then the queen pushed across a plate, and said that it had been kept warm in
            intention, at least.
          `,
        },
        careful: {
          choice: 'Ask her who the feast was for',
          outcome: prose`
            Her needle stopped. “For my sister,” said the queen, “who is Spring. She was to come
            when I called. I have been calling ever since, in the only voice I have.”
          `,
        },
        unexpected: {
          choice: 'Take up a needle and help her with the mending',
          outcome: prose`
            They sewed, one on each side, without speaking. The crown was made of icicles and old
            letters, and every one of the letters began with the same two words: dear sister.
          `,
        },
      },
    },
    {
      scene: prose`
        Now they understood, and it was worse than malice. The winter did not want anything; it
        was waiting. And Spring, so {c} confessed in a voice like torn paper, had come to the gate
        long ago and been turned away by a fox who sold her his song for a warm coat. “I told her
        nobody was at home.” The lantern in {lead}’s hands burned tall and steady, for it was
        true. Slowly {queen} stood up, and the hall began to crack.
      `,
      turns: {
        bold: {
          choice: 'Stand between the queen and your companion',
          outcome: prose`
            Cold fell on {lead} like a wall. It would have been easy to step aside. The small warm
            seed burned on, for nobody there was pretending, and the wall came to a stop.
          `,
        },
        careful: {
          choice: 'Beg a single night to find her sister',
          outcome: prose`
            “One night,” said the queen. She drew it out of the air like a thread and bit it off.
            “It is all that I have left. See that you do not waste it being sorry.”
          `,
        },
        unexpected: {
          choice: 'Ask your companion to play the song that was sold',
          outcome: prose`
            {c} had no right to that song, and played it anyway, with tears running into the
            strings. High up in the roof of the hall a single icicle let go of a drop.
          `,
        },
      },
    },
    {
      scene: prose`
        They found Spring at the world’s edge, not far from {village} as it turned out, asleep
        inside a hill no one had ever thought to knock on. She was younger than they had expected,
        and had flour on her hands, and did not believe them. “My sister shut her door,” she said.
        Dawn was an hour off. All that {lead} had left was {token}, a fox with a bad conscience,
        and whatever could be said in an hour.
      `,
      turns: {
        bold: {
          choice: 'Swear it on the lantern with your whole heart',
          outcome: prose`
            The words were plain ones. But the seed went up in a column of light that was seen in
            three kingdoms, and Spring put on her shoes.
          `,
        },
        careful: {
          choice: 'Give her the letters from the crown to read',
          outcome: prose`
            She read the first standing, and the second sitting down. By the tenth the snow on the
            hill had begun to slide, and she was laughing and scolding in one breath.
          `,
        },
        unexpected: {
          choice: 'Plant the seed from the lantern at her door',
          outcome: prose`
            It went dark in the earth. They stood round it in the grey, feeling foolish, until two
            green leaves came up, yawned, and turned toward the north.
          `,
        },
      },
    },
  ],
  endings: {
    bold: prose`
      The sisters met on the bridge of ice, and nobody heard what was said, because the whole
      river was breaking up and cheering. In {village} they woke to dripping eaves. {c} stayed for
      the feast and played until the plates danced. And {queen} bent down from her great height to
      {lead}, who had not stepped aside, and set {token} alight again with one cold finger. It has
      never since gone out.
    `,
    careful: prose`
      There was no battle, and so there is no ballad, only a custom. On the last night of winter
      every door in {village} is left ajar, and a letter lies on every step. {c} carries them
      north, on two legs or on four. {queen} answers each of them herself. In the window of the
      Winter Hall stands {token}, so that no one who is expected need ever again believe that
      nobody is at home.
    `,
    unexpected: prose`
      Where the seed was planted there is now an oak, half of it in leaf and half in snow, and two
      sisters sit beneath it in the week when the seasons change and gossip about everyone. {c}
      got the song back, with interest. {village} had its spring. As for {token}, it was only a
      carved cup in the end, {lead} used to say, and then would turn it, and the room would be a
      little warmer.
    `,
  },
};
