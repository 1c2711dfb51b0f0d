import { ofAllLanguages } from '../../languages/languages.ts';
import { phrasePattern } from '../../languages/phrases.ts';
import { foldText } from '../../words.ts';

const DENIAL = new RegExp(phrasePattern(ofAllLanguages(({ negations, denials }) => `${negations}, ${denials}`)), 'gu');
const WITHOUT = /^(?:without|ohne|sans|sin|senza|sem|zonder|bez|utan)$/;

/**
 * Whether a sentence denies something. Two denials cancel out: "No dogs without a leash." A condition is not a denial:
 * "Photographs without a flash are allowed." Nor is being without something, if the question asks about that.
 */
export function deniesIt(sentence: string, { asksWithout }: { asksWithout: boolean }): boolean {
  const all = foldText(sentence).match(DENIAL) ?? [];
  const denials = asksWithout ? all.filter((word) => !WITHOUT.test(word)) : all;
  return denials.length % 2 === 1 && denials.some((word) => !WITHOUT.test(word));
}

/** Whether a question asks about something without something else. */
export function asksWithout(terms: readonly string[]): boolean {
  return terms.some((term) => WITHOUT.test(term));
}
