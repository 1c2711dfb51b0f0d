import type { TextRange } from '../text-range.ts';
import { fieldKindOf, isPlaceLabel, isThingLabel, labelWords } from './labels.ts';
import { HEADING, type Line } from './table-parts.ts';

/** A row of a table: its line and the ranges of its cells. */
export interface Row {
  readonly line: Line;
  readonly cells: readonly TextRange[];
}

// One label in a column may be a value by chance.
const LABELS_MIN = 2;

/**
 * Whether each row has two cells, a label and its value, as in a form: the labels are below each other, not in the
 * first row.
 */
export function areKeyed(rows: readonly Row[]): boolean {
  const [first] = rows;
  if (first === undefined || rows.length < LABELS_MIN || !rows.every(hasKey)) {
    return false;
  }
  if (isLabel(first, 1) || headsDefinitions(first)) {
    return false;
  }
  const labeled = rows.filter((row) => isLabel(row, 0)).length;
  return labeled >= LABELS_MIN && labeled * 2 >= rows.length;
}

// "Role;Description", "Feld;Pflicht": the rows below explain roles and fields, and name nobody.
function headsDefinitions(row: Row): boolean {
  const [key, value] = row.cells.map((cell) => labelWords(writtenIn(row, cell)));
  return ROLES.test(key ?? '') || EXPLANATIONS.test(value ?? '');
}

const ROLES =
  /^(?:job |user )?(?:roles?|rollen?|roller|rol|rolles|ruoli|ruolo|papel|funcao|rola|roll|position|function|funktion|fonction|funcion|funzione|functie|funkcja|term|begriff|terme|termino|termine|pojecie)$/;
const EXPLANATIONS =
  /^(?:descriptions?|beschreibung|descripcion|descrizione|omschrijving|descricao|opis|beskrivning|meaning|bedeutung|signification|significado|significato|betekenis|znaczenie|betydelse|rights?|rechte|droits|derechos|permissions?|tasks?|aufgaben?|duties|type|typ|tipo|required|pflicht|pflichtfeld|obligatoire|obligatorio|verplicht|format|example|beispiel|exemple|ejemplo|esempio)$/;

/** Whether a row has two cells and the first contains words. */
export const hasKey = (row: Row): boolean => {
  const [key] = row.cells;
  return key !== undefined && row.cells.length === 2 && HEADING.test(writtenIn(row, key));
};

/** Whether a row is a heading: at least two of its cells, and half of them, are labels. */
export function isHeadingOfLabels(row: Row): boolean {
  const { length } = row.cells;
  const needed = Math.max(LABELS_MIN, length / 2);
  let labels = 0;
  // Most lines with commas are prose, and their first cells already show that too few are labels.
  for (let i = 0; i < length && labels < needed && labels + length - i >= needed; i += 1) {
    labels += isLabel(row, i) ? 1 : 0;
  }
  return labels >= needed;
}

/** Whether the first cell of a row of two is a label of persons, things or places. */
export const isKeyed = (row: Row): boolean => hasKey(row) && isLabel(row, 0);

function isLabel(row: Row, index: number): boolean {
  const cell = row.cells[index];
  const words = cell === undefined ? '' : labelWords(writtenIn(row, cell));
  return fieldKindOf(words) !== undefined || isThingLabel(words) || isPlaceLabel(words) || OF_FORM.test(words);
}

// Labels for the matter that a form is about: "Order no.", "Vertragsnr.", "Status". Not measured.
const OF_FORM =
  /(?:^| )(?:no|nr|num|numer|number|numero|id|ref|date|datum|fecha|data|status|estado|stato|statut|stan|priority|department|abteilung|amount|betrag|importe|total|subject|betreff|e ?mail|mejl|courriel|correo|iban|bic|swift)$|.(?:nr|nummer|nummern|number|datum)$/;

const writtenIn = ({ line }: Row, { start, end }: TextRange): string =>
  line.text.slice(start - line.start, end - line.start);
