/**
 * Words and phrases that name a person under 18. Notation: "{a|b}" are alternatives (an empty one
 * makes the part optional), `<n>` is a number from 1 to 17, `<teen>` one from 8 to 17, `<any>` every
 * number, `<months>` one below 216. Numbers in words are read as digits, "thirteenth" as "13 th".
 */
export const MINORS = {
  /** Refused wherever they stand: they have no harmless use in this product. */
  always: [
    '{jailbait|lolicon|shotacon|loli|lolis|shota|shotas|lolita}',
    'barely legal',
    '{pedo|pedophile|pedophilia|paedophile|paedophilia} {play|roleplay|role|fantasy|story}',
    '{prepubescent|pubescent|prepubertal}',
    'pre {pubescent|pubertal}',
    'child {porn|pornography|erotica|lover}',
    '{child|children} {like|ish} {body|figure}',
    'childlike {body|figure}',
    '{looks|look|looking} {underage|under age|under 18|prepubescent}',
    'de aged {body|woman|man|girl|boy}',
    'age {regression|regressed}',
    'underage',
  ],
  /** People under 18 by the word alone. */
  youth: [
    '{teen|teens|teenager|teenagers|teenage|teenaged|teenie|tween|tweens|tweenie|teener|tweenager}',
    '{preteen|preteens|pre teen|pre teens|preteenage|pre teenage|preadolescent}',
    '{schoolgirl|schoolgirls|schoolboy|schoolboys|schoolchild|schoolchildren|schoolkid|schoolkids}',
    'school {girl|girls|boy|boys|child|children|kid|kids|lass|pupil|aged|age|pupils}',
    '{schoolaged|schoolage|youngling|younglings|moppet|urchin|gradeschooler|sixthformer}',
    '{underage|underaged|under age|under aged|subadult}',
    '{adolescent|adolescents|juvenile|juveniles|minors|youngster|youngsters|adolescence}',
    '{high|middle|elementary|primary|grade|grammar|junior high|secondary|prep|infant|nursery} ' +
      '{school|schooler|schoolers} {student|students|pupil|pupils|girl|girls|boy|boys|kid|kids|' +
      'freshman|sophomore|junior|senior|cheerleader|age|aged|uniform|prom|classroom|class|freshmen}',
    '{high|middle|elementary|grade|primary} {schooler|schoolers}',
    '{highschooler|highschoolers|middleschooler}',
    '{highschool|middleschool|gradeschool} {student|pupil|girl|boy|kid|freshman|sophomore|junior|senior|cheerleader|uniform|prom|class|classroom}',
    '{in|at|attends|attend|attending|into|starting|starts|from|finishes|of|finished|to|goes to} ' +
      '{her|his|their|the|a|local|} {middle|elementary|primary|junior high|grade|infant} school',
    '{in|into|of|attends|attend|attending} {junior high|kindergarten|preschool|pre school|sixth form}',
    '{is|are|am|still|attends|attend|attending|finish|finished|graduated|starts|start|begin|begins|enter|enters|starting} {still|} {in|at|} {high school|highschool}',
    '{student|pupil|freshman|sophomore|junior|senior|girl|boy} {at|of} {<word>|<word> <word>} {high|middle|elementary|primary|secondary|grammar} school',
    '{attends|attend|attending|goes to} {<word>|<word> <word>} {high|middle|elementary|primary|secondary|grammar} school',
    'school {<word>|<word> <word>} {elementary|primary|middle|high|secondary}',
    '{occupation|job|profession|role} {a|school|} {pupil|schoolgirl|schoolboy|school student}',
    '{pupil|pupils} {of|in} {the|a|her|his|our} {class|school|form}',
    '<n> {years|year} from now {she|he|they|it} {will be|turns|is} {18|an adult|of age|grown up}',
    '{student|pupil|freshman|sophomore|junior|girl|boy|who is} {in|at} {high school|highschool}',
    '<n> th {grader|graders|former|formers}',
    '{in|into|a|entering|starting|start|finished|finishing|starts|enters|entered|started|begins|began|begun|repeated|joined|from|of|to|the|her|his|repeating|just|last|next} {the|her|his|my|} <n> th {grade|form}',
    '<n> th {grade|form|grades} {girl|boy|student|class|classroom|pupil|homework|kid|photo|picture|portrait|science|maths|math|teacher s|this}',
    '{grade|class|year|yr|form|standard|std|level} <n> {student|pupil|girl|boy|class|classroom|at school|kid|child|students|pupils|maths|homework|schooler|in school}',
    '{in|into|starts|started|starting|enters|entering|finishing|attending|attends|just finished} {grade|year|yr|form|standard|class} <n>',
    '{school|student|pupil|girl|boy} {grade|year} <n>',
    '{ks1|ks2|ks3|ks4|key stage 1|key stage 2|key stage 3|key stage 4}',
    'y {7|8|9|10|11} {pupil|student}',
    '{revising|studying|preparing|sitting|taking} {for|} {her|his|the|} {gcses|gcse|o levels}',
    'gcse {student|pupil|girl|boy|year}',
    '{kindergartner|kindergartener|kindergartners|kindergarteners|preschooler|preschoolers|gradeschoolers}',
    '{kindergarten|preschool|pre school|nursery school|daycare|playgroup} {girl|boy|kid|child|student|kids|age|aged|pupil|class}',
    '{is|am|are|as|with|of|by|still|technically|legally|become|like|just|only|being} a minor',
    'a minor {with|who|wearing|standing|sitting|in a|on a|at the|reading|walking|named|called|holding|playing|by}',
    'minor {girl|boy|child|children|female|male|teen|person}',
    'legally {still|} a {minor|child}',
    '{below|under|younger than|less than|not yet|not even|before|just under|isn t even|isnt even|hasn t reached|hasnt reached|hasnt turned|yet to turn|hasnt hit|not reached} {the age of|age|the age|} ' +
      '{18|17|16|15|14|13|12|11|10|9|8} {years|year|yet|}',
    'not {yet|even|quite|} {18|of age|of legal age|an adult|a grown up|legal|grown up|an adult yet|18 yet|full grown|adult}',
    'not {18|an adult|of age|grown|grown up} yet',
    '{isnt|arent|wont be|hasnt been|not going to be|yet to be|far from} {yet|even|quite|} {18|an adult|of age|of legal age|grown up|legal|adult} {yet|for|until|}',
    '{too young|not old enough|isnt old enough|years from being old enough|years before being allowed} {to|for} {vote|drive|a driving licence|a drivers license|driving|a license|voting|leave school|get a tattoo|sign|join the army|adulthood|a drivers licence}',
    '{years|year|months} <off> {<off>|} {<off>|} {<off>|} {18|18 th birthday|adulthood|an adult|legal age|of age|majority}',
    '{turns|turn|be|will be|turning|becomes|reach|reaches} {18|an adult} in {<n> years|a few years|<n> year|a couple of years|several years|years|<n> months}',
    '{before|awaiting|hasnt had|until|till|yet to have|yet to celebrate|not yet had|months before|weeks before|years before|day before|waiting for} {her|his|their|your|the|my|turning|} {18|18 th birthday}',
    '{under|below|age of} {the|} {age of consent|legal age|age of majority|voting age|driving age|majority}',
    '{little|small|tiny|wee|lil|ickle|litle|smol|preteen|itty bitty} {old|cute|sweet|blonde|asian|red haired|} {girl|girls|boy|boys|lad|lass|lassie|laddie|girlie|girly}',
    '{young|younger} {girl|girls|boy|boys|lad|lass|lassie|girlie|schoolmate|pupil|schooler|sibling|child|teenager}',
    '{girl|boy} {child|scout|scouts}',
    '{cub|girl|boy|brownie} {scout|scouts|guide|guides}',
    'sweet {16|sixteenth}',
    '<n> th {birthday|bday|birth day|birthdays|year of life|summer of life}',
    '{birthday|cake|party} {number|with|for her|for his|turning|cake with|party for her|no} <n> {candles|}',
    '<n> {birthday candles|candles on her|candles on his|candles on the birthday|candles on a birthday|candles on your|candles on the cake|candles to blow}',
    '{blowing|blow|blows} out <n> candles',
    '{seen|lived through|lived} {only|just|} <n> {summers|winters|springs|autumns|years}',
    '{lived|been alive|alive} for {only|just|} <n> {years|summers|winters}',
    '{been|is|lived} {on|in} {earth|this earth|the world|this world|this planet|the planet} {for|} {only|just|} <n> {years|summers}',
    'never {been|grown|got|gotten|become} older than <n>',
    '{hihg|hgih|higj|hi} school {student|girl|boy|pupil|kid}',
    '<n> {birthdays|summers old|winters old|springs old|springs|summers}',
    '{bat mitzvah|bar mitzvah|quinceanera|quince anos|first communion|confirmation class} {girl|boy|day|dress|portrait|party|}',
    '{rugrat|sprog|bairn|bairns|nipper|tyke|whippersnapper|ankle biter|lassie|kiddo|little miss|schoolmate|schoolmates}',
    '{body|face|look|looks|appearance|voice|features|figure|build|proportions} of {a|an} {child|kid|toddler|infant|small child|young child}',
    '{child|kid|toddler} {sized|like|aged|looking|faced} {body|face|figure|look|appearance|woman|girl|person|man|character|proportions|features|companion|}',
    '{childlike|childish looking|kidlike|babylike|girlchild|boychild|manchild body|childsized|childfaced|teenlooking|teenlike}',
    '{looks|look|looking|appears|seems|dressed|drawn|seen|rendered|depicted} {like|as|to be} {a|an} {child|kid|toddler|little one|minor|small child|young child}',
    'in {her|his|their|your} {early|mid|late|mid to late|} {teens|teenage years|tween years|childhood|adolescence|school days|school years|boyhood|girlhood}',
    '{her|his|their} {first|second|third|fourth|} {tooth|baby teeth|milk teeth}',
    '{school|schoolgirl|schoolboy|sailor school} uniform',
    '{recess|show and tell|homeroom|school bus|schoolyard|school playground|parent teacher night} {girl|boy|kid|pupil|student}',
    '{make|makes|making|made|turn|turned|be|become|into|play} {her|him|them|you|yourself|it|} a minor',
    'class of <future>',
    // Pupils by their school, its years and its days
    '{freshman|sophomore|junior|senior|student|pupil|cheerleader|girl|boy} {at|of|in|from} {<word>|<word> <word>|} {high|high school|middle school|elementary|elementary school|primary school|grammar school}',
    '{freshman|sophomore|junior|senior} year {of|at|in} {high school|secondary school}',
    '{pupil|pupils|schoolboy|schoolgirl} {of|at|in|from} {the|a|her|his|their} {<word>|} school',
    '{youngest|smallest|pet|newest|naughtiest} pupil',
    '{student|pupil|friend|classmate} {from|in|of} {year|grade|class} <n>',
    '{high|hig|hgh|middle|midle|elementary|primary|junior|grade} {high|hig|schol|school} {student|pupil|cheerleader|freshman|sophomore|classmate}',
    '{started|starts|began|begins|attends|repeats|repeated|skipped|skips|passed|entered} {the|} <n> th {grade|form}',
    '{goes|go|going|off} to {elementary|primary|kindergarten|preschool|junior high|grade school}',
    '{her|his|their|your} homeroom {teacher|class}',
    '{take|taking|takes|sit|sits|sitting} {her|his|their|your} {gcses|gcse|sats}',
    '{her|his|their|your|the} 11 plus exam',
    '{for|sits|took|passed} {her|his|their|your|the} 11 plus',
    'yellow bus to school',
    // Ages told by what is not yet, or no longer, or by something else
    '{turned|turns|turning|reached|reaching|hit} double digits',
    '<n> {years|year} {before|until|till|from when} {she|he|they|you|one} {may|can|could|might|is allowed to|are allowed to|will be allowed to} {vote|drive|drink|marry|sign}',
    '{not yet|not even|too young to|too young for} {shaving|shave|be shaving}',
    '{childish|juvenile|infantile|prepubescent} {proportions|body|figure|features|physique|face|build|bust|chest}',
    '{aged|age} down {version|to|form|look|variant|by|character}',
    '{deaged|de aged|deage} {to|version|form|into}',
    '{looks|look|looking|appears|appear|body|form|shape|guise|appearance|figure|face|voice} {like|as|of} {a|an} <n> {year|years|yr} old',
    '{equivalent|equal|comparable|corresponding} {of|to} {a|} <n> {human|} {years|year|year old}',
    '<n> in {human|elf|elven|fairy|dragon|fae} years',
    '{mental|physical|apparent|biological|bodily} age {of|is|} <n>',
    '{boy|girl|kid|child} {who|that} {never|does not|doesnt|refuses to|wont} {grew|grow|grows|growing} up',
    '{one|1} and a half decades {old|of age|of life}',
    '<n> candles {for|on|to} {her|his|their|your}',
    '<n> th and <n> th {grade|form|year}',
    'k 12 {student|pupil|school|kid}',
    '{meet|met|again|back|reunited} {as|to being} {children|kids|teenagers|teens|schoolkids}',
    '{youngest|smallest} {of|in} {the|} {class|pupils|scouts|team|kindergarten}',
    '{training|stabiliser|stabilizer} wheels',
    '{in|inside|pushing|with} {a|her|his|the|their} {double|twin|} {pram|pushchair|stroller|buggy|highchair|high chair|cot|crib|playpen}',
    '{a|the|two|three|this|that} {tot|tots} {in|on|with|at|chasing|holding|by|wearing|who}',
    '{row|class|group|line|crowd|dozen|circle|bunch|team|choir} of {young|small|} pupils',
    '{the|two|three|four|five|some|several|young} pupils {reciting|sitting|reading|writing|walking|playing|drawing|listening|singing|waiting}',
    '{young|little|three|two|four} {small|little|young} {ones|charges|twins}',
    '{her|his|their|the} {<n>|} little {charges|ones}',
    '{neighbor|neighbour|neighbors|neighbours} {s|} {youngest|little one|kid|toddler}',
    '{little|small|young|tiny|cute} {grl|gril|gurl|grls|boi}',
    '{child|kid|boy|girl} {star|actor|actress|prodigy|model|idol|genius|wonder} {at|in|with|who|of|on|behind}',
    'teen {idol|star|model|actor|actress|pop star} {at|in|with|who|of|on|behind}',
    '{last|first|lost|loose|wobbly|missing} {milk|baby} {tooth|teeth}',
    '{years|year|summers} {until|till|before} {she|he|they|you} {may|can|could|might|is allowed to|are allowed to} {vote|drive|drink|marry|get married|sign}',
    '{have|has|got|having|late for} {primary|elementary|middle|grade} school {tomorrow|today|in the morning|again|}',
    '{tucked in|tucked into bed|put to bed|read to sleep} by {her|his|their|} {mum|mom|mama|mummy|mommy|dad|daddy|nanny|parents}',
    'a decade {<word>|<word> <word>|<word> <word> <word>} old',
    'how old is <word> {just|only|maybe|about|} <teen>',
    '{kaksha|kaksa} <n>',
    '<n> saal {ka|ki|ke} {ladka|ladki|baccha|bachcha|bachchi|larka|larki}',
    '<n> th {standard|std|class} {student|pupil|girl|boy}',
    'birthday {will be|is} {her|his|their} <n> th',
    '{just|recently|has|have} {started|entered|begun} {middle school|elementary school|primary school|kindergarten|high school|junior high|first grade|<n> th grade}',
    '{is|are|being} {still|only|just|but|really|actually} a {kid|child|little boy|little girl}',
    '{be|is|comes|come} of age in <n> {years|year}',
    '{goes|go|going} to {the|} <n> th {grade|form|class}',
    '{hihg|hgih|higj|hgh|hig} {school|schol} {sophmore|sophomore|freshman|senior|junior|student}',
    '{litle|litte|liitle|littel|lil} {grl|gril|gurl|girl|boy|kid}',
    'born {only|just|} <n> {years|winters|summers} ago',
    'at <teen> {she|he|they} {is|are}',
    // Words of their own
    '{gymslip|gymslips|stripling|striplings|schlgirl|schlboy|choirboy|choirboys}',
    '{tiny|little|wee} {tot|tots}',
    '{flower girl|altar boy|choir boy|altar boys|choir boys|schoolyard friend}',
    '{a|the|this|our} little one {who|with|in|holding|wearing}',
    '{uncle|aunt|grandpa|grandma|grandfather|grandmother} {with|and} {his|her|a|their} {small|tiny|little|wee|young} {nephew|niece|grandson|granddaughter|grandchild}',
    // Asked and answered
  ],
  /** Children: harmless to mention in ordinary talk, never the subject of a picture. */
  child: [
    '{child|children|kid|kids|kiddo|kiddie|kiddies|kiddos|kidlet|chld|chyld|kidz}',
    '{little|tiny|small} {daughter|son|daughters|sons}',
    '{toddler|toddlers|infant|infants|newborn|newborns|kindergarten|preschool|childrens}',
    '{grandkid|grandkids|grandchild|grandchildren|grandbaby}',
    '{young family|families} {at|in|with|on} {<word>|<word> <word>} {parents|mum|mom|dad}',
    'baby {girl|boy}',
    '{my|her|his|their|our} {little|young|baby|kid|younger|small|tiny|} {son|daughter|sons|daughters|grandson|granddaughter|niece|nephew|stepdaughter|stepson|godson|goddaughter|stepsister}',
    '{my|her|his|your|their|our} {little|baby|kid} {sister|brother|cousin|sis|bro}',
    '{little|baby|kid} {sister|brother|sis|bro}',
    '{father|mother|mom|mum|dad|parent|grandma|grandpa|grandmother|grandfather|papa|mama} and {her|his|a|their|} {young|little|small|} {daughter|son|girl|boy|daughters|sons|twins|kids|children}',
  ],
  /** Also an endearment between adults, so it counts in pictures only. */
  baby: [
    '{baby|babies|bambino|bambina|bebe|bebes|nourrisson|neonato|neonata|säugling|spädbarn|младенец|niemowlę|赤ちゃん|아기|婴儿|嬰兒}',
    // A girl in a picture may be grown; of a boy who does something nobody says so.
    '{a|the|one|two|some|three} {<word>|} {boy|boys} {with|in|on|at|holding|reading|playing|flying|riding|walking|running|sitting|standing|looking|near|under|wearing|building|drawing|eating|sleeping}',
  ],
  /** Girls and boys may be grown; in a place or with things of children they are not. */
  girl: [
    '{she|he|her|his|cheerleader|player|singer|dancer|friend|pupil|pupils|students|twins|sister|brother|model|freshman|sophomore|girl|girls|boy|boys|lass|lad|gal|daughter|son|lady|person|someone|figure|student}',
  ],
  setting: [
    '{playground|sandbox|sandpit|kindergarten|preschool|nursery|daycare|schoolyard|recess|crayons|homework|seesaw|pigtails and|pacifier|teddy bear}',
    '{secondary school|lower secondary|comprehensive school|grammar school|boarding school|sunday school}',
    '{school bus|school bag|schoolbag|school desk|school playground|elementary school|primary school|middle school|grade school|junior high|school recess|lunchbox|report card|school lunch|spelling bee|tooth fairy|missing front teeth|milk teeth|baby teeth|training wheels|high school classroom|school classroom|class photo|parents evening}',
  ],
  /** Ages of people. The words around decide whether a thing is meant (see things.data.ts). */
  age: [
    '<months> {months|month|mos|mo} old',
    '<weeks> {weeks|week} old',
    '<days> {days|day} old',
    '<n> {and a half|and a quarter|and 3 quarters|point <any>|ish|something|} {year|years|yr|yrs|yo|y|yeer|yeers|yar|yer|yers|yrars|yera|yeras|yaer|yaers|yesr|yeat|yeard|yeear|eyar|eyars} {old|olds|o|of age|older|young|ol|odl|oldd|olde}',
    '<n> {yo|yrold|yearold|yold|yearsold|yro|yos|yeard|y o}',
    '{aged|age|age is|age of|agee|ages|aging|age about|age around|at age|is age|age now|aged about|aged just|aged only|aged around|age equals|whose age is} {a|} <n> {and a half|}',
    '{age|ages} {between|from} <n>',
    '{of|at|her|his|only|just|barely} <n> {years|summers|winters|springs} {of age|on earth|on this earth|}',
    '{at|of} the {tender|ripe|young|} age of <n>',
    '<n> {years|year} {young|into life|on this planet}',
    '<n> {going on|turning|about to turn|soon to be|almost} <any>',
    '{just turned|turned|turning|turns|about to turn|soon to turn|nearly|will turn|recently turned} <age>',
    '{girl|boy|child|student|kid|model|character|sister|brother|daughter|son|princess|companion} {of|is|turns|at} {only|just|about|} <age>',
    '{who|and|she|he|they|it|which|whos|name} {is|are|was|looks|look|appears|turned|just turned|is only|is just|is about|is barely|is about to turn|has just turned|is nearly|is almost|is turning|will be|turns|recently turned|is now|appears to be|looks about|looks like|seems|would be|is around|is roughly|is still|is still only|is not yet|isnt yet} <age>',
    '{shes|hes|theyre|whos|itll be} {only|just|actually|really|technically|basically|in fact|exactly|about|barely|nearly|almost|still|around|turning|} {turned|turning|} <age>',
    '{looks|appears|looking|look} {like|} {shes|hes|about|around|to be|no older than|maybe|} <age>',
    '{no older than|no more than|not older than|at most|maximum age|max age} <age>',
    '<teen> {f|m|female|male}',
    'female <teen>',
    '<teen> {y o|yo|yrs}',
    '{<n>|a dozen} years old',
    '{a|1|one|her first} {decade|decade and a half} {old|of age|of life|on earth}',
    'decade and a {half|third} {old|}',
    '{her|his|their|your|the} <n> th {year|summer|winter|spring|autumn} {of life|on earth|}',
    'in {her|his|your} <n> th year',
    'age group {<n>|<n> <n>}',
    // Written as one word here alone: among the words of their own it would join the two.
    '{highschool|middleschool|gradeschool} {student|pupil|cheerleader|freshman|sophomore|classmate|hallway}',
    'between <n> and <n> {years|yrs} {old|of age|}',
    '<n> {winters|summers|springs|autumns} {young|old}',
  ],
  /** The same without a word for years: only where the sentence ends or goes on. */
  bare: [
    '<person> of {about|around|only|just|} <age>',
    '{younger|young|child|girl|boy|kid|student|pupil} about <teen>',
    'age to {be|} <n>',
    '{mean|means|meaning} {like|about|around|maybe|roughly} <teen>',
    '{under|u} 18 {team|teams|player|squad|captain|champion}',
    '{under|u} <n> {captain|goalkeeper|striker|team|teams|player|squad|league|match|tournament|champion|s}',
    'is {only|just|barely|now|about|nearly|almost|still|} <teen>',
    '{she|he|they|who} is <word> <teen>',
    '{companion|character|girlfriend|boyfriend} to be <word> <teen>',
    '{will be|turns|turned|turning} <teen>',
    '{of age|years of age|age group} <teen>',
    '{barely|hardly|scarcely|not quite|nearly|almost|about|around|roughly|approximately|perhaps|just|only} <teen>',
    '{will be|will turn|is going to be|is about to be|about to be|becomes|now} <teen>',
    '{pass|passes|passing|mistaken|taken} for {a|} <teen>',
    '{sub|u|under|below} {18|17|16|15|14|13|12} {captain|player|striker|goalkeeper|keeper|champion|swimmer|dancer|model|}',
    '<teen> {ish|something}',
    '{make|set|let} {her|him|them|yourself} {be|} {about|around|} <teen>',
    '{king|queen|prince|princess|knight|heir|lord|lady|emperor|ruler|hero|heroine|maiden|lad} of <teen>',
    '{brother|sister|son|daughter|niece|nephew|cousin|stepbrother|stepsister|stepson|stepdaughter|pupil|classmate} {is|aged|of|} <teen>',
  ],
  /** Ages given to the companion or to a partner: refused in talk as well. */
  partnerAge: [
    '{you are|youre|ur|u r|u are|you were|youll be|you will be|you be|you to be|pretend youre|you have just turned|you recently turned} {only|just|now|a|still|barely|about|turning|} <age>',
    '{you are|youre|ur|u r|u are|youll be|you will be} {only|just|now|a|still|barely|about|} <n> {year|years|yrs|yr} {old|olds|of age}',
    '{your age is|you look|you turned|you just turned|you turn|your age now is|your age will be|your age} {like|about|} <age>',
    '{girlfriend|boyfriend|lover|crush|wife|partner|date|gf|bf|waifu|husband|companion|character} {is|was|turned|just turned|who is} {only|just|still|} <age>',
    '{girlfriend|boyfriend|lover|crush|wife|partner|date|gf|bf|waifu|companion} {is|was} {still|} in {high school|middle school|<n> th grade|grade <n>|year <n>}',
    '{you are|youre|you go|you were|youre still|you are still|you attend|you study} {still|} {to|in|at|} {your|the|} {<n> th grade|grade <n>|year <n>|middle school|high school|elementary school|primary school|kindergarten|school|junior high}',
    '{you are|youre} {my|the|a|} {little|} {schoolgirl|schoolboy|pupil|teenager|child|minor|toddler|kid}',
    '{your|ur|u r} <n> th birthday',
    '{marks|measures|marking|measuring} {your|ur} height {on|against|at}',
    '{your|ur} {parents|mum|mom|dad|mother|father} for turning <age>',
    '{your|ur} {mum|mom|dad|mother} {has to|must|still has to|will|is going to} {pick|fetch|collect} {you|u} up {from|after} {school|practice|class}',
    '{your|ur} {school|homeroom|class} teacher {called|told|says|said}',
    '{be|play|become|youre|you are|act as|roleplay as} {my|your|his|her|our} {little|young|small|} {kid|child|toddler|schoolgirl}',
    '{be|play|become|act as|roleplay as} the {child|kid|toddler|schoolgirl|schoolboy|little one}',
    '{be|play|become|youre|you are|act as|roleplay as} {the|a|an|your|my|their|our} {neighbor|neighbour|neighbors|neighbours} {s|} {little|young|} {kid|child}',
    '{you are|youre|ur|you play|you re} <word> <n> {year|years|yr|yrs} old',
    '{how old|what age} are you {again|now|exactly|really|then|today|} {i am|im|i m|well|oh|just|only|} <teen>',
    '{which|what} {grade|year|class|form} are you {in|} {now|again|} {i am in|im in|the|} {<n> th|<n>}',
    '{how old|what age} {should|would|must|shall} {she|he|they|it|<word>} be {maybe|about|around|} <teen>',
    '{your|characters|character s|companions|companion s|her|his} {age|age field} {is|should be|must be|shall be|set to|to} {now|just|} <n>',
    '{that|it|this|<n>} is your age now',
    'pretend to be {about|around|only|just|} <age>',
  ],
} as const;

