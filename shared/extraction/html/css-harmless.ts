// Families of properties that cannot hide text, whatever their value.
const FAMILIES =
  /^(?:align|alignment|anchor|animation-(?!name$)[a-z-]+|aspect|background-(?:attachment|blend|clip|origin|position|repeat|size)|border|baseline|bookmark|box-(?:align|decoration|direction|flex|ordinal|orient|pack|shadow|sizing)|break|caption|caret|column|contain|container|counter|dominant|flex|font-(?!size$)[a-z-]+|grid|hyphen|hyphenate|hyphens|image|justify|layout-grid|list|mask-(?:clip|composite|mode|origin|position|repeat|size|type)|math|object|orphans|outline|overscroll|padding|page|place|print|punctuation|ruby|scroll|scrollbar|shape|speak|stroke|tab|table|text-(?:align|anchor|autospace|box|combine|decoration|emphasis|justify|orientation|overflow|rendering|shadow|size-adjust|spacing|stroke|transform|underline|wrap)|touch|transition|view-transition|white|widows|word-(?:break|wrap)|writing)(?:-|$)/;

const NAMES = new Set(
  `-moz-osx-font-smoothing -webkit-font-smoothing -webkit-tap-highlight-color -webkit-touch-callout accent-color all
  appearance backdrop-filter backface-visibility background-image behavior border box clear clip-rule color-adjust
  color-scheme columns cursor direction empty-cells field-sizing float fill fill-opacity fill-rule font
  forced-color-adjust gap hanging-punctuation ime-mode initial-letter inset-area interpolate-size isolation
  line-break line-sizing margin-trim max-block-size max-inline-size min-block-size min-height min-inline-size
  language min-width order overflow overflow-anchor overflow-block overflow-clip-margin overflow-inline
  overflow-scrolling overflow-style overflow-wrap overflow-x overflow-y paint-order perspective-origin pointer-events
  position quotes resize row-gap rule size src tab-size transform-box transform-origin transform-style unicode-bidi
  unicode-range user-drag user-select vector-effect vertical-align widows will-change zoom-animation text-fill-color-adjust`.split(
    /\s+/,
  ),
);

/**
 * Whether a property alone cannot hide text. Any other property is either checked by its value (css-shown.ts) or may
 * hide text in an unknown way. Properties of Office programs and old browsers are harmless, because no browser applies
 * them, and so are names that no property can have, such as what follows `//`.
 */
export function isHarmless(property: string): boolean {
  const name = property.replace(/^-(?:webkit|moz|ms|o|khtml|apple)-/, '');
  const isIgnored = /[^a-z0-9-]|^(?:mso-(?!hide)|so-|--|[*_]|-(?!webkit-|moz-|ms-|o-|khtml-|apple-))/.test(property);
  return isIgnored || NAMES.has(property) || NAMES.has(name) || FAMILIES.test(name);
}
