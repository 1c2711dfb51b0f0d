// Guarantee: a word counts as lower-case only if the same text writes it in lower case, as a whole word. Risk: a name
// that begins a sentence counts as a word, or a word as a name.
import { expect, it } from 'vitest';
import { foldForMatching } from '../../../../shared/privacy/text/folded-text.ts';
import { occursInLowerCase } from '../../../../shared/privacy/text/occurs-in-lower-case.ts';
import { scanText } from '../../../../shared/privacy/text/scanned-text.ts';

it('knows the lower-case words of each text, also when it is asked again after another text', () => {
  const [first, second] = [
    scanText(foldForMatching('Rose and rose')),
    scanText(foldForMatching('Rose and a rose-bed')),
  ];
  const asked = () =>
    [first, second].flatMap((text) => ['rose', 'and', 'bed'].map((word) => occursInLowerCase(text, word)));
  expect([asked(), asked()]).toEqual(Array(2).fill([true, true, false, false, true, false]));
});
