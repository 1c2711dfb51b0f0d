import { isQualified } from '../comparing/qualified.ts';
import { isYear } from '../reading/quantities.ts';
import type { Statement } from '../reading/statement.ts';
import type { Rule } from './rule.ts';

// "More than 300 shops" and "before you leave" do not limit a yes, but "over 20 kg" and "after 8 pm" do.
const BOUNDING = /^bound:(?:min|max|under|from|until)$/;

const BOUNDING_MEASURES: ReadonlySet<string | null> = new Set(['over', 'before', 'after']);

/**
 * A yes must not leave out a limit of its source, such as "until 8 pm" or "up to two days", if the question names no
 * number that may be inside it.
 */
export const boundlessYesRule: Rule = ({ said, evidence, question, isYes }) => {
  const isOpen = isQualified(said) || [...question.meanings].some(isBound) || question.quantities.length > 0;
  const isLimited = evidence.some(
    ({ source }) =>
      [...source.meanings].some((meaning) => limitsYes(meaning, source)) ||
      source.quantities.some(({ bound, unit }) => BOUNDING_MEASURES.has(bound) && unit !== null),
  );
  return isYes && !isOpen && isLimited ? 'condition' : null;
};

// "Since 1 March" and "from 2024" say when something began, but "from 1 June to 31 August" is a limit.
function limitsYes(meaning: string, { dates, quantities }: Statement): boolean {
  const isBeginning = meaning === 'bound:from' && dates.length + quantities.filter(isYear).length === 1;
  return BOUNDING.test(meaning) && !isBeginning;
}

function isBound(meaning: string): boolean {
  return meaning.startsWith('bound:');
}
