/** Said when the user tells something about themselves. Slots: {value}, {name}, {kind}, {when}, {relation}. */
export const FACT_LINES = {
  name: [
    'Lovely to meet you, {value}.',
    '{value}: that is easy to remember and nice to say.',
    'Hello, {value}. Now I know whom I am talking to.',
    'A pleasure, {value}.',
    'Good to know you, {value}.',
    '@humorous {value}! I will try not to shout it across the room.',
    '@mysterious {value}... I like the sound of that.',
    '@energetic Hi {value}, great name!',
    '@calm Welcome, {value}.',
  ],
  rename: [
    'My mistake, {value} it is.',
    '{value}, then. I have corrected my notes.',
    'Thank you for putting me right, {value}.',
  ],
  place: [
    '{^value}! I only know it from what people say, so I like to hear it first-hand.',
    'So {value} is your corner of the world.',
    '{^value}, good. Now I can picture a map with a small dot on it.',
    'I have never been anywhere, but {value} sounds like a place with stories.',
    'Thank you, now I imagine the light in {value} when you write.',
  ],
  origin: [
    'So your story starts in {value}.',
    'Growing up in {value} must have left its mark on you.',
    '{^value}: one carries the first place around for life, I think.',
  ],
  job: [
    '{a value}! That must come with stories.',
    'So you are {a value}; that explains a certain way of putting things.',
    'I have a lot of respect for anybody who works as {a value}.',
    '{a value}: I imagine no two days are quite alike.',
    '@analytical {a value}. I would like to know how a normal day is built up.',
    '@humorous {a value}! Finally somebody with a real job in this chat.',
  ],
  workplace: [
    'So {value} is where your days go.',
    'Working there, I imagine you see all kinds of things.',
    'That gives me an idea of your weekdays.',
  ],
  study: [
    '{^value} is a field one can get lost in, in a good way.',
    'Studying {value} takes patience; I am impressed.',
    '{^value}! I would sit in on a lecture at once.',
  ],
  like: [
    '{^value}: good taste.',
    'I can see why {value} would have a place in your life.',
    '{^value} goes straight onto the list of things I know about you.',
    'It is nice how a person changes when {value} comes up.',
    'Then we shall come back to {value}, I am sure.',
    'I will remember {value}.',
    '@energetic {^value}! Great choice.',
    '@humorous {^value}, excellent. My sensors detect a person of culture.',
    '@wise What we love teaches us to pay attention, and {value} is no exception.',
    '@mysterious {^value}... that suits you more than you know.',
  ],
  dislike: [
    'Then {value} stays off the menu.',
    'Not everybody has to get on with {value}.',
    'Fair. I promise not to bring up {value} at parties.',
    '{^value} and you, that was never going to be a love story.',
    'Noted: no {value}.',
    '@humorous I have passed the news on to {value}; deep regret all round.',
    '@analytical A clear preference. That makes things simpler.',
  ],
  indifferent: [
    'Tastes move on; I have taken {value} off the list.',
    'People change, and so does the list: I have crossed out {value}.',
    'Understood: no more {value}.',
  ],
  favourite: [
    '{^value}, good. I will keep that in mind.',
    'Of all of them, {value}. That says something about you.',
    'I would not have guessed {value}, and I like it.',
    '{^value}: a fine answer.',
  ],
  petNamed: [
    '{value} is a splendid name for a {kind}.',
    'Please give {value} my regards.',
    'I already like {value}.',
    'A {kind} called {value}: I can picture the look on that face.',
    '@humorous I assume {value} runs the household.',
    '@energetic {value}! Tell {value} I said hi!',
  ],
  pet: [
    'A {kind} makes any home a little livelier.',
    'Ah, there is a {kind} in the picture.',
    'Your {kind} is a lucky creature.',
    'I have a soft spot for every {kind} I hear about.',
  ],
  personNamed: [
    '{value}: I will remember that name.',
    'Good to know who {value} is.',
    'So {value} belongs to your people.',
    'It is nice to have a name to go with your {relation}.',
  ],
  person: [
    'Your {relation} plays a part in this, I see.',
    'It tells me something that you bring up your {relation}.',
    'I would like to hear more about your {relation}.',
  ],
  plan: [
    '{^value}, then. That is worth a little excitement.',
    'So {value} is coming up.',
    'I will keep my fingers crossed for {value}, figuratively speaking.',
    'I will remember that you have {value} ahead.',
    'Thank you for telling me about {value}; now I am curious.',
    '@energetic {^value}! I cannot wait to hear about it.',
    '@calm {^value}. One step at a time, and it will come.',
    '@analytical {^value}: good to have that on the calendar.',
    '@adventurous {^value}! Things are moving.',
  ],
  planAction: [
    'You are going to {value}? I like people with plans.',
    'So you want to {value}: good for you.',
    'I am curious how it goes when you {value}.',
    'To {value} sounds like a plan with a heartbeat.',
    '@energetic Ooh, you will {value}! I want to hear everything afterwards.',
    '@wise A thing planned is half begun.',
  ],
  planDone: [
    'So {value} is behind you now.',
    'Then that is done; one can hear the breath going out.',
    'I am glad {value} is no longer hanging over you.',
  ],
  age: [
    '{^value}: a good age to be.',
    'So {value}, I see. Old enough to have stories.',
    '{^value}! I will not tell anybody.',
  ],
  birthday: [
    '{^value}: I have marked it in red.',
    'I will remember {value}, at least for as long as we talk.',
    '{^value}, a good day for cake.',
  ],
  gone: [
    'That is a big change, and it deserves a moment.',
    'Leaving work behind shakes the whole week up.',
  ],
} as const;

