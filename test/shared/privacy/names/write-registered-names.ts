// Writes the lists of registered names from published registers: `node write-registered-names.ts FOLDER`. In FOLDER,
// each line of `given-names/COUNTRY.csv` and `surnames/COUNTRY.csv` has a name and the number of its bearers (for
// surnames of the United States, 100,000 minus the rank), `words/*.txt` has words of languages, places and products,
// and `texts/*.txt` has texts without names of persons.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listedBits, nameBits } from '../../../../shared/privacy/names/name-bits.ts';
import {
  isRegisteredGivenName,
  isRegisteredSurname,
} from '../../../../shared/privacy/names/registered/registered-names.ts';
import { foldWhole } from '../../../../shared/privacy/text/folded-text.ts';
import { byBeginning } from './words-by-beginning.ts';

// The minimum number of bearers of a name, by register; a surname with fewer must be in two registers.
const BEARERS_MIN: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'given-names': { es: 200, fr: 200, pl: 100, us: 50, world: 0 },
  surnames: { es: 500, fr: 500, pl: 0, us: 60_000, world: 0 },
};
const NAME = /^[a-z]{4,20}$/;
// A word that texts without persons capitalize more often than this is not listed as a name.
const CAPITALS_MAX = 2;

// Places, peoples, firms and measures that are also registered as names.
const THINGS = new Set(
  `amil aquarius argelia ariston barclay bethania brix britain briton cadillac canaan cassiopeia corinthian daytona
  denali dristan egypt espn foss genesee gotham harland hatteras huygens illyria ireland islay italie italy javan
  judaea judea juventus kenya kuyper lilium londen londyn louisiane lycia maasai mattel mckinsey missouri nash oceana
  oceania persia phillips perrin qwest rockwell scotland sicilia sicily siloam skyland sunni surya sweden taron
  venezia aidon aztlan`.split(/\s+/),
);

const [folder = ''] = process.argv.slice(2);
const others = otherWords();
for (const list of Object.keys(BEARERS_MIN)) {
  const names = registered(list).filter((name) => !others.has(name) && !isKnown(list, name));
  writeFileSync(
    join(import.meta.dirname, '../../../../shared/privacy/names/registered', `${list}.json`),
    `${JSON.stringify(byBeginning(names.sort()), undefined, 2)}\n`,
  );
  process.stdout.write(`${list}: ${names.length}\n`);
}

function registered(list: string): string[] {
  const inRegisters = new Map<string, number>();
  const names = new Set<string>();
  for (const [country, lines] of linesOf(list, '.csv')) {
    const ofCountry = new Map<string, number>();
    for (const line of lines) {
      const comma = line.lastIndexOf(',');
      const name = folded(line.slice(0, comma));
      ofCountry.set(name, Math.max(ofCountry.get(name) ?? 0, Number(line.slice(comma + 1))));
    }
    const min = BEARERS_MIN[list]?.[country] ?? Number.POSITIVE_INFINITY;
    for (const [name, bearers] of ofCountry) {
      inRegisters.set(name, (inRegisters.get(name) ?? 0) + 1);
      if (bearers >= min || (list === 'surnames' && (inRegisters.get(name) ?? 0) > 1)) {
        names.add(name);
      }
    }
  }
  return [...names].filter((name) => NAME.test(name));
}

// A surname that is recognized by its ending needs no list.
function isKnown(list: string, name: string): boolean {
  const isRegistered = isRegisteredGivenName(name) || isRegisteredSurname(name);
  return listedBits(name) !== 0 || (list === 'surnames' && !isRegistered && nameBits(name) !== 0);
}

function otherWords(): Set<string> {
  const words = new Set(THINGS);
  for (const [, lines] of linesOf('words', '.txt')) {
    for (const line of lines) {
      words.add(folded(line));
    }
  }
  const capitals = new Map<string, number>();
  for (const [, lines] of linesOf('texts', '.txt')) {
    for (const [word] of lines.join('\n').matchAll(/\p{L}+/gu)) {
      const plain = folded(word);
      const count = (capitals.get(plain) ?? 0) + 1;
      capitals.set(plain, count);
      if (/^\p{Ll}/u.test(word) || (count > CAPITALS_MAX && word !== word.toUpperCase())) {
        words.add(plain);
      }
    }
  }
  return words;
}

function folded(word: string): string {
  return (/^[a-z]+$/i.test(word) ? word : foldWhole(word).text).toLowerCase();
}

function linesOf(list: string, ending: string): [name: string, lines: readonly string[]][] {
  return readdirSync(join(folder, list))
    .filter((file) => file.endsWith(ending))
    .map((file) => [
      file.slice(0, -ending.length),
      readFileSync(join(folder, list, file), 'utf8')
        .trim()
        .split('\n'),
    ]);
}
