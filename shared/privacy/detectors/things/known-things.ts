import { compileExpression } from '../../text/compiled-expression.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import type { TextRange } from '../../text/text-range.ts';

// Shops, brands, islands, diseases and works that are written like a person, with or without a title, folded; none
// whose name is common. "Herr Dr. Oetker" is a person.
const NAMES = [
  'lou gehrig|creutzfeldt[- ]jakob|guillain[- ]barre',
  'tristan da cunha|tristao da cunha|fernando de noronha|marie[- ]galante',
  "bakker bart|max havelaar|uncle ben's|aunt jemima|jack wolfskin|tony's chocolonely|meister proper|mary poppins|robin hood|don qui(?:jote|xote|chotte)(?: de la mancha)?",
  "(?<!(?:herrn?|frau) )dr\\.? (?:oetker|hauschka|pepper|bronner(?:'?s)?|martens (?:boots?|shoes|schuhe|stiefel|schoenen|laarzen|1460)|scholl (?:sandal|schuh|inleg|einlege|soles|voet|fuss)[a-z]*)",
  'mr\\.? (?:clean|muscle|potato head)|mrs\\.? doubtfire|m(?:ada)?me tussauds?|madame (?:butterfly|bovary)|captain morgan (?:rum|spiced|0[.,]7)',
];
// Signs that doctors name after their discoverers, before what was found of them: "Babinski negativ".
const SIGNS =
  '(?:babinski|romberg|lasegue|trendelenburg|valsalva|homans|murphy|kernig|brudzinski|tinel|phalen|lhermitte|mingazzini|giordano|blumberg|rovsing|mcburney|lachman|thomas|allen)';
const RESULTS =
  '(?:(?:beidseits|bds\\.?|bilateral(?:e|ment)?|links|rechts|obustronnie|obustronny) )?(?:negativ[aeo]?|positiv[aeo]?|negatief|positief|negatif|positif|assente|presente|absent|present|ujemn[yea]|dodatni[ae]?|neg\\.|pos\\.)';
const KNOWN = compileExpression(`(?<![a-z])(?:${NAMES.join('|')}|${SIGNS} ${RESULTS})(?![a-z])`, 'g');

/** Finds shops, brands, islands, diseases and medical signs that are written like persons. */
export const findKnownThings = ({ lower }: Pick<ScannedText, 'lower'>): TextRange[] =>
  allMatches(KNOWN, lower).map(({ 0: written, index }) => ({ start: index, end: index + written.length }));
