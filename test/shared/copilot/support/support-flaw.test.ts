// Guarantee: `grounded` is never true for an answer with a sentence that cites nothing, or that has another number,
// name, quotation or wording than what it cites. Risk: an invented fact with a citation.
import { describe, expect, it } from 'vitest';
import { checkSupport } from '../../../../shared/copilot/support/support.ts';
import { supportFlaw as flawOf } from './support-flaw.fixture.ts';

// Each source is quoted whole.
const supportFlaw = (answer: string, texts: readonly string[]) =>
  flawOf(
    answer,
    texts.map((text) => ({ title: '', headings: '', text, quotes: [text] })),
  );

const LEASE =
  'The lease begins on 1 March 2024 and ends after 36 months. Rent is €1,250.50 a month, payable to Harbour Estates Ltd.';
const PETS = 'Small pets are allowed. The house rules say: "No dogs in the lift" and nothing else about animals.';

describe('supportFlaw', () => {
  it.each([
    ['The lease ends after 36 months [1].', null],
    ['Rent is €1250.50 a month, payable to Harbour Estates Ltd [1].', null],
    ['The lease begins on 1 March 2024. [1] Small pets are allowed [2].', null],
    ['The house rules say "no dogs in the lift" [2].', null],
    ['The lease ends after 24 months [1].', 'number'],
    ['Rent is €1,250 a month [1].', 'number'],
    ['Rent is payable to Riverside Estates Ltd [1].', 'name'],
    ['The house rules say "no cats in the lift" [2].', 'quotation'],
    ['The tenant must repaint every wall before leaving [1].', 'words'],
    ['Small pets are allowed [1].', 'words'],
    ['The lease ends after 36 months [1]. Small pets are allowed.', 'uncited_sentence'],
    ['Small pets are allowed. The lease ends after 36 months [1].', 'uncited_sentence'],
    // The first sentence is compared with the quotes of the second, but no other sentence with those of a neighbor.
    ['The lease begins on 1 March 2024. It ends after 36 months [1].', null],
    ['The lease begins on 2 March 2024. It ends after 36 months [1].', 'date'],
    ['It ends after 36 months [1]. The lease begins on 1 March 2024.', 'uncited_sentence'],
    ['The lease begins on 1 March 2024.\nIt ends after 36 months [1].', 'uncited_sentence'],
    ['The lease is at evil。example/x [1].', 'uncited_sentence'],
    ['Small pets are allowed.', 'uncited_sentence'],
    ['[1]', 'no_statement'],
    ['', 'no_statement'],
  ])('finds in %j the flaw: %s', (answer, flaw) => {
    expect(supportFlaw(answer, [LEASE, PETS])).toBe(flaw);
  });

  it.each([
    ['The lease begins on 1 March 2024 and ends after 48 months [1].', 'number'],
    ['The lease begins on 1 March 2025 and ends after 36 months [1].', 'date'],
    ['The lease ends after 36 months and rent is €1,350.50 a month [1].', 'number'],
    ['Rent is payable to Harbour Estates Ltd and Riverside Estates Ltd [1].', 'name'],
    ['The house rules say "no dogs in the lift" and "no cats in the lift" [2].', 'quotation'],
    ['The lease ends after 36 months [1]. Small pets are allowed in 12 rooms [2].', 'number'],
  ])('lets no right statement excuse a wrong one beside it, %j: %s', (answer, flaw) => {
    expect(supportFlaw(answer, [LEASE, PETS])).toBe(flaw);
  });

  it('judges each sentence by its own citations, not by the other sources', () => {
    expect(supportFlaw('The lease ends after 36 months [2].', [LEASE, PETS])).toBe('number');
  });

  it('requires a quote from each cited source', () => {
    const sources = [LEASE, PETS].map((text) => ({ title: '', headings: '', text, quotes: [text] }));
    const unquoted = sources.map((source, at) => (at === 1 ? { ...source, quotes: [] } : source));
    expect(flawOf('The lease ends after 36 months [1][2].', sources)).toBeNull();
    expect(flawOf('The lease ends after 36 months [1][2].', unquoted)).toBe('quote');
  });

  it.each([
    ['Visitors may use the pool [1].', ['condition']],
    ['Visitors may use the pool [1]. They pay 5 euros at the desk [1].', ['open', 'open']],
    ['Visitors may use the pool [1]. They pay 6 euros at the desk [1].', ['condition', 'number']],
  ])(
    'accepts a sentence without its condition only if a supported sentence states the condition, %j: %j',
    (answer, outcomes) => {
      const text = 'Visitors may use the pool if they pay 5 euros at the desk.';
      const checked = checkSupport(answer, [{ title: '', headings: '', text, quotes: [text] }], '');
      expect(checked.map(({ outcome }) => (outcome.kind === 'wrong' ? outcome.flaw : outcome.kind))).toEqual(outcomes);
    },
  );

  // With the words "the lease ends" and the full stop.
  it.each([
    [396, null],
    [397, 'too_long'],
  ])('compares at most 400 words of a sentence, with %i in a row: %s', (count, flaw) => {
    const said = `The lease ends ${'soon '.repeat(count).trim()} [1].`;
    expect(supportFlaw(said, ['The lease ends soon.'])).toBe(flaw);
    expect(supportFlaw(said, [said.replace(' [1]', '')])).toBeNull();
  });

  // Each sentence has 8 tokens and each of 20 excerpts 9, so that 1,388 sentences need 1,998,720 of 2,000,000 pairs.
  it('compares no more pairs of words of an answer than a long one needs, and supports nothing after them', () => {
    const text = 'The gate is opened every day by the porter.';
    const sources = Array.from({ length: 20 }, () => ({ title: '', headings: '', text, quotes: [text] }));
    const marks = sources.map((_, i) => `[${i + 1}]`).join('');
    const said = Array.from({ length: 1_391 }, () => `The porter opens the gate every day ${marks}.`).join(' ');
    const outcomes = checkSupport(said, sources, '').map(({ outcome }) =>
      outcome.kind === 'wrong' ? outcome.flaw : outcome.kind,
    );
    expect(outcomes).toEqual([...Array(1_388).fill('open'), ...Array(3).fill('too_long')]);
  });

  // Each of 100 sentences of 3 tokens counts as 8 tokens, and so does each sentence of 6 tokens, so that 312 sentences
  // need 1,996,800 of 2,000,000 pairs.
  it('counts a short sentence of a source as one of eight words, because each has work of its own', () => {
    const text = Array.from({ length: 100 }, (_, i) => `Gate ${i}.`).join(' ');
    const said = Array.from({ length: 314 }, () => 'There is gate 7 here [1].').join(' ');
    const outcomes = checkSupport(said, [{ title: '', headings: '', text, quotes: [text] }], '').map(({ outcome }) =>
      outcome.kind === 'wrong' ? outcome.flaw : outcome.kind,
    );
    expect(outcomes).toEqual([...Array(312).fill('proved'), ...Array(2).fill('too_long')]);
  });

  it('keeps with a sentence only what it was compared with', () => {
    const text = 'The north hall opens at nine. Dogs wait outside. The caretaker locks the gym at ten.';
    const checked = checkSupport(
      'The gym is locked by the caretaker at ten [1].',
      [{ title: '', headings: '', text, quotes: [text] }],
      '',
    );
    expect(checked.map(({ evidence }) => evidence.map((unit) => unit.text))).toEqual([
      ['The caretaker locks the gym at ten.'],
    ]);
  });

  it('returns no evidence for a sentence that it does not compare', () => {
    const sources = [
      { title: '', headings: '', text: 'Dogs wait outside.', quotes: [] },
      { title: '', headings: '', text: 'Cats wait outside.', quotes: ['Cats wait outside.'] },
    ];
    expect(
      checkSupport('Yes. Cats wait. Dogs wait outside [1].', sources, '').map(({ outcome, evidence }) => [
        outcome,
        evidence,
      ]),
    ).toEqual([
      [{ kind: 'plain' }, []],
      [{ kind: 'wrong', flaw: 'uncited_sentence' }, []],
      [{ kind: 'wrong', flaw: 'quote' }, []],
    ]);
  });

  it.each([
    ['On 2 May 2026 these come:', 'On 1 May 2026 the fair begins. These guests come: the mayor and the choir.', 'date'],
    ['These 4 guests come:', 'At the fair 3 guests come. These guests come: the mayor and the choir.', 'number'],
    ['For at most 20 guests there are:', 'For at least 20 guests there are the mayor and the choir.', 'comparison'],
    ['The Riverside Choir greets:', 'The Harbour Choir greets the mayor and the band.', 'name'],
    ['In the room 12c there are:', 'In the room 12b there are the mayor and the choir.', 'name'],
    ['The sign "Staff only" greets:', 'The sign "No entry" greets the mayor and the choir.', 'quotation'],
    ['The monthly fee covers:', 'The yearly fee covers the mayor and the choir.', 'opposite'],
    ['Members may invite:', 'Members must invite the mayor and the choir.', 'modality'],
  ])('checks the line that introduces a list, "%s", against "%s": %s', (leadIn, source, flaw) => {
    expect(supportFlaw(`${leadIn}\n- the mayor [1]`, [source])).toBe(flaw);
  });

  it('finds a wrong number and foreign words in scripts without spaces', () => {
    const source = '契約は2024年3月1日に始まり、36か月後に終了します。';
    expect(supportFlaw('契約は36か月後に終了します[1]。', [source])).toBeNull();
    expect(supportFlaw('契約は24か月後に終了します[1]。', [source])).toBe('number');
    expect(supportFlaw('犬は建物に入ることができません[1]。', [source])).toBe('words');
  });
});
