import type { Token } from '../reading/tokens.ts';

const BE =
  /^(?:is|are|was|were|be|been|being|ist|sind|wird|werden|wurde|wurden|worden|est|sont|etait|etaient|ete|es|son|fue|fueron|sido|e|sono|viene|vengono|venga|stat[oaie]|sao|foi|foram|sera|serao|ser|wordt|werd|werden|zijn|ar|blir|blev|bli|blivit)$/;
/** Whether a word is a form of "be", which makes a passive. An "e" that means "and" is not such a form. */
export function isBe({ word, meanings }: Token): boolean {
  return BE.test(word) && !meanings.includes('and');
}
