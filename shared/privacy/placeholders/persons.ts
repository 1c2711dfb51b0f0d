import { onceFor } from '../../once.ts';
import type { KnownValues } from '../detectors/known-spellings.ts';
import { fullNames, nameKey } from '../joined-names.ts';
import type { PersonalDataKind } from '../kinds.ts';
import { PARTICLES } from '../names/particles.ts';

/** A value as findings give it. */
interface Value {
  readonly kind: PersonalDataKind;
  readonly value: string;
}

/** Which findings are of the same person. */
export interface Persons {
  /**
   * Returns the value under which a value is counted: a person's full name for a first name, a surname, or a surname
   * with initials. If several full names contain it, the first of these sets decides that has exactly one of them.
   */
  readonly counted: (value: Value, around: readonly ReadonlySet<string>[]) => string;
  /** Whether more values have become known since the last call. */
  readonly haveGrown: () => boolean;
}

/** Gives each person of a request one number, by the full names among its known values. */
export function personsAmong(known: KnownValues): Persons {
  let size = 0;
  let names = readNames(known);
  const grow = (): boolean => {
    const hasGrown = known.size !== size;
    if (hasGrown) {
      size = known.size;
      names = readNames(known);
    }
    return hasGrown;
  };
  return {
    counted: ({ kind, value }, around) => {
      if (kind !== 'PERSON') {
        return value;
      }
      grow();
      const key = nameKey(value);
      const persons = names.personsOf(key);
      const choices = [persons, ...around.map((set) => persons.filter((each) => names.among(set).has(each)))];
      return names.values.get(choices.find(({ length }) => length === 1)?.[0] ?? key) ?? value;
    },
    haveGrown: grow,
  };
}

/** Returns the full names among values, by which a short name of the same document is understood. */
export function namesOf(values: readonly Value[]): Set<string> {
  const persons = values.filter(({ kind }) => kind === 'PERSON').map(({ value }) => nameKey(value));
  return new Set(persons.filter((key) => wordsOf(key).length > 1));
}

/** Returns a function that adds the full names among values to those of their document, and returns all of these. */
export function namesByDocument(): (
  documentId: string | undefined,
  values: readonly Value[],
) => ReadonlySet<string> | undefined {
  const byDocument = new Map<string, Set<string>>();
  return (documentId, values) => {
    if (documentId === undefined) {
      return undefined;
    }
    const names = byDocument.get(documentId) ?? new Set();
    byDocument.set(documentId, names);
    for (const name of namesOf(values)) {
      names.add(name);
    }
    return names;
  };
}

interface Names {
  /** Full names by their words, each with the value that was found first. */
  readonly values: ReadonlyMap<string, string>;
  /** Returns the longest full names that a name may stand for, or the name itself. */
  readonly personsOf: (key: string) => readonly string[];
  /** Returns the longest full names that these names stand for. */
  readonly among: (keys: ReadonlySet<string>) => ReadonlySet<string>;
}

function readNames(known: KnownValues): Names {
  const values = fullNames(known);
  const byWord = new Map<string, Set<string>>();
  for (const key of values.keys()) {
    for (const word of wordsOf(key)) {
      byWord.set(word, (byWord.get(word) ?? new Set()).add(key));
    }
  }
  const persons = new Map<string, readonly string[]>();
  const personsOf = (key: string): readonly string[] => {
    const before = persons.get(key);
    if (before !== undefined) {
      return before;
    }
    const longer = [...candidates(key, byWord)].filter((name) => standsFor(key, name));
    const found = longer.length === 0 ? [key] : [...new Set(longer.flatMap(personsOf))];
    persons.set(key, found);
    return found;
  };
  const among = onceFor((keys: ReadonlySet<string>): ReadonlySet<string> => {
    const all = [...keys].map(personsOf);
    return new Set(all.flatMap((each) => (each.length === 1 ? each : [])));
  });
  return { values, personsOf, among };
}

// The full names that contain the rarest word of a name that is not an initial.
function candidates(key: string, byWord: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const sets = wordsOf(key)
    .filter((word) => !INITIALS.test(word))
    .map((word) => byWord.get(word) ?? NONE);
  return sets.toSorted((a, b) => a.size - b.size)[0] ?? NONE;
}

const NONE: ReadonlySet<string> = new Set();

// "m.", "j.-l.", "ph.", and without a full stop a single letter.
const INITIALS = /^(?:[a-z]{1,3}\.(?:-?[a-z]{1,3}\.)*|[a-z])$/;

// "van der" is no part of a name by which somebody is called.
const wordsOf = (key: string): string[] => key.split(' ').filter((word) => !PARTICLES.has(word));

// "velden", "der van velden" and "der m. van velden" stand for "der mariska van velden". Names of two words without an
// initial are different persons: "Maria Silva" and "Maria João Silva".
function standsFor(short: string, long: string): boolean {
  const words = wordsOf(short);
  const initials = words.filter((word) => INITIALS.test(word));
  if (short.length >= long.length || (words.length > 1 && initials.length === 0)) {
    return false;
  }
  const left = wordsOf(long);
  const isIn = words.filter((word) => !initials.includes(word)).every((word) => taken(left, (other) => other === word));
  const parts = left.flatMap((word) => word.split('-'));
  return (
    isIn &&
    initials
      .flatMap((word) => word.match(/[a-z]+/g) ?? [])
      .every((each) => taken(parts, (other) => other.startsWith(each) && other.length > each.length))
  );
}

// Takes the first word that fits out of the list.
function taken(words: string[], fits: (word: string) => boolean): boolean {
  const index = words.findIndex(fits);
  if (index !== -1) {
    words.splice(index, 1);
  }
  return index !== -1;
}
