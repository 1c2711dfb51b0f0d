/** The known names of fields, by the path of the object that has them: '' for the top-level object. */
type FieldNames = ReadonlyMap<string, readonly string[]>;

/** The path of a field whose name is nearly that of a known field, and the name of that known field. */
interface MisspelledField {
  readonly path: string;
  readonly known: string;
}

// A field with an unknown name is a note of the author, unless its name is nearly a known one: then it is a
// misspelling, and the known field would silently be missing.
const CHANGES_MAX = 2;
// In a short name, only one change counts as a misspelling: two changes turn "file" into "name".
const SHORT_NAME_MAX = 5;

/**
 * Returns the first field whose name is nearly that of a known field that its object lacks, or null. Objects in a list
 * share the path of the list.
 */
export function misspelledField(entry: unknown, fields: FieldNames): MisspelledField | null {
  for (const [path, known] of fields) {
    for (const object of objectsAt(entry, path)) {
      const names = Object.keys(object);
      const missing = known.filter((name) => !names.includes(name));
      for (const name of names.filter((each) => !known.includes(each))) {
        const meant = missing.find((each) => isMisspelling(each, name));
        if (meant !== undefined) {
          return { path: pathOf(path, name), known: meant };
        }
      }
    }
  }
  return null;
}

/** Returns the paths of all fields whose names are not known, each once, in alphabetical order. */
export function unknownFields(entries: readonly unknown[], fields: FieldNames): string[] {
  const found = new Set<string>();
  for (const [path, known] of fields) {
    for (const object of entries.flatMap((entry) => objectsAt(entry, path))) {
      for (const name of Object.keys(object).filter((each) => !known.includes(each))) {
        found.add(pathOf(path, name));
      }
    }
  }
  return [...found].sort();
}

function pathOf(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

function objectsAt(entry: unknown, path: string): object[] {
  const found = path === '' ? entry : (entry as Readonly<Record<string, unknown>> | null)?.[path];
  return [found].flat().filter((each) => typeof each === 'object' && each !== null);
}

function isMisspelling(known: string, name: string): boolean {
  const [one, other] = [known, name].map((each) => each.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
  return changesBetween(one ?? '', other ?? '') <= (known.length <= SHORT_NAME_MAX ? 1 : CHANGES_MAX);
}

// The Damerau-Levenshtein distance: how many letters have to be added, left out, replaced or swapped with a neighbor.
function changesBetween(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const at = (back: number, place: number) => rows[i - back]?.[place] ?? Number.POSITIVE_INFINITY;
      const replaced = at(1, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const isSwap = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swapped = isSwap ? at(2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min(replaced, swapped, at(1, j) + 1, (row[j - 1] ?? 0) + 1));
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}