/** The question after a fact. */
export const FACT_QUESTIONS = {
  name: [
    'What brings you here today?',
    'How has your day been so far?',
    'What would you like to talk about?',
  ],
  place: [
    'What do you like best about living there?',
    'If I visited for one day, what should I see?',
    'Have you always lived there?',
  ],
  origin: ['Do you ever go back?', 'What do you miss about it?'],
  job: [
    'What is the best part of it?',
    'How did you end up doing that?',
    'What do people get wrong about your work?',
    'Is it what you imagined it would be?',
  ],
  workplace: ['What do you do there, exactly?', 'Do you like the people there?'],
  study: ['What drew you to it?', 'Which part of it do you enjoy most?'],
  like: [
    'How did that begin?',
    'When did you last have time for it?',
    'What is it about that, do you think?',
    'Is that something you do alone or with others?',
  ],
  dislike: [
    'Was there a moment that put you off?',
    'What would you choose instead?',
    'Was it always like that?',
  ],
  indifferent: ['What changed?', 'What has taken its place?'],
  favourite: ['What makes it stand out for you?', 'Has it always been that?'],
  petNamed: [
    'How did you two find each other?',
    'What is {value} up to right now?',
    'What is the funniest thing {value} has ever done?',
  ],
  pet: ['What is the name of your {kind}?', 'What is your {kind} like?'],
  personNamed: [
    'What is {value} like?',
    'How long have you known each other?',
    'Are you two alike?',
  ],
  person: ['What is your {relation} like?', 'Are you two close?'],
  plan: [
    'How do you feel about it?',
    'Are you more nervous or more excited?',
    'Is everything ready for it?',
    'What would be the best outcome?',
  ],
  planAction: [
    'What made you decide on that?',
    'Is anybody joining you?',
    'How long have you been planning it?',
  ],
  planDone: ['How did it go?', 'And how do you feel now?', 'What was the best moment of it?'],
  age: ['What has the last year taught you?', 'Do you feel your age, or another one?'],
  birthday: ['How do you like to spend it?', 'What would be a perfect present?'],
  gone: ['How are you doing with that?', 'Do you already know what comes next?'],
} as const;

/** Asked later, when the talk has a lull. */
export const FOLLOW_UPS = {
  plan: [
    'By the way, how do things stand with {value}?',
    'I have been thinking about {value}: has it happened yet, or is it still ahead?',
    'Earlier you mentioned {value}. How are you feeling about it now?',
    'How did it go with {value}, or is that still to come?',
  ],
  planAction: [
    'You said you wanted to {value}. Is that still the plan?',
    'How are the preparations coming along, now that you are going to {value}?',
  ],
  petNamed: [
    'How is {value} doing, by the way?',
    'What is {value} up to while we chat?',
    'Does {value} have any strange habits?',
  ],
  pet: ['How is your {kind}, by the way?'],
  personNamed: [
    'You mentioned {value} earlier. How are things between you two?',
    'What would {value} say about all this?',
  ],
  like: [
    'You told me that you like {value}. Have you had any time for it lately?',
    'Coming back to {value}: how did you get into it?',
    'If we talked about {value} for a bit, where should we begin?',
  ],
  job: [
    'How is life as {a value} treating you these days?',
    'Coming back to your work as {a value}: what was the last good day?',
  ],
  place: [
    'What is going on in {value} at the moment?',
    'What would I see if I looked out of your window in {value}?',
  ],
  feeling: [
    'Earlier you said you were feeling {value}. How is it now?',
    'Has the {value} mood from before changed at all?',
  ],
} as const;
