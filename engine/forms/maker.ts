import { ageBandNames, type AgeBand } from '#contract/common.ts';
import type { PlanStep, StepAction, Who } from '#contract/ideas.ts';
import type { ColorName } from '#engine/grammar/colors.ts';
import { capital, list, titled, withArticle } from '#engine/grammar/nouns.ts';
import type { Random } from '#engine/random/seeded.ts';
import { getSupply } from '#engine/supplies/catalog.ts';
import type { Supply } from '#engine/supplies/supply.ts';
import type { Part, Subject } from '#engine/themes/subject.ts';
import { decorationSteps, type DecorationLimits } from './decorate.ts';
import { whoFor, type Task } from './hands.ts';
import type { Pantry } from './pantry.ts';

/** A supply as it stands in this craft's sentences. */
export interface Ref {
  supply: Supply;
  count: number;
  /** "the cardboard tube", "the glue". */
  the: string;
  /** "a cardboard tube", "two paper cups", "glue". */
  a: string;
  /** "construction paper", "craft sticks". */
  some: string;
  /** "a sheet of construction paper". */
  piece: string;
  /** How much this craft takes of it, where the usual amount would not do. */
  amount?: string;
}

/** Papers sold in many colors; other papers come as they are. */
const colored = new Set([
  'construction-paper',
  'cardstock',
  'felt',
  'craft-foam',
  'tissue-paper',
  'yarn',
  'crepe-paper',
]);
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export interface MakerNotes {
  subject: Subject;
  band: AgeBand;
  pantry: Pantry;
  random: Random;
  colors: readonly ColorName[];
  /** A color for backgrounds and trims. */
  ground: ColorName;
  unknown: readonly string[];
  sturdy: boolean;
}

/** Hands a form what it asks for, and writes down materials and steps as it goes. */
export class Maker {
  readonly s: Subject;
  readonly band: AgeBand;
  readonly pantry: Pantry;
  readonly random: Random;
  readonly colors: readonly ColorName[];
  readonly ground: ColorName;
  /** Listed things nobody knows, not placed yet. */
  readonly unknown: string[];
  /** Whether the thing can carry stones and other heavy pieces. */
  readonly sturdy: boolean;
  readonly notedUnknown: readonly string[];
  readonly steps: PlanStep[] = [];
  readonly refs = new Map<string, Ref>();
  /** Parts that exist in paper already and need not be drawn. */
  readonly cutNouns = new Set<string>();
  /** Supplies that only help on the side. */
  readonly helpers = new Set<string>();
  /** True when a form asked for something nobody of this age may have. */
  impossible = false;

  constructor(notes: MakerNotes) {
    this.s = notes.subject;
    this.band = notes.band;
    this.pantry = notes.pantry;
    this.random = notes.random;
    this.colors = notes.colors;
    this.ground = notes.ground;
    this.unknown = [...notes.unknown];
    this.sturdy = notes.sturdy;
    this.notedUnknown = notes.unknown;
  }

  /** "octopus". */
  get name(): string {
    return this.s.name;
  }
  /** "an octopus". */
  get aName(): string {
    return withArticle(this.s.name);
  }
  /** The first, second and third part; the last one again where there are fewer. */
  part(at: number): Part {
    return this.s.parts[Math.min(at, this.s.parts.length - 1)] as Part;
  }
  /** "the arms, the fin and the tail", of the first parts. */
  get partNouns(): string {
    return list(this.s.parts.slice(0, 3).map((part) => `the ${part.noun}`));
  }
  get Title(): string {
    return titled(this.s.name);
  }
  get main(): ColorName {
    return this.colors[0] ?? this.s.colors[0];
  }
  get tiny(): boolean {
    return this.band === '2-3';
  }
  get young(): boolean {
    return this.band === '2-3' || this.band === '4-5';
  }
  get old(): boolean {
    return this.band === '9-12' || this.band === '13+';
  }
  get teen(): boolean {
    return this.band === '13+';
  }
  /** One of several texts, from the youngest band's to the oldest's. */
  byAge(youngest: string, middle: string, oldest: string): string {
    if (this.young) return youngest;
    return this.old ? oldest : middle;
  }
  /** Inches that grow with the hands: also says centimeters. */
  inches(count: number): string {
    return `${count} ${count === 1 ? 'inch' : 'inches'} (${Math.round(count * 5) / 2} cm)`;
  }
  atLeast(band: AgeBand): boolean {
    return ageBandNames.indexOf(this.band) >= ageBandNames.indexOf(band);
  }

