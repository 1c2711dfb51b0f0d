import { ServiceError } from '../service-error.ts';
import { canBeName } from './can-be-name.ts';
import { codeWordsOf } from './code-words.ts';
import { confirmNames } from './confirmed-names.ts';
import { type Detectors, detectorsFor } from './detectors/detectors.ts';
import { thingFields } from './detectors/fields/thing-fields.ts';
import type { KnownValues } from './detectors/known-spellings.ts';
import { findKnownValues } from './detectors/known-values.ts';
import { withoutInitial } from './detectors/names/beside/initial-after.ts';
import { thingLists } from './detectors/names/listed-things.ts';
import type { Finding } from './finding.ts';
import type { GuardrailSpan } from './guardrail/guardrail.ts';
import { guardrailFindings } from './guardrail/guardrail-findings.ts';
import { joinNames } from './joined-names.ts';
import { isPersonalDataKind, type PersonalDataKind } from './kinds.ts';
import { isListedName } from './names/name-bits.ts';
import { coveredKey, foldOnce, once, type Reading, type Readings, readingOf } from './readings.ts';
import { failRedaction } from './redaction-failure.ts';
import { scanAroundBarriers, scanWhole, wholeFindings } from './rule-findings.ts';
import { NAME_WEIGHTS } from './tagger/name-weights.ts';
import { type TaggedNames, tagNames } from './tagger/tag-names.ts';
import { canonicalText } from './text/fold-character.ts';
import { type FoldedText, foldWhole } from './text/folded-text.ts';
import { indexTexts } from './text/needed/text-index.ts';
import { overlapping } from './text/range-search.ts';
import { forgetPositions } from './text/remembered-at.ts';
import { type ScannedText, scanText } from './text/scanned-text.ts';
import { byStart, type TextRange } from './text/text-range.ts';

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
  { known = new Map(), guardrailSpans = [], readings = new Map() }: FindOptions = {},
): PersonalDataSpan[] {
  if (!kinds.every(isPersonalDataKind)) {
    failRedaction('unknown_kind');
  }
  if (source.length > TEXT_LENGTH_MAX) {
    failRedaction('text_too_long');
  }
  try {
    const reading = readingOf(readings, source);
    const hasPersons = kinds.includes('PERSON');
    return scanInRounds({ source, known, guardrailSpans, hasPersons, reading }, detectorsFor(kinds));
  } catch (error) {
    // A detector's own error may quote the text, so only the failure itself is reported.
    if (error instanceof ServiceError) {
      throw error;
    }
    return failRedaction('detector_failed');
  } finally {
    // Nothing of the text stays in memory.
    indexTexts([]);
    forgetPositions();
  }
}

/** A text during its scan, and what is known about it. */
interface Scan extends Required<Omit<FindOptions, 'readings'>> {
  readonly source: string;
  /** Whether the kinds include names of persons. */
  readonly hasPersons: boolean;
  readonly reading: Reading;
}

/** What a scan found so far. */
interface Found {
  /** Sorted and without overlaps. */
  readonly spans: PersonalDataSpan[];
  /** What the tagger said in the last scan, if a rule found a likely name in it. */
  readonly tagged: TaggedNames<TextRange> | undefined;
}

const IN_PART = { name: 'in part', scan: scanAroundBarriers };
const WHOLE = { name: 'whole', scan: scanWhole };

function scanInRounds(scan: Scan, detectors: Detectors): PersonalDataSpan[] {
  const { source, known, guardrailSpans, hasPersons } = scan;
  let found = coverByRules(scan, [], {
    name: JSON.stringify(guardrailSpans),
    find: (folded) => [...scanWhole(folded, detectors), ...guardrailFindings(folded, guardrailSpans)],
  });
  // In most texts nothing is found. Another round would read the same, and the tagger adds names only beside findings.
  if (found.spans.length === 0 && known.size === 0) {
    return [];
  }
  for (let round = 1; round < roundsMax(source); round += 1) {
    const before = found.spans.length;
    // Covers the rest of the guardrail's spans, and the found values wherever else they occur.
    let spans = cover(scan, found.spans, (folded) => [
      ...guardrailFindings(folded, guardrailSpans),
      ...findKnownValues(folded, known),
    ]);
    if (spans.length > 0) {
      // A doubtful name may be anywhere and is judged again now that more is covered, so the whole text is read.
      const again = (found.tagged?.doubtful ?? []).length === 0 ? IN_PART : WHOLE;
      found = coverByRules(scan, spans, { name: again.name, find: (folded) => again.scan(folded, detectors) });
      spans = found.spans;
    }
    // The tagger reads the whole text with all findings covered, so it reads a text with placeholders in the same way.
    if (hasPersons && spans.length === before) {
      spans = addNames(scan, found);
    }
    if (spans.length === before) {
      return joinNames(source, spans, known);
    }
    found = { ...found, spans };
  }
  return failRedaction('not_settled');
}

