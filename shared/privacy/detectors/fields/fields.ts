import { type FieldKind, fieldKindOf, isRoleLabel, labelWords } from '../../labels/labels.ts';
import { isThingLabel } from '../../labels/thing-labels.ts';
import { isListedName, isTitle, listedBits } from '../../names/name-bits.ts';
import { GIVEN } from '../../names/word-bits.ts';
import { matchAt } from '../../text/match-at.ts';
import { overlapping } from '../../text/range-search.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import type { TextRange } from '../../text/text-range.ts';
import { isFullName, isNameLabel, isNameOfGoods, MAIL } from './goods-tables.ts';
import { type LabeledValue, labeledValues, VALUE_MAX } from './labeled-values.ts';
import { namesOfGoods } from './names-of-things.ts';
import { stackedValues } from './stacked-values.ts';
import { endsInThingName } from './thing-names.ts';
import { wordsOfLabels } from './words-of-labels.ts';

/** A value, and what its label says about it. */
export interface Field extends TextRange {
  readonly kind: FieldKind;
  /** The words of its label, folded: for a cell, those of the column heading, which may be far above it. */
  readonly label: string;
  /** Whether the labels around it describe a person. */
  readonly isPersonal: boolean;
  /** Whether one of those labels is for the person's own name or, outside tables, for the person's birth. */
  readonly isRecord: boolean;
  /** Whether it is a table cell or a quoted value, which contains nothing but the value. */
  readonly isWhole: boolean;
}

// Labels have up to four words, and two more may come before them, such as "his new". Not measured.
const LABEL_WORDS_MAX = 4;
// The characters of about two lines: the fields of one person are close together, and those of the next person follow.
// Not measured.
const RECORD_LENGTH_MAX = 160;
// The fields of one record; it limits the work where a page is one row of labels.
const NEIGHBORS_MAX = 8;
const PERSONAL: ReadonlySet<FieldKind | undefined> = new Set([
  'person',
  'phone',
  'address',
  'birth',
  'national',
  'passport',
  'card',
]);
// A customer with a contact person is a firm, unless a title or a listed name comes first: "Panificio Santoro;Assunta".
const CONTACT_PERSON =
  /^(?:referente|contact (?:person|name)|contactpersoon|kontaktperson|ansprechp(?:artner(?:in)?)?|interlocuteur|osoba kontaktowa|(?:persona|pessoa) de contacto)$/;
// "Contact" is the heading of a column of persons, but in a table without a column of phone numbers or email addresses
// it may be the heading of the phone numbers.
const CONTACT = /^(?:contatt[oi]|contact[oe]?|kontakt)$/;
const CUSTOMER =
  /^(?:client[ei]?|customer|cust|kunde|empfanger|kund|klant|odbiorca|klient|destinatari[oa]|destinataire|recipient|consignee|mottagare|ontvanger)$/;
