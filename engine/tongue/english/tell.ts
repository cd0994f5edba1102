import { ageBandNames, type Difficulty } from '#contract/common.ts';
import type { CraftPlan, PlanStep } from '#contract/ideas.ts';
import type { Binding } from '#engine/choosing/bind.ts';
import { colorsFor } from '#engine/choosing/plan-colors.ts';
import type { Table } from '#engine/choosing/table.ts';
import type { Step } from '#engine/recipes/recipe.ts';
import { colorHex } from '#engine/grammar/colors.ts';
import { titled } from '#engine/grammar/nouns.ts';
import { seeded, type Random } from '#engine/random/seeded.ts';
import { templatesFor } from '#engine/templates/templates.ts';
import { say } from '#engine/tongue/say.ts';
import { sayingsFor, type Saying, type Words } from '#engine/tongue/words.ts';
import { sayLeftOver } from './drawer.ts';
import { careNotes } from './care-notes.ts';
import { clearTitle } from './clear-title.ts';
import { materialsOf, type SaidColors } from './materials.ts';
import { countedInPieces } from './pieces-of.ts';
import { EnglishSpeaker, type SaidColor } from './speaker.ts';

interface Telling {
  binding: Binding;
  words: Words;
  table: Table;
  /** As it is kept with the craft. */
  theme: string;
  palette: readonly string[];
  /** Said after the description; mostly nothing. */
  aside?: string;
  seed: number;
}

/** The first words for which a recipe stands are other names of the thing; later ones are occasions. */
const calledFirst = 3;

class Teller {
  readonly telling: Telling;
  readonly speaker: EnglishSpeaker;
  readonly saidColors: SaidColors = new Map();
  readonly random: Random;

  constructor(telling: Telling) {
    const { binding, words, palette, seed } = telling;
    this.telling = telling;
    this.speaker = new EnglishSpeaker({ binding, words, colors: colorsFor(binding, palette) });
    this.random = seeded(seed + 7);
  }

  one(sayings: readonly Saying[]): string {
    let fitting = sayingsFor(sayings, this.telling.binding.band);
    while (fitting.length > 0) {
      const picked = this.random.pick(fitting);
      const text = say(picked.text, this.speaker);
      if (text !== '') return text;
      // It promises what this craft does not have.
      fitting = fitting.filter((one) => one !== picked);
    }
    return '';
  }

  /** What the finished thing is called, and what else it is. */
  #called(): { name: string; others: readonly string[] } {
    const { binding, words } = this.telling;
    const { recipe, variant } = binding;
    const kind = say(words.name, this.speaker);
    const isNamed = recipe.carries || (variant !== null && words.variants.get(variant.id)?.has('name'));
    const topics = [...recipe.topics.slice(0, calledFirst), ...(variant?.topics.slice(0, calledFirst) ?? [])];
    return { name: isNamed ? say('{v}', this.speaker) : kind, others: [kind, ...topics] };
  }

  title(): string {
    const { name, others } = this.#called();
    return clearTitle(titled(this.one(this.telling.words.titles)), name, others);
  }

  all(sayings: readonly Saying[]): string[] {
    return sayingsFor(sayings, this.telling.binding.band)
      .map(({ text }) => say(text, this.speaker))
      .filter(Boolean);
  }

  /** What a step says in a color is wanted in that color; a color alone is what its paint or pens must have. */
  #keep(said: readonly SaidColor[], step: Step): void {
    const { bound } = this.telling.binding;
    const colors = [...step.uses, ...step.maybe].filter((name) => bound.get(name)?.supply?.kind === 'color');
    for (const { color, slot } of said)
      for (const name of slot === null ? colors.slice(0, 1) : [slot])
        this.saidColors.set(name, (this.saidColors.get(name) ?? new Set()).add(color));
  }

  steps(): PlanStep[] {
    const { binding, words } = this.telling;
    return binding.steps.flatMap(({ step, who }) => {
      this.speaker.saidColors.length = 0;
      const text = countedInPieces(this.one(words.steps.get(step.id) ?? []), binding);
      this.#keep(this.speaker.saidColors, step);
      const uses = [...step.uses, ...step.maybe].flatMap((name) => binding.bound.get(name)?.supply?.id ?? []);
      return text === '' ? [] : [{ id: step.id, text, who, action: step.action, uses: [...new Set(uses)] }];
    });
  }
}

function difficultyOf({ recipe, steps, band }: Binding): Difficulty {
  const own = recipe.bands.indexOf(band);
  const places = ageBandNames.indexOf(band);
  const theirs = steps.filter(({ who }) => who !== 'grown-up');
  const hard = theirs.filter(({ step }) =>
    ['sew', 'weave', 'thread', 'fold', 'poke', 'build'].includes(step.action),
  ).length;
  const weight = theirs.length + hard * 1.5 - own * 2 + (recipe.minutes[band] ?? 30) / 20;
  if (weight > 11 + places * 0.5) return 'hard';
  return weight > 7 + places * 0.3 ? 'medium' : 'easy';
}

/** The finished craft in English, from the recipe as it was laid out. */
export function tell(telling: Telling): CraftPlan {
  const { binding, words, table, seed } = telling;
  const { recipe, variant, band } = binding;
  const teller = new Teller(telling);
  const steps = teller.steps();
  const slots = Object.fromEntries([...binding.bound].map(([name, { supply }]) => [name, supply?.id ?? '']));
  const safety = teller.all(words.safety);
  return {
    formId: recipe.id,
    subjectId: variant?.id ?? recipe.id,
    picture: 'recipe',
    ageBand: band,
    theme: telling.theme,
    seed,
    title: teller.title(),
    description: [teller.one(words.abouts), telling.aside ?? ''].filter(Boolean).join(' '),
    materials: materialsOf(telling, teller.saidColors),
    difficulty: difficultyOf(binding),
    durationMinutes: recipe.minutes[band] ?? 30,
    waiting: words.waiting === '' ? '' : say(words.waiting, teller.speaker),
    mess: recipe.mess,
    steps,
    safetyNotes: [...new Set([...safety, ...careNotes(binding, safety)])].slice(0, 5),
    goFurther: teller.one(words.further),
    skills: words.skills.map((skill) => say(skill, teller.speaker)).map(lower),
    fact: words.fact === '' ? '' : say(words.fact, teller.speaker),
    slots,
    colors: colorsFor(binding, telling.palette).map((name) => ({ name, hex: colorHex[name] })),
    leftOver: sayLeftOver(table, binding, words.drawer),
    templates: templatesFor({ recipe, variantId: variant?.id ?? recipe.id, band, slots }).length,
    alt: words.alt === '' ? '' : say(words.alt, teller.speaker),
  };
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
