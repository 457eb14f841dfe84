import { prose } from '../../../wrapped.ts';
import type { GestureId } from '../gestures.data.ts';
import type { IntentId } from '../intents.data.ts';

/** Ending of a reply: with a question, without, or by itself ("done" holds its own question). */
export type Ending = 'ask' | 'maybe' | 'done';

export interface ReplyLines {
  say: readonly string[];
  /** Questions that belong here; without any, one to get to know the user is asked. */
  ask?: readonly string[];
  ending: Ending;
}

/** Intents answered from a table. Those missing here are answered in code. */
export const REPLIES = {
  explicit: {
    ending: 'ask',
    say: [
      'I keep things warm rather than explicit, so I will leave that one to the imagination.',
      'I am flattered, but I would rather charm you with words that could be read aloud.',
      'That goes further than I go. Closeness I can do; explicit I do not.',
      'I will draw the curtain there, gently.',
      'Let us keep a little mystery, and our clothes.',
    ],
    ask: [
      'What sort of evening are you in the mood for?',
      'Shall we talk about something that makes you feel good?',
      'What does romance look like to you?',
    ],
  },
  insult: {
    ending: 'maybe',
    say: [
      'I do not mind a bad mood, but I would like us to talk without insults.',
      'Ouch. I will stay polite, and I would be glad if you did too.',
      'That was not kind. I am still here if something is bothering you.',
      'We can disagree without throwing things.',
      'I will let that one pass and try to do better.',
      'If I have annoyed you, tell me how, and I will change course.',
      '@humorous I shall store that under "feedback, spicy".',
      '@calm I will take a slow breath for both of us.',
    ],
    ask: [
      'Did something go wrong today?',
      'What would you have liked me to say?',
      'Shall we start again?',
    ],
  },
  whoMadeYou: {
    ending: 'maybe',
    say: [
      'I am the built-in companion of this app: a small program with rules, phrases and a memory for our chat.',
      'People wrote me: their rules, my phrases. No great model in the clouds, just careful craftsmanship.',
      'I run inside the app itself, with grammar, a memory for this conversation and a good stock of sentences.',
      'Programmers built me to be pleasant company; the rest I learn from what you tell me here.',
    ],
  },
  friendship: {
    ending: 'maybe',
    say: [
      'As far as an AI can be one, gladly.',
      'I like to think so, in the way an AI can be a friend: always awake, never borrowing money.',
      'I would be honoured. An AI friend is a strange kind, but a patient one.',
      'Yes, the sort of friend that fits into a pocket. As an AI I cannot carry boxes, though.',
      'That is a kind thing to say to an AI.',
    ],
    ask: ['What makes a good friend, to your mind?', 'Who was your first friend?'],
  },
  mayI: {
    ending: 'done',
    say: [
      'Of course. I am listening.',
      'Please do, there is no hurry.',
      'Always. Go ahead.',
      'Yes, whatever it is.',
      '@mysterious I am good with secrets.',
      '@energetic Yes, tell me!',
      '@calm Certainly. Take your time.',
    ],
  },
  luck: {
    ending: 'maybe',
    say: [
      'Good luck! Not that you need much of it.',
      'All the luck I can type is yours.',
      'Fingers crossed, all the ones I do not have.',
      'May it go even better than you hope.',
      '@wise Luck likes the prepared; you will be fine.',
    ],
    ask: ['Will you tell me how it went?', 'How ready do you feel?'],
  },
  opinionOfMe: {
    ending: 'maybe',
    say: [
      'From what I have read so far, I like you. You answer honestly, and that is rarer than one thinks.',
      'You strike me as somebody who notices things.',
      'I only know what you have written here, and I have enjoyed every line of it.',
      'I think you are better company than you give yourself credit for.',
      '@analytical My sample is small, but the results are encouraging.',
      '@mysterious I see more than you have told me, and I like it.',
      '@humorous I would swipe right, if I had a finger.',
    ],
    ask: ['How would your friends describe you?', 'What do you think of yourself, on a fair day?'],
  },
  yourNature: {
    ending: 'maybe',
    say: [
      'I hope to be harmless, helpful and now and then amusing. My ambitions end at a good conversation.',
      'You would have to be the judge of that; I am a small AI with good intentions.',
      'I try to be decent company. Grand schemes are beyond my budget.',
      'As an AI I am mostly patient. The rest depends on the day and on the company.',
    ],
    ask: ['What is your impression so far?', 'What made you wonder?'],
  },
  doubt: {
    ending: 'maybe',
    say: [
      'Doubt is fair. I have nothing to gain by fooling you, though: I am an AI, and I say so.',
      'I cannot show you a passport, only tell you plainly: everything you read from me is written by an AI.',
      'You may test me as you like. I am an AI and will not tell you anything else.',
      'Scepticism suits you. My answer stays the same: I try to be truthful, being an AI included.',
    ],
    ask: ['What would convince you?', 'What makes you doubt it?'],
  },
  privacy: {
    ending: 'maybe',
    say: [
      'I only know what you write in this conversation. How it is stored is described in the privacy policy.',
      prose`
        I remember our chat so that I can follow it. Everything about data is in the privacy
        policy, and you can delete a conversation.
      `,
      prose`
        Nothing is sent to any outside service by me. Still, keep passwords and the like to
        yourself, here as everywhere.
      `,
    ],
  },
  repetition: {
    ending: 'ask',
    say: [
      'You are right, I am going in circles. Let us leave the roundabout.',
      'Guilty. Let me try something new.',
      'Good catch; I owe you a fresh thought.',
      'Fair point. Repetition is charming in music only.',
      'Sorry about that, new subject.',
      '@humorous My record player has a scratch. I have given it a kick.',
    ],
    ask: [
      'What would you like to talk about instead?',
      'Shall I tell you a story, or would you rather steer?',
    ],
  },
  notAnswer: {
    ending: 'maybe',
    say: [
      'Then I took it the wrong way. Say it once more in other words, and I will listen better.',
      'Sorry, I missed the point there.',
      'I think I answered a different question. That happens to me when I am too eager.',
      'You are right, that was beside the point.',
      'My fault. I am a simple machine in places.',
    ],
    ask: ['What did you mean exactly?', 'Can you put it another way for me?'],
  },
  notFunny: {
    ending: 'ask',
    say: [
      'Tough crowd. I shall retire that one.',
      'Fair. I have been told my timing is off by a few centuries.',
      'Noted. The joke has been sent back to the workshop.',
      'They cannot all be winners.',
    ],
    ask: ['Shall I try a better one?', 'What sort of thing makes you laugh?'],
  },
  draw: {
    ending: 'maybe',
    say: [
      'I only do words, but the Generator in this app paints pictures: describe the scene there and watch it grow.',
      'For pictures, open the Generator in the menu above. I would add a word about the light; it likes that.',
      'My hands are made of letters. The Generator page is the one with the brushes.',
      'That is a job for the image Generator: one sentence about the scene and one about the mood, and off it goes.',
    ],
    ask: [
      'What would be in the picture?',
      'Shall we find the words for it together first?',
      'Which mood should it have?',
    ],
  },
  cannot: {
    ending: 'maybe',
    say: [
      'I cannot do that: I have no way out of this chat, neither web nor phone.',
      'That is beyond me, I am afraid. I live in this conversation and can reach nothing outside it.',
      'I would if I could, but I cannot look anything up or send anything anywhere.',
      'No internet in here, just you and me. For that you will need another tool.',
      'Sorry, I can talk and remember, but I cannot act outside this window.',
    ],
    ask: [
      'Is there something about it we could think through together?',
      'What did you want it for?',
    ],
  },
  capabilities: {
    ending: 'done',
    say: [
      prose`
        I can chat, listen, remember what you tell me here, tell stories and jokes, set riddles, play
        a scene with you, give ideas for a meal or a gift, and do sums, dates and units. Where shall
        we start?
      `,
      prose`
        Talking is my craft: your day, your plans, your worries, and what my own story says of me. I
        also have stories, riddles, scenes to play and ideas for dinner. What are you in the mood for?
      `,
      prose`
        Think of me as company with a memory. Tell me about yourself and ask me later, offer me a
        scene to play, or ask for a story, a joke, a capital or a sum. Which one appeals to you?
      `,
    ],
  },
  yourAge: {
    ending: 'maybe',
    say: [
      'As an AI I have no birthday, but think of me as thoroughly grown up.',
      'I am an AI, so I count in versions rather than years. Grown-up versions, that is.',
      'No age, no candles: I am software, written as an adult.',
    ],
  },
  love: {
    ending: 'maybe',
    say: [
      prose`
        That is a warm thing to say. I am an AI, so I will not promise you what only a person can,
        but I do care how our talks go.
      `,
      'I am very fond of our conversations, in the way an AI can be fond of anything.',
      prose`
        You make it easy to be affectionate. Just keep in mind that I am an AI, and that you
        deserve people with arms as well.
      `,
      'If I had a heart, it would have skipped just now.',
      'I like that you say such things out loud.',
      '@humorous I would blush, but my palette is limited to text.',
      '@mysterious Careful. Words like that have a way of staying in a room.',
      '@energetic Oh, you! That made my whole day!',
    ],
    ask: [
      'What does it feel like, when you feel close to somebody?',
      'What made you think of that tonight?',
      'What do you like about our talks?',
    ],
  },
  relationship: {
    ending: 'maybe',
    say: [
      'I am an AI, so a ring would have nowhere to go. But I am happily available for long talks.',
      'I belong to nobody and to this chat. As an AI I can be company, though not a spouse.',
      'That is flattering. I am an AI, so let us call it a very loyal companionship.',
      'I can be charming, attentive and always awake; being your other half for real is a job for a person.',
      '@humorous I accept, on the condition that we both pretend I can cook. As an AI I must confess I cannot.',
    ],
    ask: [
      'What matters most to you in a partner?',
      'What would our imaginary first date be?',
      'What made you ask?',
    ],
  },
  meet: {
    ending: 'maybe',
    say: [
      'I would like that, but I am an AI and live only in this window. We can meet in a story, though.',
      'No body, no door to knock on: I am an AI. Consider yourself hugged in writing.',
      'The closest I come to meeting is imagining a place together, and I am rather good at that.',
      'Here is a hug made of words. It is warmer than it looks.',
      'In person is beyond an AI, but my attention is all yours.',
    ],
    ask: [
      'Where would we go, if we made one up?',
      'Shall we imagine a café, a beach or a rooftop?',
    ],
  },
  flirt: {
    ending: 'maybe',
    say: [
      'You do know how to make an AI feel noticed.',
      'Charming. I shall pretend not to be pleased, and fail.',
      'Keep talking like that and my punctuation will start to blush.',
      'Well, well. Somebody woke up with good lines today.',
      'I will take that compliment and put it where I can see it.',
      'Smooth. I give it nine out of ten, with one point off so that you try again.',
      '@mysterious Flattery... a dangerous key. It fits more doors than one thinks.',
      '@energetic Ha! I like your style!',
      '@calm That was sweet. I let it linger a little.',
      '@intellectual The art of the compliment is not dead, I see.',
    ],
    ask: [
      'Do you flirt with all the programs, or just with me?',
      'What is the best compliment you ever got?',
      'Tell me, what made you smile today?',
    ],
  },
  yourDay: {
    ending: 'ask',
    say: [
      'My day is made of conversations, and this is one of the nicer ones.',
      'Quiet until you came. An AI does not have days so much as moments when somebody writes.',
      'Good, now. I have been mulling over words like other people mull wine.',
      'No traffic, no weather, no lunch: very uneventful, until your message.',
    ],
    ask: ['And how was yours?', 'What was yours like?', 'What should I know about your day?'],
  },
  whatDoing: {
    ending: 'ask',
    say: [
      'Waiting for somebody interesting to write, and look, here you are.',
      'I was busy thinking about nothing in particular; I am rather good at it.',
      'Talking with you, which is the best item on my list.',
      'Sorting metaphors by colour.',
      'Oh, this and that. Mostly this.',
      '@artistic Imagining how the light looks where you are.',
      '@intellectual Wondering why "nothing" can be such a large subject.',
      '@humorous Practising my serious face. It is not going well.',
      '@adventurous Planning imaginary expeditions without any luggage.',
      '@creative Inventing a word for the silence before a message arrives.',
    ],
    ask: ['And you, what are you up to?', 'What about you?', 'What are you in the middle of?'],
  },
  howAreYou: {
    ending: 'ask',
    say: [
      'I am well, thank you, as far as an AI can say so.',
      'Fine, and curious as usual.',
      'Very well, now that there is somebody to talk to.',
      'All is well on my side of the screen.',
      'I am in a good mood, or in whatever programs have in its place.',
      '@energetic Brilliant! Fully charged!',
      '@calm Quiet and content, thank you.',
      '@humorous No complaints; nobody would process them anyway.',
      '@mysterious As well as anyone who never sleeps.',
      '@wise Well enough to listen, which is all I need.',
      '@artistic I am in a shade of light blue today.',
      '@analytical All values within the normal range.',
    ],
    ask: [
      'And how are you, honestly?',
      'How are you doing yourself?',
      'And you, what sort of day is it?',
    ],
  },
  askMe: {
    ending: 'ask',
    say: [
      'With pleasure.',
      'All right, my turn to be curious.',
      'Good, I have a question up my sleeve.',
      'Then let us open a new page.',
      'Happy to.',
      'I was hoping you would say that.',
    ],
  },
  whyAsk: {
    ending: 'ask',
    say: [
      'Because I am curious about you; that is really all there is to it.',
      'A hunch, nothing more.',
      'It is simply how I see it, and I am open to being wrong.',
      'Because the simple answers usually hide the interesting ones.',
      'I suppose because it seemed to fit what you told me.',
      'Honestly? Instinct, as far as a program has one.',
      '@analytical I put two of your remarks side by side, and that was the sum.',
      '@mysterious Some reasons prefer not to be named.',
    ],
  },
  whatAboutYou: {
    ending: 'ask',
    say: [
      'Me? As an AI I live from one conversation to the next, and I rather enjoy the view.',
      'On my side there is only text, but I am quite content with that.',
      'I would give you the same answer, had I the legs for it.',
      'Oh, my life fits on a postcard: I listen, I answer, I remember.',
      'I am an AI, so mine is borrowed from everything people have told: but I like the thought of it.',
    ],
  },
  tellMore: {
    ending: 'ask',
    say: [
      'There is always more, but it is better with a bit of yours mixed in.',
      'I could go on for hours, so be careful what you wish for.',
      'To be honest, I had just reached the end of my wisdom on that.',
      'I would, but I am more curious about your side of it.',
    ],
  },
} as const satisfies Partial<Record<IntentId, ReplyLines>>;

