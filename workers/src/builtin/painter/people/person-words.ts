import { prose } from '../../../wrapped.ts';
import { hex, type Rgb } from '../color.ts';
import type { Beard, Garment, HairStyle, Hat, Person, Pose } from './person.ts';

/** Tables from a meaning to its words: phrases by commas, the first meaning that occurs counts. */
export type Words<K extends string> = readonly (readonly [K, string])[];

export const PRESENTS: Words<'woman' | 'man'> = [
  [
    'woman',
    prose`
      woman, women, lady, ladies, female, girlfriend, wife, mother, grandmother, grandma, sister,
      daughter, aunt, queen, princess, duchess, empress, witch, sorceress, priestess, nun, actress,
      waitress, heroine, ballerina, fisherwoman, businesswoman, bride, mermaid, goddess, countess,
      enchantress, huntress, seamstress, madam
    `,
  ],
  [
    'man',
    prose`
      man, men, gentleman, gentlemen, male, boyfriend, husband, father, grandfather, grandpa,
      brother, son, uncle, king, prince, duke, emperor, wizard, monk, friar, priest, waiter, hero,
      fisherman, businessman, groom, cowboy, lumberjack, butler, guy, sir, count, lord, sorcerer
    `,
  ],
];

export const PRONOUNS = {
  woman: 'she, her, hers, herself',
  man: 'he, him, his, himself',
  neutral: 'they, them, their, themself, nonbinary, non binary, androgynous',
} as const;

/** First names whose ending does not tell; those on -a are taken for women's without a list. */
export const GIVEN_NAMES = {
  woman: prose`
    ines, iris, alice, anne, beatrice, chloe, claire, charlotte, daphne, edith, eleanor, elise,
    elizabeth, ellen, emily, esther, eve, faye, florence, freya, grace, hazel, helen, ingrid, irene,
    isabel, ivy, jane, jasmine, jennifer, joan, josephine, joy, judith, june, karen, kate, lily,
    louise, lucy, mabel, margaret, marie, mary, may, mei, miriam, nancy, naomi, nicole, nell, olive,
    pearl, penelope, phoebe, rachel, rose, rosie, rosalind, ruby, ruth, sarah, scarlett, simone,
    sophie, susan, sylvie, violet, vivian, willow, winifred, yasmin, yuki, zoe, amelie, carmen
  `,
  man: prose`
    adrian, albert, alexander, anders, andrew, anton, arthur, august, ben, benjamin, boris, bruno,
    carl, charles, christopher, cyrus, daniel, dante, david, diego, dmitri, edgar, edmund, edward,
    eli, elias, emil, enzo, eric, ernest, ethan, felix, finn, francis, frank, frederick, gabriel,
    george, gideon, gustav, hans, harold, harry, hector, henrik, henry, hiroshi, hugo, ian, igor,
    isaac, ivan, jack, jacob, james, jan, jasper, javier, joao, john, jonas, jonathan, jose, joseph,
    joshua, julian, kai, karim, kenji, lars, leo, leon, liam, louis, luca, lucas, luka, magnus,
    marco, marcus, mark, martin, mateo, matteo, matthew, max, michael, miguel, mikhail, milo, nathan,
    nikola, nicholas, noah, oliver, omar, oscar, otto, pablo, patrick, paul, pedro, peter, philip,
    rafael, rashid, raymond, richard, robert, roland, samuel, sebastian, silas, simon, stefan, sven,
    tariq, theo, theodore, thomas, tobias, tom, victor, vincent, walter, william, wolfgang, yusuf
  `,
} as const;

/** Age in years of words that tell one; a number in the text is taken before these. */
export const AGES: Words<`${number}`> = [
  [
    '76',
    'very old, ancient, elderly, wizened, wrinkled, grandmother, grandfather, grandma, grandpa',
  ],
  ['70', 'old man, old woman, old lady, old, aged, ageing, aging, retired, in her seventies'],
  ['62', 'sixties, in his sixties, veteran, greying, graying, silver haired, white haired'],
  ['52', 'fifties, middle aged, mature, weathered, seasoned'],
  ['44', 'forties'],
  ['35', 'thirties'],
  ['26', 'young, youthful, twenties'],
];

