import type { ScannedText } from '../../text/scanned-text.ts';
import { type Candidate, isGiven, isPlain, isSurname } from './name-candidate.ts';

/**
 * Whether names are a frequent given name that is nothing else and a surname, in either order; or two words around an
 * initial or a particle.
 */
export function isFullName({ words, names }: Candidate): boolean {
  const [first, second] = [names[0], names[1]];
  const last = names.at(-1);
  if (isGiven(first) && isPlain(first)) {
    return isSurname(last) || names.slice(1).every((name) => isPlain(name));
  }
  if (isGiven(first) && isSurname(last) && isPlain(last)) {
    return true;
  }
  if (!isPlain(first) || !isPlain(last)) {
    return false;
  }
  // "Singh Gurpreet", "Kowalska Anna": the surname first.
  if (names.length === 2 && isSurname(first) && isGiven(last)) {
    return true;
  }
  if (words.some(({ role }) => role === 'initial')) {
    return true;
  }
  if (words.some(({ role, lower }) => role === 'particle' && SURE_PARTICLES.has(lower))) {
    return true;
  }
  return isSurname(last) && (isSurname(first) ? isGiven(second) : true);
}

const SURE_PARTICLES = new Set(['van', 'von', 'bin', 'ibn', 'ter', 'ten', 'della']);

/** Whether a particle joins names of which one is an acronym: "Lohn von CHF", "ZK von Siemens". */
export function hasAcronym({ text }: ScannedText, { words }: Candidate): boolean {
  const written = words.filter(({ role }) => role === 'name').map(({ start, end }) => text.slice(start, end));
  return (
    words.some(({ role }) => role === 'particle') &&
    written.some((name) => /^[A-Z]{2,4}$/.test(name)) &&
    written.some((name) => /[a-z]/.test(name))
  );
}
