import type { Finding } from '../../finding.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { columnsOf, type TableCell } from '../../text/tables/table-parts.ts';
import { LOCK_CODES } from './door-code.ts';
import { CODE_WORDS } from './mentioned-code.ts';
import { foundSecret } from './secret-value.ts';

// "Door code", "Code" and "neuer Code", folded.
const OF_LOCK = compileExpression(`^(?:keypad code|${LOCK_CODES})$`, '');
const CODES = compileExpression(
  `^(?:(?:neuer|new|nouveau|nuevo|nuovo|nieuwe|novo|nowy|ny) )?(?:(?:${CODE_WORDS}))$`,
  '',
);
// The whole heading of the column beside it.
const LOCKS =
  /^(?:doors?|gates?|entrances?|locks?|lockers?|alarms?|tur(?:en)?|tore?|eingange?|spind|schloss|alarmanlage|portes?|portails?|entrees?|acces|casier|puertas?|accesos?|entradas?|taquillas?|port[aei]|cancell[oi]|ingress[oi]|armadietti?|allarme|deur(?:en)?|poort(?:en)?|ingang(?:en)?|slot(?:en)?|kluisje|portas?|portoes|portao|cacifo|alarme|drzwi|bram[ay]|wejsci[ae]|szafka|klatka|dorr(?:ar)?|port(?:ar)?|grind(?:ar)?|entre|skap|larm)$/;
const CODE = /^(?:\d{3,8}[A-Z]?|\d{1,4}[A-Z]\d{1,4})[#*]?$/i;

/**
 * Finds the codes in a column for codes of doors and the like, or in one for codes beside a column for doors and the
 * like, if the column contains nothing else.
 */
export function findCodeColumns({ text, cells }: ScannedText): Finding[] {
  return columnsOf(cells)
    .filter(([first, ...others]) => first !== undefined && isOfLocks(first) && [first, ...others].every(isCode(text)))
    .flatMap((column) => column.map(({ start, end }) => foundSecret(start, text.slice(start, end))));
}

const isOfLocks = ({ label, labels }: TableCell): boolean =>
  OF_LOCK.test(label) || (CODES.test(label) && labels.some((other) => LOCKS.test(other)));

const isCode =
  (text: string) =>
  ({ start, end }: TableCell): boolean =>
    CODE.test(text.slice(start, end));
