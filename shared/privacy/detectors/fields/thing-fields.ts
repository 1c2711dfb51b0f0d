import { fieldKindOf, isPlaceLabel, isRoleLabel, isThingLabel, labelWords } from '../../labels/labels.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import type { TextRange } from '../../text/text-range.ts';
import { wordSet } from '../../word-set.ts';
import { isFullName, isNameLabel, isNameOfGoods } from './goods-tables.ts';
import { labeledValues } from './labeled-values.ts';
import { namesOfThings } from './names-of-things.ts';
import { endsInThingName } from './thing-names.ts';

/** A value whose label says that it names a thing or a place. */
interface ThingField extends TextRange {
  /** Whether the value fills its cell or line. */
  readonly isWhole: boolean;
}

/** Finds the values below or after a label of things or places, and the column headings themselves. */
export function thingFields(scanned: ScannedText): ThingField[] {
  const names = namesOfThings(scanned).map((name) => ({ ...name, isWhole: true }));
  return [...cellsOfThings(scanned), ...labeledValues(scanned, labelsThing), ...names];
}

function cellsOfThings(scanned: ScannedText): ThingField[] {
  const known = new Map<string, boolean>();
  const ofTables = new Map<readonly string[], Map<string, boolean>>();
  const things: ThingField[] = [];
  for (const { start, end, label, labels } of scanned.cells) {
    // What a column called "name" or without a label holds depends on the other columns.
    const ofTable = ofTables.get(labels) ?? new Map<string, boolean>();
    ofTables.set(labels, ofTable);
    const answers = label === '' || isNameLabel(labelWords(label)) ? ofTable : known;
    let isThing = answers.get(label);
    if (isThing === undefined) {
      isThing =
        label === ''
          ? !isTableWithoutHeading(labels)
          : labelsColumnOfThings(labelWords(label)) ||
            COLUMNS.has(labelWords(label)) ||
            isNameOfGoods(labelWords(label), labels);
      answers.set(label, isThing);
    }
    if (isThing && !isPersonAmongGoods(scanned, { label, start, end })) {
      things.push({ start, end, isWhole: true });
    }
  }
  return things;
}

const isPersonAmongGoods = (
  scanned: ScannedText,
  { label, ...cell }: TextRange & { readonly label: string },
): boolean => isNameLabel(labelWords(label)) && isFullName(scanned, cell);

// A first row without a known label may be data rather than a heading.
const isKnownLabel = (label: string): boolean =>
  fieldKindOf(labelWords(label)) !== undefined || labelsThing(labelWords(label));

/**
 * Whether none of these headings is known, so that the first row of their table may be data. A role may be data too:
 * "anna kowalska;dyrektor".
 */
export const isTableWithoutHeading = (labels: readonly string[]): boolean =>
  !labels.some((label) => isKnownLabel(label) && !isRoleLabel(labelWords(label)));

const labelsThing = (words: string): boolean => isThingLabel(words) || isPlaceLabel(words) || endsInThingName(words);

// Only above a column: after a colon, a person can bring it, be in it or be at it ("Dessert: Anna", "Boat: Tom Hall").
const COLUMNS = wordSet(
  `beer bier biere birra cerveza cerveja piwo dish gericht plat plato prato piatto gerecht danie ratt film play game boat boot bateau barca barco lodz bat`,
);

// "Car brand" heads a column of things just as "brand" does.
const labelsColumnOfThings = (words: string): boolean =>
  labelsThing(words) || isThingLabel(words.slice(words.lastIndexOf(' ') + 1));
