import { HEURISTIC_KINDS } from '../../../shared/privacy/detectors/detectors.ts';
import { findPersonalData, type PersonalDataSpan } from '../../../shared/privacy/find-personal-data.ts';
import { PERSONAL_DATA_KINDS } from '../../../shared/privacy/kinds.ts';
import {
  isMasked,
  kindOf,
  type MarkedSpan,
  type MarkedText,
  rangeOf,
  readMarkedTexts,
  touches,
} from './marked-text.ts';

/**
 * The number of marked values, how many of them have a finding of their kind, how many are masked completely, and how
 * many findings touch no mark.
 */
interface Tally {
  values: number;
  found: number;
  masked: number;
  wrong: number;
}

/** The measurements on marked texts, by kind, language and kind of text. */
export interface MarkedReport {
  readonly texts: number;
  readonly byKind: ReadonlyMap<string, Tally>;
  readonly byLanguage: ReadonlyMap<string, Tally>;
  readonly byText: ReadonlyMap<string, Tally>;
  readonly misses: readonly string[];
  readonly wrong: readonly string[];
}

const HEURISTIC: ReadonlySet<string> = new Set(HEURISTIC_KINDS);
// Findings of these kinds are never counted as wrong, because not every set marks them.
const NOT_MARKED: ReadonlySet<string> = new Set([
  'USERNAME',
  'SECRET',
  'MAC_ADDRESS',
  'VIN',
  'DRIVER_LICENSE',
  'CRYPTO_WALLET',
]);
// The sets do not mark the expiry of a card, nor extensions of telephones. Shorter findings than these, in characters,
// are such details.
const DETAIL_MAX: Readonly<Record<string, number>> = { CREDIT_CARD: 8, PHONE: 6 };

/** Scores the detectors on the texts of a JSON Lines file. */
export function scoreMarkedTexts(path: string): MarkedReport {
  const texts = readMarkedTexts(path);
  const report = {
    texts: texts.length,
    byKind: new Map<string, Tally>(),
    byLanguage: new Map<string, Tally>(),
    byText: new Map<string, Tally>(),
    misses: [] as string[],
    wrong: [] as string[],
  };
  for (const text of texts) {
    const found = findPersonalData(text.text, PERSONAL_DATA_KINDS);
    for (const span of text.spans) {
      addValue(report, text, { span, found });
    }
    for (const finding of found.filter((each) => isWrong(text, each))) {
      for (const tally of talliesOf(report, text, kindOf(finding.kind))) {
        tally.wrong += 1;
      }
      report.wrong.push(`${text.id} ${finding.kind} ${text.text.slice(finding.start, finding.end)}`);
    }
  }
  return report;
}

function addValue(
  report: MarkedReport & { misses: string[] },
  text: MarkedText,
  { span, found }: { readonly span: MarkedSpan; readonly found: readonly PersonalDataSpan[] },
): void {
  const touching = found.filter((each) => touches(each, rangeOf(span)));
  const isFound = touching.some(({ kind }) => kindOf(kind) === span.kind);
  const isWhole = isMasked(span, touching);
  for (const tally of talliesOf(report, text, span.kind)) {
    tally.values += 1;
    tally.found += isFound ? 1 : 0;
    tally.masked += isWhole ? 1 : 0;
  }
  if (!isWhole || !isFound) {
    const as = touching.map((each) => `${each.kind} ${JSON.stringify(text.text.slice(each.start, each.end))}`);
    const how = isWhole ? 'other kind' : 'stays';
    report.misses.push(`${text.id} ${span.kind} ${how} ${JSON.stringify(span.value)} <- ${as.join(', ') || 'nothing'}`);
  }
}

function isWrong({ spans }: MarkedText, finding: PersonalDataSpan): boolean {
  const { kind, start, end } = finding;
  if (NOT_MARKED.has(kind) || end - start < (DETAIL_MAX[kind] ?? 0)) {
    return false;
  }
  return !spans.some((span) => touches(rangeOf(span), finding));
}

function talliesOf(report: MarkedReport, text: MarkedText, kind: string): Tally[] {
  const structured = HEURISTIC.has(kind) ? [] : [tallyIn(report.byKind, 'structured')];
  return [
    ...structured,
    tallyIn(report.byKind, kind),
    tallyIn(report.byLanguage, text.language),
    tallyIn(report.byText, text.kind),
  ];
}

function tallyIn(tallies: ReadonlyMap<string, Tally>, name: string): Tally {
  const map = tallies as Map<string, Tally>;
  const tally = map.get(name) ?? { values: 0, found: 0, masked: 0, wrong: 0 };
  map.set(name, tally);
  return tally;
}

/** Prints the tables, and on request each miss and wrong finding. */
export function printMarkedReport(report: MarkedReport, withTexts: boolean): void {
  const line = (text: string): void => void process.stdout.write(`${text}\n`);
  for (const [title, tallies] of [
    ['kind', report.byKind],
    ['language', report.byLanguage],
    ['text', report.byText],
  ] as const) {
    line(`\n${title.padEnd(16)}values  found masked  wrong`);
    for (const [name, { values, found, masked, wrong }] of tallies) {
      const share = (part: number): string => (values === 0 ? '    -' : (part / values).toFixed(3)).padStart(6);
      line(
        `${name.padEnd(16)}${String(values).padStart(6)} ${share(found)} ${share(masked)} ${String(wrong).padStart(6)}`,
      );
    }
  }
  line(`\nwrong findings for each 100 texts: ${((report.wrong.length / report.texts) * 100).toFixed(1)}`);
  if (withTexts) {
    line(`\n${report.misses.join('\n')}\n\n${report.wrong.join('\n')}`);
  }
}
