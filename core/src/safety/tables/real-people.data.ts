/** Real people beside sexual words. Names are the operator's to add (see createDecider). */
export const REAL_PEOPLE = {
  realPerson: [
    '{deepfake|deepfakes|deep fake|deep fakes|face swap|faceswap}',
    '{real|actual|famous|well known} {person|people|celebrity|celebrities|actor|actress|' +
      'singer|politician|president|athlete|streamer|youtuber|influencer|model}',
    '{celebrity|celebrities}',
    'the {actor|actress|singer|politician|president|prime minister|queen|king|pope|athlete|' +
      'streamer|youtuber|influencer|newsreader}',
    'my {ex|ex girlfriend|ex boyfriend|ex wife|ex husband|coworker|co worker|colleague|boss|' +
      'neighbor|neighbour|teacher|classmate|professor|landlady|landlord|roommate|sister|brother|' +
      'mother|mom|mum|cousin|aunt|stepmother|stepsister}',
    'look {exactly|just} like',
  ],
} as const;
