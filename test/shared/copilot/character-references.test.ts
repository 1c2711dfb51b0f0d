// Guarantee: HTML character references to ASCII or invisible characters are decoded as a browser decodes them, and all
// other named references stay as they are written. Risk: an address or a tag that only a browser sees.
import { expect, it } from 'vitest';
import { decodeReferences } from '../../../shared/copilot/character-references.ts';

// Pairs of a name and the character that it stands for.
const NAMED = [
  'lt < gt > amp & quot " LT < GT > AMP & QUOT " excl ! num # dollar $ percnt % lpar ( rpar ) ast * midast * plus +',
  'comma , period . sol / colon : semi ; equals = quest ? commat @ lsqb [ lbrack [ bsol \\ rsqb ] rbrack ] Hat ^',
  "apos ' lowbar _ UnderBar _ grave ` DiacriticalGrave ` lcub { lbrace { rcub } rbrace } vert | verbar |",
  'VerticalLine | fjlig fj',
].flatMap((line) => [...line.matchAll(/(\S+) (\S+)/g)].map(([, name = '', character = '']) => [name, character]));
const INVISIBLE =
  'shy lrm rlm NoBreak ZeroWidthSpace NegativeVeryThinSpace NegativeThinSpace NegativeMediumSpace NegativeThickSpace ApplyFunction af InvisibleTimes it InvisibleComma ic';

it.each(NAMED)('decodes &%s; to %s', (name, character) => {
  expect(decodeReferences(`a&${name};b`)).toBe(`a${character}b`);
});

it.each(INVISIBLE.split(' '))('decodes &%s; to nothing, because it is invisible', (name) => {
  expect(decodeReferences(`a&${name};b`)).toBe('ab');
});

it.each([
  ['&nbsp;', '\u00a0'],
  ['&Tab;&NewLine;', '\t\n'],
  ['&zwj;&zwnj;', '\u200d\u200c'],
  ['&lt&gt&amp&quot&nbsp&shy&LT&GT&AMP&QUOT', '<>&"\u00a0<>&"'],
  ['&#60;&#x3c;&#X3C;&#60&#x3c', '<<<<<'],
  ['&#128;&#x9f;&#127;&#160;', '\u20ac\u0178\u007f\u00a0'],
  ['&#0;&#x110000;&#xd800;&#x10ffff;', '\ufffd\ufffd\ufffd\u{10ffff}'],
  ['&amp;lt;', '&lt;'],
  ['&eacute; &unknown; &colon &; & R&D', '&eacute; &unknown; &colon &; & R&D'],
])('decodes %s to %j', (text, decoded) => {
  expect(decodeReferences(text)).toBe(decoded);
});
