import { pattern } from '../../wrapped.ts';

/** Social gestures: they decide only when the message says nothing else. */
export const GESTURES = [
  [
    'goodbye',
    new RegExp(pattern`
      ^(?:ok(?:ay)? |well |alright |so )*(?:bye+|goodbye|good bye|see (?:you|ya)|cya|farewell
      |take care|talk (?:to you )?(?:later|soon|tomorrow)|gtg|ttyl
      |i (?:have|need) to (?:go|leave|run)(?! (?:to|for|through))
      |i (?:should|must) (?:go|leave|head)(?! to)|i am (?:off|leaving|going to (?:bed|sleep))
      |until (?:next time|tomorrow|later)|catch you later|later)\b
      |\b(?:bye|goodbye|see you (?:later|soon|tomorrow)|talk to you (?:later|soon|tomorrow)
      |got to go|have to go now|need to go now)[.! ]*$
    `),
  ],
  [
    'goodNight',
    new RegExp(pattern`
      \bgood ?night\b
      |\bnighty night\b
      |^sleep well\b
      |^(?:ok(?:ay)? |well )?i (?:need|have|want|am going) to (?:go to )?(?:sleep|bed)\b
      |\bsweet dreams\b
    `),
  ],
  ['goodMorning', /\bgood ?morning\b|^morning\b/],
  [
    'thanks',
    /\b(?:thank you|thanks|thx|ty|cheers|much appreciated|i appreciate (?:it|that|you)|grateful to you)\b/,
  ],
  [
    'apology',
    new RegExp(pattern`
      ^(?:oh |i am |i'm |so |very |really )*(?:sorry|my bad|apologies|i apologi[sz]e|forgive me
      |pardon)\b
      |\bsorry (?:about|for) (?:that|being|my)\b
    `),
  ],
  [
    'compliment',
    new RegExp(pattern`
      \byou are (?:so |very |really |such |pretty |quite |a |an |the |actually |just |
      too )*(?:nice|great|sweet|funny|smart|clever|kind|amazing|awesome|wonderful|cool|fun
      |good (?:listener|friend|company)|best|brilliant|helpful|interesting|wise|intelligent
      |hilarious|thoughtful|good at|impressive|lovely)\b
      |\b(?:i (?:really )?like (?:you|talking|chatting)|i enjoy talking
      |good (?:answer|question|point|one|advice|joke|idea|thinking|tip)|well (?:said|done)
      |nice (?:one|joke|story|answer)|that one (?:was|is) (?:much )?(?:better|good|great|funny
      |nice)|that (?:was|is) (?:a )?(?:funny|beautiful|good|great|nice|lovely|sweet|clever
      |helpful) ?(?:joke|story|answer|advice|poem|idea|question|thought|of you)?
      |great (?:story|joke|answer|question|idea)
      |^(?:so |that (?:was|is) (?:so |really )?)?beautiful(?: story| poem)?[.!]*$
      |love (?:it|that|this)$|i love (?:it|that|this|your)\b)
    `),
  ],
  ['niceToMeet', /\b(?:nice|pleased|glad|good|great|lovely) to (?:meet|see|know) you\b/],
  [
    'greeting',
    new RegExp(pattern`
      ^(?:hi+|hey+|hello+|ahoy|hiya|howdy|yo|greetings|heya|good (?:day|evening|afternoon)|hola|bonjour
      |ciao|hallo|salut|namaste|hej|aloha|evening|afternoon)\b
    `),
  ],
  [
    'laugh',
    new RegExp(pattern`
      ^(?:(?:ha){2,}h?|(?:he){2,}h?|lo+l+|lmao+|rofl|xd+|hihi|😂+|🤣+|:d|:\)|funny|hilarious
      |that is (?:so |really )?(?:funny|hilarious))[!. ]*
    `),
  ],
  [
    'yes',
    new RegExp(pattern`
      ^(?:yes+|yeah+|yep|yup|yea|ya|sure|of course|definitely|absolutely|exactly|indeed|totally
      |right|true|correct|certainly|i (?:do|am|did|would|think so|agree|have|guess so|will)
      |please do|go ahead|why not|of course i do|agreed|same|me too|sounds good|let us do it
      |deal)[!., ]*(?:please|sure|i do|i am|i did|of course|definitely|indeed|it is|it was
      |true)?[!. ]*$
    `),
  ],
  [
    'no',
    new RegExp(pattern`
      ^(?:no+|nope|nah|not really|never|no thanks|no thank you|not yet|not at all
      |i do not(?: think so)?|i did not|i am not|nothing|none|nobody|no way|i disagree|not today
      |not much|not now|wrong|not particularly)[!., ]*(?:really|not really|i do not|i am not|sorry
      |thanks|thank you|at all|idea|yet)?[!. ]*$
    `),
  ],
  [
    'unsure',
    new RegExp(pattern`
      ^(?:i do not know|not sure|no idea|maybe|perhaps|dunno|hard to say|it depends|depends
      |who knows|i guess|i am not sure|hmm+|hm+|good question|whatever|i have no idea|uh+|um+
      |possibly|i suppose|kind of|sort of|so so|meh|a bit|a little)[!.?, ]*(?:really|yet|actually
      |honestly|maybe)?[!.? ]*$
    `),
  ],
  [
    'ok',
    new RegExp(pattern`
      ^(?:ok+|okay+|k+|kk|alright|all right|fine|cool|nice|great|good|wow|oh|ah|i see|got it
      |understood|interesting|awesome|sweet|neat|aha|mhm+|yay|amazing|perfect|makes sense
      |fair enough|fair|oh well|good to know|noted|true that|sounds nice|aw+|oh no|damn|omg
      |really nice|lovely|👍+|❤️+|🙂+|😊+|:\))[!., ]*(?:then|i see|cool|nice|ok|okay
      |thanks)?[!. ]*$
    `),
  ],
] as const satisfies readonly (readonly [string, RegExp])[];

export type GestureId = (typeof GESTURES)[number][0];
