import { prose } from '../../wrapped.ts';

/** Words of the things that stand, lie or fly in a scene; the same rules as in `scene-words.ts`. */
export const THING_WORDS = {
  dragon: 'dragon wyvern drake',
  dinosaur: 'dinosaur t-rex trex tyrannosaurus raptor',
  bear: 'bear grizzly polar-bear teddy-bear bear-cub panda',
  lion: 'lion lioness lion-cub',
  elephant: 'elephant mammoth baby-elephant',
  rabbit: 'rabbit bunny hare',
  parrot: 'parrot macaw parakeet cockatoo budgie',
  robot: 'robot android mech droid cyborg automaton',
  car: 'car automobile sports-car sportscar vintage-car classic-car convertible racing-car race-car taxi cab vehicle',
  bicycle: 'bicycle bike',
  train: 'train steam-train locomotive steam-engine railway railroad steam-locomotive',
  rocket: 'rocket spaceship spacecraft starship rocket-ship space-shuttle space-ship shuttle',
  airplane: 'airplane aeroplane plane aircraft biplane jet',
  umbrella: 'umbrella parasol',
  market: 'market market-stall stall bazaar marketplace farmers-market souk market-square',
  snowman: 'snowman',
  sword: 'sword excalibur blade',
  chest: 'treasure-chest chest treasure',
  throne: 'throne',
  guitar: 'guitar ukulele acoustic-guitar',
  violin: 'violin cello fiddle viola',
  piano: 'piano grand-piano',
  bookshelf: 'bookshelf bookcase library bookshop bookstore shelf bookshelves shelves',
  bed: 'bed bedroom four-poster-bed',
  sofa: 'sofa couch armchair settee easy-chair chair',
  lamp: 'lamp floor-lamp desk-lamp table-lamp',
  fireplace: 'fireplace hearth open-fire',
  lamppost: 'lamppost street-lamp streetlamp street-light streetlight lamp-post street-lantern',
  mushroom: 'mushroom toadstool fungus',
  pumpkin: 'pumpkin jack-o-lantern',
  book: 'book open-book novel stack-of-books pile-of-books reading spellbook tome',
  candle: 'candle candlelight candle-light candlelit candlestick',
  cup: 'cup coffee tea mug cup-of-coffee cup-of-tea cappuccino latte espresso hot-chocolate cocoa teacup coffee-cup',
  bowl: prose`
    bowl ramen soup noodle noodles bowl-of-ramen bowl-of-soup bowl-of-fruit fruit-bowl fruit rice
    bowl-of-food bowl-of-noodles bowl-of-rice stew salad food meal pasta apples
  `,
  cake: 'cake birthday-cake cupcake chocolate-cake wedding-cake dessert pie',
  vase: 'vase bouquet vase-of-flowers flowers-in-a-vase bouquet-of-flowers flower-vase',
  clock: 'clock pocket-watch alarm-clock clockwork',
} as const;
export type ThingKind = keyof typeof THING_WORDS;

/** Words of the places that are no landscape. */
export const INDOOR_WORDS = prose`
  room interior indoors living-room bedroom kitchen study library cafe attic parlour parlor lounge
  bookshop bookstore fireplace coffee-shop dining-room apartment windowsill window-sill
  window table desk reading-room music-room
`;
export const STREET_WORDS = prose`
  street alley alleyway road lane high-street shopping-street shop storefront street-scene
  cobblestone-street boulevard avenue
`;
export const ABSTRACT_WORDS = prose`
  abstract kandinsky geometric abstract-art geometric-shapes abstract-composition bauhaus
  suprematism cubism cubist mondrian abstract-painting
`;
