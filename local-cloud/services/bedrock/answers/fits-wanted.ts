import { stem, wordsOf } from '../words.ts';
import type { Question } from './question.ts';

const NUMBER_WORDS =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|million|billion|half|third|quarter|none|once|twice)\b/i;
const TIME_WORDS =
  /\b(?:\d{3,4}s?|\d{1,2}(?:st|nd|rd|th)|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|century|decade|years?|months?|weeks?|days?|hours?|spring|summer|autumn|winter|before|after|during|until|since|annually|daily|today)\b/i;
const REASON_WORDS =
  /\b(?:because|due|since|reasons?|so that|in order|therefore|caused?|result|led to|to avoid|weil|da|parce)\b/i;

/**
 * Whether the sentence has the kind of thing that is asked for, other than what the question itself names: 1 yes, 0 no,
 * .5 nothing in particular is asked for.
 */
export function fitsWanted({ wanted, terms }: Question, sentence: string): number {
  const asked = new Set(terms.map((term) => term.stem));
  const isNew = (found: string) => !wordsOf(found).some((word) => asked.has(stem(word)));
  const anyNew = (pattern: RegExp) => (sentence.match(pattern) ?? []).some(isNew);
  switch (wanted) {
    case null:
      return 0.5;
    case 'reason':
      return REASON_WORDS.test(sentence) ? 1 : 0;
    case 'number':
      return NUMBER_WORDS.test(sentence) || anyNew(/\d[\d.,]*/g) ? 1 : 0;
    case 'name':
      return anyNew(/(?<=\S\s)["“]?\p{Lu}\p{L}+/gu) ? 1 : 0;
    case 'time':
      if (anyNew(/\d{3,4}/g)) {
        return 1;
      }
      return TIME_WORDS.test(sentence) ? 0.7 : 0;
  }
}
