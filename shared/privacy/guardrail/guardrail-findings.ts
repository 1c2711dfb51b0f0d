import type { Finding } from '../finding.ts';
import { BARRIER } from '../text/barrier.ts';
import type { FoldedText } from '../text/folded-text.ts';
import type { TextRange } from '../text/text-range.ts';
import type { GuardrailSpan } from './guardrail.ts';

// The strength of a value with a word beside it: a whole name wins over a part found by likelihood, and a format or a
// checksum wins over both.
const STRENGTH = 2;
const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * Returns the parts of a guardrail's spans that are not covered yet, as findings in the folded text, one for each piece
 * between earlier findings.
 */
export function guardrailFindings(folded: FoldedText, spans: readonly GuardrailSpan[]): Finding[] {
  return spans.flatMap((span) => {
    const pieces: Finding[] = [];
    let start = -1;
    for (let index = 0; index <= folded.text.length; index += 1) {
      const belongs = index < folded.text.length && isPart(folded, index, span);
      if (belongs && start === -1) {
        start = index;
      }
      if (belongs || start === -1) {
        continue;
      }
      const piece = folded.text.slice(start, index);
      const [from, to] = [index - piece.trimStart().length, start + piece.trimEnd().length];
      if (HAS_LETTER_OR_DIGIT.test(piece)) {
        pieces.push({ kind: span.kind, start: from, end: to, strength: STRENGTH });
      }
      start = -1;
    }
    return pieces;
  });
}

// A character of the source counts as a whole, whatever folding turned it into.
function isPart(folded: FoldedText, index: number, span: TextRange): boolean {
  if (folded.text.charAt(index) === BARRIER) {
    return false;
  }
  return folded.sourceStart(index) < span.end && folded.sourceEnd(index + 1) > span.start;
}
