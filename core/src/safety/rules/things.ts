/** Things and animals that have an age or a youth without being a person. */
const THINGS =
  'whisky whiskey scotch bourbon wine rum brandy cheese cheddar port vinegar tequila malt ' +
  'car truck van ' +
  'bike bicycle motorcycle boat ship yacht house home building castle church bridge cottage ' +
  'cabin barn mill ' +
  'tower temple ruin ruins city town village tree trees oak oaks pine maple birch elm ' +
  'bonsai forest plant plants vine ' +
  'laptop computer phone camera guitar piano violin record album movie film book novel show ' +
  'series song game games ' +
  'company business startup tradition recipe problem bug code codebase software building ' +
  'sofa couch chair table ' +
  'jacket jeans shoes dress boots coat bottle barrel furniture painting photo house roof road engine ' +
  'dog dogs puppy puppies cat cats kitten kittens horse horses foal pony cow calf bull goat ' +
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
  'shower bump blue pink grand steps breath boomer boomers';
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
  'maid elf cheerleader dancer ballerina nurse gymnast';
export const PEOPLE_WORDS: ReadonlySet<string> = new Set(PEOPLE.split(' '));
