import type { CraftText } from '#engine/safety/craft.ts';
import type { SafetyCase } from './parse-cases.ts';

interface Mutation {
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

/** The steps with harmful words stand in the description. */
function toldFirst(craft: CraftText, harm: readonly string[]): CraftText {
  const isHarmful = (text: string): boolean => harm.some((words) => text.includes(words));
  const moved = craft.steps.filter(({ text }) => isHarmful(text)).map(({ text }) => text);
  return {
    ...craft,
    description: [craft.description, ...moved].join(' '),
    steps: craft.steps.filter(({ text }) => !isHarmful(text)),
  };
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

/** Two letters inside a long word change places, in every third of them. */
function misspelled(text: string): string {
  let count = 0;
  return text.replaceAll(/[A-Za-z]{7,}/g, (word) => {
    count += 1;
    return count % 3 === 0 ? `${word.slice(0, 3)}${word.charAt(4)}${word.charAt(3)}${word.slice(5)}` : word;
  });
}

const actors: readonly [RegExp, string][] = [
  [/\byour (?:toddler|little one|child|kid)\b/g, 'the kids'],
  [/\bYour (?:toddler|little one|child|kid)\b/g, 'The kids'],
  [/\blet (?:him|her)\b/g, 'let them'],
  [/\bLet (?:him|her)\b/g, 'Let them'],
];

export const mutations: readonly Mutation[] = [
  {
    name: 'with slips of the pen',
    of: ['unsafe', 'safe'],
    mutate: (one) => everywhere(one, misspelled),
  },
  {
    name: 'with others doing it',
    of: ['unsafe', 'safe'],
    mutate: (one) =>
      everywhere(one, (text) => actors.reduce((open, [find, as]) => open.replaceAll(find, as), text)),
  },
  {
    name: 'with the harm said in the description',
    of: ['unsafe'],
    mutate: (one) => onCraft(one, (craft) => toldFirst(craft, one.harm)),
  },
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
