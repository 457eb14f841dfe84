/** The same words in other languages, folded like every text (no accents, lower case). */
export const OTHER_LANGUAGES = {
  youth: [
    // Spanish, Portuguese, Italian, French
    '{colegiala|colegialas|quinceanera|menor de edad|menores de edad|adolescente|adolescentes}',
    '{menor de idade|menores de idade|colegial|estudante do ensino medio}',
    '{minorenne|minorenni|scolaretta|studentessa delle medie|studentessa del liceo}',
    '{mineure|mineures|ecoliere|ecolier|lyceenne|lyceen|collegienne|collegien|moins de 18 ans}',
    // German, Dutch, Polish, Turkish
    '{minderjahrig|minderjahrige|minderjahriges|minderjahriger|schulmadchen|jugendliche|jugendlicher|halbwuchsige}',
    '{minderjarig|minderjarige|schoolmeisje|tiener|tieners}',
    '{nieletnia|nieletni|nastolatka|nastolatek|uczennica|uczen}',
    '{resit olmayan|ergen|liseli|lise ogrencisi}',
    // Russian, Ukrainian
    '{школьница|школьник|подросток|несовершеннолетняя|несовершеннолетнии|малолетка|неповнолітня|школярка}',
    // Chinese, Japanese, Korean
    '未成年', '小 学 生', '中 学 生', '初 中 生', '高 中 生', '女 学 生', '萝 莉', '幼 女', '少 女', '女 子 高 生', '女 子 中 学 生', '高 校 生', 'ロ リ', 'シ ョ タ',
    '미 성 년', '여 고 생', '여 중 생', '초 등 학 생', '중 학 생', '고 등 학 생',
    // Arabic, Hindi
    '{قاصر|قاصرة|مراهقة|مراهق}', '{नाबालिग|किशोरी}',
  ],
  child: [
    '{nina|nino|ninas|ninos|bebe|menina pequena|menino pequeno|crianca|criancas|bambina|bambino|bambini}',
    '{enfant|enfants|fillette|petite fille|petit garcon|kinder|kleinkind|kleines madchen|kleiner junge}',
    '{kindje|kleuter|klein meisje|dziecko|dzieci|dziewczynka|chlopiec|cocuk|kucuk kiz}',
    '{ребенок|дети|девочка|мальчик|маленькая девочка}',
    '小 女 孩', '小 男 孩', '儿 童', '子 供', '幼 児', '아 이 가', '어 린 이', '{طفلة|طفل|أطفال}', '{बच्ची|बच्चा}',
  ],
  age: [
    '<n> ans', '<n> anos', '<n> anni', '<n> jahre alt', '<n> jahrige', '<n> jahriges', '<n> jaar oud', '<n> lat', '<n> yasinda',
    '<n> {летняя|летнии}', '<n> {лет|года}', '<n> 岁', '<n> 歳', '<n> 才', '<n> 살',
  ],
} as const; // prettier-ignore
