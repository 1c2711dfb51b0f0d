import { isPlaceLabel, isThingLabel, labelWords } from '../../labels/labels.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import type { TextRange } from '../../text/text-range.ts';
import { isFullName } from './goods-tables.ts';

const KEY = '(?<![A-Za-z_])(?<key>[A-Za-z_]{3,30})';
const NAME = '(?:name|title|nom|nombre|nome|naam|namn|nazwa)';
const QUOTED = `["'](?<value>[^"'\\n]{2,80})["']`;
const OTHER_PAIR = `["'][A-Za-z_]{1,30}["']: ?(?:["'][^"'\\n]{0,80}["']|[A-Za-z0-9.-]{1,20})`;
const ARTICLE_KEY =
  '(?:sku|ean|upc|gtin|stock|price|unit_?price|qty|quantity|preis|menge|prix|precio|prezzo|prijs|preco|cena|pris|qtd|cantidad|quantita|quantite|version|versao|capacity|kapazitat|capacite|capacidad|capacidade|capienza|capaciteit|kapacitet)';
const ARTICLE = `["']${ARTICLE_KEY}["']:`;
// What a step of a build does, and where it runs.
const STEP_KEY = '(?:uses|run|runs-on|on|jobs|steps|hosts|script|ansible\\.builtin\\.[a-z_]{2,20})';
const BLANK = '\\s{0,12}';

// The objects under a key that may be a word for things: `"items": [{"qty": 2, "name": "…"`
const IN_OBJECTS = [
  `${KEY}["']?: ?(?:\\[${BLANK})?\\{${BLANK}(?:${OTHER_PAIR},${BLANK}){0,4}["']${NAME}["']: ?${QUOTED}`,
  `${KEY}:\\n[ \\t]{1,12}(?:- )?${NAME}: ?["']?(?<value>[^"'\\n]{2,80})`,
  `<${KEY}>${BLANK}<${NAME}>(?<value>[^<\\n]{2,80})<`,
].map((source) => compileExpression(source, 'gi'));

// A price, a number of articles, a version or a capacity beside a name, in one object, or what a step does.
const BESIDE_ARTICLES = [
  `${ARTICLE} ?["']?[A-Za-z0-9][A-Za-z0-9., -]{0,20}["']?,${BLANK}["']${NAME}["']: ?${QUOTED}`,
  `["']${NAME}["']: ?${QUOTED},${BLANK}${ARTICLE}`,
  `(?<![A-Za-z_])${NAME}: ?["']?(?<value>[^"'\\n{},]{2,80})["']?\\n[ \\t]{0,12}${ARTICLE_KEY}:`,
  `<${NAME}>(?<value>[^<\\n]{2,80})</${NAME}>${BLANK}<${ARTICLE_KEY}>`,
  `(?<![A-Za-z_])name: ?["']?(?<value>[^"'\\n{},]{2,80})["']?\\n\\s{0,12}${STEP_KEY}:`,
].map((source) => compileExpression(source, 'gi'));

/** Finds the values of the key `name` in the objects and elements of things: `"product": {"name": "Emilia"}`. */
export const namesOfThings = ({ text }: ScannedText): TextRange[] => [
  ...namesInObjects(text, () => true),
  ...namesBesideArticles(text),
];

/** Like `namesOfThings`, but leaves out suppliers, who can be persons, and full names beside a price or the like. */
export const namesOfGoods = (scanned: ScannedText): TextRange[] => [
  ...namesInObjects(scanned.text, (key) => !OF_SUPPLIERS.test(key)),
  // A price beside a name does not say whose it is.
  ...namesBesideArticles(scanned.text).filter((name) => !isFullName(scanned, name)),
];

const OF_SUPPLIERS = /suppl|vendor|liefer|fourniss|provee|fornitor|leveran|fornece|dostaw/;

const namesInObjects = (text: string, isWanted: (key: string) => boolean): TextRange[] =>
  IN_OBJECTS.flatMap((expression) =>
    allMatches(expression, text).filter(({ groups }) => {
      const key = labelWords(groups?.key ?? '');
      return isOfThings(key) && isWanted(key);
    }),
  ).map(valueIn);

const namesBesideArticles = (text: string): TextRange[] =>
  BESIDE_ARTICLES.flatMap((expression) => allMatches(expression, text)).map(valueIn);

function valueIn({ 0: written, index, groups }: RegExpExecArray): TextRange {
  const value = groups?.value ?? '';
  const start = index + written.lastIndexOf(value);
  return { start, end: start + value.length };
}

// "product" and "products"
const isOfThings = (words: string): boolean =>
  [words, words.replace(/s$/, '')].some((each) => isThingLabel(each) || isPlaceLabel(each) || each === 'service');