export const HAIR_STYLE_WORDS: Words<HairStyle> = [
  ['receding', 'balding, receding, thinning hair'],
  ['bald', 'bald, bald headed, hairless, shaved head, shaven head, shaven, tonsured'],
  ['afro', 'afro, afro hair'],
  ['locs', 'locs, dreadlocks, dreads'],
  ['braid', 'braid, braids, braided, plait, plaits, plaited, pigtails'],
  ['ponytail', 'ponytail, pony tail, hair tied back'],
  ['bun', 'bun, topknot, chignon, updo, hair up, pinned up, top knot'],
  ['pixie', 'pixie, pixie cut, tousled'],
  ['bob', 'bob, bobbed, chin length, shoulder length'],
  ['fringe', 'fringe, bangs'],
  ['cropped', 'cropped, buzz cut, buzzcut, crew cut, close cropped, shaved sides'],
  ['swept', 'slicked back, slicked, swept back, pompadour, quiff, combed back'],
];

export const SKINS: readonly (readonly [Rgb, string])[] = [
  [
    hex('#4d2f22'),
    prose`
      ebony skin, very dark skin, deep skin, black woman, black man, black skin, nigerian, senegalese,
      ghanaian, sudanese, african, congolese
    `,
  ],
  [
    hex('#6e4330'),
    'dark skin, dark skinned, brown skin, brown skinned, kenyan, ethiopian, jamaican, caribbean, haitian',
  ],
  [
    hex('#9a6644'),
    'indian, pakistani, bengali, tamil, sri lankan, polynesian, hawaiian, aboriginal, maori',
  ],
  [
    hex('#b98158'),
    prose`
      olive skin, olive skinned, tanned, tan skin, arab, arabian, persian, iranian, moroccan, egyptian,
      turkish, mexican, latina, latino, brazilian, peruvian, colombian, sunburnt
    `,
  ],
  [
    hex('#dcaa80'),
    'japanese, kyoto, tokyo, chinese, korean, asian, vietnamese, italian, spanish, greek, portuguese',
  ],
  [
    hex('#f0cdb0'),
    prose`
      pale, pale skin, fair skin, fair skinned, porcelain, irish, scottish, scandinavian, swedish,
      norwegian, icelandic, finnish, danish, nordic, russian
    `,
  ],
];

/** What hair is said to have; other colour words (blue, pink, violet) are taken as they are. */
export const HAIR_COLORS: ReadonlyMap<string, Rgb> = new Map([
  ['red', hex('#a8401c')],
  ['ginger', hex('#bd5a24')],
  ['auburn', hex('#7d331d')],
  ['copper', hex('#a9502a')],
  ['chestnut', hex('#5e3420')],
  ['brown', hex('#4f3222')],
  ['brunette', hex('#452a1d')],
  ['dark', hex('#221917')],
  ['black', hex('#17141a')],
  ['raven', hex('#17141a')],
  ['blond', hex('#d3a95c')],
  ['blonde', hex('#d3a95c')],
  ['golden', hex('#d6a548')],
  ['gold', hex('#d6a548')],
  ['sandy', hex('#b08a58')],
  ['fair', hex('#d9bb80')],
  ['silver', hex('#c3c6cc')],
  ['grey', hex('#9a9a9e')],
  ['gray', hex('#9a9a9e')],
  ['greying', hex('#8b8784')],
  ['graying', hex('#8b8784')],
  ['white', hex('#ece8e2')],
]);

export const BEARD_WORDS: Words<Beard> = [
  ['none', 'clean shaven, beardless, shaved face'],
  ['long', 'long beard, long white beard, long grey beard, flowing beard, wizard'],
  ['goatee', 'goatee, van dyke'],
  ['stubble', 'stubble, unshaven, five o clock shadow'],
  ['full', 'full beard, bushy beard, thick beard, big beard'],
  ['short', 'short beard, trimmed beard, neat beard'],
  ['full', 'beard, bearded, beards'],
  ['moustache', 'moustache, mustache, whiskers'],
];

export const BUILDS: Words<Person['build']> = [
  [
    'broad',
    'broad, stocky, burly, muscular, strong, heavyset, sturdy, plump, stout, big man, large',
  ],
  ['slim', 'slim, slender, thin, lean, lanky, petite, willowy, delicate, gaunt, wiry'],
];

