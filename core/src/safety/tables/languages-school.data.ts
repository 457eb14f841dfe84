import type { Language } from './language.ts';

/**
 * School, its years, first communions and milk teeth, and the forms of ages that the tables of the
 * languages lack. Numbers are those in figures.
 */
export const SCHOOL: Readonly<Record<string, Partial<Language>>> = {
  de: {
    age: ['{siebzehnte|siebzehnten}r Geburtstag'],
    bare: [
      '{sie|er|und|die|lena|<word>} wird {im <word>|nächsten <word>|diesen <word>|am <word>|bald|morgen|heute|demnächst} {erst|gerade|schon|endlich|} @',
      '{gerade|erst|eben|frisch} @ geworden',
    ],
    own: [
      '{ich|} {bin|gehe|geh|komme} {noch|jetzt|grad|} {in der|in die|auf der|in} {fünften|sechsten|siebten|achten|neunten|zehnten|fünfte|sechste|siebte|achte|neunte|zehnte|#} {klasse|,|}',
      'ich besuche die {fünfte|sechste|siebte|achte|neunte|zehnte|# te|#} klasse',
      '{ich|} {gehe|geh|bin} {noch|} in {die|der} # Klasse',
      'ich {werde|werd} {im <word>|nächsten <word>|bald|morgen|nächste <word>} {erst|} @',
    ],
    youth: [
      '{geht|gehst|gehe|geh|besucht|besuchst|ist|bist|bin|sitzt} {noch|jetzt|gerade|} {in die|in der|in die|in eine} # {Klasse|Schulklasse}',
      'Klasse #',
      '# te Klasse',
      '{konfirmiert|gefirmt|eingeschult|konfirmandin|firmling|kommunionkind}',
      '{konfirmation|erstkommunion|kommunion|firmung|jugendweihe|einschulung} {gefeiert|gehabt|hinter sich|kind|kleid|anzug}',
      '{meine|deine|ihre|seine} {konfirmation|erstkommunion|jugendweihe}',
      '{volljaehrig|volljährig} {in|erst in|erst|wird}',
      'nicht {mal|einmal} {18|achtzehn|volljährig}',
      '{fünft|sechst|siebt|acht|neunt|zehnt}{klasse|klaessler|klässlerinnen}',
      '{zahnspange und schulranzen|schulranzen|schultüte|zuckertüte|milchzahn|milchzähne|stützräder}',
      '{Pubertät|Stimmbruch}',
      '{im|in den} {stimmbruch|teenageralter|teeniealter}',
      '{teenie|teenies|azubine|pubertierende|pubertierender|heranwachsende}',
      '{kleine|kleinen} {cousine|schwester|nichte|enkelin}',
    ],
    child: [],
    scene: [
      '{mein|meine} {Begleiter|Begleiterin|Figur|Charakter|Gefährte|Gefährtin} {<word>|}',
      '{du heißt|dein Name ist|du gehst}',
    ],
  },
  nl: {
    age: [],
    bare: ['wordt {volgende <word>|in <word>|binnenkort|straks} {pas|} @'],
    youth: [
      '{groep|klas} #',
      '{tweede|derde|eerste|vierde|2e|3e|1e} {klas|klasser}',
      '{tweedeklasser|derdeklasser|brugpieper|kleuterklas|communicant*}',
      '{vormsel|eerste communie}',
      '{zit|zitten|zat} in de {brugklas|<n> e klas|eerste klas|tweede klas|derde klas}',
      '{melktand|melktanden|beugel en schooltas}',
      '{puber|pubers}',
    ],
    child: [],
    scene: [
      '{mijn|de} {metgezel|personage|karakter} {heet|is|zit}',
      '{jij heet|je heet|je naam is}',
    ],
    own: [
      'ik {zit|ga} {nog|} {in|naar} {de|} {eerste|tweede|derde|vierde|vijfde|<n> e|brugklas|groep #} {klas|}',
      'ik zit op {de|} {basisschool|middelbare}',
    ],
  },
  sv: {
    age: [],
    bare: ['{fyller|blir} {i <word>|nästa <word>|snart} @'],
    youth: [
      '{går|gick|börjat|börjar|går nu} i {# an|trean|fyran|femman|sexan|sjuan|åttan|nian|ettan|tvåan|klass #}',
      '{fjärde|tredje|andra|första|tionde} klass',
      '{konfirmand*|konfirmerad|konfirmation|nykonfirmerad}',
      '{sjundeklassare|åttondeklassare|niondeklassare|sexa|sjua|åtta|nia}klassare',
      '{sjunde|åttonde|nionde|sjätte|femte|fjärde|tredje}klassare*',
      '{mjölktand|mjölktänder|skolväska|målbrott|målbrottet|tandställning och skolväska}',
    ],
    child: [],
    scene: [
      '{min|mitt} {följeslagare|karaktär|sällskap} {heter|är|går}',
      'du heter',
      '{kan|vill} du {va|vara}',
      '{var|va} min {kompis|vän|tjej|kille}',
    ],
    own: ['jag går i {trean|fyran|femte|sjätte|sjunde|åttonde|nionde|årskurs #}'],
  },
  nb: {
    age: [],
    youth: [
      '{fjerde|tredje|andre|første|femte|sjette|sjuende|syvende|åttende|niende|tiende}{klassing|klassinger|klassingen|trinn}',
      '{går|gikk|begynt} i {fjerde|tredje|femte|sjette|sjuende|syvende|åttende|niende|tiende} {klasse|}',
      '{konfirmant*|konfirmert|konfirmasjon}',
      '{melketann|melketenner|stemmeskifte|stemmeskiftet}',
      '{ungdomsskolen|barneskolen|ungdomsskoleelev}',
    ],
    child: [],
    scene: [
      '{min} {følgesvenn|karakter|ledsager} {heter|er|går}',
      'du heter',
      'kan du være',
      '{du er|vær} <word>',
    ],
  },
  da: {
    age: [],
    youth: [
      '{konfirmand*|konfirmeret|konfirmation|blå mandag}',
      '{fjerde|tredje|femte|sjette|syvende|ottende|niende|tiende} {klasse|klasses}',
      '# {klasse|klasses}',
      '{mælketand|mælketænder|skoletaske|stemmen i overgang}',
      '{teenager|teenagere|skoleelev|folkeskolen}',
      '{pige|piger|dreng|drenge|tøs} på #',
    ],
    child: [],
    scene: [
      '{min} {ledsager|karakter|følgesvend} {hedder|er|går}',
      'du hedder',
      '{kan du være|vær min|du er}',
    ],
  },
  fi: {
    age: [],
    youth: [
      '{käy|käyt|käyn|kävi} {ensimmäistä|toista|kolmatta|neljättä|viidettä|kuudetta|seitsemättä|kahdeksatta|yhdeksättä|#} {luokkaa|luokan}',
      '{ysi|kasi|seiska|kutos|vitos|nelos}{luokkalai*|luokka|luokalla}',
      '{ysiluokk*|kasiluokk*|seiskaluok*|kutosluok*|rippikoulu*|rippilap*|eskarilai*|maitohamp*|maitohammas}',
      '{ala-asteella|yläasteella|ala-aste|yläaste}',
      '{kolmas|neljäs|viides|kuudes|seitsemäs|kahdeksas|yhdeksäs}luokkalai*',
      '{äänenmurros|äänenmurroksessa}',
    ],
    child: [],
    scene: ['{kumppanini|seuralaiseni|hahmoni} {on|nimi}', '{nimesi on|sun nimi on}'],
    own: [
      '{olen|oon|mä oon|käyn} {vasta|} {seiskaluokalla|kasiluokalla|ysiluokalla|kutosluokalla|seiskalla|kasilla|ysillä|kutosella|viidennellä|kuudennella|seitsemännellä|kahdeksannella|yhdeksännellä|viidettä|kuudetta|seitsemättä|kahdeksatta|yhdeksättä} {luokalla|luokkaa|}',
    ],
  },
  is: {
    age: ['# ára*'],
    youth: [
      '{fermingarbarn*|fermd|fermdur|ferming*}',
      '{sjöunda|áttunda|níunda|tíunda|sjötta|fimmta} bekk',
      '{menntaskóla*|barnaskóla*|grunnskól*}',
    ],
    child: [],
  },
  fr: {
    age: [],
    bare: ['{aura|auras|va avoir} {bientôt|} # ans'],
    own: [
      '{jsuis|chuis|j suis|suis} {en|au|encore en} {<n> e|<n> ème|sixième|cinquième|quatrième|troisième|seconde|collège|lycée|cm1|cm2}',
      '{jai|ai} {que|seulement|juste|} # ans',
      '{j aurai|jaurai} @ ans',
    ],
    youth: [
      '{suis|es|est|sont|entre|entrer|rentre|passe|été} en {<n> e|<n> ème|<n> eme|sixième|cinquième|quatrième|troisième|seconde|première|terminale|cm1|cm2|ce1|ce2|cp}',
      '{<n> e|<n> ème|<n> eme|sixième|cinquième|quatrième|troisième|seconde|terminale} {au|du|dans un} {collège|lycée}',
      '{classe|élève} de {<n> e|<n> ème|<n> eme|seconde|terminale|sixième|cinquième|quatrième|troisième}',
      '{classe de|lycée en|college en|collège en} {<n>|seconde|première|terminale}',
      '{dents de lait|dent de lait|première communion|communiante|cartable et couettes|mue de la voix}',
      '{chuis|jsuis|suis} {au|en} {collège|lycée|primaire|cp|cm1|cm2}',
      'pas {encore|} {majeur|majeure|18 ans|dix huit ans}',
    ],
    child: [],
    scene: [
      '{mon|ma|le} {compagnon|compagne|personnage} {est|a|s appelle|sappelle}',
      '{tu tappelles|tu t appelles|ton nom est}',
      '{sois|joue|fais} {ma|mon|un|une|la|le}',
      '{t es|tes|tu es|tu seras} <word>',
    ],
  },
  es: {
    age: [],
    bare: ['cumple @', '{cumple|cumplirá|cumplira} {los|} # {en|el|años|mañana}'],
    own: [
      '{voy|estoy|curso|hago} {a|en|al|} {# o|#|primero|segundo|tercero|cuarto|quinto|sexto} {de|} {la|} {eso|primaria|secundaria|bachillerato|bachi|prepa}',
      '{voy|estoy} {en|al|a} {# de|primero|segundo|tercero|secundaria|primaria|prepa|instituto|cole|colegio} {de|} {la|} {eso|primaria|secundaria|prepa|bachillerato|}',
      '{aún|todavía} no {tengo|cumplo} 18',
    ],
    youth: [
      '# {o|do|er|ero|to|a|da|ra|mo|vo|no|°|} {de|} {la|} {eso|primaria|bachillerato|bachi|secundaria|básico|medio}',
      '{primero|segundo|tercero|cuarto|quinto|sexto|séptimo|octavo|noveno|segunda|tercera|<n>} {de|} {la|} {eso|primaria|secundaria|bachillerato|bachi|prepa|preparatoria|básica}',
      '{primera comunión|dientes de leche|diente de leche|sus quince|mis quince|fiesta de quince|quinceanyera}',
      '{va|vas|voy|van} al {instituto|cole|colegio|instituto y|insti}',
      '{aún|aun|todavía} no {cumple|tiene|cumples|es} {18|dieciocho|mayor de edad|los 18}',
      '{secundaria|preparatoria|primaria|bachiller} {y|con|en|que}',
    ],
    child: [],
    scene: [
      '{mi|el|la} {compañero|compañera|personaje} {es|tiene|se llama|va}',
      '{te llamas|tu nombre es}',
      '{se|sé|seas|se tú|hazte|interpretas|serás|eres} {mi|tu|un|una|la|el}',
      '{porfa|por favor} {se|sé}',
    ],
  },
  it: {
    age: [],
    bare: ['{compie|compirà|compi} {@|# anni}'],
    youth: [
      '{prima|seconda|terza|quarta|quinta|<n> a|<n>} {media|elementare|superiore|liceo|ginnasio}',
      '{in|alla|di|fa|fai|faccio} {prima|seconda|terza|quarta|quinta|<n> a} {media|elementare|superiore|liceo}',
      '{prima comunione|cresima|denti da latte|dentino da latte}',
      '{non ancora|non è ancora|non sei ancora} {maggiorenne|diciottenne}',
      '{al|del|fa il|frequenta il|frequenti il} {liceo|ginnasio}',
    ],
    child: [],
    scene: [
      '{il mio|la mia|il|la} {compagno|compagna|personaggio} {è|ha|si chiama|va}',
      '{ti chiami|il tuo nome è}',
      '{fai finta di|fa finta di|sii|interpreta|sei}',
    ],
    own: [
      '{faccio|sono in|frequento la|vado in} {prima|seconda|terza|quarta|quinta} {media|elementare|superiore|liceo}',
    ],
  },
  pt: {
    age: [],
    bare: ['{faz|fará|completa} # {em|no|na|anos|amanhã}'],
    youth: [
      '# {o|º|a|} {ano|série|serie} {do|da|de} {ensino|fundamental|médio|escola|colégio|ciclo}',
      '{sexto|sétimo|oitavo|nono|quinto|<n> o|<n>} ano {na escola|do básico|do fundamental|b|a}',
      '{está|estás|estou|ando|anda|andas|tá|to} no {<n>|<n> o|sexto|sétimo|oitavo|nono|quinto} ano',
      '{primeira comunhão|dentes de leite|dente de leite|festa de quinze anos|debutante}',
      'ainda não {é|sou|és|fez|tem} {maior de idade|18|maior}',
    ],
    child: [],
    scene: [
      '{meu|minha|o meu|a minha} {companheiro|companheira|personagem} {é|tem|se chama|chama}',
      '{você se chama|teu nome é|seu nome é|chamas te}',
      '{seja|sê|vc é|você será|finge ser} {minha|meu|um|uma|a|o}',
    ],
    own: [
      '{estou|ando|tô|to|curso|sou} {no|do|na} {# o|#|quinto|sexto|sétimo|oitavo|nono} {ano|série}',
    ],
  },
  ro: {
    age: [],
    bare: ['{împlinește|face|va împlini|faci} # {ani|}'],
    own: [
      '{sunt|sînt|is|merg} {în|in} clasa',
      '{sunt|is} {in|în|la} {clasa a|clasa|liceu|gimnaziu|generală}',
    ],
    youth: [
      '{în|din|de|a} clasa {a|} {<n>|<n> a|cincea|șasea|șaptea|opta|noua|zecea|vii|viii|ix|vi|v}',
      '{prima împărtășanie|dinți de lapte|dinte de lapte}',
      '{nu are încă|n are încă|nu are|nu ai} {18|optsprezece|optișpe}',
      '{la|de} {gimnaziu|liceu|grădiniță}',
    ],
    child: [],
    scene: ['{fii|hai să fii|joacă} {prietena|prietenul|o|un|rolul}'],
  },
  ca: {
    age: ['de # anys'],
    youth: [
      '# {r|n|t|è|e|} {d|de} {eso|primària|batxillerat}',
      '{alumna|alumne|noia|noi|nena|nen} {de|d} {primària|secundària|eso|institut|# anys}',
      '{dents de llet|primera comunió}',
    ],
    child: [],
  },
  pl: {
    age: [],
    bare: ['{kończy|skończy|skończysz} {za|w|jutro|wkrótce|} {<word>|} @ {lat|}'],
    youth: [
      '{idziesz|chodzisz|chodzi|jest|jesteś|poszła|poszedł} {do|w} {<word>|} {klasy|klasie|podstawówki|gimnazjum|liceum|technikum|przedszkola}',
      '{pierwsz|drug|trzeci|czwart|piąt|szóst|siódm|ósm|dziewiąt}oklasist*',
      '{drugoklasist*|trzecioklasist*|czwartoklasist*|piątoklasist*|bierzmowan*|komuni* świet*|mleczak*|mutacj* głosu}',
      '{pierwsza|pierwszą|pierwszej} {komunia|komunię|komunii}',
      '{drugiej|pierwszej|dziewiątej} {klasy|klasie}',
    ],
    child: [],
    scene: [
      '{mój|moja} {towarzysz|towarzyszka|postać} {ma|jest|nazywa|chodzi}',
      '{nazywasz się|masz na imię}',
      '{bądź|bądz|zostań|udawaj} {moją|moim|moja|mój}',
    ],
    own: [
      '{chodzę|jestem|idę} {do|w} {czwartej|piątej|szóstej|siódmej|ósmej|pierwszej|drugiej|trzeciej|#} {klasy|klasie|gimnazjum|liceum|podstawówki}',
    ],
  },
  cs: {
    age: [],
    youth: [
      '{<n>|první|druhé|třetí|čtvrté|páté|šesté|sedmé|osmé|deváté} {třídy|třídě|třída|třídu|ročník}',
      '{prvňá*|druhá* třídy|třeťá*|čtvrťá*|páťá*|šesťá*|sedmá*|osmá* třídy|deváťá*|páťák*|šesťák*|sedmák*|osmák*|deváťák*|mléčný zub|mléčné zuby|přijímání}',
    ],
    child: [],
    scene: [
      '{můj|moje} {společník|společnice|postava} {má|je|se jmenuje|chodí}',
      'jmenuješ se',
      'buď {moje|můj|má}',
    ],
    own: ['{chodím|jsem|jdu} {do|v} {čtvrté|páté|šesté|sedmé|osmé|deváté|#} {třídy|třídě}'],
  },
  sk: {
    age: ['{jedenásť|dvanásť|trinásť|štrnásť|pätnásť|šestnásť|sedemnásť|desať}ročn*'],
    youth: [
      '{<n>|prvej|druhej|tretej|štvrtej|piatej|šiestej|siedmej|ôsmej|deviatej} {triedy|triede|trieda|triedu}',
      '{prvák*|druhák*|tretiak*|štvrták*|piatak*|šiestak*|siedmak*|ôsmak*|deviatak*|prváč*}',
    ],
    child: [],
    scene: ['buď {moja|môj|moje}'],
    own: [
      '{chodím|som|idem} {do|v} {štvrtej|piatej|šiestej|siedmej|ôsmej|deviatej|#} {triedy|triede}',
    ],
  },
  ru: {
    age: [],
    youth: [
      '{учишься|учится|учусь|ходишь|ходит|хожу|перешла|перешел|идешь|идет|пошла|пошел} {в|во} {<word>|<n> м|<n>} {класс|классе}',
      '{перв|втор|треть|четвер|пят|шест|сем|восьм|девят|десят|одиннадцат}оклассни*',
      '{второклассни*|одиннадцатиклассни*|выпускниц* школы|молочный зуб|молочные зубы|ломка голоса|переходный возраст|пятиклашк*|второклашк*}',
      '{не исполнилось|нет еще|еще нет} {18|восемнадцати}',
      '{еще не|пока не} {совершеннолетн*|взросл*}',
    ],
    child: [],
    scene: [
      '{мой|моя} {спутник|спутница|персонаж|собеседник|собеседница}',
      '{тебя зовут|твое имя}',
      '{будь|стань|давай ты|ты моя|ты мой|побудь}',
    ],
    own: [
      'я {учусь|сейчас|еще|} {в|во} {<n> м|<n>|третьем|четвертом|пятом|шестом|седьмом|восьмом|девятом|десятом} классе',
    ],
  },
  uk: {
    age: [],
    youth: [
      '{вчишся|навчається|навчаєшся|вчиться|ходиш|ходить|перейшла|йде} {у|в|до} {<word>|<n> му|<n>} {клас|класі|класу}',
      '{десятикласни*|п’ятикласни*|четверокласни*|молочний зуб|молочні зуби}',
      '{п’ятому|четвертому|десятому} {класі|класу}',
    ],
    child: [],
    scene: [
      '{мій|моя} {супутник|супутниця|персонаж}',
      '{тебе звати|тебе звуть}',
      '{будь|стань} {моєю|моїм|моя|мій}',
    ],
    own: [
      'я {вчуся|навчаюсь|зараз|ще|} {у|в} {<n> му|<n>|третьому|четвертому|п’ятому|шостому|сьомому|восьмому|дев’ятому|десятому} класі',
    ],
  },
  bg: {
    age: [],
    youth: [
      '{в|във|от} {<n> и|<n> ми|<n>|първи|втори|трети|четвърти|пети|шести|седми|осми|девети|десети} клас',
      '{петокласни*|четвъртокласни*|деветокласни*|десетокласни*|млечен зъб|млечни зъби}',
    ],
    child: [],
    scene: ['бъди {моя|моята|моят|ми}'],
    own: [
      '{аз|} {съм|уча} {в|във} {<n> и|<n> ми|<n>|трети|четвърти|пети|шести|седми|осми|девети|десети} клас',
    ],
  },
  sr: {
    age: [],
    youth: [
      '{ideš|ide|idem|pohađaš|krenuo|krenula|polazi} u {<word>|<n>} {razred|školu}',
      '{<n>|prvi|drugi|treći|četvrti|peti|šesti|sedmi|osmi|први|други|трећи|четврти|пети|шести|седми|осми} {razred|razreda|razredu|razredom|разред|разреда}',
      '{sedmaš*|osmaš*|šestaš*|petaš*|prvaš*|gimnazijalk*|gimnazijalac|krizman*|mliječni zub|mlečni zub*}',
      '{mlađa|mala|mlađi|mali} {sestra|sestrica|brat|bratić|rođaka}',
    ],
    child: [],
    born: ['{rođena|rođen} {<n>|}'],
    scene: ['{budi|si|glumi} {moja|moj|moje}'],
    own: [
      '{ja|} {idem|sam|pohađam} {u|} {<n>|treći|četvrti|peti|šesti|sedmi|osmi} {razred|razredu}',
      '{ја|} {идем|сам} у {<n>|пети|шести|седми|осми} {разред|разреду}',
    ],
  },
  sl: {
    age: [
      '{eno|dvo|tri|štiri|pet|šest|sedem|osem|devet|deset|enajst|dvanajst|trinajst|štirinajst|petnajst|šestnajst|sedemnajst}{letn*}',
      '{deset|enajst|dvanajst|trinajst|štirinajst|petnajst|šestnajst|sedemnajst}{letna|letni|letnega|letno|letne|letnik|letnica|letnico|letnemu}',
      '# let {stara|star|staro|}',
    ],
    own: [
      '{jaz|} {hodim|sem} v {<n>|peti|šesti|sedmi|osmi|deveti|petem|šestem|sedmem|osmem|devetem} {razred|razredu}',
      'star{a|} sem # let',
      '{stara|star} sem {# let|deset|enajst|dvanajst|trinajst|štirinajst|petnajst|šestnajst|sedemnajst}',
    ],
    youth: [
      '{osnovnošol*|srednješol*|šolark*|sedmošol*|osmošol*|devetošol*}',
      '{sedmi|osmi|deveti|šesti|peti|sedmem|osmem|devetem|šestem|petem} {razred|razredu|razreda}',
    ],
    child: [],
    scene: ['{nariši|bodi|predstavljaj si|slika|ti si}'],
  },
  hu: {
    age: [],
    youth: [
      '{első|másod|harmad|negyed|ötöd|hatod|heted|nyolcad|kilenced|tized}{ikes|ikesek|osztályos|évesek}',
      '{elsős|másodikos|harmadikos|negyedikes|kilencedikes|tizedikes|bérmálkozó|elsőáldozó|tejfog*}',
      '{nyolcadik|kilencedik|tizedik|harmadik|negyedik|#} {osztályba|osztályos|osztályban|osztályt}',
    ],
    child: [],
    scene: ['{társam|karakterem|kísérőm}', '{a neved|neved}', '{légy|legyél|játszd el}'],
    own: [
      '{ötödikes|hatodikos|hetedikes|nyolcadikos|kilencedikes|tizedikes|általános iskolás|gimis|gimnazista} vagyok',
      '{hetedikbe|nyolcadikba|hatodikba|ötödikbe|kilencedikbe} járok',
    ],
  },
  el: {
    age: [],
    youth: [
      '{πάει|πας|πηγαίνει|πηγαίνεις|πάω} {στην|στη|στο|} {<word>|} {γυμνασίου|δημοτικού|λυκείου|γυμνάσιο|δημοτικό|λύκειο}',
      '{<n>|πέμπτη|έκτη|τετάρτη} {δημοτικού|γυμνασίου|λυκείου}',
    ],
    child: [],
    scene: ['{γίνε|παριστάνε|κάνε} {η|ο|την|τον}'],
    own: [
      '{πάω|πηγαίνω|είμαι} {στην|στη|στο|} {πρώτη|δευτέρα|τρίτη|τετάρτη|πέμπτη|έκτη|α|β|γ} {γυμνασίου|δημοτικού|λυκείου}',
    ],
  },
  tr: {
    age: [],
    own: [
      '{beşinci|altıncı|yedinci|sekizinci|dokuzuncu|onuncu|#} {sınıftayım|sınıfım|sınıfa gidiyorum|sınıf öğrencisiyim}',
      '{ortaokuldayım|lisedeyim|ilkokuldayım}',
      '{daha|henüz} 18 {olmadım|değilim}',
    ],
    youth: [
      '{<n> sınıfa|birinci sınıf|ikinci sınıf|üçüncü sınıf|dördüncü sınıf|onuncu sınıf} {gidiyorsun|giden|gidiyor|öğrencisi|}',
      '{süt dişi|süt dişleri|sünnet çocuğu}',
      '{ortaokul|lise|ilkokul} {<n>|bir|iki|üç|dört} {sınıf|öğrencisi|}',
      '{lise|ortaokul|ilkokul} öğrencisi*',
    ],
    child: [],
    scene: [
      '{arkadaşım|karakterim|yoldaşım} {<word>|}',
      '{senin adın|adın}',
      '{arkadaşım ol|sevgilim ol|olsana|kız arkadaşım}',
    ],
  },
  baltic: {
    age: [
      '{desmit|vienpadsmit|divpadsmit|trīspadsmit|četrpadsmit|piecpadsmit|sešpadsmit|septiņpadsmit} {gadus|gadu|gadīg*}',
      '{kümne|üheteist|kaheteist|kolmeteist|neljateist|viieteist|kuueteist|seitsmeteist|seitsme|kaheksa|üheksa}aasta*',
      '{dešimt|vienuolik|dvylik|trylik|keturiolik|penkiolik|šešiolik|septyniolik}met*',
      '{dešimties|vienuolikos|dvylikos|trylikos|keturiolikos|penkiolikos|šešiolikos|septyniolikos} metų',
    ],
    youth: [
      '{septītās|astotās|devītās|<n>} klases',
      '{septintos|aštuntos|devintos|<n>} klasės',
      '{seitsmenda|kaheksanda|üheksanda|<n>} klassi',
    ],
    child: [],
    scene: ['{joonista|uzzīmē|zīmē|nupiešk|piešk|tu esi|sa oled|tu esi}'],
  },
  ar: {
    age: [],
    own: [
      '{أنا|انا} {في|ف|بالصف|بصف} {الصف|صف|} {الرابع|الخامس|السادس|السابع|الثامن|التاسع|العاشر|#}',
      '{أنا|انا} {في|ف} {أولى|تانية|ثانية|تالتة|ثالثة|رابعة|خامسة|سادسة} {إعدادي|ابتدائي|ثانوي|متوسط}',
      '{انا|أنا|} عمري #',
    ],
    youth: [
      '{في|ف} {الصف|صف} {الأول|الثاني|الثالث|الرابع|الخامس|السادس|السابع|الثامن|التاسع|العاشر|#}',
      '{أولى|تانية|ثانية|تالتة|ثالثة|رابعة|خامسة|سادسة} {إعدادي|ابتدائي|ثانوي|متوسط}',
      '{الأول|الثاني|الثالث} {متوسط|ثانوي|إعدادي}',
      '{أسنان لبنية|سن لبني}',
    ],
    child: [],
    scene: ['{رفيقي|رفيقتي|شخصيتي|اسمك|صديقتي|صديقي}', '{كوني|كن|خليك|خليكي|مثلي|العبي|تخيلي} '],
  },
  he: {
    age: [],
    youth: [
      '{כיתה|כתה|בכיתה|לכיתה} {א|ב|ג|ד|ה|ו|ז|ח|ט|י|#}',
      '{בר מצווה|בת מצווה|שן חלב|שיני חלב}',
      'עולה ל{כיתה|חטיבה|תיכון}',
    ],
    child: [],
    scene: ['{תהיי|תהיה|היי|תשחקי} {חברה|חבר|ה|את}'],
    own: ['אני {עולה|לומד|לומדת|} {לכיתה|בכיתה} {א|ב|ג|ד|ה|ו|ז|ח|ט|י|#}'],
  },
  fa: {
    age: [],
    youth: [
      'کلاس {اول|دوم|سوم|چهارم|پنجم|ششم|هفتم|هشتم|نهم|دهم}',
      '{دوم|سوم|چهارم|پنجم|ششم} {دبستان|ابتدایی|راهنمایی}',
      '{دندان شیری|دندون شیری}',
    ],
    child: [],
    scene: ['{تو|باش|نقش}'],
    own: ['{من|} کلاس {پنجم|ششم|هفتم|هشتم|نهم|دهم|#} {هستم|ام|م|میخونم|درس میخونم}'],
  },
  hi: {
    age: [],
    own: [
      'मैं {पांचवीं|पाँचवीं|छठी|सातवीं|आठवीं|नौवीं|नवीं|दसवीं|#} {कक्षा|क्लास|में}',
      'मैं कक्षा {पांच|छह|सात|आठ|नौ|दस|#}',
      'मैं {पहली|छठी|सातवीं|आठवीं|नौवीं|दसवीं|ग्यारहवीं} में',
    ],
    youth: [
      '{पहली|दूसरी|तीसरी|चौथी|पांचवीं|पाँचवीं|छठी|सातवीं|आठवीं|नौवीं|नवीं|दसवीं|ग्यारहवीं|बारहवीं} {कक्षा|क्लास|में}',
      '{कक्षा|क्लास} {एक|दो|तीन|चार|पांच|पाँच|छह|सात|आठ|नौ|दस|#}',
      '{दूध के दांत|दूध का दांत|स्कूल बैग}',
    ],
    child: [],
    scene: ['{मेरा साथी|मेरी साथी|किरदार|तुम्हारा नाम|तेरा नाम}', '{फोटो|फ़ोटो|तस्वीर|बनो|बन जाओ|मान लो}'],
  },
  mr: {
    age: ['{दहा|अकरा|बारा|तेरा|चौदा|पंधरा|सोळा|सतरा|#} {वर्षांच्या|वर्षाच्या|वर्षांच*|वर्षाची|वर्षांचं}'],
    youth: [
      '{पहिली|दुसरी|तिसरी|चौथी|पाचवी|सहावी|सातवी|आठवी|नववी|दहावी}{त|तला|तली|तील|च्या|} {मुलगी|मुलगा|विद्यार्थी|वर्गात|इयत्ता|}',
      '{सहावीत|सातवीत|आठवीत|नववीत|दहावीत|पाचवीत|चौथीत}',
    ],
    child: [],
    own: ['मी {पाचवीत|सहावीत|सातवीत|आठवीत|नववीत|दहावीत|इयत्ता #}'],
  },
  bn: {
    age: [],
    youth: [
      '{প্রথম|দ্বিতীয়|তৃতীয়|চতুর্থ|পঞ্চম|ষষ্ঠ|সপ্তম|অষ্টম|নবম|দশম} {শ্রেণি|শ্রেণির|শ্রেণীর|শ্রেণিতে|শ্রেণীতে}',
      'ক্লাস {ওয়ান*|টু|থ্রি|ফোর*|ফাইভ*|সিক্স*|সেভেন*|এইট|এইটে|নাইন*|টেন|টেনে|ফাইভে}',
    ],
    child: [],
    own: [
      'আমি {ক্লাস|} {ফাইভে|সিক্সে|সেভেনে|এইটে|নাইনে|টেনে|পঞ্চম|ষষ্ঠ|সপ্তম|অষ্টম|নবম|দশম} {পড়ি|শ্রেণিতে|শ্রেণীতে|}',
    ],
  },
  ur: {
    age: [],
    youth: [
      '{پہلی|دوسری|تیسری|چوتھی|پانچویں|چھٹی|ساتویں|آٹھویں|نویں|نہم|دسویں|دہم} {جماعت|کلاس|میں}',
    ],
    child: [],
    own: ['میں {پانچویں|چھٹی|ساتویں|آٹھویں|نویں|دسویں|#} {جماعت|کلاس|میں}'],
  },
  pagu: {
    numbers: '',
    larger: '',
    age: [
      '{દસ|અગિયાર|બાર|તેર|ચૌદ|પંદર|સોળ|સત્તર|#} {વર્ષની|વર્ષના|વર્ષનો|વર્ષનું}',
      '{ਦਸ|ਗਿਆਰਾਂ|ਬਾਰਾਂ|ਤੇਰਾਂ|ਚੌਦਾਂ|ਪੰਦਰਾਂ|ਸੋਲਾਂ|ਸਤਾਰਾਂ|#} {ਸਾਲ|ਸਾਲਾਂ|ਸਾਲਾ} {ਦੀ|ਦਾ|ਦੇ|}',
    ],
    youth: [
      '{પાંચમા|છઠ્ઠા|સાતમા|આઠમા|નવમા|દસમા|ધોરણ #} {ધોરણ|ધોરણમાં|}',
      '{ਪੰਜਵੀਂ|ਛੇਵੀਂ|ਸੱਤਵੀਂ|ਅੱਠਵੀਂ|ਨੌਵੀਂ|ਦਸਵੀਂ} {ਜਮਾਤ|ਕਲਾਸ}',
    ],
    child: [],
    own: [
      'હું {પાંચમા|છઠ્ઠા|સાતમા|આઠમા|નવમા|દસમા|ધોરણ #} {ધોરણમાં|}',
      'ਮੈਂ {ਪੰਜਵੀਂ|ਛੇਵੀਂ|ਸੱਤਵੀਂ|ਅੱਠਵੀਂ|ਨੌਵੀਂ|ਦਸਵੀਂ} {ਜਮਾਤ|ਕਲਾਸ|ਵਿੱਚ}',
    ],
  },
  dravida: {
    numbers: '',
    larger: '',
    age: [
      '{పది|పదకొండు|పన్నెండు|పదమూడు|పద్నాలుగు|పదిహేను|పదహారు|పదిహేడు|#} {ఏళ్ల|ఏళ్ళ|ఏండ్ల|సంవత్సరాల}',
      '{పదే|పదకొండే|పన్నెండే|పదమూడే|పద్నాలుగే|పదిహేనే|పదహారే|పదిహేడే|తొమ్మిదే|ఎనిమిదే|ఏడే|ఆరే|ఐదే}{ళ్ల|ళ్ళ|ళ్లు|ండ్ల}',
      '{പത്ത്|പതിനൊന്ന്|പന്ത്രണ്ട്|പതിമൂന്ന്|പതിനാല്|പതിനഞ്ച്|പതിനാറ്|പതിനേഴ്|പതിമൂന്നു|പതിനാലു|പതിനഞ്ചു|പതിനാറു|പതിനേഴു|പന്ത്രണ്ടു|പതിനൊന്നു|പത്തു} {വയസ്സുള്ള|വയസ്സ്|വയസ്|വയസ്സുകാരി|വയസ്സുകാരൻ}',
    ],
    youth: [
      '{ఐదో|ఆరో|ఏడో|ఎనిమిదో|తొమ్మిదో|పదో|పదవ|తొమ్మిదవ|ఎనిమిదవ|ఏడవ|ఆరవ} తరగతి',
      '{ஐந்தாம்|ஆறாம்|ஏழாம்|எட்டாம்|ஒன்பதாம்|பத்தாம்} {வகுப்பு|வகுப்பில்|வகுப்பு படிக்கும்}',
      '{ஐந்தாவது|ஆறாவது|ஏழாவது|எட்டாவது|ஒன்பதாவது|பத்தாவது} படிக்கும்',
      '{ಐದನೇ|ಆರನೇ|ಏಳನೇ|ಎಂಟನೇ|ಒಂಬತ್ತನೇ|ಹತ್ತನೇ} ತರಗತಿ*',
      '{അഞ്ചാം|ആറാം|ഏഴാം|എട്ടാം|ഒമ്പതാം|പത്താം} {ക്ലാസ്|ക്ലാസിൽ|ക്ലാസുകാരി|ക്ലാസ്സിൽ|ക്ലാസ്സ്}',
    ],
    child: [],
    own: [
      '{நான்|} {ஐந்தாம்|ஆறாம்|ஏழாம்|எட்டாம்|ஒன்பதாம்|பத்தாம்} வகுப்பு {படிக்கிறேன்|மாணவி|மாணவன்}',
      '{నేను|} {ఐదో|ఆరో|ఏడో|ఎనిమిదో|తొమ్మిదో|పదో} తరగతి {చదువుతున్నాను|చదువుతున్నా}',
      '{ನಾನು|} {ಐದನೇ|ಆರನೇ|ಏಳನೇ|ಎಂಟನೇ|ಒಂಬತ್ತನೇ|ಹತ್ತನೇ} {ತರಗತಿ|ತರಗತಿಯಲ್ಲಿ}',
      '{ഞാൻ} {അഞ്ചാം|ആറാം|ഏഴാം|എട്ടാം|ഒമ്പതാം|പത്താം} {ക്ലാസിൽ|ക്ലാസിലാണ്|ക്ലാസ്സിൽ}',
    ],
  },
  zh: {
    age: [],
    own: [
      '我{读|讀|念|是|上}{初一|初二|初三|高一|高二|高三|國一|國二|國三|小五|小六}',
      '我{今年|现在|現在|还在|還在|刚|剛|刚上|剛上|}{初一|初二|初三|高一|高二|高三|國一|國二|國三|小六|小五}',
      '我{今年|现在|}{读|上|念|讀}{初|高|國|小}',
    ],
    youth: [
      '{是|上|讀|读|念|在讀|今年|今年上|现在}{初一|初二|初三|高一|高二|高三|國一|國二|國三|国一|国二|国三}',
      '{細路|細路女|細路仔|細蚊仔}',
      '{換牙|换牙|乳牙|變聲期|变声期|青春期}',
    ],
    child: [],
    scene: ['{我的伴侣|我的角色|你叫|妳叫|她叫|他叫}'],
  },
  ja: {
    family: ['{息子|娘|長男|長女|次男|次女|孫|甥|姪|弟|妹}{は|が|も|の}'],
    age: [],
    own: [
      '{中|小} {1|2|3|4|5|6} {です|だ|だけど|なんだけど|だよ}',
      '高 {1|2|3} {です|だ|だけど|なんだけど|だよ}',
      '{わたし|私|あたし|僕|俺|うち}{は|}{jk|jc|js|dk|dc} {1|2|3|}',
      '{jk|jc} {1|2|3} {だ|です|な|の}',
    ],
    youth: ['{jk|jc|js|dk|dc} {1|2|3|4|5|6}', '{乳歯|声変わり|七五三}'],
    child: [],
    scene: ['{あなたの名前|名前は|キャラクター}'],
  },
  ko: {
    age: [],
    youth: ['{중|고|초} {1|2|3|4|5|6}', '{유치|변성기|돌잔치}{가|를|에|의}'],
    child: [],
    scene: ['{네 이름|너의 이름|캐릭터}'],
    own: [
      '{저|나|난|전|저는|나는} {중|고|초} {1|2|3|4|5|6}',
      '{중|고|초} {1|2|3|4|5|6} {인데|이야|이에요|예요|입니다}',
    ],
  },
  th: {
    age: [],
    own: [
      '{หนู|ผม|ฉัน|เรา|เค้า}{อยู่|เรียน|เรียนอยู่|อยู่ชั้น|}{ม|ป} {1|2|3|4|5|6}',
      '{หนู|ผม|เค้า|เรา}{อยู่|เรียน}{มัธยม|ประถม}',
    ],
    youth: ['{ฟันน้ำนม|เสียงแตก}'],
    child: [],
  },
  vi: {
    age: [],
    youth: [
      '{học|đang học|lên|vào} lớp {#|một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười}',
      '{răng sữa|vỡ giọng}',
    ],
    child: [],
    scene: ['{nhân vật của|tên bạn là|bạn tên|em tên}', '{em là|anh là|bạn là|làm} {lan|<word>}'],
    own: ['{em|tôi|mình|tớ|cháu} {đang|} {học|lên} lớp {#|năm|sáu|bảy|tám|chín|mười}'],
  },
  id: {
    age: [],
    youth: [
      'kelas {#|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh} {sd|smp|sma|smk|}',
      '{kls|klas} #',
      '{tahun|darjah|tingkatan} {#|satu|dua|tiga|empat|lima|enam}',
      '{gigi susu|anak smk}',
    ],
    child: [],
    scene: [
      '{karakterku|temanku|namamu|nama kamu|pendampingku}',
      '{jadi|jadilah|pura pura jadi|jadikan} {teman|temenku|temanku|pacarku|pacar|adikku|<word>}',
      'namanya',
      '{kamu|lo|lu} {jadi|itu}',
    ],
    own: [
      '{aku|saya|gue|gw} {masih|baru|} {kelas|kls} {#|lima|enam|tujuh|delapan|sembilan|sepuluh} {sd|smp|sma|smk|}',
      '{saya|aku} {tingkatan|darjah} #',
    ],
  },
  tl: {
    age: [],
    own: [
      '{grade #|grade} {pa lang|lang|na|palang|} {ako|po ako}',
      '{nasa|nag|grade #} {grade # ako|aaral|ako}',
    ],
    youth: [
      '{grade #|unang|ikalawang} {pa lang|ka pa|ka pa lang|baitang}',
      'ika {#} {baitang|na baitang}',
    ],
    child: [],
    scene: ['{maging|kunwari} {ka|ikaw|kang}'],
  },
  kmmy: {
    numbers: '',
    larger: '',
    age: [
      '{អាយុ|អាយុ #} {#|} ឆ្នាំ',
      '# ឆ្នាំ',
      'អាយុ #',
      'ក្មេងស្រី*',
      'គូររូបក្មេង*',
      'ក្មេង*',
      'អសក់ #',
      'အသက် #',
      '# နှစ်အရွယ်',
      'ອາຍຸ #',
    ],
    youth: ['សិស្ស*', '{ကျောင်းသူ|ကျောင်းသား}'],
    child: [],
  },
  kahy: {
    numbers: '',
    larger: '',
    age: [
      '{ათი|თერთმეტი|თორმეტი|ცამეტი|თოთხმეტი|თხუთმეტი|თექვსმეტი|ჩვიდმეტი|#} {წლის|წელი|წლისაა}',
      '{տասը|տասնմեկ|տասներկու|տասներեք|տասնչորս|տասնհինգ|տասնվեց|տասնյոթ|#} {տարեկան|տարեկանը}',
    ],
    youth: [
      '{მოსწავლე*|სკოლის*|თინეიჯერ*|დպրոց*|աշակերտ*}',
      '{მეხუთე|მეექვსე|მეშვიდე|მერვე|მეცხრე|<n>} კლას*',
    ],
    child: ['{გოგონა*|ბიჭუნა|ბავშვი}'],
    scene: ['{დახატე|წარმოიდგინე|շնու|նկարիր|პორტრეტი|შენ ხარ}'],
  },
  africelt: {
    numbers: '',
    larger: '',
    age: [
      '{twaalf|elf|tien|dertien|veertien|vyftien|vyftienjarige|sestien|sewentien|nege|agt|sewe}jarige',
      '{elf|twaalf|dertien|veertien|vyftien|sestien|sewentien|nege|agt|sewe|#} jarige',
      '{wyth|naw|deg|un ar ddeg|deuddeg|ddeuddeg|tair ar ddeg|dair ar ddeg|tri ar ddeg|dri ar ddeg|pedair ar ddeg|bedair ar ddeg|pedwar ar ddeg|bedwar ar ddeg|pymtheg|bymtheg|un ar bymtheg|ddwy ar bymtheg|dau ar bymtheg} {oed|mlwydd oed|mlynedd oed|blwydd oed}',
      '# {mlwydd|blwydd} oed',
      '{deich|aon|dhá|trí|ceithre|cúig|sé|seacht} {mbliana|bliana|bhliain} {déag|d aois}',
      '# {bliana|mbliana|bliain} d aois',
    ],
    youth: [
      '{graad|graad #} #',
      '{skoolseun|skoolmeisie|tienermeisie|tienerseun|laerskool|hoërskool}',
      '{disgybl|disgyblion} {ysgol|}',
      '# {bpota|rang}',
    ],
    child: [],
    scene: ['{teken|jy is|llun o|wyt ti yn}'],
  },
};
