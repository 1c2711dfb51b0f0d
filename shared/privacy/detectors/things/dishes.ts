import { KIN } from '../../names/kin.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textBefore } from '../../text/text-beside.ts';
import { wordSet } from '../../word-set.ts';

// Food before the name of its recipe or its brand, folded, in nine languages.
const FOODS = wordSet(
  `frango bife bifes bacalhau arroz sopa lombo lombinho carne peixe polvo pato coelho pescada feijoada queijo iogurte doce bolo pudim leitao galinha
  pollo huevos merluza bacalao sopas lomo conejo cordero queso yogur flan tarta arroces croquetas
  stracchino ricotta mozzarella formaggio gnocchi yogurt gelato sugo ragu pesto lasagne risotto pasta torta crostata biscotti salsa polpette
  poulet soupe tarte gateau confiture terrine fromage yaourt creme sauce gratin rillettes
  soep stamppot saus kaas jam appeltaart taart gehaktballen hachee
  zupa pierogi ser dzem sos kotlety bigos zurek ciasto sernik golabki
  soppa korv kaka sylt ost kottbullar paj
  soup cheese jam pie stew cake sausages pickle chutney gravy`,
);
// A dish in a list has no article before it.
const LINK =
  /(?:^|[\n:;,(|]|(?<![a-z])(?:e|y|et|und|en|och|i|and|com|con|mit|avec|met|med|z)) ?([a-z]{3,16}) (?:a |a la |alla |da |de la |de |di |della |van |av )?$/;
// Food, a preposition and an article. Not measured.
const REACH = 28;

/**
 * Whether a word for a relative or a title of courtesy before a name belongs to a dish or a brand: "frango a Dona
 * Maria", "stracchino Nonno Nanni". The word has a capital letter and follows food; "la torta di nonna Rosa" is hers.
 */
export function isOfDish({ text, lower }: Pick<ScannedText, 'text' | 'lower'>, start: number): boolean {
  const isCapital = text.charCodeAt(start) !== lower.charCodeAt(start);
  const food = isCapital ? LINK.exec(textBefore(lower, start, REACH))?.[1] : undefined;
  return food !== undefined && FOODS.has(food);
}

/** Whether the word that ends before a position is for a relative and names a dish or a brand. */
export function isKinOfDish(scanned: Pick<ScannedText, 'text' | 'lower'>, word: string, start: number): boolean {
  return KIN.has(word) && isOfDish(scanned, start - 1 - word.length);
}