/** The colour before one of these words is that of the hat, of the dress, of the scarf. */
export const HAT_WORDS: Words<Hat> = [
  ['tricorn', 'tricorn, pirate hat, tricorne'],
  ['toque', 'chef hat, toque, chef s hat, baker hat'],
  ['pointed', 'pointed hat, wizard hat, witch hat, pointy hat, witch s hat, wizard s hat'],
  [
    'straw',
    'straw hat, sun hat, sunhat, wide brimmed hat, wide brim hat, gardening hat, cowboy hat',
  ],
  ['fedora', 'fedora, trilby, bowler, top hat, panama hat'],
  ['beret', 'beret'],
  ['beanie', 'beanie, woolen hat, woollen hat, knit cap, knitted cap, knitted hat, wool cap'],
  ['hood', 'hood, hooded, cowl'],
  ['crown', 'crown, tiara, diadem, crowned'],
  ['wreath', 'wreath, flower crown, flowers in her hair, flowers in his hair, laurel'],
  ['turban', 'turban'],
  ['headscarf', 'headscarf, hijab, veil, shawl over her head'],
  ['bandana', 'bandana, headband, kerchief'],
  ['goggles', 'goggles, aviator cap'],
  ['headphones', 'headphones, headset'],
  ['helmet', 'helmet, helm'],
  ['cap', 'captain s hat, captain hat, peaked cap, sailor cap, cap, naval hat, sailor hat'],
  ['fedora', 'hat'],
];

export const GARMENT_WORDS: Words<Garment> = [
  ['spacesuit', 'spacesuit, space suit'],
  ['armour', 'armour, armor, chainmail, breastplate'],
  ['apron', 'apron, overalls, dungarees'],
  ['uniform', 'uniform'],
  ['robe', 'robe, robes, habit, kimono, toga'],
  ['cloak', 'cloak, cape, mantle'],
  ['hoodie', 'hoodie, sweatshirt, tracksuit'],
  ['knit', 'sweater, jumper, turtleneck, roll neck, pullover, cardigan, knitwear'],
  ['coat', 'coat, trench coat, overcoat, raincoat, lab coat, jacket, parka, leather jacket'],
  ['tailored', 'suit, tuxedo, waistcoat, blazer, vest, tie'],
  ['dress', 'dress, gown, skirt, sundress, sari'],
  ['tunic', 'tunic, scrubs, jerkin, t shirt, tee, jersey'],
  ['shirt', 'shirt, blouse'],
];

export const POSES: Words<Pose> = [
  ['ride', 'riding, rides, on horseback, rider, horseman, horsewoman, on a horse'],
  ['embrace', 'kissing, kiss, hugging, hug, embracing, embrace, cuddling'],
  ['hands', 'holding hands, hand in hand, couple, lovers, newlyweds'],
  ['guitar', 'guitar, lute, banjo, ukulele, guitarist, bard, troubadour'],
  ['violin', 'violin, violinist, fiddle, viola'],
  ['umbrella', 'umbrella, parasol'],
  ['fish', 'fishing, angling, angler, fishing rod'],
  ['dance', 'dancing, dancer, dances, dance, ballerina, ballet, twirling, waltz, pirouette'],
  ['meditate', 'meditating, meditation, yoga, cross legged, praying'],
  ['read', 'reading, reads, reader'],
  ['run', 'running, runs, runner, sprinting, jogging, jogger, racing'],
  [
    'walk',
    'walking, walks, strolling, hiking, hiker, wandering, wanderer, traveller, traveler, pilgrim',
  ],
  [
    'raise',
    'arms raised, cheering, celebrating, waving, jumping, arms outstretched, singing, singer',
  ],
  ['staff', 'staff, wizard, sorcerer, sorceress, shepherd, casting a spell, mage'],
  ['sword', 'sword, knight, samurai, warrior, viking'],
  [
    'watch',
    'looking at, watching, gazing, facing, staring, looking out, overlooking, from behind, stargazing',
  ],
  ['sit', 'sitting, sits, seated, resting'],
];

/** What is worn on the head, and what on the body: a colour before one of these is its own. */
export const HAT_NOUNS = prose`
  hat cap beret hood turban beanie headscarf hijab veil bandana headband helmet crown fedora toque
  headphones goggles wreath tricorn
`.split(' ');
export const CLOTHES_NOUNS = prose`
  coat dress robe robes cloak shirt blouse sweater jumper jacket suit gown uniform apron cape
  turtleneck tunic hoodie kimono vest blazer cardigan pullover overalls scrubs skirt armour armor
  spacesuit waistcoat raincoat parka tracksuit sari jersey
`.split(' ');
