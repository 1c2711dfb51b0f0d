import type { ScannedText } from '../../text/scanned-text.ts';
import { textAfter } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import { isThingBefore } from './thing-words.ts';

/** Whether a word for a room or a part of a building, which can be a name, stands before its number: "Ward 9". */
export const isNumberedRoom = ({ text, lower }: ScannedText, { start, end }: TextRange): boolean =>
  NUMBER.test(textAfter(text, end, NUMBER_REACH)) && isThingBefore(lower.slice(start, end));

// Not "Hala 12:30".
const NUMBER = /^ \d{1,4}[A-Za-z]?(?![\d:])/;
const NUMBER_REACH = 8;
