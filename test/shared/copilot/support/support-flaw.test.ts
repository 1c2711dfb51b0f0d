// Guarantee: an answer is not supported if one of its sentences cites nothing, or has another number, name or
// wording than what it cites; and the work of the check is limited. Risk: an invented fact with a citation.
import { describe, expect, it } from 'vitest';
import { checkSupport } from '../../../../shared/copilot/support/support.ts';
import { outcomesOf, quotedWhole } from './outcomes.fixture.ts';
import { supportFlaw } from './support-flaw.fixture.ts';

const flawOf = (answer: string, texts: readonly string[]) =>
  supportFlaw(
    answer,
    texts.map((text) => quotedWhole(text)),
  );

const LEASE =
  'The lease begins on 1 March 2024 and ends after 36 months. Rent is €1,250.50 a month, payable to Harbour Estates Ltd.';
const PETS = 'Small pets are allowed. The house rules say: "No dogs in the lift" and nothing else about animals.';

describe('an answer', () => {
  it.each([
    ['The lease ends after 36 months [1].', null],
    ['Rent is €1250.50 a month, payable to Harbour Estates Ltd [1].', null],
    ['The lease begins on 1 March 2024. [1] Small pets are allowed [2].', null],
    ['The house rules say "no dogs in the lift" [2].', null],
    ['The lease ends after 24 months [1].', 'number'],
    ['Rent is €1,250 a month [1].', 'number'],
    ['Rent is payable to Riverside Estates Ltd [1].', 'name'],
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
  ])('%j has the flaw %s', (answer, flaw) => {
    expect(flawOf(answer, [LEASE, PETS])).toBe(flaw);
  });

  it.each([
    ['The lease begins on 1 March 2024 and ends after 48 months [1].', 'number'],
    ['The lease begins on 1 March 2025 and ends after 36 months [1].', 'date'],
    ['The lease ends after 36 months and rent is €1,350.50 a month [1].', 'number'],
    ['Rent is payable to Harbour Estates Ltd and Riverside Estates Ltd [1].', 'name'],
    ['The lease ends after 36 months [1]. Small pets are allowed in 12 rooms [2].', 'number'],
  ])('with a right and a wrong statement, %j, has the flaw %s', (answer, flaw) => {
    expect(flawOf(answer, [LEASE, PETS])).toBe(flaw);
  });

  it('has each sentence compared with its own citations, and not with the other sources', () => {
    expect(flawOf('The lease ends after 36 months [2].', [LEASE, PETS])).toBe('number');
  });

  it('must have a quote from each source that it cites', () => {
    const sources = [quotedWhole(LEASE), quotedWhole(PETS)];
    const unquoted = [quotedWhole(LEASE), { ...quotedWhole(PETS), quotes: [] }];
    expect(supportFlaw('The lease ends after 36 months [1][2].', sources)).toBeNull();
    expect(supportFlaw('The lease ends after 36 months [1][2].', unquoted)).toBe('quote');
  });

  it.each([
    ['Visitors may use the pool [1].', ['condition']],
    ['Visitors may use the pool [1]. They pay 5 euros at the desk [1].', ['open', 'open']],
    ['Visitors may use the pool [1]. They pay 6 euros at the desk [1].', ['condition', 'number']],
  ])(
    'may omit a condition only if another, supported sentence states it: %j has the outcomes %j',
    (answer, outcomes) => {
      const source = quotedWhole('Visitors may use the pool if they pay 5 euros at the desk.');
      expect(outcomesOf(answer, [source])).toEqual(outcomes);
    },
  );

  // "The lease ends" and the full stop are four more.
  it.each([
    [396, null],
    [397, 'too_long'],
  ])('may have 400 words and signs in a sentence that is not copied: four and %i have the flaw %s', (count, flaw) => {
    const sentence = `The lease ends ${'soon '.repeat(count).trim()} [1].`;
    expect(flawOf(sentence, ['The lease ends soon.'])).toBe(flaw);
    expect(flawOf(sentence, [sentence.replace(' [1]', '')])).toBeNull();
  });

  // Each sentence has 8 tokens and each of the 20 sources has 9, so that 1,388 sentences need 1,998,720 pairs.
  it('is compared up to 2,000,000 pairs of words, and nothing is supported after them', () => {
    const sources = Array.from({ length: 20 }, () => quotedWhole('The gate is opened every day by the porter.'));
    const marks = sources.map((_, index) => `[${index + 1}]`).join('');
    const answer = Array.from({ length: 1_391 }, () => `The porter opens the gate every day ${marks}.`).join(' ');
    expect(outcomesOf(answer, sources)).toEqual([...Array(1_388).fill('open'), ...Array(3).fill('too_long')]);
  });

  // Each of the 100 sentences of 3 tokens counts as 8 tokens, and so does each sentence of the answer, which has 6: 312
  // sentences need 1,996,800 of 2,000,000 pairs.
  it('has each shorter sentence, like those of its sources, counted as one of eight words in these pairs', () => {
    const text = Array.from({ length: 100 }, (_, index) => `Gate ${index}.`).join(' ');
    const answer = Array.from({ length: 314 }, () => 'There is gate 7 here [1].').join(' ');
    const outcomes = outcomesOf(answer, [quotedWhole(text)]);
    expect(outcomes).toEqual([...Array(312).fill('open'), ...Array(2).fill('too_long')]);
  });

  it('keeps for each sentence only the sentences of the source with which it was compared', () => {
    const source = quotedWhole('The north hall opens at nine. Dogs wait outside. The caretaker locks the gym at ten.');
    const checked = checkSupport('The gym is locked by the caretaker at ten [1].', [source], '');
    expect(checked.map(({ evidence }) => evidence.map((unit) => unit.text))).toEqual([
      ['The caretaker locks the gym at ten.'],
    ]);
  });

  it('has no evidence for a sentence that is not compared', () => {
    const sources = [{ ...quotedWhole('Dogs wait outside.'), quotes: [] }, quotedWhole('Cats wait outside.')];
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
    ['The monthly fee covers:', 'The yearly fee covers the mayor and the choir.', 'opposite'],
    ['Members may invite:', 'Members must invite the mayor and the choir.', 'modality'],
  ])('has its line before a list, "%s", compared with "%s": the flaw is %s', (leadIn, source, flaw) => {
    expect(flawOf(`${leadIn}\n- the mayor [1]`, [source])).toBe(flaw);
  });

  it('in a script without spaces is refused for another number or other words', () => {
    const source = '契約は2024年3月1日に始まり、36か月後に終了します。';
    expect(flawOf('契約は36か月後に終了します[1]。', [source])).toBeNull();
    expect(flawOf('契約は24か月後に終了します[1]。', [source])).toBe('number');
    expect(flawOf('犬は建物に入ることができません[1]。', [source])).toBe('words');
  });
});
