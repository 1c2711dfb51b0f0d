import type { Finding } from '../../../finding.ts';
import type { PersonalDataKind } from '../../../kinds.ts';
import { beginsAlone, endsAlone } from '../../../text/stands-alone.ts';
import { isLabeledPlate } from '../plate-formats.ts';
import { formOf, formStep } from './value-form.ts';

const LISTED_KINDS: ReadonlySet<PersonalDataKind> = new Set([
  'PHONE',
  'LICENSE_PLATE',
  'IBAN',
  'BANK_ACCOUNT',
  'PASSPORT',
  'DRIVER_LICENSE',
  'NATIONAL_ID',
  'CREDIT_CARD',
  'US_SSN',
  'VIN',
]);
// A shorter value, such as the security code of a card, has the form of any number. Not measured.
const LENGTH_MIN = 5;
const LENGTH_MAX = 40;
const CONNECTORS = [', ', '; ', ' / ', ',\n', ';\n', ',', ';'];
// "87630886-N-12345678-Z-…": fewer values that dashes join may be the parts of one code. Not measured.
const JOINED = '-';
const JOINED_MIN = 4;

/**
 * Finds the values of a list that have the form of a value found beside them: its label may be too far away, and a
 * value that a dash joins to another one is not found by itself.
 */
export function findListedValues(text: string, found: readonly Finding[]): Finding[] {
  const values = found.filter(
    ({ kind, start, end }) => LISTED_KINDS.has(kind) && end - start >= LENGTH_MIN && end - start <= LENGTH_MAX,
  );
  const known = new Set(values.map(keyOf));
  const joined = new Set<string>();
  return values.flatMap((value) => {
    const items = [...itemsAfter(text, value, known), ...joinedItems(text, value, joined)];
    return items.filter((item) => addNew(known, item));
  });
}

const keyOf = ({ kind, start }: Finding): string => `${kind} ${start}`;

// Adds the key of a finding; returns whether it was not yet among the keys.
function addNew(keys: Set<string>, item: Finding): boolean {
  const { size } = keys;
  return keys.add(keyOf(item)).size > size;
}

// Returns the values after one that a word beside it identifies, up to the next one that was found.
function itemsAfter(text: string, value: Finding, known: ReadonlySet<string>): Finding[] {
  const connector = CONNECTORS.find((each) => text.startsWith(each, value.end));
  if (connector === undefined || value.strength !== 2) {
    return [];
  }
  const items = itemsBeside(text, value, { connector, step: 1, known });
  const last = items.at(-1);
  return last === undefined || known.has(keyOf(last)) || endsAlone(text, last.end) ? items : items.slice(0, -1);
}

// Returns the values that dashes join to a value. Each row of them is read once.
function joinedItems(text: string, value: Finding, joined: Set<string>): Finding[] {
  if (!addNew(joined, value)) {
    return [];
  }
  const before = itemsBeside(text, value, { connector: JOINED, step: -1 });
  const after = itemsBeside(text, value, { connector: JOINED, step: 1 });
  const items = [...before, ...after];
  for (const item of items) {
    joined.add(keyOf(item));
  }
  const [first, last] = [before.at(-1) ?? value, after.at(-1) ?? value];
  const isWhole = beginsAlone(text, first.start) && endsAlone(text, last.end);
  return isWhole && items.length + 1 >= JOINED_MIN ? items : [];
}

interface Direction {
  readonly connector: string;
  readonly step: 1 | -1;
  /** Values that were found; an item that is one of them is the last. */
  readonly known?: ReadonlySet<string>;
}

// Returns the items of the same form after a value, or before it in reverse order.
function itemsBeside(
  text: string,
  { kind, start, end, strength }: Finding,
  { connector, step, known }: Direction,
): Finding[] {
  const isNext = (at: number): boolean => text.startsWith(connector, step === 1 ? at : at - connector.length);
  const items: Finding[] = [];
  let at = step === 1 ? end : start;
  if (!isNext(at)) {
    return items;
  }
  const isSame = formStep(formOf(text.slice(start, end), kind), step);
  while (isNext(at)) {
    const from = at + step * connector.length;
    at = isSame(text, from);
    const range = { start: Math.min(from, at), end: Math.max(from, at) };
    const written = text.slice(range.start, range.end);
    if (at === -1 || (kind === 'LICENSE_PLATE' && !isLabeledPlate(written))) {
      break;
    }
    const item: Finding = { kind, ...range, strength, value: written.replace(/[^A-Za-z0-9]/g, '').toUpperCase() };
    items.push(item);
    if (known?.has(keyOf(item)) === true) {
      break;
    }
  }
  return items;
}
