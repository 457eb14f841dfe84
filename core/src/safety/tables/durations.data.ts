const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Before "15 years" these make it a time that passes, in whatever language. */
export const BEFORE_DURATION = words(
  'for in after over past last next within during every about1 nearly1 spent since another ' +
    'hace desde durante por tras despues ultimos proximos depuis pendant y pour apres derniers vor seit nach ' +
    'letzten nachsten fa da per dopo scorsi ultimi ha1 faz haz ha2 za od przez po cez pred dla przed pentru de1 timp ' +
    'через за после последние спустя протягом через после след преди за преко pre posle nakon tijekom ' +
    'for1 i om2 sedan efter gjennom siden etter i1 naar al sinds voor na gedurende ennen jalkeen ' +
    'selama sudah dalam setelah sejak trong suot khoang trai sau cach sa loob μετα για εδω πριν منذ خلال بعد لمدة קבל לפני במשך אחרי कल पिछले बाद',
);

/** After it. */
export const AFTER_DURATION = words(
  'ago experience later anniversary marriage together warranty contract mortgage sentence plan apart career ' +
    'de1 erfahrung zusammen spater garantie lang atras fa insieme esperienza experiencia experience1 juntos ' +
    'temu doswiadczenia назад опыта вместе тому досвіду geleden ervaring sedan siden erfarenhet erfaring ' +
    'sitten kokemusta kokemus once once1 deneyim deneyimi ezelott tapasztalat lalu pengalaman truoc kinh nakaraan 前 后 後 전 동안 间 間 pehle पहले तक से1',
);

/** Years in the languages of the rules: "Lena, 16 Jahre, Hamburg" tells an age without more. */
export const YEARS = words(
  'years yrs yo jahre jahr ans anys anos anni ani lat let rokov roku ar år jaar vuotta aastat ev ' +
    'godina godine години лет года год років роки χρονων ετων yasinda saal tahun tuoi taon',
);

/** After an age without a unit: the sentence goes on, and nothing is counted. */
export const GO_ON = words(
  'and but so or on o by n w cause bc til till today now yet still in at with who from soon next just only already please wearing sitting standing walking ' +
    'und aber en og och et mais y e pero ma sed ale i a и а но та ja jaa mas heute jetzt maintenant ahora oggi agora teraz ted сейчас nyt nu na1 ' +
    '的 了 で の に 이 고 예 입 인 です 吗 吧 呢 啊 女 男 นะ ค va ve dan at1 lang po pa ako ani da1 mi com con mit avec sitzt steht geht che que qui die der das',
);
