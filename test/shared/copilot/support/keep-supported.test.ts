// Guarantee: an unsupported sentence is left out, and the whole answer is refused if the rest makes no sense without
// it. Risk: "It is free [1]." is shown without the sentence that it refers to, or half a list.
import { expect, it } from 'vitest';
import { checkAnswer, citeAnswer } from '../../../../shared/copilot/check-answer.ts';
import { keepSupported } from '../../../../shared/copilot/support/keep-supported.ts';
import { type CheckedSentence, checkSupport } from '../../../../shared/copilot/support/support.ts';
import { outcomesOf, quotedWhole } from './outcomes.fixture.ts';

const TEXT =
  'The lease ends after 36 months. Small pets are allowed. Visitors bring their passport and a photo to the desk. It is open daily. ' +
  'Except at the harbour, the ferry takes bicycles.';

// Returns what is shown of an answer that quotes the whole text, or the flaw for which nothing is shown.
function shownOf(answer: string, text = TEXT): string {
  const said = { text: answer, verdict: 'fully', quotes: [{ n: 1, text }] } as const;
  const passages = [{ title: 'Lease', headings: '', text }];
  const checked = checkAnswer(said, 'What holds?', passages);
  const cited = 'flaw' in checked ? checked : citeAnswer(checked, passages);
  return 'flaw' in cited ? cited.flaw : cited.answer;
}

it.each<[name: string, given: string, kept: string]>([
  [
    'only supported sentences',
    'The lease ends after 36 months [1]. Small pets are allowed [1].',
    'The lease ends after 36 months [1]. Small pets are allowed [1].',
  ],
  ['a wrong number', 'The lease ends after 48 months [1]. Small pets are allowed [1].', 'Small pets are allowed [1].'],
  [
    'a wrong sentence that ends with a quoted question',
    'The tenants wrote: "Who pays for 48 months?" [1]. Small pets are allowed [1].',
    'Small pets are allowed [1].',
  ],
  ['a sentence without a mark', 'Small pets are allowed [1]. They are loved.', 'Small pets are allowed [1].'],
  [
    'two paragraphs',
    'The lease ends after 36 months [1].\n\nSmall pets are allowed [1].',
    'The lease ends after 36 months [1].\n\nSmall pets are allowed [1].',
  ],
  [
    'a sentence that refers back to a right one',
    'Small pets are allowed [1]. It is open daily [1]. The lease ends after 48 months [1].',
    'Small pets are allowed [1]. It is open daily [1].',
  ],
  [
    'a sentence other than a yes before a wrong one',
    'The documents do not say the rest. The lease ends after 48 months [1]. Small pets are allowed [1].',
    'The documents do not say the rest. Small pets are allowed [1].',
  ],
  [
    'a wrong item in a list',
    'Visitors bring to the desk:\n- their passport [1]\n- 12 euros [1]\n- a photo [1]',
    'Visitors bring to the desk:\n- their passport [1]\n- a photo [1]',
  ],
  [
    'a first sentence without a mark, which gets the mark of the second',
    'The ferry takes bicycles. Small pets are allowed [1].\n\nThe lease ends after 36 months [1].',
    'The ferry takes bicycles [1]. Small pets are allowed [1].\n\nThe lease ends after 36 months [1].',
  ],
  [
    'a first sentence without a mark, and a wrong one',
    'The ferry takes bicycles. Small pets are allowed [1]. The lease ends after 48 months [1].',
    'The ferry takes bicycles [1]. Small pets are allowed [1].',
  ],
  [
    'a first sentence without a mark that has a word more than the source',
    'Bicycles are insured. Small pets are allowed [1].',
    'Small pets are allowed [1].',
  ],
])('keeps the supported sentences of an answer with %s', (_name, given, kept) => {
  expect(shownOf(given)).toBe(kept);
});

// A full stop may stand before the marks, after them or belong to an abbreviation.
it.each([
  ['The office is cleaned weekly. [1]', null],
  ['The office is cleaned weekly.[1]', null],
  ['The office is cleaned weekly. [1].', null],
  ['The office is cleaned weekly [1]', null],
  ['The office is cleaned weekly [1][1].', 'The office is cleaned weekly [1].'],
  ['- The office is cleaned weekly. [1]\n- The café opens at 9 a.m. [1].', null],
  ['The café opens at 9 a.m. [1].', null],
  ['The café opens at 9 a.m. [1]', null],
  [
    'The café opens at 9 a.m. The office is cleaned weekly [1].',
    'The café opens at 9 a.m. [1]. The office is cleaned weekly [1].',
  ],
  ['The café opens at 9 a.m. [1]. The office is cleaned daily [1].', 'The café opens at 9 a.m. [1].'],
  ['The office is run by Ashgrove Ltd. [1].', null],
  ['Der Verein heißt Rad und Tat e.V. [1].', null],
  ['Le bureau est nettoyé chaque semaine. [1]', null],
  ['La oficina se limpia cada semana. [1].', null],
  ['办公室每周打扫。[1]', null],
])('shows each mark of the answer %j once', (given, shown) => {
  const text =
    'The office is cleaned weekly. The café opens at 9 a.m. The office is run by Ashgrove Ltd. ' +
    'Der Verein heißt Rad und Tat e.V. Le bureau est nettoyé chaque semaine. La oficina se limpia cada semana. ' +
    '办公室每周打扫。';
  expect(shownOf(given, text)).toBe(shown ?? given);
});

