// Guarantee: each language has words for each meaning that the check compares, including numbers and dates, and as many
// words as recorded. Risk: one language loses by accident a word for "at least" or "unless", and its answers pass or
// fail by chance.
import { describe, expect, it } from 'vitest';
import type { WordLanguage } from '../../../../../../shared/copilot/support/reading/languages/language-words.ts';
import { createLexicon } from '../../../../../../shared/copilot/support/reading/lexicon.ts';
import { tokensOf } from '../../../../../../shared/copilot/support/reading/tokens.ts';
import { ADDITIONAL_SAMPLES } from './additional-samples.ts';
import { FILLER_SAMPLES, LEXICON_SAMPLES } from './lexicon-samples.ts';

const LANGUAGES = Object.keys(LEXICON_SAMPLES) as WordLanguage[];

// How many phrases, once for each of their meanings, and how many function words. The samples have one word for each
// meaning; these numbers show that a list has lost another one. Whoever adds or removes words on purpose changes them.
const SIZES: Readonly<Record<WordLanguage, { readonly phrases: number; readonly fillers: number }>> = {
  en: { phrases: 1692, fillers: 104 },
  de: { phrases: 2060, fillers: 134 },
  fr: { phrases: 1704, fillers: 118 },
  es: { phrases: 1511, fillers: 108 },
  it: { phrases: 1942, fillers: 130 },
  pt: { phrases: 1620, fillers: 117 },
  nl: { phrases: 1408, fillers: 100 },
  pl: { phrases: 1540, fillers: 134 },
  sv: { phrases: 1564, fillers: 98 },
  zh: { phrases: 870, fillers: 67 },
};

describe.each(LANGUAGES)('%s', (language) => {
  it('gives each sample all of its meanings', () => {
    const lexicon = createLexicon(language);
    const samples = [LEXICON_SAMPLES, ADDITIONAL_SAMPLES].flatMap((each) =>
      each[language].trim().split(/\s+\|\s+|\n\s*/),
    );
    const known = samples.map((sample) => {
      const [word = ''] = sample.split(' = ');
      return `${word} = ${tokensOf(word, lexicon)
        .map(({ meanings }) => meanings.join(','))
        .join(' ')}`;
    });
    expect(known).toEqual(samples);
  });

  it('has as many phrases and function words as recorded', () => {
    const { phrases, filler } = createLexicon(language);
    const meanings = [...phrases.values()].flat().map((phrase) => phrase.meanings.length);
    expect({ phrases: meanings.reduce((sum, count) => sum + count, 0), fillers: filler.size }).toEqual(SIZES[language]);
  });

  it('recognizes function words, which state nothing', () => {
    const lexicon = createLexicon(language);
    const fillers = FILLER_SAMPLES[language].split(' ');
    expect(fillers.flatMap((word) => tokensOf(word, lexicon)).filter(({ isFiller }) => isFiller)).toHaveLength(
      fillers.length,
    );
  });
});
