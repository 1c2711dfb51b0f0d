import { ACRONYM, namesOf } from '../comparing/names.ts';
import { type Evidence, meansSame } from '../reading/evidence.ts';
import { withoutSuperscripts } from '../reading/superscripts.ts';
import type { Token } from '../reading/tokens.ts';
import type { Rule } from './rule.ts';

const PIECE =
  /(?<![\p{L}\p{N}])[\p{Script=Latin}\p{N}]{1,12}(?:[-/.][\p{Script=Latin}\p{N}]{1,12}){0,5}(?![\p{L}\p{N}])/gu;

// "30-day", "24-stündig": words with a number in them; "20h15", "8kg", "2nd": numbers with what they count.
const WORD = /\p{L}{4}/u;

const COUNTED = /^\d+(?:[.,/-]\d+)*(?:\p{Ll}{2,3}|[eghlmstvwxdkoa]|h\d{2})$/u;

/** Whether a name is a code in these texts, ignoring hyphens, dots and slashes: K12b is K-12b. */
function isCodeOf(name: string, texts: readonly string[]): boolean {
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

/** Each name and identifier must be in the source: whole, by its initials, or as an abbreviation of words there. */
export const nameRule: Rule = ({ said, evidence, cited = evidence, question, isTranslated }) => {
  const source = [...question.tokens, ...cited.flatMap((each) => [...each.source.tokens, ...each.context.tokens])];
  const names = namesOf(said);
  const missing = names.filter((name) => !ACRONYM.test(name.text) && !hasName(name, source, evidence));
  if (missing.length === 0) {
    return null;
  }
  // In a translation, common words may be capitalized and places may have other names: only digits are certain.
  const isCertain = missing.some(({ word }) => /\d/.test(word)) || !isTranslated;
  return isCertain ? 'name' : null;
};

function hasName(name: Token, source: readonly Token[], evidence: readonly Evidence[]): boolean {
  if (
    source.some(
      (token) => token.kind === 'word' && (/\d/.test(name.word) ? name.word === token.word : meansSame(name, token)),
    )
  ) {
    return true;
  }
  if (/^\p{Lu}$/u.test(name.text)) {
    return source.some(({ isCapital, word }) => isCapital && word.startsWith(name.word));
  }
  if (
    /\d/.test(name.word) &&
    isCodeOf(
      name.word,
      evidence.flatMap(({ unit }) => [unit.text, unit.context]),
    )
  ) {
    return true;
  }
  return evidence.some(({ source, context }) =>
    [source, context].some(({ tokens }) => isAbbreviated(name.word, tokens)),
  );
}

// HR for human resources, CdA for consiglio di amministrazione, ext. for extension.
function isAbbreviated(name: string, tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word').flatMap(({ word }) => word.split(' '));
  const long = words.filter((word) => word.length > 2);
  const isPrefix = name.length >= 3 && long.some((word) => word.startsWith(name));
  return isPrefix || [words, long].some((list) => initialsOf(list).includes(name));
}

function initialsOf(words: readonly string[]): string {
  return words.map((word) => word.charAt(0)).join('');
}
