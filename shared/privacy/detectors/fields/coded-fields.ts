import { compileExpression } from '../../text/compiled-expression.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { type PlaceFormat, valuesIn } from '../segments/segment-format.ts';
import type { Field } from './fields.ts';

/** A code of a payment message, and what follows it. */
interface Code extends PlaceFormat {
  readonly kind: 'person or firm' | 'address';
  readonly label: string;
}

const raw = String.raw;
// The customer who pays and the one who is paid, with their account: "50K:/DE89…".
const PARTY = raw`:5(?:0[FHK]?|9F?):/[A-Z0-9]{5,34}\n(?:1/)?`;
const CODES: readonly Code[] = [
  party('person or firm', ':86:', raw`\?3[23]([^?\n]{2,35})(?=[?\n]|$)`),
  party('person or firm', '/NAME/', raw`/NAME/([^/\n]{2,70})(?=/(?:[A-Z]{4}/|\n)|\n|$)`),
  party('person or firm', ':5', raw`${PARTY}([^\n:]{2,70})(?=\n)`),
  party('address', ':5', raw`${PARTY}[^\n:]{2,70}\n(?:2/)?([^\n:]{2,70})(?=\n)`),
];

function party(kind: Code['kind'], sign: string, source: string): Code {
  const label = kind === 'address' ? 'address' : 'name';
  return { kind, label, sign, expression: compileExpression(source, 'g') };
}

/** Finds the parties of payments in the messages of banks (SWIFT MT103 and MT940), where codes stand for labels. */
export function codedFields({ text }: ScannedText): Field[] {
  return valuesIn(text, CODES).map(
    ({ format: { kind, label }, start, end }): Field => ({
      kind,
      label,
      start,
      end,
      isPersonal: true,
      isRecord: true,
      isWhole: true,
    }),
  );
}
