const numberWords = new Map(
  Object.entries({
    a: 1,
    an: 1,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    fifty: 50,
    hundred: 100,
    couple: 2,
    pair: 2,
  }),
);

const numberWord = `(?:${[...numberWords.keys()].join('|')})`;
const dozens = new RegExp(`^(half a |half |(?:\\d{1,2}|${numberWord}) )?dozens?\\s+(?:of\\s+)?`);
const container =
  'bits?|pieces?|pcs?|sheets?|rolls?|bags?|bunch(?:es)?|box(?:es)?|packs?|packets?|packages?|jars?|handfuls?|scraps?|balls?|pairs?|sets?|tubs?|tubes?|bottles?|cans?|tins?|pots?|skeins?|spools?|reels?|bars?|strips?|slices?|squares?|stacks?|piles?|bundles?|bowls?|basket|baskets|cartons?|containers?|lengths?|lumps?|blocks?|collection|pads?|reams?|sacks?|buckets?|hanks?|clumps?|chunks?|wads?|sprigs?|bouquets?|assortment|selection|variety|mix|heaps?|strings?(?= of (?:beads|pearls))|crates?|drawer|sleeves?';
const loose = new RegExp(
  `^(?:i have|we have|i've got|we've got|i got|we got|we also have|i also have|have|got|there is|there are|there's|` +
    `some|any|few|a few|half an?|several|lots? of|a lot of|many|loads of|tons of|heaps of|plenty of|hundreds of|dozens of|(?:(?:big|large|small|little|whole|long|wide|short|thin|thick|huge|tiny|junk) )?(?:${container}) of|\\d{1,3} ?(?:x|by) ?\\d{1,3}(?: ?(?:in|inch|cm))?|pcs?|` +
    `about|around|approximately|approx|circa|roughly|at least|up to|maybe|only|just|another|more|other|` +
    `the|my|our|these|those|this|that|of|and|with|also|plus|extra|spare|leftover|left over|used|empty|clean|various|assorted|mixed|different)\\s+`,
);
const vague = /^a (?:few|couple|lot|bit|bunch|handful|pair|ball|box|bag|pack|set)\b/;
const measure =
  /^(?:cups?|mugs?|tablespoons?|teaspoons?|tbsps?|tsps?|ounces?|oz|pounds?|lbs?|grams?|gr?|kg|kilos?|ml|lit(?:er|re)s?|l|inch(?:es)?|cm|mm|m|met(?:er|re)s?|feet|foot|ft|yards?|yds?|gauge|ply)\s+(?:of\s+)?(?!(?:to|for|from) )(?=\p{L})/u;
const after =
  /\s+(?:(?:set|box|pack|packet|bag|tub|case|tin|bundle) of \d+|(?:size|no|nr|number) \d+|(?:x\s*)?(\d{1,4})(?:\s*(?:x|sheets?|pieces?|pcs?|rolls?|packs?|of them|each))?|etc|please|too|as well|also|leftovers?|left over|at home|for (?:kids|crafts?|children|[a-z]+ing)|to (?:cut|make|hold|use|draw|put) .{2,30}|cut (?:in|into|up|to) .{2,20}|from (?!card|paper)\p{L}.{1,30}|lying around|(?:in|of) (?:[\p{L}\d]+ ){0,4}(?:colou?rs|sizes|shades|shapes|lengths)|(?:\d{1,2}|two|three|four|five|six|seven|eight|ten|twelve|many|several|mixed|different|various|assorted) (?:[\p{L}]+ )?(?:colou?rs|sizes|shades)|(?:that|which|we|i|nobody|no one) .{3,40}|(?:without|off) .{2,24}|missing .{2,20}|\d{1,3} ?(?:x|by) ?\d{1,3}(?: ?(?:in|inch|inches|cm))?)$/u;

interface Counted {
  rest: string;
  amount: number | null;
}

/** One turn: takes an amount, or a word that says nothing about what it is, from the front. */
function shorten({ rest, amount }: Counted): Counted | null {
  const dozen = dozens.exec(rest);
  if (dozen) {
    const first = dozen[1]?.trim() ?? '1';
    const times = first.startsWith('half') ? 0.5 : (numberWords.get(first) ?? Number(first));
    return { amount: amount ?? times * 12, rest: rest.slice(dozen[0].length) };
  }
  if (vague.test(rest)) return { amount, rest: rest.replace(/^a \w+(?:\s+of\b)?\s*/, '') };
  const digits =
    /^(?:x\s*)?(\d{1,4})(?:\s*x(?=\s)|\s*(?=(?:g|kg|ml|l|cm|mm|m|oz|lbs?|ft|pcs?|gauge|ply)\s)|(?=\s))\s*/.exec(
      rest,
    );
  const word = /^([a-z]+)\s+(?:of\s+)?/.exec(rest);
  const said = numberWords.get(word?.[1] ?? '');
  if (digits?.[1] !== undefined || (word && said !== undefined)) {
    const left = rest.slice((digits ?? word)?.[0].length);
    const measured = measure.exec(left);
    // Two cups of flour are not two of anything.
    if (measured) return { amount, rest: left.slice(measured[0].length) };
    return { amount: amount ?? (digits ? Number(digits[1]) : (said ?? null)), rest: left };
  }
  const found = loose.exec(rest);
  return found ? { amount, rest: rest.slice(found[0].length) } : null;
}

/** What is left when amounts are taken away, and how many of it; a text that `isName` is left as it is. */
export function withoutAmount(text: string, isName: (text: string) => boolean): Counted {
  let counted: Counted = { rest: text.trim(), amount: null };
  while (!isName(counted.rest)) {
    const shorter = shorten(counted);
    if (shorter) counted = shorter;
    else {
      const tail = after.exec(counted.rest);
      if (!tail) break;
      counted = {
        rest: counted.rest.slice(0, tail.index),
        amount: counted.amount ?? (tail[1] === undefined ? null : Number(tail[1])),
      };
    }
  }
  return { ...counted, rest: counted.rest.trim() };
}
