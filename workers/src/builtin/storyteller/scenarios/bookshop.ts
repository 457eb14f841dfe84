import { prose } from '../../../wrapped.ts';
import type { Scenario } from '../scenario.ts';

/** Romance: two strangers inherit one bookshop, and a year of letters. */
export const BOOKSHOP: Scenario = {
  genre: 'romance',
  slots: {
    place: ['the bookshop'],
    token: ['the blue notebook'],
    street: ['Lantern Street', 'Quince Street', 'Almond Row'],
    aunt: ['Philippa', 'Honora', 'Constance'],
    buyer: ['Mr. Ashdown', 'Mr. Lisle', 'Mr. Garrow'],
  },
  companions: [
    ['Julian', 'he'],
    ['Elena', 'she'],
    ['Rafael', 'he'],
  ],
  stages: [
    {
      scene: prose`
        The lawyer read the will twice, because nobody believed it the first time. Old {aunt} had
        left her bookshop on {street} to two people who had never met: to {lead}, who used to
        write to her, and to {c}, who used to repair her roof. They were to run it together for
        one season, or it would be sold. Across the table {c} put down {cTheir} hat and smiled
        uncertainly. “I should say at once that I alphabetise by first name.”
      `,
      turns: {
        bold: {
          choice: 'Propose dinner tonight, to settle the terms like grown-ups',
          outcome: prose`
            They settled nothing at dinner. They disagreed about the window, the opening hours and
            the soup, and were the last to leave, still in the middle of a sentence.
          `,
        },
        careful: {
          choice: 'Suggest dividing the shop neatly down the middle',
          outcome: prose`
            A line of tape went down the shop floor, with poetry on one side and history on the
            other. It lasted until noon, when the ladder turned out to be in both countries.
          `,
        },
        unexpected: {
          choice: 'Challenge your partner to find the other’s favourite book',
          outcome: prose`
            It took {c} twenty minutes among nine thousand volumes. The book that {cThey} set on
            the counter was the right one, in the right edition, and neither of them knew what to
            say.
          `,
        },
      },
    },
    {
      scene: prose`
        In the till, under the coins, lay {token} with {aunt}’s name on it. It held a list of
        customers: not what they had bought, but what they had needed. For the widow at number
        nine, something with a dog that lives. For the baker’s son, proof that leaving is
        possible. The final page held only two names, theirs, and a blank line after each. {c}
        read it over {lead}’s shoulder and was suddenly very busy with the kettle.
      `,
      turns: {
        bold: {
          choice: 'Read the last page aloud and ask what it means',
          outcome: prose`
            “It means she was meddling,” {c} said to the kettle. But {cTheir} ears had gone red,
            and when the tea came there was one cup more than there had been yesterday’s courage
            for.
          `,
        },
        careful: {
          choice: 'Put the notebook back and say nothing yet',
          outcome: prose`
            The till closed with its small bell. All afternoon they were extremely polite, handing
            each other string and scissors, like two people carrying something full to the brim.
          `,
        },
        unexpected: {
          choice: 'Start filling the list’s prescriptions, one by one',
          outcome: prose`
            They delivered the dog book to number nine and stayed for cake. By evening there were
            three more orders, and a rumour that the shop was open again in the way that counted.
          `,
        },
      },
    },
    {
      scene: prose`
        Autumn came in under the door. They learned each other by accident: that {c} hummed when a
        shelf came out level, that {lead} read the endings first and denied it. On the first cold
        night the boiler failed, and they sat on the floor by the paraffin stove with one blanket
        and the complete letters of somebody long dead. “Read me another,” said {c}, not moving
        away. Then the shop bell rang, at an hour when nobody buys books.
      `,
      turns: {
        bold: {
          choice: 'Let it ring, and stay exactly where you are',
          outcome: prose`
            It rang twice and gave up. In the quiet that followed, a hand found a hand beneath the
            blanket, and both of them went on looking at the page with great attention.
          `,
        },
        careful: {
          choice: 'Get up and see who is at the door',
          outcome: prose`
            It was only the baker’s son, with a suitcase and a need to tell somebody. They sent
            him off with an atlas, and watched from the step until he had turned the corner,
            shoulder to shoulder.
          `,
        },
        unexpected: {
          choice: 'Invite the late visitor in and read to them both',
          outcome: prose`
            By ten o’clock there were five people round the stove, and somebody’s aunt had brought
            chestnuts. {c} looked over all those heads, as one looks across a station for a
            certain face.
          `,
        },
      },
    },
    {
      scene: prose`
        The offer came on thick paper. {buyer} wanted the whole row for a hotel, and would pay
        each of them enough for a new life somewhere warm. {c} set it on the counter between them
        and smoothed it flat. “There is a cottage I once meant to build,” {cThey} said carefully.
        “By the sea. I stopped drawing it.” It was not clear whether that was a yes, or a thing
        {cThey} had never told anybody.
      `,
      turns: {
        bold: {
          choice: 'Say plainly that you do not want to leave',
          outcome: prose`
            “The shop?” asked {c}. It would have been easy to say yes. {lead} said that it was not
            only the shop, and the clock on the wall had the decency to go on ticking.
          `,
        },
        careful: {
          choice: 'Ask to see the drawings of the cottage',
          outcome: prose`
            They were on the backs of old invoices, nine versions, each with one window more than
            the last. In the newest there were two chairs by the stove. It was dated a week ago.
          `,
        },
        unexpected: {
          choice: 'Fold the letter into a boat and set it in the gutter',
          outcome: prose`
            It sailed rather well. They followed it in the rain as far as the bridge, where it
            went under with all its commas, and {c} laughed until {cThey} had to hold on to the
            railing.
          `,
        },
      },
    },
    {
      scene: prose`
        The winter fair was {c}’s idea: lanterns in the windows, a fiddler, all of {street} shut
        to carts. Somewhere between the roasted almonds and the second waltz they stopped talking
        about stock. “You are treading on my foot,” said {c}. “You are leading,” said {lead}.
        Neither of them let go. When the music ended, there stood by the door a stranger in a
        travelling coat, who spoke {c}’s name as if it still belonged to them.
      `,
      turns: {
        bold: {
          choice: 'Walk over and introduce yourself',
          outcome: prose`
            The stranger was called Robin, had once been promised a cottage by the sea, and was
            kinder than anyone could have wished. That was the worst of it.
          `,
        },
        careful: {
          choice: 'Step back and give them room to talk',
          outcome: prose`
            {lead} sold almonds for an hour with steady hands. Through the window two people could
            be seen talking by the stove, and one of them kept looking out at the street.
          `,
        },
        unexpected: {
          choice: 'Ask the fiddler for one more waltz, and ask the stranger to dance',
          outcome: prose`
            Robin danced well and told the truth. “I came to be forgiven,” said the stranger over
            the turn. “I see I am only just in time to be forgotten. I am glad, I think.”
          `,
        },
      },
    },
    {
      scene: prose`
        In the morning {c} was gone. The coat, the toolbox, the hat; on the counter lay a key and
        a line saying that there was something {cThey} had to finish. The season had one week left
        to run. {buyer} called with a pen. Snow lay against the glass, and the shop had never held
        so many books with nobody humming in it. {lead} opened {token} at its last page, and saw
        that one of the two blank lines had been filled in.
      `,
      turns: {
        bold: {
          choice: 'Take the next train to the sea',
          outcome: prose`
            The train was slow and the heating was a legend. From the last station there was a
            road, from the road a path, and at the end of the path a thin blue line of smoke.
          `,
        },
        careful: {
          choice: 'Keep the shop open, and trust the line in the notebook',
          outcome: prose`
            Six days of sweeping the step and turning the sign. Each evening {lead} lit the
            lantern in the window, and each evening it was a little harder and mattered a little
            more.
          `,
        },
        unexpected: {
          choice: 'Write your own line in the notebook and send it by post',
          outcome: prose`
            The parcel went off with too many stamps on it. The whole of {street} seemed to know
            what was inside; the postman carried it in both hands.
          `,
        },
      },
    },
    {
      scene: prose`
        It was the last evening of the season when they stood face to face again, with snow on
        {c}’s shoulders and sawdust in {cTheir} hair. “I sold the land,” {cThey} said all in one
        breath. “I went to say goodbye to the drawing. Then the line was closed, and I walked.” In
        the doorway of their lives {buyer} cleared his throat and looked at his watch. The
        lawyer’s paper wanted two signatures before midnight, whichever way it went.
      `,
      turns: {
        bold: {
          choice: 'Kiss your partner first, and sign afterwards',
          outcome: prose`
            It was not a long kiss, but it had been a long time coming, and the lawyer took off
            his glasses to clean them. When they remembered the paper, it was one minute to
            twelve.
          `,
        },
        careful: {
          choice: 'Say, at last and in full, what you feel',
          outcome: prose`
            {lead} had prepared it on the stairs and got it out of order, so that it ended at the
            beginning: with a hat on a table, and somebody who alphabetised by first name.
          `,
        },
        unexpected: {
          choice: 'Hand over the pen and ask for a drawing of the two chairs',
          outcome: prose`
            {c} drew it on the back of {buyer}’s offer: a stove, two chairs, nine thousand books.
            Then {cThey} wrote {cTheir} name beneath it, and held out the pen.
          `,
        },
      },
    },
  ],
  endings: {
    bold: prose`
      They kept the shop. They keep it still, and quarrel over the window every spring for the
      pleasure of making it up. On the wall behind the counter hangs an offer on thick paper,
      framed, with a drawing on the back. {c} hums on the ladder; {lead} reads the endings first.
      And {token} lies where {aunt} left it, with both lines filled, and a good many pages still
      to go.
    `,
    careful: prose`
      Nothing was done in haste. First the roof, then the window, then, in April, a ring that {c}
      had turned from a brass curtain hook because it had been there when they met. {street} came
      to the wedding and brought its own chairs. In the evenings they write in {token}, each a
      line, about what some customer needed. It is nearly always the same thing, and they have
      plenty of it.
    `,
    unexpected: prose`
      There was no hotel. There was, in time, a bookshop with a very small boat painted on its
      sign, and a tradition that all offers are folded and launched from the bridge. {c} built the
      cottage after all, inside the shop, between poetry and history: a stove, two chairs, one
      window more than was needed. Whoever asks how they met is handed {token} and told to start
      from the end.
    `,
  },
};
