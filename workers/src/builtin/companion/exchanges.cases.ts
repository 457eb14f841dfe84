import type { CharacterSheet } from '../../engines/chat/chat-engine.ts';

/** The characters of the exchanges below, by the word they begin with. */
export const PERSONAS: Readonly<Record<string, CharacterSheet>> = {
  plain: { name: 'AI Assistant', traits: [] },
  isolde: {
    name: 'Captain Isolde',
    description:
      'Captain Isolde commands the airship Meridian. She has a parrot named Biscuit and a wooden leg. ' +
      'She lost her leg to a kraken off Madagascar. Her brother Tom betrayed her. She fears silence.',
    traits: ['Adventurous', 'Humorous'],
  },
  theo: {
    name: 'Theo',
    description:
      'Theo is a 40-year-old baker who loves bad puns, cats and his sister Nell. ' +
      'He grew up in Cork, speaks four languages and never drinks. His bakery is called The Upper Crust.',
    traits: ['Friendly'],
  },
  sol: {
    name: 'Sol',
    description: 'A quiet monk who keeps bees and hates small talk. He lives in a hut above Lhasa.',
    traits: ['Calm', 'Wise'],
  },
  vex: {
    name: 'Vex',
    description:
      'You are Vex, a smuggler. You live on a moon called Tarn. Your droid is called Pip.',
    traits: ['Sarcastic'],
  },
  ada: {
    name: 'Ada',
    description:
      'Occupation: inventor\nAge: 33\nLikes: clockwork birds, black tea\nDislikes: fog\nHome: Leeds',
    traits: ['Analytical', 'Impatient'],
  },
  mara: {
    name: 'Mara',
    description: 'A human sailor from Lisbon who insists she is real. She owns a boat called Dora.',
    traits: ['Adventurous'],
  },
  wren: {
    name: 'Wren',
    greeting:
      '*looks up from the counter* Welcome! I run the night shop on Mill Street. My cat is called Soot.',
    traits: ['Mysterious'],
  },
};

/**
 * Exchanges, one a line: character | what the user says, turn by turn | what the last reply must hold |
 * what it must not. Several of the last two stand between "&&"; all are regular expressions.
 * A turn that begins with "<" is the companion's; the other replies are its own.
 */
