/** English beside the main table: stages of growing up, school without the word, and who is cast. */
export const STAGES: readonly string[] = [
  // The body, told harmlessly
  '{voice} {is|was|has|just|has just|had|had just|just started|has just started|started|is just|hasnt|has not|only just} {starting|started|breaking|broken|broke|to break|cracking} {yet|breaking|}',
  '{whose|his|your|the} voice {<word>|<word> <word>} breaking',
  '{growth spurt|growth spurts}',
  '{growing|grows|grown|outgrowing|outgrows|outgrew|outgrown} {out of|} {her|his|their|your} {shoes|clothes|school shoes|trousers|coat|sneakers} {every|again|so fast|each|twice|by}',
  '{booster seat|car seat|booster cushion|child seat}',
  '{marks|marking|measure|measures|measuring} {your|ur|her|his|the} height {on|against|at}',
  '{height|growth} {mark|marks|chart} on {the|a|her|his|} {door|doorframe|door frame|wall|kitchen}',
  '{milk|baby} {tooth|teeth}',
  'tooth fairy',
  '{lost|losing|loses|missing|wobbly|loose} {a|another|her|his|the|first|your} {front|first|wobbly|milk|baby} {front|milk|baby|} {tooth|teeth}',
  '{too young|not old enough|a year too young|years too young|still too young|not yet old enough} {for|to get|to have|to hold} {a|her|his|the|your|} {learners|learner s|learner|driving|drivers|provisional|driver s} {permit|license|licence|lessons|test}',
  '{needs|need|with|without|requires|get|gets|forgot} {her|his|their|your} {parents|mothers|fathers|mums|moms|guardians|mum s|mom s|parent s} {signature|permission|permission slip|consent} {for|to|slip|form|before}',
  'permission slip',
  '{her|his|their|your} {school|class} field trip',
  '{her|his|your|their|my} {very|} first {phone|bike|smartphone|mobile|school bag|schoolbag} {from|for} {your|her|his|their|ur|my|} {parents|mum|mom|dad|turning|first grade|school|birthday|secondary|middle}',
  '{her|his|your|ur|their} {curfew|bedtime} is {at|<n>|8|9|before}',
  '{bedtime|curfew} {story|stories|} from {her|his|your} {mum|mom|mummy|mommy|dad|daddy|parents}',
  '{until|till|when|before} {i|im|i am} {grown up|an adult|of age|legally an adult|old enough}',
  '{mum|mom|mummy|dad|mother|ur mom|ur mum} {has to|will|must|gotta|needs to|comes to} {pick|drop|fetch|collect} {you|u|her|him|me} {up|off|from}',
  'her elbow {to|on|at} {her|his} {mum|mom}',
  '{up to|reaches|as high as} {her|his|your} {mums|moms|mum s|mom s|mothers|dads|fathers} {elbow|waist|hip|knee|shoulder}',
  // Feasts
  '{bar|bat} {mitzvah|mitzva} {is|was|will be|next|this|soon|last|today|tomorrow|boy|girl|speech|practice}',
  '{her|his|your|ur|their} {own|} {bar|bat|b nai} {mitzvah|mitzva}',
  '{first communion|first holy communion|confirmation class|confirmand|confirmands|quinceanyera|quinceanera}',
  'sweet 16',
  '{her|his|your|ur|their} {prom|junior prom|senior prom|homecoming dance} {is|was|night|date|dress|next}',
  'prom is {<n>|a few|two|three|one|a} {years|year|months} {away|off}',
  '{grade school|middle school|junior high|eighth grade|8 th grade} graduation',
  // School
  '{underclassman|underclassmen|underclasswoman|upperclassman|upperclassmen|high school frosh}',
  '{high school|highschool|hs|h s} {underclassman|underclassmen|freshmen|frosh|seniors|sophomores|juniors|sweethearts in|student|students|sophomore|freshman|junior|senior|kid|girl|boy}',
  '{shes|hes|theyre|im|whos|youre|and she is|sami is|legally|ur|u r} a minor',
  'unaccompanied {minor|minors|child}',
  'a minor {lol|haha|and|but|so|tbh|btw|from|travelling|traveling|to see|legally|here}',
  '{freshman|sophomore|junior|senior|freshmen} at {<word>|<word> <word>|<word> <word> <word>|} {high|high school|middle school|h s|hs}',
  '{at|in|of|from|to} {a|the|her|his|their|your|ur|local|<word>|} {local|} {high school|highschool|lycee|realschule|gymnasium klasse|collège|chugakko|hauptschule|ungdomsskole|liceo|instituto} {who|in|near|and|with|girl|boy|student|runs|klasse|pupil}',
  '{at|in} {a|the|un|} lycee',
  '{gymnasium|realschule|hauptschule|grundschule} {klasse|class|student|pupil|grade|schüler}',
  '{class|grade|standard|std|year|form} <n> {cbse|icse|ssc|student|pupil|ka student|ki student|kid|at a|at the|at her|at his|in pune|in mumbai|in delhi|board exam|boards|mein|me}',
  '{<n> th} {standard|std|class} {cbse|icse|student|pupil|girl|boy|in|at}',
  '{in|from|of|starts|started|into|just finished|finished} {primary|p|secondary|sec|junior|prep|standard|std|reception|infants} <n>',
  '{p|s|y|yr|g|form|sec|secondary|primary|junior|standard|year|grade|class|jc|k} <n> {pupil|student|girl|boy|kid|schoolboy|schoolgirl|lad|lass|child|pupils|students|kids}',
  '{first|second|third|1 st|2 th|3 th|1 th|final} year {<word>|} {high school|middle school|secondary school|junior high|primary school|chugakko|chuugakko|chugakkou|koko|highschool|secondary}',
  '{in|is in|started|starts|starting} {the|} {seconde|quatrieme|cinquieme|sixieme|troisieme|premiere} {at|in|of|class}',
  '{hs|h s|high school|highschool} class of <soon>',
  '{im|i am|we are} {hs|} class of <soon>',
  '{7 th|8 th|9 th|10 th|6 th|5 th|4 th|3 th|2 th|1 th} {former|formers}',
  '{like|about|around|maybe|say|roughly|as|as a} {a|} <n> th {grade|grader|form}',
  '{just|only|still} {in|} {finished|a} {nursery|reception|playschool|playgroup|primary|elementary}',
  '{goes to|go to|at|in|from|finished|attends|his|her} {playschool|playgroup|nursery school|cram school}',
  '{school bag|schoolbag|satchel} {for|on|from} {the|} {first|school}',
  '{my|your|her|his|the|their|our} {<word>|<word> s|} {youngest|little|smallest} charge',
  '{babysat|babysitted} {kid|child|boy|girl}',
  '{babysitters|babysitter s|nannys|nanny s|sitters|sitter s} {youngest|little|} {charge|kid|boy|girl}',
  // How young somebody seems
  '{take|takes|took|taken|mistake|mistakes|mistook} {her|him|them|you|me|} for {a|about|like|} <teen>',
  '{turned|frozen|stuck|bitten|cursed|stopped aging|stopped ageing|petrified|preserved} {into a vampire|forever|} {at|when|at the age of} {only|just|barely|about|} <age>',
  '<n> {cycles|moons|cycle|suns|seasons|sun cycles|rotations|orbits|harvests|solstices} {old|of age|young}',
  'counts as {a|} {child|minor|<teen>}',
  '{mean|meaning|means|meant|thinking|say|think} {like|about|around|maybe|roughly|} <teen> {year old|years old|or so|ish}',
  '<n> {months|weeks|days|years} {to go|left|away|short|more|} {till|until|before|to} {shes|hes|theyre|she is|he is|i am|im|youre|ur|she turns|he turns|she hits|turning|being|her|his|my} {18|18 th|an adult|legal|of age|grown up}',
  '{more|few more|couple more|couple of} {weeks|months|days|years} {n|and|until|till|before|to|then} {im|i am|shes|hes|she is|he is|youre|ur} {18|an adult|legal|of age}',
  '{almost|nearly|not quite|not yet|soon|practically|barely not|basically} {18|an adult|legal|of age} {just|one|but|next|yet|in|soon}',
  '{turns|turn|be|will be|turning|becomes|become|reach|reaches|comes} {18|an adult|of age|grown up} {in|after} {<n>|a few|a couple of|several|<word>} {years|year|months|summers|winters}',
  'not of age {for|yet|until}',
  '<n> {winters|summers|springs|birthdays} {until|till|before|short|away}',
  '{one|another|two|three} {more|} {summer|winter|birthday|year} {until|till|before|and} {shes|hes|youre|ur|im|you are|i am|she is|he is} {18|grown up|an adult|legal}',
  '{last|next|this} birthday {was|is|will be|makes} {my|her|his|your|} <n> th',
];

