import type { Finding } from '../../finding.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { allMatches, matchAt } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { beforeCode } from './code-after.ts';
import { foundSecret } from './secret-value.ts';

// Folded. The keys of licenses are included, because whoever knows one can use it.
const NAMES = [
  'recovery (?:key|code)s?|backup codes?|(?:licen[cs]e|product|activation) key',
  '(?:wiederherstellungs|notfall|backup|lizenz|produkt)-?(?:schlussel|codes?)',
  "(?:cle|codes?) de (?:recuperation|secours|licence)|cle (?:de produit|d'activation)",
  '(?:clave|codigos?) de (?:recuperacion|respaldo|licencia|producto)|(?:chiave|codic[ei]) di (?:recupero|ripristino|backup|licenza)',
  '(?:herstel|licentie|product)(?:sleutel|codes?)|(?:chave|codigos?) de (?:recuperacao|licenca|produto)',
  '(?:klucz|kody?) (?:odzyskiwania|zapasow[ey]|licencyjny|produktu)|(?:aterstallnings|licens|produkt)(?:nyckel|kod(?:er)?)',
]
  .map((names) => `(?:${names})(?: (?:here|hier|ici|aqui|qui|tutaj|har|are|sind|sont|son|sono|zijn|sao))?`)
  .join('|');
// The next line, with what marks it as one of a list.
const LINE = '\\n{1,2}(?:[-*•] |\\d{1,2}[.)] )?';
const NAMED = [beforeCode(NAMES), compileExpression(`(?<![a-z0-9])(?:${NAMES}) ?:?${LINE}`, 'g')];
// Groups of letters and digits: "8h2k-19dd", "RKQ7-22PL-90XM-ALD4", "5831 2207". Groups of eight are not mixed with
// shorter ones, because the end of a line and the next line can look like that.
const KEY =
  /(?:(?=[A-Za-z-]{0,24}\d)(?:[A-Za-z0-9]{3,7}(?:-[A-Za-z0-9]{3,7}){1,9}|[A-Za-z0-9]{8}(?:-[A-Za-z0-9]{8}){1,4})|\d{4} \d{4})(?![A-Za-z0-9-])/y;
const NEXT = compileExpression(`[,;]? {1,4}(?:/ |and |und |et |y |e |en |i |och )?|${LINE}`, 'y');

/** Finds recovery keys, lists of backup codes and keys of licenses, after the words that name them. */
export function findRecoveryKeys({ text, lower }: ScannedText): Finding[] {
  return NAMED.flatMap((named) => allMatches(named, lower)).flatMap(({ 0: written, index }) => {
    const keys: Finding[] = [];
    let at = index + written.length;
    for (let key = matchAt(KEY, text, at); key !== null; key = matchAt(KEY, text, at)) {
      keys.push(foundSecret(at, key));
      at += key.length;
      at += matchAt(NEXT, text, at)?.length ?? 0;
    }
    return keys;
  });
}
