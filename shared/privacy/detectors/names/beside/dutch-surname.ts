import { SURNAME } from '../../../names/name-bits.ts';
import { DUTCH_PARTICLES } from '../../../names/particles.ts';
import { compileExpression } from '../../../text/compiled-expression.ts';
import type { ScannedText } from '../../../text/scanned-text.ts';
import { textBefore } from '../../../text/text-beside.ts';
import { isGiven } from '../name-candidate.ts';
import type { NameRun, NameWord } from '../name-run.ts';

const ONLY_IN_NAMES = /^(?:(?:van|op|uit|in) (?:der|den|t)|te[rn])$/;

/**
 * Returns a word after Dutch particles as a surname, whatever else it means, if a given name or an initial comes before
 * them ("Sanne van der Laan", "Jeroen van 't Hof"); or the word as it is.
 */
export function asDutchSurname(run: NameRun, particles: NameRun, word: NameWord): NameWord {
  const before = run.at(-1);
  const isSurname =
    ONLY_IN_NAMES.test(particles.map(({ lower }) => lower).join(' ')) &&
    (isGiven(before) || before?.role === 'initial' || (before?.role === 'name' && isGiven(run.at(-2))));
  return isSurname ? { ...word, role: word.role === 'plain' ? 'plain' : 'name', bits: SURNAME } : word;
}

/** Whether a word in lower case at a position is a surname after Dutch particles: "bij sanne van der laan". */
export const isAfterDutchParticles = ({ lower }: Pick<ScannedText, 'lower'>, start: number): boolean =>
  PARTICLES_BEFORE.test(textBefore(lower, start, REACH));

const PARTICLES_BEFORE = compileExpression(`[a-z] (?:${DUTCH_PARTICLES}) $`, '');
// As many characters as the longest of them, with the spaces and the letter before it.
const REACH = 10;
