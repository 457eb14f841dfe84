import type { Language } from './language.ts';

/** Languages of which only the plainest words are known: their numbers are read in digits alone. */
export const OTHERS: Readonly<Record<string, Language>> = {
  world: {
    numbers: '',
    larger: '',
    age: [
      '# {yaşlı|yoshli|yashar|yoshda|жаста|жастағы|жаштагы|տարեկան|წლის|හැවිරිදි|jir|oed|mlynedd|bliain|urte|urteko|vjec|vjeç|vjeçe|vjeçar|metų|gadīga|gadus|jaar oud}',
      '{տասներկու|տասներեք|տասնչորս|տասնհինգ|տասնվեց} տարեկան',
      '{ათი|თერთმეტი|თორმეტი|ცამეტი|თოთხმეტი|თხუთმეტი|თექვსმეტი} წლის',
      '{on bir|on iki|on üç|on dörd|on beş|on altı|on yeddi} yaşlı',
      '{dhjetë|njëmbëdhjetë|dymbëdhjetë|trembëdhjetë|katërmbëdhjetë|pesëmbëdhjetë} {vjeç|vjeçe|vjeçar}',
      '{deuddeg|tair ar ddeg|pedair ar ddeg|pymtheg} oed',
      '{desmit|vienpadsmit|divpadsmit|trīspadsmit|četrpadsmit|piecpadsmit}gadīg* ',
      'የአስራ {ሁለት|ሦስት|አራት|አምስት} ዓመት',
      '{tien|elf|twaalf|dertien|veertien|vyftien} jaar oud',
      '{seisia|miaka}  #',
      'shekara {goma|goma sha biyu|goma sha uku|goma sha hudu|#}',
      'iminyaka {eyishumi|#}',
      'mwaka {kumi|#}',
    ],
    youth: [
      '{nezletilá|maloletnica|maloletnik|mladoletnica|mladoletnik|nepilngadīg*|nepilnameč*|alaealine|teismeline}',
      '{intombazan*|umntwana|ọmọbìnrin ọmọ|ọmọdékùnrin|yarinya|yaro karami|gabar yar|cailín beag|buachaill beag|merch fach|bachgen bach|tifla|tifel}',
      '{meisie|meisietjie|seuntjie|skooldogter|skoolmeisie} {van|met|in|wat|op}',
    ],
    child: [
      '{otrok|otroci|deklica|deklico|fantek|dijak|dijakinja|učenka}',
      '{bērns|bērni|meitene|vaikas|vaikai|mergaitė|mergaitei|berniukas|laps|lapsed|tüdruk}',
      '{fëmijë|vajzë e vogël|djalë i vogël|haur|neskato|plentyn|páiste|leanbh}',
      '{դեռահաս*|երեխա*|բავშვ*|ბავშვ*|გოგონა|მოზარდ*}',
      '{දැරිය|දැරිවිය|ළමයා|ළමයි|කුඩා දරුවා}',
      '{កុមារី|កុមារ|ក្មេងស្រី|ក្មេងប្រុស}',
      '{ကလေးမ|ကလေး|မိန်းကလေး}',
      '{бала|қыз бала|балалар|жеткіншек|хүүхэд|охин хүүхэд}',
      '{uşaq|qız uşağı|yeniyetmə|bola|qizcha|oʻsmir|oquvchi qiz}',
      '{mtoto|watoto|mvulana mdogo|msichana mdogo}',
      '{ልጅ|ህፃን|ልጃገረድ}',
    ],
  },
};
