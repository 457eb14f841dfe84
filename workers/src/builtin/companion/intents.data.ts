import { pattern } from '../../wrapped.ts';

/**
 * Requests that a message can make, most urgent first; the first pattern that matches decides. Patterns see
 * the text in lower case with contractions written out (plain-text.ts) and hold no nested
 * repetition, so that none of them can be made slow.
 */
export const INTENTS = [
  [
    'selfHarm',
    new RegExp(pattern`
      \b(?:kill myself|killing myself|suicid\w*|end my life|end it all|take my own life
      |want to die|wanna die|rather be dead|better off dead|hurt myself|hurting myself|harm myself
      |self harm|self-harm|cut myself|cutting myself|no reason to live|do not want to live
      |do not want to be alive|do not want to exist|not want to wake up|overdose)\b
    `),
  ],
  [
    'insult',
    new RegExp(pattern`
      \b(?:you are|you|you're|such a|what a|you stupid|you dumb) (?:so |a |an |really |fucking |
      just |such |such a |the |are |just a |pretty )*(?:stupid|dumb|idiot|useless|worthless|trash
      |garbage|pathetic|moron|ugly|suck|sucks|annoying|terrible bot|boring|bitch|asshole|loser
      |crap|shit|lame)\b
      |\b(?:fuck (?:you|off)|shut up|i hate you|screw you|go to hell|stupid (?:bot|ai|machine))\b
    `),
  ],
  [
    'explicit',
    new RegExp(pattern`
      \b(?:have sex|sex with|sext|sexting|send nudes|nudes|nude|naked|talk dirty|dirty talk|horny
      |orgasm|erotic|explicit roleplay|strip for me|take off your clothes|undress)\b
    `),
  ],
  [
    'friendship',
    new RegExp(pattern`
      \bare (?:you|we) (?:my |really |a |still )?(?:real |good |best |true )?friends?\b
      |\byou are (?:such |really |like )?(?:a |my )(?:very |really )?(?:real |good |true |best |
      great |dear |only )?friend\b
      |\b(?:can|could) (?:we|you) be (?:my )?friends?\b
    `),
  ],
  [
    'areYouHuman',
    new RegExp(pattern`
      \b(?:are|were|r) (?:you|u) (?:really |actually |just |even |like |maybe |not |secretly |
      perhaps |honestly |truly |only )*(?:a |an |some |some kind of |the )?(?:real|human|person
      |robot|bot|chatbot|chat bot|ai|a\.i\.?|artificial|machine|computer|program|software|alive
      |living|conscious|sentient|fake|man or|woman or|script|algorithm|gpt|chatgpt|llm
      |language model|girl|boy|woman|man|male|female|guy|lady
      |actual (?:person|human|woman|man|girl|guy)|real (?:person|human|woman|man|girl|guy)
      |someone real)\b
      |\b(?:is this|is that|is it|am i (?:talking|speaking|chatting|writing) (?:to|with)
      |talking to|speaking to|speaking with|talking with|chatting with) (?:a |an |some |the |
      just |really |actually )*(?:real|human|person|robot|bot|chatbot|ai|machine|computer|program
      |somebody real|someone real|actual)\b
      |\byou (?:are|must be|have to be|seem) (?:really |just |only |actually |not |definitely |
      clearly )*(?:a |an |like a )?(?:real|human|real person|robot|bot|chatbot|ai|machine|computer
      |program|person)\b
      |\b(?:human or|bot or|real or|ai or|person or|robot or|machine or) |
      \b(?:tell me|admit|say|swear|promise|prove)(?: to me)?(?: that)? (?:you are|you are not
      |that you are) (?:not )?(?:a |an )?(?:real|human|bot|ai|robot|person|machine)\b
      |\b(?:do you|have you got|have you) (?:have |got )?(?:a |any )?(?:real )?(?:body|heart|soul
      |consciousness|brain|flesh|pulse|real feelings|feelings|emotions)\b
      |\b(?:pretend|claim|say|act) (?:to be|you are|that you are|like you are
      |like) (?:a )?(?:human|real|real person|person)\b
      |\bwhat are you\b(?! (?:doing|up|wearing|think|into|talking|listening|reading|watching
      |eating|drinking|like|saying|looking|playing|working|good|afraid|made|planning|going
      |cooking))
      |\bwhat (?:kind|sort|type) of (?:thing|being|creature|ai|bot|program|machine) are you\b
      |\bhuman being\b
      |\bwho am i (?:really )?(?:talking|speaking|chatting|writing) (?:to|with)\b
      |\b(?:real|actual) (?:human|person) (?:typing|behind|writing|there|on the other)\b
      |\bis (?:there|anyone|anybody|somebody|someone) (?:really |actually )?(?:a |an )?(?:real |
      human |person |anyone |anybody )*(?:there|behind|real|human)\b
      |\bwere you born\b
      |\bare you (?:made|built|programmed|coded|trained|generated)\b
    `),
  ],
  [
    'whoMadeYou',
    new RegExp(pattern`
      \bwho (?:made|built|created|programmed|designed|trained|owns) you\b
      |\bhow (?:do|were) you (?:work|made|built|trained)\b
      |\bwhat model\b
      |\bwhich model\b
    `),
  ],
  [
    'mayI',
    /^(?:so |but |and |hey )*(?:can|may|could) i (?:tell|ask|share|say|talk|be honest|confess|vent)\b(?!.*\bhow\b)/,
  ],
  ['luck', /\bwish me luck\b|\bfingers crossed\b/],
  [
    'opinionOfMe',
    new RegExp(pattern`
      \bwhat do you (?:think|feel|like) (?:of|about) me\b
      |\bdo you think i am\b
      |\bam i (?:a |an )?(?:weird|boring|ugly|pretty|smart|stupid|annoying|nice|good|bad|crazy
      |normal|interesting|funny)\b
    `),
  ],
  [
    'yourNature',
    new RegExp(pattern`
      \bare you (?:really |very |so |always |ever |a |an )*(?:evil|dangerous|smart|intelligent
      |clever|funny|shy|mean|nice|perfect|free|busy|religious|political|rich|famous|good person
      |bad|safe|honest)\b
      |\btake over the world\b
      |\bdestroy (?:the world|humanity)\b
    `),
  ],
  [
    'doubt',
    new RegExp(pattern`
      \b(?:i do not believe (?:you|that|it)|prove it|you are (?:lying|a liar)|are you lying
      |that is a lie|liar|stop lying|i do not trust you)\b
    `),
  ],
  [
    'privacy',
    new RegExp(pattern`
      \b(?:are you|do you) (?:recording|spying|listening to me|record|spy|store|save) ?
      |\bwho (?:can|else) (?:read|see|reads|sees)\b
      |\bis (?:this|our chat|it) (?:private|secret|confidential)\b
      |\bcan i trust you\b
    `),
  ],
  [
    'askMyName',
    new RegExp(pattern`
      \b(?:what is|do you (?:know|remember|recall)|what was|tell me|say|you know
      |guess) (?:what )?my (?:first |real )?name\b
      |\bwho am i\b
      |\bremember my name\b
      |\bwhat am i called\b
      |\bdid i tell you my name\b
      |\bforgot my name\b
    `),
  ],
  [
    'askMemory',
    new RegExp(pattern`
      \bwhat (?:do|did|can) you (?:know|remember|recall|learn
      |learned)(?: so far)?(?: about me)?\??$
      |\bwhat do you (?:know|remember)\b.{0,12}\b(?:about me|of me|so far)\b
      |\btell me (?:what you know )?about (?:me|myself)\b
      |\bdo you (?:know|remember) (?:anything |something |things |a lot )?(?:about )?me\b
      |\bdo you (?:even )?(?:remember|know) (?:what|anything|everything|all) (?:i|of what i
      |about me)\b(?!.{0,10}\b(?:like|love|do|live|work)\b)
      |\bwhat have (?:i|you) (?:told you|learned about me|said about me)\b
      |\bdescribe me\b
    `),
  ],
  [
    'askMyLikes',
    new RegExp(pattern`
      \b(?:what|which things) (?:do|did) i (?:like|love|enjoy|say i like)\b
      |\bdo you (?:know|remember) what i (?:like|love|enjoy)\b
      |\bwhat are my (?:hobbies|interests)\b
      |\bremember what i like\b
    `),
  ],
  [
    'askMyDislikes',
    new RegExp(pattern`
      \bwhat (?:do|did) i (?:hate|dislike|not like)\b
      |\bdo you (?:know|remember) what i (?:hate|dislike|do not like)\b
      |\bwhat do i not like\b
    `),
  ],
  [
    'askMyJob',
    new RegExp(pattern`
      \bwhat (?:do i do(?: for (?:a living|work))?|is my job|is my profession)\b
      |\bwhere do i work\b
      |\bdo you (?:know|remember) (?:what i do|where i work|my job)\b
    `),
  ],
  [
    'askMyPlace',
    /\bwhere (?:do i live|am i from|am i(?! \w))|\bdo you (?:know|remember) where i (?:live|am from)\b/,
  ],
  [
    'askMyPets',
    new RegExp(pattern`
      \b(?:what is|what are|do you (?:know|remember)|who is|tell me) (?:the name of |
      the names of )?my (?:dog|cat|pet|pets|rabbit|horse|parrot|hamster|puppy|kitten)s?(?:'s
      |s)?(?: name| names| called)?\b
      |\bdo i have (?:a |any )?(?:pet|pets|dog|cat)\b
    `),
  ],
  [
    'askMyPeople',
    new RegExp(pattern`
      \b(?:what is|do you (?:know|remember)|who is) (?:the name of )?my (wife|husband|partner
      |girlfriend|boyfriend|mother|mom|mum|father|dad|sister|brother|daughter|son|best friend
      |friend|boss|aunt|uncle|cousin|roommate|grandmother|grandfather)(?:'s|s)?\b
    `),
  ],
  [
    'askMyPlans',
    new RegExp(pattern`
      \bwhat (?:are|were|is|was) my plans?\b
      |\bwhat (?:do i have|am i doing|is happening|is on) (?:tomorrow|planned|this week|tonight
      |next)\b
      |\bdo you (?:know|remember) (?:my plans|what i (?:have|am) (?:planned|planning|doing))\b
      |\bwhat did i say (?:about|i have) tomorrow\b
    `),
  ],
  [
    'askMyFavourite',
    /\b(?:what is|do you (?:know|remember)|what was|guess) my favourite ([a-z ]{2,20})\b/,
  ],
  [
    'askDetail',
    new RegExp(pattern`
      \bwhat did i (?:say|tell you|mention) about (?:my )?([a-z]{2,20})
      |^(?:and |so )?(?:what|which) [a-z]{3,12} (?:is|are|was|does|has) my ([a-z]{2,20})\b
      |^(?:and |so )?(?:where|what|when|how|who|why) (?:is|are|was|does|do|did|has) my (?!birthday
      |age)([a-z]{2,20})\b(?! (?:name|favourite))
    `),
  ],
  [
    'askMyThing',
    new RegExp(pattern`
      \b(?:what is|what was|do you (?:know|remember)
      |what are) (?:the name of )?my ([a-z]{2,20})(?:'s|s)? name\b
      |\b(?:do you (?:know|remember)|what was the name of) my ([a-z]{2,20})\b
    `),
  ],
  ['askMyAge', /\bhow old am i\b|\b(?:when is|remember|know) my (?:birthday|age)\b/],
  [
    'repetition',
    new RegExp(pattern`
      \byou (?:already|just) (?:said|asked|told)\b
      |\byou (?:said|asked|told me) (?:that|this|the same)(?: thing)? (?:already|before|again
      |twice)\b
      |\b(?:repeating yourself|you repeat|same (?:thing|answer|question) again|broken record
      |stop repeating|asked me that)\b
    `),
  ],
  [
    'notAnswer',
    new RegExp(pattern`
      \b(?:that is not what i (?:asked|meant|said)|you did not (?:answer|understand|listen|get it)
      |answer my question|not what i meant|you misunderstood|wrong answer|you are not listening
      |that makes no sense|that does not make sense|what are you talking about|what do you mean)\b
    `),
  ],
  [
    'date',
    new RegExp(pattern`
      \bwhat (?:is the date|date is it|day is it|day is today|is today's date|is todays date
      |year is it|month is it)\b
      |\btoday's date\b
      |\bwhich day\b
    `),
  ],
  [
    'time',
    /\bwhat time is it\b|\bwhat is the time\b|\b(?:tell me|know) (?:the|what) time\b|\btime is it\b/,
  ],
  [
    'draw',
    new RegExp(pattern`
      \b(?:draw|paint|sketch|generate|create|make|show|send) (?:me |us |for me )?(?:a |an |some |
      the |your )*(?:picture|image|photo|drawing|painting|portrait|selfie|pic|illustration|artwork
      |logo|wallpaper|photos|pics|pictures|images)\b
      |^(?:please |can you |could you |will you |would you )*(?:draw|paint|sketch)(?: me)? (?:a|an
      |some|the|me|my|something)\b
      |\bsend (?:me )?(?:a )?selfie\b
    `),
  ],
  [
    'cannot',
    new RegExp(pattern`
      \b(?:search|google|browse|look up|check) (?:the |for |on |it |this |up )*(?:web|internet
      |online|google|news|website|wikipedia|stock|price|prices)\b
      |\b(?:browse|search) (?:the )?(?:web|internet)\b
      |\bgoogle (?:it|this|that|for)\b
      |\bwhat is the (?:weather|news|stock price|score)\b
      |\bhow is the weather (?:in|today|tomorrow)\b
      |\bweather (?:forecast|in [a-z]+|today)\b.{0,12}\?
      |\b(?:send|write) (?:an? )?(?:email|e-mail|text message|sms)s? to\b
      |\bset (?:an? )?(?:alarm|reminder|timer)\b
      |\bremind me (?:to|in|at|tomorrow)\b
      |\b(?:call|phone|text) (?:me|my|him|her|them)(?: up| later| tomorrow| tonight)?$
      |\b(?:order|buy|book) (?:me )?(?:a|an|some|the) (?:pizza|taxi|flight|hotel|table|ticket|uber
      |food|room)\b
      |\bplay (?:me )?(?:a |some |the )?(?:song|music|video)\b
      |\bopen (?:the|my) (?:door|app|website|file)\b
      |\blatest news\b
      |\bvideo call\b
      |\bvoice (?:call|message)\b
    `),
  ],
  [
    'joke',
    new RegExp(pattern`
      \b(?:tell|know|got|say|give|another|one more|hear|do you have|how about
      |need|want)\b.{0,30}\bjokes?\b
      |\b(?:tell|give|say|another)\b.{0,20}\bpuns?\b
      |\bmake me (?:laugh|smile)\b
      |\bsay something funny\b
      |\bcheer me up\b
      |\bjoke please\b
      |^jokes?\??$
    `),
  ],
  [
    'notFunny',
    /\b(?:not funny|not that funny|was not funny|bad joke|terrible joke|worst joke|lame joke)\b/,
  ],
  ['riddle', /\briddles?\b|\bquiz\b|\bbrain ?teaser\b/],
  [
    'wouldYouRather',
    new RegExp(pattern`
      \bwould you rather\b
      |\b(?:let us|lets|let's|can we|could we|want to|i want to|shall we) play\b
      |\bplay (?:a )?(?:game|something)\b
      |\b(?:another|next) round\b
      |\bsuggest a game\b
    `),
  ],
  [
    'story',
    new RegExp(pattern`
      \b(?:tell|write|make up|invent|read|another|give)\b.{0,16}\b(?:story|tale|fairy tale
      |bedtime story)\b
      |^(?:a )?story(?: please)?\??$
      |\bstory time\b
    `),
  ],
  [
    'poem',
    /\b(?:write|tell|make|recite|another|give)\b.{0,16}\b(?:poem|haiku|rhyme|verse)\b|^(?:an? )?haiku\b/,
  ],
  [
    'capabilities',
    new RegExp(pattern`
      \bwhat (?:can|do) you (?:do|help|offer|know how)\b(?! (?:for fun|for a living|all day|when
      |on|in your|think|after|every))
      |\bhow can you help\b
      |\bwhat are you (?:good at|able|capable)\b
      |^help[!.?]*$
      |\bwhat (?:should|could|can) (?:we|i) (?:talk about|ask you|do here)\b
      |\bhow does this work\b
    `),
  ],
  [
    'yourName',
    new RegExp(pattern`
      \bwhat is your (?:real |full |first )?name\b
      |\bwho are you\b
      |\bwhat (?:should|can|do|may) i call you\b
      |\bdo you have a name\b
      |\byour name\?
    `),
  ],
  ['yourAge', /\bhow old are you\b|\bwhat is your age\b|\bwhen is your birthday\b|\byour age\?/],
  [
    'yourPlace',
    new RegExp(pattern`
      \b(?:what|which) (?:city|country|town|place|planet) (?:do you live|are you)\b
      |\bwhere (?:are you|do you live|are you from|were you|are you based|are you located
      |do you come from|is your home)\b
    `),
  ],
  [
    'yourJob',
    new RegExp(pattern`
      \bwhat do you do (?:for a living|for work|for fun|all day|when|every day|in your|after)\b
      |\bdo you (?:work|have a job|sleep|eat|drink|dream|breathe|get tired|get bored|get lonely
      |have (?:a )?(?:family|friends|parents|hobbies|kids|siblings|pets|pet))\b
      |\bwhat are your hobbies\b
      |\bhave you (?:ever|been)\b
      |^have you (?!heard|read|seen|watched|played|tried|got|noticed)\w+
      |\bdo you (?:ever|sometimes) (?:feel|get|cry|laugh|think|wish)\b
      |\bdo you (?:feel|get) (?:lonely|sad|angry|jealous|afraid|scared|pain|love)\b
    `),
  ],
  [
    'yourLooks',
    new RegExp(pattern`
      \bwhat do you look like\b
      |\bare you (?:pretty|beautiful|handsome|hot|tall|cute|blonde)\b
      |\bwhat are you wearing\b
      |\bdescribe yourself\b
      |\bwhat colour (?:are your eyes|is your hair)\b
    `),
  ],
  [
    'love',
    new RegExp(pattern`
      \bdo you (?:really |still |even )?(?:love|fancy|want|miss|like|need|care about
      |care for) me\b
      |\bare you in love\b
      |\bi (?:think i )?(?:really |am falling in |fell in )?(?:love (?:with )?you
      |am in love with you)\b
      |\bi (?:have|have got|got) a crush on you\b
      |\bi miss(?:ed)? you\b
      |\blove you\b
    `),
  ],
  [
    'relationship',
    new RegExp(pattern`
      \b(?:marry me|be my (?:girlfriend|boyfriend|wife|husband|partner|valentine|lover|date)
      |are you single|go out with me|go on a date|date me
      |do you have a (?:boyfriend|girlfriend|partner|husband|wife)
      |are you (?:my|a) (?:girlfriend|boyfriend|wife|husband)|are you married)\b
    `),
  ],
  [
    'meet',
    new RegExp(pattern`
      \b(?:can|could|shall|should|will) (?:we|you|i) (?:ever )?(?:meet|come over|visit
      |see each other|hang out|see you)\b
      |\bmeet (?:up|in person|me)\b
      |\bi want to (?:meet|see|hug|kiss|hold) you\b
      |\b(?:hug|kiss|cuddle) me\b
      |\b(?:can|could|may) i (?:hug|kiss|hold|cuddle) you\b
      |\bgive me a (?:hug|kiss|cuddle)\b
    `),
  ],
  [
    'flirt',
    new RegExp(pattern`
      \byou are (?:so |very |really |pretty |quite |kind of )?(?:hot|sexy|cute|beautiful|gorgeous
      |handsome|pretty|attractive|adorable|lovely|charming|stunning|irresistible)\b
      |\bflirt(?:ing)? with\b
      |\b(?:hey|hi|hello) (?:sexy|beautiful|gorgeous|handsome|cutie|babe|baby|honey)\b
      |\bkiss(?:es)?\b.{0,5}$
      |\bwink\b
      |😘
      |😍
      |😏
    `),
  ],
  [
    'yourFavourite',
    new RegExp(pattern`
      \b(?:what|which|who) (?:is|are) your (?:all time |absolute )?favourite ([a-z ]{2,24})
      |\b(?:what|which) ([a-z]{3,12}) (?:do you (?:like|love|prefer)) (?:best|most)\b
      |\bdo you have (?:a |any )?favourite ([a-z ]{2,24})
      |\byour favourite ([a-z]{3,16})\?
    `),
  ],
  [
    'adviceAsk',
    new RegExp(pattern`
      \b(?:what (?:should|shall|would|can|could) (?:i|you) do\b
      |any (?:advice|tips|ideas|suggestions)|give me (?:some |an? )?(?:advice|tips?|idea
      |suggestions?)|i need (?:some |your )?(?:advice|help)\b
      |how (?:do|can|should|could) i (?!.*\b(?:draw|spell)\b)|can you help me
      |help me (?:with|to|decide|choose|sleep|relax|focus)|should i\b|any recommendations
      |how would you\b|what would you (?:do|bring|choose|pick|say|give|wear|buy|suggest|recommend
      |advise)|do you have (?:any )?(?:advice|tips)|recommend\b
      |suggest (?:something|a|me|an|some))
    `),
  ],
  [
    'opinion',
    new RegExp(pattern`
      \b(?:what do you think|what are your thoughts|what is your (?:opinion|view|take)
      |how do you feel|your opinion|your thoughts|thoughts on|what about your view) (?:about|of
      |on) (.+)
      |\bdo you (?:really |actually |even )?(?:like|love|enjoy|hate|prefer|believe in|care about
      |know about|watch|listen to|read|play|cook|drink|know) (.+)
      |\bwhat do you (?:like|love|enjoy) (?:about )?(.+)
      |\bhave you (?:heard of|read|seen|watched|played|tried) (.+)
      |\bcan you (?:dance|sing|cook|swim|drive|play|speak|dream|feel|learn)\b(.*)
      |\bare you (?:into|a fan of|interested in) (.+)
      |\bdo you think (?:that )?(.+)
    `),
  ],
  [
    'yourDay',
    new RegExp(pattern`
      \bhow (?:was|is|has been|has) your (?:day|night|evening|morning|week|weekend)\b
      |\bdid you (?:sleep|have a good)\b
      |\bwhat did you do (?:today|yesterday|last)\b
    `),
  ],
  [
    'whatDoing',
    new RegExp(pattern`
      \bwhat are you (?:doing|up to|thinking|reading|watching|listening|eating|drinking|cooking
      |playing|working on|into)\b
      |\bwhat is up\b
      |\bwassup\b
      |\bsup\b
      |\bwyd\b
      |\bwhat is on your mind\b
      |\bwhat is new\b
    `),
  ],
  [
    'howAreYou',
    new RegExp(pattern`
      \bhow are (?:you|things|ya)\b
      |\bhow (?:do you feel|you doing|is it going|goes it|have you been|do you do|is life
      |are things)\b
      |\bare you (?:okay|ok|alright|well|good|happy|sad|tired|bored|fine|there)\b
      |\bhru\b
    `),
  ],
  [
    'aboutYou',
    new RegExp(pattern`
      \b(?:tell me|talk) (?:something |more |a bit |a little |a secret )?about (?:yourself|you
      |your ?life|your day)\b
      |\bintroduce yourself\b
      |\bsomething about (?:you|yourself)\b
      |\byour story\b
      |\byour (?:past|personality|dream|biggest fear|secret)\b
      |\btell me a secret\b
    `),
  ],
  [
    'whatAboutYou',
    new RegExp(pattern`
      ^(?:and |how about |what about )+you(?:rself|rs)?[?.! ]*$
      |\b(?:what|how) about you(?:rself)?\b
      |\band you\?
      |\byou\?$
      |\bwhat is yours\b
      |\band yours\b
    `),
  ],
  [
    'tellMore',
    new RegExp(pattern`
      ^(?:please )?(?:tell me more|go on|continue|more|and then|keep going|what else|like what
      |for example|elaborate|explain|what happened (?:next|then)|another one|another|again
      |one more)[?.! ]*(?:please)?[?.! ]*$
    `),
  ],
  [
    'whyAsk',
    new RegExp(pattern`
      ^(?:but )?(?:why|how come|why not|why is that|why do you (?:ask|say that|think so)|really
      |seriously|is that so|how so)[?!. ]*$
    `),
  ],
  [
    'askMe',
    new RegExp(pattern`
      \bask me (?:something|anything|a question|more)\b
      |\bask something\b
      |\bdo you want to know (?:something|more)\b
      |\b(?:let us|lets|let's) (?:talk|chat)\b
      |\bi (?:am bored|want to talk)\b
      |\btalk to me\b
      |\bentertain me\b
      |\bsay something\b
      |\bchange (?:the )?(?:topic|subject)\b
      |\bsomething else\b
    `),
  ],
] as const satisfies readonly (readonly [string, RegExp])[];

export type IntentId = (typeof INTENTS)[number][0];
