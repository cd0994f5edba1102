import type { HoldReason } from '#contract/safety.ts';

export type { HoldReason };

const email = /[\w.+-]+\s*(?:@|\(at\)|\[at\]|\sat\s)\s*[\w-]+\s*(?:\.|\(dot\)|\[dot\]|\sdot\s)\s*[a-z]{2,}/iu;
/** Seven digits or more that belong together, however they are set apart. */
const phone = /(?<![\p{L}\d])\+?\d(?:[\s().\-–/]{0,3}\d){6,}(?!\d)/u;
const handle = /(?:^|[^\p{L}\p{N}@])@[\p{L}\p{N}_.]{3,}/u;
const messenger =
  /\b(?:whats\s?app|telegram|snapchat|discord|wechat|kik|signal|messenger|instagram|insta|tiktok|facebook|fb)\b[\s:@]*(?:me|is|name|id|user|number|nr)?\b[\s:@]*[\p{L}\p{N}_.]*\d|\b(?:dm|pm|text|call|message|write to) me (?:at|on|under)\b|\bmy (?:phone|number|cell|e-?mail|address|snap|insta)\b/iu;
const street =
  /\b\d{1,5}[a-z]?,?\s+(?:[\p{L}.'-]+\s){0,3}(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|court|crescent|terrace)\b\.?(?!\s*(?:to|of|for|through)\b)|\b\p{L}+(?:straße|strasse|weg|gasse|platz)\s+\d+|\b(?:live|lives|living) (?:at|in|on) (?:number )?\d/iu;
const link =
  /\bhttps?:|\bwww\.|\b[\p{L}\p{N}-]{2,}\.(?:com|net|org|io|info|biz|shop|store|club|online|site|xyz|app|dev|me|co|ly|gg|tv|ru|cn|de|fr|uk|us|eu)\b(?:\/|\b)/iu;
/** Words that hurt; craft words that look alike ("glue pot", "crap" in "scrap") do not match whole words. */
const insults =
  /\b(?:idiots?|(?:fat|ugly|dirty) (?:cow|pig|loser|freak)s?|stupid|dumb(?:ass)?|morons?|losers?|retard(?:ed|s)?|ugly (?:kid|child|girl|boy|mother|mom|dad)|shut up|hate (?:you|your|this kid|her|him)|f+u+c+k\w*|sh[i1]t(?:s|ty|head|face|ting|hole)?|bitch\w*|bastards?|ass-?holes?|cunts?|whores?|sluts?|fag(?:got)?s?|nigg\w+|kys|kill yourself|go die|pervert\w*|porn\w*|sexy|nudes?)\b/iu;

/**
 * What speaks against publishing a text before somebody has looked at it. A text that is held loses nothing, so it errs
 * on the side of holding.
 */
export function findHoldReasons(text: string): HoldReason[] {
  const plain = text.normalize('NFKC');
  const spread = plain.replaceAll(/(?<=\b\p{L}) (?=\p{L}\b)/gu, '');
  const checks: [HoldReason, boolean][] = [
    ['contact', [email, phone, handle, messenger].some((pattern) => pattern.test(plain))],
    ['address', street.test(plain)],
    ['link', link.test(plain)],
    ['unkind', insults.test(plain) || insults.test(spread)],
  ];
  return checks.flatMap(([reason, isFound]) => (isFound ? [reason] : []));
}
