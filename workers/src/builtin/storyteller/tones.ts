import type { Tone } from '../../engines/story/story-engine.ts';

/** Lines that colour a passage: while tension builds, at its height, and once it is over. */
interface Colour {
  rising: readonly string[];
  high: readonly string[];
  after: readonly string[];
}

export const TONES: Readonly<Record<Tone, Colour>> = {
  warm: {
    rising: [
      'There are worse ways to begin than with somebody at your side.',
      '{c} passed over half of what there was to eat, without asking and without counting.',
      'It was odd how quickly a stranger could become the person one looked round for.',
      '“You are not as alone in this as you think,” {c} said, in the tone of someone mentioning the weather.',
      'Somehow it was easier to be brave with {c} humming out of tune close by.',
      '{lead} noticed that {they} had stopped walking a step behind {c}, and had begun to walk beside {cThem}.',
    ],
    high: [
      '{c} put a hand on {lead}’s shoulder and left it there a moment longer than was needed.',
      '“Whatever comes of it,” said {c}, “I am glad it was you.”',
      'They shared the last of the tea from a single cup, turn by turn, as if it were an old custom.',
      'Fear is smaller when it is divided by two; they had both found that out by now.',
      'For a moment they only stood there, close together, and let the other one breathe.',
      '“Ready?” asked {c}. “No,” said {lead}, and they both smiled, and that was good enough.',
      'Nothing had been promised, and still neither of them would have dreamed of going on alone.',
      '{c} knew by now when to speak and when to be merely there, and was there.',
    ],
    after: [
      'It is a fine thing to be tired for a good reason, among people who know the reason.',
      'Somebody had saved them a place by the fire, and somebody else had kept the soup hot.',
      'Later on there would be a great deal to say; just then it was enough to be expected.',
      '{c} laughed first, and then it was impossible not to.',
    ],
  },
  tense: {
    rising: [
      'Something was wrong with the quiet, though it took a while to say what.',
      '{lead} had the feeling of being counted.',
      '“Don’t turn round,” {c} murmured. “Just keep talking.”',
      'Every sound came a little too late, as if it had waited to be noticed.',
      'They spoke low by now, and never near a door.',
      'Whoever was ahead of them had left nothing behind, and that itself was a kind of message.',
    ],
    high: [
      'There was time for one mistake, and it had already been made.',
      '{c}’s face had gone still, like water just before it freezes.',
      'A pulse was beating somewhere, so loud that {lead} was surprised nobody else could hear it.',
      '“Now,” said {c}, and then, at once, “wait.”',
      'From here on there was no version of the plan in which they could simply go home.',
      'Each second arrived separately, looked at them, and moved along.',
      'One of them was holding {their} breath; it turned out to be both.',
      'Whatever was going to happen had begun to happen already, a little way off, in the dark.',
    ],
    after: [
      'Only then did {lead}’s hands begin to shake, politely, now that there was time.',
      'For days afterwards a closing door could still stop a sentence.',
      'The silence that followed was an ordinary one, and they listened to it with great respect.',
      '“Is it over?” asked {c}. Nobody wanted to be the first to say so.',
    ],
  },
  playful: {
    rising: [
      '{c} raised one eyebrow, which in {cTheir} family counted as a speech.',
      'It was, on the whole, a terrible idea, and they were both cheered by how terrible it was.',
      '“For the record,” said {c}, “I was against this. I want that written down somewhere, with flowers round it.”',
      'A pigeon watched the whole of it with professional interest.',
      '{lead} tried to look like someone who did this every week, and fooled nobody but the pigeon’s cousin.',
      '“I had planned a quiet day,” {c} sighed, in the voice of one who had never planned any such thing.',
    ],
    high: [
      '“If we survive this,” said {c}, “I shall be unbearable at parties.”',
      'There was a pause, of the sort that generally has a banana skin at the end of it.',
      'Dignity had left by an earlier boat.',
      '“On three,” said {c}. “Or do you go on four? We really ought to have talked about this.”',
      'Somewhere a small practical voice suggested going home, and was told to hold the rope.',
      'As plans went, it had the great advantage that nobody sane could have expected it.',
      '{c} bowed to the danger, which seemed to throw it off a little.',
      'It was at this point, naturally, that {lead} got the hiccups.',
    ],
    after: [
      'The story improved considerably every time {c} told it, and it had not been bad to begin with.',
      'They agreed never to speak of the hiccups.',
      'In all the excitement nobody had remembered lunch, an omission that was now put right at length.',
      '“Same time next week?” said {c}, and ducked.',
    ],
  },
  melancholic: {
    rising: [
      'It was the hour at which one remembers people rather than things.',
      '{c} looked back once, the way one looks at a house where one used to live.',
      'There are errands that begin long before one sets out on them.',
      'The light was already leaving, without any hurry, like a guest who knows the way.',
      '“I used to come here with somebody,” said {c}, and did not say more.',
      'Something in all this was too late, though {lead} could not have said for whom.',
    ],
    high: [
      'How strange, that one can miss a thing while it is still happening.',
      '{c} said a name under {cTheir} breath, one that {lead} had not heard before.',
      'Every door they opened seemed to close another, softly, a long way behind them.',
      '“It would have been easier not to care,” said {c}. “I did try.”',
      'A grief that is shared does not get smaller, {lead} thought; only less lonely.',
      'They did not speak for a while; some silences are a form of company.',
      'In another year, perhaps, in other weather, it might all have gone differently.',
      'The past stood among them like a third person, patient, and a little cold.',
    ],
    after: [
      'Not everything that was lost had come back; but it had been missed properly at last.',
      'They stayed until the lamps were lit, since neither of them wished to be the one to go.',
      'It was happiness, very nearly, with a window open somewhere in it.',
      'There would be other days. That was the sorrow of it, and the comfort.',
    ],
  },
  dreamlike: {
    rising: [
      'The moment had soft edges, as though it were being remembered by someone else.',
      'A clock struck, and it was an hour that is not on any dial.',
      'Somebody seemed to have been there shortly before them, wearing their shadows.',
      '“Have we met here before?” asked {c}, and neither of them found the question odd.',
      'The colours had begun to lean on one another, like people falling asleep on a train.',
      'It smelled of rain that had fallen in a different town.',
    ],
    high: [
      'For the length of a breath the ground was the sky’s reflection, and not the other way about.',
      'Each thing had grown a second meaning, which kept politely behind the first.',
      '{c}’s voice came from a little way off, and from some summer long ago.',
      'Time folded over at the corner, like a page that somebody meant to come back to.',
      '{lead} knew what would happen, in the way one knows a melody, only ever one note ahead.',
      'A moth crossed the air between them, slowly writing something.',
      'It was very quiet, and the quiet had a colour, and the colour was nearly blue.',
      'When {c} looked up, there were for an instant two moons in {cTheir} eyes.',
    ],
    after: [
      'Afterwards it was hard to tell which of them had dreamed it, and so they shared it.',
      'The world put its edges back on, one after the other, carefully.',
      'On the threshold lay a feather, to which nobody laid claim.',
      'The day came up slowly, as though it too had been far away.',
    ],
  },
};
