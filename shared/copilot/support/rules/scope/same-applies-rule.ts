import type { Rule } from '../rule.ts';

const SAME =
  /(?:the same (?:applies|goes|holds|is true)|likewise for|(?:das ?selbe|das ?gleiche|gleiches|dies) gilt (?:auch )?für|gilt auch für|il en va de même|de même pour|(?:l['’]est|le sont) (?:également|aussi)|lo mismo (?:vale|ocurre|sucede|se aplica)|(?:lo stesso|altrettanto) vale|vale anche per|hetzelfde geldt|geldt ook voor|o mesmo (?:vale|se aplica|acontece)|to samo dotyczy|samma (?:sak )?gäller|gäller även|gäller också)/iu;
const ALSO =
  /(?<!\p{L})(?:the same|also|too|both|likewise|dasselbe|das gleiche|gleiches|auch|ebenso|sowie|beide|de même|également|aussi|ainsi que|lo mismo|también|tanto|igualmente|lo stesso|anche|altrettanto|hetzelfde|ook|evenals|o mesmo|também|to samo|także|również|samma|även|också)(?!\p{L})/iu;

/** A statement may say that the same applies to something else only if its source has an "also" or "both". */
export const sameAppliesRule: Rule = ({ said, evidence }) => {
  const isAlso = evidence.some(({ unit }) => ALSO.test(unit.text));
  return SAME.test(said.text) && !isAlso ? 'quantifier' : null;
};
