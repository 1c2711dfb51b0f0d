import type { Finding } from '../../finding.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { allMatches, matchAt } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { LEADING_TYPES, STREET_ENDING, SURE_TYPES } from './street-words.ts';

// Words for living somewhere, before a street.
const LIVES =
  /(?<![a-z])(?:(?:lives|lived|(?:i|we|they|you|who) live) (?:on|in|at)|(?:wohn(?:e|t|te|ten)|(?:wir|sie) wohnen)(?: jetzt)?(?: in der| in| am| an der)?|wohnhaft(?: in der| in)?|habit(?:e|ons|ez|ent|ait)(?: au)?|demeurant|domiciliee? (?:au )?|viv(?:o|e|en|imos|ia) en(?: la| el)?|abit(?:o|a|iamo|ano|ava) in|residente in|woon(?:t|de|en)? (?:op|aan|in de)(?: de| het)?|mor(?:o|a|am|amos) n[ao]|reside n[ao]|mieszka(?:m|my|ja|l|la)? (?:przy|na)|zamieszkal[ya] (?:przy|na)|zam\.|bor (?:pa|vid)|flyttar till) (?=[A-Za-z])/g;
const WORD = "[A-Z\\u00AA-\\uFFFB][A-Za-z\\u00AA-\\uFFFB'.-]{1,24}";
const PARTICLE = "(?:(?:de|du|des|del|della|dei|delle|la|le|los|las|do|da|dos|das|di) |[dl]')";
const NAMED = compileExpression(`${PARTICLE}{0,2}${WORD}(?: ${PARTICLE}{0,2}${WORD}){0,3}`, 'y');
const TYPE = /[A-Za-z\u00AA-\uFFFB]{1,14}\.? /y;
const TYPED = compileExpression(`(?:${WORD} ){0,2}${WORD}`, 'y');
const TOWN_WORD = "[A-Z\\u00AA-\\uFFFB][A-Za-z\\u00AA-\\uFFFB'-]{1,24}";
const TOWN = compileExpression(`, ${TOWN_WORD}(?: ${PARTICLE}{0,2}${TOWN_WORD}){0,2}(?=[.,;)\\n]|$)`, 'y');
// "She lives in Chapel Lane 12": the house number after the name, which alone does not prove an address.
const NUMBER = compileExpression(' \\d{1,4}(?: ?[A-Za-z])?(?=[.,;)\\n]|$)', 'y');
// Shorter types are words or initials, unless a full stop follows.
const TYPE_MIN = 3;

// "Ich wohne Im Sonnenwinkel 3": a preposition with a capital is the beginning of a German street's name.
const PREPOSITIONAL =
  /(?<![a-z])(?:wohn(?:e|t|te|ten|en)(?: jetzt)?|wohnhaft|Wohnhaft|gezogen|umgezogen) ((?:Im|Am|Zum|Zur|Beim|An de[rnm]|In de[rnm]|Auf de[rnm]|Unter de[rnm]|Hinter de[rnm]|Vor de[rnm]) [A-Z][a-z\u00AA-\uFFFB-]{1,24}(?: [A-Z][a-z\u00AA-\uFFFB-]{2,24})? \d{1,4}(?: ?[a-z])?)(?=[.,;)\n]|$| (?:in|und) )/g;

function findPrepositionalStreets({ text }: ScannedText): Finding[] {
  return allMatches(PREPOSITIONAL, text).map(({ 0: written, 1: street = '', index }) => {
    const end = index + written.length;
    return {
      kind: 'STREET_ADDRESS',
      start: end - street.length,
      end: end + (matchAt(TOWN, text, end) ?? '').length,
      strength: 1,
    };
  });
}

/**
 * Finds streets where someone lives, with or without a number, and the town after them: "mora na Rua das Flores,
 * Monção".
 */
export function findResidenceStreets(scanned: ScannedText): Finding[] {
  const typed = allMatches(LIVES, scanned.lower).flatMap(({ 0: written, index }): Finding[] => {
    const start = index + written.length;
    const named = typedFirst(scanned, start) ?? typedLast(scanned, start);
    return named === null ? [] : [{ kind: 'STREET_ADDRESS', start, end: withTown(scanned, named), strength: 1 }];
  });
  return [...typed, ...findPrepositionalStreets(scanned)];
}

// Returns the end of an address, after its number and its town, from the end of its street.
function withTown({ text }: ScannedText, street: number): number {
  const end = street + (matchAt(NUMBER, text, street) ?? '').length;
  return end + (matchAt(TOWN, text, end) ?? '').length;
}

// Returns the end of a street whose type comes first ("Rua das Flores"), or null.
function typedFirst({ text, lower }: ScannedText, start: number): number | null {
  const type = matchAt(TYPE, text, start);
  if (type === null) {
    return null;
  }
  const word = lower.slice(start, start + type.length - 1);
  const isType = word.endsWith('.')
    ? LEADING_TYPES.has(word.slice(0, -1))
    : word.length >= TYPE_MIN && LEADING_TYPES.has(word);
  const name = isType ? matchAt(NAMED, text, start + type.length) : null;
  return name === null ? null : start + type.length + lengthWithoutFullStop(name);
}

// Returns the end of a street whose type comes last ("Chapel Lane"), or null.
function typedLast({ text, lower }: ScannedText, start: number): number | null {
  const name = matchAt(TYPED, text, start);
  if (name === null) {
    return null;
  }
  const end = start + lengthWithoutFullStop(name);
  const last = lower.slice(start + name.lastIndexOf(' ') + 1, end);
  return STREET_ENDING.test(last) || (name.includes(' ') && SURE_TYPES.has(last)) ? end : null;
}

const lengthWithoutFullStop = (name: string): number => name.replace(/[.'-]{1,3}$/, '').length;
