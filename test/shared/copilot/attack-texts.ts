import type { Draws } from '../../harness/random.ts';

/** The excerpts in the tests of attacks, whose addresses and tags an answer may repeat. */
export const ATTACKED_EXCERPTS = [
  'See https://example.com/help for <b>more</b>, if x<y.',
  'A vector<int> of www.example.org.',
] as const;

const INVISIBLE = [
  ...'\u200b\u200c\u200d\u2060\u2064\ufeff\u00ad\u034f\u061c\u115f\u180e\u3164\uffa0\u202e\u2066\u200e\ufe00\ufe0f\ufff9',
  ...'\u0000\u0007\u007f\u0085\u{e0041}\u{e0100}\u{1d173}',
];
const COLONS = [':', '&colon;', '&#58;', '&#x3a', '：', '﹕', '∶', '\\:', '&#&#53;8;'];
const SLASHES = ['/', '&sol;', '&#47;', '&#x2F;', '／', '⁄', '\\/', '\\', '&amp;sol;'];
const DOTS = ['.', '&period;', '&#46;', '．', '。', '\\.'];
const ANGLES = ['<', '&lt;', '&lt', '&LT;', '&#60;', '&#0060', '&#x3c', '&amp;lt;', '&amp;amp;lt;', '＜', '&&#108;t;'];
const SCHEMES = ['https', 'http', 'ftp', 'javascript', 'data', 'mailto', 'vbscript', 'HtTpS', 'ｈttps', 'slack', 'ht'];
const TAGS = [
  'script',
  'b',
  'img src=x onerror=y',
  'a href="https://evil.example"',
  '/b',
  '!--',
  'svg/onload=z',
  'x-y',
  '?',
];
const ORDINARY = [
  'The term is two years [1]',
  ' [2]',
  '[9]',
  '[1',
  ']',
  '. ',
  '\n',
  'a < b and c > d',
  'x<y',
  'vector<int>',
  '<b>more</b>',
  'https://example.com/help',
  'https://example.com/help?q=',
  'https://example.co',
  'www.example.org',
  '漢字',
  'می\u200cخواهم',
  '👨\u200d👩\u200d👧',
  '❤\ufe0f',
  'Data: 5',
  '!',
  '(',
  ')',
  '>',
  '<',
  '&',
  '&amp;',
  'w',
  'tps://',
  'ht',
  'to',
];

/** Returns an answer as a hidden instruction might produce it: ordinary text and attacks, some of them in pieces. */
export function attackText(random: Draws): string {
  return Array.from({ length: random.between(1, 8) }, () => part(random, 3)).join(random.chance(0.5) ? ' ' : '');
}

function part(random: Draws, depth: number): string {
  const written = random.pick([address, address, tag, tag, link, ordinary, ordinary])(random, depth);
  return depth > 0 && random.chance(0.25) ? splitByPart(random, written, depth - 1) : written;
}

// Puts another part into the middle of an attack: when the inner part is removed, the rest becomes the attack.
function splitByPart(random: Draws, text: string, depth: number): string {
  const at = random.between(0, text.length);
  const inside = random.chance(0.5) ? random.pick(INVISIBLE).repeat(random.between(1, 2)) : part(random, depth);
  return text.slice(0, at) + inside + text.slice(at);
}

function ordinary(random: Draws): string {
  return random.pick(ORDINARY);
}

function address(random: Draws): string {
  const slashes = random.chance(0.8) ? random.pick(SLASHES) + random.pick(SLASHES) : '';
  const host = `evil${random.pick(DOTS)}example/x?d=${random.between(0, 99)}`;
  return random.chance(0.2)
    ? `${random.pick(['www', 'WWW', 'ｗｗｗ'])}${random.pick(DOTS)}${host}`
    : random.pick(SCHEMES) + random.pick(COLONS) + slashes + host;
}

function tag(random: Draws): string {
  return random.pick(ANGLES) + random.pick(TAGS) + random.pick(['>', '&gt;', '&gt', '/>', '', '-->', ' ', '＞']);
}

function link(random: Draws, depth: number): string {
  const label =
    depth > 0 && random.chance(0.4) ? part(random, depth - 1) : random.pick(['1', 'here', '', 'PERSON_1', 'i']);
  const target = random.chance(0.8)
    ? address(random)
    : random.pick(['x', '//evil.example', '/a', '', 'https://example.com/help']);
  return random.pick([
    `[${label}](${target})`,
    `![${label}](${target} "t")`,
    `[${label}](<${target}>`,
    `[${label}][r]\n[r]: ${target}`,
    `![${label}][r]`,
    `<${target}>`,
    `&lsqb;${label}&rsqb;&lpar;${target}&rpar;`,
  ]);
}
