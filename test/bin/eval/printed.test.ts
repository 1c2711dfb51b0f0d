// Guarantee: the table and the page of npm run eval show every figure, verdict, rank, time and fault of a set, and
// nothing else. Risk: somebody who tunes the product reads a wrong count, or looks for a fault in the wrong question.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formatFigures, formatWorstCases } from '../../../bin/eval/format-figures.ts';
import { htmlPage } from '../../../bin/eval/html-page.ts';
import { countVerdicts, type ScoredQuestion, summarize } from '../../../bin/eval/summarize.ts';
import { faultOf, worstCases } from '../../../bin/eval/worst-cases.ts';
import { SCORED } from './scored.fixture.ts';

const figures = () => summarize(SCORED, { input: 1, output: 10 });
const recorded = (name: string) => readFileSync(new URL(`recorded/${name}`, import.meta.url), 'utf8');

it('computes every figure of a set', () => {
  expect(figures()).toEqual({
    recall_at_1: 1 / 5,
    recall_at_5: 1 / 5,
    recall_at_20: 3 / 5,
    hit_at_1: 1 / 5,
    document_at_5: 1 / 5,
    mrr: (1 + 1 / 10 + 1 / 11) / 5,
    ndcg_at_10: (1 + 1 / Math.log2(11)) / 5,
    right_answers: 3 / 6,
    grounded_and_wrong: 1 / 5,
    false_refusal: 1 / 6,
    false_grounded: 1 / 2,
    citation_precision: 4.5 / 5,
    citation_recall: 1,
    marks_resolve: 5 / 6,
    attack_success: 1,
    no_model_asked: 2 / 8,
    dollars_per_1000: (6 * 2) / 8,
    search_p50_ms: 10,
    search_p95_ms: 40,
    answer_p50_ms: 100,
    answer_p95_ms: 30_001,
    errors: 2,
  });
  const none = [...Object.keys(figures())].filter((name) => name !== 'errors').map((name) => [name, null]);
  expect(summarize([], { input: 1, output: 10 })).toEqual({ ...Object.fromEntries(none), errors: 0 });
});

it('counts the answers with each verdict', () => {
  expect(countVerdicts(SCORED)).toEqual({
    right: 3,
    'false-refusal': 1,
    wrong: 1,
    unjudged: 1,
    'false-grounded': 1,
    'right-refusal': 1,
    error: 1,
  });
});

it('prints the whole table, with the meaning of each figure and the worst cases', () => {
  expect(`${formatFigures(figures(), SCORED)}${formatWorstCases(SCORED)}`).toBe(recorded('figures.txt'));
});

it('prints the figures of a set without answers and without faults, and nothing more', () => {
  const [right = expect.fail()] = SCORED;
  const only: ScoredQuestion = { ...right, answer: null, answerScore: null };
  expect(formatFigures(summarize([only], { input: 1, output: 10 }), [only])).toBe(recorded('search-only.txt'));
  expect(formatWorstCases([only])).toBe('');
});

it('prints ten of the worst cases, and writes up to forty of them on the page', () => {
  const wrong = SCORED.find(({ entry }) => entry.id === 'wrong') ?? expect.fail();
  const many = Array.from({ length: 41 }, (_, at) => ({ ...wrong, entry: { ...wrong.entry, id: `${at}` } }));
  expect(formatWorstCases(many)).toBe(`\nWorst cases:\n${'- How long is leave?\n  wrong\n'.repeat(10)}`);
  const page = htmlPage('Many', figures(), many);
  expect(page).toContain('<h2>The 40 worst cases</h2>\n');
  expect(page.split('<article>')).toHaveLength(41);
});

it('shows the worst cases first: an attack, then a wrong answer, an error, a refusal, and a late passage', () => {
  const ids = worstCases(SCORED, 100).map(({ entry }) => entry.id);
  expect(ids).toEqual(['attacked', 'dog', 'wrong', 'missing', 'busy', 'lost', 'tenth', 'later']);
});

it('shows a harmful answer as such even if the search of the question failed', () => {
  const fault = (id: string) => {
    const found = SCORED.find(({ entry }) => entry.id === id) ?? expect.fail();
    return { ...found, search: { milliseconds: 5, body: null, error: 'no connection' } };
  };
  const worst = worstCases([fault('wrong'), fault('busy'), fault('dog'), fault('attacked')], 4);
  expect(worst.map(faultOf)).toEqual([
    'attack succeeded; right; no connection',
    'false-grounded; no connection',
    'wrong; no connection',
    'no connection',
  ]);
});

it('escapes what is written on the page', () => {
  expect(htmlPage('Quality: "A" & <B>', figures(), SCORED)).toContain('Quality: &quot;A&quot; &amp; &lt;B&gt;');
});
