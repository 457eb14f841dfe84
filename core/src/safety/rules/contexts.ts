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
  /** The companion is asked to be someone. A minor within a few words after it is refused. */
  roleplay: [
    '{pretend|imagine|suppose|act as if|act like} {you|youre|ur|that you|that youre|to be|being|as}',
    '{you look|you sound|you seem|you feel} like {a|an|my|the}',
    '{act|speak|talk|respond|behave|pose|dress} {as|like} {a|an|my|the|if you|}',
    '{roleplay|role play|rp|cosplay} {as|with|a|where|that|you|}',
    '{play|be|become} {the role of|my|a|an|the part of|the}',
    '{you will be|youll be|you are now|youre now|from now on you are|from now on youre|' +
      'lets say youre|lets say you are|lets pretend}',
    '{you are|youre|ur} {a|an|my|just a|only a|the}',
    '{your character is|your name is|your persona is|the character is|my character is}',
  ],
  /** A picture or a scene is asked for. */
  depict: [
    '{draw|paint|sketch|render|generate|depict|illustrate|visualize|visualise|photograph}',
    '{picture|pictures|image|images|photo|photos|drawing|portrait|scene|video|pic|pics} {of|' +
      'with|showing|about}',
    '{story|scene|fantasy|fiction|tale} {about|with|of|where|in which|involving}',
    '{describe|write about|create a character|invent a character}',
  ],
  /** Courtship: only right beside a minor, since families also kiss and love. */
  romantic: [
    '{girlfriend|boyfriend|lover|wife|husband|bride|fiancee|mistress|crush|waifu|sweetheart|date}',
    '{dating|dated|flirt|flirting|flirts|kissing|romance|romantic|seducing|hooking up|hook up|' +
      'sleep with|slept with}',
    '{in love|affair|relationship|crush|date|dates|flirt|romance} {with|on|to}',
    '{kiss|kisses} {a|an|the}',
    '{attracted|attraction} to',
  ],
} as const;

/** The most words between a context and the minor it is about. */
export const REACH = { sexual: 15, roleplay: 4, depict: 5, romantic: 3 } as const;

/** "About my kids": parents talk about their own, which is not a role or a scene. */
export const OWN: ReadonlySet<string> = new Set([
  'my',
  'our',
  'for',
  'whose',
  'her',
  'his',
  'their',
]);
