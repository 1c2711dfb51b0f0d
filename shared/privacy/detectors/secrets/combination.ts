import type { Finding } from '../../finding.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { contextWords, hasWordBefore } from '../../text/context-expression.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { secretAtEnd } from './secret-value.ts';

// Folded: "Safe combination: 24-08-31", "the combination for the bike cage is 7-22-15".
const COMBINATION = compileExpression(
  "(?<![a-z])(?:zahlen|schloss|cijfer|kod)?(?:combination|kombination(?:en)?|combinaison|combinacion|combinazione|combinatie|combinacao|kombinacja|szyfr)(?: [a-z'-]{1,16}){0,7}(?: ?[:=])? (\\d{1,2}(?: ?[\\u2013-] ?\\d{1,2}){2,3}|\\d{4,6})(?![a-z0-9]|[.,:/-]\\d)",
  'g',
);
const LOCKS = contextWords({
  en: 'safe*,*lock*,vault,*cage,strongbox,cabinet*,cupboard*',
  de: '*safe,*tresor*,*spind*,*schloss*,*schrank*',
  fr: 'coffre*,cadenas,casier*,antivol*',
  es: 'caja fuerte,candado*,taquilla*',
  it: 'cassaforte,lucchett*,armadiett*',
  nl: '*kluis*,*slot,locker*',
  pt: 'cofre*,cadeado*,cacifo*',
  pl: 'sejf*,klodk*,szafk*,zamk*',
  sv: '*skap*,*las,*laset',
});
// The words that the expression allows for, and a few before it.
const REACH = 100;

/** Finds the combinations of safes and locks, after the word "combination" if a lock is mentioned before them. */
export function findCombinations(scanned: ScannedText): Finding[] {
  return allMatches(COMBINATION, scanned.lower)
    .map((match) => secretAtEnd(scanned.text, match))
    .filter(({ start }) => hasWordBefore(scanned, start, { words: LOCKS, reach: REACH }));
}