  take(wants: string, count = 1, again = false): Ref {
    const supply = this.pantry.take(wants, again);
    if (supply === null) {
      this.impossible = true;
      return this.refer(getSupply('paper'), 1);
    }
    return this.refer(supply, count);
  }

  refer(supply: Supply, count: number): Ref {
    const known = this.refs.get(supply.id);
    const ref = refTo(supply, Math.max(count, known?.count ?? 0));
    this.refs.set(supply.id, known?.amount === undefined ? ref : { ...ref, amount: known.amount });
    return ref;
  }

  /** Says how much this craft takes of something, where the usual amount would not do. */
  need({ supply, count }: Ref, amount: string): void {
    this.refs.set(supply.id, { ...this.refer(supply, count), amount });
  }

  glue(): Ref {
    return this.take('glue', 1, true);
  }
  tape(): Ref {
    return this.take('tape', 1, true);
  }
  /** Paper for cut-out parts. */
  paper(wants = 'paper|felt|paper2|thin'): Ref {
    const before = new Set(this.refs.keys());
    const ref = this.take(wants, 1, true);
    // What the thing itself is made of cannot be cut up for its parts.
    const another = ref.supply.tags.includes('plate') && before.has(ref.supply.id);
    return another ? { ...this.refer(ref.supply, 2), piece: `another ${ref.supply.name}` } : ref;
  }
  /** Something to draw with: what is listed and not used yet comes first. */
  pen(): Ref {
    const fresh = this.pantry.takeListed((supply) => supply.tags.includes('draw'));
    return fresh ? this.refer(fresh, 1) : this.take('draw|draw2', 1, true);
  }

  who(task: Task): Who {
    return whoFor(task, this.band);
  }

  add(who: Who, action: StepAction, text: string): void {
    const fiddly = this.tiny && who === 'child' && needsAHand.test(text);
    this.steps.push({ id: '', text, who: fiddly ? 'together' : who, action, uses: [] });
  }

  /** Covers a thing in color with what the family has. */
  fill(thing: string, color: ColorName | '' = this.main, things = false): void {
    const flat = color === '';
    const has = (tag: string): Supply | null => this.pantry.takeListed((supply) => supply.tags.includes(tag));
    const first = flat ? has('draw') : has('paint');
    const second = first ? null : flat ? has('paint') : has('draw');
    const chosen = first ?? second ?? (flat ? this.pen().supply : null);
    const draw = chosen?.tags.includes('draw') ? chosen : null;
    const paint = draw ? null : chosen;
    const by = flat ? ` in ${list(this.colors.slice(0, 3))}` : ` ${color}`;
    const them = things ? 'them' : 'it';
    if (draw) this.add('child', 'color', `Color ${thing}${by} with ${this.refer(draw, 1).the}.`);
    else {
      const ref = paint ? this.refer(paint, 1) : this.take('paint|paint2', 1, true);
      const plain = ref.supply.id === 'paint' || ref.supply.id === 'acrylic-paint';
      const how = plain ? `Paint ${thing}${by}` : `Paint ${thing}${by} with ${ref.some}`;
      this.add('child', 'paint', `${how} and let ${them} dry.`);
    }
  }

  colorOf(ref: Ref, color: ColorName): string {
    if (colored.has(ref.supply.id)) return `${color} ${ref.supply.name}`;
    return ref.supply.mass || ref.supply.tags.includes('natural') ? ref.some : ref.piece;
  }

  /** Puts a color word after its article: "an orange". */
  aColor(color: ColorName | undefined): string {
    return withArticle(color ?? this.main);
  }

