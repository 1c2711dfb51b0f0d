import { ServiceError } from '../service-error.ts';
import type { KnownValues } from './detectors/known-spellings.ts';
import type { Detectors } from './detectors/structured-detectors.ts';
import type { Finding, PersonalDataSpan } from './finding.ts';
import type { GuardrailSpan } from './guardrail/guardrail.ts';
import { guardrailFindings } from './guardrail/guardrail-findings.ts';
import { joinNames } from './joined-names.ts';
import { isPersonalDataKind, type PersonalDataKind } from './kinds.ts';
import { coveredKey, foldOnce, once, type Reading, type Readings, readingOf } from './readings.ts';
import { failRedaction } from './redaction-failure.ts';
import { scanAroundBarriers, scanWhole, wholeFindings } from './rule-findings.ts';
import type { Covered } from './tagger/read-text.ts';
import { canonicalText } from './text/fold-character.ts';
import { type FoldedText, foldWhole } from './text/folded-text.ts';
import { byStart, type TextRange } from './text/text-range.ts';

/** What is known about a text before it is scanned. */
export interface FindOptions {
  /** Values known from other texts; values found in this text are added to them. */
  readonly known?: KnownValues;
  /**
   * What a guardrail found in this text. Overlaps follow the same rule as for other findings, and each span is covered
   * in full.
   */
  readonly guardrailSpans?: readonly GuardrailSpan[];
  /**
   * What was read in earlier texts, for the same kinds; what is read in this text is added. When a text is read again
   * because more values are known, the rules read it again only if it contains one of these values.
   */
  readonly readings?: Readings;
}

/** The maximum length of a text to scan, in UTF-16 code units. */
export const TEXT_LENGTH_MAX = 4_000_000;

// A text in which every round still finds something new is rejected. A list in which each value shows the next one
// needs as many rounds as it has values, so a short text may be read more often, up to this many characters in all.
const ROUNDS_MAX = 16;
const CHARACTERS_MAX = 300_000;
const roundsMax = ({ length }: string): number => Math.max(ROUNDS_MAX, Math.floor(CHARACTERS_MAX / length));
const MARK = /^\p{M}$/u;

/** What finds personal data of a selection of kinds. */
export interface Finder {
  readonly detectors: Detectors;
  /** Folds a text with its taken ranges covered. */
  readonly fold: (source: string, taken: readonly TextRange[]) => FoldedText;
  /** Finds known values wherever they occur. */
  readonly findKnown: (folded: FoldedText, known: KnownValues) => Finding[];
  /** Returns the spellings by which a value is known from now on, each with the value that it stands for. */
  readonly spellingsOf: (written: string, span: PersonalDataSpan) => readonly (readonly [string, string])[];
  /** Finds more by context, in a text in which all else is covered, also in the folded one. */
  readonly read: (source: string, covered: readonly PersonalDataSpan[], folded: () => FoldedText) => readonly Covered[];
}

/**
 * Finds personal data of these kinds, sorted and without overlaps. Scans again with everything found so far covered,
 * until a round finds nothing more, so that a text with placeholders in place of the spans contains nothing that a new
 * scan would find. Placeholders are never scanned. A value counts as found wherever it occurs as a whole word.
 *
 * @throws `unavailable`, without any of the text, when the text is longer than `TEXT_LENGTH_MAX`, a kind is unknown, or
 * a detector fails.
 */
export function findInRounds(
  source: string,
  { kinds, finder }: { readonly kinds: readonly PersonalDataKind[]; readonly finder: () => Finder },
  { known = new Map(), guardrailSpans = [], readings = new Map() }: FindOptions = {},
): PersonalDataSpan[] {
  if (!kinds.every(isPersonalDataKind)) {
    failRedaction('unknown_kind');
  }
  if (source.length > TEXT_LENGTH_MAX) {
    failRedaction('text_too_long');
  }
  try {
    const scan = { source, known, guardrailSpans, kinds, reading: readingOf(readings, source), ...finder() };
    return scanInRounds(scan);
  } catch (error) {
    // A detector's own error may quote the text, so only the failure itself is reported.
    if (error instanceof ServiceError) {
      throw error;
    }
    return failRedaction('detector_failed');
  }
}

/** A text during its scan, and what is known about it. */
interface Scan extends Required<Omit<FindOptions, 'readings'>>, Finder {
  readonly source: string;
  /** The kinds that are looked for. */
  readonly kinds: readonly PersonalDataKind[];
  readonly reading: Reading;
}

