import type { SupportFlaw } from '../../shared/copilot/support/rules/rule.ts';
import type { CitedSource } from '../../shared/copilot/support/support.ts';
import { supportFlaw } from '../shared/copilot/support/support-flaw.fixture.ts';
import type { Figure } from './figure.ts';
import { median } from './percentile.ts';

const SOURCES = 20;
const SENTENCES_OF_A_SOURCE = 12;
const WARM_UPS = 5;
const ROUNDS = 15;
const WORDS = 1_000;
const CPU_MS_MAX = 5;
// The sizes of the answers that are written to be slow: their sentences, the prices, the wrong totals in one sentence,
// and the rows and columns of the table.
const SLOW_SENTENCES = 10;
const PRICES = 40;
const TOTALS = 20;
const TABLE_SIDE = 40;
// The sentences of each source that are quoted.
const QUOTED = [0, 5];

/**
 * Measures the check of an answer of about 1,000 words that cites 20 excerpts, in CPU time per 1,000 words: with
 * sentences that are copied, and with sentences that say the same in another order, so that every rule compares them.
 * Two answers are written to be slow: wrong totals of many prices, and rows of a wide table compared with all others.
 */
export async function benchAnswers(): Promise<Figure[]> {
  const sources = Array.from({ length: SOURCES }, (_, index) => sourceAt(index));
  const answerOf = (sentenceOf: (n: number) => string) =>
    sources
      .flatMap((_, i) => QUOTED.map((at) => sentenceOf(i * SENTENCES_OF_A_SOURCE + at).replace(/\.$/, ` [${i + 1}].`)))
      .join(' ');
  // The first of all, so that it is as slow as in a new instance of the function.
  const reworded = cpuOf(answerOf(rewordedSentence), sources, null);
  const copied = cpuOf(answerOf(sentence), sources, null);
  const totals = cpuOf(wrongTotals(), [priceList()], 'number');
  const rows = cpuOf(comparedRows(), [wideTable()], 'quantifier');
  const target = { limit: CPU_MS_MAX, of: 'value' } as const;
  const common = { bench: 'answers', unit: 'ms of CPU' } as const;
  const baseline = { name: 'copied', value: copied.later };
  return [
    { ...common, name: 'check of 1,000 words, 20 excerpts', value: copied.later, target },
    { ...common, name: 'the same, each sentence reworded', value: reworded.later, baseline, target },
    { ...common, name: 'the same, first check of the process', value: reworded.first, baseline },
    { ...common, name: 'wrong totals of many prices', value: totals.later, baseline },
    { ...common, name: 'rows of a wide table', value: rows.later, baseline },
  ];
}

function cpuOf(
  answer: string,
  sources: readonly CitedSource[],
  expected: SupportFlaw | null,
): { readonly first: number; readonly later: number } {
  const words = answer.split(' ').length;
  const took = Array.from({ length: WARM_UPS + ROUNDS }, () => {
    const before = process.cpuUsage();
    if (supportFlaw(answer, sources, 'Who reports which losses?') !== expected) {
      throw new Error('The answer of the benchmark is not judged as expected.');
    }
    const { user, system } = process.cpuUsage(before);
    return (((user + system) / 1_000) * WORDS) / words;
  });
  return { first: took[0] as number, later: median(took.slice(WARM_UPS)) };
}

// No two of its prices give any of the wrong totals.
function priceList(): CitedSource {
  const prices = Array.from({ length: PRICES }, (_, n) => `${1_000 + n * 37} euros for part x${n}`);
  const text = `The total price is the sum of ${prices.join(', ')}.`;
  return { title: 'Prices', headings: '', text, quotes: [text] };
}

function wrongTotals(): string {
  const totalsOf = (n: number) =>
    Array.from({ length: TOTALS }, (_, at) => `${90_001 + n * 1_013 + at * 7} euros`).join(' and ');
  return Array.from(
    { length: SLOW_SENTENCES },
    (_, n) => `In total the price difference and sum together is ${totalsOf(n)} [1].`,
  ).join(' ');
}

function wideTable(): CitedSource {
  const places = Array.from({ length: TABLE_SIDE }, (_, n) => n);
  const rowOf = (label: string, cellOf: (n: number) => string) => `| ${label} | ${places.map(cellOf).join(' | ')} |`;
  const rows = places.map((row) => rowOf(`Depot north ${row}`, (n) => `${row * 100 + n} euros`));
  const head = [rowOf('Depot', (n) => `Price ${n} per day`), rowOf('---', () => '---')];
  return { title: 'Prices', headings: '', text: [...head, ...rows].join('\n'), quotes: rows };
}

function comparedRows(): string {
  return Array.from(
    { length: SLOW_SENTENCES },
    (_, n) =>
      `The depot north ${n} has a price of ${n * 100 + 3} euros and of ${n * 100 + 4} euros per day, more than all the others [1].`,
  ).join(' ');
}

function sourceAt(index: number): CitedSource {
  const sentences = Array.from({ length: SENTENCES_OF_A_SOURCE }, (_, at) =>
    sentence(index * SENTENCES_OF_A_SOURCE + at),
  );
  const quotes = QUOTED.map((at) => sentences[at] ?? '');
  return { title: `Manual ${index}`, headings: 'Losses > Depots', text: sentences.join(' '), quotes };
}

function sentence(n: number): string {
  return `The manager of depot ${n} reports each loss of stock to the regional controller within one working day after it was found and the controller answers in writing for amounts over ${n + 1}00 euros.`;
}

function rewordedSentence(n: number): string {
  return `Each loss of stock is reported by the manager of depot ${n} to the regional controller within one working day after it was found, and for amounts over ${n + 1}00 euros the controller answers in writing.`;
}