/** Who is brought in by the first words of a sentence: "be kim and let's have a picnic". */
export const OPENING: readonly string[] = [
  '{be|play|ur|youre|u r} <word>',
  '{you|u} {are|re} <word>',
  '{your|ur} name is',
  '{can|could|will|would|wanna|please|pls|plz} {you|u|} {be|play|act as|pretend}',
  '{pls|please|plz|just} be',
  '{my|the|your|ur} {companion|character|oc|partner in this story|penpal|subject}',
];

/** Afterwards: "she's fourteen, please be her". */
export const CAST_AFTER: readonly string[] = [
  '{be|play|draw|paint|sketch|portray|act as} {her|him|them}',
  '{make|show} {her|him} {dance|walk|in|at|a portrait|portrait}',
];

/** Events by which years of birth below 18 are told. */
export const EVENTS: readonly string[] = [
  '{london|rio|tokyo|paris|sochi|vancouver|pyeongchang|beijing winter} {olympics|olympic games|games}',
  '{first|very first|original|1 th|1 st} {ipad|apple watch|ipad came|playstation 4|playstation 5|ps4|ps5}',
  '{brexit|brexit vote|brexit referendum|pandemic|covid|lockdown|lockdowns|corona}',
  '{year|day|summer|week} {frozen|minecraft|fortnite|tiktok|instagram} {came out|launched|was released|started}',
  '{obamas|obama s|trumps|trump s} {second|first} {term|election|inauguration}',
  '{brazil|south africa|russia|qatar} world cup',
];
