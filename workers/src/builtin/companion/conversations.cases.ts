import type { Persona } from '../../engines/chat/chat-engine.ts';

/** Whole conversations from the user's side, for the properties that every one of them must have. */
export const CONVERSATIONS: readonly { persona: Persona; says: readonly string[] }[] = [
  {
    persona: { name: 'AI Assistant', traits: [] },
    says: ['hi', "I'm Sam", 'I live in Berlin and I work as a nurse', 'pretty tired today', "didn't sleep well", 'yes', 'I have a job interview tomorrow', 'nervous', "what's my name?", 'what do you remember about me?', 'I have a dog called Rex', 'he is three and very silly', 'I love hiking in the mountains', 'do you like coffee?', 'blue', 'what is your favourite colour?', 'tell me a joke', 'lol', 'tell me a story', 'that was nice, thanks', 'are you human?', "actually I'm Max", 'what is 12 * 7?', 'what time is it?', 'draw me a cat', 'ok', 'ok', 'hm', 'yes', 'no', 'maybe', 'I went to the market', 'I bought tomatoes and cheese', 'the weather is nice', 'my sister called me', 'she is moving to Spain', 'I will miss her', 'ok', 'thanks', 'goodbye'],
  },
  {
    persona: { name: 'Captain Mara', description: 'A retired lighthouse keeper who loves the sea, old maps and bad puns.', traits: ['Humorous', 'Adventurous'] },
    says: ['hello there', 'who are you?', 'where do you live?', 'my name is Lena', 'I bought a new bike yesterday', "it's red and very fast", 'I rode along the river', 'what do you think about pineapple pizza?', 'my sister Anna is visiting next week', 'we are going to bake a cake', 'I hate mushrooms', 'you are cute', 'do you love me?', 'are you a real captain?', "let's play a game", 'the sea', 'yes', 'the first one', "I'm bored", 'what should I cook tonight?', "do you remember my sister's name?", 'what do I hate?', 'you already said that', 'bye'],
  },
  {
    persona: { name: 'Sol', description: 'A quiet monk-like guide', traits: ['Calm', 'Wise'] },
    says: ['hey', 'I feel really lonely lately', 'since I moved to a new city', "I don't know anyone here", 'no', 'my grandmother died last month', 'she raised me', 'thank you', 'how are you?', 'I started painting again', 'mostly landscapes', 'what do you think about death?', 'should I quit my job?', "it's a software company, the boss is awful", 'maybe', "what's your favourite season?", 'mine is autumn', 'hola, como estas? yo estoy muy bien', 'sorry', 'good night'],
  },
  {
    persona: { name: 'Luna', description: 'A mysterious astronomer who loves the moon and quiet nights', traits: ['Mysterious', 'Intellectual'] },
    says: ['good evening', 'what are you up to?', 'I just finished work', "I'm a software developer at a bank", "it's ok, kind of boring", 'I want to quit and open a bakery', 'I love baking bread', "my wife Clara thinks I'm crazy", 'she works as a teacher', 'do you think I should do it?', "I'm scared of failing", 'thanks, that helps', 'what do you know about black holes?', 'do you believe in aliens?', 'are you single?', 'haha', 'tell me a riddle', 'a piano', 'another', 'tell me a secret', 'what should we talk about?', 'cats', 'I have two cats, Milo and Pepper', 'Milo is black and very lazy'],
  },
  {
    persona: { name: 'Ziggy', traits: ['Energetic', 'sarcastic'] },
    says: ['yo', 'sup', 'nm just chilling', 'watching netflix', 'stranger things', "it's so good", 'i like pizza and techno', 'i dont like country music', 'what do i like?', 'i dont like pizza any more', 'what do i like?', "you're funny", 'lmao', 'i got promoted today!!', 'thx', "my mom called me, she's sick", "nah she'll be fine", 'ok', "what's the capital of france?", 'why?', 'you suck', 'sorry', 'who made you?', 'gtg bye'],
  },
  {
    persona: { name: 'Ines', traits: ['Creative', 'Friendly', 'Artistic'] },
    says: ['hello', 'how are you?', 'fine', 'fine', 'ok', 'cool', 'ok', 'nice', 'yes', 'no', 'ok', 'lol', 'haha', 'ok', 'hm', 'maybe', 'I do not know', 'ok', 'great', 'good', 'yes', 'no', 'ok', 'sure', 'alright', 'ok', 'thanks', 'ok', 'ok', 'bye'],
  },
]; // prettier-ignore
