import type { FormTally } from './exchange.ts';

/** Prints how many places each form was put in and how many lose it, worst first, and on request each lost value. */
export function printExchanged(tallies: readonly FormTally[], withTexts: boolean): void {
  const line = (text: string): void => void process.stdout.write(`${text}\n`);
  const sum = (of: readonly FormTally[], count: (tally: FormTally) => number): number =>
    of.reduce((total, tally) => total + count(tally), 0);
  line('kind             forms  places   lost  others lost  wrong');
  for (const kind of new Set(tallies.map(({ form }) => form.kind))) {
    const of = tallies.filter(({ form }) => form.kind === kind);
    const counts = [
      sum(of, ({ places }) => places),
      sum(of, ({ lost }) => lost.length),
      sum(of, ({ othersLost }) => othersLost.length),
      sum(of, ({ wrong }) => wrong.length),
    ];
    line(`${kind.padEnd(16)}${[of.length, ...counts].map((count) => String(count).padStart(7)).join('')}`);
  }
  const share = ({ lost, places }: FormTally): number => lost.length / Math.max(1, places);
  for (const tally of tallies.filter(({ lost }) => lost.length > 0).sort((a, b) => share(b) - share(a))) {
    const counts = `${tally.lost.length}/${tally.places}`;
    line(`${counts.padEnd(8)}${tally.form.kind} ${tally.form.name}`);
    for (const text of withTexts ? tally.lost : []) {
      line(`        ${text}`);
    }
  }
}
