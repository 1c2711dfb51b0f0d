import { remembered } from '../../remembered.ts';
import table from './labels.json' with { type: 'json' };

/** What a label says about the value after it or below it. */
export type FieldKind = Exclude<keyof typeof table, 'role' | 'thing' | 'place'>;

// Folded, in lower case, separated by single spaces: "lastName", "last_name" and "Last name:" all become "last name".
// In reverse, so that a label of several kinds gets the first.
const BY_LABEL = new Map<string, keyof typeof table>();
for (const [kind, languages] of Object.entries(table).toReversed()) {
  for (const label of Object.values(languages).flatMap((list) => list.split(','))) {
    BY_LABEL.set(label, kind as keyof typeof table);
  }
}

/**
 * Returns what a label with exactly these words means; the words are folded, in lower case, separated by single spaces.
 * A role marks a person.
 */
export function fieldKindOf(words: string): FieldKind | undefined {
  const kind = BY_LABEL.get(words);
  return kind === 'role' ? 'person' : kind === 'thing' || kind === 'place' ? undefined : kind;
}

/** Whether a label is a role, which marks a person only as the whole label: "Madre:", not "Placa madre:". */
export const isRoleLabel = (words: string): boolean => ROLES.has(words);

/** Whether a label belongs to things rather than to persons: a name beside it does not count as a person's. */
export const isThingLabel = (words: string): boolean => THINGS.has(words);

/** Whether a label belongs to places or carriers, whose names are not those of persons either. */
export const isPlaceLabel = (words: string): boolean => PLACES.has(words);

const labelsOf = (languages: Readonly<Record<string, string>>): ReadonlySet<string> =>
  new Set(Object.values(languages).flatMap((list) => list.split(',')));
const [ROLES, THINGS, PLACES] = [labelsOf(table.role), labelsOf(table.thing), labelsOf(table.place)];

/** Returns the words of a label: "lastName", "last_name" and "Last-Name(s)" all become "last name". */
export const labelWords: (written: string) => string = remembered((written) =>
  written
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/(?<=[a-z])\([a-z]{1,2}\)|\/(?:a|o|e|r|in|ra|ka|rice|innen)(?![a-z])/g, '')
    .replace(/[^a-z0-9]{1,16}/g, ' ')
    // "n.º" is folded to "n.o".
    .replace(/\bn o\b/g, 'n')
    .trim(),
);
