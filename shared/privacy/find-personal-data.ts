import { ServiceError } from '../service-error.ts';
import { type Detectors, detectorsFor } from './detectors/detectors.ts';
import { disguisesIn } from './detectors/disguises.ts';
import { findKnownValues, type KnownValues } from './detectors/known-values.ts';
import { endWithInitial, withoutInitial } from './detectors/names/beside/initial-after.ts';
import type { Finding } from './finding.ts';
import type { GuardrailSpan } from './guardrail/guardrail.ts';
import { guardrailFindings } from './guardrail/guardrail-findings.ts';
import { joinNames } from './joined-names.ts';
import { isPersonalDataKind, type PersonalDataKind } from './kinds.ts';
import { isListedName } from './names/name-bits.ts';
import { withoutOverlaps } from './overlaps.ts';
import { failRedaction } from './redaction-failure.ts';
import { NAME_WEIGHTS } from './tagger/name-weights.ts';
import { tagNames } from './tagger/tag-names.ts';
import { canonicalText } from './text/fold-character.ts';
import { BARRIER, type FoldedText, foldForMatching, foldWhole } from './text/folded-text.ts';
import { hyphenatedEnd } from './text/hyphenated-end.ts';
import { excerptsAroundBarriers } from './text/scan-again.ts';
import { scanText } from './text/scanned-text.ts';
import type { TextRange } from './text/text-range.ts';

/** Personal data in a text: UTF-16 indexes, the end exclusive. */
export interface PersonalDataSpan extends TextRange {
  readonly kind: PersonalDataKind;
  /** The value in a canonical spelling: two spans of a kind have the same value exactly when these are equal. */
  readonly value: string;
}

/** What is known about a text before it is scanned. */
interface FindOptions {
  /** Values known from other texts; values found in this text are added to them. */
  readonly known?: KnownValues;
  /**
   * What a guardrail found in this text. Overlaps follow the same rule as for other findings, and each span is covered
   * in full.
   */
  readonly guardrailSpans?: readonly GuardrailSpan[];
}

/** The maximum length of a text to scan, in UTF-16 code units. */
export const TEXT_LENGTH_MAX = 4_000_000;

// A text in which every round still finds something new is rejected.
const ROUNDS_MAX = 16;
const MARK = /^\p{M}$/u;

/**
 * Finds personal data of these kinds, sorted and without overlaps. Scans again with everything found so far covered,
 * until a round finds nothing more, so that a text with placeholders in place of the spans contains nothing that a new
 * scan would find. Placeholders are never scanned. A value counts as found wherever it occurs as a whole word.
 *
 * @throws `unavailable`, without any of the text, when the text is longer than `TEXT_LENGTH_MAX`, a kind is unknown, or
 * a detector fails.
 */
export function findPersonalData(
  source: string,
  kinds: readonly PersonalDataKind[],
  { known = new Map(), guardrailSpans = [] }: FindOptions = {},
): PersonalDataSpan[] {
  if (!kinds.every(isPersonalDataKind)) {
    failRedaction('unknown_kind');
  }
  if (source.length > TEXT_LENGTH_MAX) {
    failRedaction('text_too_long');
  }
  try {
    return scanInRounds({ source, known, guardrailSpans, hasPersons: kinds.includes('PERSON') }, detectorsFor(kinds));
  } catch (error) {
    // A detector's own error may quote the text, so only the failure itself is reported.
    if (error instanceof ServiceError) {
      throw error;
    }
    return failRedaction('detector_failed');
  }
}

/** A text during its scan, and what is known about it. */
interface Scan extends Required<FindOptions> {
  readonly source: string;
  /** Whether the kinds include names of persons. */
  readonly hasPersons: boolean;
}

function scanInRounds(scan: Scan, detectors: Detectors): PersonalDataSpan[] {
  const { source, known, guardrailSpans, hasPersons } = scan;
  let spans = cover(scan, [], (folded) => [
    ...scanOnce(folded, detectors),
    ...guardrailFindings(folded, guardrailSpans),
  ]);
  // In most texts nothing is found, and another round would read the same.
  if (spans.length === 0 && known.size === 0) {
    return spans;
  }
  for (let round = 1; round < ROUNDS_MAX; round += 1) {
    const before = spans.length;
    // Covers what remains of a guardrail's span that overlaps another finding, and the found values wherever else they
    // occur, including where no rule finds them.
    spans = cover(scan, spans, (folded) => [
      ...guardrailFindings(folded, guardrailSpans),
      ...findKnownValues(folded, known),
    ]);
    if (spans.length > 0) {
      spans = cover(scan, spans, (folded) => scanAgain(folded, detectors));
    }
    // The tagger reads the whole text with all findings covered, so it reads a text with placeholders in the same way.
    if (hasPersons && spans.length === before) {
      spans = addNames(scan, spans);
    }
    if (spans.length === before) {
      return joinNames(source, spans, known);
    }
  }
  return failRedaction('not_settled');
}

