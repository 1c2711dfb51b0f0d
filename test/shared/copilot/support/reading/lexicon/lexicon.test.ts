// Guarantee: each language has words for each meaning that the check compares, including numbers and dates. Risk: one
// language loses by accident a word for "at least" or "unless", and its answers pass or fail by chance.
import { describe, expect, it } from 'vitest';
import type { WordLanguage } from '../../../../../../shared/copilot/support/reading/languages/language-words.ts';
import { createLexicon } from '../../../../../../shared/copilot/support/reading/lexicon.ts';
import { tokensOf } from '../../../../../../shared/copilot/support/reading/tokens.ts';
import { ADDITIONAL_SAMPLES } from './additional-samples.ts';
import { FILLER_SAMPLES, LEXICON_SAMPLES } from './lexicon-samples.ts';

const LANGUAGES = Object.keys(LEXICON_SAMPLES) as WordLanguage[];

describe.each(LANGUAGES)('%s', (language) => {
  it('gives each sample all of its meanings', () => {
    const lexicon = createLexicon(language);
    const samples = [LEXICON_SAMPLES, ADDITIONAL_SAMPLES].flatMap((each) =>
      each[language].trim().split(/\s+\|\s+|\n\s*/),
    );
    const lost = samples.filter((sample) => {
      const [word = '', listed = ''] = sample.split(' = ');
      const known = new Set(tokensOf(word, lexicon).flatMap(({ meanings }) => meanings));
      return !listed.split(/,| (?!or )(?<!or )/).every((meaning) => meaning === '' || known.has(meaning));
    });
    expect(lost).toEqual([]);
  });

  it('recognizes function words, which state nothing', () => {
    const lexicon = createLexicon(language);
    const fillers = FILLER_SAMPLES[language].split(' ');
    expect(fillers.flatMap((word) => tokensOf(word, lexicon)).filter(({ isFiller }) => isFiller)).toHaveLength(
      fillers.length,
    );
  });
});
