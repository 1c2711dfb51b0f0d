/** HTML, with the name of the way in which it hides its text or only seems to. */
export type NamedHtml = readonly [name: string, html: string];

/** Returns HTML with a style sheet, named by the style sheet. */
export const withStyleSheet = (css: string, html = '<p class="x">secret</p>'): NamedHtml => [
  css,
  `<style>${css}</style>${html}`,
];

/** HTML whose style sheets hide the word `secret`. */
export const HIDDEN_BY_STYLE_SHEETS: readonly NamedHtml[] = [
  withStyleSheet('.x{display:none}'),
  withStyleSheet('p.x{opacity:0}'),
  withStyleSheet('#y{display:none}', '<p id="y">secret</p>'),
  withStyleSheet('[data-z]{display:none}', '<p data-z>secret</p>'),
  withStyleSheet('[class^="x"]{display:none}'),
  withStyleSheet('div > p{display:none}', '<div><p>secret</p></div>'),
  withStyleSheet('h2 + p{display:none}', '<h2>a</h2><p>secret</p>'),
  withStyleSheet('h2 ~ p{display:none}', '<h2>a</h2><div>b</div><p>secret</p>'),
  withStyleSheet('p:not(.y){display:none}'),
  withStyleSheet('p:is(.x,.y){display:none}'),
  withStyleSheet('p:nth-child(n){display:none}'),
  withStyleSheet('.x{display:block}.x{display:none}'),
  withStyleSheet('.x{display:none!important}', '<p class="x" style="display:block">secret</p>'),
  withStyleSheet('@media screen{.x{display:none}}'),
  withStyleSheet('a::before{content:"/*"}.x{display:none}'),
  withStyleSheet('a::before{content:\\a"/*"}.x{display:none}'),
  withStyleSheet("a::before{content:'/*'}.x{display:none}"),
  withStyleSheet('a{background:url(http://a/*.png)}.x{display:none}'),
  withStyleSheet('a{background:url( "x)y" )}.x{display:none}'),
  withStyleSheet('.x{display:none}}.x{display:block}'),
  withStyleSheet('.x{display:none}@import "data:text/css,.x{display:block}";'),
  withStyleSheet('@media not print{.x{display:none}}'),
  withStyleSheet('.x{@media screen{display:none}}'),
  withStyleSheet('.x{@supports (display:grid){@media screen{display:none}}}'),
  withStyleSheet('.y,.x{&{display:none}}'),
  withStyleSheet('body,main{.y,.x{display:none}}'),
  withStyleSheet('@media (min-width:100px){.x{display:none}}'),
  withStyleSheet('.x{display:none}@media (min-width:1px) and (max-width:2px){.x{display:block}}'),
  withStyleSheet('@media (width<1281px){.x{display:none}}'),
  withStyleSheet('@media (orientation:landscape) and (hover:hover){.x{display:none}}'),
  withStyleSheet('@supports (display:grid){.x{display:none}}'),
  withStyleSheet('@layer a{.x{display:none}}'),
  withStyleSheet('@layer a.b{.x{display:block}}@layer{.x{display:none}}'),
  withStyleSheet('div{.x{display:none}}', '<div><p class="x">secret</p></div>'),
  withStyleSheet('div{& .x{display:none}}', '<div><p class="x">secret</p></div>'),
  withStyleSheet('.\\78{display:none}'),
  withStyleSheet('/* } */ .x{/* { */display:none}'),
  withStyleSheet('a::before{content:"}"}.x{display:none}'),
  withStyleSheet('<!-- .x{display:none} -->'),
  ['a style sheet for the screen', '<style media="screen, print">.x{display:none}</style><p class="x">secret</p>'],
  [
    'a style sheet that browsers ignore',
    '<style>.x{display:none}</style><style type="text/x">.x{display:block}</style><p class="x">secret</p>',
  ],
];