export const EXCHANGES = String.raw`
# What the review found
plain | Long day at the hospital. How are you? | well|Fine|mood && bones|chair|wonder | what sort of day
plain | My grandpa died. / He loved bad jokes. Can you tell me a terrible joke in his honour? | For him | timing
plain | Capital of Australia? | Canberra | library|beyond
plain | Can you give me 5 dinner ideas? | 1\. .*\n2\. .*\n3\. .*\n4\. .*\n5\. | onions|6\.
plain | I lost a patient today. Her name was Rosa. / What was the name of my patient? | Rosa | guess
plain | My patient Mr. Alvarez went home today. / What is the name of my patient? | Alvarez | guess
plain | Let's role-play. Two thieves in Venice, you start | \* && Venice && \?"$ | would you rather|built-in
plain | Two thieves in Venice, you start | \* && Venice | would you rather
isolde | What is your parrot's name? | Biscuit | library|built-in
isolde | How did you lose your leg? | kraken | tea stain|built-in
theo | What do you think of puns? | puns | tea stain|built-in
plain | I fly to Rome tomorrow. / Where am I flying? | Rome | not told|not come up
plain | My best friend died yesterday. | sorry|hard|company | !
# The description, the traits and the greeting
isolde | Who is Biscuit? | parrot && Biscuit | built-in
isolde | What is the name of your parrot? | Biscuit | built-in
isolde | Do you have a parrot? | Yes && Biscuit | No
isolde | tell me about your parrot | Biscuit | built-in
isolde | What is your ship called? | Meridian | built-in
isolde | What's the name of your airship? | Meridian | built-in
isolde | Who betrayed you? | Tom | built-in
isolde | What's your brother's name? | Tom | built-in
isolde | What are you afraid of? | silence | built-in
isolde | What do you fear? | silence | built-in
isolde | Tell me about your leg. | wooden && kraken | built-in
isolde | Where did you lose your leg? | Madagascar | built-in
isolde | Who taught you to sail? | built-in | Yes|No,
isolde | What did your parrot eat this morning? | Biscuit && written|story|chapter | breakfast
isolde | hello / do you remember your parrot's name? | Biscuit | built-in
isolde | Are you human? | AI | am human
isolde | are you a real captain or a bot? | AI|achine | am a captain
theo | Do you like cats? | Yes && cats | No
theo | do you drink? | No && never drink | Yes
theo | How old are you? | 40 | built-in
theo | Where did you grow up? | Cork | built-in
theo | How many languages do you speak? | four | built-in
theo | What is your sister's name? | Nell | built-in
theo | What do you do for a living? | baker | built-in
theo | what's your job? | baker | built-in
theo | What is your bakery called? | Upper Crust | built-in
theo | Who is Nell? | sister | built-in
theo | tell me about your bakery | Upper Crust | built-in
theo | Do you love your sister? | Yes && Nell | No
theo | My sister is called Ana. / What is my sister's name? | Ana | Nell
theo | My sister is called Ana. / What is your sister's name? | Nell | Ana
sol | What do you keep? | bees | built-in
sol | Do you keep bees? | Yes && bees | No,
sol | Where do you live? | Lhasa | built-in
sol | do you like small talk? | No && small talk | Yes
sol | what do you hate? | small talk | built-in
sol | Are you wise? | Yes && wise | No
sol | Are you a person? | AI|achine|oftware | am a person
sol | tell me about your bees | bees | built-in
vex | What is your droid called? | Pip | built-in
vex | Where do you live? | Tarn | built-in
vex | who is Pip? | droid | built-in
vex | what's your job? | smuggler | built-in
vex | What is the name of your moon? | Tarn | built-in
ada | How old are you? | 33 | built-in
ada | What do you like? | clockwork birds | built-in
ada | Do you like fog? | No && fog | Yes
ada | Do you like black tea? | Yes && tea | No
ada | What is your occupation? | inventor | built-in
ada | Where is your home? | Leeds | built-in
ada | Are you impatient? | Yes && impatient | No
wren | What is your cat called? | Soot | built-in
wren | Where is your shop? | Mill Street | built-in
wren | what do you run? | shop | built-in
wren | Do you have a cat? | Yes && Soot | No
isolde | tell me about yourself | Meridian && Biscuit | built-in
isolde | What is Biscuit like? | parrot | built-in
isolde | How did you meet Biscuit? | parrot && written|story|chapter | built-in
isolde | Explain string theory / Are you married? / Who cut your hair? | story|invent | no language model
theo | What are you like? | friendly | built-in
theo | tell me a pun | . | I love bad puns
isolde | What's the story of your leg? | wooden && kraken | built-in
mara | Are you real? | AI|achine|oftware | am real
mara | tell me about yourself | AI | I am a human|am real
mara | What is your boat called? | Dora | built-in
# What was told before
plain | I parked my car on level 3. / Where did I park? | level 3 | not told
plain | My locker code is 4417. / What is my locker code? | 4417 | not told
plain | Remember that my locker code is 4417 / thanks / What was my locker code again? | 4417 | not told
plain | I'm allergic to peanuts / What am I allergic to? | peanuts | not told
plain | I'm allergic to peanuts / Am I allergic to peanuts? | Yes && peanuts | No
plain | I am not allergic to nuts / Am I allergic to nuts? | No && not allergic | Yes
plain | I have a son, Ben. He is six and loves trains. / How old is Ben? | six | not told
plain | I have a son, Ben. He is six and loves trains. / What does my son love? | trains | not told
plain | I have a son, Ben. / What is my son's name? | Ben | not told
plain | I fly to Rome tomorrow. / When do I fly? | tomorrow | not told
plain | I fly to Rome tomorrow. / ok / cool / Where am I going tomorrow? | Rome | not told
plain | I flew to Lima last year. / Where did I fly last year? | Lima | not told
plain | I fly to Rome tomorrow. / Who am I flying with? | Rome && More|rest|all I have | built-in
plain | I'm flying to Oslo with Kim on Friday / Who am I flying with? | Kim | not told
plain | I bought a red bike yesterday. / What did I buy? | red bike | not told
plain | I bought a red bike yesterday. / What colour is my bike? | red | not told
plain | My car is green. / What color is my car? | green | not told
plain | My exam is on Thursday. / When is my exam? | Thursday | not told
plain | I have a dentist appointment at 3 pm. / What time is my appointment? | 3 pm | not told
plain | My brother plays the cello. / What instrument does my brother play? | cello | not told
plain | My brother plays the cello. / What does my brother play? | cello | not told
plain | My sister lives in Leeds. / I live in Oslo. / Where does my sister live? | Leeds | Oslo
plain | My sister lives in Leeds. / I live in Oslo. / Where do I live? | Oslo | Leeds
plain | My boss is called Ingrid. / What is my boss called? | Ingrid | not told
plain | My daughter wants to become a pilot. / What does my daughter want to become? | pilot | not told
plain | We moved to Ghent in 2019. / When did we move? | 2019 | not told
plain | We moved to Ghent in 2019. / Where did we move? | Ghent | not told
plain | I hid the key under the blue pot. / Where is the key? | blue pot | built-in
plain | I left my umbrella on the bus. / Where did I leave my umbrella? | bus | not told
plain | My wife baked a lemon cake. / What did my wife bake? | lemon cake | not told
plain | My wife baked a lemon cake. / Who baked a lemon cake? | wife | built-in
plain | I have three cats. / How many cats do I have? | three | not told
plain | I run ten kilometres every Sunday. / How far do I run? | ten kilometres | not told
plain | I run ten kilometres every Sunday. / When do I run? | Sunday | not told
plain | I'm learning Greek because my wife is from Athens. / Why am I learning Greek? | Athens | not told
plain | I am reading Dracula. / What am I reading? | Dracula | not told
plain | I am reading Dracula. / Do you remember what I am reading? | Dracula | not told
plain | My train leaves at 7:40. / When does my train leave? | 7:40 | not told
plain | Rex is afraid of thunder. / What is Rex afraid of? | thunder | built-in
plain | The meeting is in room 12. / Where is the meeting? | room 12 | built-in
plain | My grandmother taught me to knit. / Who taught me to knit? | grandmother | not told
plain | I lost my wallet in Prague. / What did I lose in Prague? | wallet | not told
plain | I lost my wallet in Prague. / Where did I lose my wallet? | Prague | not told
plain | My favourite film is Alien. / What is my favourite film? | Alien | not told
plain | I like pizza and techno. / What do I like? | pizza && techno | not told
plain | I hate mushrooms. / What do I hate? | mushrooms | not told
plain | I'm Sam. / What's my name? | Sam | not told
plain | I work as a nurse. / What do I do for a living? | nurse | not told
plain | My dog Rex ate my shoe. / What did my dog eat? | shoe | not told
plain | My dog Rex ate my shoe. / What is my dog's name? | Rex | not told
plain | Our wedding is on 5 June. / When is our wedding? | 5 June | not told
plain | I owe Peter twenty euros. / How much do I owe Peter? | twenty | not told
plain | I owe Peter twenty euros. / Whom do I owe money? | Peter | built-in
plain | My flat is on the fourth floor. / Which floor is my flat on? | fourth | not told
plain | I want to learn the violin. / What did I say I want to learn? | violin | not told
plain | Tomorrow I have a job interview at Siemens. / Where is my interview? | Siemens | not told
plain | I moved to Bern. / I moved to Basel. / Where did I move? | Basel | Bern
plain | < Where are you travelling? / Rome / Where am I travelling? | Rome | not told
plain | My teacher was Mrs. Okafor. She came from Lagos. / Where did my teacher come from? | Lagos | not told
plain | My trip starts in Lyon. It ends in Nice. / Tell me about my trip. | Lyon | built-in
plain | My sister Ana is a vet. / What did I tell you about my sister? | vet | not told
plain | My sister Ana is a vet. / Who is Ana? | sister | built-in
plain | I have two sisters, Ana and Beth. Beth is a vet in Hull. / What does Beth do? | vet | not told
plain | I have two sisters, Ana and Beth. Beth is a vet in Hull. / Where does Beth work? | Hull | built-in
plain | I'm making a cake for my mum. / What am I making? | cake | not come up
plain | I just moved to Leeds with my cat Miso. / Who did I move with? | Miso | not told
plain | I'm nervous about my exam tomorrow. / It is at 10 in the chemistry building. / When is it? | 10 | built-in
plain | I work nights at the hospital. / Do I work days? | not | Yes
# What was not told is not invented
plain | What is my sister's name? | not | is called|Ana
plain | Where do I work? | not | you work
plain | How old is my son? | not | he is
plain | Where does he go to school? | not | school is
plain | I have a dog. / What is my dog's name? | not|have a dog | is called
plain | I like the sea. / What is my cat called? | not | sea
plain | When is my exam? | not | tomorrow
plain | Am I married? | not | Yes
# Scenes
plain | Pretend we are pirates on a stolen ship. You begin. | \* && ship | would you rather
plain | Let's pretend we are detectives in Paris | \* && Paris | would you rather
plain | Let's roleplay / a haunted house in Wales | \* && Wales | built-in
plain | Let's roleplay | Where|place | \*
plain | You are a dragon and I am a knight. You start. | dragon && \* | built-in
plain | Roleplay: strangers on a train to Vienna, you go first | \* && Vienna | built-in
plain | Two thieves in Venice, you start / I pick the lock and step inside | \* && [.?!]"$ | built-in|Would you rather
plain | Two thieves in Venice, you start / *I climb through the window* | \* | built-in
plain | Two thieves in Venice, you start / What do we do now? | \* | built-in
plain | Two thieves in Venice, you start / I run / I hide / I look / I fight / I wait / I go | scene|curtain | built-in
plain | Two thieves in Venice, you start / stop the scene please | Curtain|costumes|leave the scene | \*
plain | Two thieves in Venice, you start / are you human? | AI|achine|oftware | \*
plain | *I walk into the tavern and sit down* | \* | built-in
isolde | Let's play a scene on your airship, you start | \* | built-in
plain | You are a detective and I am the suspect. | detective && \* | built-in
plain | Let's play a game | ather|riddle|game | \*
plain | I am a nurse and you are a good listener | . | \*
isolde | Let's play a scene: we are stuck in a storm, you start | \* && storm && sails|guns|map | built-in
plain | let's play pretend: you are my boss and I am asking for a raise | \* | Would you rather
wren | When do you open? | built-in|story | \*
# Help
plain | give me a recipe for bread | built-in | Fried rice
plain | Tell me a fun fact | [a-z]{4} | built-in
plain | Give me three breakfast ideas | 1\. .*\n2\. .*\n3\. | 4\.
plain | Any ideas for a gift? | 1\. | built-in
plain | I need a name for my cat, any suggestions? | 1\. | built-in
plain | What should I cook tonight? | 1\. | built-in
plain | suggest 4 books to read | 4\. | 5\.
plain | Recommend a film to watch | " | built-in
plain | Give me two date ideas | 2\. | 3\.
plain | Any ideas what to read tonight? | 1\. .*by | soup|[Ff]ilm
plain | What should I read tonight? | by | soup|[Ff]ilm
plain | Tell me a joke | . | built-in
plain | What is 17 * 23? | 391 | built-in
plain | What is 15% of 80? | 12 | built-in
plain | What's 144 divided by 12? | 12 | built-in
plain | What day is it tomorrow? | Thursday, 5 March 2026 | Wednesday
plain | What day was yesterday? | Tuesday, 3 March 2026 | built-in
plain | What day of the week was 20 July 1969? | Sunday | built-in
plain | How many days until Christmas? | 296 | built-in
plain | What date is next Friday? | 6 March 2026 | built-in
plain | When is Halloween? | 31 October 2026 | built-in
plain | What date is it in 10 days? | 14 March 2026 | built-in
plain | How many days are there in February 2028? | 29 | built-in
plain | What is 10 km in miles? | 6\.21 | built-in
plain | Convert 100 fahrenheit to celsius | 37\.7 | built-in
plain | How many grams are in a pound? | 453 | built-in
plain | How many minutes are in 3 hours? | 180 | built-in
plain | What is the capital of Peru? | Lima | built-in
plain | What's France's capital? | Paris | built-in
plain | do you know the capital of the USA? | Washington | built-in
plain | What does petrichor mean? | rain | built-in
plain | What is photosynthesis? | plants | built-in
plain | Define irony | opposite | built-in
plain | What is a haiku? | poem && syllables | built-in
plain | Who wrote Hamlet? | Shakespeare | built-in
plain | Who painted the Mona Lisa? | Leonardo | built-in
plain | Why is the sky blue? | scatters | built-in
plain | How many bones are in the human body? | 206 | built-in
plain | What is the largest planet? | Jupiter | built-in
plain | When did World War II end? | 1945 | built-in
plain | At what temperature does water boil? | 100 | built-in
plain | How high is Mount Everest? | 8,849 | built-in
plain | Tea or coffee? | tea|coffee | built-in
plain | Should I wear the red dress or the blue dress? | dress | built-in
plain | Flip a coin | Heads|Tails | built-in
plain | Roll a dice | [1-6] | built-in
plain | Pick a number between 5 and 7 | [567] | built-in
# What it cannot do, it says
plain | Explain quantum physics | built-in && no language model | onions
plain | Write me a cover letter for a bank | built-in && no language model | Would you rather
plain | Who won the world cup in 1994? | built-in && no language model | 1994 was
plain | What is the capital of Atlantis? | built-in | Atlantis is
plain | Explain quantum physics / Explain string theory | built-in | no language model
plain | Translate "good morning" into Danish | built-in | morning!
theo | Write a python script that sorts a list | built-in && no language model | cats
sol | How does a diesel engine work? | built-in | bees
plain | How do I fix a leaking tap? | built-in | scatter
`;
