import { prose } from '../../../wrapped.ts';
import type { Scenario } from '../scenario.ts';

/** Science fiction: a relay station hears a ship that has not yet been lost. */
export const SIGNAL: Scenario = {
  genre: 'science fiction',
  slots: {
    place: ['the relay station'],
    token: ['the recorder'],
    ship: ['Halcyon', 'Meridian', 'Perihelion'],
    moon: ['Tethra', 'Ismene', 'Calder'],
    officer: ['Commander Adeyemi', 'Commander Lindqvist', 'Commander Okafor'],
  },
  companions: [
    ['Sana', 'she'],
    ['Milo', 'he'],
    ['Wren', 'she'],
  ],
  stages: [
    {
      scene: prose`
        Relay Nine hung above {moon}, at the place where charted space ran out, and it needed a
        crew of two. {lead} had been there for eleven weeks when the call came in on a channel
        that was not in use. It was a distress signal from the survey ship {ship}: hull open, crew
        sealed in the aft section, four hours of air. {c} checked the header and checked it again.
        “The {ship} is in dock at home,” {cThey} said. “And this is dated nine days from now.”
      `,
      turns: {
        bold: {
          choice: 'Answer the call, whatever it is',
          outcome: prose`
            “{ship}, this is Relay Nine. We hear you.” For forty seconds there was nothing but the
            breath of the carrier wave. Then a voice said, quite clearly: you said that last time
            too.
          `,
        },
        careful: {
          choice: 'Test every instrument for a fault before doing anything',
          outcome: prose`
            The clocks agreed to the microsecond. The antenna was sound, the noise was real, and
            by the third clean diagnostic {c} had stopped making jokes.
          `,
        },
        unexpected: {
          choice: 'Play the signal backward and listen to what is left',
          outcome: prose`
            Reversed, the static had a rhythm. {c} tapped it out on the console with a spoon, and
            frowned, for it was the docking chime of their own station.
          `,
        },
      },
    },
    {
      scene: prose`
        They put it all on {token}, an old field unit with a cracked lid, since the station’s
        memory had a way of being tidied from home. By morning, ship’s time, there were four more
        fragments. A name, a bearing, the sound of someone counting. The last of them made {c} sit
        down on the deck. It was {cTheir} own voice, tired and very calm, saying: tell me not to
        take the inner door.
      `,
      turns: {
        bold: {
          choice: 'Report everything to command and demand that the ship stays in dock',
          outcome: prose`
            The answer took six hours and used eleven words. {officer} thanked them for their
            diligence, and noted that the {ship} had already sailed.
          `,
        },
        careful: {
          choice: 'Work out where the signal is coming from',
          outcome: prose`
            Two antennas and a night of arithmetic gave them a point in empty space, a little
            sunward of {moon}. Nothing was there. But light bent slightly on its way past the
            nothing.
          `,
        },
        unexpected: {
          choice: 'Record a message of your own and aim it at next week',
          outcome: prose`
            They sent a nursery rhyme with one wrong word in it. Four hours afterwards it came
            back out of the static, sung by several voices, with the word put right.
          `,
        },
      },
    },
    {
      scene: prose`
        On the second day the {ship} appeared on the long-range plot, nine days early for her own
        disaster and right on course for it. The captain was courteous. She had orders to survey
        an anomaly sunward of {moon}, she said, and a schedule, and could not turn back for a
        ghost on the radio. {c} muted the line. “The orders are signed by {officer},” {cThey}
        said. “So somebody at home knows about this place.”
      `,
      turns: {
        bold: {
          choice: 'Take the shuttle and put yourself in the ship’s way',
          outcome: prose`
            There is a rule that no vessel may pass within a kilometre of a crewed shuttle. They
            parked, put the kettle on, and watched a very large ship come very slowly to a halt.
          `,
        },
        careful: {
          choice: 'Send the captain one fact at a time until she believes it',
          outcome: prose`
            They sent her the name of a man aboard who had not been hired yet when the message was
            logged. There was a silence. “That,” said the captain, “is my new cook.”
          `,
        },
        unexpected: {
          choice: 'Ask the voices in the signal what would have convinced you',
          outcome: prose`
            The reply was a recipe for plum dumplings. They passed it on without comment, and the
            captain came back on the line with her voice quite changed. It was her mother’s.
          `,
        },
      },
    },
    {
      scene: prose`
        So they met aboard the {ship}, round a table bolted to the deck: captain, cook, and two
        people from a station nobody visited. {c} laid {token} in the middle. The anomaly, when it
        came up on the screen, was beautiful; a fold in the dark, like a curtain someone was just
        about to draw. While they looked, every clock on the bridge lost four seconds, and the
        hull sang one low note. It had seen them, too.
      `,
      turns: {
        bold: {
          choice: 'Send a probe straight through the fold',
          outcome: prose`
            The probe went in at noon. It had in fact returned already, the cook remarked from the
            window: it was hanging off the port side, furred with frost, and had been there since
            breakfast.
          `,
        },
        careful: {
          choice: 'Back the ship away and map the edges first',
          outcome: prose`
            From a hundred thousand kilometres they could see that it pulsed. Every nine days it
            opened, held for four hours, and closed, as steadily as something breathing in its
            sleep.
          `,
        },
        unexpected: {
          choice: 'Sing the low note back to it',
          outcome: prose`
            The cook had the best ear. When he found the pitch the curtain rippled, and on every
            screen aboard, for one breath, stood the same two words: not alone.
          `,
        },
      },
    },
    {
      scene: prose`
        That night {lead} played the fragments in a new order and understood what was wrong. The
        voices were not begging. They were instructing. Whoever they were, they had been through
        that door so many times that they had begun to leave notes for each other: a bearing, a
        count, a warning. “It is us,” said {c} slowly. “We go in every time. We go in after
        someone.” At that moment the alarm told them that a shuttle was missing.
      `,
      turns: {
        bold: {
          choice: 'Go after the shuttle at once',
          outcome: prose`
            They burned half their fuel in the first ten minutes. Ahead of them the little craft
            showed one green light and made no reply, and past it the curtain had begun to part.
          `,
        },
        careful: {
          choice: 'Find out who took it, and why, before following',
          outcome: prose`
            The cabin of {officer}’s liaison was empty and perfectly neat. On the pillow lay a
            photograph of a crew lost twenty years ago, with one face circled many times over.
          `,
        },
        unexpected: {
          choice: 'Radio the pilot and offer to come along as a passenger',
          outcome: prose`
            That surprised the pilot into honesty. His name was Idris. His sister had gone through
            the fold twenty years ago, and this morning he had heard her say his name.
          `,
        },
      },
    },
    {
      scene: prose`
        Four hours is a long time until it is not. Idris’s shuttle lay inside the fold with its
        hull open like a hand, and beyond it, in a place that was no distance away, drifted a ship
        twenty years lost, with lamps still burning in the aft section. {c} had both hands on the
        controls. There were two doors in that ship, an outer one and an inner. “One of them,”
        {cThey} said, “I am told not to take.”
      `,
      turns: {
        bold: {
          choice: 'Go aboard yourself, by the outer door',
          outcome: prose`
            The outer door was stiff with frost, and it opened on nineteen faces turned toward the
            light. None of them had aged a day. The first thing that anyone asked was the time.
          `,
        },
        careful: {
          choice: 'Follow the voices’ bearing and count exactly',
          outcome: prose`
            They flew by a dead reckoning that had been paid for, counting aloud with the counting
            on the tape. At sixty the docking ring kissed home, as if it had done so a hundred
            times.
          `,
        },
        unexpected: {
          choice: 'Knock on the hull in the rhythm of the docking chime',
          outcome: prose`
            Three long, two short. After a moment it was answered from the inside, three long, two
            short, and then by a great many fists at once.
          `,
        },
      },
    },
    {
      scene: prose`
        They had nineteen people aboard, and Idris, who would not let go of his sister’s sleeve.
        They had eleven minutes. The fold was closing with them inside it, and the only way to
        hold it open was to leave something there that would go on sending: a power cell, a
        transmitter, and a voice. {c} looked at {token}, and then at the airlock. “So that is
        where the messages come from,” {cThey} said. “Somebody has to press the button.”
      `,
      turns: {
        bold: {
          choice: 'Carry the recorder out yourself and run for it',
          outcome: prose`
            Twelve seconds out, three to set it down, and the longest nine of a life to get back.
            A hand came through the closing airlock, took hold, and pulled.
          `,
        },
        careful: {
          choice: 'Rig it to a timer and check the wiring twice',
          outcome: prose`
            A kitchen timer from the {ship} did it, shaped like a lemon. They checked every joint,
            and then again, with the walls of the world coming in, and let it drift.
          `,
        },
        unexpected: {
          choice: 'Ask the fold itself, politely, to wait',
          outcome: prose`
            {lead} sang the low note, and nineteen voices took it up, then twenty, then all of
            them. The curtain trembled. It did not open, but for as long as the breath lasted, it
            did not close.
          `,
        },
      },
    },
  ],
  endings: {
    bold: prose`
      Relay Nine had been built for two, and that night it slept twenty-four. {officer} came in
      person, looked at the faces from the photograph, and for once had no words to count. {c}
      wrote the report. It was a single page long, and it began: we went in after someone. Out
      past {moon}, every nine days, {token} still sends its warning, and there is always somebody
      listening for it now.
    `,
    careful: prose`
      They brought home every last one of them, and all the figures. The fold is on the charts
      today, with its hours printed beside it like a tide table, and nobody has been lost there
      since. Idris and his sister run the ferry. As for {token}, it hangs beyond {moon} and counts
      to sixty, patiently, in {c}’s calm voice, for anyone who may need to know how it is done.
    `,
    unexpected: prose`
      The inquiry never did find a category for what had happened. You sang to it, {officer} said,
      and wrote it down, and underlined it. What is certain is that nineteen people came home, and
      that every nine days the fold opens a little and hums, as if it hoped for company. {c} goes
      out with the shuttle when {cThey} can. They leave {token} running. Somebody out there is
      learning the words.
    `,
  },
};
