/** Ordinary words one slip away from a word of the rules: they are themselves and nothing else. */
export const NEAR_WORDS: ReadonlySet<string> = new Set(
  (
    'even seen ears grace grave glade grape trade traded trades schooner schooners grad grado gerade leven sven hild ' +
    'right rights light lights night nights fight fights sight sights might tight yearly nearly dearly clearly ' +
    'chill chili chile chilli chide chid childe schild guild chills chilies childs child children ' +
    'childhood childless childish childlike teenaged infanta infante enfant instant infants infantry ' +
    'toddle toddled toddles coddler schooled schools scholl schooling bears tears fears gears wears ' +
    'hears dears pears nears rears sears yearn yearns years yeas year gills grills gilds giros girl ' +
    'girly girls girth tittle kittle lithe litter young youngs youth trader grater grades graver ' +
    'grade grads raider sixteenth fifteenth elven elevens eleven twelves twelfth eighty eights eight ' +
    'eighth weight height freight severn seven seventy severs sevens bright sever nineteen ninety ' +
    'thirteenth fourteenth seventeenth eleventh twentieth nineteenth eighteenth tenth ' +
    'fifty sixty forty pupils minors miners manors minor miner pupal puppy newborns juveniles ' +
    'students studied studies student prudent daughters laughter slaughter daughter middle muddle ' +
    'meddle riddle fiddle piddle diddle birthdays birthday under udder older holder bolder folder ' +
    'colder aged ages kinder kindergartens kindles thirteens kiddos underrate undersea average ' +
    'juniors senior unior mirror miner miners minus manor menor motor minor minors steen green queen sheen sixties fifties forties teen tween tweed tweet teens preteens'
  ).split(' '),
);
