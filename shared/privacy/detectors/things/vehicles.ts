import { isListedName } from '../../names/name-bits.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textAfter, textBefore } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import { wordSet } from '../../word-set.ts';

// Makes of vehicles, folded; many are also names of persons.
const MAKES: ReadonlySet<string> = wordSet(
  `mercedes ford lincoln morgan austin bentley ferrari skoda daimler rover lotus porsche renault citroen peugeot
  lancia chevrolet chrysler dodge cadillac tesla honda toyota suzuki mazda kawasaki yamaha maserati lamborghini
  bugatti ducati opel audi seat dacia jaguar fiat iveco volvo saab fendt claas deutz zetor hyundai kia nissan
  mitsubishi subaru cupra volkswagen vw bmw smart jeep alfa`,
);
// Models of vehicles, vans and tractors.
const MODELS: ReadonlySet<string> = wordSet(
  `octavia clio megane zoe giulia giulietta stelvio elantra sonata captur fiesta focus felicia fabia superb astra
  corsa ibiza leon toledo cordoba alhambra ateca arona sandero duster logan lodgy dokker jogger ulysse doblo
  ducato scudo panda punto tipo uno vito viano citan sprinter actros atego axor golf polo passat caddy touran
  tiguan arteon crafter transporter amarok multivan caravelle kangoo trafic master twingo laguna scenic espace
  berlingo jumper jumpy partner boxer expert transit mondeo kuga puma galaxy ranger mustang escort sierra yaris
  corolla auris avensis prius hilux civic accord jazz micra qashqai juke leaf note navara swift vitara jimny rio
  ceed sportage sorento picanto tucson kona ioniq santa kodiaq karoq kamiq rapid yeti roomster enyaq scala mokka
  insignia zafira vivaro movano combo meriva crossland grandland klasse class classe clase benz maybach tourneo
  connect custom courier kombi cayenne macan panamera taycan boxster navigator continental aviator testarossa
  enzo portofino roma countach diablo model roadster cybertruck vario axion arion lexion daily stralis eurocargo`,
);
// "EQB", "GLC 300", "C-Klasse", "190 D"
const TYPE = /^ (?:[A-Z]{1,4}\d{0,4}|\d{1,4} ?[A-Z]{0,3}|[A-Z]-[A-Z][a-z]{3,6})(?![A-Za-z'-]|\. ?[A-Z])/;
// At least the maximum length that the expression above can match.
const TYPE_REACH = 14;

/** Whether folded words begin with a make and a model of vehicles: "skoda octavia". */
export function isVehicle(names: readonly string[]): boolean {
  const [make = '', model = ''] = names;
  return MAKES.has(make) && MODELS.has(model);
}

/** Whether a folded word is a make of vehicles, followed in the text by a type: "Mercedes EQB". */
export function isVehicleType(text: string, make: string, end: number): boolean {
  return MAKES.has(make) && TYPE.test(text.slice(end, end + TYPE_REACH));
}

const JOINT = ',? (?:(?:and|or|und|oder|et|ou|y|o|e|en|of|i|och|eller|&|/) )|, ';
const ITEM = '[A-Z][A-Za-z\\u00AA-\\uFFFB]{1,20}';
const ITEMS_AFTER = compileExpression(`^(?:(?:${JOINT})${ITEM}){1,6}`, '');
const ITEMS_BEFORE = compileExpression(`(?:${ITEM}(?:${JOINT})){1,6}$`, '');
const BETWEEN_ITEMS = compileExpression(JOINT, '');
// Six words of twelve letters, with what joins them. Not measured.
const LIST_MAX = 100;

/**
 * Whether a word is one of several makes and models in a list, one of which is not also a name: "Fiesta, Octavia and
 * Leon".
 */
export function isAmongVehicles({ text, lower }: ScannedText, { start, end }: TextRange): boolean {
  if (!isMakeOrModel(lower.slice(start, end))) {
    return false;
  }
  const after = itemsOf(ITEMS_AFTER.exec(textAfter(text, end, LIST_MAX))?.[0]);
  const before = itemsOf(ITEMS_BEFORE.exec(textBefore(text, start, LIST_MAX))?.[0]).toReversed();
  return [after, before].some((items) => {
    const other = items.findIndex((item) => !isMakeOrModel(item));
    return items.slice(0, other === -1 ? items.length : other).some((item) => !isListedName(item));
  });
}

const isMakeOrModel = (word: string): boolean => MAKES.has(word) || MODELS.has(word);

const itemsOf = (list = ''): string[] =>
  list
    .toLowerCase()
    .split(BETWEEN_ITEMS)
    .filter((item) => item !== '');

// Makes of forklifts and lorries that are also names, and words that show that a text is about them.
const FORKLIFTS = wordSet('linde still yale crown kalmar valtra atlet hyster baoli');
const ABOUT_FORKLIFTS =
  /(?:^|[^a-z])(?:jungheinrich|hyster|toyota|mitsubishi|manitou|hubtex|bt|stapler|gabelstapler|schubmast|hubwagen|ameise|fork(?:lift| truck)|reach truck|pallet truck|heftruck|reachtruck|pallettruck|gerbeur|chariot|transpalette|carretilla|transpaleta|toro mecanico|muletto|carrello elevatore|transpallet|empilhador|porta-paletes|wozek|wozka|sztaplarka|paleciak|truck(?:en)?|gaffeltruck)(?![a-z])/;

/** Whether a folded word is a make of forklifts in a text about them: "der jungheinrich … der linde auch nich". */
export const isForklift = (word: string, lower: string): boolean => FORKLIFTS.has(word) && ABOUT_FORKLIFTS.test(lower);