// Scans the text with the spans covered, and returns them together with the new findings.
function cover(
  { source, known }: Scan,
  spans: PersonalDataSpan[],
  find: (folded: FoldedText) => Finding[],
): PersonalDataSpan[] {
  const folded = foldForMatching(source, spans);
  const found = whole(
    folded,
    find(folded).map((finding) => withRest(folded.text, withInitial(folded.text, finding))),
  );
  const added = found.map((finding) => {
    const span = toSpan(source, folded, finding);
    addKnown(known, folded.text.slice(finding.start, finding.end), span);
    return span;
  });
  return [...spans, ...added].sort((a, b) => a.start - b.start);
}

function addKnown(known: KnownValues, written: string, span: PersonalDataSpan): void {
  for (const [spelling, value] of spellingsOf(written, span)) {
    known.set(spelling, known.get(spelling) ?? { kind: span.kind, value });
  }
}

// Adds names that no rule recognises, found by the trained tagger.
function addNames({ source, known }: Scan, spans: PersonalDataSpan[]): PersonalDataSpan[] {
  const added = tagNames(source, spans, NAME_WEIGHTS).map(({ start, end: last }): PersonalDataSpan => {
    const end = withMarks(source, last);
    const written = source.slice(start, end);
    const span = { kind: 'PERSON', start, end, value: canonicalText(written) } as const;
    addKnown(known, foldWhole(written).text, span);
    return span;
  });
  return added.length === 0 ? spans : [...spans, ...added].sort((a, b) => a.start - b.start);
}

function scanAgain(folded: FoldedText, detectors: Detectors): Finding[] {
  return excerptsAroundBarriers(folded).flatMap(({ text, offset, zone }) =>
    scanOnce(text, detectors)
      .map((finding) => ({ ...finding, start: finding.start + offset, end: finding.end + offset }))
      .filter(({ start, end }) => start >= zone.start && end <= zone.end),
  );
}

function scanOnce(folded: FoldedText, detectors: Detectors): Finding[] {
  const scanned = scanText(folded);
  const findings = detectors.structured.flatMap((detector) => detector(scanned));
  const beside = [...findings, ...detectors.beside.flatMap((detector) => detector(scanned))];
  const certain = findings.filter(({ strength }) => strength === 3);
  for (const { text, removed } of detectors.structured.length === 0 ? [] : disguisesIn(folded)) {
    const disguised = scanText(text);
    for (const finding of detectors.structured.flatMap((detector) => detector(disguised))) {
      const [start, end] = [text.sourceStart(finding.start), text.sourceEnd(finding.end)];
      // Only a finding across a gap is new, and none replaces what was found without a disguise.
      const isNew = removed.some((gap) => gap.start >= start && gap.end <= end);
      if (!isNew || certain.some((plain) => overlap(plain, { start, end }))) {
        continue;
      }
      const value = finding.value ?? canonicalText(text.text.slice(finding.start, finding.end));
      findings.push({ ...finding, start, end, value });
    }
  }
  return [...findings, ...detectors.heuristic.flatMap((detector) => detector(scanned, beside))];
}

// The initial of a surname belongs to the name, whichever rule found the name.
const withInitial = (text: string, finding: Finding): Finding =>
  finding.kind === 'PERSON' ? { ...finding, end: endWithInitial(text, finding) } : finding;

// "Eugen Schlot-\nter": a name found by its first line is covered to its end.
function withRest(text: string, finding: Finding): Finding {
  const end = finding.kind === 'PERSON' ? hyphenatedEnd(text, finding.end) : finding.end;
  const written = text.slice(finding.start, end);
  return end === finding.end ? finding : { ...finding, end, value: canonicalText(written.replace(/-\n[ \t]*/, '')) };
}

// Drops findings that cross an earlier finding or split a character of the source.
function whole(folded: FoldedText, findings: readonly Finding[]): Finding[] {
  const { text, splits } = folded;
  return withoutOverlaps(
    findings.filter(
      ({ start, end }) => end > start && !splits(start) && !splits(end) && !text.slice(start, end).includes(BARRIER),
    ),
  );
}

const INITIALS = /^[A-Z]{2,3}$/;

// The spellings by which a value is known from now on, each with the value that it stands for.
function spellingsOf(written: string, { kind, value }: PersonalDataSpan): readonly (readonly [string, string])[] {
  if (kind !== 'PERSON') {
    return [[written, value]];
  }
  // Initials identify a person only in the text where they were found: "JS" in another text may be something else.
  if (INITIALS.test(written) && !isListedName(written.toLowerCase())) {
    return [];
  }
  const short = withoutInitial(written);
  return [
    [written, value],
    [short, canonicalText(short)],
  ];
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

function overlap(a: TextRange, b: TextRange): boolean {
  return a.start < b.end && b.start < a.end;
}
