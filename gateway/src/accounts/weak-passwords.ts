import { BRAND } from '@vesper/core/contract/brand';

/**
 * The most used passwords of at least eight characters in published breaches, lower-cased. Guessing
 * from outside is throttled to a handful of tries; these are the ones such tries start with.
 */
const COMMON = new Set(
  `12345678 123456789 1234567890 12345678910 123123123 1234512345 11111111 111111111 1111111111
  00000000 0000000000 000000000 22222222 33333333 44444444 55555555 66666666 77777777 88888888
  888888888 99999999 999999999 87654321 987654321 9876543210 0987654321 0123456789 01234567
  012345678 12341234 12344321 123454321 1234554321 11223344 1122334455 112233445566 11112222
  123321123 123456123 123456654321 147258369 147852369 159357456 159753456 741852963 789456123
  963852741 789789789 456456456 321321321 121212121 12121212 1212121212 10101010 20202020 12131415
  147147147 135792468 102030405 1020304050 31415926 password password1 password2 password3
  password12 password123 password1234 password12345 password! password1! password01 password11
  password99 passw0rd passw0rd1 p@ssword p@ssw0rd p@ssword1 p@ssw0rd1 p@55w0rd pa55word pa$$word
  pa$$w0rd passwort passwort1 mypassword thepassword yourpassword newpassword password0
  passpass passwords passwords1 qwertyui qwertyuiop qwertyu1 qwerty12 qwerty123 qwerty1234
  qwerty12345 qwerty123456 qwertyqwerty qwerty11 qwerty1! qwert123 qwert1234 qwert12345 qwertz123
  qwertzui qwertzuiop azertyuiop azerty123 asdfghjk asdfghjkl asdfasdf asdf1234 asdfqwer asdasdasd
  asd123456 asdf12345 zxcvbnm1 zxcvbnm123 zxcvbnm, zxcvbnm. zxcvzxcv qweqweqwe qweasdzxc qweasd123
  qwe123456 qwaszx12 qazwsxedc qazwsx123 qazqazqaz 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx
  1qaz2wsx3edc 1qazxsw2 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 zaq12wsx zaq1zaq1 zaq1xsw2 xsw21qaz
  !qaz2wsx 1qaz!qaz a1b2c3d4 a1b2c3d4e5 aa123456 aa12345678 ab123456 abc12345 abc123456 abcd1234
  abcd12345 abcdefgh abcdefghi abcdefg1 abcdef123 abcabcabc abc123abc a1234567 a12345678 a123456789
  q1234567 q12345678 s1234567 z1234567 1a2b3c4d 12345abc 12345678a 123456789a 123456abc 1234abcd
  123abc123 123qweasd 123qwe123 123qweasdzxc 1234qwer qwer1234 qwer12345 12qwaszx 12qw34er
  iloveyou iloveyou1 iloveyou2 iloveyou! iloveyou123 iloveu123 ilovegod ilovejesus iloveme1
  ilovemymom ilovemydad ilovemyself loveyou1 loveme123 lovelove lovelove1 loveyou123 lovely123
  myloveyou truelove sweetheart sweetie1 princess princess1 princess12 princess123 princesa
  babygirl babygirl1 babyboy1 baby1234 beautiful beautiful1 sunshine sunshine1 sunshine2
  sunshine123 sunflower sunflowers flower123 butterfly butterfly1 rainbow1 rainbow123 football
  football1 football12 football123 baseball baseball1 baseball123 basketball basketball1 softball
  softball1 volleyball hockey123 soccer123 soccer12 liverpool liverpool1 liverpoolfc chelsea1
  chelsea123 arsenal1 arsenal123 barcelona barcelona1 realmadrid juventus manchester manutd123
  steelers steelers1 cowboys1 yankees1 lakers123 superman superman1 superman123 batman123 batman12
  spiderman spiderman1 ironman1 starwars starwars1 startrek pokemon1 pokemon123 pikachu1 naruto123
  minecraft minecraft1 dragonball dragon12 dragon123 dragon1234 dragons1 monkey12 monkey123
  monkey1234 shadow12 shadow123 master12 master123 master1234 mastermind welcome1 welcome12
  welcome123 welcome1! welcome2 welcome01 letmein1 letmein12 letmein123 letmein! trustno1
  trustnoone whatever whatever1 whatever123 computer computer1 computer123 internet internet1
  samsung1 samsung123 iphone123 microsoft facebook facebook1 google123 linkedin linkedin1
  administrator admin123 admin1234 admin12345 admin123456 adminadmin root1234 rootroot toor1234
  test1234 test12345 testtest testing1 testing123 tester123 guest123 guest1234 user1234 user12345
  username default1 changeme changeme1 changeme123 secret123 secret12 secretword security
  security1 login123 temp1234 temppass qwerty78 michael1 michael123 michelle michelle1 jennifer
  jennifer1 jessica1 jessica123 ashley123 amanda123 andrew123 anthony1 anthony123 christopher
  christian christian1 christina christine charlie1 charlie123 daniel123 danielle danielle1
  elizabeth elizabeth1 alexander alexander1 alexandra alexandria benjamin benjamin1 brandon1
  brandon123 brittany brittany1 caroline catherine cameron1 cheyenne courtney courtney1 dominic1
  gabriel1 gabriela gabrielle hannah123 isabella jackson1 jasmine1 jasmine123 jonathan jonathan1
  jordan23 jordan123 jordan12 joshua123 justin123 kimberly kimberly1 lauren123 madison1 madison123
  margaret matthew1 matthew123 melissa1 morgan123 nicholas nicholas1 nicole123 nicole12 patricia
  patrick1 rebecca1 richard1 robert123 samantha samantha1 savannah savannah1 stephanie stephanie1
  sebastian stephen1 thomas123 valentina vanessa1 veronica victoria victoria1 william1 william123
  zachary1 francesco alejandro alejandra fernando fernanda mariposa estrella chocolate chocolate1
  cookie123 cupcake1 peanut123 pumpkin1 cheese123 pepper123 ginger123 strawberry blueberry
  snickers1 coffee123 bubbles1 blink182 metallica metallica1 slipknot slipknot1 nirvana1 greenday
  greenday1 eminem123 rockstar rockstar1 guitar123 music123 musica123 freedom1 freedom123 forever1
  forever21 happy123 happiness friends1 friends123 friendship familia1 family123 blessed1 jesus123
  jesuschrist jesus1234 godisgood godislove heavenly angel123 angels123 angelina angelica lucky123
  lucky777 diamond1 diamonds silver123 golden123 money123 millionaire maverick mercedes mercedes1
  mustang1 mustang123 ferrari1 porsche1 corvette corvette1 chevrolet harley123 yamaha123 november
  november1 december december1 september september1 october1 february january1 summer123 summer12
  summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 summer2026 winter123 winter12
  winter2020 winter2021 winter2022 winter2023 winter2024 winter2025 winter2026 spring2024
  spring2025 spring2026 autumn2024 autumn2025 autumn2026 monday123 friday123 midnight midnight1
  blackjack scorpion scorpion1 patches1 bulldog1 bulldogs tigger123 tigger12 panther1 phoenix1
  dolphin1 dolphins dolphin123 elephant elephant1 kitty123 kittycat puppy123 poohbear poohbear1
  tinkerbell hellokitty hello123 hello1234 hello12345 hellohello helloworld hello123! hallo123
  bonjour1 bonjour123 salut123 motdepasse contrasena contraseña passwortpasswort geheim123
  schatz123 sommer123 killer123 killer12 hunter12 hunter123 ranger123 soldier1 warrior1 warriors
  gangster gangster1 nothing1 nobody123 anonymous access14 accesso1 cricket1 cricket123 krishna1
  pakistan pakistan1 pakistan123 indian123 india123 bangladesh bismillah america1 american1
  philippines australia england1 germany1 portugal brasil123 mexico123 mexico12 california newyork1
  newyork123 chicago1 dallas123 london123 paris123 onedirection justinbieber justinb1 ncc1701d
  ncc1701e thx1138a wolfgang snowball snowflake snowman1 raiders1 redskins1 packers1 eagles123
  playboy1 playboy123 playstation playstation1 nintendo nintendo1 xbox3600 gamecube hardcore
  creative creative1 cocacola cocacola1 marlboro marlboro1 budweiser heineken simpsons simpsons1
  southpark garfield garfield1 scoobydoo scooby123 mickey123 mickeymouse snoopy123 donald123
  asshole1 fuckyou1 fuckyou2 fuckyou! fuckyou123 fuckme69 fuckoff1 fuckyoufuckyou bullshit
  bullshit1 motherfucker biteme123 badboy123 badgirl1 sexy1234 sexygirl sexyboy1 sexymama sexything
  hotmail1 hotmail123 gmail123 yahoo123 outlook1 zaq!2wsx qwerty!@# !@#$%^&* !@#$%^&*()
  aaaaaaaa aaaaaaaaaa bbbbbbbb xxxxxxxx zzzzzzzz qqqqqqqq asdfghjkl1 asdfghjkl123 poiuytrewq
  lkjhgfdsa mnbvcxz1 mnbvcxz123 0okm9ijn 1password 2password 123password 1234password
  12345password 123456789q 123456q123 q123456789 w1234567 ww123456 aaa123456 aaaa1111 abcd1111
  1111aaaa qq123456 qq12345678 as123456 zx123456 zxc123456 zxc12345 woaini1314 woaini520 5201314520
  1314520520 52013141 147896325 1478963250 159159159 258258258 357159258 369258147 753951852
  852456852 951753852 987987987 98765432 876543210 135797531 246813579 13579246 24681012 1357924680`
    .split(/\s+/)
    .map((word) => word.toLowerCase()),
);

/** Words that every visitor connects with this site: easy to guess, also with a few digits. */
const PRODUCT_WORDS = [BRAND.name.toLowerCase(), 'companion', 'generator', 'onlyfans'];

/** True for a password that attackers guess first. Case does not make it stronger. */
export function isWeakPassword(password: string): boolean {
  const lower = password.toLowerCase();
  if (COMMON.has(lower) || new Set(lower).size < 3) return true;
  const letters = lower.replace(/[^\p{L}]+/gu, '');
  return PRODUCT_WORDS.some((word) => letters === word || letters === word + word);
}
