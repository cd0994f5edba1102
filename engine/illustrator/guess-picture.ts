import { hashOf } from '#engine/random/hash.ts';
import { seeded } from '#engine/random/seeded.ts';
import { formIds, type FormId } from '#engine/illustrator/forms/form-ids.data.ts';
import { matchTheme } from '#engine/themes/match-theme.ts';
import { allSubjects, getSubject } from '#engine/themes/subjects.ts';
import type { SubjectId } from '#engine/themes/subject-ids.ts';
import type { Subject } from '#engine/themes/subject.ts';

export interface CraftWords {
  title: string;
  description?: string;
  theme?: string;
  materials?: readonly string[];
}

/** What people call a form besides its name, most telling first. */
const formWords: readonly (readonly [RegExp, FormId])[] = [
  [/finger puppet/, 'finger-puppets'],
  [/sock/, 'sock-puppet'],
  [/bag puppet/, 'paper-bag-puppet'],
  [/shadow/, 'shadow-theater'],
  [/spoon/, 'spoon-puppet'],
  [/headband|crown|tiara/, 'paper-headband'],
  [/mask/, 'paper-plate-mask'],
  [/badge|medal/, 'badge'],
  [/puppet/, 'stick-puppet'],
  [/egg carton/, 'egg-carton-figure'],
  [/\btubes?\b|(paper|loo|toilet|towel) rolls?\b|toilet paper/, 'tube-figure'],
  [/pinecone|pine cone/, 'pinecone-figure'],
  [/diorama|shoebox/, 'box-diorama'],
  [/stop.?motion/, 'stop-motion-set'],
  [/pencil (pot|holder|cup)/, 'pencil-pot'],
  [/mosaic/, 'mosaic-picture'],
  [/suncatcher|stained glass/, 'suncatcher'],
  [/nature collage|leaf collage/, 'nature-collage'],
  [/wreath/, 'door-wreath'],
  [/lantern/, 'paper-lantern'],
  [/kite/, 'kite'],
  [/mobile/, 'mobile'],
  [/bunting|garland|banner/, 'bunting'],
  [/windsock/, 'windsock'],
  [/pop.?up/, 'pop-up-card'],
  [/\bcard\b/, 'flap-card'],
  [/bookmark/, 'corner-bookmark'],
  [/flip.?book/, 'flip-book'],
  [/book/, 'mini-book'],
  [/woven|weav/, 'woven-paper'],
  [/dream.?catcher|god.?s eye/, 'stick-weaving'],
  [/quill/, 'quilled-picture'],
  [/hand.?print/, 'handprint-picture'],
  [/sponge/, 'sponge-print'],
  [/potato|vegetable/, 'vegetable-print'],
  [/leaf print/, 'leaf-print'],
  [/stencil|tote/, 'stencil-bag'],
  [/print|stamp/, 'block-print'],
  [/rubbing/, 'rubbing-picture'],
  [/resist/, 'crayon-resist'],
  [/dot|pointillis/, 'dot-painting'],
  [/foil/, 'foil-relief'],
  [/mural/, 'floor-mural'],
  [/coffee filter/, 'coffee-filter-picture'],
  [/string art/, 'string-picture'],
  [/pom.?pom/, 'pom-pom-figure'],
  [/yarn/, 'yarn-picture'],
  [/marble run|ball run/, 'marble-run'],
  [/glider|airplane/, 'paper-glider'],
  [/boat|raft/, 'floating-boat'],
  [/car|truck|racer|train|vehicle/, 'rolling-vehicle'],
  [/shaker|maraca|rain.?stick/, 'shaker'],
  [/drum/, 'tub-drum'],
  [/guitar|banjo/, 'box-guitar'],
  [/memory|matching/, 'matching-cards'],
  [/board game/, 'board-game'],
  [/toss|throw/, 'toss-game'],
  [/bowling/, 'bowling-set'],
  [/puzzle|jigsaw/, 'jigsaw'],
  [/ornament/, 'salt-dough-ornament'],
  [/tile/, 'clay-tile'],
  [/dough|clay|play.?doh/, 'dough-model'],
  [/stone|rock|pebble/, 'painted-stones'],
  [/twig/, 'twig-picture'],
  [/grass|plant|seed/, 'grass-head'],
  [/felt|softie|plush/, 'felt-softie'],
  [/lacing|sewing/, 'lacing-card'],
  [/snow.?globe/, 'snow-globe'],
  [/sensory bottle|calm|glitter jar|bottle/, 'calm-bottle'],
  [/pipe cleaner/, 'pipe-cleaner-figure'],
  [/papier|mache|mâché/, 'papier-mache-model'],
  [/accordion/, 'accordion-figure'],
  [/paper plate/, 'paper-plate-mask'],
  [/paper bag/, 'paper-bag-puppet'],
  [/cup/, 'cup-figure'],
  [/box|recycl|robot|junk/, 'junk-model'],
  [/layered|paper.?cut/, 'layered-paper-scene'],
  [/collage|torn|scrap/, 'torn-paper-collage'],
  [/paint/, 'dot-painting'],
  [/craft stick|popsicle/, 'stick-puppet'],
];

const plain = (text: string): string => ` ${text.toLowerCase().replaceAll(/[^a-z0-9âé]+/g, ' ')} `;

const byLength = [...allSubjects].sort(
  (one, other) => other.name.length - one.name.length || (one.id < other.id ? -1 : 1),
);

/** The longest name wins: a sea turtle is not a turtle dove. */
function namedIn(text: string): Subject | undefined {
  return byLength.find((subject) =>
    [subject.name, subject.plural].some((name) => text.includes(plain(name))),
  );
}

/** Where the words name no thing: pictures of the subject itself. */
const showsAnything: readonly FormId[] = [
  'torn-paper-collage',
  'mosaic-picture',
  'stick-puppet',
  'layered-paper-scene',
  'flap-card',
  'dot-painting',
];

function formIn(texts: readonly string[]): FormId {
  for (const text of texts) {
    const exact = formIds.find((form) => text.includes(plain(form.name)));
    if (exact) return exact.id;
    const found = formWords.find(([word]) => word.test(text));
    if (found) return found[1];
  }
  return seeded(hashOf(texts.join(''))).pick(showsAnything);
}

/** The form and subject nearest to a craft that came from elsewhere, by its own words. */
export function guessPicture(words: CraftWords): { formId: FormId; subjectId: SubjectId } {
  const [title, description, theme] = [words.title, words.description ?? '', words.theme ?? ''].map(
    plain,
  ) as [string, string, string];
  const matched = matchTheme(words.theme ?? '');
  const open =
    matched.kind === 'declined' || matched.subjects.length === 0
      ? allSubjects
      : matched.subjects.map(getSubject);
  const subject =
    namedIn(title) ?? namedIn(description) ?? namedIn(theme) ?? seeded(hashOf(title)).pick(open);
  const formId = formIn([title, description, plain((words.materials ?? []).join(' '))]);
  return { formId, subjectId: subject.id };
}
