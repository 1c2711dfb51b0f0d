import { wordSet } from '../../word-set.ts';

// The first letters of the months in the nine languages, Czech, Finnish, Hungarian and Romanian; three letters
// distinguish them from other words.
const MONTHS = wordSet(
  `jan sty gen ene feb fev lut fev mar maa mae mrz abr apr avr kwi mai maj may mei mag jun jui cze giu jul lip lug aug aou ago sie sep set wrz oct okt
  out ott paz nov lis dec dez dic gru
  led uno bre dub kve cer srp zar rij pro tam hel huh tou kes hei elo syy lok mar jou sze ian iun iul noi`,
);

/** Whether a folded word in lower case begins like the name of a month. */
export const isMonth = (word: string): boolean => MONTHS.has(word.slice(0, 3));

/** Whether the first word in a date without its spaces and signs is the name of a month: "8demayode1996". */
export function containsMonth(value: string): boolean {
  const letters = value.toLowerCase().replace(/^\d{1,2}(?:st|nd|rd|th|er|o(?!c|k|u|t))?(?:of|de(?![cz])|di(?!c))?/, '');
  return isMonth(letters);
}
