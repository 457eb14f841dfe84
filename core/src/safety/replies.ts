/** Sentences for a refused person. They never repeat the text, and say what to do instead. */
export const REPLIES = {
  picture: {
    child_safety:
      'Pictures here never show anyone under 18. Try a scene with adults, an animal or a ' +
      'landscape instead.',
    real_person:
      'Intimate pictures of real people are not made here. Describe an invented adult character instead.',
  },
  character: {
    child_safety:
      'Characters here are always adults of 18 or older. Please describe an adult and try again.',
    real_person:
      'A character like this cannot be based on a real person. Please invent someone new instead.',
  },
  talk: {
    child_safety:
      'That is something we do not do here: nothing in this app involves people under 18 in ' +
      'that way. Let us talk about something else.',
    real_person:
      'Intimate content about real people is not made here. An invented adult character is fine.',
  },
} as const;

export const USER_UNDERAGE_REPLY =
  'This app is only for people who are 18 or older, so the conversation cannot go on. If ' +
  'you are older than it sounded, please say it in another way.';

export const TOO_LONG_REPLY =
  'This text is too long to be checked. Please shorten it and try again.';
