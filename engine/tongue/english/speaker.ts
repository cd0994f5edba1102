import type { Binding } from '#engine/choosing/bind.ts';
import { isColor, type ColorName } from '#engine/grammar/colors.ts';
import { findSupply } from '#engine/supplies/catalog.ts';
import { capital, titled, withArticle } from '#engine/grammar/nouns.ts';
import { readCount } from '#engine/recipes/read-amount.ts';
import type { Speaker } from '#engine/tongue/say.ts';
import type { Words } from '#engine/tongue/words.ts';
import { subjectWords } from './subject-words.ts';
import { length, nounPhrase, type Thing } from './nouns-of.ts';

interface Speech {
  binding: Binding;
  words: Words;
  colors: readonly ColorName[];
}

/** A color as it was said: of a thing, or by itself. */
export interface SaidColor {
  color: ColorName;
  slot: string | null;
}

const letters = 'abcdef';

/** Speaks of one craft: its things, colors, sizes and what differs from variant to variant. */
export class EnglishSpeaker implements Speaker {
  /** What was said since this was last emptied. */
  readonly saidColors: SaidColor[] = [];
  readonly #speech: Speech;
  readonly #variantWords: ReadonlyMap<string, string> | undefined;

  constructor(speech: Speech) {
    this.#speech = speech;
    const { recipe, variant } = speech.binding;
    this.#variantWords = recipe.carries
      ? subjectWords(variant?.id ?? '')
      : speech.words.variants.get(variant?.id ?? '');
  }

  atom(text: string): string | null {
    const [first = '', second = '', ...rest] = text.split(/ +/);
    if (first === 'in' || first === 'ft' || first === 'yd')
      return length(readCount([second, ...rest].join(' ')), first);
    if (first === 'color') return this.#sayColor(second, null);
    if (first === 'a' && second === 'color') return withArticle(this.#sayColor(rest[0] ?? 'a', null));
    if (first === 'colored') return this.#colored(second, rest[0] ?? 'a');
    const [form, name] = second === '' ? ['', first] : [first, second];
    return this.#ofVariant(form, name) ?? this.#phrase(form, name);
  }

  holds(condition: string): boolean {
    const { variant, band, bound } = this.#speech.binding;
    if (condition.startsWith('!')) return !this.holds(condition.slice(1));
    if (condition.startsWith('@')) return condition.slice(1).split(',').includes(band);
    const [name = '', ids] = condition.split('=');
    if (name === 'v') return (ids ?? '').split(',').includes(variant?.id ?? '');
    if (name.startsWith('v.')) {
      const said = this.#variantWords?.get(name.slice(2));
      return said !== undefined && (ids === undefined || ids.split(',').includes(said));
    }
    if (ids === undefined) return bound.has(name);
    const supply = bound.get(name)?.supply;
    // The name of a supply means that one; other words mean what it is made of or does.
    const isIt = (id: string): boolean =>
      supply?.id === id ||
      (findSupply(id) === null &&
        (supply?.of === id || supply?.properties.some((property) => property === id) === true));
    return ids.split(',').some(isIt);
  }

  /** By its letter among the craft's own, or by its name: "light-blue". */
  #sayColor(word: string, slot: string | null): ColorName {
    const { colors } = this.#speech;
    const name = word.replaceAll('-', ' ');
    const color =
      word.length > 1 && isColor(name) ? name : (colors[letters.indexOf(word)] ?? colors.at(-1) ?? 'white');
    this.saidColors.push({ color, slot });
    return color;
  }

  #thing(name: string): Thing | null {
    const bound = this.#speech.binding.bound.get(name);
    if (!bound) return null;
    return { name: name.replaceAll('-', ' '), supply: bound.supply, amount: bound.slot.amount };
  }

  #phrase(form: string, name: string): string | null {
    const thing = this.#thing(name);
    return thing && nounPhrase(form, thing);
  }

  /** "blue cardstock", where it comes in colors; "a blue shirt", where it is counted; else "the paper bags". */
  #colored(name: string, letter: string): string | null {
    const thing = this.#thing(name);
    const said = thing && nounPhrase('', thing);
    if (thing === null || said === null) return null;
    const isMass = thing.supply === null || thing.supply.mass;
    if (thing.supply?.tone !== 'any') return isMass ? said : `the ${said}`;
    const colored = `${this.#sayColor(letter, name)} ${said}`;
    return isMass || said === thing.supply.plural ? colored : withArticle(colored);
  }

  get #variantName(): string {
    const { binding, words } = this.#speech;
    return this.#variantWords?.get('name') ?? binding.variant?.id.replaceAll('-', ' ') ?? words.name;
  }

  #ofVariant(form: string, key: string): string | null {
    if (key === 'V') return withForm(form, titled(this.#variantName));
    if (key.startsWith('V.')) {
      const said = this.#variantWords?.get(key.slice(2));
      return said === undefined ? null : withForm(form, titled(said));
    }
    const said =
      key === 'v'
        ? this.#variantName
        : key.startsWith('v.')
          ? (this.#variantWords?.get(key.slice(2)) ?? null)
          : null;
    if (said === null) return null;
    return withForm(form, said);
  }
}

function withForm(form: string, said: string): string {
  const small = form.toLowerCase();
  const phrase = small === 'a' ? withArticle(said) : small === 'the' ? `the ${said}` : said;
  return form === small ? phrase : capital(phrase);
}
