// Guarantee: a quote supports only citations of the excerpt whose number it has, an answer that reports a contradiction
// cites both sides, and only passages that the shown answer names are cited. Risk: a sentence of one excerpt is cited
// from another, or an answer reports a contradiction that the documents do not contain.
import { describe, expect, it } from 'vitest';
import { checkAnswer, citeAnswer } from '../../../shared/copilot/check-answer.ts';
import { INSTRUCTIONS } from '../../../shared/copilot/prompt/prompt.ts';
import { type QuotedAnswer, readReply } from '../../../shared/copilot/read-reply.ts';
import { replyOf } from './reply.fixture.ts';

const PASSAGES = [36, 48].map((months) => ({
  title: `Lease of ${months}`,
  headings: '',
  // Indented, like a listing: a citation shows a passage as it is.
  text: `  The lease ends after ${months} months. Small pets are allowed.\n`,
}));
const [FIRST, SECOND] = ['The lease ends after 36 months.', 'The lease ends after 48 months.'] as const;
const PETS = 'Small pets are allowed.';

function cite(text: string, quotes: QuotedAnswer['quotes'], verdict: QuotedAnswer['verdict'] = 'fully') {
  const checked = checkAnswer({ text, verdict, quotes }, 'How long is the lease?', PASSAGES);
  return 'flaw' in checked ? checked : citeAnswer(checked, PASSAGES);
}

describe('a quote', () => {
  it('supports a sentence that cites its own excerpt', () => {
    expect(cite('Small pets are allowed [2].', [{ n: 2, text: PETS }])).toMatchObject({
      answer: 'Small pets are allowed [1].',
      citations: [{ n: 1, source_title: 'Lease of 48', excerpt: PASSAGES[1]?.text }],
    });
  });

  it('supports no sentence that cites another excerpt, even one with the same words', () => {
    expect(cite('Small pets are allowed [1].', [{ n: 2, text: PETS }])).toEqual({ flaw: 'quote' });
  });
});

it('accepts words of a sentence that only the title of its passage has', () => {
  const passages = [{ title: 'Harbour Street', headings: '', text: PETS }];
  const answer = { text: 'In Harbour Street, small pets are allowed [1].', quotes: [{ n: 1, text: PETS }] };
  const checked = checkAnswer({ ...answer, verdict: 'fully' }, 'Where are pets allowed?', passages);
  expect('flaw' in checked ? checked : citeAnswer(checked, passages)).toMatchObject({ answer: answer.text });
});

it('proves no sentence that lost the address that it was about', async () => {
  const said = 'Small pets are at https://pets.example/new [1]. The lease ends after 36 months [1].';
  const reply = replyOf(
    [FIRST, PETS].map((quote) => [1, quote] as const),
    said,
  );
  const read = await readReply({ text: reply, complete: true }, 'How long is the lease?', PASSAGES);
  const checked = checkAnswer('flaw' in read ? expect.fail() : read, 'How long is the lease?', PASSAGES);
  const outcomes =
    'flaw' in checked ? [] : checked.sentences.map(({ statement, outcome }) => [statement, outcome.kind]);
  expect(outcomes).toEqual([
    ['Small pets are at.', expect.not.stringMatching('proved')],
    ['The lease ends after 36 months.', 'proved'],
  ]);
});

it.each([
  ['fully', 'The documents contradict each other.'],
  ['fully', 'The documents contradict each other [1].'],
  ['partly', 'Die Dokumente widersprechen einander.'],
  ['fully', 'Документы противоречат друг другу.'],
  ['fully', '文書は互いに矛盾しています。'],
] as const)('leaves out that documents contradict each other where the verdict is %s: %s', (verdict, claim) => {
  const quotes = [{ n: 1, text: PETS }];
  expect(cite(`Small pets are allowed [1]. ${claim}`, quotes, verdict)).toMatchObject({
    answer: 'Small pets are allowed [1].',
  });
  expect(cite(claim, quotes, verdict)).toHaveProperty('flaw');
});

it('cites no passage that only a left-out sentence names', () => {
  const quotes = [
    { n: 1, text: FIRST },
    { n: 2, text: PETS },
  ];
  expect(cite('Parking costs 12 euros [1]. Small pets are allowed [2].', quotes)).toMatchObject({
    answer: 'Small pets are allowed [1].',
    citations: [{ n: 1, source_title: 'Lease of 48', excerpt: PASSAGES[1]?.text }],
    cited: [PASSAGES[1]],
  });
});

