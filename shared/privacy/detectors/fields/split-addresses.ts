import type { Finding } from '../../finding.ts';
import { fieldKindOf, labelWords } from '../../labels/labels.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import type { TableCell } from '../../text/tables/table-parts.ts';
import type { TextRange } from '../../text/text-range.ts';
import { phraseSet } from '../../word-set.ts';
import { labeledValues } from './labeled-values.ts';

const STREET_LABELS = phraseSet(
  'street,street name,strt nm,road,road name,str,strasse,strassenname,rue,nom de rue,nom de la rue,voie,nom de voie,nom de la voie,calle,nombre de calle,nombre de la calle,via,nome via,nome della via,straat,straatnaam,rua,nome da rua,logradouro,ulica,ul,nazwa ulicy,gata,gatunamn,gatuadress',
);
const HOUSE_LABELS = phraseSet(
  'house number,address house,bldg nb,house no,house nr,house num,building number,building no,street number,hausnummer,haus nr,hausnr,hnr,numero de rue,no de rue,numero de voie,no de voie,numero voie,numero exterior,num ext,portal,civico,n civico,numero civico,nr civico,huisnummer,huisnr,huis nr,numero da porta,n porta,nr domu,numer domu,nr budynku,husnummer,husnr,gatunummer',
);
// These mean a house number only directly after a street: in a table, in the next column; in fields, after a name with
// a street type.
const NUMBER_LABELS = phraseSet('no,nr,n,num,number,nummer,numero,numer');

// "12", "3a", "14 B", "5-7", "12/4", "7 bis".
const HOUSE_NUMBER = /^[1-9]\d{0,4}(?: ?[A-Za-z])?(?: ?[-/] ?\d{1,4}[A-Za-z]?)?(?: (?:bis|ter|hs|boven))?$/;
// A shorter name may be an ordinary word elsewhere in the text.
const STREET = /^[A-Za-z\u00AA-\uFFFB'][A-Za-z\u00AA-\uFFFB0-9'. -]{5,60}$/;
const TYPED =
  /^(?:rua|avenida|av\.?|travessa|largo|praca|alameda|estrada|calle|avda\.?|paseo|plaza|rue|boulevard|chemin|impasse|via|viale|corso|piazza|ulica|ul\.|aleja) [a-z]|[a-z](?:strasse|str\.|weg|gasse|allee|straat|laan|gracht|gatan|vagen)$| (?:street|road|lane|avenue|drive|strasse|allee)$/;
// The characters between two fields of one address. Not measured.
const GAP_MAX = 60;

interface Labeled extends TextRange {
  readonly words: string;
}

/**
 * Finds the streets whose house number is in the cell or field beside them. The number stays: it says nothing without
 * the street, and the row keeps its columns.
 */
export function findSplitAddresses(scanned: ScannedText): Finding[] {
  const { text } = scanned;
  const cells = scanned.cells.map((cell) => ({ ...cell, words: labelWords(cell.label) }));
  const columnOf = ({ label, labels }: TableCell): number => labels.indexOf(label);
  const fields = labeledValues(
    scanned,
    (words) => isStreetLabel(words) || HOUSE_LABELS.has(words) || NUMBER_LABELS.has(words),
  );
  return [
    ...streetsIn(text, cells, (one, other) => columnOf(other) === columnOf(one) + 1),
    ...streetsIn(
      text,
      fields,
      (one, other) =>
        other.start - one.end <= GAP_MAX &&
        (!NUMBER_LABELS.has(other.words) || TYPED.test(scanned.lower.slice(one.start, one.end))),
    ),
  ];
}

function streetsIn<Value extends Labeled>(
  text: string,
  values: readonly Value[],
  areBeside: (one: Value, other: Value) => boolean,
): Finding[] {
  const isNumber = ({ start, end }: Value): boolean => HOUSE_NUMBER.test(text.slice(start, end));
  return values.flatMap((street, at) => {
    const { start, end, words } = street;
    const [before, after] = [values[at - 1], values[at + 1]];
    const isSplit =
      (after !== undefined && isNumbered(words, after.words) && isNumber(after) && areBeside(street, after)) ||
      (before !== undefined && isHouseOf(words, before.words) && isNumber(before) && areBeside(before, street));
    return isSplit && STREET.test(text.slice(start, end)) ? [{ kind: 'STREET_ADDRESS', start, end, strength: 2 }] : [];
  });
}

const isHouseOf = (street: string, number: string): boolean => HOUSE_LABELS.has(number) && isStreetLabel(street);

const isNumbered = (street: string, number: string): boolean =>
  isHouseOf(street, number) || (NUMBER_LABELS.has(number) && STREET_LABELS.has(street));

const isStreetLabel = (words: string): boolean => STREET_LABELS.has(words) || fieldKindOf(words) === 'address';
