import { withoutSuperscripts } from '../reading/superscripts.ts';
import type { Rule } from './rule.ts';

const PIECE =
  /(?<![\p{L}\p{N}])[\p{Script=Latin}\p{N}]{1,12}(?:[-/.][\p{Script=Latin}\p{N}]{1,12}){0,5}(?![\p{L}\p{N}])/gu;
// "30-day", "24-stündig": words with a number in them; "20h15", "8kg", "2nd": numbers with what they count.
const WORD = /\p{L}{4}/u;
const COUNTED = /^\d+(?:[.,/-]\d+)*(?:\p{Ll}{2,3}|[eghlmstvwxdkoa]|h\d{2})$/u;

/**
 * A code must be in the source letter by letter: K-12b is not K-12c, and 12b is not 12c. A code that only the question
 * has passes, unless the source has another code of its kind: what the source says about HX-104 does not apply to
 * HX-999.
 */
export const codeRule: Rule = ({ said, evidence, question }) => {
  const named = codesOf(said.text);
  if (named.length === 0) {
    return null;
  }
  const source = new Set(evidence.flatMap(({ unit }) => codesOf(`${unit.context} ${unit.text}`)));
  const asked = new Set(codesOf(question.text));
  const shapes = new Set([...source, ...asked].map(shapeOf));
  const isOther = named.some((code) => !source.has(code) && !asked.has(code) && shapes.has(shapeOf(code)));
  const unsaid = new Set([...source].filter((code) => !named.includes(code)).map(shapeOf));
  const isSwapped = named.some((code) => !source.has(code) && asked.has(code) && unsaid.has(shapeOf(code)));
  return isOther || isSwapped ? 'name' : null;
};

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

// Codes of one kind have letters and digits in the same positions.
function shapeOf(code: string): string {
  return code.replace(/\p{L}/gu, 'a').replace(/\d/g, '9');
}
