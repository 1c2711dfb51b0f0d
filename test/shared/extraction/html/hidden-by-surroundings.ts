import type { NamedHtml } from './hidden-by-style-sheets.ts';

// Each variable has the value of the next one.
const VARIABLES = Array.from({ length: 12 }, (_, at) => `--v${at}:${at === 11 ? 'none' : `var(--v${at + 1})`}`).join(
  ';',
);
const NO_HEIGHT = 'height:0;overflow:hidden';

/** HTML with the word `secret` that seems visible if its element is read without the elements around it. */
export const HIDDEN_BY_SURROUNDINGS: readonly NamedHtml[] = [
  ['rows in a flex table', `<table style="display:flex"><tbody style="${NO_HEIGHT}"><tr><td>secret</table>`],
  ['rows in a grid table', `<table style="display:grid"><tbody style="${NO_HEIGHT}"><tr><td>secret</table>`],
  ['a row in a flex body', `<table><tbody style="display:flex"><tr style="${NO_HEIGHT}"><td>secret</table>`],
  ['a cell in a flex row', `<table><tr style="display:flex"><td style="${NO_HEIGHT};padding:0">secret</table>`],
  [
    'a subscript in a flex paragraph',
    '<p style="display:flex"><sub style="line-height:0;overflow:hidden">secret</sub></p>',
  ],
  ['a long chain of variables', `<div style="${VARIABLES}"><p style="display:var(--v0)">secret</p></div>`],
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