it.each<[name: string, given: string, flaw: string]>([
  ['a sentence that refers back to a wrong one', 'The lease ends after 48 months [1]. It is open daily [1].', 'number'],
  [
    'an exception without the sentence that it limits',
    'The ferry takes 99 bicycles. Except at the harbour, the ferry takes bicycles [1].',
    'number',
  ],
  [
    'a sentence that refers back to a wrong one after a right one',
    'Small pets are allowed [1]. The lease ends after 48 months [1]. It is open daily [1].',
    'number',
  ],
  [
    'a sentence that refers back to the second of two wrong ones',
    'Small pets are allowed [1]. The lease ends after 48 months [1]. The lease ends after 49 months [1]. It is open daily [1].',
    'number',
  ],
  [
    'a list with a wrong line before it',
    'Within 99 days visitors bring to the desk:\n- their passport [1]\n- a photo [1]',
    'number',
  ],
  [
    'only wrong items in a list, before a line without a mark',
    'Small pets are allowed [1].\nVisitors bring to the desk:\n- 12 euros [1]\nThe documents contradict each other.',
    'number',
  ],
  ['a wrong reason for a yes', 'Yes. Small pets are not allowed [1]. The lease ends after 36 months [1].', 'negation'],
  ['only wrong items in a list', 'Visitors bring to the desk:\n- 12 euros [1]\n- 13 euros [1]', 'number'],
  ['only one, wrong sentence', 'The lease ends after 48 months [1].', 'number'],
  ['only a question', 'Q: Are small pets allowed [1]?', 'question'],
  ['only a yes', 'Yes.', 'no_statement'],
  ['only a mark', '[1]', 'no_statement'],
])('keeps nothing of an answer with %s, and names the flaw $2', (_name, given, flaw) => {
  expect(shownOf(given)).toBe(flaw);
});

it.each([
  ['en', 'They are allowed'],
  ['en', 'Except at night they are allowed'],
  ['de', 'Dafür sind sie erlaubt'],
  ['fr', 'Sauf la nuit elles sont admises'],
  ['es', 'Además se admiten'],
  ['it', 'Tranne di notte sono ammessi'],
  ['nl', 'Behalve in de nacht zijn ze toegestaan'],
  ['pt', 'No entanto são permitidos'],
  ['pl', 'Z wyjątkiem nocy są dozwolone'],
  ['sv', 'Den gäller i två år'],
  ['zh', '除夜间外可以'],
])(
  'leaves out a sentence that refers back to a removed one, and keeps one that does not (%s): %s',
  (_language, statement) => {
    const sentence = (words: string, outcome: CheckedSentence['outcome']): CheckedSentence => ({
      text: `${words} [1].`,
      statement: words,
      marks: [1],
      isLeadIn: false,
      listed: 0,
      line: 0,
      outcome,
      evidence: [],
    });
    const wrong = sentence('The lease ends after 48 months', { kind: 'wrong', flaw: 'number' });
    const right = sentence(statement, { kind: 'proved' });
    // Refers back to nothing, in four languages.
    const other = sentence('On Mondays, die Haustiere en general: i cani', right.outcome);
    expect(keepSupported([wrong, right], '')).toEqual({ flaw: 'number' });
    expect(keepSupported([wrong, other], '')).toEqual({ text: other.text });
  },
);

// Words that refer back in one language and not in another: "il" is "he" and "the", "es" is "it" and "is".
it.each([
  ['de', 'Das Büro öffnet um neun Uhr', 'Die Gebühr beträgt 30 Euro'],
  ['es', 'Es obligatorio presentar el pasaporte', 'La cuota es de 30 euros'],
  ['it', 'Il contratto dura due anni', 'La quota è di 30 euro'],
  ['pt', 'Mais de 20 pessoas podem entrar', 'A quota é de 30 euros'],
])('keeps a sentence that refers back to nothing (%s): %s', (_language, right, wrong) => {
  const answer = `${wrong} [1]. ${right} [1].`;
  const checked = checkSupport(answer, [quotedWhole(`${right}.`)], '');
  expect(keepSupported(checked, answer)).toEqual({ text: `${right} [1].` });
});

it.each([
  ['de', 'Das gilt zwei Jahre', 'Die Gebühr beträgt 30 Euro'],
  ['de', 'Das Gleiche gilt für Gäste', 'Die Gebühr beträgt 30 Euro'],
  ['fr', 'Il dure deux ans', 'Les frais sont de 30 euros'],
])('refuses an answer whose remaining sentence refers back to a removed one (%s): %s', (_language, right, wrong) => {
  const answer = `${wrong} [1]. ${right} [1].`;
  const checked = checkSupport(answer, [quotedWhole(`${right}.`)], '');
  expect(keepSupported(checked, answer)).toEqual({ flaw: expect.any(String) });
});

it('refuses a sentence if the one that states its condition is refused because its own condition is wrong', () => {
  const text =
    'The bikes are insured if the cellar stays locked. The cellar door stays locked overnight if the alarm is set. The alarm is set at 10 pm.';
  const source = quotedWhole(text);
  const answer =
    'The bikes are insured [1]. The cellar door stays locked overnight [1]. The alarm is set at 12 pm [1].';
  expect(outcomesOf(answer, [source])).toEqual(['condition', 'condition', 'number']);
  expect(outcomesOf(answer.replace('12 pm', '10 pm'), [source])).toEqual(['open', 'open', 'proved']);
});
