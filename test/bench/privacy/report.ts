import type { PersonalDataKind } from '../../../shared/privacy/kinds.ts';
import type { KindQuality, measureEvasions, measureFalsePositives } from './quality.ts';
import { type Counts, scores, sum } from './score.ts';

// The targets of the design; a kind without a target is printed without one.
const TARGETS: Readonly<Record<string, string>> = {
  EMAIL: 'F1 >= .99',
  IBAN: 'F1 >= .99',
  CREDIT_CARD: 'F1 >= .99',
  US_SSN: 'F1 >= .99',
  IP_ADDRESS: 'F1 >= .99',
  PHONE: 'F2 (IoU .75) >= .90',
  PERSON: 'F1 (overlap) >= .78',
  STREET_ADDRESS: 'F1 (overlap) >= .90',
  structured: 'F1 (overlap) >= .985, unseen templates >= .97',
};
const RECALL_TARGETS: Readonly<Record<string, number>> = { folds: 0.95, 'spaced digits': 0.9, 'line breaks': 0.8 };

/** Prints precision, recall, F1 and F2 by kind and matching. */
export function printQuality(
  quality: readonly KindQuality[],
  heuristic: readonly PersonalDataKind[],
  withTemplates: boolean,
): void {
  line(
    `\n${'kind'.padEnd(16)}${'labels'.padStart(7)}  ${['exact', 'overlap', 'IoU .75'].map((name) => `${name.padEnd(8)} P    R    F1   F2`).join('  | ')}  | target`,
  );
  for (const { kind, counts } of quality) {
    row(kind, counts.exact, counts.overlap, counts.iou75);
  }
  const structured = quality.filter(({ kind }) => !heuristic.includes(kind)).map(({ counts }) => counts);
  row(
    'structured',
    sum(structured.map((counts) => counts.exact)),
    sum(structured.map((counts) => counts.overlap)),
    sum(structured.map((counts) => counts.iou75)),
  );
  if (!withTemplates) {
    return;
  }
  for (const { kind, missedIn, wrongIn } of quality) {
    line(`${kind}: missed in ${list(missedIn)}; wrong in ${list(wrongIn)}`);
  }
}

/** Prints the share of disguised values that was found. */
export function printEvasions(evasions: ReturnType<typeof measureEvasions>): void {
  line('\ndisguised values           labels  recall  target');
  for (const { family, name, labels, recall } of evasions) {
    line(
      `${`${family}: ${name}`.padEnd(36)}${String(labels).padStart(5)}  ${figure(recall)}   >= ${RECALL_TARGETS[family]}`,
    );
  }
}

/** Prints what was found in texts without personal data. */
export function printFalsePositives(
  found: ReturnType<typeof measureFalsePositives>,
  heuristic: readonly PersonalDataKind[],
): void {
  line('\nplain technical text: findings for each 100 kB');
  for (const { kind, findings, per100kB, examples } of found.filter((each) => each.findings > 0)) {
    line(
      `${kind.padEnd(16)}${String(findings).padStart(6)}  ${per100kB.toFixed(2)}  ${examples.map((text) => JSON.stringify(text.slice(0, 40))).join(' ')}`,
    );
  }
  const total = (kinds: typeof found): string => kinds.reduce((all, { per100kB }) => all + per100kB, 0).toFixed(2);
  line(
    `structured ${total(found.filter(({ kind }) => !heuristic.includes(kind)))} (target <= 1), all kinds ${total(found)} (target <= 15)`,
  );
}

function row(name: string, ...all: readonly Counts[]): void {
  const labels = String(all[0]?.labels ?? 0).padStart(7);
  const cells = all.map((counts) => {
    const { precision, recall, f1, f2 } = scores(counts);
    return `       ${[precision, recall, f1, f2].map(figure).join(' ')}`;
  });
  line(`${name.padEnd(16)}${labels}  ${cells.join('  | ')}  | ${TARGETS[name] ?? ''}`);
}

const figure = (share: number): string => share.toFixed(3).replace(/^0/, '').padStart(4);
const list = (templates: ReadonlyMap<number, number>): string =>
  [...templates].map(([id, times]) => `${id} (${times})`).join(', ') || 'none';

function line(text: string): void {
  process.stdout.write(`${text}\n`);
}