const FIRST_WORD = /[A-Za-z\u00AA-\uFFFB'-]{1,30}/y;
const NOUN_FIRST =
  /^(matricula|targa|immatriculation|telefono|telefone|telephone|telemovel|movil|celular|cellulare|nif|dni|nie) /;

/** What the headings of a table say about its cells. */
interface Table {
  /** What the columns are for; with `phone` if one is for email addresses. */
  readonly kinds: ReadonlySet<FieldKind | undefined>;
  readonly ofThings: boolean;
  readonly ofFirms: boolean;
  /** "Patient | Species | Owner": beside a column for the species, what is named is an animal. */
  readonly ofAnimals: boolean;
  /** The words of the headings below which goods are named. */
  readonly goods: ReadonlySet<string>;
  /** "Nom | Prénom", "Nome;Cognome": beside a column for the other part of the name, a name is a person's. */
  readonly hasPartOfName: boolean;
  /** "first,last,dob": with a column of something personal. */
  readonly hasFirstAndLast: boolean;
  /** "sort_code,account": beside a column for the bank, an account is not a user's. */
  readonly hasBank: boolean;
}

/** Finds the labeled values of a text: cells below a heading, and what comes after a key or "label:". */
export function fieldsIn(scanned: ScannedText): Field[] {
  return [...cellFields(scanned), ...namedFields(scanned)];
}

function cellFields(scanned: ScannedText): Field[] {
  const fields: Field[] = [];
  const tables = new Map<readonly string[], Table>();
  const tableWith = (labels: readonly string[]): Table => {
    const table = tables.get(labels) ?? tableOf(labels);
    tables.set(labels, table);
    return table;
  };
  for (const { start, end, label, labels } of scanned.cells) {
    const own = labelWords(label);
    const kind = kindAmong(own, () => tableWith(labels));
    if (kind === undefined || end - start > VALUE_MAX) {
      continue;
    }
    const table = tableWith(labels);
    const isOfGoods = table.goods.has(own) && !isFullName(scanned, { start, end });
    const isOfAnimal = table.ofAnimals && NAMED.test(own) && !isFullName(scanned, { start, end });
    if (isOfGoods || isOfAnimal || (table.ofFirms && CUSTOMER.test(own) && !isPersonsCell(scanned, start))) {
      continue;
    }
    const isPersonal = !table.ofThings && [...table.kinds].some((each) => PERSONAL.has(each));
    const isRecord = isPersonal && table.kinds.has('person');
    fields.push({ kind, label: own, start, end, isPersonal, isRecord, isWhole: true });
  }
  return fields;
}

// A label that means several things is read by the other columns of its table.
function kindAmong(own: string, table: () => Table): FieldKind | undefined {
  if ((isNameLabel(own) && table().hasPartOfName) || (FIRST_OR_LAST.test(own) && table().hasFirstAndLast)) {
    return 'person';
  }
  return own === 'account' && table().hasBank ? 'account' : kindOfColumn(own);
}

const OF_BANK =
  /^(?:sort ?code|bank(?: (?:name|code))?|branch(?: code)?|bic|swift(?: code)?|iban|routing(?: number)?|bsb)$/;
const PART_OF_NAME =
  /^(?:first ?name|forename|given name|surname|last ?name|family name|vorname|nachname|familienname|prenoms?|apellidos?|cognome|sobrenome|apelidos?|voornaam|achternaam|tussenvoegsel|fornamn|efternamn|fornavn|efternavn)$/;

function tableOf(labels: readonly string[]): Table {
  const words = wordsOfLabels(labels);
  const kinds = new Set(words.map(kindOfColumn));
  // A column of email addresses says as much about the others as one of phone numbers.
  if (words.some((each) => MAIL.test(each))) {
    kinds.add('phone');
  }
  const goods = new Set(words.filter((each) => isNameOfGoods(each, labels)));
  const hasPartOfName = words.some((each) => PART_OF_NAME.test(each));
  const hasFirstAndLast = words.includes('first') && words.includes('last') && words.some(isOfPersons);
  const hasBank = words.some((each) => OF_BANK.test(each));
  return {
    kinds,
    ofThings: words.some(isThingLabel),
    ofFirms: listsFirms(words, kinds),
    ofAnimals: words.some((each) => SPECIES.test(each)),
    goods,
    hasPartOfName,
    hasFirstAndLast,
    hasBank,
  };
}

const SPECIES =
  /(?:^| )(?:species|breed|animal|tier|tierart|rasse|espece|race|especie|specie|razza|raza|diersoort|ras|raca|gatunek|rasa|djur|djurslag|djurart)(?: |$)/;
const NAMED = /^(?:name|nom|nome|nombre|naam|namn|imie|nazwa|patient|paziente|paciente|pacjent|animal|tier|djur|dier)$/;

const FIRST_OR_LAST = /^(?:first|last)$/;
const PART_OF_A_NAME =
  /^[A-Z\u00AA-\uFFFB][A-Za-z\u00AA-\uFFFB'-]{0,30}(?: [A-Z\u00AA-\uFFFB][A-Za-z\u00AA-\uFFFB'-]{0,30}){0,2}$/;

const isOfPersons = (words: string): boolean => MAIL.test(words) || PERSONAL.has(kindOfColumn(words));

// A column for a role may hold what the role may do, pays or costs: "Right;Reviewer;Approver".
function kindOfColumn(own: string): FieldKind | undefined {
  return isRoleLabel(own) ? 'person or firm' : kindOfLabel(own);
}

