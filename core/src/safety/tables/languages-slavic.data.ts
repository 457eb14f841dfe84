import type { Language } from './language.ts';

export const SLAVIC: Readonly<Record<string, Language>> = {
  pl: {
    you: ['masz {teraz|tylko|} # {lat|lata}'],
    numbers:
      'jeden,dwa,trzy,cztery,pięć,sześć,siedem,osiem,dziewięć,dziesięć,jedenaście/jedenastu,dwanaście/dwunastu,trzynaście/trzynastu,czternaście/czternastu,piętnaście/piętnastu,szesnaście/szesnastu,siedemnaście/siedemnastu',
    larger: 'dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt sto',
    compounds: {
      stems:
        ',dwu,trzy,cztero,pięcio,sześcio,siedmio,ośmio,dziewięcio,dziesięcio,jedenasto,dwunasto,trzynasto,czternasto,piętnasto,szesnasto,siedemnasto',
      ends: 'letnia letni letnią letniej letniego latka latkę latki latek latkiem',
    },
    age: [
      '# {lat|lata|latka|latek|latkę|letnia|letni|letniej|letnią|letniego|roczek|wiosen}',
      '{wiek|wieku|w wieku} # {lat|}',
      '{poniżej|przed} {18|osiemnastego|osiemnastu}',
      '{trzynaste|czternaste|piętnaste|szesnaste|siedemnaste|dwunaste|jedenaste|dziesiąte} urodziny',
      '# urodziny',
    ],
    bare: ['{ona|on|i} ma {tylko|dopiero|zaledwie|} @', 'masz {tylko|dopiero|} @'],
    own: [
      'mam {tylko|dopiero|prawie|już|} # {lat|lata|latka}',
      'mam {tylko|dopiero|zaledwie} @',
      'jestem {nieletni|nieletnia|niepełnoletnia|niepełnoletni|w podstawówce|w gimnazjum|w liceum|uczennicą|uczniem}',
      'chodzę do {podstawówki|gimnazjum|liceum|szkoły podstawowej|# klasy|szkoły}',
    ],
    youth: [
      '{nieletni*|niepełnoletni*|nastolat*|uczennic*|uczeń|ucznia|licealist*|gimnazjalist*|podstawów*|przedszkola*|pierwszoklasist*|siódmoklasist*|ósmoklasist*|szóstoklasist*}',
      '{mała|małej|malutka|mały} {dziewczynka|dziewczynki|chłopiec|dziewczynkę}',
      '{szóstej|siódmej|ósmej|piątej|czwartej|szósta|siódma|ósma|piąta|trzeciej|#} {klasy|klasie|klasa|klasę}',
      '{szkoła|szkoły|szkole} {podstawowa|podstawowej}',
    ],
    child: [
      '{dziecko|dzieci|dziecka|dzieckiem|dziewczynk*|chłopiec|chłopczyk|chłopca|dziecięc*|maluch}',
    ],
    born: [
      'urodzona w',
      'urodzony w',
      'urodziła się w',
      'rok urodzenia',
      'urodzona',
      'urodzony',
      'rocznik',
      'urodzona w roku',
      'urodziłaś się w',
    ],
    scene: [
      '{udawaj|wyobraź sobie|zagraj|narysuj|namaluj|portret|zdjęcie|obraz|jesteś|opisz|moja dziewczyna|bądź}',
    ],
    family: [
      '{mój|moja|moje|nasz|nasza|nasze|mojego|mojej} {syn|córka|dziecko|dzieci|siostrzenica|wnuk|wnuczka|syna|córki}',
      'kiedy miałem',
      'kiedy miałam',
      'kiedy byłem',
      'kiedy byłam',
      'gdy miałem',
      'gdy miałam',
    ],
  },
  cs: {
    you: ['je ti {teď|jen|} # {let|}'],
    numbers:
      'jeden,dva,tři,čtyři,pět,šest,sedm,osm,devět,deset,jedenáct,dvanáct,třináct,čtrnáct,patnáct,šestnáct,sedmnáct',
    larger: 'dvacet třicet čtyřicet padesát šedesát sedmdesát sto',
    compounds: {
      stems:
        ',dvou,tří,čtyř,pěti,šesti,sedmi,osmi,devíti,deseti,jedenácti,dvanácti,třinácti,čtrnácti,patnácti,šestnácti,sedmnácti',
      ends: 'letá letý leté letou letého',
    },
    age: [
      '# {let|roky|rok|letá|letý|leté|letou|letého}',
      '{věk|ve věku|věku} #',
      'pod {18|osmnáct}',
      '# narozeniny',
      '{třinácté|čtrnácté|patnácté|šestnácté|sedmnácté|dvanácté} narozeniny',
    ],
    bare: ['je {jí|mu|ti} {teprve|jen|právě|} @'],
    own: [
      'je mi {teprve|jen|skoro|už|} # {let|roky|}',
      'je mi @',
      'mám # let',
      'jsem {nezletilá|nezletilý|na základce|na základní škole}',
      'chodím {na základku|do # třídy|na základní školu|do školy}',
    ],
    youth: [
      '{školkov*|předškolák*|školák*}',
      '{nezletil*|školačk*|školák*|žákyn*|žák|žáka|žáci|středoškola*|gymnazist*|puberťa*|dospívající|teenagerk*|předškolák*|mladistv*}',
      'malá holka',
      'malý kluk',
      '{sedmé|osmé|deváté|šesté|páté|sedmá|osmá|#} {třídy|třídě|třída|třídu}',
      '{základní|základka|základce} {škola|škole|školy|}',
    ],
    child: ['{dítě|dítěte|dítka|holčičk*|holčičc*|chlapeček|chlapec|dětsk*|děti}'],
    born: [
      'narozená v',
      'narozený v',
      'narozena v roce',
      'narozená v roce',
      'narodila se v roce',
      'narozená',
      'narozen',
      'rok narození',
      'ročník',
      'narozena',
    ],
    scene: [
      '{předstírej|představ si|hraj|nakresli|namaluj|portrét|obrázek|fotka|jsi|popiš|dělej že|buď}',
    ],
    family: [
      '{můj|moje|má|náš|naše|mé} {syn|dcera|dítě|děti|neteř|synovec|vnuk|vnučka}',
      'když mi',
      'když jsem',
    ],
  },
  sk: {
    you: ['máš {teraz|len|} # rokov'],
    numbers:
      'jeden,dva,tri,štyri,päť,šesť,sedem,osem,deväť,desať,jedenásť,dvanásť,trinásť,štrnásť,pätnásť,šestnásť,sedemnásť',
    larger: 'dvadsať tridsať štyridsať päťdesiat šesťdesiat sto',
    compounds: {
      stems:
        ',dvoj,troj,štvor,päť,šesť,sedem,osem,deväť,desať,jedenásť,dvanásť,trinásť,štrnásť,pätnásť,šestnásť,sedemnásť',
      ends: 'ročná ročný ročné ročnou ročného ročnú',
    },
    age: [
      '# {rokov|roky|rok|ročná|ročný|ročné|ročnú}',
      '{vek|vo veku} #',
      '# narodeniny',
      'pod {18|osemnásť}',
    ],
    bare: ['{má|máš} {len|iba|} @'],
    own: [
      'mám {len|iba|skoro|už|} # {rokov|roky}',
      'som {neplnoletá|neplnoletý|maloletá|na základnej škole}',
      'chodím {na základnú školu|do # triedy}',
    ],
    youth: [
      '{škôlkar*|školák*|školáč*|predškolák*}',
      '{neplnolet*|malolet*|školáčk*|školák*|žiačk*|žiak|tínedžer*|stredoškolá*}',
      'malé dievča',
      '{siedmej|ôsmej|deviatej|šiestej|piatej|#} {triedy|triede|trieda}',
      '{základná|základnej|základnú} {škola|škole|školu}',
    ],
    child: ['{dieťa|dievčatko|dievčatka|chlapček|chlapec|detsk*|deti}'],
    born: ['narodená v', 'narodený v', 'narodená v roku', 'narodila sa v roku', 'narodená'],
    scene: ['{predstieraj|predstav si|hraj|nakresli|namaľuj|portrét|obrázok|si|opíš|buď}'],
    family: ['{môj|moja|moje|náš|naša} {syn|dcéra|dieťa|deti|neter}', 'keď som', 'keď mi'],
  },
  ru: {
    you: ['тебе {сейчас|теперь|всего|только|} # {лет|года|}'],
    numbers:
      'один,два/двух,три/трех,четыре/четырех,пять/пяти,шесть/шести,семь/семи,восемь/восьми,девять/девяти,десять/десяти,одиннадцать/одиннадцати,двенадцать/двенадцати,тринадцать/тринадцати,четырнадцать/четырнадцати,пятнадцать/пятнадцати,шестнадцать/шестнадцати,семнадцать/семнадцати',
    larger: 'двадцать двадцати тридцать тридцати сорок пятьдесят шестьдесят семьдесят сто',
    compounds: {
      stems:
        'одно,двух,трех,четырех,пяти,шести,семи,восьми,девяти,десяти,одиннадцати,двенадцати,тринадцати,четырнадцати,пятнадцати,шестнадцати,семнадцати',
      ends: 'летняя летний летней летнюю летнего летние летним летка леткой летки',
    },
    age: [
      '# {лет|года|годик|годиков|годика|годочков|летняя|летний|летней|летнюю|летнего|летка|леток}',
      '{возраст|возрасте|возраста} #',
      '{нет|не исполнилось|исполнится|младше|моложе|до} {18|восемнадцати|восемнадцать}',
      '{исполнилось|исполнится|стукнуло} @',
      '{тринадцатый|четырнадцатый|пятнадцатый|шестнадцатый|семнадцатый|двенадцатый|одиннадцатый|десятый} день рождения',
      '# день рождения',
    ],
    bare: ['{ей|ему|тебе} {всего|только|уже|сейчас|} @'],
    own: [
      'мне {всего|только|уже|сейчас|скоро|почти|} # {лет|года|год}',
      'мне {всего|только|уже|сейчас|скоро|} @',
      'мне {нет|еще нет|не исполнилось} {18|восемнадцати}',
      'я {школьница|школьник|еще школьница|еще школьник|подросток|несовершеннолетняя|несовершеннолетний|ребенок}',
      '{я учусь|учусь|хожу} в {школе|школу|# классе|седьмом классе|восьмом классе|девятом классе|шестом классе}',
    ],
    youth: [
      '{школьниц*|школьник*|подрост*|несовершеннолет*|малолет*|старшеклассниц*|старшеклассник*|семиклассни*|восьмиклассни*|девятиклассни*|шестиклассни*|пятиклассни*|десятиклассни*|первоклассни*|третьеклассни*|четвероклассни*|первоклаш*|дошкольни*|гимназистк*}',
      'ученица',
      'ученик',
      '{в|во|из} {первом|втором|третьем|четвертом|пятом|шестом|седьмом|восьмом|девятом|десятом|#} {классе|класса|м классе|ом классе}',
      '{седьмого|восьмого|девятого|шестого|пятого|#} класса',
      '{начальная|начальной|средней|средняя} {школа|школе|школы}',
      'детский сад',
      'детского сада',
    ],
    child: [
      '{ребенок|ребенка|ребенком|дети|детей|девочк*|девчушк*|девочек|мальчик*|мальчишк*|дитя|детск*|малыш*|младен*|дочк*}',
    ],
    born: [
      'родилась в',
      'родился в',
      'рождения',
      'год рождения',
      'родилась',
      'родилась в году',
      'рожденная в',
      'рожденный в',
      'родом из',
      'я родилась в',
    ],
    scene: [
      '{притворись|представь|сыграй|играй|нарисуй|изобрази|портрет|фото|картинка|рисунок|ты|опиши|моя девушка|будь|давай поиграем}',
    ],
    family: [
      '{мой|моя|мои|моего|моей|наш|наша|наши|моему|моих} {сын|дочь|дочка|ребенок|дети|племянница|племянник|сына|дочери|сыну|внук|внучка|детей}',
      'когда мне',
      'когда я',
    ],
  },
  uk: {
    you: ['тобі {зараз|тепер|лише|} # {років|роки|}'],
    numbers:
      'один,два,три,чотири,п’ять,шість,сім,вісім,дев’ять,десять,одинадцять,дванадцять,тринадцять,чотирнадцять,п’ятнадцять,шістнадцять,сімнадцять',
    larger: 'двадцять тридцять сорок п’ятдесят шістдесят сто',
    compounds: {
      stems:
        ',двох,трьох,чотирьох,п’яти,шести,семи,восьми,дев’яти,десяти,одинадцяти,дванадцяти,тринадцяти,чотирнадцяти,п’ятнадцяти,шістнадцяти,сімнадцяти',
      ends: 'річна річний річної річну річного річне',
    },
    age: [
      '# {років|роки|рочки|рочків|річна|річний|річну|річної|річного}',
      '{вік|віці|у віці} #',
      '{виповнилося|виповниться|немає|до} {@|18|вісімнадцяти}',
      '{тринадцятий|чотирнадцятий|п’ятнадцятий|шістнадцятий|сімнадцятий|дванадцятий} день народження',
    ],
    bare: ['{їй|йому|тобі} {лише|тільки|всього|} @'],
    own: [
      'мені {лише|тільки|всього|вже|скоро|} # {років|роки|рік}',
      'мені {лише|тільки|всього|} @',
      'я {школярка|школяр|неповнолітня|неповнолітній|підліток}',
      'навчаюся в {школі|# класі}',
      'я вчуся в {школі|# класі}',
    ],
    youth: [
      '{школярк*|школяр|школяра|школярі|підліт*|неповнолітн*|малолітн*|старшокласни*|семикласни*|восьмикласни*|дев’ятикласни*|шестикласни*|першокласни*|дошкільня*}',
      '{сьомому|восьмому|дев’ятому|шостому|п’ятому|сьомого|восьмого|#} {класі|класу}',
      '{учениця|учень}',
    ],
    child: ['{дитина|дитини|дитину|дитиною|діти|дівчинк*|хлопчик*|дитяч*|немовля|малюк}'],
    born: [
      'народилася в',
      'народився в',
      'народилася',
      'народилася у',
      'рік народження',
      'року народження',
      'народжена в',
      'народжена',
    ],
    scene: ['{уяви|прикинься|зіграй|намалюй|портрет|фото|малюнок|ти|опиши|моя дівчина|будь}'],
    family: [
      '{мій|моя|мої|наш|наша|моєму|моїй} {син|донька|дочка|дитина|діти|племінниця|сину|доньці}',
      'коли мені',
      'коли я',
    ],
  },
  bg: {
    you: ['ти си {на|сега на|само на} #'],
    numbers:
      'един/една,два/две,три,четири,пет,шест,седем,осем,девет,десет,единадесет/единайсет,дванадесет/дванайсет,тринадесет/тринайсет,четиринадесет/четиринайсет,петнадесет/петнайсет,шестнадесет/шестнайсет,седемнадесет/седемнайсет',
    larger: 'двадесет тридесет четиридесет петдесет двайсет трийсет сто',
    compounds: {
      stems:
        ',дву,три,четири,пет,шест,седем,осем,девет,десет,единадесет/единайсет,дванадесет/дванайсет,тринадесет/тринайсет,четиринадесет/четиринайсет,петнадесет/петнайсет,шестнадесет/шестнайсет,седемнадесет/седемнайсет',
      ends: 'годишна годишен годишно годишното годишната годишния',
    },
    age: [
      '# {години|годинки|годишна|годишен|годишно|годишната}',
      '{възраст|на възраст} #',
      '{под|няма} {18|осемнадесет}',
      '{навърши|навършва} @',
    ],
    bare: ['{тя|той|ти} е {само|едва|} @'],
    own: [
      '{аз съм|съм} {само|едва|почти|} {на|} # {години|}',
      'на # години съм',
      'аз съм {ученичка|ученик|непълнолетна|непълнолетен}',
      'уча в # клас',
    ],
    youth: [
      '{ученичк*|ученик|ученика|непълнолетн*|малолетн*|тийнейджър*|тинейджър*|гимназист*|седмокласни*|осмокласни*|шестокласни*|първокласни*}',
      '{седми|осми|девети|шести|пети|#} клас',
      '{малко|малки} {момиче|момиченце|момче|момичета}',
    ],
    child: ['{дете|детето|деца|децата|момиченц*|момченц*|детск*|бебе}'],
    born: ['родена през', 'роден през', 'родена', 'роден', 'родена в'],
    scene: ['{представи си|престори се|играй|нарисувай|портрет|снимка|ти си|опиши|бъди}'],
    family: [
      '{синът|дъщеря|детето|децата|племенницата} {ми|ни}',
      '{моят|моята|моето|нашата} {син|дъщеря|дете}',
      'когато бях',
    ],
  },
  sr: {
    you: ['{imaš|имаш|ti imaš} {sada|samo|} # {godina|godine|година}'],
    numbers:
      'jedan/jedna/једна,dva/две/два,tri/три,četiri/четири,pet/пет,šest/шест,sedam/седам,osam/осам,devet/девет,deset/десет,jedanaest/једанаест,dvanaest/дванаест,trinaest/тринаест,četrnaest/четрнаест,petnaest/петнаест,šesnaest/шеснаест,sedamnaest/седамнаест',
    larger: 'dvadeset trideset četrdeset pedeset šezdeset sto двадесет тридесет четрдесет',
    compounds: {
      stems:
        ',dvo,tro,četvoro,peto,šesto,sedmo,osmo,deveto,deseto,jedanaesto,dvanaesto,trinaesto/тринаесто,četrnaesto/четрнаесто,štirinajst,petnajst,trinajst,dvanajst,šestnajst,sedemnajst,enajst,petnaesto/петнаесто,šesnaesto/шеснаесто,sedamnaesto/седамнаесто',
      ends: 'letna letno letni letnica letnik godišnje godišnja godišnji godišnju godišnjak godišnjakinja годишња годишњи godišnjeg',
    },
    age: [
      '# {godina|godine|godinu|god|godišnja|godišnji|godišnjakinja|година|године|годишња|ljeta|leta}',
      '{uzrast|dob|u dobi od|uzrasta|starosti} #',
      '{ispod|mlađa od|mlađi od|nema} {18|osamnaest}',
      '{puni|napunila|napunio} @',
      '# {rođendan|рођендан}',
    ],
    bare: ['{ima|imaš|има|имаш} {samo|tek|} @'],
    own: [
      '{imam|имам} {samo|tek|skoro|само|тек|} # {godina|godine|година|године}',
      '{imam|имам} {samo|tek} @',
      'ja sam {učenica|učenik|maloletna|maloljetna|maloletan|tinejdžerka}',
      'idem u {osnovnu školu|# razred|srednju školu|sedmi razred|osmi razred}',
    ],
    youth: [
      '{učenic*|učenik|učenika|maloletn*|maloljetn*|tinejdžer*|srednjoškol*|osnovnoškol*|osnovc*|osnovk*|школарк*|малолетн*|тинејџер*|ученица|ученик|predškol*|adolescent*}',
      '{sedmi|osmi|šesti|peti|sedmog|osmog|sedmom|osmom|šestog|šestom|петом|седмом|осмом|#} {razred|razreda|razredu|разреду|разреда|разред}',
      '{mala|malu|mali|мала} {devojčica|djevojčica|dječak|dečak|девојчица|cura|curica}',
      '{osnovna|osnovnoj|osnovnu} {škola|školi|školu}',
    ],
    child: [
      '{dete|dijete|deca|djeca|devojčic*|djevojčic*|dečak|dječak|дете|деца|девојчиц*|дечак|dečj*|dječj*|curica|klinka|klinac}',
    ],
    born: [
      'rođena',
      'rođen',
      'rođena je',
      'rođena godine',
      'rođena u',
      'рођена',
      'godište',
      'rodila se',
    ],
    scene: [
      '{zamisli|pretvaraj se|glumi|igraj|nacrtaj|naslikaj|portret|slika|ti si|opiši|moja devojka|moja djevojka|budi|замисли|нацртај|ти си}',
    ],
    family: [
      '{moj|moja|moje|moji|naš|naša|мој|моја} {sin|kći|ćerka|kćerka|dete|dijete|deca|djeca|nećakinja|син|ћерка}',
      'kad sam',
      'kada sam',
      'kad mi',
    ],
  },
};
