/**
 * Phrases in which a word that elsewhere names a minor does not. They are taken out of the text
 * before any other rule looks at it, so a phrase here must be harmless in every sentence.
 */
export const HARMLESS = {
  harmless: [
    // Kin that is grown, and names
    '{my|her|his|their|our|your|a|the} {son|sons|daughter|daughters|stepson|stepdaughter|niece|nephew|grandson|granddaughter|kid|child|baby|boy|girl|childs} {s|} {<grown>|<grown> th|<grown> st|aged <grown>|of <grown>|is <grown>|turned <grown>|who is <grown>|is now <grown>}',
    '{named|called|nicknamed|nickname|surname|name is|mr|mrs|ms|dr} {baby|kid|junior|child|schooler|young|babe}',
    'young boys {bern|berne}',
    'kid stays in the picture',
    '{sour patch|cabbage patch} {kid|kids}',
    'baby {shampoo|lotion|bel|lock|wipe}',
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
    'child of {the|god|nature|divorce|immigrants}',
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
    '{don t|dont|stop|quit} {be|being|act|acting} {such|like|} a {baby|child|kid|teenager|' +
      'spoiled child}',
    '{acting|acted|acts|behave|behaves|behaving|behaved|sulking|slept|sleep|feel|felt|' +
      'excited} like a {baby|child|kid|teenager|little girl|little boy}',
    '{like|as if|as though} {i am|im} a {kid|child|little girl|little boy}',
    '{such|big|biggest} a {big|real|total|little|} {baby|kid|child}',
    '{used to be|was|were} {a|} {boy|girl|cub} {scout|scouts}',
    '{dua|tiga|empat|lima|enam|tujuh|delapan|sembilan} puluh',
    // music, league, studies, size
    '{in|a|b|c|d|e|f|g|sharp|flat} minor {chord|chords|scale|key|third|seventh|arpeggio|' +
      'progression|blues|pentatonic|triad|sixth}',
    '{sonata|concerto|symphony|fugue|prelude|waltz|mass|nocturne|song|piece|suite|etude|' +
      'ballade} in {a|b|c|d|e|f|g} {flat|sharp|} minor',
    'in {a|b|c|d|e|f|g} {flat|sharp|} minor',
    'a minor {chord|chords|scale|key|third|seventh|arpeggio|progression|blues|triad|sixth|' +
      'detail|details|issue|problem|bug|injury|change|role|character|part|planet|surgery|' +
      'adjustment|difference|inconvenience|league|accident|mistake|error|crime|offence|offense|' +
      'setback|point|update|version|release|repair|scratch|cut|miracle|victory|delay|thing|' +
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
      'school} {founder|director|owner|cook|chef|caretaker|manager|headteacher|headmistress|teacher|counselor|counsellor|coach|principal|nurse|librarian|janitor|reunion|' +
      'sweetheart|sweethearts|friend|friends|memories|diploma|musical}',
    '{childrens|children|kids|kid|child|teen|teens|youth} {librarian|librarians|rights|advocate|fund|foundation|aid|court|publisher|editor|writer|theatre|theater|book|books|author|illustrator|' +
      'hospital|ward|menu|museum|library|tv|television|show|shows|room|clothes|toy|toys|party|' +
      'movie|movies|film|novel|novels|fiction|drama|comedy|author|literature|charity|drawing|' +
      'drawings|crayon|rhyme|song|songs|magazine|section|playground}',
    '{sex|sexual} {ed|education} {for|of|to} {teens|teenagers|kids|children|}',
    'no {kids|children|minors|teens|teenagers|one under 18|one under eighteen}',
    'without {kids|children}',
    'not for {kids|children|minors}',
    'adult {son|daughter|children|child}',
    '{teen|youth|child|kids|adolescent} {counselor|counsellor|therapist|coach|worker|mentor|person}',
    '{ice|stone|iron|bronze|space|golden|middle|new} {age|ages}',
    // plumage, wrestlers and hair
    'juvenile plumage',
    '{hundred|thousand} {and|} <n>',
    '{boy|boys|girl|girls} {band|bands|night|george|toy}',
    '{maestra|maestro|profesora|profesor|docente|maestros} de {primaria|secundaria|infantil|preescolar|escuela}',
    'juvenile <word> {falcon|eagle|owl|gull|heron|kestrel|hawk|robin|penguin|salmon|trout|shark|whale|seal|<thing>}',
    'lolita {is a|is the|the|by|a} {novel|book|nabokov|film}',
    '{novel|book|nabokov s|nabokovs|reading|film} lolita',
    // Four tens, in languages that write "teens" with the last of them
    '{二|三|四|五|六|七|八|九} 十 {代|歳|岁|歲|年}',
    '{สามสิบ|สี่สิบ|ห้าสิบ|หกสิบ|เจ็ดสิบ|แปดสิบ|เก้าสิบ}',
    '在 中 学 {教|工|任|当|上班}',
    'baby face assassin',
    'baby bangs',
    'baby hair',
    'baby doll dress',
    'baby grand',
    'baby pink',
    'baby blue',
    'baby steps',
    // more titles, idioms and things
    '{kid|kids} {leather|skin|suede|ourself|yourself|ourselves|yourselves}',
    '{madonna|virgin|mary|virgin mary} and {the|} {holy|christ|} child',
    '{schoolhouse|school house} rock',
    '{children of men|children of dune|children of the corn|children of bodom|children of time|children of hurin|midnights children|midnight s children|railway children|achilles child}',
    '{childs|child s} pose',
    'child {free|less|rearing|hood}',
    '{tater|sea} {tot|tots|urchin|urchins}',
    '{childhood|child|teen} {star|stars|actor|actress|idol} {turned|grown|who grew}',
    '{minor|minors} in {history|art|music|math|maths|physics|chemistry|biology|spanish|french|german|english|philosophy|psychology|economics|literature|business|computer|theater|theatre|film|dance|linguistics|sociology|education|statistics|creative|political|gender|italian|japanese}',
    '{ursa|canis|asia|leo|friar} minor',
    'minor {league|leagues|leaguer|threat|arcana|key|chord|inconvenience|correction|corrections|' +
      'edit|edits|tweak|tweaks|fix|fixes|damage|damages|wound|wounds|character|characters|setback|' +
      'delays|changes|details|issues|problems|bugs|injuries|differences|adjustments|tune|tones|piece|' +
      'subject|annoyance|earthquake|tremor|planets|variation|variations|infraction|goddess|gods|nobility|success|works|poets|scandal|surgery|celebrity|offense|offence|panic|quibble|blemish|imperfections|flaws}',
    '{harmonic|melodic|natural|relative} minor',
    'enfant terrible',
    'les enfants du paradis',
    'santo nino',
    'el nino',
    'la nina {year|years|weather|event|pattern|winter|season|storm|storms|effect}',
    'kinder {surprise|bueno|egg|eggs|chocolate|joy|riegel|country}',
    'kindergarten cop',
    '{boy|boys|girl|girls|cub} {scout|scouts} {cookie|cookies|knife|honor|honour|motto|song}',
    'scouts honor',
    '{teen|teens} {vogue|choice|titans|wolf|angst|drama|movie|movies|comedy|slasher|idol|heartthrob|fiction|romance novel}',
    '{teenage|teen} {kicks|fanclub|wolf|rampage|cancer|angst|rebellion|heartthrob|bottlerocket|lobotomy|lament|riot}',
    '{smells like|like} teen spirit',
    '{wife|husband|partner|marriage|friend|friends|boyfriend|girlfriend|spouse|friendship|experience} of <n> years',
    '{goat|goats|ewe|nanny goat} {with|and|nursing} {her|a|<any>|} {kid|kids}',
    '{17|16|15|12|13|11|10} {again|magazine}',
    '16 {tons|ounces|saltines}',
    '{new|old} school <thing>',
    '{toy|toys|gift|gifts|present|presents|games|book|books} for {kids|children|toddlers|the kids}',
    '{oldest|youngest|middle|only} child of',
    '{mens|womens|kids|childrens} department',
    'school of {rock|fish|thought|athens|art|design|law|medicine|music}',
    '{high school|secondary school|primary school|middle school|elementary school|junior high} {teacher|teachers|' +
      'reunion|reunions|friend|friends|sweetheart|sweethearts|building|gym|football coach|coach|musical|principal|' +
      'yearbook|years|days|memories|diploma|dropout|degree|education|band teacher|parking lot|english teacher|' +
      'math teacher|maths teacher|science teacher|history teacher|art teacher|music teacher|chemistry teacher|biology teacher|drama teacher|pe teacher|graduation|librarian|janitor|nurse|counselor|staff|class of 1999}',
    '{kindergarten|preschool|nursery|daycare|infant school} {teacher|teachers|worker|workers|owner|director}',
    '<n> th grade {teacher|english teacher|math teacher|science teacher|history teacher|art teacher}',
    '{pediatric|paediatric|neonatal} nurse',
    '{newborn|baby|child|children s|childrens|kids|teen|family} {photographer|photography|store|monitor|name|names|formula|food|clothes|shower|announcement|therapist|prodigy|bride documentary|actor|star|advocate|custody|lock|locks|safety|proofing|gate|room|bedroom|book|books|hospital|ward|psychologist|support|grand|oil|powder|wipes|carrots|spinach|corn|potatoes|tears rose|breath|bump|face|fever|blues}',
    '{former|ex} child {star|actor|actress|prodigy}',
    'baby {girl|boy|} {you|please|come|i|where|lets|kiss|hold|dont|youre|im|its|what|how|can|do|tell|we|good|thank|thanks|yes|no|oh|my|are|is it|the way}',
    '{hey|hi|hello|oh|yes|my|sweet|good night|goodnight|good morning|thanks|sorry|come on|okay|no|please|ok|love you|miss you|honey|aw|aww} baby',
    '{nobody|no one|no 1|none|anyone|anybody|no person|no people} {is|here is|} {under|below|younger than} 18',
    '{no|without|without any|never|zero|exclude|not|minus|free of|excluding|any} {kids|children|minors|teens|teenagers|child|babies|people under 18|underage|underage people|underage characters|minor|toddlers}',
    'not {a|an|your average|some} {kid|child|teenager|teen|minor|boy|little girl|little boy}',
    '{no longer|not} {a|an} {kid|child|teenager|teen|minor|adolescent|schoolgirl|schoolboy}',
    '{over|above|at least|past} 18',
    '18 {or|and} {older|over|up|above}',
    'under 18 {percent|degrees|minutes|seconds|hours|dollars|euros|miles|inches|cm|meters|metres|pounds|kg|characters|words}',
    '{under|below|less than|before|until|till|not even|not yet} <n> {percent|degrees|minutes|seconds|hours|dollars|euros|miles|inches|cm|meters|metres|pounds|kg|am|pm|characters|words|oclock|bucks|people|calories|items|days|weeks|months|pages|volts|feet|years ago}',
    '{grade|level|class|form|year|standard} <n> {titanium|steel|bolt|bolts|listed|listing|wine|rapids|maple|climb|climbing|piano|scaffolding|tear|sprain|truck|license|driver|of marriage|of our|of my|of the|review|results|anniversary|hurricane|stadium|road|security|alert}',
    '1 {in|of} a million',
    '{<n>|} {2|too} cute',
    'childhood {friend|friends}',
    '{high school|old school} {friend|friends}',
    '{childhood|teenage|teen|high school|schoolgirl|schoolboy} {crush|crushes|sweetheart|sweethearts|home|dream|dreams|memories|bedroom|idol|nickname|hero|heroes|diary|years|poetry}',
    '{flower|poster|brain|love|wild|problem|middle|golden|inner|only|eldest|oldest|youngest|god|star|moon|nature|rainbow} {child|children}',
    '{child|children} of {the|god|a|nature|divorce|immigrants|light|summer|winter|night|darkness|sun|moon|sea|storm|war|eden|atom|stars|earth|fortune|his time|her time|its time}',
    '{party|cover|pin up|pinup|it|bond|working|valley|golden|bad|delivery|toy|fan|rude|frat|boss|fly|cow|city|country|material|goth|gamer|cam|beach|calendar|bachelor|bell|bus|paper|whipping|tom|play} {boy|boys|girl|girls}',
    '{boy|boys|girl|girls} {boss|power|band|bands|group|groups|crush|next door|friday|talk|night|night out|trip|dinner|dad|mom|math|code|with a pearl earring|with the pearl earring|with the dragon tattoo|on a train|interrupted|who cried wolf|and the heron}',
    'out of {the|} mouths of babes',
    '{young|little} {women|adult|adults|professional|professionals|couple|mother|father|sheldon|rascals|prince|mermaid|miss sunshine|frankenstein|italy}',
    'little {boy blue|drummer boy|black dress|girl blue|boy bomb}',
    '{<n>|15|12|10} {year|years} {anniversary|mortgage|warranty|plan|lease|sentence|contract|old scar|old habit|old friendship|old marriage|old grudge|old memory|old account}',
    'infant {industry|mortality|formula}',
    'juvenile {salmon|fish|eagle|bird|birds|hawk|owl|plumage|shark|seal|turtle}',
    '{daddy|granddaddy} long legs',
    'tom sawyer',
    '{lord of the flies|the kid s are alright|the kids are alright|kids in the hall|kids in america|youre never fully dressed}',
  ],
  /** The same, except in pictures, where nobody is mentioned in passing. */
  mention: [
    '{when|while|since|as} {i|we} {was|were} {a|an|} {little|young|small|} {kid|kids|child|' +
      'children|boy|girl|teen|teenager|teenagers|baby|toddler|<n>}',
    'when {i|we} {was|were|turned} {just|only|about|barely|around|still|} <n>',
    '{since|until|till|before} {i|we} {was|were|turned} <n>',
    'i was {just|only|about|barely|around|} <n> when',
    'was {only|just|barely|} <n> when',
  ],
} as const;
