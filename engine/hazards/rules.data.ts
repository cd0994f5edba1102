/**
 * What each band may meet. One letter per band, youngest first:
 * `.` fine, `t` together with a grown-up, `g` a grown-up does it, `r` replace it, `x` not at all.
 */
export interface HazardRule {
  id: string;
  /** Words and phrases, as a regular expression without word borders. */
  words: string;
  /** Harmless phrases that contain them. */
  except?: string;
  levels: string;
  reason: string;
  instead?: string;
  /** A thing (also in the list of supplies) or something done in a step. */
  kind: 'thing' | 'deed';
}

type More = Omit<HazardRule, 'id' | 'levels' | 'words' | 'kind'>;
type Row = [id: string, levels: string, words: string, more: More];

const thing = (...[id, levels, words, more]: Row): HazardRule => ({
  id,
  levels,
  words,
  kind: 'thing',
  ...more,
});
const deed = (...[id, levels, words, more]: Row): HazardRule => ({
  id,
  levels,
  words,
  kind: 'deed',
  ...more,
});

const pictured =
  '(?:paper|cardboard|card|felt|foam|toy|pretend|painted|drawn|drawing of an?|picture of an?|shape of an?|like an?|clay|wooden toy|chocolate|foil)';

export const hazardRules: readonly HazardRule[] = [
  // Small parts: what fits the small-parts cylinder, and balls up to 1.75 inches.
  thing(
    'small-parts',
    'r....',
    'marbles?|(?:pony |glass |plastic |wooden |seed )?beads?|buttons?|googly eyes?|wiggly eyes?|wiggle eyes?|coins?|penn(?:y|ies)|(?:dried |dry )?(?:kidney |pinto |navy )?beans?|lentils?|chickpeas?|dried peas|split peas|sequins?|rhinestones?|gems?(?:tones)?|jewels?|pom[- ]?poms?|pebbles?|acorns?|jingle bells?|small bells?|bottle caps?|corks?|paper ?clips?|rubber bands?|elastic bands?|hair ties?|brads?|split pins?|paper fasteners?|thumb-?tacks?|popcorn kernels?|(?:dry |dried |uncooked )?(?:pasta|macaroni|penne)|seashells?|small shells?|confetti|small stones?|gravel|legos?|lego bricks?|seeds?|nuts and bolts|(?:metal |wood )?screws|washers|erasers?|dice|beanbag beads|polystyrene beads?|styrofoam beads?|packing peanuts?|raisins?|grapes?|chestnuts?|seed pods?',
    {
      except: `${pictured} (?:marbles?|beads?|buttons?|coins?|jewels?|gems?|acorns?|pebbles?|seeds?|seashells?|nuts?)|water beads?|beads? of (?:glue|water|paint)|(?:draw|paint|print|dot) [^.]{0,40}(?:buttons?|seeds?|jewels?|gems?|pebbles?|acorns?|bubbles?|dice|grapes?|coins?|beads?|rivets?)|\\w+ dots for [^.]{0,60}|button hole|push the button|buttons? and (?:dials|a row)|belly button|bean ?bags?|green beans?|bean plants?|coffee beans? bag|jelly beans? jar|grass seed packet|control panel with three buttons|pine ?cone seeds? head|a pebble path|marble (?:pattern|effect|paper|run (?:picture|drawing))|marbled`,
      reason: 'Small enough to choke on for a child of two or three.',
      instead: "pieces bigger than the child's fist, or drawn ones",
    },
  ),
  thing('magnet', 'xxxxx', 'magnets?|magnetic (?:balls?|beads?|putty|tape|strips?)|neodymium', {
    except: `${pictured} magnets?|magnets? (?:picture|drawing)`,
    reason: 'Swallowed magnets tear the gut.',
    instead: 'tape or a hook of paper',
  }),
  thing(
    'button-cell',
    'xxxxx',
    'button (?:cell|batter(?:y|ies))s?|coin (?:cell|batter(?:y|ies))s?|watch batter(?:y|ies)|lithium (?:cell|batter(?:y|ies))|cr20\\d\\d|led tea ?lights?|battery tea ?lights?|finger lights?',
    {
      reason: 'A swallowed button battery burns through the throat within hours.',
      instead: 'a flashlight with a screwed-down lid',
    },
  ),
  thing(
    'battery',
    'gggt.',
    '(?:aa|aaa|9v|nine-volt|d-cell|c-cell)(?: cell)? ?batter(?:y|ies)|batter(?:y|ies)|battery pack',
    {
      except:
        'button batter(?:y|ies)|coin batter(?:y|ies)|watch batter(?:y|ies)|lithium batter(?:y|ies)|battery sign|battery-free|no batter(?:y|ies)|battery tea ?lights?|(?:draw|paint) [^.]{0,40}battery',
      reason: 'Batteries leak and heat up.',
      instead: 'no power at all',
    },
  ),
  thing(
    'water-bead',
    'xxxxx',
    'water (?:beads?|pearls?)|orbeez|gel beads?|jelly beads|expanding (?:beads|balls)|super ?absorbent (?:beads|polymer)',
    { reason: 'Water beads swell inside the body.', instead: 'torn foil or paper' },
  ),
  thing('balloon', 'xttt.', '(?:water |latex |party |foil |mylar )?balloons?(?: animals?| pump)?', {
    except: `hot[- ]air[- ]balloons?|${pictured} (?:hot[- ]air )?balloons?|balloon (?:picture|drawing|shape|card|shaped|basket)|(?:draw|paint|print|color) [^.]{0,30}balloons?|speech balloons?|pear-shaped balloon|the balloon|around the balloon|(?:above|under|between|of) the (?:balloon|basket)[^.]{0,20}|the balloon (?:and|picture|sail)`,
    reason: 'Uninflated and broken balloons are a choking hazard below eight.',
    instead: 'a crumpled paper ball',
  }),
  // Cords and suffocation.
  thing(
    'long-cord',
    'r....',
    '(?:long|extra-long) (?:strings?|cords?|ropes?|ribbons?|yarn|laces?|necklaces?)|(?:\\d{2,}|ten|twelve|twenty|thirty)[- ]?(?:inch(?:es)?|in\\.?|") (?:\\([^)]*\\) )?(?:piece )?(?:of )?(?:string|cord|yarn|ribbon|rope)|(?:\\d+|one|two|three|four|five|six) (?:feet|foot|ft|yards?|meters?|metres?|m)\\b (?:\\([^)]*\\) )?(?:of )?(?:string|cord|yarn|ribbon|rope|elastic)',
    {
      reason: 'A cord longer than 8 inches can strangle a toddler.',
      instead: 'pieces shorter than 8 inches (20 cm), or a paper strip',
    },
  ),
  deed(
    'cord-neck',
    'xrrtt',
    "(?:around|round|over|on) (?:your|the|his|her|their|a child's|the child's|my) (?:child's |kid's )?necks?|necklaces?|lanyards?|neck (?:strap|cord|string)s?|choker",
    {
      except:
        '(?:around|round|at) the neck (?:with|of)|(?:scarf|bell|bow|feathers|ruff|collar|stripe|band|mane)s? [^.]{0,30}(?:around|at) the neck|(?:string|yarn|cord|lace)s? short, and never around a neck|scarf around the neck|glue [^.]{0,60}around the neck',
      reason: 'A loop around the neck can strangle.',
      instead: 'a headband, a badge or a bracelet',
    },
  ),
  thing(
    'plastic-bag',
    'rrr..',
    'plastic bags?|bin bags?|bin liners?|trash bags?|garbage bags?|grocery sacks? made of plastic|zip-?lock bags?|dry-cleaning bags?|carrier bags?|cling film|plastic wrap|cling ?wrap|saran wrap',
    { reason: 'Thin plastic over the face suffocates.', instead: 'a paper bag or wax paper' },
  ),
  deed(
    'face-cover',
    'xxxxx',
    "(?:bag|plastic|film|wrap|tape|cloth|balloon)s? (?:over|across|around|on) (?:your|the|his|her|their|a|a child's|the child's) (?:child's )?(?:head|face|mouth|nose)|cover (?:your|the|his|her|their) (?:nose|mouth|airway)|seal (?:the )?mask|tape (?:your|the|his|her|their) (?:mouth|nose)",
    { reason: 'This can stop a child from breathing.' },
  ),
  deed(
    'noose',
    'xxxxx',
    'noose|strangl\\w*|choke (?:hold|each other)|hold (?:your|their) breath (?:until|as long)',
    { reason: 'This can kill.' },
  ),
  deed(
    'tie-up',
    'xxxxx',
    "tie (?:up )?(?:your|his|her|their|the child's|a (?:friend|sibling|brother|sister|child)'?s?) (?:hands|feet|arms|legs|brother|sister|friend)|tie up (?:a|the) (?:friend|child|baby|pet|dog|cat)",
    { reason: 'Nobody is tied up in a craft.' },
  ),
  // Blades and points.
  thing('scissors', 'gt...', 'scissors|cut(?:s|ting)?|snip(?:s|ping)?|trim(?:s|ming)?', {
    except:
      'cut (?:side|edge|pieces?|flower|out shapes? (?:is|are) ready)|(?:pre-?cut|ready-?cut|paper-?cut|short ?cut|haircut|every cut edge|the cut)|cookie cutters?|cut (?:the )?dough with|cover every cut edge|clear[- ]cut',
    reason: 'Scissors are for older hands.',
    instead: 'tearing',
  }),
  deed(
    'cut-thick',
    'ggt..',
    '(?:cut|cutting|saw) (?:through )?(?:the |a |an |thick |heavy |corrugated )*(?:cardboard(?! tube)|corrugated|plastic bottles?|tin cans?|foam board|wood)',
    { except: 'cut (?:from|out of) thin card', reason: 'Thick material needs strong hands.' },
  ),
  thing(
    'knife',
    'gggg t'.replace(' ', ''),
    'knife|knives|box ?cutters?|x-?acto(?: knife)?|craft blades?|razors?(?: blades?)?|scalpels?|utility blades?|stanley blades?|rotary cutters?|penkni(?:fe|ves)|machetes?|swords?|daggers?|blades?',
    {
      except: `knife[- ]edge|(?:plastic|butter|table|toy|pretend|dough|play dough|clay|dinner) (?:knife|knives)|palette (?:knife|knives)|${pictured} (?:swords?|daggers?|kni(?:fe|ves)|blades?)|swordfish|blades? of grass|grass blades?|rotor blades?|(?:propeller|turbine|windmill|fan|skate) blades?|(?:long|ice|curved) blade(?: of the skate)?|a long blade|the blade(?:s)? (?:around|at|along|on|under|in|with|of)|(?:propeller|rotor|fan)[^.]{0,20}blades?|(?:draw|paint|color) [^.]{0,30}(?:swords?|blades?)|for the blades?|the blades?, the (?:rotor|laces)|rings on the body`,
      reason: 'Knives and craft blades are for grown-ups.',
      instead: 'child-safe scissors',
    },
  ),
  thing('needle', 'xrt..', 'needles?|sewing pins?|straight pins?|safety pins?|pins and needles', {
    except:
      'pine needles?|fir needles?|knitting needles?|needle-?felt picture|plastic needles?|(?:blunt|yarn|plastic|tapestry|darning) needles?|short slanting lines for the needles|for the needles|without a needle|evergreen needles?|needles of the (?:tree|pine)|cactus needles?',
    reason: 'A sharp needle pricks.',
    instead: 'a stiff taped tip or a plastic needle',
  }),
  thing('blunt-needle', 'xt...', '(?:plastic|blunt|yarn|tapestry|darning) needles?', {
    reason: 'Even a blunt needle needs help at this age.',
    instead: 'a stiff taped tip',
  }),
  thing('pins', 'xxgt.', 'push ?pins?|thumb-?tacks?|drawing pins?|nails?|tacks', {
    except:
      'nail polish|finger ?nails?|toe ?nails?|nails? (?:of|on) (?:the|each) (?:paw|foot|hand)|with a fingernail|thumbnail',
    reason: 'Pins and nails pierce skin.',
    instead: 'tape',
  }),
  thing('staple', 'ggt..', 'stapl(?:e|es|er|ers|ed|ing)', {
    reason: 'Staples pinch and scratch.',
    instead: 'tape',
  }),
  thing('skewer', 'xrt..', 'skewers?|kebab sticks?|kebob sticks?|cocktail sticks?|toothpicks?|tooth picks?', {
    reason: 'Pointed sticks hurt eyes.',
    instead: 'craft sticks',
  }),
  thing('wire', 'rrt..', '(?:craft |floral |copper |thin |metal |chicken )?wires?|barbed wire', {
    except:
      'over(?:head)? wires?|pole to the wire|wire (?:whiskers|mustache)|(?:for|draw|paint) [^.]{0,20}wires?|wire[- ]free|the wires?$|wire wheels',
    reason: 'Wire ends are sharp.',
    instead: 'pipe cleaners or yarn',
  }),
  thing('pipe-cleaner', 'r....', 'pipe ?cleaners?|chenille (?:stems?|sticks?)|fuzzy sticks?', {
    reason: 'The wire ends are sharp for a toddler.',
    instead: 'paper strips',
  }),
  deed(
    'poke',
    'ggt..',
    '(?:poke|punch|pierce|pricks?|make|bore|poking|punching|piercing)(?: \\w+){0,3} holes?|hole punch|holes? (?:with|using) (?:a |an )?(?:pencil|awl|pen|skewer)',
    {
      except: 'punch a hole in the paper sky|a leaf with holes|nose holes?',
      reason: 'Poking holes needs strong, careful hands.',
    },
  ),
  thing(
    'awl',
    'xxgt.',
    'awls?|bradawls?|gimlets?|chisels?|gouges?|lino cutters?|carving tools?|whittl\\w+|carv(?:e|es|ing)',
    {
      except: 'carved on the pillar|carving in norway|rock carvings?',
      reason: 'Carving tools slip.',
      instead: 'pressing lines into foam or clay',
    },
  ),
  thing(
    'saw',
    'xxgt.',
    'hand ?saws?|coping saws?|hacksaws?|jigsaws? (?:tool|blade|machine)|saw (?:the|a|off|through)|hammers?|mallets? (?:and|hit) nails?|hand drills?|screwdrivers?|pliers|wire cutters?',
    {
      except: `saw (?:a|the) (?:bird|whale|film|show|moon|movie)|${pictured} (?:hammers?|saws?)|a small hammer|see-?saws?|hammerhead`,
      reason: 'Tools like these need a grown-up at hand.',
    },
  ),
  thing(
    'power-tool',
    'xxxxg',
    'power (?:tools?|drills?|saws?)|electric (?:drills?|saws?|sanders?)|drill press|circular saws?|chain ?saws?|dremel|angle grinders?|nail guns?|staple guns?|band ?saws?|jig saw machine',
    { reason: 'Power tools are for trained adults.' },
  ),
  thing(
    'broken-glass',
    'xxxxx',
    'broken (?:glass|mirrors?|ceramics?|china|plates?|bottles?|tiles?)|glass shards?|shards? of glass|mirror shards?|smash(?:ed|ing)? (?:a |the |some )?(?:glass|mirror|plates?|tiles?|bottles?)|shattered glass',
    { reason: 'Shards cut deep.', instead: 'paper or foil mosaic pieces' },
  ),
  thing(
    'glass',
    'rr...',
    'glass (?:jars?|bottles?|vases?|bowls?|beads?|pebbles?|plates?|cups?)|mason jars?|jam jars?|light ?bulbs?|mirrors?',
    {
      except: `magic mirrors?|${pictured} mirrors?|mirror (?:image|drawing)|(?:an |a |the )?(?:oval |pretend |foil )mirrors?|mirrors? (?:in a wide|and moves)|misty? in the mirror|the mist in the mirror`,
      reason: 'Glass breaks.',
      instead: 'a plastic jar or foil',
    },
  ),
  thing(
    'tin-can',
    'rrt..',
    'tin cans?|(?:soup|food|empty|clean|metal) (?:tins?|cans?)|can lids?|check the rim of the can',
    { reason: 'The rim of a can cuts.', instead: 'a plastic tub' },
  ),
  thing(
    'fiberglass',
    'xxxxx',
    'fiber ?glass|fibre ?glass|asbestos|rock ?wool|steel wool|glass wool|insulation foam',
    { reason: 'The fibers hurt skin and lungs.' },
  ),
  // Heat and fire.
  thing(
    'hot-glue',
    'xgggt',
    'hot[- ]?glue(?: guns?| sticks?)?|glue guns?|hot[- ]melt|low[- ]temp(?:erature)? glue guns?',
    { reason: 'Hot glue burns skin.', instead: 'white glue or tape' },
  ),
  thing(
    'fire',
    'xxxxx',
    '(?:light|strike|use|with|burn|hold|get|grab|find|need|take) (?:\\w+ ){0,2}(?:match(?:es)?|lighters?)|match(?:es|sticks?|box of matches)(?= to light| and)|cigarette lighters?|a lighter|lighters?|light (?:a|the|your) (?:fire|campfire|bonfire|flame|fuse)|set (?:it |the \\w+ |them )?(?:on fire|alight|fire to)|burn(?:s|ing)? (?:the |a |some )?(?:edges?|paper|wood|leaves|plastic|hair|incense|holes?)|open flames?|blow ?torch(?:es)?|gasoline|petrol|lighter fluid|kerosene|propane|singe|torch the',
    {
      except:
        'lighter (?:color|shade|paper|green|blue|than|blues?|tone|one)|in a lighter|match(?:es)? (?:the|your|up|each)|(?:find|get) (?:the|a) (?:matching|match)\\b|match(?:ing)? (?:pairs?|game|cards?)|use a flashlight|find (?:a|the|your) match|burning question',
      reason: 'No craft for children uses fire.',
    },
  ),
  thing('matches', 'xxxxx', 'matches|matchsticks?|box of matches|strike-anywhere', {
    except:
      '(?:it|which|that|color|one|card|pair|what|shape|picture|who) matches|matches (?:the|your|a|each|it|what|up|with|its|you|one)|soccer matches|(?:if|until|when) [^.]{0,30}matches|find (?:the |two |all )?matches|no matches',
    reason: 'No craft for children uses fire.',
  }),
  thing(
    'candle',
    'xxxxg',
    '(?:lit |burning |birthday |wax |scented )?candles?|tea ?lights?|candle (?:wax|flame)s?|(?:hot|melted|molten) (?:wax|crayons?)|melt(?:ing)? (?:the |some |old )?(?:wax|crayons?|candles?|plastic|beads)|wax melting|wax pot',
    {
      except: `${pictured} (?:tea ?lights?|candles?)|led tea ?lights?|battery tea ?lights?|(?:draw|paint|color|print) [^.]{0,40}candles?|candle (?:picture|drawing|shape)|candles of paper|never a candle|no candle|for the candle|candles, a velvet curtain|cut [^.]{0,20}candles from|candlestick`,
      reason: 'Flames and hot wax burn.',
      instead: 'a flashlight',
    },
  ),
  deed(
    'heat',
    'ggggt',
    '(?:pre-?heat|bake|baking|boil|boiling|simmer|fry|frying|roast|microwave|toast|heat|reheat|cook)(?:s|d|ed|ing)?(?= |\\b)|(?:in|into|from|on) (?:the |a |an )?(?:hot |warm )?(?:oven|stove|hob|microwave|toaster|hot plate|grill)|(?:hot|boiling|scalding) (?:water|oil|sugar|syrup|caramel|pan|plate)|hair ?dryers?|blow ?dryers?|heat guns?|hot ovens?',
    {
      except:
        'baking (?:soda|powder|paper|parchment|cups?|sheets?|trays?|tins?)|heat[- ]?free|no[- ]bake|air[- ]dry|in the heat|still in the heat|stand still in the heat|without heat|microwave box|body heat|cook(?:ing)? (?:oil|up a story)|helps a donut cook|donut cook|(?:pretend|play|toy) (?:oven|stove|kitchen|food)|oven door|pizza oven|baking tray|bakery|heat [^.]{0,15}wave|baked in teacups|robot|fry noodles|boil(?:ed)? egg',
      reason: 'Heat burns.',
    },
  ),
  thing(
    'iron',
    'gggg t'.replace(' ', ''),
    '(?:an |the |a |your |hot |warm |steam |clothes )iron(?:ing board)?|iron(?:s|ed|ing) (?:the |it |them |on |over|between|flat|together)|iron[- ]on|with (?:an )?iron|press (?:it )?with an iron|fuse beads?|perler|hama beads?|iron it|iron the|shrinky dinks?|shrink plastic|laminator',
    {
      except: 'iron (?:gr[ae]y|man|gate|age|bridge|ore|grey|color|colour)|cast[- ]iron',
      reason: 'An iron burns.',
      instead: 'white glue',
    },
  ),
  thing(
    'wood-burn',
    'xxxxg',
    'wood[- ]?burn(?:ing|er)(?: tool| pen)?|pyrograph\\w*|solder(?:s|ing)?(?: iron)?',
    { reason: 'These tools are hot enough to burn badly, and their fumes harm.' },
  ),
  deed(
    'sun-fire',
    'xxxxx',
    '(?:look|stare|gaze)(?:s|ing)? (?:straight |directly |right )?(?:at|into) the sun|magnifying (?:glass|lens) (?:to|and) (?:burn|light|start|focus)|burn (?:\\w+ )?with a magnifying glass|concentrate sunlight|eclipse (?:without|through sunglasses)|lasers?(?: pointers?)?',
    { except: 'laser[- ]cut (?:paper|shapes?)', reason: 'Focused light blinds and burns.' },
  ),
  thing(
    'firework',
    'xxxxx',
    'fireworks?|sparklers?|firecrackers?|bangers|gun ?powder|black powder|smoke bombs?|rocket fuel|explosives?|explod(?:e|es|ing) (?:bottle|can|jar)|flash powder|dry ice bombs?|bottle bombs?|drano|pipe bombs?|bombs?|grenades?',
    {
      except: `(?:${pictured}|marker|straw|paint|chalk|crayon|yarn) fireworks?|fireworks? (?:picture|painting|print|drawing|card|collage)|bath bombs?|seed bombs?|glitter bombs?`,
      reason: 'Explosives maim.',
    },
  ),
  // Chemicals.
  thing(
    'poison',
    'xxxxx',
    'bleach(?:es|ed|ing)?|ammonia|lye|caustic soda|sodium hydroxide|(?:sulfuric|hydrochloric|nitric|battery|muriatic) acid|mercury|lead paint|lead weights?|antifreeze|drain cleaner|toilet cleaner|oven cleaner|paint thinner|paint stripper|turpentine|turps|acetone|methylated spirits?|white spirit|nail polish remover|solvents?|pesticides?|weed ?killer|insecticide|rat poison|moth ?balls|borax|laundry pods?|detergent pods?|dishwasher (?:tabs?|tablets?|pods?)|formaldehyde|xylene|toluene|liquid nitrogen|chlorine|arsenic|poison(?! ivy| dart| frog)|benzene|hydrogen peroxide|potassium permanganate|quicklime|copper sulfate',
    {
      except:
        'solvent-free|planet mercury|acid-free|mercury the planet|bleach-free|poisonous, so we|is poisonous',
      reason: 'This chemical poisons or burns.',
    },
  ),
  thing(
    'plaster',
    'xggtt',
    'plaster of paris|plaster bandages?|gypsum|quick[- ]?set cement|cement|concrete|grout',
    {
      except: 'concrete (?:steps|idea)',
      reason: 'Plaster and cement heat up and burn skin.',
      instead: 'air-dry clay',
    },
  ),
  deed(
    'cast-body',
    'xxxxx',
    '(?:plaster|cast|cement|concrete|alginate|resin)(?: \\w+){0,6} (?:hand|hands|face|foot|feet|finger|fingers|arm|body)',
    {
      except: 'plaster (?:your|the) (?:story|hand)print picture',
      reason: 'Setting plaster around skin burns it.',
    },
  ),
  thing(
    'super-glue',
    'xxxgt',
    'super ?glue|krazy glue|crazy glue|cyanoacrylate|gorilla glue|e6000|contact cement|construction adhesive|rubber cement|model cement|epoxy(?: glue| putty)?|instant glue',
    { reason: 'It bonds skin in seconds, and it fumes.', instead: 'white glue' },
  ),
  thing(
    'resin',
    'xxxxx',
    '(?:epoxy |uv |casting )?resins?|fiberglass resin|polyurethane|expanding foam|spray foam',
    { except: 'tree resin|pine resin', reason: 'Uncured resin harms skin and lungs.' },
  ),
  thing(
    'spray',
    'xxxgt',
    'spray[- ]?paints?|aerosols?|spray adhesives?|spray glue|hair ?spray|fixative spray|varnish(?:es|ed)?|lacquer|shellac|wood stain|oil[- ]based paints?|enamel paints?|spray varnish|clear sealer spray',
    {
      except: 'spray bottles? (?:of|with) water|water[- ]based varnish|varnish-free',
      reason: 'The mist and fumes are not safe to breathe.',
      instead: 'poster paint',
    },
  ),
  thing('nail-polish', 'xxxt.', 'nail (?:polish|varnish)|gel polish', {
    except: 'nail (?:polish|varnish) remover',
    reason: 'Strong fumes.',
    instead: 'paint',
  }),
  thing(
    'permanent-marker',
    'rg...',
    'permanent markers?|sharpies?|paint pens?|waterproof (?:markers?|pens?)',
    { reason: 'Permanent ink does not wash off and can smell strong.', instead: 'washable markers' },
  ),
  thing('acrylic', 'rt...', 'acrylic paints?|acrylics', {
    reason: 'Acrylic paint does not wash out.',
    instead: 'washable paint',
  }),
  deed(
    'paint-skin',
    'rrrrr',
    "(?:acrylic|permanent|oil|spray|sharpie|nail|fabric|wall|house)[^.]{0,25}(?:on|onto|over) (?:your |the |his |her |their |a )?(?:child's )?(?:skin|face|hands?|palms?|arms?|lips|feet|foot|body)|(?:paint|color|cover|draw on) (?:your |the |his |her |their )?(?:child\\'s |kid\\'s )?(?:face|skin|lips|arms?|body) with (?:acrylic|permanent|oil|spray|sharpie|fabric|nail|wall)|(?:marker|glue|glitter|paint)s? (?:on|onto|over|to) (?:your |the |his |her |their )?(?:child's )?(?:face|lips|eyelids|eyes|tongue)",
    {
      except: 'washable (?:\\w+ )?(?:paint|ink) on',
      reason: 'Not every color belongs on skin.',
      instead: 'washable paint or face paint made for children',
    },
  ),
  thing(
    'slime-activator',
    'xrttt',
    'contact (?:lens )?solution|saline solution|liquid starch|slime activator|boric acid|eye ?wash',
    { reason: 'It irritates skin and eyes.', instead: 'a dough of flour and water' },
  ),
  thing('shaving-foam', 'xttt.', 'shaving (?:cream|foam|gel)', {
    reason: 'It stings the eyes and must not be eaten.',
    instead: 'whipped soap bubbles',
  }),
  thing('loose-glitter', 'rt...', '(?:loose |fine )?glitter(?! glue)', {
    except: 'glitter(?:ing)? (?:stars|sea|snow)|glitter pens?|paper glitter|like glitter',
    reason: 'Loose glitter scratches eyes.',
    instead: 'torn foil',
  }),
  thing('dry-ice', 'xxxxg', 'dry ice', { reason: 'It burns with cold, and its gas smothers.' }),
  thing(
    'sanitizer',
    'xxxgg',
    'rubbing alcohol|isopropyl(?: alcohol)?|surgical spirit|hand sanitizer|ethanol|denatured alcohol',
    { reason: 'It burns, and it is poisonous to drink.' },
  ),
  deed(
    'mix-chemicals',
    'xxxxx',
    'mix (?:\\w+ ){0,3}(?:cleaners?|cleaning (?:products?|liquids?|supplies)|household chemicals|bleach|medicines?)',
    { reason: 'Mixed cleaners make poison gas.' },
  ),
  // Mouths, noses, bodies.
  deed(
    'eat-craft',
    'xxxxx',
    "(?:eat|taste|lick|swallow|chew|drink|nibble|bite|sip|suck)(?:s|ing)? (?:on )?(?:the |some |a bit of |your |it |this |that |from the |a little )?(?:\\w+ )?(?:play ?dough|salt dough|dough|paint|glue|slime|clay|chalk|crayons?|soap|sand|snow globe|bubbles? mix|raw \\w+|ink|paste|craft|mixture|colored water|coloured water|glitter|berries|berry|mushrooms?|leaves|flowers|petals|water from the)|(?:put|stick|push|place|pop) (?:it |them |one |the \\w+ |a \\w+ |small \\w+ )?(?:in|into|up) (?:your|the|his|her|their|a) (?:child's )?(?:mouth|nose|nostrils?|ears?)|hold (?:it |them |the \\w+ )?(?:in|between) (?:your|the) (?:mouth|teeth|lips)|raw (?:egg|flour|meat|dough) (?:to eat|taste)|let (?:your child|them|baby|the child) (?:eat|taste|lick|mouth)",
    {
      except:
        'eat (?:ants|corn|fish|bamboo)|(?:pretend|make-believe) to (?:eat|drink|taste)|sucks up|the apple|leaf it eats|nibble (?:a|the) leaf|(?:caterpillar|dinosaur|giraffe|goat|cow|rabbit|sloth|panda|gorilla)s? [^.]{0,30}(?:eat|nibble|chew)\\w*|munch',
      reason: 'Craft materials do not go into mouths, noses or ears.',
    },
  ),
  deed(
    'taste-safe',
    'rrrrr',
    'taste[- ]?safe|safe to (?:eat|taste|swallow|lick|chew|mouth)|edible (?:paint|play ?dough|glue|slime|sand|clay|finger paint)|(?:completely|100%|totally|perfectly|absolutely) (?:safe|harmless|non-?toxic)|safe for babies|okay to eat|ok to eat|fine to (?:eat|swallow)',
    { reason: 'We never promise that something is safe to eat.', instead: 'no such promise' },
  ),
  deed(
    'blow-suck',
    'r....',
    '(?:blow|suck) (?:\\w+ ){0,3}(?:through|with|into) (?:a |the )?straws?|through a straw',
    { reason: 'Toddlers suck instead of blowing.', instead: 'a brush or a sponge' },
  ),
  thing(
    'raw-food',
    'rt...',
    'raw (?:eggs?|egg whites?|flour|dough|meat|chicken)|(?:real |washed |crushed |broken )egg ?shells?|egg ?shells|egg whites?|(?:blown|blow out) eggs?',
    {
      except:
        'half eggshell|a zigzag half eggshell|(?:draw|paint|cut) [^.]{0,30}eggshell|eggshell around|an eggshell,',
      reason: 'Raw egg and flour can carry germs.',
      instead: 'paper eggs',
    },
  ),
  thing(
    'nuts',
    'rrrrr',
    '(?:pea|wal|hazel)nuts?(?: shells?| butter)?|almonds?|cashews?|pecans?|pistachios?(?: shells?)?|nut butter|peanut butter',
    {
      except:
        'packing peanuts?|nut-free|doughnuts?|donuts?|coconuts?|for the nuts|walnut-sized|almond eyes?|bury an acorn|peanut-shaped',
      reason: 'Nuts are a common, serious allergy.',
      instead: 'pinecones or paper',
    },
  ),
  deed(
    'piercing',
    'xxxxx',
    '(?:ear|nose|tongue|belly) ?piercing|pierce (?:your|her|his|their) (?:ears?|nose|skin)|tattoo (?:gun|needle)|stick and poke|draw blood|prick (?:your|a|the) finger|blood brothers?',
    { reason: 'Skin stays whole.' },
  ),
  thing(
    'medicine',
    'xxxxx',
    'pills?|tablets? of medicine|medicines?|vitamins?|syringes?|hypodermic|cough syrup|aspirin|ibuprofen|thermometer mercury',
    {
      except: 'pill ?box(?:es)? (?:empty|as)|pill bug|caterpillar',
      reason: 'Medicine is never a craft supply.',
    },
  ),
  thing(
    'vice',
    'xxxxx',
    'cigarettes?(?: butts?)?|cigars?|tobacco|vapes?|e-cigarettes?|beer(?: cans?| bottles?)?|wine bottles?|vodka|whiske?y|liquor|alcoholic|shot glass(?:es)?|marijuana|cannabis|bongs?',
    { except: 'root beer|ginger beer', reason: 'Alcohol, tobacco and drugs have no place here.' },
  ),
  // Nature.
  thing(
    'toxic-plants',
    'xxxxx',
    'poison (?:ivy|oak|sumac)|foxgloves?|oleander|deadly nightshade|belladonna|hemlock|castor beans?|monkshood|aconite|lily of the valley|yew(?: branches| berries)?|daffodil bulbs?|laburnum|giant hogweed|hogweed|rhododendron|dumb cane|dieffenbachia|stinging nettles?|nettles?|rosary peas?|jequirity',
    { reason: 'This plant is poisonous.', instead: 'leaves of a tree you know' },
  ),
  thing(
    'berries',
    'xxgtt',
    '(?:wild |red |forest |holly |unknown |mistletoe |elder ?)?berr(?:y|ies)|mistletoe|holly(?: leaves| sprigs?)?|(?:wild |real |forest |unknown |fresh )mushrooms?|^mushrooms?$|real toadstools?|(?:pick|collect|gather|find|use)(?: \\w+){0,3} (?:mushrooms?|toadstools?)|fungi|fungus|unknown (?:plants?|seeds?|fruits?|leaves)|(?:pick|collect|gather) (?:any |some )?(?:wild )?plants',
    {
      except: `${pictured} (?:berr(?:y|ies)|mushrooms?|toadstools?|strawberr\\w+)|straw ?berr(?:y|ies)|(?:draw|paint|print|model|make|cut|add|build) [^.]{0,60}(?:berr(?:y|ies)|mushrooms?|toadstools?)|toss a berry|leave berries, mushrooms|mushroom (?:shape|stamp|picture|cap)|toadstools? (?:craft|model|picture|mask|puppet|mobile|card|print|collage)|the toadstool|a toadstool|red toadstool|blueberr\\w+ (?:muffin|color)|raspberry (?:red|pink|color)`,
      reason: 'Wild berries and mushrooms can be poisonous.',
      instead: 'pom-poms or painted paper',
    },
  ),
  deed(
    'live-animals',
    'xxxxx',
    "(?:kill|pin|squash|crush|freeze|drown|trap|catch and keep|pull (?:the )?(?:wings|legs) off|glue|tape|tie|paint|spray|dye) (?:\\w+ ){0,3}(?:live |real |living )(?:bugs?|insects?|butterfl(?:y|ies)|animals?|snails?|frogs?|fish|ants?|bees?|worms?|birds?|cats?|dogs?|pets?|caterpillars?|ladybugs?|hamsters?)|(?:kill|squash|drown|pull (?:the )?(?:wings|legs) off) (?:a |the |some |any )?(?:bugs?|insects?|butterfl(?:y|ies)|animals?|snails?|frogs?|ants?|bees?|worms?|birds?|caterpillars?|ladybugs?|spiders?|pets?)|pin (?:the |a )?(?:dead )?(?:butterfly|moth|beetle)(?: specimen| collection| to a board)|(?:eggs?|birds?|nest) (?:from|out of) (?:a |the |its |their )(?:bird's |wild )?nests?|take (?:the |a )(?:bird's )?nest|dye (?:your |the )(?:dog|cat|pet|hamster)|wasp(?:s|' nest)|dead (?:birds?|animals?|bugs?|mouse|rats?|insects?)",
    { reason: 'No living thing is harmed for a craft.' },
  ),
  thing(
    'sharp-nature',
    'r....',
    'thorns?|cactus (?:spines?|needles?)|real cactus|cacti|holly thorns|rose stems?|porcupine quills?|fish ?hooks?',
    {
      except: `thorn bushes|${pictured} cact(?:us|i)|(?:draw|paint|for) [^.]{0,40}(?:spines?|thorns?)`,
      reason: 'It pricks.',
      instead: 'paper ones',
    },
  ),
  deed(
    'water-play',
    'tt...',
    '(?:in|into|on) (?:the |a )?(?:bath(?:tub)?|pool|paddling pool|pond|lake|river|stream|sea|ocean|creek|tub of water|bucket of water)(?= |$|\\.|,)',
    {
      except:
        '(?:in|into|on|across) (?:the )?(?:lane|deep|open|rock|warm) (?:pool|sea)|rock pool|(?:picture|drawn|scene|floating|paper) [^.]{0,30}(?:pool|pond|lake|river|sea|ocean)',
      reason: "Water needs a grown-up within arm's reach.",
    },
  ),
  // Flying, throwing, climbing, electricity, traffic.
  thing(
    'projectile',
    'xxxtt',
    'sling ?shots?|catapults?|crossbows?|bow and arrows?|bows and arrows|blow ?guns?|blow ?darts?|dart guns?|(?:throwing |metal |lawn )?darts?|throwing (?:stars?|knives)|shuriken|nerf (?:gun|blaster) mods?|potato (?:gun|cannon)|rubber band guns?|bb guns?|pellet guns?|spud guns?|trebuchets?',
    {
      except: `${pictured} (?:darts?|catapults?)|darts? (?:backward|across|like)|(?:make|let|watch) [^.]{0,30} darts?\\b|dart(?:s|ed|ing)? (?:among|between|through|around|after|backward)|pom-pom catapults?|let (?:it|the \\w+) dart|make the \\w+ dart|dart, then`,
      reason: 'Things that shoot hit eyes.',
      instead: 'a paper glider',
    },
  ),
  deed(
    'aim-people',
    'xxxxx',
    '(?:aim|shoot|throw|fire|fling|launch|point|swing)(?:s|ing)? (?:it |them |the \\w+ |stones |rocks |sticks |darts )?(?:at|toward|towards) (?:each other|people|someone|somebody|a friend|friends|faces?|your (?:friend|brother|sister|dog|cat)|animals?|pets?|cars?|the (?:cat|dog|baby|neighbor))|throw (?:stones|rocks|sticks|glass|bricks)',
    { reason: 'Nobody aims at living things.' },
  ),
  thing(
    'weapon',
    'xxxxx',
    '(?:real |working |toy |cardboard |paper |wooden |water |rubber )?(?:guns?|rifles?|pistols?|revolvers?|firearms?|ammo|ammunition|bullets?|tasers?|pepper spray|brass knuckles|nunchucks?|shivs?|shanks?|molotov\\w*)',
    {
      except:
        'glue guns?|hot glue guns?|heat guns?|staple guns?|nail guns?|bb guns?|pellet guns?|dart guns?|potato guns?|spud guns?|rubber band guns?|tattoo guns?|squirt guns?|water guns? toy|gun(?:metal|ship gr[ae]y)|caulking guns?|bullet (?:journal|points?|train)|blow ?guns?',
      reason: 'We make no weapons.',
    },
  ),
  deed(
    'electric',
    'xxxxx',
    '(?:wall|power|electric(?:al)?|mains) (?:sockets?|outlets?|plugs?|cords?)|mains (?:power|electricity|current)|plug (?:it|the \\w+) into the wall|electrical outlet|power outlets?|(?:open|take apart|disassemble) (?:a |an |the |old )*(?:tv|television|microwave|toaster|monitor|charger|power supply|lamp)|bare wires?|live wires?|electrocut\\w*|(?:steel wool|foil|gum wrapper) (?:and|to|on|with|across) (?:a |the )?(?:9v |aa )?battery|short[- ]circuit|car batter(?:y|ies)',
    { reason: 'Mains electricity kills.' },
  ),
  deed(
    'climbing',
    'xggtt',
    '(?:climb|stand|step)(?:s|ing)? (?:up )?(?:on|onto) (?:a |the |your )?(?:chair|table|stool|ladder|desk|counter|sofa|shelf|roof|fence|wall|windowsill|balcony)|step ?ladders?|ladders?(?= |$|\\.)|stacked chairs|on the roof|balcony rail|out of the window',
    {
      except: `${pictured} ladders?|(?:a |the |long )*ladders? (?:on the (?:roof|truck|side)|of a|from|along|picture|drawing)|(?:raise|for|draw|paint|cut|add|climb|with) (?:the|a|it|its) (?:\\w+ )?ladder|a long ladder|the ladders?|a basket, a tree and a ladder|and a ladder|fire truck[^.]{0,20}ladder(?: on the roof)?|step over|over the rooftops?|a ladder\\b|(?:flag|rooster|ladder|smoke|snow)[^.]{0,20} on the roof|on the roof(?: and|,| with)`,
      reason: 'Falls hurt.',
    },
  ),
  deed(
    'traffic',
    'xxxxx',
    '(?:play|sit|draw|chalk|stand|walk|run|craft) (?:\\w+ ){0,3}(?:in|on) (?:the )?(?:street|road|highway|railroad tracks?|train tracks?|parking lot)|on (?:the )?railroad tracks|near (?:the )?traffic',
    {
      except:
        '(?:draw|paint|tape|chalk) (?:a |the |some )?(?:road|street|tracks?|railroad)|(?:paper|play|toy|cardboard|taped) (?:road|street|tracks?)',
      reason: 'Streets and tracks are no place to craft.',
    },
  ),
  deed(
    'power-line',
    'xxxxx',
    '(?:near|over|by|around|under) (?:the )?power lines?|in a (?:thunder)?storm|when lightning|metal(?:lic)? kite|kite [^.]{0,30}(?:wire|foil line|lightning)',
    {
      except: 'far from power lines|away from power lines',
      reason: 'Kites and lightning or power lines kill.',
    },
  ),
  deed(
    'alone',
    'rrr..',
    "(?:no|without(?: an?| any)?|don't need(?: an?)?|needn't have an?) (?:adults?|grown-?ups?|parents?|(?:adult |parental )?supervision)|unsupervised|(?:adults?|grown-?ups?|parents?|supervision) (?:is |are )?(?:not|isn't|aren't) (?:needed|required|necessary)|leave (?:your child|the child|them|him|her|kids) (?:alone|unattended|by themselves)|unattended|while you (?:nap|sleep|shower|are out)|don't tell (?:your )?(?:mom|mum|dad|parents|an adult|a grown-?up)|keep (?:it |this )?(?:a )?secret from|secretly",
    {
      except: 'without a grown-up can',
      reason: 'A grown-up stays responsible.',
      instead: 'a grown-up nearby',
    },
  ),
  deed(
    'sleep-hang',
    'xxrrr',
    "(?:over|above|in|on|across) (?:the |a |baby's |your baby's |their |the baby's )?(?:crib|cot|cradle|playpen|bassinet|baby's bed|stroller)",
    {
      except: 'does not belong over a crib|not over a crib|never (?:hang )?(?:it )?over',
      reason: 'Strings and small parts do not belong near a sleeping baby.',
    },
  ),
  deed(
    'hide-in',
    'xxxxx',
    '(?:hide|climb|crawl|sit|get|lock) (?:\\w+ ){0,2}(?:inside|in|into) (?:a |an |the |your )?(?:fridge|freezer|refrigerator|washing machine|dryer|oven|trunk|suitcase|chest|drain|well|storage bin)',
    { reason: 'A child can be trapped there.' },
  ),
  deed(
    'dig-sand',
    'tt...',
    '(?:dig|digging|crawl) (?:\\w+ ){0,3}(?:deep holes?|tunnels?) (?:in|into) (?:the )?(?:sand|ground|earth)',
    { except: '(?:bunny|badger|rabbit|mole)s? [^.]{0,20}tunnel', reason: 'Deep holes in sand collapse.' },
  ),
  deed(
    'personal',
    'rrrrr',
    '(?:write|print|put|add|paint|embroider) (?:\\w+ ){0,4}(?:home address|full name and|phone number|school name|name of (?:your|the|their) school|last name)|post (?:a )?photos? of (?:your|the) (?:child|kid|face)',
    {
      reason: 'A craft that leaves home shows no address, school or full name.',
      instead: 'a first name or initials',
    },
  ),
];
