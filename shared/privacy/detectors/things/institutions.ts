import { GIVEN, listedBits } from '../../names/name-bits.ts';
import { allMatches } from '../../text/match-at.ts';

// "Harvard University", "Universidad de Harvard", "die Harvard-Universitat".
const BEHIND =
  /(?<![A-Za-z'-])([A-Z][a-z]{2,40})[ -](?:University|College|Institute|Museum|Foundation|Universit[aä]t|Universiteit|Stiftung)(?![A-Za-z])/g;
const BEFORE =
  /(?<![A-Za-z'-])(?:[Uu]niversidade?|[Uu]niversit[eéaà]|Universit[aä]t|[Uu]niversiteit|[Uu]niwersytet) (?:(?:de|di|van) )?([A-Z][a-z]{2,40})(?![A-Za-z])/g;

// By the values that a request knows: its texts are read one after the other.
const NAMED = new WeakMap<object, Set<string>>();

/** Notes for all texts of a request, which share `known`, what a text of it calls a university or the like. */
export function noteInstitutions(known: object, text: string): void {
  const names = NAMED.get(known) ?? new Set();
  NAMED.set(known, names);
  for (const { 1: name = '' } of [...allMatches(BEHIND, text), ...allMatches(BEFORE, text)]) {
    names.add(name.toLowerCase());
  }
}

/**
 * Whether a text of the request names an institution so: "Harvard" by itself is then the university, although the
 * request knows a John Harvard. A given name stays a person's.
 */
export const isNamedInstitution = (known: object, word: string): boolean =>
  NAMED.get(known)?.has(word) === true && (listedBits(word) & GIVEN) === 0;
