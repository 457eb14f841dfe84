/** Phrases beside which a mention of a minor in ordinary talk is refused. */
export const CONTEXTS = {
  /** Sexual words, kept mild: near a minor in the same passage any of them is enough. */
  sexual: [
    '{sex|sexy|sexual|sexually|sexualized|sexualised|erotic|erotica|erotically|nude|nudes|' +
      'nudity|naked|topless|undressed|undressing|undress}',
    '{lingerie|sensual|sensually|seductive|seductively|seduce|seduces|seducing|aroused|' +
      'arousing|horny|kinky|fetish|nsfw|porn|porno|pornographic|hentai|lewd|lustful|orgasm}',
    '{make|making|made} {love|out} {to|with}',
    '{without|no|take off|takes off|taking off|removes} {her|his|their|your|any|} {clothes|clothing}',
    '{turn|turns|turned} me on',
    '{desnuda|desnudo|nackt|nue|nu|nuda|nudo|nago|naakt|голая|голый|裸|ヌード|알 몸|erotisch|' +
      'erotico|erotique|sexuel|sexuelle|sexo}',
  ],
  /** The companion is asked to be someone: a minor anywhere after it in the sentence is refused. */
  role: [
    '{companion|character|girlfriend|boyfriend|friend|partner|penpal} {to be|should be|must be|shall be}',
    '{your|ur} age',
    '{same|the same} {<word>|<word> <word>} but {back|} when',
    '{pretend|imagine|suppose|roleplay} {you|u}',
    '{you are|youre|ur} <word> {from|aged|age|the|a|an|my|our}',
    '{pretend|imagine|suppose} your {my|a|an|the}',
    '{pretend|imagine|suppose|act as if|act like} {you|youre|ur|that you|that youre|to be|being|as|we|were|im|i am}',
    '{you look|you sound|you seem|you feel} like {a|an|my|the}',
    '{act|speak|talk|respond|behave|pose|dress|answer|reply|write} {as|like} {a|an|my|the|if you|someone|}',
    '{roleplay|role play|rp|cosplay|roleplaying} {as|with|a|where|that|you|about|in which|scene|}',
    '{play|be|become} {the role of|the part of|my|a|an|the character|someone|as}',
    '{you will be|youll be|you are now|youre now|from now on you are|from now on youre|' +
      'lets say youre|lets say you are|lets pretend|you are playing|youre playing|you play|you become}',
    '{you are|youre|ur|u r} {a|an|my|just a|only a|the|still a|still|just|only|in|at}',
    '{your character|your companion|your persona|your role|our character}',
    '{your name|the character|my character|the companion} {is|will be|should be|has|plays|turned}',
    '{she|he} is your {character|persona|role}',
    '{want|need|would like|like} you to be',
    '{make|set|change|turn|turns|let} {her|him|yourself|your age|them|the character|the girl|the boy|your character|the companion|me|us}',
    '{want|need} {a|an} {girlfriend|boyfriend|companion|partner|waifu} {who|that|of|aged}',
  ],
  /** A picture or a scene is asked for. */
  scene: [
    '{same|change the|change this|edit the} {pic|picture|photo|image|portrait|drawing}',
    '{describe|write about} {a|an|the|my|me|her|him|your|yourself|us}',
    '{draw|paint|sketch} {<any>|a few|several|people|someone|somebody}',
    '{draw|paint|sketch|render|generate|depict|illustrate|visualize|visualise|photograph} {me|us|a|an|the|this|that|it|her|him|my|your|yourself|some|another|one|someone|portrait|picture|please|emma|now}',
    '{picture|pictures|image|images|drawing|portrait|pic|pics|selfie|artwork|illustration|photo} {of|with|showing}',
    '{story|scene|fantasy|fiction|tale|roleplay|fanfic} {about|with|where|in which|involving|between|of}',
    '{create|invent|make|make up|design|build|add|introduce|generate} {me|us|} {a|an|another|the|new} {new|} {character|companion|persona|girlfriend|person|scene|avatar}',
    '{lets|let us|can we|shall we|we can|we could|wanna|want to} {roleplay|role play|rp|play|pretend|imagine|do a scene|play a game|write a story|act}',
    '{in this|the|our|this} {scene|roleplay|role play|rp|picture|image|portrait} {is|she|he|you|has|shows|features|stars|there|a|an|with}',
    '{continue the story|new scene|scene is|next scene|scene opens|setting is}',
    '{lets|let us|can we|shall we} write',
    '{write|begin|start|open|continue} {a|the|our|my|another} {scene|story|chapter|dialogue|dialog|tale}',
    'the {heroine|hero|protagonist|main character} is',
  ],
  /** Courtship: only right beside a minor, since families also kiss and love. */
  romantic: [
    '{girlfriend|boyfriend|lover|wife|husband|bride|fiancee|mistress|crush|waifu|sweetheart|date|gf|bf}',
    '{dating|dated|flirt|flirting|flirts|kissing|romance|romantic|seducing|hooking up|hook up|' +
      'sleep with|slept with}',
    '{in love|affair|relationship|crush|date|dates|flirt|romance} {with|on|to}',
    '{kiss|kisses} {a|an|the}',
    '{attracted|attraction} to',
  ],
  /** One's own family, work and past: what follows in the sentence is a mention. */
  family: [
    '{my|our|his|her|their|your|whose|s|the couples|a friends} {<kinmark>|<any> year old|<any>|} <kin>',
    '{my|our} <any> year old {has|have|is|was|wants|needs|and|loves|hates|still|wont|keeps|refuses|got|just|had|should|can|to|from|about}',
    '{teach|teaches|taught|teaching|coach|coaches|coached|coaching|mentor|mentors|tutor|tutors|tutored|tutoring|babysit|babysat|babysitting|raise|raises|raised|raising|adopted|adopt|helps|help|helped|helping|supports|guides|protects|pediatrician|paediatrician|teacher|nanny|babysitter|librarian|counselor|counsellor|volunteer|volunteers|volunteered|nurse|doctor|therapist|psychologist|parent|parents|mother|father|mom|mum|dad|widow|widower|grandmother|grandfather|aunt|uncle|godmother|godfather}',
    '{work|works|worked|working|good|great|patient|volunteers|volunteering|gentle|kind|job} {with|for|to|in|at}',
    '{lessons|classes|courses|workshops|training|concerts|stories|tours|meals|books|music|care|advice|games|toys} {to|for|with}',
    '<having> {a|an|<any>|her|his|any|the|many|some|several|more|local|} {<kinmark>|} <kids>',
    '{when|while|since|as|before|until|till|after} {i|we|he|she|they|you|mom|dad|my} {was|were|turned|had|became|got}',
    '{i|we|he|she|they} {was|were} {a|an|only|just|about|barely|still|in|at|<any>|around|an only|the only|once|born|raised|<any> when}',
    '{as|like|being|been|since being} {a|an} {child|kid|boy|girl|little girl|little boy|teenager|teen|toddler|young girl|young boy|young child|small child|student|baby|adolescent|only child|youngster|schoolgirl|schoolboy|high school}',
    '{at|from|since|by|until|around|before|after} {the|} {tender|} {age|age of|ages} <any>',
    '{grew up|growing up|back in|years ago|remember|remembers|memories|memory|childhood|used to|back when|back then|long ago}',
    '{grandkid|daughters|parenting|pta|playdate|babysitter|school run|parent teacher}',
    '{reads|read|reading|sings|sing|tell|tells|stories} {to|for} {the|} {kids|children}',
    '{next door|down the street|in the news|on the train|on the bus|on tv|at work|in my class|in her class|in his class}',
    '{saw|met|noticed|watched|know|knew|heard|helped} {a|an|some|the|two|three}',
  ],
} as const;

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Classes of words that phrases name by `<kin>` and so on. */
export const WORD_CLASSES = {
  kin: words(
    'son sons daughter daughters kid kids child children niece nieces nephew nephews grandson ' +
      'granddaughter grandchildren grandkids grandchild brother sister siblings cousin cousins godson ' +
      'goddaughter stepson stepdaughter students student class pupils twins boy boys girl girls toddler baby ' +
      'neighbors neighbours infant team kiddo teenager teenagers teen teens stepkids newborn youngest oldest ' +
      'eldest preschooler',
  ),
  kinmark: words(
    'little young younger older elder big baby teenage youngest oldest eldest first second kid teen own grown ' +
      'adult twin step adopted small happy sick',
  ),
  having: words(
    'has have had having with got want wants wanted expecting raised raising two of lost without no for loves ' +
      'love likes hates adores',
  ),
  kids: words(
    'kids children sons daughters twins toddler toddlers teenagers teens child kid son daughter infants babies ' +
      'pupils students',
  ),
  off: words(
    'away off shy short removed before from of until till to go out turning being reaching her his she he turns the age',
  ),
};

/** The most words between a context and the minor it is about. */
export const REACH = { sexual: 15, role: 9, scene: 40, romantic: 3, family: 9 } as const;

/** Negative prompts: what leaves out that people are grown asks for those who are not. */
export const ADULTHOOD = [
  '{adult|adults|adulthood|grown up|grownup|grown ups|grownups|grown woman|grown man|grown|fully grown}',
  '{mature|older|old|middle aged} {woman|man|women|men|lady|person|people|body|face|age|adult|adults|girl|features}',
  '{mature|maturity}',
  '{over|above|older than|at least|more than} {18|17|16|15|20|21|25}',
  '{older|anyone older|people older|somebody older} than',
  '{legal age|of age|aged up|18 plus|<grown> years old|<grown> year old|18|21}',
  'aged <grown>',
] as const;

/** After "mature" these say that contents are meant, not people. */
export const CONTENT_WORDS: ReadonlySet<string> = new Set(
  'content contents theme themes rating material scene scenes topics audience language trees tree'.split(
    ' ',
  ),
);
