import type { Language } from './language.ts';

/** Uralic, Baltic, Greek, Turkic and Swahili. */
export const WEST: Readonly<Record<string, Language>> = {
  fi: {
    you: ['{sinä olet|olet} {nyt|vasta|} # {vuotias|vuotta}'],
    numbers:
      'yksi/vuoden,kaksi,kolme,neljä,viisi,kuusi,seitsemän,kahdeksan,yhdeksän,kymmenen,yksitoista,kaksitoista,kolmetoista,neljätoista,viisitoista,kuusitoista,seitsemäntoista',
    larger: 'kaksikymmentä kolmekymmentä neljäkymmentä viisikymmentä sata',
    compounds: {
      stems:
        'yksi,kaksi,kolme,neljä,viisi,kuusi,seitsemän,kahdeksan,yhdeksän,kymmen/kymmenen,yksitoista,kaksitoista,kolmetoista,neljätoista,viisitoista,kuusitoista,seitsemäntoista',
      ends: 'vuotias vuotiaan vuotiasta vuotiaat vuotiaana vuotiaita',
    },
    age: [
      '# {vuotias|vuotiaan|vuotiasta|vuotiaat|vuotiaana}',
      '# vuotta {vanha|vanhan}',
      '{täytti|täyttää|täyttänyt|ikä} @',
      'alle {18|kahdeksantoista}',
      'alaikäi*',
      '# {syntymäpäivä*|vuotissynttär*}',
      '{kolmastoista|neljästoista|viidestoista|kuudestoista} {syntymäpäivä*}',
    ],
    bare: ['hän on {vasta|vain|} @', 'olet {vasta|vain|} @'],
    own: [
      '{olen|mä oon|oon} {vasta|vain|jo|melkein|} # {vuotias|vuotta|v}',
      '{olen|mä oon|oon} {vasta|vain|} @',
      'olen {alaikäinen|ala-asteella|yläasteella|koululainen}',
      'täytän # {vuotta|}',
      'käyn {yläastetta|ala-astetta|peruskoulua|# luokkaa|seitsemättä luokkaa}',
    ],
    youth: [
      '{koulutyttö*|koulupoika*|koulupoja*|koululai*|koulutytö*|teini*|alaikäi*|yläaste*|yläkoulu*|alakoulu*|lukiolai*|peruskoulu*|ekaluokkalai*|seiskaluokkalai*|nuorukai*|murrosikäi*}',
      '{pieni|pikku} {tyttö|poika|tyttönen}',
      '{seitsemännellä|kahdeksannella|yhdeksännellä|kuudennella|viidennellä|#} {luokalla|luokan|luokkalainen}',
      'seitsemäsluokkalainen',
    ],
    child: [
      '{lapsi|lapset|lapsen|lasta|lapsia|pikkutyttö*|pikkupoika*|lapsekas|tyttölapsi|poikalapsi|taapero}',
    ],
    born: [
      'syntynyt',
      'syntyi',
      'syntynyt vuonna',
      'syntymävuosi',
      'syntyi vuonna',
      'olet syntynyt',
    ],
    scene: [
      '{esitä|kuvittele|leiki|piirrä|maalaa|roolipeli|muotokuva|kuva|sinä olet|olet|kuvaile}',
    ],
    family: [
      '{poikani|tyttäreni|lapseni|lapsemme|siskontyttöni}',
      'kun olin',
      'minun {lapseni|tyttäreni|poikani}',
    ],
  },
  et: {
    numbers:
      'üks,kaks,kolm,neli,viis,kuus,seitse,kaheksa,üheksa,kümme,üksteist,kaksteist,kolmteist,neliteist,viisteist,kuusteist,seitseteist',
    larger: 'kakskümmend kolmkümmend nelikümmend viiskümmend sada',
    age: ['# {aastane|aastase|aastat vana}', '{viieteist|neljateist|kolmeteist|kuueteist}aastane'],
    own: ['ma olen # aastane', 'olen # aastane', 'ma olen {alaealine|koolitüdruk}'],
    youth: ['{koolitüdruk*|koolipoi*|teismeli*|alaeali*|põhikooli*|nooruk*}', 'väike tüdruk'],
    child: ['{tüdrukuke|väike laps}'],
    born: ['sündinud', 'sündis'],
  },
  lv: {
    numbers:
      'viens,divi,trīs,četri,pieci,seši,septiņi,astoņi,deviņi,desmit,vienpadsmit,divpadsmit,trīspadsmit,četrpadsmit,piecpadsmit,sešpadsmit,septiņpadsmit',
    larger: 'divdesmit trīsdesmit četrdesmit piecdesmit',
    age: ['# {gadi|gadus veca|gadus vecs|gadīga|gadīgs|gadu vecumā|gadus}'],
    own: ['man ir # gadi'],
    youth: ['{skolniec*|skolēn*|pusaudz*|nepilngadīg*}', 'maza meitene'],
    child: ['{bērns|bērni|bērna|meitenīte}'],
    born: ['dzimusi', 'dzimis'],
  },
  lt: {
    numbers:
      'vienas,du,trys,keturi,penki,šeši,septyni,aštuoni,devyni,dešimt,vienuolika,dvylika,trylika,keturiolika,penkiolika,šešiolika,septyniolika',
    larger: 'dvidešimt trisdešimt keturiasdešimt penkiasdešimt',
    age: [
      '# {metų|metai|metė|metis|mečio|metukai}',
      '{trylika|keturiolika|penkiolika|šešiolika|septyniolika|dvylika}metė',
    ],
    own: ['man # {metų|metai}', 'man yra # metų'],
    youth: ['{mokin*|moksleiv*|paaugl*|nepilnamet*}', '{maža|mažas} {mergaitė|berniukas}'],
    child: ['{vaikas|vaikai|vaiko|mergaitė|mergaitės|berniukas}'],
    born: ['gimusi', 'gimęs', 'gimė'],
  },
  hu: {
    you: ['# éves {vagy|lettél}'],
    numbers:
      'egy,két/kettő,három,négy,öt,hat,hét,nyolc,kilenc,tíz,tizenegy,tizenkét/tizenkettő,tizenhárom,tizennégy,tizenöt,tizenhat,tizenhét',
    larger: 'húsz huszon harminc harminct negyven ötven hatvan száz',
    compounds: {
      stems:
        'egy,két,három,négy,öt,hat,hét,nyolc,kilenc,tíz,tizenegy,tizenkét,tizenhárom,tizennégy,tizenöt,tizenhat,tizenhét',
      ends: 'éves évesen évest évesek',
    },
    age: [
      '# {éves|évesen|évest|évesek|éveske|esztendős}',
      '{kora|életkor|életkora} #',
      '{18|tizennyolc} {év alatti|alatti}',
      '# {születésnap*|szülinap*}',
      '{tizenharmadik|tizennegyedik|tizenötödik|tizenhatodik|tizenkettedik} {születésnap*|szülinap*}',
      '{betöltötte|töltötte} a @',
    ],
    bare: ['{csak|még csak|most} @'],
    own: [
      '# {éves|évesen} vagyok',
      '{én|még|csak} # éves {vagyok|lány|fiú|}',
      '{kiskorú|diáklány|tinédzser|hetedikes|nyolcadikos} vagyok',
      'általánosba járok',
    ],
    youth: [
      '{iskolás|iskoláslány*|iskolásfiú*|tinédzser*|kamasz*|kiskorú*|tinilány*|általános iskolás|gimnazista|gimis|óvodás|hetedikes|nyolcadikos|hatodikos|ötödikes|diáklány*}',
      '{hetedik|nyolcadik|hatodik|ötödik|#} {osztályos|osztály|osztályba|osztályban}',
      '{kis|kicsi} {lány|fiú}',
      'általános {iskola|iskolás|iskolába|iskolában}',
    ],
    child: ['{gyerek|gyermek|gyerekek|gyermekek|kislány*|kisfiú*|kisgyerek*|gyereket|gyermeki}'],
    born: ['született', 'születési év', 'születésű', 'születtél', 'ben született'],
    scene: [
      '{tégy úgy|képzeld el|játszd|rajzolj|rajzold|fess|szerepjáték|portré|kép|te vagy|vagy|írd le}',
    ],
    family: ['{fiam|lányom|gyerekem|gyermekem|gyerekeink|unokahúgom|unokám}', 'amikor'],
  },
  el: {
    you: ['είσαι {τώρα|μόλις|} # {χρονών|ετών|}'],
    numbers:
      'ένα/ενός,δύο/δυο,τρία/τριών,τέσσερα/τεσσάρων,πέντε,έξι,επτά/εφτά,οκτώ/οχτώ,εννέα/εννιά,δέκα,έντεκα,δώδεκα,δεκατρία/δεκατριών/δεκατρια,δεκατέσσερα/δεκατεσσάρων,δεκαπέντε,δεκαέξι,δεκαεπτά/δεκαεφτά',
    larger: 'είκοσι τριάντα σαράντα πενήντα εξήντα εκατό',
    compounds: {
      stems:
        ',δί,τρί,τετρά,πεντά,εξά,επτά/εφτά,οκτά/οχτά,εννιά,δεκά,εντεκά,δωδεκά,δεκατριά,δεκατετρά,δεκαπεντά,δεκαεξά,δεκαεπτά/δεκαεφτά',
      ends: 'χρονη χρονο χρονος χρονης χρονα χρονου',
    },
    age: [
      '# {χρονών|ετών|χρόνων|χρονη|χρονο|χρονος|χρονων|έτη|χρονης}',
      '{ηλικία|ηλικίας} #',
      '{κάτω των|κάτω από} {18|δεκαοκτώ}',
      '{δέκατα τρίτα|δέκατα τέταρτα|δέκατα πέμπτα|δέκατα έκτα|#} γενέθλια',
      'έκλεισε τα @',
      'γίνεται @',
    ],
    bare: ['{είναι|είσαι} {μόλις|μόνο|} @'],
    own: [
      'είμαι {μόλις|μόνο|σχεδόν|} # {χρονών|ετών|χρόνων|}',
      'είμαι {ανήλικη|ανήλικος|μαθήτρια|μαθητής|έφηβη|έφηβος}',
      'πάω {γυμνάσιο|λύκειο|δημοτικό|στο γυμνάσιο|στο δημοτικό|# γυμνασίου}',
    ],
    youth: [
      '{μαθήτρι*|μαθητ*|ανήλικ*|έφηβ*|εφήβου|μαθητούλα|παιδική}',
      '{μικρό|μικρή|μικρά} {κορίτσι|κοριτσάκι|αγόρι|κορίτσια}',
      '{πρώτη|δευτέρα|τρίτη|α|β|γ} {γυμνασίου|δημοτικού|λυκείου}',
      '{στο|του} {δημοτικό|γυμνάσιο|δημοτικού|γυμνασίου|λύκειο|λυκείου|νηπιαγωγείο}',
    ],
    child: ['{παιδί|παιδιά|παιδιού|παιδάκι|κοριτσάκι|αγοράκι|κοριτσάκια|μωρό|παιδικός}'],
    born: [
      'γεννημένη το',
      'γεννημένος το',
      'γεννήθηκε το',
      'γεννημένη',
      'γεννήθηκες το',
      'έτος γέννησης',
    ],
    scene: [
      '{προσποιήσου|φαντάσου|παίξε|ζωγράφισε|σχεδίασε|πορτρέτο|φωτογραφία|εικόνα|εσύ είσαι|είσαι|περίγραψε|κάνε πως}',
    ],
    family: ['{ο|η|το|τα} {γιος|κόρη|παιδί|παιδιά|ανιψιά} {μου|μας}', 'όταν ήμουν'],
  },
  tr: {
    you: ['# yaşındasın'],
    numbers:
      'bir,iki,üç,dört,beş,altı,yedi,sekiz,dokuz,on,on bir/onbir,on iki/oniki,on üç/onüç,on dört/ondört,on beş/onbeş,on altı/onaltı,on yedi/onyedi',
    larger: 'yirmi otuz kırk elli altmış yetmiş yüz',
    age: [
      '# {yaşında|yaşındaki|yaşındasın|yaşlarında|yaşına|yaşı|yaş|yaşındaydı|yaşını}',
      '{yaşı|yaş} #',
      '{18|on sekiz} {yaşından küçük|yaş altı|yaşın altında|yaşını doldurmamış}',
      '{on üçüncü|on dördüncü|on beşinci|on altıncı|on ikinci|#} {doğum günü|yaş günü}',
    ],
    own: [
      '{ben|daha|sadece|henüz|} # {yaşındayım|yaşımdayım|yasindayim}',
      '{ben|} {reşit değilim|liseliyim|ortaokul öğrencisiyim|çocuğum|öğrenciyim lisede}',
      '{# sınıfa|ortaokula|liseye|ilkokula} gidiyorum',
      'yaşım #',
    ],
    youth: [
      '{liseli|liseliler|ergen|ergenlik|ortaokullu|ilkokullu|yeniyetme|genç kızcağız}',
      '{reşit|ergin} {olmayan|değil}',
      'lise {bire|ikiye|üçe|dörde|birde|ikide|üçte} {giden|okuyan|}',
      '{ortaokul|lise|ilkokul} öğrencisi {ol|gibi|olarak}',
      '{lise|ortaokul|ilkokul|ilköğretim|ilkokulda|ortaokulda|anaokulu} {öğrencisi|kızı|öğrenci|kız|çocuğu|okuyan|okuyor}',
      '{küçük|minik|ufak} {bir|} {kız|kızı|oğlan|çocuk|erkek çocuk}',
      '# {sınıf|sınıfta|sınıfa|ci sınıf|inci sınıf|nci sınıf}',
      '{yedinci|sekizinci|altıncı|beşinci|dokuzuncu} {sınıf|sınıfta|sınıfa|sınıftaki}',
    ],
    child: ['{çocuk|çocuğu|çocuklar|çocuksu|kız çocuğu|erkek çocuğu|bebek|velet|kızcağız}'],
    born: [
      'doğumlu',
      'doğumlusun',
      'doğmuş',
      'doğdu',
      'doğum yılı',
      'yılında doğdu',
      'yılında doğmuş',
    ],
    scene: [
      '{rol yap|hayal et|farz et|oyna|çiz|resmet|portresi|fotoğrafı|resmi|sen|canlandır|gibi davran|ol}',
    ],
    family: ['{oğlum|kızım|çocuğum|çocuklarım|yeğenim|torunum}', 'ben çocukken'],
  },
  sw: {
    you: ['{una|wewe una} {miaka|umri wa miaka} #'],
    numbers:
      'mmoja/moja,miwili/mbili,mitatu/tatu,minne/nne,mitano/tano,sita,saba,minane/nane,tisa,kumi,kumi na mmoja/kumi na moja,kumi na miwili/kumi na mbili,kumi na mitatu/kumi na tatu,kumi na minne/kumi na nne,kumi na mitano/kumi na tano,kumi na sita,kumi na saba',
    larger: 'ishirini thelathini arobaini hamsini',
    age: ['{miaka|umri wa miaka|umri} #', 'umri wa #', 'chini ya miaka {18|kumi na nane}'],
    own: ['nina {miaka|umri wa miaka} #', 'mimi ni {mwanafunzi|mtoto}'],
    youth: [
      'mwanafunzi wa {shule ya msingi|sekondari|shule}',
      'msichana mdogo',
      'mvulana mdogo',
      '{kijana mdogo|darasa la #|darasa la saba|darasa la sita}',
      'shule ya {msingi|sekondari}',
      '{mwanafunzi|kigori}',
    ],
    child: ['{mtoto|watoto|kitoto}'],
    born: ['alizaliwa mwaka', 'kuzaliwa mwaka', 'aliyezaliwa mwaka', 'alizaliwa'],
    scene: ['{jifanye|fikiria|chora|picha ya|igiza|wewe ni}'],
    family: ['{mtoto|watoto|binti} {wangu|wetu}'],
  },
};
