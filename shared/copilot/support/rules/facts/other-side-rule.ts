import type { Token } from '../../reading/tokens.ts';

// Words that stand for all that the other side does not name. Most are function words in their language.
const REST =
  /^(?:rest|remaining|others?|ubrigen?|restlichen?|sonstigen?|anderen?|autres?|reste|resto|demas|otr[oa]s|altri|altre|outr[oa]s|andere|overigen?|inni|inne|pozosta[lł][aei]|andra|ovriga)$/;

/** Whether a word stands for all that is not named: "the others". */
export function isRest({ word }: Token): boolean {
  return REST.test(word);
}
