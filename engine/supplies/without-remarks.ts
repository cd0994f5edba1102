/**
 * What people tell about a thing behind its name: where it comes from, what is wrong with it, how large it is.
 * "Jerseys too small now", "EVA foam 6mm", "felt sheets pastel", "beads off an old necklace".
 */

/** With these a remark begins, wherever it stands behind a thing. */
const opening =
  "w wo that that's thats which who whose where we i he she they nobody everybody my our his her their from off on in into at by with without no not never nearly almost for left leftover still too already mostly mainly partly maybe approx roughly about around like cut going gone missing half all some several only just over under inside until since before after because but though than is are was were has have had had been got can could need needs doesn dont don didn won isn hasn haven doesn't don't didn't won't isn't aren't hasn't haven't can't it's they're size sized approx ish wants needing used unused bought given saved found kept peeled drying drying";

const openers = new Set(opening.split(' '));

/** With one of these behind it a word is a name of its own: stick-on bows, iron-on vinyl, clip-on earrings. */
const onward =
  /^(?:stick|iron|clip|sew|pull|pop|peel|rub|press|snap|glow|cut|lace|tie|slip|roll|bolt|stand|wrap|push|screw|all|built|made|press|tip|dot|hook)$/;
const direction = /^(?:on|off|in|up|over|out)$/;

/** Numbers and measures, behind a thing or alone. */
const measured =
  /^(?:#?\d[\p{L}\d.x]*|mm|cm|m|in|inch|inches|ft|feet|oz|ml|l|lb|lbs|g|kg|gal|gallon|gallons|pint|litre|liter|pk|ct|pcs|pack|packs|yd|yds|yard|yards|gauge|ply|dozen|a3|a4|a5|xl|xs|x)$/u;

export const isMeasure = (word: string): boolean => measured.test(word);

/** Whether with the word at this place a remark begins, and no second half of a name like stick-on. */
const opens = (words: readonly string[], at: number): boolean => {
  const word = words[at] ?? '';
  const isPartOfName = direction.test(word) && onward.test(words[at - 1] ?? '');
  return at > 0 && openers.has(word) && !isPartOfName;
};

/** What stands before each word with which a remark may begin, the shortest first. */
export function beforeRemarks(text: string): string[] {
  const words = text.split(' ');
  return words.flatMap((word, at) =>
    at > 0 && (opens(words, at) || measured.test(word)) ? [words.slice(0, at).join(' ')] : [],
  );
}

/** They may stand before a thing as well: dessert size plates, half used glue. */
const early = new Set('size sized used unused leftover cut half missing saved found some drying'.split(' '));

/** Whether it is sure that a remark begins: the last word of such a text is not what lies there. */
export const tellsSurely = (text: string): boolean =>
  text.split(' ').some((word, at, words) => opens(words, at) && !early.has(word));

/** What tells only of a thing that was named before it: "no labels", "like 20", "mostly blue". */
const remarking =
  /^(?:no|not|never|without|missing|minus|like|mostly|mainly|mainly|still|already|nearly|almost|from|off|too|only|one is|one of them|some (?:are|is|have|of)|all (?:different|used|the same|of)|none|that|which|they|it|its|it's|i|we|he|she|needs?|just|approx|roughly|maybe|about|around|don't|doesn't|won't|half (?:used|full|empty|gone|dead|size)|left|going|gone|given|got)\b/;

/** What is always a remark, whatever is named in it. */
const denying = /^(?:no|not|never|without|missing|minus|from|off|needs?|that|which)\b/;

/** How a thing is that was named before: "zip gone", "cord cut", "box nearly full", "hard as rock". */
const condition =
  /(?:\b(?:gone|left|off|broken|cut|peeled|missing|bent|stained|full|empty|ok|fine|trimmed|inside|dead|lost|cracked|torn|ripped|chipped|worn|faded|clean|smooth|removed|in|shedding|dented|printed on (?:it|them)|still on|on it|on them)|\bnever \w+|\b(?:nearly|almost) \w+| as \w+)$/;

export function isCondition(text: string): boolean {
  const words = text.split(' ');
  return (condition.test(text) && words.length < 6) || words.every((word) => measured.test(word));
}

/** Behind a comma it tells how much there is: "half a box", "nearly a whole roll". */
const share =
  /^(?:(?:about|almost|nearly|over) )?(?:(?:half|most of|part of|the rest of|a third of|a quarter of)(?: an?| the| one)?|an? (?:whole|full|half)) (?:box|tube|bag|pack|packet|roll|bottle|jar|tub|tin|can|ball|skein|sheet|pad)$|^(?:hundreds|thousands|dozens|lots|loads|heaps|plenty|tons|a few|a lot|an? (?:bunch|bundle|stack|pile|heap|handful))(?: of (?:them|it))?(?: in \w+(?: \w+){0,2})?$/;
export const isShare = (text: string): boolean => share.test(text);
export const isRemark = (text: string): boolean => remarking.test(text);
export const isDenial = (text: string): boolean => denying.test(text);
