import type { Language } from './language.ts';

export const GERMANIC: Readonly<Record<string, Language>> = {
  de: {
    you: [
      '{du bist|bist du|du wirst|sei|du warst} {jetzt|nun|erst|gerade|} {#|# Jahre|# Jahre alt}',
    ],
    numbers:
      'ein,zwei,drei,vier,fünf/fuenf,sechs,sieben,acht,neun,zehn,elf,zwölf/zwoelf,dreizehn,' +
      'vierzehn,fünfzehn/fuenfzehn,sechzehn,siebzehn',
    larger: 'zwanzig dreissig vierzig fünfzig sechzig siebzig achtzig neunzig hundert',
    compounds: {
      stems:
        'ein,zwei,drei,vier,fünf/fuenf,sechs,sieben,acht,neun,zehn,elf,zwölf/zwoelf,dreizehn,' +
        'vierzehn,fünfzehn/fuenfzehn,sechzehn,siebzehn',
      ends: 'jährig jährige jährigen jähriger jähriges jährigem jaehrige jaehriges jaehriger jaehrigen',
    },
    age: [
      '# {Jahre|Jahr|Jahren|Lenze|Jährchen} {alt|jung|altes|alte|alter|alten|junges|junge}',
      '# {jährig|jährige|jährigen|jähriger|jähriges|jährigem|jaehrige|jaehriges|jaehriger}',
      '{im Alter von|Alter|ist erst|wird bald|ist gerade|gerade mal|im zarten Alter von} #',
      '{von|mit} # {Jahren|Jahr}',
      '#. Geburtstag',
      '# te Geburtstag',
      '# ten Geburtstag',
      '{dreizehnten|vierzehnten|fünfzehnten|sechzehnten|siebzehnten|zwölften|elften|zehnten|neunten|achten|siebten|sechsten} Geburtstag',
      'noch {keine|nicht} {18|achtzehn}',
      'unter {18|achtzehn}',
    ],
    bare: [
      '# {J|Lj}',
      '{ist|wird} {erst|gerade|jetzt|<word>|<word> <word>|} @',
      '{sie|er|es|die|das|und|Mädchen|Figur|Freundin} {ist|wird} {erst|gerade|bald|nun|jetzt|morgen|heute|nächste Woche|nächsten Monat|dieses Jahr|nächstes Jahr|} @',
      '{du bist|du wirst|bist du|sei} {erst|gerade|nun|jetzt|} @',
      'du bist # {Jahre|Jahr}',
    ],
    own: [
      'ich {bin|werde} {erst|gerade|schon|noch|jetzt|bald|} # {Jahre|Jahr}',
      'ich {bin|werde} {erst|gerade|schon|noch|jetzt|bald|} @',
      'bin {erst|gerade|grad|} # {Jahre alt|jahre}',
      'bin {erst|gerade|grad|schon|} @',
      'ich bin {noch|} {in der|auf der} {Grundschule|Realschule|Hauptschule|Mittelschule|# Klasse}',
      'ich bin {noch|} {minderjährig|nicht volljährig|nicht 18|keine 18|unter 18}',
      'ich gehe {noch|} {in die|aufs|zur} {# klasse|Grundschule|Realschule|Hauptschule|Gymnasium|Mittelschule|Schule}',
    ],
    youth: [
      '{minderjährig*|schulmädchen*|schuljunge*|schulkind*|schülerin|schülerinnen|schüler}',
      '{kitakind*|kitagruppe*|krabbelgruppe*|hortkind*}',
      'kita {gruppe|kind|kinder|ausflug}',
      '{konfirmand*|enkelchen|enkelkind*|krippenkind*|abcschütze|erstklässler*}',
      '{jugendliche*|halbwüchsige*|teenagerin|grundschülerin|grundschüler|gymnasiastin|gymnasiast|realschülerin|backfisch}',
      '{kleines|kleine|kleinen|junges|kindliches|süßes kleines} Mädchen',
      '{kleiner|kleinen|kleine} {Junge|Jungen|Bub|Buben}',
      '# {Klasse|klässler|klässlerin|klaessler|klaesslerin}',
      '{erst|zweit|dritt|viert|fünft|sechst|siebt|acht|neunt|zehnt}{klässler|klässlerin|klässlern|klaesslerin|klaessler}',
      '{ersten|zweiten|dritten|vierten|fünften|sechsten|siebten|achten|neunten|zehnten|siebte|achte|neunte|sechste|fünfte} Klasse',
      '{in der|in die|besucht die|geht auf die|auf der} {Grundschule|Realschule|Hauptschule|Mittelschule|Unterstufe|Mittelstufe}',
      'nicht volljährig',
      '{geht aufs|besucht das|auf das|geht ins} Gymnasium',
    ],
    child: [
      '{das|ein|dieses|kleines|süßes|mein|dein|spielendes|jedes} Kind',
      '{die|der|den|zwei|drei|vier|kleine|spielende|viele|einige|von|meine|unsere|deine|mehrere} {Kinder|Kindern}',
      '{kleinkind|kleinkinder|kindergartenkind|kindergartenkinder|mädchen|kindlich|kindliche|kindliches|kindlicher}',
      '{meine|deine|seine|ihre} {Tochter|Enkelin|Nichte}',
      '{mein|dein|sein|ihr} {Sohn|Enkel|Neffe}',
      '{der|ein|zwei|dieser} {Junge|Bub|Jungen|Knirps}',
      '{Kinder|Kindern} {im|am|beim|spielen auf|toben}',
      '{meine|deine|seine|ihre|die} kleine {Schwester|Nichte|Cousine|Tochter}',
      '{mein|dein|sein|ihr|der} kleiner {Bruder|Neffe|Sohn}',
    ],
    born: ['geboren', 'geboren im Jahr', 'Jahrgang', 'Geburtsjahr', 'geburtsjahr ist', 'geb'],
    scene: [
      '{stell dir vor|tu so|tue so als|spiel|spiele|zeichne|male|mal mir|rollenspiel|bild von|porträt von|beschreibe}',
      '{du bist|du spielst|deine figur ist|meine Freundin ist|verhalte dich wie|sei}',
    ],
    family: [
      '{mein|meine|meiner|meinem|meinen|unser|unsere|unserer} {Sohn|Tochter|Kind|Kinder|Nichte|Neffe|Enkel|Enkelin|Bruder|Schwester}',
      'als ich',
    ],
  },
  nl: {
    you: ['{je|jij} {bent|wordt} {nu|pas|} # {jaar|}'],
    numbers:
      'een,twee,drie,vier,vijf,zes,zeven,acht,negen,tien,elf,twaalf,dertien,veertien,vijftien,' +
      'zestien,zeventien',
    larger: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig honderd',
    compounds: {
      stems:
        'een,twee,drie,vier,vijf,zes,zeven,acht,negen,tien,elf,twaalf,dertien,veertien,vijftien,' +
        'zestien,zeventien',
      ends: 'jarig jarige jarigen',
    },
    age: [
      '# {jaar|jaartjes} {oud|oude|jong}',
      '# {jarig|jarige|jarigen}',
      'van # {jaar|jaartjes}',
      '{leeftijd|leeftijd van|leeftijd is|op # jarige leeftijd}  #',
      '{is|wordt} # {jaar|jaartjes}',
      '# {e|de|ste} verjaardag',
      '{dertiende|veertiende|vijftiende|zestiende|zeventiende|twaalfde|elfde|tiende|negende|achtste} verjaardag',
      'nog geen {18|achttien}',
      'onder de {18|achttien}',
    ],
    bare: [
      '{ze|zij|hij|ze|en|meisje} is {pas|net|nog maar|nu|} @',
      '{je|jij} {bent|wordt} {pas|net|nog maar|nu|} @',
    ],
    own: [
      '{ik ben|ik word} {pas|net|nog maar|al|nu|bijna|} # {jaar|jaartjes}',
      '{ik ben|ik word} {pas|net|nog maar|al|nu|bijna|} @',
      'ik ben {nog|} {minderjarig|geen 18|geen achttien}',
      'ik zit {op de basisschool|in de brugklas|in groep #|op de middelbare school}',
    ],
    youth: [
      '{basisschoolleerling*|minderjarig*|schoolmeisje*|schooljongen*|schoolkind*|tiener*|scholier*|brugklasser*|basisscholier*|kleuter*|peuter*}',
      '{klein|jong|lief klein} {meisje|meisjes|jongetje}',
      '{tweede|derde|eerste|vierde} klas van de {middelbare|havo|vwo|mavo}',
      '{op|naar|van} de middelbare {school|}',
      '{in groep|groep} {3|4|5|6|7|8|zeven|acht|zes|vijf|vier}',
      '{op de|naar de|van de} {basisschool|lagere school}',
      '{in de|de} brugklas',
    ],
    child: [
      '{kindje|kindjes|meisje|meisjes|jongetje|jongetjes|kinderlijk|kinderlijke|kinderen}',
      '{een|het|dit|dat} kind',
      '{mijn|jouw|zijn|haar|onze} {kleine|kleinste} {nichtje|neefje|zusje|broertje|dochter|zoon}',
      '{mijn|jouw|zijn|haar} {dochter|dochtertje|zoon|zoontje|nichtje|neefje}',
    ],
    born: ['geboren in', 'geboren', 'geboortejaar', 'bouwjaar mens'],
    scene: [
      '{doe alsof|stel je voor|speel|teken|schilder|rollenspel|portret van|foto van|beschrijf|jij bent|je bent|doe of}',
    ],
    family: [
      '{mijn|onze|ons} {zoon|dochter|kind|kinderen|nichtje|neefje|broertje|zusje}',
      'toen ik',
    ],
  },
  sv: {
    you: ['du {är|blir} {nu|bara|} # {år|}'],
    numbers:
      'ett,två,tre,fyra,fem,sex,sju,åtta,nio,tio,elva,tolv,tretton,fjorton,femton,sexton,sjutton',
    larger: 'tjugo trettio fyrtio femtio sextio sjuttio åttio nittio hundra',
    compounds: {
      stems:
        'ett,två,tre,fyra,fem,sex,sju,åtta,nio,tio,elva,tolv,tretton,fjorton,femton,sexton,sjutton',
      ends: 'åring åringar åringen årig åriga årige årigt',
    },
    age: [
      '# år {gammal|gamla|gammalt|ung|ungt}',
      '# {åring|åringar|åringen|årig|åriga|årigt}',
      '{på|om|är|fyllde|fyller|blev|blir|bara} # år',
      '{fyller|fyllt|fyllde|ålder|åldern|precis fyllt|just fyllt} {precis|just|snart|} @',
      '# {årsdag|årsdagen|e födelsedag|e födelsedagen}',
      '{trettonde|fjortonde|femtonde|sextonde|sjuttonde|tolfte|elfte|tionde} {födelsedag|födelsedagen}',
      'under {18|arton}',
      'inte fyllt {18|arton}',
    ],
    bare: [
      '{hon|han|tjejen|flickan|och} är {bara|nu|precis|} @',
      'du {är|blir} {bara|nu|precis|} @',
    ],
    own: [
      'jag {är|blir|fyller|fyllde} {bara|nu|precis|snart|} # år',
      'jag {är|blir|fyller|fyllde} {bara|nu|precis|snart|} @',
      'jag går i {# an|sjuan|åttan|nian|sexan|femman|mellanstadiet|högstadiet|lågstadiet|grundskolan|# klass}',
      'jag är {minderårig|inte 18|under 18|inte myndig}',
    ],
    youth: [
      '{minderårig*|skolflicka*|skolpojk*|skolbarn*|tonåring*|tonårs*|högstadieelev*|mellanstadieelev*|lågstadieelev*|grundskoleelev*}',
      '{liten|lilla|små|ung} {flicka|flickan|flickor|pojke|pojken|tjej|kille}',
      '{går i|i} {sjuan|åttan|nian|sexan|femman|fyran|mellanstadiet|högstadiet|lågstadiet|grundskolan}',
      'årskurs #',
      '# klass',
      '{sjunde|åttonde|nionde|sjätte|femte} klass',
      'inte myndig',
    ],
    child: [
      '{barnet|barnen|flicka|flickan|flickor|pojke|pojken|barnslig*|småbarn*}',
      '{ett|små|två} barn',
    ],
    born: ['född', 'född år', 'födda', 'föddes', 'fødselsår', 'födelseår'],
    scene: [
      '{låtsas|föreställ dig|spela|rita|måla|rollspel|porträtt av|bild på|bild av|du är|beskriv}',
    ],
    family: [
      '{min|mitt|mina|vår|våra} {son|dotter|barn|systerdotter|brorson|lillasyster|lillebror}',
      'när jag',
    ],
  },
  nb: {
    you: ['du er {nå|bare|} # {år|}'],
    numbers:
      'ett/en,to,tre,fire,fem,seks,sju/syv,åtte,ni,ti,elleve,tolv,tretten,fjorten,femten,seksten,sytten',
    larger: 'tjue tyve tretti tredve førti femti seksti sytti åtti nitti hundre',
    compounds: {
      stems:
        'ett,to,tre,fire,fem,seks,sju/syv,åtte,ni,ti,elleve,tolv,tretten,fjorten,femten,seksten,sytten',
      ends: 'åring åringer åringen årig årige',
    },
    age: [
      '# år {gammel|gamle|gammelt|ung}',
      '# {åring|åringer|åringen|årig|årige}',
      '{på|er|fylte|fyller|ble|blir|bare} # år',
      '{jente|jenta|gutt|gutten|dreng|pige|tenåring} på #',
      '{fyller|fylte|nettopp fylt|alder|alderen} @',
      '# {års dag|årsdag|e bursdag|bursdag|års fødselsdag}',
      '{trettende|fjortende|femtende|sekstende|syttende|tolvte|ellevte|tiende} {bursdag|bursdagen|fødselsdag|fødselsdagen}',
      'under {18|atten}',
      'ikke fylt {18|atten}',
    ],
    bare: ['{hun|han|jenta|og} er {bare|nå|nettopp|} @', 'du {er|blir} {bare|nå|} @'],
    own: [
      'jeg {er|blir|fyller|fylte} {bare|nå|snart|kun|} # år',
      'jeg {er|blir|fyller|fylte} {bare|nå|snart|kun|} @',
      'jeg går i {femte|sjette|sjuende|syvende|åttende|niende|tiende} {klasse|}',
      'jeg går {i # klasse|på ungdomsskolen|på barneskolen}',
      'jeg er {mindreårig|ikke 18|under 18}',
    ],
    youth: [
      '{mindreårig*|skolejente*|skolegutt*|skolebarn*|tenåring*|ungdomsskole*|barneskole*}',
      '{lita|liten|lille|små|ung} {jente|jenta|jenter|gutt|gutten}',
      '# {klasse|trinn|klassing|klassingen}',
      '{sjuende|syvende|åttende|niende|sjette|femte} {klasse|trinn}',
    ],
    child: ['{barnet|barna|jentunge|guttunge|småjente|barnslig*}', '{et|små} barn'],
    born: ['født', 'født i', 'fødselsår'],
    scene: [
      '{lat som|lat som om|forestill deg|spill|tegn|mal|rollespill|portrett av|bilde av|du er|beskriv}',
    ],
    family: [
      '{min|mitt|mine|vår|våre} {sønn|datter|barn|niese|nevø}',
      '{sønnen|datteren|dattera|barna} {min|mi|mine|vår}',
      'da jeg',
    ],
  },
  da: {
    you: ['du er {nu|kun|bare|} # {år|}'],
    numbers:
      'et,to,tre,fire,fem,seks,syv,otte,ni,ti,elleve,tolv,tretten,fjorten,femten,seksten,sytten',
    larger: 'tyve tredive fyrre halvtreds tres halvfjerds firs halvfems hundrede',
    compounds: {
      stems:
        'et,to,tre,fire,fem,seks,syv,otte,ni,ti,elleve,tolv,tretten,fjorten,femten,seksten,sytten',
      ends: 'årig årige åriges',
    },
    age: [
      '# år {gammel|gamle|gammelt|ung}',
      '# {årig|årige}',
      '{på|er|fyldte|fylder|blev|bliver|kun|bare|lige} # år',
      '{fylder|fyldt|alder|alderen} @',
      '# {års fødselsdag|årsfødselsdag|årsdag}',
      'under {18|atten}',
    ],
    bare: ['{hun|han|pigen|og} er {kun|bare|nu|lige|} @', 'du {er|bliver} {kun|bare|nu|} @'],
    own: [
      'jeg {er|bliver|fylder} {kun|bare|nu|snart|lige|} # år',
      'jeg {er|bliver|fylder} {kun|bare|nu|snart|lige|} @',
      'jeg går i {# klasse|folkeskolen|folkeskole}',
      'jeg går i {femte|sjette|syvende|ottende|niende|tiende} klasse',
    ],
    youth: [
      '{skolepige*|skoledreng*|teenagepige*|folkeskoleelev*}',
      '{lille|små|ung} {pige|piger|dreng|drenge}',
      '{går i|i} folkeskolen',
    ],
    child: [
      '{barnet|børnene|pige|pigen|dreng|drengen|småpige*}',
      '{de|små|to|tre|mange} børn',
      'et barn',
    ],
    born: ['født', 'født i'],
    scene: [
      '{lad som om|forestil dig|spil|tegn|mal|rollespil|portræt af|billede af|du er|beskriv}',
    ],
    family: ['{min|mit|mine|vores} {søn|datter|barn|børn|niece|nevø}', 'da jeg'],
  },
  is: {
    numbers:
      'eins,tveggja,þriggja,fjögurra,fimm,sex,sjö,átta,níu,tíu,ellefu,tólf,þrettán,fjórtán,fimmtán,sextán,sautján',
    larger: 'tuttugu þrjátíu fjörutíu fimmtíu sextíu',
    age: ['# ára'],
    bare: ['{hún|hann|þú} {er|ert} {bara|} @'],
    own: ['ég er {bara|} # ára', 'ég er {bara|} @'],
    youth: [
      '{skólastelpa*|skólastúlka*|unglingur|unglingsstelpa|unglingsstúlka|grunnskóla*}',
      '{lítil|litla} {stelpa|stúlka|stelpu}',
      '{barn|börn} {að|í|á|með|sem}',
      'lítill strákur',
      '# bekk',
    ],
    child: ['{barnið|krakki|krakkar|stúlkubarn}'],
    born: ['fædd', 'fæddur', 'fædd árið'],
    scene: ['{þykjast|ímyndaðu þér|teiknaðu|þú ert|mynd af}'],
    family: ['{dóttir|sonur|börnin} {mín|minn}', 'þegar ég'],
  },
};
