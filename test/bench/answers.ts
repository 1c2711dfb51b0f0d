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
// Two sentences of each source are quoted: the first one and the one at this index.
const SECOND_QUOTE_AT = 5;

/** Measures the check of an answer of about 1,000 words that cites 20 excerpts, in CPU time per 1,000 words. */
export async function benchAnswers(): Promise<Figure[]> {
  const sources = Array.from({ length: SOURCES }, (_, index) => sourceAt(index));
  const answer = sources
    .flatMap(({ quotes }, i) => quotes.map((quote) => quote.replace(/\.$/, ` [${i + 1}].`)))
    .join(' ');
  const words = answer.split(' ').length;
  const took = Array.from({ length: WARM_UPS + ROUNDS }, () => {
    const before = process.cpuUsage();
    if (supportFlaw(answer, sources, 'Who reports which losses?') !== null) {
      throw new Error('The answer of the benchmark is not supported.');
    }
    const { user, system } = process.cpuUsage(before);
    return (((user + system) / 1_000) * WORDS) / words;
  });
  const value = median(took.slice(WARM_UPS));
  const target = { limit: CPU_MS_MAX, of: 'value' } as const;
  return [{ bench: 'answers', name: 'check of 1,000 words, 20 excerpts', value, unit: 'ms of CPU', target }];
}

function sourceAt(index: number): CitedSource {
  const sentences = Array.from({ length: SENTENCES_OF_A_SOURCE }, (_, at) => {
    const n = index * SENTENCES_OF_A_SOURCE + at;
    return `The manager of depot ${n} reports each loss of stock to the regional controller within one working day after it was found and the controller answers in writing for amounts over ${n + 1}00 euros.`;
  });
  const quotes = [sentences[0] ?? '', sentences[SECOND_QUOTE_AT] ?? ''];
  return { title: `Manual ${index}`, headings: 'Losses > Depots', text: sentences.join(' '), quotes };
}