  cutParts(parts: readonly Part[], ref: Ref, size = ''): void {
    for (const part of parts) this.cutNouns.add(part.noun);
    const groups = new Map<string, string[]>();
    for (const part of parts) {
      const from = this.colorOf(ref, part.color);
      groups.set(from, [...(groups.get(from) ?? []), part.what]);
    }
    const text = [...groups].map(([from, whats]) => `${list(whats)} from ${from}`);
    const joined = text.length === 1 ? text[0] : text.join(', then ');
    const tip = size === '' ? '' : `, ${size}`;
    this.add(this.who('cut paper'), 'cut', `Cut ${joined}${tip}.`);
  }

  stickParts(parts: readonly Part[], glue = this.glue(), to = ''): void {
    const text = list(parts.map((part) => `the ${part.noun} ${part.where}`));
    const verb = glue.supply.tags.includes('tape') ? 'Tape' : 'Glue';
    this.add(
      'child',
      verb === 'Tape' ? 'tape' : 'glue',
      `${verb} ${text}${to} with ${glue.the}.`.replace(/ with the (?:glue|tape)\.$/, '.'),
    );
  }

  /** Eyes, nose and mouth, or the mark of a subject without a face. */
  drawFace(on = ''): void {
    this.drawDetail(this.s.face === undefined ? this.s.mark : withoutParts(this.s.face, this.cutNouns), on);
  }

  drawMark(on = ''): void {
    this.drawDetail(this.s.mark, on);
  }

  /** Where the ground is too rough to draw on, the face is made of paper. */
  paperFace(): void {
    this.take('plain', 1, true);
    this.glue();
    this.add(
      this.who('cut paper'),
      'cut',
      `On paper, draw ${this.s.face === undefined ? this.s.mark : withoutParts(this.s.face, this.cutNouns)}; cut out what you drew and glue it on.`,
    );
  }

  private drawDetail(detail: string, on: string): void {
    const placed =
      /\b(?:on|in|along|around|across|over|at|down|behind|under|inside|between|above|below|beside|up|through|all|to|from)\b/.test(
        detail,
      );
    this.add(
      this.tiny ? 'together' : 'child',
      'draw',
      `Draw ${detail}${placed ? '' : on} with ${this.pen().a}.`,
    );
  }

  /** Uses up to six listed decorations where they suit the subject. */
  decorate(edge: string, most = 6, limits: DecorationLimits = {}): void {
    for (const text of decorationSteps(this, { edge, most, ...limits })) this.add('child', 'decorate', text);
  }

  play(text: string): void {
    this.add(this.tiny ? 'together' : 'child', 'play', capital(text));
  }
}

/** What a child of two or three cannot do without a hand over theirs. */
const needsAHand =
  /^(?:Use|Print|Lay|Dot|Fold|Turn|Make|Add|Peel|Wash|Glue the|Find|Tape|Press (?:it|the)|Scratch)\b/;

/** A face without the features that are cut from paper. */
function withoutParts(face: string, nouns: ReadonlySet<string>): string {
  const items = face.split(
    /, (?:and )?| and (?=an? |one |two |three |four |five |eight |rosy |bushy |short |white |hair )/,
  );
  const kept = items.filter((item) => {
    const head =
      item.split(/ (?:with|of|behind|in|on|under|above|below|at|from|like|between|around|low|that) /)[0] ??
      item;
    return !nouns.has(head.split(' ').at(-1) ?? '');
  });
  return kept.length === 0 ? face : list(kept);
}

/** Whether a sentence, in small letters, speaks of a supply. */
export function mentions(low: string, supply: Supply): boolean {
  return [supply.name, supply.plural, supply.bits].some((name) => low.includes(name.toLowerCase()));
}

function refTo(supply: Supply, count: number): Ref {
  const tool = supply.mass || supply.tags.includes('draw');
  const some = supply.mass ? supply.name : supply.plural;
  const article = /^[aeiou]/.test(supply.name) ? 'an' : 'a';
  const one = supply.tags.includes('draw') && !supply.mass ? `${article} ${supply.name}` : supply.name;
  const many = count > 1 && !supply.mass;
  return {
    supply,
    count,
    the: `the ${many || (tool && !supply.mass) ? supply.plural : supply.name}`,
    a: supply.mass
      ? supply.name
      : many
        ? `${numbers[count] ?? count} ${supply.plural}`
        : tool
          ? one
          : `${article} ${supply.name}`,
    some,
    piece: supply.piece,
  };
}
