import type { AgeBand } from '#contract/common.ts';
import type { Binding } from '#engine/choosing/bind.ts';
import { titled, withArticle } from '#engine/grammar/nouns.ts';
import type { ColorName } from '#engine/grammar/colors.ts';
import type { Speaker } from '#engine/tongue/say.ts';
import type { Words } from '#engine/tongue/words.ts';
import { length, nounPhrase, type Thing } from './nouns-of.ts';

export interface Speech {
  binding: Binding;
  words: Words;
  colors: readonly ColorName[];
}

const letters = 'abcdef';
const bandList = (text: string): readonly string[] => text.slice(1).split(',');

/** Speaks of one craft: its things, colors, sizes and what differs from variant to variant. */
export function englishSpeaker({ binding, words, colors }: Speech): Speaker {
  const variantWords = binding.variant ? words.variants.get(binding.variant.id) : undefined;
  const variantName = variantWords?.get('name') ?? binding.variant?.id.replaceAll('-', ' ') ?? words.name;

  const thing = (name: string): Thing | null => {
    const bound = binding.bound.get(name);
    if (!bound) return null;
    return { name: name.replaceAll('-', ' '), supply: bound.supply, amount: bound.slot.amount };
  };

  const color = (letter: string): string | null => colors[letters.indexOf(letter)] ?? colors.at(-1) ?? null;

  const ofVariant = (form: string, key: string): string | null => {
    if (key === 'v') {
      if (form === 'a') return withArticle(variantName);
      if (form === 'the') return `the ${variantName}`;
      return form === '' ? variantName : null;
    }
    if (key === 'V') return titled(variantName);
    const said = key.startsWith('v.') ? (variantWords?.get(key.slice(2)) ?? null) : null;
    return said !== null && form === 'a' ? withArticle(said) : said;
  };

  const atom = (text: string): string | null => {
    const [first = '', second = '', third = ''] = text.split(/ +/);
    if (/^(?:in|ft|yd)$/.test(first)) {
      const count = [second, third].filter(Boolean).reduce((sum, part) => {
        const [top = '0', bottom = '1'] = part.split('/');
        return sum + Number(top) / Number(bottom);
      }, 0);
      return length(count, first as 'in' | 'ft' | 'yd');
    }
    if (first === 'color') return color(second);
    if (first === 'a' && second === 'color') {
      const said = color(third);
      return said === null ? null : withArticle(said);
    }
    if (first === 'colored') {
      const found = thing(second);
      const said = found && nounPhrase('', found);
      return said && found.supply?.tone === 'any' ? `${color(third || 'a')} ${said}` : said;
    }
    const [form, name] = second === '' ? ['', first] : [first, second];
    const said = ofVariant(form, name);
    if (said !== null) return said;
    const found = thing(name);
    return found && nounPhrase(form, found);
  };

  const holds = (condition: string): boolean => {
    if (condition.startsWith('!')) return !holds(condition.slice(1));
    if (condition.startsWith('@')) return bandList(condition).includes(binding.band satisfies AgeBand);
    const [name = '', ids] = condition.split('=');
    if (name === 'v') return (ids ?? '').split(',').includes(binding.variant?.id ?? '');
    if (name.startsWith('v.')) return variantWords?.has(name.slice(2)) ?? false;
    const bound = binding.bound.get(name);
    if (ids === undefined) return bound !== undefined;
    return ids
      .split(',')
      .some(
        (id) =>
          bound?.supply?.id === id ||
          bound?.supply?.properties.includes(id) === true ||
          bound?.supply?.of === id,
      );
  };

  return { atom, holds };
}
