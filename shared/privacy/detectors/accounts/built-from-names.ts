import { listedBits } from '../../names/name-bits.ts';
import { allMatches } from '../../text/match-at.ts';
import { textAround } from '../../text/text-beside.ts';

// A few lines before and after the account. Not measured.
const REACH = 240;
const CAPITALIZED =
  /(?<![A-Za-z0-9@._-])[A-Z](?:[a-z]{1,20}|[A-Z]{2,20})(?:['-][A-Z]?[A-Za-z]{0,20}){0,3}(?![A-Za-z0-9@._])/g;
const ACCOUNT = /^([a-z]{2,24}(?:[._-][a-z]{1,24}){0,3})\d{0,4}$/;
const SURNAME_MIN = 4;
// Directories cut names to eight characters.
const CUT = 8;

/**
 * Whether an account is built from names near it, as directories do: an initial and a surname ("bosterma" for Birgit
 * Ostermann), a surname and an initial, the beginnings of both, or parts of both with a dot between.
 */
export function isBuiltFromNames(
  account: string,
  { text, start, reach = REACH }: { readonly text: string; readonly start: number; readonly reach?: number },
): boolean {
  const written = /^[A-Z][a-z]/.test(account) ? undefined : ACCOUNT.exec(account.toLowerCase())?.[1];
  if (written === undefined || listedBits(written) !== 0) {
    return false;
  }
  const near = textAround(text, { start, end: start + account.length }, reach);
  const names = [...new Set(allMatches(CAPITALIZED, near).map(([name]) => name.toLowerCase().replace(/['-]/g, '')))];
  const parts = written.split(/[._-]/);
  if (parts.length > 1) {
    return hasDistinctNames(parts, names) && parts.some((part) => part.length >= SURNAME_MIN);
  }
  // "kbaumgaertl" for Baumgärtl, which folds to "baumgartl"
  const spellings = [written, written.replace(/([aou])e/g, '$1')];
  return spellings.some((spelling) => names.some((surname) => isBuiltFrom(spelling, surname, names)));
}

const hasDistinctNames = (parts: readonly string[], names: readonly string[]): boolean => {
  const used = parts.map((part) => names.find((name) => name.startsWith(part)));
  return !used.includes(undefined) && new Set(used).size > 1;
};

function isBuiltFrom(account: string, surname: string, names: readonly string[]): boolean {
  if (surname.length < SURNAME_MIN) {
    return false;
  }
  const isOther = (beginning: string): boolean => names.some((name) => name !== surname && name.startsWith(beginning));
  const isAfter = [1, 2, 3].some((letters) => {
    const rest = account.slice(letters);
    const isWhole = rest.length >= SURNAME_MIN || (letters === 3 && rest.length === 3);
    const beginning = account.slice(0, letters);
    // "fbnunes" for Filomena Bragança Nunes
    const areInitials = rest === surname && [...beginning].every(isOther);
    return isWhole && surname.startsWith(rest) && (isOther(beginning) || areInitials);
  });
  const isBefore = [1, 2].some((letters) => {
    const rest = account.slice(0, -letters);
    return rest.length >= SURNAME_MIN && surname.startsWith(rest) && isOther(account.slice(-letters));
  });
  return isAfter || isBefore || (account.length === CUT && surname.length > CUT && surname.startsWith(account));
}
