import { findPersonalData } from '../../../shared/privacy/find-personal-data.ts';
import { PERSONAL_DATA_KINDS } from '../../../shared/privacy/kinds.ts';
import { createRandom } from '../../harness/random.ts';
import type { BenchRun } from '../bench-context.ts';
import type { Figure } from '../figure.ts';
import { sampleSentences } from '../sample-text.ts';
import {
  firstTextOfProcess,
  megabytesPerSecond,
  millisecondsPerKilobyte,
  STRUCTURED_KINDS,
  slowestAdversarial,
} from './speed.ts';

const TEXTS = 400;
// What stands between the sentences of a text, each of another kind.
const VALUES: readonly ((random: () => number) => string)[] = [
  (random) => `Please call ${one(random, NAMES)} on +44 20 7946 0${digits(random, 3)} before noon.`,
  (random) => `${one(random, NAMES)} (${one(random, NAMES).toLowerCase().replace(' ', '.')}@example.org) agreed.`,
  (random) => `Invoice ${digits(random, 7)} of 14.03.2025, EUR 1.${digits(random, 3)},50, due in 30 days.`,
  (random) => `Deliver to: ${one(random, NAMES)}, ${digits(random, 2)} Mill Lane, Stockbridge SO20 8EW`,
  (random) =>
    `user: ${one(random, NAMES).toLowerCase().replace(' ', '_')}${digits(random, 2)} from 81.2.69.${digits(random, 2)}`,
  (random) =>
    `Name | Phone | Ref\n--- | --- | ---\n${one(random, NAMES)} | 0171 2${digits(random, 6)} | A-${digits(random, 4)}`,
  () => 'Card 4111 1111 1111 1111, IBAN DE89 3704 0044 0532 0130 00.',
];
const NAMES = ['Harriet Blenkinsop', 'Thomas Meier', 'Anna Novak', 'Luca Bianchi', 'Marta Nowak', 'Sven Lindgren'];

/**
 * Measures the removal of personal data, over texts of a kilobyte, two of whose paragraphs contain values: megabytes
 * a second against counting the words of the same texts, and the bounds of one text and one process.
 */
export async function benchPrivacy({ signal }: BenchRun): Promise<Figure[]> {
  const random = createRandom(7);
  const texts = Array.from({ length: TEXTS }, () => sampleText(random));
  const baseline = { name: 'counting folded words', value: megabytesPerSecond(texts, countWords) };
  const all = megabytesPerSecond(texts, (text) => findPersonalData(text, PERSONAL_DATA_KINDS));
  const structured = megabytesPerSecond(texts, (text) => findPersonalData(text, STRUCTURED_KINDS));
  signal.throwIfAborted();
  const p99 = millisecondsPerKilobyte(texts);
  const { texts: hostile, slowestMs } = slowestAdversarial();
  signal.throwIfAborted();
  const first = firstTextOfProcess();
  const atMost = (limit: number) => ({ limit, of: 'value' as const });
  const speed = { limit: 1, of: 'value', atLeast: true } as const;
  return [
    { bench: 'privacy', name: 'all kinds', value: all, unit: 'MB/s of CPU', baseline, target: speed },
    { bench: 'privacy', name: 'kinds with a form', value: structured, unit: 'MB/s of CPU', baseline },
    { bench: 'privacy', name: 'a kilobyte, p99', value: p99, unit: 'ms', target: atMost(3) },
    {
      bench: 'privacy',
      name: `slowest of ${hostile} hostile texts of 20 kB`,
      value: slowestMs,
      unit: 'ms of CPU',
      target: atMost(20),
    },
    {
      bench: 'privacy',
      name: 'import and first text of a process',
      value: first.importMs + first.firstMs,
      unit: 'ms of CPU',
      target: atMost(60),
    },
    { bench: 'privacy', name: 'memory of a process, more', value: first.megabytes, unit: 'MB', target: atMost(60) },
  ];
}

function sampleText(random: () => number): string {
  const values = [one(random, VALUES)(random), one(random, VALUES)(random)];
  return sampleSentences(random, 8)
    .toSpliced(4, 0, ...values)
    .join('\n\n');
}

function one<T>(random: () => number, values: readonly T[]): T {
  return values[Math.floor(random() * values.length)] as T;
}

const digits = (random: () => number, count: number): string =>
  Array.from({ length: count }, () => 1 + Math.floor(random() * 9)).join('');

const WORD = /[\p{L}\p{N}]+/gu;

function countWords(text: string): void {
  const counts = new Map<string, number>();
  for (const word of text.match(WORD) ?? []) {
    const folded = word.normalize('NFKD').toLowerCase();
    counts.set(folded, (counts.get(folded) ?? 0) + 1);
  }
}