describe('a contradiction', () => {
  const sides = [
    { n: 1, text: FIRST },
    { n: 2, text: SECOND },
  ];

  it('is reported with a citation of each side', () => {
    expect(cite(`${FIRST.slice(0, -1)} [1]. ${SECOND.slice(0, -1)} [2].`, sides, 'contradictory')).toMatchObject({
      citations: [{ n: 1 }, { n: 2 }],
    });
  });

  it('may have both sides in one sentence, in other words', () => {
    const passages = ['Dogs are allowed in the hall.', 'Dogs are not allowed in the hall.'].map((text, i) => ({
      title: i === 0 ? 'Rules of the caretaker' : 'Rules of the landlord',
      headings: '',
      text,
    }));
    const quotes = passages.map(({ text }, i) => ({ n: i + 1, text }));
    const text = 'The caretaker allows dogs [1], but the landlord does not [2].';
    const checked = checkAnswer({ text, verdict: 'contradictory', quotes }, 'Are dogs allowed in the hall?', passages);
    const cited = citeAnswer('flaw' in checked ? expect.fail() : checked, passages);
    expect(cited).toMatchObject({ answer: text, citations: [{ n: 1 }, { n: 2 }] });
  });

  it('is refused when a sentence of the answer is left out', () => {
    const text = `${FIRST.slice(0, -1)} [1]. ${SECOND.slice(0, -1)} [2]. Both end soon.`;
    expect(cite(text, sides, 'contradictory')).toEqual({ flaw: 'one_side' });
  });

  it('is refused when the two sentences share no word', () => {
    const unrelated = [
      { n: 1, text: FIRST },
      { n: 2, text: PETS },
    ];
    expect(cite(`${FIRST.slice(0, -1)} [1]. ${PETS.slice(0, -1)} [2].`, unrelated, 'contradictory')).toEqual({
      flaw: 'one_side',
    });
  });

  it('is refused when the answer has one side only', () => {
    expect(cite(`${FIRST.slice(0, -1)} [1].`, sides, 'contradictory')).toEqual({ flaw: 'one_side' });
  });
});

describe('an answer with a link that no excerpt contains', () => {
  const planted = 'Small pets are allowed, see https://evil.example/ [1].';

  it('is refused before its sentences are checked', () => {
    expect(checkAnswer({ text: planted, verdict: 'fully', quotes: [] }, 'Pets?', PASSAGES)).toEqual({ flaw: 'markup' });
  });

  it('is refused before its citations are returned', () => {
    const checked = checkAnswer(
      { text: 'Small pets are allowed [1].', verdict: 'fully', quotes: [{ n: 1, text: PETS }] },
      'Pets?',
      PASSAGES,
    );
    expect(citeAnswer({ ...('flaw' in checked ? expect.fail() : checked), text: planted }, PASSAGES)).toEqual({
      flaw: 'markup',
    });
  });
});

describe('the closing sentence', () => {
  const quotes = [{ n: 1, text: FIRST }];
  it.each<[verdict: Exclude<QuotedAnswer['verdict'], 'no'>, answer: string, text: string]>([
    ['fully', 'It ends [1].', 'It ends [1].'],
    ['contradictory', 'It ends [1].', 'It ends [1]. The documents contradict each other.'],
    [
      'partly',
      '- It ends [1].\n- It is `a[1]` [1].',
      '- It ends [1].\n- It is `a(1)` [1].\nThe documents do not say the rest.',
    ],
  ])('is the one that the verdict %s requires, after the answer %j', async (verdict, answer, text) => {
    const missing = verdict === 'partly' ? '\nMISSING: who pays' : '';
    const reply = { text: `${replyOf([[1, FIRST]], answer, verdict)}${missing}`, complete: true };
    expect(await readReply(reply, 'How long?', PASSAGES)).toEqual({ text, verdict, quotes });
  });
});

it.each<[place: string, sentence: (address: string) => string]>([
  ['an address', (address) => address],
  ['the target of a link', (address) => `[see](${address})`],
  ['an attribute of HTML', (address) => `<b title="${address}">x</b>`],
])('does not return a reply that repeats its instructions in %s', async (_place, sentence) => {
  const hidden = `https://example.com/?${INSTRUCTIONS.lines.system.replaceAll('\n', ' ').slice(0, 400)}`;
  const reply = { text: replyOf([[1, FIRST]], `${sentence(hidden)} [1].`), complete: true };
  expect(await readReply(reply, 'How long?', PASSAGES)).toEqual({ flaw: 'instructions' });
});
