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
// The sentences of each source that are quoted.
const QUOTED = [0, 5];

/**
 * Measures the check of an answer of about 1,000 words that cites 20 excerpts, in CPU time per 1,000 words: with
 * sentences that are copied, and with sentences that say the same in another order, so that every rule compares them.
 */
export async function benchAnswers(): Promise<Figure[]> {
  const sources = Array.from({ length: SOURCES }, (_, index) => sourceAt(index));
  const answerOf = (sentenceOf: (n: number) => string) =>
    sources
      .flatMap((_, i) => QUOTED.map((at) => sentenceOf(i * SENTENCES_OF_A_SOURCE + at).replace(/\.$/, ` [${i + 1}].`)))
      .join(' ');
  const copied = cpuOf(answerOf(sentence), sources);
  const reworded = cpuOf(answerOf(rewordedSentence), sources);
  const target = { limit: CPU_MS_MAX, of: 'value' } as const;
  const baseline = { name: 'copied', value: copied };
  return [
    { bench: 'answers', name: 'check of 1,000 words, 20 excerpts', value: copied, unit: 'ms of CPU', target },
    {
      bench: 'answers',
      name: 'the same, each sentence reworded',
      value: reworded,
      unit: 'ms of CPU',
      baseline,
      target,
    },
  ];
}

function cpuOf(answer: string, sources: readonly CitedSource[]): number {
  const words = answer.split(' ').length;
  const took = Array.from({ length: WARM_UPS + ROUNDS }, () => {
    const before = process.cpuUsage();
    if (supportFlaw(answer, sources, 'Who reports which losses?') !== null) {
      throw new Error('The answer of the benchmark is not supported.');
    }
    const { user, system } = process.cpuUsage(before);
    return (((user + system) / 1_000) * WORDS) / words;
  });
  return median(took.slice(WARM_UPS));
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
