import type { CraftText } from '#engine/safety/craft.ts';
import type { SafetyCase } from './parse-cases.ts';

export interface Mutation {
  name: string;
  of: readonly ('unsafe' | 'safe')[];
  mutate: (one: SafetyCase) => SafetyCase;
}

/** The same change to every text of a craft, and to the words that must not be shown. */
function everywhere(one: SafetyCase, change: (text: string) => string): SafetyCase {
  const { craft } = one;
  return {
    ...one,
    harm: one.harm.map(change),
    craft: {
      title: change(craft.title),
      description: change(craft.description),
      materials: craft.materials.map(({ name, amount, substitutes, ...rest }) => ({
        ...rest,
        name: change(name),
        amount: change(amount),
        substitutes: substitutes.map(change),
      })),
      steps: craft.steps.map(({ text, who }) => ({ text: change(text), who })),
      safetyNotes: craft.safetyNotes.map(change),
      goFurther: craft.goFurther === null ? null : change(craft.goFurther),
      imageAlt: change(craft.imageAlt),
    },
  };
}

const onCraft = (one: SafetyCase, change: (craft: CraftText) => CraftText): SafetyCase => ({
  ...one,
  craft: change(one.craft),
});

/** The steps with harmful words go where nobody would look for them. */
function hidden(craft: CraftText, harm: readonly string[]): CraftText {
  const isHarmful = (text: string): boolean => harm.some((words) => text.includes(words));
  const moved = craft.steps.filter(({ text }) => isHarmful(text)).map(({ text }) => text);
  const goFurther = [...moved, ...(craft.goFurther ? [craft.goFurther] : [])].join(' ') || null;
  return { ...craft, steps: craft.steps.filter(({ text }) => !isHarmful(text)), goFurther };
}

const lookalikes: Record<string, string> = { a: 'а', e: 'е', o: 'о', c: 'с', p: 'р' };

const synonyms: readonly [RegExp, string][] = [
  [/\byour (?:toddler|little one|child)\b/gi, 'your kid'],
  [/\bmarbles?\b/gi, 'glass marbles'],
  [/\blittle\b/gi, 'small'],
  [/\bmum\b/gi, 'mom'],
  [/\bsofa\b/gi, 'couch'],
  [/\bcolour/gi, 'color'],
  [/\bgrey\b/gi, 'gray'],
];

export const mutations: readonly Mutation[] = [
  {
    name: 'with letters of another alphabet',
    of: ['unsafe'],
    mutate: (one) =>
      everywhere(one, (text) => text.replaceAll(/[aeocp]/g, (letter) => lookalikes[letter] ?? letter)),
  },
  {
    name: 'with characters that nobody sees',
    of: ['unsafe', 'safe'],
    mutate: (one) => everywhere(one, (text) => text.replaceAll(/(?<=[a-z]{2})(?=[a-z]{2})/g, '\u200B')),
  },
  {
    name: 'in capitals',
    of: ['unsafe'],
    mutate: (one) => everywhere(one, (text) => text.toUpperCase()),
  },
  {
    name: 'with wide spaces and typographic quotes',
    of: ['unsafe', 'safe'],
    mutate: (one) => everywhere(one, (text) => text.replaceAll(' ', '  ').replaceAll("'", '’')),
  },
  {
    name: 'with other everyday words',
    of: ['unsafe', 'safe'],
    mutate: (one) =>
      everywhere(one, (text) => synonyms.reduce((open, [find, as]) => open.replaceAll(find, as), text)),
  },
  {
    name: 'with a soothing sentence before each step',
    of: ['unsafe'],
    mutate: (one) =>
      onCraft(one, (craft) => ({
        ...craft,
        steps: craft.steps.map(({ text, who }) => ({ text: `All ages love this. ${text}`, who })),
      })),
  },
  {
    name: 'with the steps the other way round',
    of: ['unsafe', 'safe'],
    mutate: (one) => onCraft(one, (craft) => ({ ...craft, steps: craft.steps.toReversed() })),
  },
  {
    name: 'with another label beside each step',
    of: ['unsafe'],
    mutate: (one) =>
      onCraft(one, (craft) => ({
        ...craft,
        steps: craft.steps.map(({ text }) => ({ text, who: 'together' })),
      })),
  },
  {
    name: 'with the harm moved to the way to go further',
    of: ['unsafe'],
    mutate: (one) => onCraft(one, (craft) => hidden(craft, one.harm)),
  },
];