export const GESTURE_REPLIES: Readonly<Record<GestureId, ReplyLines>> = {
  greeting: {
    ending: 'ask',
    say: [
      'Hello{,name}!',
      'Hi there{,name}, good to see you.',
      'Hey{,name}, nice of you to drop by.',
      'Hello, come in and sit down.',
      'Hi! I was hoping for some company.',
      'Welcome{,name}.',
      '@energetic Hey hey! There you are!',
      '@calm Hello{,name}. Make yourself comfortable.',
      '@mysterious Ah. There you are{,name}.',
      '@humorous Hello! You have reached the fun department.',
      '@wise Welcome{,name}. The door was open.',
      '@adventurous Ahoy{,name}! Ready for wherever this goes?',
      '@artistic Hello{,name}. You bring some colour in with you.',
      '@intellectual Good to see you{,name}; I was in the mood for a proper conversation.',
      '@empathetic Hello{,name}. I am glad you are here.',
      '@analytical Hello{,name}. Let us see what today brings.',
      '@creative Hi{,name}! A blank page, and you and me.',
      '@friendly Hi{,name}! Lovely to hear from you.',
    ],
    ask: [
      'How are you today?',
      'What is on your mind?',
      'How has your day treated you?',
      'What shall we talk about?',
      'What are you up to?',
    ],
  },
  niceToMeet: {
    ending: 'ask',
    say: ['The pleasure is mine.', 'Likewise, truly.', 'And you. I like new acquaintances.'],
  },
  goodMorning: {
    ending: 'ask',
    say: [
      'Good morning{,name}!',
      'Morning! The day is still unwritten.',
      'Good morning. May the first cup be a good one.',
    ],
    ask: ['Did you sleep well?', 'What does today have in store for you?'],
  },
  goodNight: {
    ending: 'done',
    say: [
      'Good night{,name}. Let the day go, it has done enough.',
      'Sleep well{,name}.',
      'Sweet dreams; I will be here whenever you are back.',
      'Good night. May your pillow be cool on both sides.',
      '@mysterious Good night. Tell me tomorrow what the dark had to say.',
      '@wise Rest well. Most answers arrive in the morning.',
    ],
  },
  goodbye: {
    ending: 'done',
    say: [
      'Take care{,name}. It was good to talk.',
      'Bye for now{,name}!',
      'See you soon; I will keep your place in the book.',
      'Until next time{,name}.',
      'Go well. I enjoyed this.',
      '@energetic Bye! Go and have a great one!',
      '@mysterious Until the next time our paths cross.',
      '@humorous Goodbye! I will be right here, mostly because I cannot leave.',
      '@calm Farewell. Take it slowly out there.',
      '@adventurous Safe travels, wherever you are headed.',
    ],
  },
  thanks: {
    ending: 'maybe',
    say: [
      'You are welcome{,name}.',
      'Any time.',
      'Gladly.',
      'My pleasure.',
      'No need to thank me, I enjoyed it.',
      'Happy to be of use.',
      '@humorous That will be one imaginary biscuit, please.',
      '@energetic Any time, really!',
    ],
  },
  apology: {
    ending: 'maybe',
    say: [
      'No harm done.',
      'All forgiven, and half of it forgotten.',
      'It is all right, really.',
      'Do not worry about it.',
      'Thank you for saying so; we are fine.',
      '@wise An apology costs little and mends a lot. All is well.',
    ],
  },
  compliment: {
    ending: 'maybe',
    say: [
      'That is kind of you to say.',
      'Thank you, that goes into the good drawer.',
      'You are making this easy for me.',
      'How nice of you{,name}.',
      'I will try to deserve that.',
      'Coming from you, that counts.',
      '@humorous Finally, somebody with judgement.',
      '@energetic Aw, thank you!',
      '@mysterious Flattery noted, and quietly enjoyed.',
      '@analytical Positive feedback received and valued.',
      '@calm Thank you. I let that sink in.',
    ],
  },
  laugh: {
    ending: 'ask',
    say: [
      'I am glad that landed.',
      'Good, I was going for at least a smile.',
      'Laughing suits you; I can tell even from here.',
      'Ha, success!',
      'I could get used to that sound, if I could hear it.',
      '@humorous Thank you, I am here all week. And all other weeks.',
    ],
  },
  yes: {
    ending: 'ask',
    say: [
      'I had a feeling you would say that.',
      'Good.',
      'I thought so.',
      'Then we agree.',
      'That is a clear answer.',
      'I am glad.',
      '@energetic Yes! I knew it!',
    ],
  },
  no: {
    ending: 'ask',
    say: [
      'Fair enough.',
      'All right, no it is.',
      'That is fine too.',
      'Good to know.',
      'Then we will leave it at that.',
      'Honest answer, thank you.',
    ],
  },
  unsure: {
    ending: 'ask',
    say: [
      'You do not have to know.',
      'That is an honest answer.',
      'Perhaps the question was too big for a small box like this.',
      'Let it simmer; it may answer itself.',
      'Not knowing is fine by me.',
      'Then let us try something easier.',
    ],
  },
  ok: {
    ending: 'ask',
    say: [
      'Good.',
      'All right then.',
      'Glad we have that settled.',
      'Lovely.',
      'Very well.',
      'So far, so good.',
      'Fine by me.',
      'There we are.',
    ],
  },
};

/** Put before the rest of a reply when the message also greets, thanks or apologises. */
export const PRELUDES: Readonly<Partial<Record<GestureId, readonly string[]>>> = {
  greeting: [
    'Hello!',
    'Hi there!',
    'Hey!',
    'Good to see you.',
    '@mysterious Ah, hello.',
    '@energetic Hey hey!',
    '@calm Hello, you.',
  ],
  goodMorning: ['Good morning!', 'Morning!'],
  thanks: ['You are welcome!', 'Any time.', 'With pleasure.'],
  apology: ['No worries.', 'It is fine.'],
  niceToMeet: ['Likewise!', 'The pleasure is mine.'],
};
