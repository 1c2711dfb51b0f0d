import { once } from '../../../../once.ts';
import { isAmong } from '../../reading/evidence.ts';
import type { Statement } from '../../reading/statement.ts';
import type { Token } from '../../reading/tokens.ts';
import type { Rule } from '../rule.ts';

// Words before a purpose or an effect. Others, such as English "so" and "to", French "pour" and "ce qui", German
// "damit" and Portuguese "o que", have too many other uses.
const PURPOSE =
  /(?<!\p{L})(?:so that|in order to|which (?:saves|avoids|prevents|ensures|helps)|sodass|so dass|afin (?:de|que?)|pour que|para que|con lo que|a fin de|affinché|in modo (?:da|che)|de modo (?:que|a)|a fim de|zodat|opdat|aby|żeby|dzięki czemu|så att|för att)(?!\p{L})(?<after>[^;:]*)/iu;
// A purpose of one new word may be another word for what the source says.
const WORDS_MIN = 2;

/**
 * A purpose or an effect of which the source has no word is invented: "collection stops, so that the herd can be
 * treated" for "samples with inhibitors stop the collection".
 */
export const purposeRule: Rule = ({ said, evidence, question, isTranslated }) => {
  const { after = '' } = PURPOSE.exec(said.text)?.groups ?? {};
  if (isTranslated || after === '') {
    return null;
  }
  const words = wordsOf(said, after);
  // A purpose with a number, such as what is left of a price, is compared by its number.
  const isCalculated = /\d/u.test(after);
  const known = once(() =>
    [question, ...evidence.flatMap(({ source, context }) => [source, context])].flatMap(({ tokens }) => tokens),
  );
  const own = said.content.filter((word) => !words.includes(word));
  const isNew = (word: Token) => !isAmong(word, known()) && !isAmong(word, own);
  return !isCalculated && words.length >= WORDS_MIN && words.every(isNew) ? 'invented' : null;
};

// The content words of the end of a statement.
function wordsOf({ content }: Statement, after: string): Token[] {
  const texts = after.split(/[^\p{L}\p{N}]+/u).filter((text) => text !== '');
  const last = content.slice(-texts.length);
  return last.filter(({ text }) => texts.includes(text));
}
