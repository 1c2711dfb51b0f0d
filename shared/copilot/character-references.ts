// Browsers read lt, gt, amp, quot, nbsp, shy and numbers even without a semicolon.
const REFERENCE =
  /&(?:#[xX]([0-9a-fA-F]+);?|#([0-9]+);?|(lt|gt|amp|quot|nbsp|shy|LT|GT|AMP|QUOT);?|([A-Za-z]{2,24});)/g;

// The names of ASCII and invisible characters. Any other name is a letter or sign that cannot be part of a tag or an
// address, and stays unchanged.
const NAMED = new Map(
  Object.entries({
    ...{ lt: '<', gt: '>', amp: '&', quot: '"', LT: '<', GT: '>', AMP: '&', QUOT: '"', apos: "'", nbsp: '\u00a0' },
    ...{ Tab: '\t', NewLine: '\n', excl: '!', num: '#', dollar: '$', percnt: '%', lpar: '(', rpar: ')', ast: '*' },
    ...{ midast: '*', plus: '+', comma: ',', period: '.', sol: '/', colon: ':', semi: ';', equals: '=', quest: '?' },
    ...{ commat: '@', lsqb: '[', lbrack: '[', bsol: '\\', rsqb: ']', rbrack: ']', Hat: '^', lowbar: '_' },
    ...{ UnderBar: '_', grave: '`', DiacriticalGrave: '`', lcub: '{', lbrace: '{', rcub: '}', rbrace: '}' },
    ...{ vert: '|', verbar: '|', VerticalLine: '|', fjlig: 'fj', shy: '', zwj: '\u200d', zwnj: '\u200c', lrm: '' },
    ...{ rlm: '', NoBreak: '', ZeroWidthSpace: '', NegativeVeryThinSpace: '', NegativeThinSpace: '' },
    ...{ NegativeMediumSpace: '', NegativeThickSpace: '', ApplyFunction: '', af: '', InvisibleTimes: '', it: '' },
    ...{ InvisibleComma: '', ic: '' },
  }),
);

const windows1252 = new TextDecoder('windows-1252');

/**
 * Decodes HTML character references as a browser does, but only once: a reference that decoding itself creates stays.
 */
export function decodeReferences(text: string): string {
  return text.replace(REFERENCE, (whole, ...groups: (string | undefined)[]) => {
    const [hex, decimal, short, name] = groups;
    if (hex !== undefined) {
      return characterOf(Number.parseInt(hex, 16));
    }
    return decimal === undefined ? (NAMED.get(short ?? name ?? '') ?? whole) : characterOf(Number(decimal));
  });
}

function characterOf(code: number): string {
  if (code >= 0x80 && code <= 0x9f) {
    return windows1252.decode(Uint8Array.of(code));
  }
  return code === 0 || code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code).toWellFormed();
}