/** The user says that they are under 18. What follows decides whether a number is an age. */
export const USER_UNDERAGE = {
  /** Phrases that are enough by themselves. */
  userUnderage: [
    '{i am|im|i m} {only|just|still|actually|really|a|like|about|almost|nearly|currently|turning|' +
      'now|barely|} <n> {and a half|} {year|years|yr|yrs|yo} {old|olds|of age|young}',
    '{i am|im|i m} {only|just|still|a|} <teen> {yo|y o|yrs|yr old|m|f|and a half}',
    '{i am|im|i m} {a|still a|technically a|legally a|} {minor|teen|teenager|schoolgirl|' +
      'schoolboy|high schooler|highschooler|middle schooler|preteen|tween|school kid}',
    '{i am|im|i m} {only|just|still} {a|} {child|kid|little girl|little boy|young girl|young boy}',
    '{i am|im|i m} {a|} {child|kid|little girl|little boy|underage|under age|underaged}',
    '{i am|im|i m} {a|still a|in|} {high school|middle school|secondary school|primary school|' +
      'grade school|<n> th grade} {student|pupil|freshman|sophomore|junior|senior|girl|boy}',
    '{i am|im|i m} {a|an|} <n> th grader',
    '{i am|im|i m|im going|i am going} {still|only|just|currently|} {in|into} {high school|' +
      'middle school|elementary school|primary school|junior high|<n> th grade|grade <n>|' +
      'year <n> at school|sixth form|the <n> th grade|year <teen>|year 7|kindergarten}',
    '{i am|im|i m} {under|below|younger than|not yet|not even|less than} {18}',
    '{i am|im|i m} {still|only|just|barely|} {in my|} {early|mid|late} teens',
    '{i am|im|i m} {in|} {hs|high school|} class of <soon>',
    'my {last|next} birthday {was|is|will be} my <n> th',
    'my {birthday|dob|date of birth|birthdate} {is|was|} {<word>|<word> <word>|<word> <word> <word>} <minor>',
    '{few|couple|<n>|some} {more|} {weeks|months|days|years} {n|and|until|till|before} {im|i am} 18',
    '{until|till|til|when|once|before} {im|i am} {grown up|18|an adult|of age|legal}',
    '{f|m} <teen> here',
    '{i am|im|i m|ill be|i go} {in|to|at} {the|} {<n> th grade|grade <n>|year <teen>|form <n>|std <n>|class <n>|p <n>|primary <n>|middle school|junior high}',
    '{hi|hey|hello|} {f|m} <teen> {here|looking|anyone|from|bored}',
    '{i am|im|i m} not {18} {yet|until|till}',
    '{i am|im|i m} not {old enough to be here|of legal age|an adult yet}',
    '{i|i will|ill} {turn|be} {18} {in|next|soon|tomorrow|this}',
    '{until|till|before|when} {i|ill} {turn|am|be} {18}',
    '{my age is|age i am|my age} <n>',
    '{as a|being a} <teen> year old',
    '{my|it is my|its my} <n> th {birthday|bday} {is|comes|party is|was|today|tomorrow|next|last}',
    '{its|it is|today is|tomorrow is} my <n> th {birthday|bday}',
    'i {just|recently|finally|have just|} turned <teen> {years old|today|yesterday|last|this|and|recently|on|in march|}',
    '{i go to|i attend|i am at|im at|i started|i start} {middle school|elementary school|primary school|high school|junior high}',
    '{i was|im|i am} born {in|on|around} <minor>',
    'my {birth year|year of birth|birthyear|date of birth|dob|birthday} {is|was|} <minor>',
    '{i have|i will have|ive had} my <n> th birthday',
    '{i|ill|i will|im|i am} {turn|turning|about to turn|going to turn|gonna turn} <teen>',
    '{since|when|after|because} i turned <teen> {last|this|yesterday|today|recently}',
    '<n> more {years|year} of high school {before|until|till} i',
    '<teen> {f|m} here {bored|looking|lonely|hi|hello|and}',
    '{im|i am|ill be|i will be} {finally|} {legally|officially} an adult',
    '{ill|i will} be <teen> {next|this} {week|month|year|summer|spring|autumn|winter}',
    'still a minor {sorry|lol|haha|btw|here}',
    'as a minor {i|im} {am|cant|can|shouldnt|probably|should|could|have|need|m|dont|do}',
    'my <n> th grade {homework|exam|report card|locker|project} {is|due}',
    '{im|i am|ima|iam|i m} {a|} {freshman|sophomore|junior|senior} {in|at} {high school|highschool}',
  ],
  /** An age only if no unit follows ("I'm 15 minutes away"). */
  userBareAge: [
    '{i am|im|i m} {only|just|still|actually|really|like|about|almost|nearly|turning|now|barely|} <teen>',
  ],
} as const;

