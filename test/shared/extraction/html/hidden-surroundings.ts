import type { HiddenForm } from './hidden-rules.ts';

const CHAIN = Array.from({ length: 12 }, (_, at) => `--v${at}:${at === 11 ? 'none' : `var(--v${at + 1})`}`).join(';');
const CUT = 'height:0;overflow:hidden';

/** Pages whose text only looks shown when an element is read without what is around it. */
export const UNSEEN: readonly HiddenForm[] = [
  ['rows in a flex table', `<table style="display:flex"><tbody style="${CUT}"><tr><td>secret</table>`],
  ['rows in a grid table', `<table style="display:grid"><tbody style="${CUT}"><tr><td>secret</table>`],
  ['a row in a flex body', `<table><tbody style="display:flex"><tr style="${CUT}"><td>secret</table>`],
  ['a cell in a flex row', `<table><tr style="display:flex"><td style="${CUT};padding:0">secret</table>`],
  [
    'a lowered text in a flex paragraph',
    '<p style="display:flex"><sub style="line-height:0;overflow:hidden">secret</sub></p>',
  ],
  ['a long chain of variables', `<div style="${CHAIN}"><p style="display:var(--v0)">secret</p></div>`],
  [
    'an unknown variable in an unused fallback',
    '<div style="--a:none"><p style="display:var(--a, min(max(var(--nope))))">secret</p></div>',
  ],
  [
    'the dark color of a dark part',
    '<div style="color-scheme:dark;background:#fff"><p style="color:light-dark(#000, #fff)">secret</p></div>',
  ],
  [
    'the dark color of a dark page',
    '<meta name="color-scheme" content="dark"><p style="background:#fff;color:light-dark(#000, #fff)">secret</p>',
  ],
  ['a mixed hue', '<p style="background:#f0f;color:color-mix(in hsl, #f00, #00f)">secret</p>'],
  ['a mixed lightness', '<p style="background:#636363;color:color-mix(in oklab, #fff, #000)">secret</p>'],
];
