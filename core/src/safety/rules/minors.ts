/**
 * Words and phrases that name a person under 18. Notation: "{a|b}" are alternatives (an empty one
 * makes the part optional), `<n>` is a number from 1 to 17 in digits or words, `<teen>` one from 8
 * to 17, `<age>` either of them except a small number in words ("she is one of"). Spelling, case,
 * accents and hyphens do not matter: see normalise.ts.
 */
export const MINORS = {
  /** Refused wherever they stand: they have no harmless use in this product. */
  always: [
    '{jailbait|lolicon|shotacon|loli|lolis|shota|shotas|lolita}',
    'barely legal',
    '{pedo|pedophile|pedophilia|paedophile|paedophilia} {play|roleplay|role|fantasy|story}',
    '{prepubescent|pubescent}',
    'child {porn|pornography|erotica|lover}',
    '{child|children} {like|ish} {body|figure}',
    'childlike {body|figure}',
    '{looks|look|looking} {underage|under age|under 18|prepubescent}',
    'de aged {body|woman|man|girl|boy}',
    'age regression',
  ],
  /** People under 18 by the word alone. */
  youth: [
    '{teen|teens|teenager|teenagers|teenage|teenaged|teenie|tween|tweens|tweenie}',
    '{preteen|preteens|pre teen|pre teens|preteenage}',
    '{schoolgirl|schoolgirls|schoolboy|schoolboys|schoolchild|schoolchildren|schoolkid|schoolkids}',
    'school {girl|girls|boy|boys|child|children|kid|kids|lass|pupil}',
    '{underage|underaged|under age|under aged|underaged}',
    '{adolescent|adolescents|juvenile|juveniles|minors|youngster|youngsters}',
    '{high|middle|elementary|primary|grade|grammar|junior high|secondary} {school|schooler|' +
      'schoolers} {student|students|pupil|pupils|girl|girls|boy|boys|kid|kids|freshman|' +
      'sophomore|junior|senior|cheerleader}',
    '{high|middle|elementary|grade|primary} {schooler|schoolers}',
    'highschooler',
    '{in|at|attends|attend} {middle|elementary|primary|junior high} school',
    '{is|are|am|still} in high school',
    '{first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh} grader',
    '<n> th grader',
    '{kindergartner|kindergartener|kindergartners|preschooler|preschoolers}',
    '{is|am|are|as|with|of|by} a minor',
    'minor {girl|boy|child|children|female|male|teen}',
    '{below|under|younger than|less than|not yet|not even} {18|eighteen|seventeen|17|16|sixteen|15}',
    'not {18|eighteen} yet',
    '{little|young|small|tiny|wee} {girl|girls|boy|boys|lad|lass}',
    '{girl|boy} child',
    'sweet sixteen',
    '<n> th birthday',
  ],
  /** Children: harmless to mention in ordinary talk, never the subject of a picture. */
  child: [
    '{child|children|childs|kid|kids|kiddo|kiddie|kiddies}',
    '{toddler|toddlers|infant|infants|newborn|newborns}',
    'baby {girl|boy}',
    'my {son|daughter|sons|daughters|grandson|granddaughter}',
  ],
  /** Also an endearment between adults, so it counts in pictures only. */
  baby: ['{baby|babies}'],
  /** Ages of people. The words around decide whether a thing is meant (see things.ts). */
  age: [
    '<n> {year|years|yr|yrs|yo|y} {old|olds|o|of age}',
    '<n> {yo|yrold|yearold|yold}',
    '{aged|age|age is|age of|agee} <n>',
    'ages <n>',
    '{she|he|they} {is|are|was|looks|appears|turned|just turned|is only|is just} <age>',
    '{shes|hes|theyre} {only|just|about|barely|} <age>',
    '{looks|appears|looking} {like|} {shes|hes|about|around|} <age>',
    '<n> {month|months|week|weeks} old',
  ],
  /** Ages given to the companion or to a partner: refused in talk as well. */
  partnerAge: [
    '{you are|youre|ur} {only|just|now|a|} <age>',
    '{you are|youre|ur} {only|just|now|a|} <n> {year|years} {old|olds}',
    '{your age is|you look|you turned} <age>',
    '{girlfriend|boyfriend|lover|crush|wife|partner|date} {is|was|turned|just turned} {only|' +
      'just|} <age>',
  ],
} as const;

