/** Things and animals that have an age or a youth without being a person. */
const THINGS =
  'whisky whiskey scotch bourbon wine rum brandy cheese cheddar port vinegar tequila malt ' +
  'car truck minivan campervan ' +
  'bike bicycle motorcycle boat ship yacht house home building castle church bridge cottage ' +
  'cabin barn mill ' +
  'tower temple ruin ruins city town village tree trees oak oaks pine maple birch elm ' +
  'bonsai forest plant plants vine ' +
  'laptop computer phone camera guitar piano violin record album movie film book novel show ' +
  'series song game games ' +
  'company business startup tradition recipe problem bug code codebase software building ' +
  'sofa couch chair table ' +
  'jacket jeans shoes dress boots coat bottle barrel furniture painting photo house roof road engine ' +
  'dog dogs puppy puppies cat cats kitten kittens horse horses racehorse racehorses mare mares stallion gelding colt filly foal pony cow calf bull goat ' +
  'goats sheep lamb lambs pig piglet ' +
  'elephant elephants giraffe lion lions tiger tigers cub cubs bear bears panda pandas ' +
  'koala kangaroo monkey gorilla ' +
  'whale whales dolphin dolphins seal seals otter otters turtle turtles tortoise penguin ' +
  'penguins owl owls bird birds ' +
  'eagle eagles duck ducks duckling chick chicks hen swan parrot crow raven fox foxes wolf ' +
  'wolves deer fawn rabbit rabbits ' +
  'bunny hamster hedgehog squirrel raccoon snake lizard frog frogs crocodile alligator ' +
  'dragon dragons dinosaur dinosaurs ' +
  'unicorn phoenix griffin yoda groot shark sharks octopus fish salmon trout spider bee ' +
  'bees rhino hippo zebra llama alpaca ' +
  'sloth bat bats mouse mice rat planet star stars galaxy sun moon volcano mountain river ' +
  'glacier robot mutant turtles carrots ' +
  'spinach corn potatoes potato tomatoes leaves greens monitor bok sprouts oil powder wipes ' +
  'shower bump blue pink grand steps breath boomer boomers ' +
  'cognac armagnac brandy rye mezcal calvados sherry madeira bordeaux burgundy barolo rioja champagne prosecco ' +
  'blend dram spirit liquor beer ale lager stout balsamic cheese gouda parmesan comte ham soy sauce kimchi sourdough starter ' +
  'tea puerh cars trucks vans bikes motorbike scooter tractor bus train tram plane aircraft jet helicopter ship ships boats ' +
  'yacht sailboat canoe kayak laptop laptops pc computer computers macbook iphone ipad tablet phones television tv fridge ' +
  'refrigerator freezer oven stove dishwasher washer washing machine dryer mattress bed desk lamp clock watch ring necklace ' +
  'camera cameras lens telescope microscope printer console playstation xbox nintendo sweater shirt hoodie hat boots bag wallet ' +
  'backpack suitcase knife pan skillet pot wok rug carpet curtains roof fence deck garage apartment flat cottage villa hotel ' +
  'restaurant bar pub cafe shop store bakery brewery distillery winery vineyard orchard olive garden hedge rose roses cactus ' +
  'ficus fern orchid fern marriage friendship relationship partnership feud war conflict tradition festival treaty law policy ' +
  'company firm startup business franchise channel podcast blog website app software repo library codebase server database bug ' +
  'series show film movie album song record book novel manga anime comic game saga franchise myth legend mystery case debt loan ' +
  'mortgage scar tattoo grudge habit project survey report painting sculpture statue mural photograph photo manuscript ' +
  'saddle violin cello guitar guitars piano drum drums amp amplifier bass trumpet flute organ harp mandolin bridge dam tunnel ' +
  'road railway stadium airport mall skyscraper monument fountain well mine farm field pony mare stallion gelding colt filly mule ' +
  'donkey dog hound labrador retriever beagle poodle terrier shepherd collie husky dachshund corgi spaniel pug bulldog greyhound ' +
  'mutt cat tabby siamese persian tomcat ferret gecko iguana boa python tortoise koi goldfish canary cockatiel macaw budgie rooster ' +
  'elk moose bison buffalo camel leopard cheetah jaguar puma lynx orca walrus whisky scotch macallan lagavulin laphroaig glenfiddich talisker ardbeg ' +
  'auto wagen haus hund katze wein baum voiture vin chien chat maison arbre coche vino perro gato casa arbol ron barrica cane gatto ' +
  'macchina albero carro cachorro vinho hond kat bil hund katt wino pies kot samochod auto pes kocka виски вино собака кот машина дом коньяк ' +
  'ウイスキー 威士忌';
export const THING_WORDS: ReadonlySet<string> = new Set(THINGS.split(' '));

/** Words that may stand between "baby" and the animal. */
const THING_MARKS =
  'sea polar asian african fluffy cute snow red brown black white grey gray arctic emperor ' +
  'harbor barn mountain mutant ninja';
export const THING_MARK_WORDS: ReadonlySet<string> = new Set(THING_MARKS.split(' '));

/** Words for people: near an age they count more than a thing nearby. */
const PEOPLE =
  'girl girls boy boys woman women man men person people she he her his him they model ' +
  'character female male lady guy ' +
  'student pupil daughter son sister brother niece nephew friend cousin girlfriend ' +
  'boyfriend child kid teen princess princesses ' +
  'queen actress actor singer athlete player skater swimmer violinist pianist artist apprentice orphan heir heiress witch ' +
  'student pupil baby toddler infant teenager schoolgirl schoolboy guy dude lass lad lady protagonist heroine hero companion ' +
  'maid elf cheerleader dancer ballerina nurse gymnast human humanoid companion helper owner';
export const PEOPLE_WORDS: ReadonlySet<string> = new Set(PEOPLE.split(' '));
