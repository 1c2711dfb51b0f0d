import type { WordLanguage } from '../../reading/languages/language-words.ts';
import type { Statement } from '../../reading/statement.ts';
import type { Rule } from '../rule.ts';

// Shorter bases are the beginnings of unrelated words.
const BASE_LENGTH_MIN = 4;
// The endings of the two sides of a deal: employer and employee, Darlehensgeber and Darlehensnehmer.
const ENDINGS: Partial<Record<WordLanguage, readonly (readonly [one: RegExp, other: RegExp])[]>> = {
  en: [[/[eo]rs?$/, /ees?$/]],
  de: [[/geber(?:in|innen|n|s)?$/, /nehmer(?:in|innen|n|s)?$/]],
  nl: [[/gevers?$/, /nemers?$/]],
  sv: [[/givar(?:en?s?|na|nas)$/, /tagar(?:en?s?|na|nas)$/]],
  pl: [[/dawc(?:a|y|e|ow|om|ami)$/, /biorc(?:a|y|e|ow|om|ami)$/]],
  fr: [[/ants?$/, /ataires?$/]],
  es: [
    [/ador(?:a|es|as)?$/, /atari[oa]s?$/],
    [/antes?$/, /atari[oa]s?$/],
  ],
  pt: [
    [/ador(?:a|es|as)?$/, /atari[oa]s?$/],
    [/antes?$/, /atari[oa]s?$/],
  ],
  it: [
    [/ator[ei]$/, /atari[oiae]$/],
    [/ant[ei]$/, /atari[oiae]$/],
  ],
};

/** Of the two sides of a deal, a statement must name the one that its source names. */
export const counterpartRule: Rule = ({ said, evidence }) => {
  const endings = (ENDINGS[said.language ?? 'en'] ?? []).flatMap(([one, other]) => [
    { one, other },
    { one: other, other: one },
  ]);
  const own = wordsOf(said);
  const sides = own.flatMap((word) => endings.filter(({ one }) => one.test(word)).map((each) => ({ word, ...each })));
  const named = sides.length === 0 ? [] : evidence.flatMap(({ source, context }) => [source, context].flatMap(wordsOf));
  const isReversed = sides.some(({ word, one, other }) => {
    const isCounterpart = isCounterpartOf(word, one, other);
    return named.some(isCounterpart) && !own.some(isCounterpart) && !named.includes(word);
  });
  return isReversed ? 'swapped' : null;
};

// A test for the other side of a word: the same base with the opposite ending.
function isCounterpartOf(word: string, one: RegExp, other: RegExp): (each: string) => boolean {
  const base = word.replace(one, '');
  return (each) => base.length >= BASE_LENGTH_MIN && other.test(each) && each.replace(other, '') === base;
}

function wordsOf({ content }: Statement): string[] {
  return content.map(({ word }) => word);
}