// Scans the text with the spans covered, and returns them together with the new findings.
function cover(scan: Scan, spans: PersonalDataSpan[], find: (folded: FoldedText) => Finding[]): PersonalDataSpan[] {
  const folded = foldOnce(scan.reading, scan.source, spans);
  return withFindings(scan, spans, { folded, findings: wholeFindings(folded, find(folded)) });
}

// Like `cover`, but drops the likely names that the tagger does not confirm, and also returns what the tagger said.
// `name` distinguishes searches that find different things in the same text.
function coverByRules(
  scan: Scan,
  spans: PersonalDataSpan[],
  { name, find }: { readonly name: string; readonly find: (folded: FoldedText) => Finding[] },
): Found {
  const { source, reading } = scan;
  const folded = foldOnce(scan.reading, scan.source, spans);
  const { findings, tagged } = once(reading.byRules, `${name} ${coveredKey(spans)}`, () =>
    confirmNames({ source, spans, folded }, find(folded)),
  );
  return { spans: withFindings(scan, spans, { folded, findings }), tagged };
}

function withFindings(
  { source, known }: Scan,
  spans: PersonalDataSpan[],
  { folded, findings }: { readonly folded: FoldedText; readonly findings: readonly Finding[] },
): PersonalDataSpan[] {
  const added = findings.map((finding) => {
    const span = toSpan(source, folded, finding);
    addKnown(known, folded.text.slice(finding.start, finding.end), span);
    return span;
  });
  return [...spans, ...added].sort(byStart);
}

function addKnown(known: KnownValues, written: string, span: PersonalDataSpan): void {
  for (const [spelling, value] of spellingsOf(written, span)) {
    known.set(spelling, known.get(spelling) ?? { kind: span.kind, value });
  }
}

// Adds names that no rule recognizes, found by the trained tagger. What the tagger said in the last scan still holds,
// because it found nothing new.
function addNames(scan: Scan, { spans, tagged }: Found): PersonalDataSpan[] {
  const { source, known, reading } = scan;
  const read = (): TaggedNames<TextRange> =>
    tagNames(source, { taken: spans, likely: [], folded: foldOnce(scan.reading, scan.source, spans) }, NAME_WEIGHTS);
  const names = (tagged ?? once(reading.byTagger, coveredKey(spans), read)).added;
  if (names.length === 0) {
    return spans;
  }
  const folded = foldOnce(scan.reading, scan.source, spans);
  const scanned = scanText(folded);
  const isCode = codeWordsOf(source);
  const isThing = overlapping(thingCells(folded, scanned));
  const added = names
    .map(({ start, end }) => ({ start, end: withMarks(source, end) }))
    .filter((name) => canBeName(source, name, scanned) && !isThing(name) && !isCode(name))
    .map(({ start, end }): PersonalDataSpan => {
      const written = source.slice(start, end);
      const span = { kind: 'PERSON', start, end, value: canonicalText(written) } as const;
      addKnown(known, foldWhole(written).text, span);
      return span;
    });
  return added.length === 0 ? spans : [...spans, ...added].sort(byStart);
}

// Returns the values below or after a label of things or places, and lists of things, as ranges of the source.
const thingCells = (folded: FoldedText, scanned: ScannedText): TextRange[] =>
  [...thingFields(scanned).filter(({ isWhole }) => isWhole), ...thingLists(scanned)].map(({ start, end }) => ({
    start: folded.sourceStart(start),
    end: folded.sourceEnd(end),
  }));

const INITIALS = /^[A-Z]{2,3}$/;

// The spellings by which a value is known from now on, each with the value that it stands for.
function spellingsOf(written: string, { kind, value }: PersonalDataSpan): readonly (readonly [string, string])[] {
  if (kind !== 'PERSON') {
    return kind === 'PHONE' && written.replace(/\D/g, '').length < 6 ? [] : [[written, value]];
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
