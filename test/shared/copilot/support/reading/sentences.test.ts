// Guarantee: a text is split where a sentence ends, and not after an abbreviation, an ordinal or within a row. Risk:
// half of a sentence is compared, or its citation mark is lost.
import { expect, it } from 'vitest';
import { sentencesOfLine } from '../../../../../shared/copilot/support/reading/sentences.ts';

it.each<[text: string, sentences: string[]]>([
  ['Am 1. September endet es. Am 3. Stock.', ['Am 1. September endet es.', 'Am 3. Stock.']],
  ['"Really?" he asked. Yes.', ['"Really?" he asked.', 'Yes.']],
  ['One… two. Three', ['One… two.', 'Three']],
  ['It costs 5. The next.', ['It costs 5.', 'The next.']],
  ['Version 1.2. Next', ['Version 1.2.', 'Next']],
  ['z.B. so. Und', ['z.B. so.', 'Und']],
  ['Wait!? No.', ['Wait!?', 'No.']],
  ['他来了。她也来。', ['他来了。', '她也来。']],
  ['“Stop!” She left.', ['“Stop!”', 'She left.']],
  ['See e.g. this.', ['See e.g. this.']],
  ['Écrivez à J.-P. Moreau, bureau 214. Merci.', ['Écrivez à J.-P. Moreau, bureau 214.', 'Merci.']],
  ['  trimmed . ', ['trimmed .']],
  ['A.', ['A.']],
  ['', []],
  ['Dr. Smith signed it [1]. It holds [2].', ['Dr. Smith signed it [1].', 'It holds [2].']],
  ['It is over. [1] Next [2].', ['It is over [1].', 'Next [2].']],
  ['See e.g. chapter 4 [1].', ['See e.g. chapter 4 [1].']],
  ['One! Two? Three.', ['One!', 'Two?', 'Three.']],
  ['It is 12. das Ende.', ['It is 12. das Ende.']],
  ['It is over. so it is.', ['It is over. so it is.']],
  ['- One. [1] Two [2].', ['- One [1].', 'Two [2].']],
  ['1. First [1]. Second.', ['1. First [1].', 'Second.']],
  ['| a. b | c. |', ['| a. b | c. |']],
  ['It is. [1][2] So.', ['It is [1][2].', 'So.']],
  ['“Yes.” [1] No', ['“Yes [1].”', 'No']],
  ['It asks "Who is it?" [1]. Next [2].', ['It asks "Who is it [1]?".', 'Next [2].']],
  ['It is over. [1]. Next [2].', ['It is over [1].', 'Next [2].']],
  ['Say "Stop." [1] [2]!', ['Say "Stop [1] [2]."!']],
  ['It costs “two.” [1] .5 is half.', ['It costs “two [1].”', '.5 is half.']],
  ['她说“好。”他走了。', ['她说“好。”', '他走了。']],
  ['  - Indented. Next.', ['- Indented.', 'Next.']],
  ['Ibuprofen tabl. 400 mg, 20 left.', ['Ibuprofen tabl. 400 mg, 20 left.']],
  ['Our policy no. AC-3319 and no. 7. More.', ['Our policy no. AC-3319 and no. 7.', 'More.']],
  ['I said no. We left.', ['I said no.', 'We left.']],
  ['Open to 8 p.m. Monday to Friday.', ['Open to 8 p.m. Monday to Friday.']],
  ['Open to 8 p.m. Dogs are welcome.', ['Open to 8 p.m.', 'Dogs are welcome.']],
  ['| See B. Then C | d |', ['| See B. Then C | d |']],
  ['他说好。 so he left.', ['他说好。', 'so he left.']],
  ['他说“好。” so he left.', ['他说“好。” so he left.']],
  ['Rooms are full. 5 are reserved.', ['Rooms are full.', '5 are reserved.']],
])('splits %j into sentences', (text, sentences) => {
  expect(sentencesOfLine(text)).toEqual(sentences);
});