const listsFirms = (words: readonly string[], kinds: ReadonlySet<FieldKind | undefined>): boolean =>
  words.some((each) => CONTACT_PERSON.test(each) || (kinds.has('phone') && CONTACT.test(each)));

function isPersonsCell({ lower }: ScannedText, start: number): boolean {
  const first = matchAt(FIRST_WORD, lower, start) ?? '';
  return isListedName(first) || isTitle(first);
}

interface NamedValue extends LabeledValue {
  readonly kind: FieldKind | undefined;
}

function namedFields(scanned: ScannedText): Field[] {
  const isWanted = (words: string): boolean =>
    kindOfLabel(words) !== undefined || isThingLabel(words) || FIRST_OR_LAST.test(words);
  const labeled = labeledValues(scanned, isWanted);
  const named: NamedValue[] = [...labeled, ...stackedValues(scanned)]
    .sort((a, b) => a.at - b.at)
    .map((value, i, all) => ({ ...value, kind: isFirstAndLast(scanned, all, i) ? 'person' : kindOfValue(value) }));
  const isOfGoods = overlapping(named.length === 0 ? [] : namesOfGoods(scanned));
  return named.flatMap((value, i) => {
    const { kind, words: label, start, end, isWhole } = value;
    if (kind === undefined || isOfGoods(value)) {
      return [];
    }
    const near = [...nearby(named, i, -1), ...nearby(named, i, 1)];
    const isPersonal = !near.some(({ words }) => isThingLabel(words)) && near.some((other) => PERSONAL.has(other.kind));
    const isRecord = isPersonal && near.some((other) => other.kind === 'person' || other.kind === 'birth');
    return [{ kind, label, start, end, isPersonal, isRecord, isWhole }];
  });
}

// "first": "Joy", "last": "Stone"; not "first": "Monday", "last": "Friday", and not "first: Mark the page".
function isFirstAndLast({ text, lower }: ScannedText, all: readonly LabeledValue[], index: number): boolean {
  const own = all[index];
  const [first, last] = own?.words === 'first' ? [own, all[index + 1]] : [all[index - 1], own];
  return (
    first?.words === 'first' &&
    last?.words === 'last' &&
    last.at - first.at <= RECORD_LENGTH_MAX &&
    [first, last].every(({ start, end }) => PART_OF_A_NAME.test(text.slice(start, end))) &&
    (listedBits(matchAt(FIRST_WORD, lower, first.start) ?? '') & GIVEN) !== 0
  );
}

// Wines and articles have a <nombre> too: the name of an element says less than a label in running text.
function kindOfValue({ words, isElement }: LabeledValue): FieldKind | undefined {
  const kind = kindOfLabel(words);
  return isElement && kind === 'person' ? 'person or firm' : kind;
}

function nearby(named: readonly NamedValue[], index: number, step: 1 | -1): NamedValue[] {
  const found: NamedValue[] = [];
  const own = (named[index] as NamedValue).at;
  for (let i = index + step; Math.abs(i - index) <= NEIGHBORS_MAX; i += step) {
    const other = named[i];
    if (other === undefined || Math.abs(other.at - own) > RECORD_LENGTH_MAX) {
      break;
    }
    found.push(other);
  }
  return found;
}

// "User-agent: Googlebot": not a firm's agent.
const PROGRAM = /(?:^| )user agent$/;

// The whole label, its last words ("the direct telephone", "his new mobile"), or the noun that Romance languages write
// first ("matricula_entrega").
function kindOfLabel(words: string): FieldKind | undefined {
  if (endsInThingName(words) || PROGRAM.test(words)) {
    return undefined;
  }
  let rest = words;
  for (let i = 0; i < LABEL_WORDS_MAX + 2 && rest !== ''; i += 1) {
    const kind = fieldKindOf(rest);
    if (kind !== undefined && (i === 0 || (rest.length > 3 && (rest.includes(' ') || !isRoleLabel(rest))))) {
      return kind;
    }
    const space = rest.indexOf(' ');
    rest = space === -1 ? '' : rest.slice(space + 1);
  }
  return fieldKindOf(NOUN_FIRST.exec(words)?.[1] ?? '');
}
