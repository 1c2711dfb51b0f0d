// Guarantee: each language has words for each meaning that the check compares, including numbers and dates. Risk: one
// language loses what "at least" or "unless" means, and its answers pass or fail by chance.
import { describe, expect, it } from 'vitest';
import type { WordLanguage } from '../../../../../shared/copilot/support/reading/languages/language-words.ts';
import { createLexicon } from '../../../../../shared/copilot/support/reading/lexicon.ts';
import { tokensOf } from '../../../../../shared/copilot/support/reading/tokens.ts';
import { FILLER_SAMPLES, LEXICON_SAMPLES } from './lexicon-samples.ts';
import { MORE_SAMPLES } from './lexicon-samples-more.ts';

const LANGUAGES = Object.keys(LEXICON_SAMPLES) as WordLanguage[];

describe.each(LANGUAGES)('%s', (language) => {
  it('has words for each meaning', () => {
    const lexicon = createLexicon(language);
    const samples = [LEXICON_SAMPLES, MORE_SAMPLES].flatMap((each) => each[language].trim().split(/\s+\|\s+|\n\s*/));
    const known = samples.map((sample) => {
      const [word = ''] = sample.split(' = ');
      return `${word} = ${tokensOf(word, lexicon)
        .map(({ meanings }) => meanings.join(','))
        .join(' ')}`;
    });
    expect(known).toEqual(samples);
  });

  it('has function words, which state nothing', () => {
    const lexicon = createLexicon(language);
    const fillers = FILLER_SAMPLES[language].split(' ');
    expect(fillers.flatMap((word) => tokensOf(word, lexicon)).filter(({ isFiller }) => isFiller)).toHaveLength(
      fillers.length,
    );
  });
});
