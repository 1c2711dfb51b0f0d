import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GIVEN, listedBits, SURNAME } from '../../../shared/privacy/names/name-bits.ts';

const NAMES = join(import.meta.dirname, '../../../shared/privacy/names');

/** Names, folded and in lower case. */
export interface NameLists {
  readonly given: readonly string[];
  readonly surnames: readonly string[];
  readonly rareGiven: readonly string[];
  readonly rareSurnames: readonly string[];
}

/** Reads the names that the product knows. */
export const readNameLists = (): NameLists => ({
  given: listed('given-names', GIVEN),
  surnames: listed('surnames', SURNAME),
  rareGiven: registered('given-names'),
  rareSurnames: registered('surnames'),
});

function listed(folder: string, bit: number): string[] {
  const words = readdirSync(join(NAMES, folder)).flatMap(
    (file) => readFileSync(join(NAMES, folder, file), 'utf8').match(/[a-z'-]{3,}/g) ?? [],
  );
  return [...new Set(words)].filter((word) => (listedBits(word) & bit) !== 0).sort();
}

// Each line holds the beginning that several names share, and their endings.
function registered(name: string): string[] {
  const lines: readonly string[] = JSON.parse(readFileSync(join(NAMES, 'registered', `${name}.json`), 'utf8'));
  return lines.flatMap((line) => {
    const [beginning = '', ...endings] = line.split(' ');
    return endings.map((ending) => beginning + ending);
  });
}
