import { onceFor } from '../../../../once.ts';
import { isAmong } from '../../reading/evidence.ts';
import type { Statement } from '../../reading/statement.ts';
import type { Token } from '../../reading/tokens.ts';
import type { Rule } from '../rule.ts';

const DUTIES = ['modal:must', 'modal:should', 'modal:may'];

/**
 * Each of several things must keep its duty: not "goggles are compulsory" for "helmets are compulsory, goggles
 * advised".
 */
export const dutyOfEachRule: Rule = ({ said, evidence, isTranslated }) => {
  const own = dutiesIn(said);
  const isReversed = own.some(({ duty, words }) =>
    evidence.some(({ source }) => {
      const parts = dutiesIn(source);
      const about = parts.filter((part) => words.some((word) => isAmong(word, part.words)));
      return (
        parts.some((part) => part.duty === duty) &&
        about.length === 1 &&
        words.length > 0 &&
        about.every((part) => part.duty !== duty && words.every((word) => isAmong(word, part.words)))
      );
    }),
  );
  return isReversed && !isTranslated ? 'modality' : null;
};

interface Duty {
  readonly duty: string;
  readonly words: readonly Token[];
}

// The parts between commas, semicolons, "and" and "but" that name exactly one duty, and no "not" or "if".
const dutiesIn = onceFor(({ tokens, content }: Statement): readonly Duty[] => {
  const isCut = ({ text, meanings }: Token) =>
    /^[,;]$/.test(text) || meanings.includes('and') || meanings.includes('but');
  const cuts = [...tokens.flatMap((token, at) => (isCut(token) ? [at] : [])), tokens.length];
  return cuts.flatMap((to, i) => {
    const part = tokens.slice(i === 0 ? 0 : (cuts[i - 1] as number) + 1, to);
    const duties = DUTIES.filter((duty) => part.some(({ meanings }) => meanings.includes(duty)));
    const isQualified = part.some(({ meanings }) => meanings.includes('not') || meanings.includes('if'));
    const [duty, ...others] = duties;
    return duty === undefined || others.length > 0 || isQualified
      ? []
      : [{ duty, words: part.filter((token) => content.includes(token) && !token.meanings.includes(duty)) }];
  });
});