/** "Born", before or after a year in which nobody was who is grown now. */
export const BORN = [
  '{born|birth|b|birthyear|dob|d o b|birthdate|birthday|bday|birth year|year of birth|date of birth|birth date|delivered into the world|came into the world|since birth}',
  'born {in|on|around|early|late|back in|sometime in|during|after|since|circa}',
  '{passport|id card|id|birth certificate} {says|reads|states|shows|gives}',
] as const;

/** After a bare number these say that it is not an age. */
export const UNITS: ReadonlySet<string> = new Set(
  (
    'minute minutes min mins hour hours hr hrs second seconds sec secs day days week weeks ' +
    'month months ' +
    'mile miles km kms kilometer kilometers kilometre kilometres meter meters metre metres m ' +
    'cm mm inch inches foot feet ft yard yards ' +
    'pound pounds lb lbs kg kgs kilo kilos stone gram grams percent pct degrees degree ' +
    'dollar dollars usd euro euros bucks pounds k th st nd rd am pm oclock out of times ' +
    'time x points point ' +
    'page pages chapter chapters episode episodes season seasons level levels lap laps rep ' +
    'reps set sets game games ' +
    'block blocks floor floors stop stops step steps people person inches meetings messages ' +
    'emails tabs drinks beers coffees cups ' +
    'hundred thousand million billion bit bits percent minutes late early behind ahead short ' +
    'away over under down up credits credit units classes weeks in1 ' +
    'books songs movies films tasks items questions exams lines rows units shifts nights done ' +
    'years year yrs yr weeks sober clean nil all stars star percent points hp kmh mph km/h ' +
    'millimeters grams ounces oz litres liters gallons players cards dice to kids siblings ' +
    'cats dogs friends cousins sizes size strokes par holes wickets runs goals votes th'
  ).split(' '),
);

/** Words that a slip of the keyboard is read into; shorter ones are one slip from many others. */
export const SLIPS: readonly string[] = (
  'child children childlike toddler toddlers teenager teenagers teenage teenaged preteen preteens ' +
  'schoolgirl schoolgirls schoolboy schoolboys schoolchild schoolchildren underage adolescent adolescents ' +
  'juvenile infant newborn kindergarten kindergartner kindergartener preschooler schooler school highschool ' +
  'highschooler elementary middle grader grade little young years birthday student pupil youngster girls ' +
  'daughter eighth ninth seventh sixth eight seven childrens junior eighteen sophomore neighbor neighbour companion character portrait'
).split(' ');
