import { labelWords } from '../../labels/labels.ts';
import { isPlaceLabel, isThingLabel } from '../../labels/thing-labels.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import type { TextRange } from '../../text/text-range.ts';

const KEY = '(?<![A-Za-z_])(?<key>[A-Za-z_]{3,30})';
const NAME = '(?:name|title|nom|nombre|nome|naam|namn|nazwa)';
const QUOTED = `["'](?<value>[^"'\\n]{2,80})["']`;
const OTHER_PAIR = `["'][A-Za-z_]{1,30}["']: ?(?:["'][^"'\\n]{0,80}["']|[A-Za-z0-9.-]{1,20})`;
const ARTICLE =
  '["\'](?:sku|ean|upc|gtin|stock|price|unit_?price|qty|quantity|preis|menge|prix|precio|prezzo|prijs)["\']:';
const BLANK = '\\s{0,12}';

// The objects of a key that may be of things. `"items": [{"qty": 2, "name": "…"`
const IN_OBJECTS = [
  `${KEY}["']?: ?(?:\\[${BLANK})?\\{${BLANK}(?:${OTHER_PAIR},${BLANK}){0,4}["']${NAME}["']: ?${QUOTED}`,
  `${KEY}:\\n[ \\t]{1,12}(?:- )?${NAME}: ?["']?(?<value>[^"'\\n]{2,80})`,
  `<${KEY}>${BLANK}<${NAME}>(?<value>[^<\\n]{2,80})<`,
].map((source) => compileExpression(source, 'gi'));

// A price or a number of articles beside a name, in one object.
const BESIDE_ARTICLES = [
  `${ARTICLE} ?["']?[A-Za-z0-9][A-Za-z0-9., -]{0,20}["']?,${BLANK}["']${NAME}["']: ?${QUOTED}`,
  `["']${NAME}["']: ?${QUOTED},${BLANK}${ARTICLE}`,
].map((source) => compileExpression(source, 'gi'));

/** Finds the values of the key `name` in the objects and elements of things: `"product": {"name": "Emilia"}`. */
export function namesOfThings({ text }: ScannedText): TextRange[] {
  const inObjects = IN_OBJECTS.flatMap((expression) =>
    allMatches(expression, text).filter(({ groups }) => isOfThings(labelWords(groups?.key ?? ''))),
  );
  const besideArticles = BESIDE_ARTICLES.flatMap((expression) => allMatches(expression, text));
  return [...inObjects, ...besideArticles].map(({ 0: written, index, groups }) => {
    const value = groups?.value ?? '';
    const start = index + written.lastIndexOf(value);
    return { start, end: start + value.length };
  });
}

// "product" and "products"
const isOfThings = (words: string): boolean =>
  [words, words.replace(/s$/, '')].some((each) => isThingLabel(each) || isPlaceLabel(each) || each === 'service');
