// Writes the list of ordinary words: `node write-ordinary-words.ts FILE…`. The files are plain texts, such as
// handbooks, manuals and the messages of programs, in several languages.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listedBits } from '../../../../shared/privacy/names/name-bits.ts';
import {
  isRegisteredGivenName,
  isRegisteredSurname,
} from '../../../../shared/privacy/names/registered/registered-names.ts';
import { foldWhole } from '../../../../shared/privacy/text/folded-text.ts';
import { byBeginning } from './words-by-beginning.ts';

// A word that is written in lower case less often than this in all texts may be a name or a typing error.
const OCCURRENCES_MIN = 15;
const WORD = /(?<![\p{L}\p{N}_@./<%-])\p{Ll}{3,}(?![\p{L}\p{N}_@/=>-])/gu;

const counts = new Map<string, number>();
for (const file of process.argv.slice(2)) {
  for (const [written] of readFileSync(file, 'utf8').matchAll(WORD)) {
    const word = foldWhole(written).text;
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
}
const words = [...counts.keys()].filter(isOrdinary).sort();
writeFileSync(
  join(import.meta.dirname, '../../../../shared/privacy/names/ordinary/ordinary-words.json'),
  `${JSON.stringify(byBeginning(words), undefined, 2)}\n`,
);
process.stdout.write(`${words.length} words\n`);

// A word that a list of names contains is left out: those lists decide about it.
function isOrdinary(word: string): boolean {
  const isListed = listedBits(word) !== 0 || isRegisteredGivenName(word) || isRegisteredSurname(word);
  return (counts.get(word) ?? 0) >= OCCURRENCES_MIN && /^[a-z]{3,}$/.test(word) && !isListed;
}
