import type { Finding } from '../../finding.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { digitsOf } from '../../text/digits-of.ts';
import { allMatches, matchAt } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { foundSecret } from './secret-value.ts';

/** What separates a code from the words before it: a colon, an equals sign or a space; "PIN:4821", "PIN 4821". */
export const BEFORE_VALUE = '(?: ?[:=] ?| {1,2})';

// Words that can come between the name of a code and the code: "is", "is still", "has changed".
const LINK_WORDS =
  "has changed|ist neu|hat sich geandert|a change|ha cambiado|e cambiato|is gewijzigd|is veranderd|mudou|zmienil sie|dalej|bez zmian|har andrats|har bytts|is|was|now|still|remains|stays|just|ist|war|lautet|jetzt|noch|immer|weiterhin|bleibt|c'est|est|etait|reste|toujours|tjrs|tjs|encore|le|es|era|ahora|sigue|siendo|todavia|aun|el|e|ora|ancora|sempre|rimane|resta|agora|ainda|continua|(?:continua )?a ser|is nu|nu|nog|steeds|altijd|blijft|to|jest|teraz|nadal|wciaz|pozostaje|ar|er|fortfarande|stadig";

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
