import { prose } from '../../../wrapped.ts';
import { hex, type Rgb } from '../color.ts';
import type { Place } from '../scene.ts';
import type { Backdrop, Beard, Garment, HairStyle, Hat } from './person.ts';

/** How somebody of a calling is known at a glance; what the text says of dress and hair goes first. */
export interface Role {
  name: string;
  /** Phrases by commas. */
  words: string;
  garment: Garment;
  color: Rgb;
  accent?: Rgb;
  hat?: Hat;
  hatColor?: Rgb;
  hair?: HairStyle;
  beard?: Beard;
  glasses?: 'round' | 'square';
  backdrop?: Backdrop;
  place?: Place;
}

const WHITE = hex('#ece7dd');

/** The first whose words occur is taken, so that "pirate captain" is a pirate. */
export const ROLES: readonly Role[] = [
  {
    name: 'pirate',
    words: 'pirate, buccaneer, corsair',
    ...{ garment: 'coat', color: hex('#5a1f2a'), accent: hex('#d8b25a') },
    ...{ hat: 'tricorn', hatColor: hex('#2a2024'), place: 'sea' },
  },
  {
    name: 'captain',
    words: 'captain, skipper, admiral, ship s officer, ferryman, helmsman',
    ...{ garment: 'uniform', color: hex('#1f2f4d'), accent: hex('#d8b25a') },
    ...{ hat: 'cap', hatColor: WHITE, place: 'sea' },
  },
  {
    name: 'fisherman',
    words: 'fisherman, fisherwoman, fisher, angler, lobsterman',
    ...{ garment: 'knit', color: hex('#2f4a5a'), hat: 'beanie', hatColor: hex('#8a3a2c') },
    ...{ beard: 'full', place: 'sea' },
  },
  {
    name: 'sailor',
    words: 'sailor, deckhand, lighthouse keeper, mariner, seafarer',
    ...{ garment: 'knit', color: hex('#28405c'), hat: 'beanie', hatColor: hex('#1f2a3a') },
    place: 'sea',
  },
  {
    name: 'monk',
    words: 'monk, friar, abbot, lama, zen master',
    ...{ garment: 'robe', color: hex('#a4531f'), accent: hex('#6e2f1a') },
    ...{ hair: 'bald', beard: 'none', backdrop: 'cloister' },
  },
  {
    name: 'nun',
    words: 'nun, abbess, prioress',
    ...{ garment: 'robe', color: hex('#23242c'), hat: 'headscarf', hatColor: hex('#23242c') },
    backdrop: 'cloister',
  },
  {
    name: 'chef',
    words: 'chef, cook, baker, pastry chef, patissier, pastry cook, confectioner',
    ...{ garment: 'uniform', color: WHITE, accent: hex('#8f9aa3') },
    ...{ hat: 'toque', hatColor: WHITE, backdrop: 'kitchen' },
  },
  {
    name: 'barista',
    words: 'barista, waiter, waitress, bartender, innkeeper, cafe owner, brewer',
    ...{ garment: 'apron', color: hex('#3c5a4e'), accent: WHITE, backdrop: 'cafe' },
  },
  {
    name: 'astronaut',
    words: 'astronaut, cosmonaut, spaceman, space explorer, spacewoman',
    ...{ garment: 'spacesuit', color: hex('#e4e6ea'), accent: hex('#e0763a') },
    ...{ hat: 'globe', hatColor: hex('#e4e6ea'), place: 'space' },
  },
  {
    name: 'doctor',
    words: 'doctor, physician, surgeon, veterinarian, vet, pharmacist, dentist',
    ...{ garment: 'coat', color: hex('#e8ebec'), accent: hex('#5c9aa8'), backdrop: 'laboratory' },
  },
  {
    name: 'nurse',
    words: 'nurse, paramedic, midwife, medic',
    ...{ garment: 'tunic', color: hex('#4f8f96'), accent: WHITE, backdrop: 'laboratory' },
  },
  {
    name: 'scientist',
    words: prose`
      scientist, chemist, biologist, physicist, researcher, botanist, geneticist, astronomer,
      mathematician, engineer, alchemist
    `,
    ...{ garment: 'coat', color: hex('#e8ebec'), accent: hex('#54708a'), glasses: 'round' },
    backdrop: 'laboratory',
  },
  {
    name: 'librarian',
    words: 'librarian, archivist, bookseller, historian, scholar, professor, academic, philosopher',
    ...{ garment: 'tailored', color: hex('#6a4a36'), accent: WHITE, glasses: 'round' },
    backdrop: 'library',
  },
  {
    name: 'teacher',
    words: 'teacher, schoolteacher, lecturer, tutor, instructor',
    ...{ garment: 'knit', color: hex('#8a6a2f'), glasses: 'square', backdrop: 'library' },
  },
  {
    name: 'writer',
    words: 'writer, author, poet, novelist, journalist, editor, translator, storyteller',
    ...{ garment: 'knit', color: hex('#3a3f4a'), accent: WHITE, backdrop: 'library' },
  },
  {
    name: 'detective',
    words: 'detective, inspector, sleuth, private eye, investigator, spy, secret agent',
    ...{ garment: 'coat', color: hex('#8a7350'), accent: WHITE },
    ...{ hat: 'fedora', hatColor: hex('#5a4a36'), place: 'city' },
  },
  {
    name: 'wizard',
    words: 'wizard, sorcerer, mage, warlock, enchanter, merlin, druid',
    ...{ garment: 'robe', color: hex('#34357a'), accent: hex('#d8b25a') },
    ...{ hat: 'pointed', hatColor: hex('#34357a'), beard: 'long', hair: 'long' },
  },
  {
    name: 'witch',
    words: 'witch, sorceress, enchantress, fortune teller',
    ...{ garment: 'cloak', color: hex('#43265a'), accent: hex('#7fae6a') },
    ...{ hat: 'pointed', hatColor: hex('#2d2136'), place: 'forest' },
  },
  {
    name: 'knight',
    words: 'knight, paladin, crusader, templar',
    ...{ garment: 'armour', color: hex('#9aa5b1'), accent: hex('#8f2f34'), place: 'hills' },
  },
  {
    name: 'samurai',
    words: 'samurai, ronin, warrior, viking, gladiator, swordsman, swordswoman, barbarian',
    ...{ garment: 'armour', color: hex('#5c3f3a'), accent: hex('#a83a30'), hair: 'bun' },
    place: 'mountains',
  },
  {
    name: 'king',
    words: 'king, emperor, sultan, queen, empress, prince, princess, monarch, duke, duchess',
    ...{ garment: 'cloak', color: hex('#7a1f38'), accent: hex('#e2bb5c') },
    ...{ hat: 'crown', hatColor: hex('#e2bb5c'), backdrop: 'hall' },
  },
  {
    name: 'ranger',
    words:
      'ranger, hunter, huntress, archer, elf, thief, rogue, assassin, traveler, traveller, pilgrim',
    ...{ garment: 'cloak', color: hex('#3d5540'), accent: hex('#8a6a3a'), hat: 'hood' },
    ...{ hatColor: hex('#3d5540'), place: 'forest' },
  },
  {
    name: 'gardener',
    words: 'gardener, farmer, florist, herbalist, beekeeper, winemaker, horticulturist, shepherd',
    ...{ garment: 'apron', color: hex('#5f7a45'), accent: hex('#e6dcc6') },
    ...{ hat: 'straw', hatColor: hex('#d9b872'), backdrop: 'greenhouse' },
  },
  {
    name: 'painter',
    words: 'painter, sculptor, illustrator, potter, ceramicist, muralist, artist, designer',
    ...{ garment: 'apron', color: hex('#7a5a48'), accent: hex('#e6dcc6') },
    ...{ hat: 'beret', hatColor: hex('#8f2f34'), backdrop: 'workshop' },
  },
  {
    name: 'maker',
    words: prose`
      blacksmith, carpenter, mechanic, clockmaker, watchmaker, tailor, seamstress, shoemaker,
      luthier, woodworker, tinkerer, inventor, welder, miner, builder, cobbler
    `,
    ...{ garment: 'apron', color: hex('#6a4630'), accent: hex('#c9bba0'), backdrop: 'workshop' },
  },
  {
    name: 'pilot',
    words: 'pilot, aviator, aviatrix, airman, flight engineer',
    ...{ garment: 'coat', color: hex('#6a4a30'), accent: hex('#e6dcc6') },
    ...{ hat: 'goggles', hatColor: hex('#5a3d28'), place: 'cloudtop' },
  },
  {
    name: 'dancer',
    words: 'dancer, ballerina, acrobat, choreographer, gymnast',
    ...{ garment: 'dress', color: hex('#b8506a'), hair: 'bun', backdrop: 'stage' },
  },
  {
    name: 'musician',
    words: prose`
      musician, guitarist, pianist, violinist, cellist, drummer, singer, composer, conductor, bard,
      troubadour, saxophonist, trumpeter, dj, jazz
    `,
    ...{ garment: 'tailored', color: hex('#2b2d3d'), accent: hex('#b8506a'), backdrop: 'stage' },
  },
  {
    name: 'actor',
    words: 'actor, actress, performer, magician, clown, comedian, puppeteer',
    ...{ garment: 'tailored', color: hex('#5a2440'), accent: hex('#e2bb5c'), backdrop: 'stage' },
  },
  {
    name: 'athlete',
    words: 'athlete, runner, boxer, swimmer, footballer, cyclist, coach, personal trainer, surfer',
    ...{ garment: 'hoodie', color: hex('#c2512f'), accent: WHITE, place: 'meadow' },
  },
  {
    name: 'guide',
    words: 'mountain guide, mountaineer, climber, hiker, explorer, adventurer, backpacker, skier',
    ...{ garment: 'coat', color: hex('#b8552a'), accent: hex('#2f3a44'), hat: 'beanie' },
    ...{ hatColor: hex('#2f4a5a'), place: 'mountains' },
  },
  {
    name: 'cowboy',
    words: 'cowboy, cowgirl, rancher, sheriff, gunslinger',
    ...{ garment: 'shirt', color: hex('#9a5a3a'), accent: hex('#7a2f2a'), hat: 'straw' },
    ...{ hatColor: hex('#7a5636'), place: 'desert' },
  },
  {
    name: 'soldier',
    words: 'soldier, officer, guard, police, policeman, policewoman, firefighter, general, colonel',
    ...{ garment: 'uniform', color: hex('#4a5440'), accent: hex('#c9b27a'), hat: 'cap' },
    hatColor: hex('#4a5440'),
  },
  {
    name: 'coder',
    words: 'programmer, hacker, developer, coder, gamer, streamer, radio host, sound engineer',
    ...{ garment: 'hoodie', color: hex('#3c4460'), accent: hex('#7fd0d8'), hat: 'headphones' },
    hatColor: hex('#23252e'),
  },
  {
    name: 'architect',
    words: prose`
      architect, photographer, director, curator, lawyer, judge, diplomat, businessman,
      businesswoman, manager, entrepreneur, banker, butler
    `,
    ...{ garment: 'tailored', color: hex('#3a4450'), accent: WHITE, place: 'city' },
  },
];
