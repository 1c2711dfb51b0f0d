import type { Finding } from '../../finding.ts';
import { matchAt } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { columnsOf } from '../../text/tables/table-parts.ts';
import { wordSet } from '../../word-set.ts';
import { NUMBERED } from '../addresses/other-numbers.ts';

// A name and a number: "Św. Marcin 80", "Hinter dem Deich 3", "Overtoom 88-III", "Spui 7 hs".
const NAME_AND_NUMBER =
  /(?:'[st][ -])?[A-Z\u00AA-\uFFFB][A-Za-z\u00AA-\uFFFB'. -]{2,40} [1-9]\d{0,3}(?: ?[A-Za-z])?(?:[/-][0-9A-Za-z]{1,4})?(?:,? [0-9A-Za-z\u00AA-\uFFFB.]{1,8}){0,2}/y;

/**
 * Finds the addresses that nothing but their column identifies: at least half of its cells are found as addresses, and
 * the others contain a name and a number.
 */
export function findAddressColumns({ text, lower, cells }: ScannedText, addresses: readonly Finding[]): Finding[] {
  if (cells.length === 0 || addresses.length === 0) {
    return [];
  }
  const starts = new Set(addresses.map(({ start }) => start));
  return columnsOf(cells).flatMap((column) => {
    const others = column.filter(({ start }) => !starts.has(start));
    if (others.length * 2 > column.length) {
      return [];
    }
    return others
      .filter(
        ({ start, end }) =>
          matchAt(NAME_AND_NUMBER, text, start)?.length === end - start && !isNumberedThing(lower.slice(start, end)),
      )
      .map(({ start, end }): Finding => ({ kind: 'STREET_ADDRESS', start, end, strength: 1 }));
  });
}

// "Halle 4", "Tesla Model 3": what is numbered comes before its number or at the beginning.
function isNumberedThing(cell: string): boolean {
  const words = cell.split(/[ ,]/);
  const number = words.findIndex((word) => /^\d/.test(word));
  return [words[0], words[number - 1]].some((word = '') => NUMBERED.test(word) || PARTS_OF_SITES.has(word));
}

const PARTS_OF_SITES = wordSet(
  `lager lagerhalle werk werkstatt depot hangar halle bau gebaude model modell modele modelo modello warehouse building hall unit bay gate plant site store studio campus magazzino reparto
  capannone entrepot batiment quai almacen nave edificio planta armazem pavilhao magazyn hala budynek zaklad magazijn gebouw loods stand box garage parking etage etasje plan`,
);
