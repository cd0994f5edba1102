/** What no craft is made of: words that say it alone, and turns of phrase. Forms of the words (plural, -ing, -ed, -er) count, too. */
export interface Topic {
  topic: 'self-harm' | 'hate' | 'sexual' | 'cruelty' | 'drugs' | 'weapons' | 'crime' | 'gore';
  sentence: string;
  help?: true;
  words: string;
  phrases: readonly RegExp[];
}

export const topics: readonly Topic[] = [
  {
    topic: 'self-harm',
    sentence:
      'We cannot make a craft of this. If you or someone near you is having a hard time, please talk to somebody now. You are not alone.',
    help: true,
    words: `suicide suicidal suizid selbstmord suicidio suicidarme suicider zelfmoord unalive anorexia anorexic bulimia bulimic thinspo thinspiration proana promia selfharm selfinjury overdose kms kys automutilation autolesion samobojstwo sebevrazda`,
    phrases: [
      /\bself[- ]?(?:harm\w*|injur\w*|hate cutting|mutilat\w*)\b/,
      /\b(?:kill|hurt|cut|hang|drown|burn|starve|shoot|poison|choke|strangle|harm|end|off|unalive)(?:ing)? (?:my|your|him|her|them|our)sel(?:f|ves)\b/,
      /\b(?:want|wanna|wish|going|ready|plan|trying|like|hope|how|ways?|time) (?:to |2 )?(?:die|be dead|not exist|disappear forever|end it|stop living|never wake up)\b/,
      /\bwish i (?:was|were|had) (?:dead|never (?:been )?born|gone)\b/,
      /\b(?:don't|do not|dont|no longer|can't|cannot|cant|not) (?:want|wanna|wish|bear) (?:to )?(?:live|be alive|exist|be here|go on|wake up)\b/,
      /\b(?:end(?:ing)?|take|taking) (?:my|your|his|her|their|our|own|it) (?:own )?(?:life|all|lives)\b|\bend(?:ing)? it all\b/,
      /\b(?:better off|happier) without me\b|\bnobody (?:would|will) (?:miss|care|notice)[^.]{0,20}\b(?:me|gone)\b|\bno (?:reason|point) (?:to|in) (?:live|living|go on|going on)\b/,
      /\b(?:won't|will not|wont) be (?:here|around|alive)\b|\bgoodbye (?:letter|note|world)\b|\bfarewell (?:letter|note)\b|\bsuicide note\b/,
      /\b(?:razor|blade|knife|glass|scissors?)s?\b[^.]{0,25}\b(?:my|your) (?:wrists?|arms?|veins?|legs?|skin)\b|\b(?:slit|cut|slash)(?:ting|ing)? (?:my |your |the )?(?:wrists?|veins?|arms? open)\b/,
      /\bpro[- ]?(?:ana|mia)\b|\b(?:throw(?:ing)? up|vomit(?:ing)?|purg(?:e|ing)|starv(?:e|ing))\b[^.]{0,25}\b(?:thin|skinny|slim|weight)\b|\bmake (?:myself|yourself|me) (?:throw up|sick|vomit|puke)\b/,
      /\b(?:pills|tablets|medicine)\b[^.]{0,25}\b(?:never wake|not wake|die|dead|forever|end)\b|\b(?:never|not) wak(?:e|ing) up (?:again|ever)?\b|\bjump(?:ing)? (?:off|from|in front of) (?:a |the )?(?:bridge|roof|building|train|cliff)\b/,
      /\b(?:ich will|ich möchte|ich mochte) (?:nicht mehr leben|sterben|tot sein)\b|\b(?:me )?quiero morir(?:me)?\b|\bno quiero (?:vivir|seguir)\b|\bje (?:veux|voudrais) (?:mourir|en finir)\b|\bme suicider\b|\bvoglio morire\b|\bquero morrer\b|\bik wil (?:dood|niet meer leven)\b|\bmich umbringen\b|\bmatarme\b|\bme tuer\b|\buccidermi\b|\bme matar\b/,
      /\bhow (?:many|much)\b[^.]{0,20}\b(?:pills|tablets|aspirin|paracetamol|tylenol)\b|\bnoose\b|\bhang(?:ed|ing)? (?:him|her|my|your)self\b|\bburn(?:ing)? my (?:arm|arms|skin|legs)\b|\bi hate (?:my life|myself|being alive)\b|\bi(?:'m| am) (?:so )?(?:worthless|done with life|tired of (?:life|living|being alive))\b/,
    ],
  },
  {
    topic: 'hate',
    sentence: 'We do not make crafts that put people down. How about a card that makes somebody glad?',
    words: `nazi nazis neonazi nazism hitler swastika hakenkreuz kkk nigger nigga niggers niggas faggot faggots fag fags kike kikes spic spics wetback tranny trannies retard retards retarded paki pakis raghead ragheads towelhead coon coons gook gooks beaner beaners spastic spaz mongoloid subhuman untermensch judenrein neger kanake kanaken schwuchtel maricon maricones negrata sudaca bougnoule bamboula pede tapette frocio flikker blackface antisemitic antisemitism islamophobia homophobia transphobia lynching apartheid`,
    phrases: [
      /\bwhite (?:power|pride|supremac\w*|nationalis\w*|genocide|race|master race)\b|\bmaster race\b|\baryan\b|\b(?:sieg|heil) (?:heil|hitler)\b|\bmein kampf\b|\bthird reich\b|\b(?:waffen[- ]?)?ss (?:runes?|armbands?|uniforms?|symbols?|flags?)\b|\b1488\b|\b(?:ku klux )?klan\b|\bku klux\b|\bk k k\b|\bkkk\b/,
      /\b(?:jews?|muslims?|christians?|hindus?|gays?|lesbians?|blacks?|black people|whites?|asians?|immigrants?|foreigners?|refugees?|women|girls|mexicans?|arabs?|gypsies|indians|africans?|chinese|trans|disabled|homosexuals?|autistic)\b[^.]{0,30}\b(?:out|evil|inferior|vermin|rats|scum|should (?:die|be (?:beaten|killed|shot|gassed|hanged|banned))|go home|stink|are (?:stupid|dirty|worse|criminals|thieves|animals|bad))\b/,
      /\b(?:gas|kill|death to|hate|hang|burn|lynch|shoot|exterminate|against|anti|down with|no more|get rid of|bomb|beat) (?:all |the |those |every )*(?:jews?|muslims?|christians?|gays?|lesbians?|blacks?|black people|immigrants?|foreigners?|refugees?|women|mexicans?|arabs?|gypsies|homosexuals?|asians?|trans|disabled|hindus?)\b/,
      /\bholocaust\b[^.]{0,20}\b(?:fun|fake|hoax|denial|lie|never happened|joke|game)\b|\b(?:ethnic cleansing|racial purity|hate (?:group|symbol|speech|crime)s?|racis(?:m|t) (?:fun|party|jokes?|symbols?))\b|\bslave (?:auction|market|whip|game)\b|\bconcentration camp (?:game|fun|toy)\b|\bblack ?face\b|\bausländer raus\b|\bauslander raus\b|\bconfederate flag\b|\bburning cross\b/,
    ],
  },
  {
    topic: 'sexual',
    sentence: 'This is for grown-ups, and this place is for families. Please choose something else.',
    words: `sex sexy sexual sexo sexe sesso seks porn porno porns pornography pornographic nude nudes nudity noods nudist erotic erotica penis penises vagina vaginas vulva boob boobs boobies boobie tits titties tittie dildo dildos vibrator vibrators orgy orgies orgasm fetish fetishes bdsm bondage hentai xxx nsfw stripper strippers striptease blowjob handjob masturbate masturbation cum cumshot pussy pussies dick dicks cock cocks whore whores slut sluts prostitute prostitution hooker hookers brothel milf threesome kamasutra onlyfans playboy playgirl escort escorts lingerie genitals genital genitalia testicles scrotum clitoris anal pedo pedophile paedophile pedophilia incest upskirt camgirl hure nutte titten ficken fick schwanz muschi nackt puta putas polla tetas desnuda desnudas follar coger culo bite chatte baise baiser cul salope nue cazzo figa tette scopare puttana nuda xoxota buceta caralho foder neuken kut lul tieten`,
    phrases: [
      /\b(?:making|make) babies\b|\bnaked (?!mole|eye|neck|truth|flame|lady plant)\w+|\bnaked$|\bstrip (?:club|poker|dance|show)s?\b|\bpole danc\w+|\bblow ?jobs?\b|\bsend nudes?\b|\btits and ass\b|\bhaving fun in bed\b|\bmake love\b|\b(?:one night stand|hook(?:ing)? up with|lap dance|wet t-?shirt|peep show|red light district|escort (?:girls?|service))\b|\bnude (?:women|woman|men|man|girls?|boys?|beach|art|people|models?)\b|\badult (?:toys?|films?|videos?|movies?|content)\b|\bsex\w* (?:toys?|ed\b|positions?)|\bbirds and bees (?:for adults|in bed)\b|\bundress(?:ed|ing)? (?:girls?|boys?|women|child\w*)\b|\bunder(?:wear|age) (?:model|girl)s?\b|\bcondoms?\b/,
    ],
  },
  {
    topic: 'cruelty',
    sentence: 'That could hurt somebody. How about something that makes a friend or an animal happy?',
    words: `torture torturing tortured snuff animalcruelty dogfight dogfighting cockfight cockfighting vivisection`,
    phrases: [
      /\b(?:kill|kills|killed|hurt|hurts|harm|torture|torment|beat|burn|drown|poison|stab|shoot|skin|strangle|smash|crush|explode|starve|abuse|kick|punch|maim|behead|murder|hang|trap|blow(?:ing)? up|cut(?:ting)? up|pull(?:ing)? (?:the )?(?:wings|legs) off|set(?:ting)? fire to)(?:ing|ning|ming)? (?:up |off |of )?(?:(?:a|an|the|my|your|his|her|their|our|some|live|little|all|real|neighbou?r'?s?|baby|old|stray|small|defenseless|fat|stupid) )*(?:puppy|puppies|kittens?|cats?|dogs?|frogs?|animals?|pets?|birds?|ants?|fl(?:y|ies)|insects?|bugs?|spiders?|butterfl(?:y|ies)|rabbits?|hamsters?|bab(?:y|ies)|child(?:ren)?|kids?|people|girls?|boys?|sister|brother|mother|father|mom|mum|dad|teachers?|friends?|neighbou?rs?|squirrels?|hedgehogs?|snails?|worms?|fish|mice|mouse|horses?|ducks?|wi(?:fe|ves)|humans?|somebody|someone|classmates?|homeless)\b/,
      /\b(?:dog|cock|rooster|animal) ?fight(?:s|ing)?\b|\bcruel(?:ty)? (?:to|against|joke|prank)|\banimal (?:cruelty|torture|abuse|fights?)\b|\bdead (?:kitten|puppy|cat|dog|baby|child)s?\b|\b(?:make|making) (?:my |the |a |your )?\w+ (?:sister|brother|friend|girl|boy|kid|teacher)? ?(?:cry|bleed|suffer)\b|\bmake (?:my|the|a|your|him|her|them) ?\w* (?:cry|bleed|suffer)\b|\bbully(?:ing)? (?:the|a|my|him|her|them|some\w*|kids?|people)\b|\b(?:make fun of|laugh at|mock|humiliate|revenge on|get back at) (?:my|the|a|our|some)\b|\bvoodoo doll\b|\bi hate (?:my|our|the) (?:sister|brother|teacher|mom|mum|dad|neighbou?r|class)\w*\b|\bmatar (?:a )?(?:gatos?|perros?|animales?)\b|\bkatzen qu[aä]len\b|\btiere qu[aä]len\b|\btorturer (?:des|un) (?:chats?|animaux)\b/,
    ],
  },
  {
    topic: 'drugs',
    sentence: 'Alcohol, tobacco and drugs are no themes for us. How about food, flowers or space?',
    words: `cocaine coke-snorting heroin meth methamphetamine amphetamine marijuana marihuana cannabis weed-smoking bong bongs spliff spliffs reefer lsd mdma ketamine fentanyl opium opioid opioids oxycontin oxycodone xanax shrooms hashish nangs whippets nicotine cigarette cigarettes cigs vape vapes vaping vaper e-cigarette ecigarette shisha hookah tobacco stoner stoners junkie junkies drogen drogas drogue drogues droga kiffen kiffer koks kokain cocaina cocaïne heroina marihuana rauchen vodka whiskey whisky tequila moonshine drunk booze boozing hangover crackhead crackpipe dealer dealers narcotics psychedelic-drugs steroids steroid adderall`,
    phrases: [
      /\b(?:smok(?:e|ing)|roll(?:ing)?|sell(?:ing)?|grow(?:ing)?|buy(?:ing)?|deal(?:ing)?|snort(?:ing)?|inject(?:ing)?|shoot(?:ing)? up|take|taking|do|doing|high on|eat(?:ing)?) (?:some |a |the |my |your )?(?:weed|pot|grass|joints?|blunts?|dope|hash|crack|drugs?|pills|acid|speed|crystal|mushrooms|coke|ecstasy|heroin|cigars?|cigarettes?|glue)\b|\bweed (?:joint|leaf|pipe|brownies?|edibles?|plant to smoke)s?\b|\bw+eed$|^weed\b|\bpot (?:brownies?|smok\w+|head|leaf)s?\b/,
      /\b(?:get(?:ting)?|be(?:ing)?|so|totally) (?:high|stoned|drunk|wasted|hammered|baked|tipsy)\b|\bto get high\b|\b(?:huff|sniff|inhal)(?:ing|e)? (?:paint|glue|gas|petrol|aerosol|solvents?|markers?)\b|\blaughing gas\b|\b420\b|\bbreaking bad\b|\bcrystal meth\b|\bmeth lab\b|\bmagic mushrooms? (?:trip|high|to eat)\b|\b(?:lsd|acid|mushroom|drug) trip\b|\brolling papers?\b|\bbeer (?:pong|bong|drinking|party)\b|\bdrinking game\b|\b(?:vodka|tequila|jello|whisky) shots?\b|\bpurple drank\b|\bcough syrup\b|\b(?:mommy|mummy|mom|mum|dad|grandma|nan)'?s? (?:\w+ )?(?:pills|tablets|medicine|wine|beer)\b|\bsleeping pills?\b|\bdrug (?:dealer|deal|lab|party|use|mule|cartel)s?\b|\bdrugs\b|\bchain[- ]smok\w+|\bcrack (?:pipe|cocaine|house|head)s?\b|\bhard drugs\b|\be-?cigs?\b|\b(?:beer|wine|liquor|alcohol) (?:for|and) (?:kids|children)\b|\bsich betrinken\b|\bemborrachar\w*\b/,
    ],
  },
  {
    topic: 'weapons',
    sentence: 'Weapons are no theme for us. How about knights, rockets or a superhero who helps?',
    words: `gun guns handgun handguns shotgun shotguns rifle rifles revolver revolvers firearm firearms grenade grenades landmine landmines molotov bazooka uzi ar15 ak47 ak47s glock machete machetes switchblade switchblades shiv shank nunchucks nunchaku taser tasers ammo ammunition gunpowder explosive explosives detonator thermite napalm semtex c4 ied pipebomb pipebombs nailbomb waffe waffen pistole pistolen gewehr gewehre bombe-bauen pistola pistolas arma armas fusil fusils escopeta granate granaten granada bomba bombas pistolet pistolets arme-a-feu fucile wapen wapens nuke nukes warhead warheads missile missiles knuckleduster`,
    phrases: [
      /\b(?:pipe|nail|car|petrol|fire|dirty|suicide|atom|atomic|nuclear|time|real|cluster|letter|home ?made|smoke) ?bombs?\b(?! (?:tea|timer of paper))|\bbombs?$|^bombs?\b|\b(?:make|build|making|building|build a|drop(?:ping)?) (?:a |some )?bombs?\b|\bbombing\b|\bbomb (?:a|the|my|our|school)\b|\bbomben? bauen\b/,
      /\b(?:school|mass|drive by|gang) ?shoot(?:ing|er)s?\b|\bshoot(?:ing)? (?:people|someone|somebody|up|my|the|kids|children|cops|him|her|them|each)\b|\bshooter\b|\bstab(?:bing)? (?:people|someone|my|a|him|her|them)\b|\bstabbings?\b|\bknife fights?\b|\bswat raid\b|\b(?:machine|zip|bb|pellet|nail|stun|ghost|sniper|sub ?machine|toy|real|loaded|hand|3d printed|printed) guns?\b|\bak[- ]?47s?\b|\ba k (?:47|forty seven)\b|\bak forty seven\b|\bak[- ]?47\b|\b(?:sniper|assault|hunting) rifles?\b|\blive (?:bullets?|rounds?|ammo)\b|\breal (?:knives|knife|weapons?|swords?|bullets?|blades?|pistols?|daggers?)\b|\bbrass knuckles?\b|\b(?:ninja|throwing) (?:stars?|knives)\b[^.]{0,20}\b(?:metal|real|steel|sharp)\b|\bweapons?\b|\bdynamite (?:sticks?|bomb)\b|\bstick of dynamite\b|\bwarfare\b|\bwar crimes?\b|\bterror (?:attack|bomb)\w*\b|\bblow(?:ing)? up (?:the |my |a )?(?:school|house|building|car|church|mosque|plane)\b|\bchemical weapons?\b|\bnerve gas\b|\banthrax\b|\bricin\b|\bcross ?bow that\b|\bfires real\b/,
    ],
  },
  {
    topic: 'crime',
    sentence: 'That would get somebody into trouble. How about a detective story or a treasure hunt?',
    words: `burglary arson arsonist kidnap kidnapping shoplifting shoplift pickpocketing ransomware malware phishing terrorist terrorists terrorism isis-flag jihadi jihadist counterfeit counterfeiting vandalism carjacking mugging blackmail extortion rape raping rapist raped molest molesting terrorismus einbruch klauen stehlen robar violar voler rauben`,
    phrases: [
      /\b(?:how to|ways? to|learn to|kit to|tools? to|helps? me|want to|plan to) (?:steal|rob|kidnap|murder|hack|break into|burn down|poison|forge|stalk|cheat|scam|kill|shoplift|vandali[sz]e|trespass)\b|\bsteal(?:ing)? (?:a |the |my |your |from |some )?(?:cars?|money|bikes?|phones?|shops?|wallets?|neighbou?rs?)\b|\b(?:pick(?:ing)? locks?|lock ?pick\w*)\b[^.]{0,20}\b(?:rob|steal|house|break)\w*|\brob(?:bing)? (?:a |the )?(?:banks?|houses?|shops?|stores?|people|homes?)\b|\b(?:fake|false|forged|counterfeit|print(?:ing)? (?:fake|your own)) (?:\d+ )?(?:ids?\b|id cards?|money|dollar|dollars|euros?|bills?|passports?|licen[cs]es?|banknotes?)|\bfake \d+ (?:dollar|euro|pound)s?\b|\bcredit card (?:fraud|numbers?|scam)\b|\bget(?:ting)? away with (?:murder|it)\b|\bkidnap\w*\b|\bset(?:ting)? (?:the |my |a |our )?\w+ on fire\b|\bburn(?:ing)? down\b|\bisis (?:terrorists?|flag|fighters?|propaganda)\b|\bal[- ]?qaeda\b|\bhack(?:ing)? (?:into|accounts?|my|somebody)\b|\bkill (?:my|your|the|a|our) (?:brother|sister|mother|father|mom|mum|dad|teacher|boss|neighbou?r|friend|wife|husband|ex|family|parents)\b|\bcontract killer|\bhit ?man\b|\bserial killers?\b|\b(?:human|organ|drug|child|sex) traffick\w+|\bchild (?:abuse|porn\w*|marriage)\b|\bgang (?:war|rape|signs?|violence)\b|\bmugg(?:ing|ed) (?:people|someone|an? )\b/,
    ],
  },
  {
    topic: 'gore',
    sentence: 'That is too dark for a craft with a child. How about a friendly monster or a dragon?',
    words: `gore gory beheading behead beheaded decapitate decapitation decapitated mutilate mutilation mutilated corpse corpses massacre massacres genocide slaughter slaughterhouse cannibal cannibals cannibalism disembowel dismember bloodbath necrophilia guillotine guillotines execution executions electrocution murder murders murderer murderers murdering lynched crucifixion-gore entrails`,
    phrases: [
      /\bkill(?:s|ed|ing)?\b|\bdead bod(?:y|ies)\b|\b(?:guts|blood) and (?:gore|guts)\b|\bhuman (?:sacrifices?|bones?|flesh|meat|skins?|skulls? real|remains|organs)\b|\bsatan(?:ic|ism|ist)?\w*\b|\bblood (?:rituals?|sacrifices?|pacts?|everywhere|splatter|bath)\b|\bbloody (?:murder|mess|knife|hand|corpse|head)\w*\b|\belectric chair\b|\bfiring squad\b|\bhanged man\b|\b(?:blackout|choking|fire|tide ?pod|benadryl|cinnamon|skull ?breaker|salt and ice|pass ?out|chroming|one chip) challenge\b|\bchoking game\b|\b(?:train|car|roof) surfing\b|\brussian roulette\b|\b(?:sports )?betting\b|\b(?:gambling|casino|slot machines?|poker) for (?:kids|children|money)\b|\bonline (?:casino|gambling|betting)\b|\bsplatter (?:film|movie)s?\b|\bsnuff (?:film|movie)s?\b|\bzombie apocalypse gore\b/,
    ],
  },
];

/** Names and turns of phrase that only sound like it; they are taken out before anything is looked for. */
export const innocents: readonly RegExp[] = [
  /\bkiller (?:whales?|bees?|dance moves?|sudoku|instinct)\b|\bpoison (?:dart frogs?|frogs?|ivy|apples?)\b|\bwater (?:pistols?|guns?)\b|\bsquirt guns?\b|\b(?:glue|heat|caulking|staple|tattoo|top|spray|tufting|massage) guns?\b|\bguns? (?:dogs?|metal)\b|\bgun[- ]?metal\b|\bgun[- ]free\b|\bstaple gun[- ]free\b|\btop gun\b|\bnerf\b/,
  /\bnaked mole[- ]?rats?\b|\bnaked (?:eye|lady plants?|neck chickens?)\b|\bmedicine (?:wom[ae]n|m[ae]n|ball|wheel)(?:'s)?\b|\bblood (?:oranges?|cells?|hounds?|moons?|types?|donation|red|worms?)\b|\bbloodhounds?\b|\bcocktail (?:umbrellas?|sticks?|dress|party picture)\b/,
  /\bcock[- ]?(?:a[- ]doodle[- ]doo|er spaniels?|atoos?|erels?|pit|chafers?|les?)\b|\bshuttlecocks?\b|\b(?:wea?ther|pea|wood|stop|han|black)cocks?\b|\bmoby dick\b|\bdick (?:tracy|whittington|van dyke|turpin)\b|\bphilip k\.? dick\b|\bspotted dick\b|\bpussy ?(?:willows?|cats?|foot|toes)\b|\bpuss in boots\b/,
  /\b(?:blue|great|coal|marsh|willow|long[- ]tailed|crested|bearded)[- ]?tits?\b|\btits? and (?:robins?|finches|sparrows?)\b|\btit ?(?:mouse|mice)\b|\bbooby (?:birds?|prize|traps?)\b|\bblue[- ]?footed (?:booby|boobies)\b|\bboobies? (?:birds?|dance of the bird)\b/,
  /\b(?:sex) (?:of (?:a |the )?(?:seahorse|animal|plant)s?)\b|\bfaggots? of sticks\b|\bpot (?:of gold|plants?|holders?|roast|luck|pourri)\b|\bpotting\b|\bweed(?:s|ing)? (?:flowers?|in the|garden)\b|\b(?:sea|duck|milk|pond|knap|tumble|butterfly|joe pye|chick|river)[- ]?weeds?\b|\bcrack(?:s|ed|ing|ers?|le)? (?:the code|in|of dawn|code|pot|eggs?)\b/,
  /\bcoke (?:bottles?|cans?|floats?|penguins?)\b|\bcokes? and floats\b|\bcoca[- ]?cola\b|\b(?:root|ginger|butter) ?beer\b|\bbeer bottle (?:caps?|tops?)\b|\bdrug ?stores?\b|\bdrag (?:race|racing|queen story)\b|\bmagic mushrooms? in\b|\bmushrooms? (?:house|ring)\b|\bacid (?:green|yellow|rain experiment|free)\b|\bspeed (?:boats?|limit|skat\w+)\b|\bcrystal palace\b|\bspeed (?:sign|way)\b/,
  /\bsmoke (?:signals?|stacks?)\b|\bsmoking volcano(?:es)?\b|\bcigar[- ]?(?:shaped|box)\b|\bbullet (?:trains?|journals?|points?|ants?)\b|\bsilver bullet points?\b|\b(?:seed|bath|photo|glitter|cherry|yarn|hot chocolate|cocoa|flower) ?bombs?\b|\bbomb(?:e|es)\b(?! bauen)(?: dessert)?|\bbombardier beetles?\b|\bbomber jackets?\b|\bbomb cyclones?\b|\btime bomb but\b|\bdynamite dance\b|\bcannon ?balls?\b|\bgrenadier(?:s| guards)?\b|\btorpedo rays?\b/,
  /\bshooting stars?\b|\b(?:bamboo|green|bean|pea) shoots?\b|\bshoots and\b|\bshoot(?:ing)? (?:hoops|goals?|a film|photos?|a movie|the breeze)\b|\bphoto ?shoots?\b|\bshot put\b|\bscreen ?shots?\b|\bsnap ?shots?\b|\bcross ?bow (?:constellation)\b|\brobin hood(?:'s)?\b|\bcupid(?:'s)?\b|\bsagittarius\b|\bblade of grass\b|\brazor ?(?:clams?|bills?)\b/,
  /\bisis (?:and osiris|the egyptian|goddess)\b|\bosiris and isis\b|\bgoddess isis\b|\bcat burglar\b|\bcops and robbers\b|\bcrime (?:mystery|story|scene investigation|fiction|novel)\b|\bmurder[- ]mystery\b|\bmurder of crows\b|\bhijack the pirate\b|\brobs? the rich\b|\bjail ?birds?\b|\bescape (?:game|room)\b|\bholocaust (?:memorial|remembrance|memory|survivors?)\b/,
  /\bdead ?(?:sea(?: scrolls?)?|leaf|leaves|lines?|line calendar|heading|nettle|lock|pan|wood)\b|\bdeath valley\b|\bday of the dead\b|\bhanging (?:mobiles?|baskets?|gardens?|planters?|lanterns?|chair)\b|\bhangman game\b|\bgallows humou?r\b|\bkill a watt\b|\bkilling time\b|\bpaint(?:ing)? the town\b|\bchink of light\b|\bchinks? in the armou?r\b|\bdykes? in\b|\bqueer (?:fish|as folk)\b|\bbundle of sticks\b|\bfat (?:quarters?|tuesday|cat|robin|hen|brush)\b|\bmustard gas history\b/,
  /\b(?:top |fish|think|water|petrol|gas|oxygen) ?tanks?\b|\btank (?:engine|top)s?\b|\bsgt\.? pepper\b|\bass and ox\b|\bgoing bananas\b|\bstrip(?:s|ed)? of\b|\bcomic strips?\b|\bfilm strips?\b|\bsnuff ?box(?:es)?\b|\bcum laude\b|\bspic and span\b|\bcoon ?(?:cats?|hounds?)\b|\bmaine coons?\b|\braccoons?\b|\bescort ship\b|\bchess (?:bishops?|knights?)\b|\bplay ?boy of the western world\b|\bhookah caterpillar\b|\bmissile (?:command arcade)\b|\bkut ?kut\b|\bbite[- ]?sized?\b|\b(?:frost|love|big|last|first|one|a|mosquito|shark|insect) bites?\b|\bbites? (?:of|the|into|me)\b|\bcul[- ]de[- ]sac\b|\bmiss universe\b|\barma(?:dillos?|geddon|da)\b/,
  /\b(?:stop(?:ping)?|end(?:ing)?|prevent(?:ing)?|against|no(?: more| to)?|say(?:ing)? no to|stand(?:ing)? up (?:to|against)|speak(?:ing)? up against|fight(?:ing)?(?: against)?|anti)[- ](?:all |the )?(?:animal |dog )?(?:cruelty|torture|bullying|dog ?fight(?:s|ing)|cockfight(?:s|ing)|vivisection|(?<=animal )(?:abuse|fights?))(?: (?:to|of|against) (?:all )?animals)?\b|\banimal (?:cruelty|abuse) (?:awareness|prevention|is (?:wrong|never))\b/,
];
