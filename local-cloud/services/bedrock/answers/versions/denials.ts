import { ofAllLanguages } from '../../languages/languages.ts';
import { phrasePattern } from '../../languages/phrases.ts';
import { foldText } from '../../words.ts';

const DENIAL = new RegExp(phrasePattern(ofAllLanguages(({ negations, denials }) => `${negations}, ${denials}`)), 'gu');
const WITHOUT = /^(?:without|ohne|sans|sin|senza|sem|zonder|bez|utan)$/;

/**
 * Whether a sentence denies something. Two denials are none: "No dogs without a leash." A condition is none either:
 * "Photographs without a flash are allowed."
 */
export function deniesIt(sentence: string): boolean {
  const denials = foldText(sentence).match(DENIAL) ?? [];
  return denials.length % 2 === 1 && denials.some((word) => !WITHOUT.test(word));
}
