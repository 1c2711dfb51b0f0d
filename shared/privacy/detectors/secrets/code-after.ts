import type { Finding } from '../../finding.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { digitsOf } from '../../text/digits-of.ts';
import { allMatches, matchAt } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { foundSecret } from './secret-value.ts';

/** What separates a code from the words before it: a colon, an equals sign or a space; "PIN:4821", "PIN 4821". */
export const BEFORE_VALUE = '(?: ?[:=] ?| {1,2})';

/** The source of an expression for the words between the name of a code and the code: "is", "it's still", "becomes". */
export const LINK_WORDS: string = [
  "has changed|is|it's|its|was|now|still|remains|stays|becomes|will be|changes to|changed to|this month|this week|just",
  'ist neu|hat sich geandert|ist|war|er|sie|es|lautet|jetzt|nun|noch|immer|weiterhin|bleibt|wird|diesen monat|diese woche',
  "a change|c'est|est|etait|reste|toujours|tjrs|tjs|encore|maintenant|desormais|devient|passe a|sera|le",
  'ha cambiado|es|era|ahora|sigue|siendo|todavia|aun|pasa a|sera|ser|el',
  'e cambiato|e|ora|adesso|ancora|sempre|rimane|resta|diventa|sara|il',
  'is gewijzigd|is veranderd|is nu|nu|nog|steeds|altijd|blijft|wordt|deze maand|deze week|vanaf maandag|het',
  'mudou|agora|ainda|continua|passa a|sera|a ser|o',
  'zmienil sie|dalej|bez zmian|to|jest|teraz|bedzie|nadal|wciaz|pozostaje',
  'har andrats|har bytts|ar|fortfarande|stadig|forblir|blir|galler|det|den',
].join('|');

/** Compiles words that name a code, folded, together with what may come between them and the code: "is still: ". */
export const beforeCode = (names: string): RegExp =>
  compileExpression(`(?<![a-z0-9])(?:${names})(?:,? (?:${LINK_WORDS})){0,3}${BEFORE_VALUE}["']?`, 'g');

/** Finds the codes of three digits or more that match a sticky expression directly after the words for them. */
export function codesAfter({ text, lower }: ScannedText, words: RegExp, code: RegExp): Finding[] {
  return allMatches(words, lower).flatMap(({ 0: written, index }) => {
    const start = index + written.length;
    const value = matchAt(code, text, start);
    return value !== null && digitsOf(value).length >= DIGITS_MIN ? [foundSecret(start, value)] : [];
  });
}

const DIGITS_MIN = 3;
