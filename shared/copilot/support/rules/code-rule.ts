import { withoutSuperscripts } from '../reading/superscripts.ts';

const PIECE =
  /(?<![\p{L}\p{N}])[\p{Script=Latin}\p{N}]{1,12}(?:[-/.][\p{Script=Latin}\p{N}]{1,12}){0,5}(?![\p{L}\p{N}])/gu;
// "30-day", "24-stündig": words with a number in them; "20h15", "8kg", "2nd": numbers with what they count.
const WORD = /\p{L}{4}/u;
const COUNTED = /^\d+(?:[.,/-]\d+)*(?:\p{Ll}{2,3}|[eghlmstvwxdkoa]|h\d{2})$/u;

/** Whether a name is a code in these texts, ignoring hyphens, dots and slashes: K12b is K-12b. */
export function isCodeOf(name: string, texts: readonly string[]): boolean {
  return texts.some((text) => codesOf(text).includes(withoutSigns(name)));
}

function codesOf(text: string): string[] {
  const pieces = /\d/.test(text) ? (withoutSuperscripts(text).normalize('NFKC').match(PIECE) ?? []) : [];
  return pieces
    .filter((piece) => /\p{L}/u.test(piece) && /\d/.test(piece) && !WORD.test(piece) && !COUNTED.test(piece))
    .map(withoutSigns);
}

function withoutSigns(code: string): string {
  return code.replace(/[-/.]/g, '').toLowerCase();
}
