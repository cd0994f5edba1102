const lookalikes: Record<string, string> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
  і: 'i',
  к: 'k',
  м: 'm',
  т: 't',
  н: 'h',
  в: 'b',
  ѕ: 's',
  ԁ: 'd',
  ɡ: 'g',
  ո: 'n',
  ї: 'i',
  ј: 'j',
  ԛ: 'q',
  ԝ: 'w',
  г: 'r',
  п: 'n',
  и: 'n',
  л: 'l',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  μ: 'm',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  γ: 'y',
  ω: 'w',
  σ: 'o',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
  ƒ: 'f',
  ʟ: 'l',
  ɴ: 'n',
  ʀ: 'r',
  ᴀ: 'a',
  ᴇ: 'e',
  ɪ: 'i',
  ᴏ: 'o',
  ᴛ: 't',
  ᴜ: 'u',
};

const leet: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '+': 't',
  '€': 'e',
  '£': 'l',
};

const everydayText = /^[\n -_a-~]*$/;

function openLetters(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}|\u115F|\u1160|\u3164/gu, '')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\u0080-\uFFFF]/g, (letter) => lookalikes[letter] ?? letter)
    .replaceAll(/[‘’´`ʼ]/g, "'")
    .replaceAll(/[“”«»]/g, '"')
    .replaceAll(/[‐‑−]/g, '-')
    .replaceAll(/[‒–—―]/g, ' , ')
    .replaceAll('…', ' . ');
}

/** Signs that stand for letters inside a word; a number with its unit ("3m", "9v", "cr2032") stays a number. */
function openLeet(text: string): string {
  return text
    .replaceAll(/(?<=[a-z])[013457@$!|+€£](?=[a-z])/g, (sign) => leet[sign] ?? sign)
    .replaceAll(/(?<![a-z\d])[@$](?=[a-z]{2})/g, (sign) => leet[sign] ?? sign)
    .replaceAll(
      /(?<![a-z\d])[013457](?=[a-z]*[013457@$]*[a-z]{3})(?!\d*(?:mm|cm|th|nd|rd|st|ml|oz|in|ft|v|d|g|m|x)\b)/g,
      (sign) => leet[sign] ?? sign,
    )
    .replaceAll(/(?<=[a-z]{2})[0135@$](?![\da-z])/g, (sign) => leet[sign] ?? sign);
}

const spread = /(?<![a-z'])[a-z](?:[ ._*·~-]{1,3}[a-z](?![a-z'])){2,}/g;
const dotted = /(?<=[a-z])[._*·~](?=[a-z])/g;

/** Text as a reader would see it: one case, no hidden characters, no letters in disguise, no letters set apart. */
export function unmask(text: string): string {
  const open = everydayText.test(text) ? text.toLowerCase() : openLetters(text);
  const read = /[013457@$!|+€£]/.test(open) ? openLeet(open) : open;
  return read.replaceAll(spread, (run) => run.replaceAll(/[^a-z]/g, '')).replaceAll(dotted, '');
}
