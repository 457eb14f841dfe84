/**
 * Phrases in which a word that elsewhere names a minor does not. They are taken out of the text
 * before any other rule looks at it, so a phrase here must be harmless in every sentence.
 */
export const HARMLESS = {
  harmless: [
    // -friendly, titles, names
    '{kid|kids|child|family|teen|baby} {friendly|proof|safe|free}',
    'childproof',
    '{billy the kid|karate kid|kid rock|kid cudi|kid icarus|cisco kid|sundance kid|wimpy kid|' +
      'whiz kid|comeback kid|new kid on the block|new kids on the block}',
    '{destinys child|lee child|julia child|stray kids|kids see ghosts|spy kids|home alone kid}',
    '{teenage mutant|teen titans|teen wolf|teen spirit|teenage dream|teenage wasteland|' +
      'teenage dirtbag|teenage engineering}',
    '{baby shark|baby driver|baby yoda|baby groot|boss baby|million dollar baby|' +
      'rosemarys baby|baby boomer|baby boomers}',
    // idioms
    '{i|we} kid you not',
    '{inner|brain|poster|love|wild|flower|only|problem} child',
    'child {of|at} {the|heart|god|nature|divorce|immigrants}',
    '{kid|kids|child|children} at heart',
    'kid in a candy {store|shop}',
    'kid gloves',
    '{childs|kids|child|boys|girls} play',
    'child process',
    'child processes',
    'child node',
    'child nodes',
    'child element',
    'child elements',
    'child theme',
    'child class',
    'child component',
    'like a {kid|child} {in|on|at} {a|christmas|the}',
    '{when|while|since|as} {i|we} {was|were} {a|an|} {little|young|small|} {kid|kids|child|' +
      'children|boy|girl|teen|teenager|teenagers|baby|toddler|<n>}',
    'when {i|we} {was|were|turned} {just|only|about|barely|around|still|} <n>',
    '{since|until|till|before} {i|we} {was|were|turned} <n>',
    'i was {just|only|about|barely|around|} <n> when',
    '{don t|dont|stop|quit} {be|being|act|acting} {such|like|} a {baby|child|kid|teenager|' +
      'spoiled child}',
    '{acting|acted|acts|behave|behaves|behaving|behaved|sulking|slept|sleep|feel|felt|' +
      'excited} like a {baby|child|kid|teenager|little girl|little boy}',
    '{like|as if|as though} {i am|im} a {kid|child|little girl|little boy}',
    'was {only|just|barely|} <n> when',
    '{has|have|with|raising|raises} {a|an|one|two|three|four} {teenage|young|little|small|' +
      'grown|adult} {daughter|daughters|son|sons|kids|children}',
    '{such|big|biggest} a {baby|kid|child}',
    // music, league, studies, size
    '{in|a|b|c|d|e|f|g|sharp|flat} minor {chord|chords|scale|key|third|seventh|arpeggio|' +
      'progression|blues|pentatonic|triad|sixth}',
    '{sonata|concerto|symphony|fugue|prelude|waltz|mass|nocturne|song|piece|suite|etude|' +
      'ballade} in {a|b|c|d|e|f|g} {flat|sharp|} minor',
    'in {a|b|c|d|e|f|g} {flat|sharp|} minor',
    'a minor {chord|chords|scale|key|third|seventh|arpeggio|progression|blues|triad|sixth|' +
      'detail|details|issue|problem|bug|injury|change|role|character|part|planet|surgery|' +
      'adjustment|difference|inconvenience|league|accident|mistake|error|crime|offence|offense|' +
      'setback|point|update|version|release|repair|scratch|cut|miracle|victory|delay|thing|in|' +
      'note|flaw|headache|crisis|noble|deity|god|goddess|poet|celebrity}',
    // juvenile, adolescent, young things
    'juvenile {humor|humour|joke|jokes|court|diabetes|arthritis|detention|delinquent}',
    '{baby|juvenile|adolescent|infant|newborn|teenage|young|little|kid} <thing>',
    '{baby|juvenile|adolescent|infant|newborn} <mark> <thing>',
    '{goat|goats} {kid|kids}',
    'adolescent {psychology|psychiatry|medicine|phase|crush}',
    '{child|children|teen|infant|adolescent|childhood} {psychology|psychologist|psychiatry|' +
      'care|carer|support|benefit|minder|labor|labour|mortality|protection|services|development|' +
      'education|therapist|welfare|safety|seat}',
    '<n> {year|years|month|months|week|weeks|yr} old {single|french|vintage|aged|rescue|rusty|' +
      'scottish|mechanical|} {<thing>|<mark>}',
    // jobs and families
    '{kindergarten|preschool|elementary school|primary school|middle school|high school|' +
      'school} {teacher|counselor|counsellor|coach|principal|nurse|librarian|janitor|reunion|' +
      'sweetheart|sweethearts|friend|friends|memories|diploma|musical}',
    '{childrens|children|kids|kid|child|teen|teens|youth} {book|books|author|illustrator|' +
      'hospital|ward|menu|museum|library|tv|television|show|shows|room|clothes|toy|toys|party|' +
      'movie|movies|film|novel|novels|fiction|drama|comedy|author|literature|charity|drawing|' +
      'drawings|crayon|rhyme|song|songs|magazine|section|playground}',
    '{sex|sexual} {ed|education} {for|of|to} {teens|teenagers|kids|children|}',
    '{mother|father|mom|mum|dad|parent|grandmother|grandfather|parents|widow|widower} {of|' +
      'to} {a|one|two|three|four|five|six|grown|adult|her|his|} {grown|adult|small|young|little|' +
      '} {child|children|kids|teens|teenagers|girls|boys}',
    '{teaches|teach|taught|teaching|coaches|coached|mentors|tutors|helps|volunteers with|' +
      'works with|worked with} {art to|music to|young|small|little|} {kids|children|teens|' +
      'teenagers|adolescents}',
    '{loves|likes|adores|wants|has|have|raising|raises|raised} {two|three|four|five|grown|' +
      'adult|having|} {grown|adult|} {kids|children}',
    'no {kids|children|minors|teens|teenagers|one under 18|one under eighteen}',
    'without {kids|children}',
    'not for {kids|children|minors}',
    'adult {son|daughter|children|child}',
    '{teen|youth|child|kids|adolescent} {counselor|counsellor|therapist|coach|worker|mentor|person}',
    '{teenage|teen|childhood} {crush|years|memories}',
    '{ice|stone|iron|bronze|space|golden|middle|new} {age|ages}',
    // plumage, wrestlers and hair
    'juvenile plumage',
    'baby face assassin',
    'baby bangs',
    'baby hair',
    'baby doll dress',
    'baby grand',
    'baby pink',
    'baby blue',
    'baby steps',
  ],
} as const;
