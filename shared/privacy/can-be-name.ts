import { wordBefore } from './detectors/names/person-context.ts';
import { isPartOfFirm } from './detectors/things/legal-form.ts';
import { isNamedOtherwise } from './detectors/things/other-meanings.ts';
import { beginsWithThing, isGoodsBefore } from './detectors/things/thing-words.ts';
import { KIN } from './names/kin.ts';
import { foldWhole } from './text/folded-text.ts';
import type { TextRange } from './text/text-range.ts';

// The numbers of characters around a name that show what it is: a few words. Not measured.
const BEFORE = 40;
const AFTER = 60;

/** Whether a range of a text that the tagger takes for a person's name can be one by the words in it and beside it. */
export function canBeName(source: string, { start, end }: TextRange): boolean {
  const [before, name, beside] = [
    foldedLower(source.slice(Math.max(0, start - BEFORE), start)),
    foldedLower(source.slice(start, end)),
    foldWhole(source.slice(start, end + AFTER)).text,
  ];
  const words = name.split(' ');
  return !(
    beginsWithThing(words) ||
    isPartOfFirm({ text: beside, lower: beside.toLowerCase() }, name.length) ||
    isNamedOtherwise({ lower: before }, words, before.length) ||
    isRelative(words, source.charAt(start)) ||
    (words.length === 1 && isGoodsBefore(wordBefore(before, before.length))) ||
    isGreeting(source.slice(start, end))
  );
}

// "a avo, Dona Bia": in lower case, a word for a relative is not a name.
const isRelative = ([word = '', ...others]: readonly string[], first: string): boolean =>
  others.length === 0 && KIN.has(word) && first === first.toLowerCase();

const foldedLower = (text: string): string => foldWhole(text).text.toLowerCase();

// "Olá, Rosângela!": without its accent the greeting is a name.
const isGreeting = (name: string): boolean => name.normalize('NFC').toLowerCase() === 'olá';