function scanInRounds(scan: Scan): PersonalDataSpan[] {
  const { source, known, guardrailSpans, detectors } = scan;
  let spans = coverByRules(scan, [], {
    name: JSON.stringify(guardrailSpans),
    find: (folded) => [...scanWhole(folded, detectors), ...guardrailFindings(folded, guardrailSpans)],
  });
  // The reader reads the whole text with all findings covered, so it reads a text with placeholders in the same way. It
  // reads before known values are looked for, so that a full name is one finding although a part of it is known.
  spans = addRead(scan, spans);
  for (let round = 1; round < roundsMax(source); round += 1) {
    const before = spans.length;
    // Covers the rest of the guardrail's spans, and the found values wherever else they occur.
    spans = cover(scan, spans, (folded) => [
      ...guardrailFindings(folded, guardrailSpans),
      ...scan.findKnown(folded, known),
    ]);
    if (spans.length > 0) {
      spans = coverByRules(scan, spans, { name: 'in part', find: (folded) => scanAroundBarriers(folded, detectors) });
    }
    spans = addRead(scan, spans);
    if (spans.length === before) {
      return joinNames(source, spans, known);
    }
  }
  return failRedaction('not_settled');
}

const foldSpans = ({ reading, source, fold }: Scan, spans: readonly PersonalDataSpan[]): FoldedText =>
  foldOnce(reading, spans, (taken) => fold(source, taken));

// Scans the text with the spans covered, and returns them together with the new findings.
function cover(scan: Scan, spans: PersonalDataSpan[], find: (folded: FoldedText) => Finding[]): PersonalDataSpan[] {
  const folded = foldSpans(scan, spans);
  return withFindings(scan, spans, { folded, findings: wholeFindings(folded, find(folded)) });
}

// Like `cover`, but keeps what was read. `name` distinguishes searches that find different things in the same text.
function coverByRules(
  scan: Scan,
  spans: PersonalDataSpan[],
  { name, find }: { readonly name: string; readonly find: (folded: FoldedText) => Finding[] },
): PersonalDataSpan[] {
  const folded = foldSpans(scan, spans);
  const findings = once(scan.reading.byRules, `${name} ${coveredKey(spans)}`, () =>
    wholeFindings(folded, find(folded)),
  );
  return withFindings(scan, spans, { folded, findings });
}

function withFindings(
  scan: Scan,
  spans: PersonalDataSpan[],
  { folded, findings }: { readonly folded: FoldedText; readonly findings: readonly Finding[] },
): PersonalDataSpan[] {
  const added = findings.map((finding) => {
    const span = toSpan(scan.source, folded, finding);
    addKnown(scan, folded.text.slice(finding.start, finding.end), span);
    return span;
  });
  return [...spans, ...added].sort(byStart);
}

function addKnown({ known, spellingsOf }: Scan, written: string, span: PersonalDataSpan): void {
  for (const [spelling, value] of spellingsOf(written, span)) {
    known.set(spelling, known.get(spelling) ?? { kind: span.kind, value });
  }
}

// Adds what the reader finds by context, of the kinds that are looked for.
function addRead(scan: Scan, spans: PersonalDataSpan[]): PersonalDataSpan[] {
  const { source, reading, kinds } = scan;
  const found = once(reading.byReader, coveredKey(spans), () => scan.read(source, spans, () => foldSpans(scan, spans)));
  const added = found
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ kind, start, end: to }): PersonalDataSpan => {
      const end = withMarks(source, to);
      const written = source.slice(start, end);
      // A name may be split by a hyphen at the end of a line.
      const span = { kind, start, end, value: canonicalText(written.replace(/-\n[ \t]*/, '')) };
      addKnown(scan, foldWhole(written).text, span);
      return span;
    });
  return added.length === 0 ? spans : [...spans, ...added].sort(byStart);
}

function toSpan(source: string, folded: FoldedText, { kind, start, end, value }: Finding): PersonalDataSpan {
  const from = folded.sourceStart(start);
  const to = withMarks(source, folded.sourceEnd(end));
  return { kind, start: from, end: to, value: value ?? canonicalText(source.slice(from, to)) };
}

// A combining mark belongs to the letter before it.
function withMarks(source: string, end: number): number {
  let to = end;
  while (MARK.test(source.charAt(to))) {
    to += 1;
  }
  return to;
}