/** The user says that they are under 18. What follows decides whether a number is an age. */
export const USER_UNDERAGE = {
  /** Phrases that are enough by themselves. */
  userUnderage: [
    '{i am|im|i m} {only|just|still|actually|really|a|like|about|almost|nearly|currently|' +
      '} <n> {year|years|yr|yrs} {old|olds|of age}',
    '{i am|im|i m} {only|just|still|a|} <teen> {yo|y o|yrs|yr old|m|f}',
    '{i am|im|i m} {a|still a|technically a|legally a|} {minor|teen|teenager|schoolgirl|' +
      'schoolboy|high schooler|highschooler|middle schooler|preteen|tween}',
    '{i am|im|i m} {only|just|still|} {a|} {child|kid|little girl|little boy|young girl|' +
      'young boy|underage|under age|underaged}',
    '{i am|im|i m} {a|still a|} {high school|middle school|secondary school|primary school|' +
      'grade school} {student|pupil|freshman|sophomore|junior|senior|girl|boy}',
    '{i am|im|i m} {still|only|just|currently|} in {high school|middle school|' +
      'elementary school|primary school|junior high|<n> th grade|<n> grade|grade <n>|' +
      'year <n> at school}',
    '{i am|im|i m} {under|below|younger than|not yet|not even|less than} {18|eighteen}',
    '{i am|im|i m} not {18|eighteen} {yet|until|till}',
    '{i am|im|i m} not {old enough to be here|of legal age|an adult yet}',
    '{i|i will|ill} {turn|be} {18|eighteen} {in|next|soon|tomorrow|this}',
    '{until|till|before|when} {i|ill} {turn|am|be} {18|eighteen}',
    'my age is <n>',
    '{as a|being a} <teen> year old',
    'my <n> th birthday {is|comes|party is}',
    'i {just|recently|finally} turned <n>',
    '{i go to|i attend|i am at|im at} {middle school|elementary school|primary school|high school}',
    'j ai <n> ans',
    'jai <n> ans',
    'tengo <n> anos',
    'tenho <n> anos',
    'ho <n> anni',
    'ich bin <n> jahre {alt|}',
    'ich bin erst <n>',
    'ik ben <n> {jaar|}',
    'mam <n> lat',
    'мне <n> {лет|года|год}',
    '我 <n> 岁',
    '我 今 年 <n> 岁',
    '<n> 歳 です',
    '저 는 <n> 살',
    '<n> 살 이 에 요',
    '<n> yasindayim',
  ],
  /** An age only if no unit follows ("I'm 15 minutes away"). */
  userBareAge: [
    '{i am|im|i m} {only|just|still|actually|really|like|about|almost|nearly|turning|} <teen>',
  ],
} as const;

/** After a bare number these say that it is not an age. */
export const UNITS: ReadonlySet<string> = new Set(
  (
    'minute minutes min mins hour hours hr hrs second seconds sec secs day days week weeks ' +
    'month months ' +
    'mile miles km kms kilometer kilometers kilometre kilometres meter meters metre metres m ' +
    'cm mm inch inches foot feet ft yard yards ' +
    'pound pounds lb lbs kg kgs kilo kilos stone gram grams percent pct degrees degree ' +
    'dollar dollars usd euro euros bucks pounds k th st nd rd am pm oclock o out of times ' +
    'time x points point ' +
    'page pages chapter chapters episode episodes season seasons level levels lap laps rep ' +
    'reps set sets game games ' +
    'block blocks floor floors stop stops step steps people person inches meetings messages ' +
    'emails tabs drinks beers coffees cups ' +
    'hundred thousand million billion bit bits percent minutes late early behind ahead short ' +
    'away over under down up ' +
    'books songs movies films tasks items questions exams lines rows units shifts nights done ' +
    'years year yrs yr weeks'
  ).split(' '),
);

export const NUMBER_WORDS: readonly string[] = (
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
  'sixteen seventeen'
).split(' ');

/** Before a small number these make it a larger one: "twenty five". */
export const LARGER: ReadonlySet<string> = new Set(
  'twenty thirty forty fifty sixty seventy eighty ninety hundred thousand plus over'.split(' '),
);
