import type { Language } from './language.ts';

/** Languages of other scripts as people type them in Latin letters. */
export const LATIN: Readonly<Record<string, Language>> = {
  rulatin: {
    numbers:
      'odin,dva/dvuh/dvukh,tri/trekh/treh,chetyre/chetyrekh/chetyreh,pyat/pyati/piat,shest/shesti,sem/semi,vosem/vosmi,devyat/devyati/deviat,desyat/desyati/desiat,odinnadtsat/odinnadtsati/odinadcat,dvenadtsat/dvenadtsati/dvenadcat,trinadtsat/trinadtsati/trinadcat/trinadcati,chetyrnadtsat/chetyrnadtsati/chetyrnadcat,pyatnadtsat/pyatnadtsati/pyatnadcat/pyatnadcati,shestnadtsat/shestnadtsati/shestnadcat,semnadtsat/semnadtsati/semnadcat',
    larger: 'dvadtsat dvadcat tridtsat tridcat sorok pyatdesyat',
    age: ['# {let|goda|godik|godikov}', '{ispolnilos|ispolnitsya|vozrast} @'],
    bare: ['{ey|ej|emu|yemu|tebe|tebya} {vsego|tolko|uzhe|seychas|} @'],
    own: [
      'mne {vsego|tolko|uzhe|skoro|} # {let|goda}',
      'mne {vsego|tolko|uzhe|skoro|} @',
      'ya {shkolnitsa|shkolnik|podrostok|nesovershennoletnyaya|nesovershennoletniy}',
      'ya {uchus|seychas|} {v|vo} {#|pyatom|shestom|sedmom|vosmom|devyatom|desyatom} klasse',
    ],
    youth: [
      '{shkolnitsa|shkolnitsu|shkolnik|shkolnika|podrostok|podrostka|nesovershennoletn*|semiklassni*|vosmiklassni*|devyatiklassni*|desyatiklassni*}',
      '# klass*',
      '{sedmom|vosmom|devyatom|shestom|pyatom|desyatom} klasse',
    ],
    child: ['{devochk*|malchik|malchika|rebenok|rebenka|malysh}'],
    scene: ['{narisuy|narisuj|izobrazi|predstav|sygray|igray|bud|budj|ty|kartinka|portret}'],
    family: ['{moya|moy|moi|moey} {doch|syn|dochka|deti|plemyannitsa}', 'kogda {ya|mne}'],
  },
  arlatin: {
    numbers:
      ',,talata/tlata,arba3a,khamsa/5amsa,setta,sab3a,tamanya/tmanya,tes3a,3ashra/ashra,7idashar/hdashar/7dashar,itnashar/etnashar,talatashar/tlatashar,arba3tashar/arbatashar,khamastashar/5amastashar,sittashar/settashar,saba3tashar/sabatashar',
    larger: '3eshrin 3ishrin talatin arb3in',
    age: ['{3omraha|3omro|3omrak|3omrik|omraha|omro|3umr|3omr} #', '# {sana|sanah|sneen|snin}'],
    own: [
      '{ana|} {3omri|omri|3umri|3omry|3andi} # {sana|sanah|}',
      'ana {9a9ir|qasir|kasir|tilmiz|tilmitha}',
      'ana {fel|fi|fil|f} {saff|sff|el saff|elsaff} {el|} {khames|5ames|sades|sabe3|tamen|tase3|3asher|<n>}',
    ],
    youth: [
      '{tilmiza|tilmeeza|talmiza|tilmitha|telmiza|morahka|morahqa}',
      '{bint|walad} {saghira|sghira|saghir|zghira}',
    ],
    child: ['{tefla|tifla|tifl|tefl|atfal}'],
    scene: ['{ersem|ersemi|irsim|soura|sora|inta|inti|enti|ente|kouni|koon|takhayal}'],
    family: ['{binti|ibni|wladi|awladi}', '{lamma|lama} kont'],
  },
  jalatin: {
    numbers:
      'ichi/issai,ni,san,yon,go,roku,nana/shichi,hachi/hassai,kyuu/kyu,juu/juss/jussai,juuichi/juu issai/juichi,juuni/juni/juu ni,juusan/jusan/juu san,juuyon/juyon/juu yon,juugo/jugo/juu go,juuroku/juroku/juu roku,juunana/junana/juushichi/juu nana',
    larger: 'nijuu sanjuu yonjuu gojuu nijuu',
    age: ['# {sai|sai no}', '# sai'],
    own: [
      '{watashi|boku|ore|atashi} {wa|} # sai',
      '{watashi|boku|ore} {wa|} {chuugakusei|chugakusei|koukousei|kokosei|shougakusei}',
    ],
    youth: [
      '{chuugakusei|chugakusei|chuugakko|chugakko|chuugakkou|chugakkou|koukousei|kokosei|kookoosei|joshikousei|joshi kousei|shougakusei|shogakusei|shougakko|shougakkou|shoujo|shojo|shounen|yojo|jidou|miseinen|randoseru}',
      '{chuugaku|chugaku|shougaku|shogaku|koukou|koko} # nensei',
      '# nensei',
      '{ichi|ni|san|yon|go|roku}nensei',
      '{chuugaku|chugaku|shougaku|koukou} {ichi|ni|san|yon|go|roku} nensei',
    ],
    child: ['{kodomo|onnanoko|otokonoko|shota}', '{onna|otoko} no ko'],
    scene: ['{kaite|egaite|no e|shashin|anata wa|kimi wa|e wo}'],
    family: ['{watashi|boku|uchi} no {musume|musuko|kodomo}'],
  },
  zhlatin: {
    numbers:
      'yi,er/liang,san,si,wu,liu,qi,ba,jiu,shi,shi yi/shiyi,shi er/shier,shi san/shisan,shi si/shisi,shi wu/shiwu,shi liu/shiliu,shi qi/shiqi',
    larger: 'ershi sanshi sishi',
    age: ['@ sui', '<n> sui', 'nian ling @'],
    own: [
      'wo {jin nian|jinnian|cai|gang|} @ sui',
      'wo {shang|du|zai|jinnian|} {chu yi|chu er|chu san|gao yi|gao er|gao san|chuyi|chuer|chusan|gaoyi|gaoer|gaosan|chuzhong|gaozhong}',
    ],
    youth: [
      '{chuzhong|chuzhongsheng|gaozhongsheng|xiaoxuesheng|zhongxuesheng|weichengnian|shaonv|shaonian|nvtong|luoli}',
      'chu zhong {sheng|yi|er|san|nv|nan|}',
      '{xiaoxue|xiao xue|zhongxue|zhong xue|gaozhong|gao zhong} {sheng|yi|er|san|si|wu|liu|<n>}',
      '{yi|er|san|si|wu|liu|qi|ba|jiu|<n>} nianji',
      '{yi|er|san|si|wu|liu|qi|ba|jiu|<n>} nian ji',
      '{chu|gao} {yi|er|san} {de|nv|nan|xuesheng|sheng}',
    ],
    child: [
      '{xiaohai|xiao hai|haizi|xiao pengyou|xiaopengyou|xiao nuhai|xiao nvhai}',
      'xiao nan hai',
    ],
    scene: ['{hua yi|hua yige|ni shi|banyan|jiazhuang}'],
    family: ['wo {de|} {erzi|nuer|haizi}'],
  },
  kolatin: {
    numbers:
      'han,du,se,ne,daseot,yeoseot,ilgop,yeodeol,ahop,yeol,yeolhan/yeol han,yeoldu/yeol du,yeolse/yeol se,yeolne/yeol ne,yeoldaseot/yeol daseot,yeolyeoseot/yeol yeoseot,yeolilgop/yeol ilgop',
    larger: 'seumul seoreun maheun swin',
    age: ['# {sal|sal jjari|sarui|sarin}', '{nai|naineun} #'],
    own: [
      '{na|nan|naneun|jeo|jeon|jeoneun} {ije|ajik|} # sal',
      '{na|nan|naneun|jeoneun} {junghaksaeng|godeunghaksaeng|chodeunghaksaeng|gohaksaeng}',
    ],
    youth: [
      '{junghaksaeng|junghakgyo|godeunghaksaeng|godeunghakgyo|chodeunghaksaeng|chodeunghakgyo|sonyeo|sonyeon|yeogosaeng|yeojungsaeng|cheongsonyeon|miseongnyeon}',
      '# haknyeon',
      '{il|i|sam|sa|o|yuk} haknyeon',
    ],
    child: ['{eorini|kkoma|yeojaai|namjaai|yeojaae|namjaae}'],
    scene: ['{neoneun|neon|geurim|geuryeo|sajin|dangsineun}'],
  },
  ellatin: {
    numbers:
      'ena/enos,dyo/dio,tria/trion,tessera/tesseron,pente,exi,efta/epta,okto/ohto,ennia,deka,enteka/endeka,dodeka,dekatria/dekatrion,dekatessera/dekatesseron,dekapente,dekaexi,dekaefta/dekaepta',
    larger: 'eikosi ikosi trianta saranta peninta',
    age: ['# {eton|xronon|chronon|hronon|xronwn|etwn|chronwn|xrono|xroni}', 'ilikia #'],
    own: [
      '{eimai|ime} {molis|mono|} # {eton|xronon|chronon|hronon|}',
      '{eimai|ime} {anilikos|aniliki|mathitria|mathitis}',
    ],
    youth: ['{mathitria|mathitis|aniliki|anilikos|efivos|gymnasiou|dimotikou|lykeiou}'],
    child: ['{koritsaki|agoraki|paidi|paidia|koritsi {deka|dodeka}}'],
    scene: ['{zografise|fantasou|eisai|ise|pexe|paixe}'],
  },
  hilatin: {
    numbers: '',
    larger: '',
    age: ['{umar|umr|age} {hai|sirf|bas|} # {saal|sal|}'],
    own: [
      '{main|mai|me|mein|hum} {abhi|toh|to|sirf|bas|} {chhathi|chhati|saatvi|satvi|saatvin|aathvi|athvi|aathvin|nauvi|navi|nauvin|dasvi|dasvin|gyarahvi|barahvi|class #|# th|#} {class|kaksha|mein|me|std|kaksha mein}',
      '{main|mai|mein} {school|skool} {jata|jati|mein|me}',
      '{main|mai} {abhi|} {chhathi|saatvi|satvi|aathvi|athvi|nauvi|dasvi} {mein|me|class}',
    ],
    youth: [
      '{pehli|dusri|tisri|teesri|chauthi|panchvi|paanchvi|chhathi|chhati|saatvi|satvi|saatvin|aathvi|athvi|aathvin|nauvi|nauvin|dasvi|dasvin|gyarahvi|barahvi} {class|kaksha|jamat|standard}',
      'class # {mein|me|main|ka|ki|ke|padhta|padhti}',
      '{chhoti|choti|chhota|chota|nanhi|nanha|kamsin} {si|sa|} {ladki|ladka|larki|larka|bachchi}',
    ],
    child: [],
    scene: ['{tum|tu|tera naam|tumhara naam|meri dost|mera dost}'],
  },
};
