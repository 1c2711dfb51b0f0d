import { timed, timePart } from '../aws/timed.ts';
import {
  type Guardrail,
  type GuardrailCall,
  type GuardrailSpan,
  guardrailKinds,
  requestUnitsMax,
  textUnitsMax,
} from './guardrail/guardrail.ts';
import type { PersonalDataKind } from './kinds.ts';
import type { PlaceholderRegistry } from './placeholder-registry.ts';
import type { RedactedText } from './placeholders/placeholders.ts';
import type { Readings } from './readings.ts';
import { failRedaction } from './redaction-failure.ts';
import { numberedInOrder, placeholdersIn } from './text/placeholder.ts';

/** The texts directly before and after a passage in its document; null where the document begins or ends. */
export interface TextsAround {
  readonly before: string | null;
  readonly after: string | null;
}

/** The parts of a passage that a model or a caller receives, and the texts beside it, which neither receives. */
interface Showable {
  readonly documentId: string;
  readonly ordinal: number;
  readonly title: string;
  readonly headings: string;
  readonly text: string;
  readonly textsAround: TextsAround | null;
}

/**
 * Redacts everything that one request shows, under its company's policy; the question, the passages and the answer
 * share their placeholders.
 *
 * @throws ServiceError `unavailable` in every method, without any of the text, when a text cannot be scanned.
 */
export interface Redaction {
  /** Redacts the question by rules alone: nothing is sent, and it is free. The result limits the request's cost. */
  readonly draft: (text: string) => string;
  /**
   * Reserves the text units that the guardrail may scan in this request. A text that exceeds them fails.
   *
   * @returns the units; 0 without a guardrail, or without a kind that it looks for.
   */
  readonly reserveUnits: (question: string, passagesMax: number, answerTokensMax?: number) => number;
  /** Redacts the caller's own text before it is embedded, sent or stored. */
  readonly question: (text: string, call: GuardrailCall) => Promise<string>;
  /** Returns a redacted question without its placeholders, which no document contains; '' when nothing else is left. */
  readonly searchable: (question: string) => string;
  /** Whether the policy removes anything, so that passages must come with the texts around them. */
  readonly readsTextsAround: boolean;
  /**
   * Redacts passages in the given order. A value that chunking split between a passage and the text before or after it
   * is found, also where that text is not among the passages. Returns the passages without the texts around them.
   */
  readonly passages: <Passage extends Showable>(
    passages: readonly Passage[],
    call: GuardrailCall,
  ) => Promise<Passage[]>;
  /** Redacts a model's answer. Keeps placeholders of this request and escapes others. */
  readonly answer: (text: string, call: GuardrailCall) => Promise<string>;
  /**
   * Redacts a redacted question again, with names that the passages revealed, so that both use the same placeholder.
   */
  readonly questionAgain: (question: string) => string;
  /** Renumbers the placeholders in the texts of a response from 1, in reading order. */
  readonly inReadingOrder: (texts: readonly string[]) => string[];
  /** Returns fields for the request's log line: the number of different values removed; empty without a policy. */
  readonly logFields: () => { readonly personal_data_removed?: number };
}

type SpansByText = ReadonlyMap<string, readonly GuardrailSpan[]>;

/**
 * Starts the redaction of one request. The rules and their lists are loaded only for a policy that removes something.
 *
 * @param kinds the kinds that the policy removes; if there are none, texts do not change.
 * @throws `unavailable` for an unknown kind.
 */
export async function openRedaction(
  kinds: readonly PersonalDataKind[],
  guardrail: Guardrail | null,
): Promise<Redaction> {
  if (kinds.length === 0) {
    return NOTHING_REMOVED;
  }
  const { createPlaceholderRegistry } = await import('./placeholder-registry.ts');
  // Shared with the draft, which reads the question first.
  const readings: Readings = new Map();
  const registry = createPlaceholderRegistry(kinds, readings);
  const { find, reserveUnits } = withinUnits(kinds, guardrail);
  return {
    draft: (text) => createPlaceholderRegistry(kinds, readings).redact(text).text,
    reserveUnits,
    question: timed(
      'redaction_ms',
      async (text, call) => registry.redact(text, (await find([text], call)).get(text)).text,
    ),
    searchable: withoutPlaceholders,
    readsTextsAround: true,
    answer: timed(
      'redaction_ms',
      async (text, call) => registry.redactAnswer(text, (await find([text], call)).get(text)).text,
    ),
    passages: (passages, call) =>
      timePart(call, 'redaction_ms', async () => {
        const texts = passages.flatMap(({ title, headings, text }) => [title, headings, text]);
        return redactPassages(registry, passages, await find(texts, call));
      }),
    questionAgain: (text) => registry.redactAnswer(text).text,
    inReadingOrder: numberedInOrder,
    logFields: () => ({ personal_data_removed: registry.replacedCount() }),
  };
}

const NOTHING_REMOVED: Redaction = {
  draft: same,
  reserveUnits: () => 0,
  question: async (text) => text,
  searchable: same,
  readsTextsAround: false,
  passages: async (passages) => passages.map((passage) => ({ ...passage, textsAround: null })),
  answer: async (text) => text,
  questionAgain: same,
  inReadingOrder: (texts) => [...texts],
  logFields: () => ({}),
};

// Sends no more text units to the guardrail than were reserved.
function withinUnits(kinds: readonly PersonalDataKind[], guardrail: Guardrail | null) {
  const lookedFor = guardrailKinds(kinds);
  let unitsLeft = 0;
  const find = async (given: readonly string[], call: GuardrailCall): Promise<SpansByText> => {
    const texts = [...new Set(given)].filter((text) => text.trim() !== '');
    if (guardrail === null || lookedFor.length === 0 || texts.length === 0) {
      return new Map();
    }
    unitsLeft -= textUnitsMax(texts);
    if (unitsLeft < 0) {
      failRedaction('guardrail_units_not_set_aside');
    }
    const found = await guardrail.find(texts, lookedFor, call);
    if (found.length !== texts.length) {
      failRedaction('guardrail_partial');
    }
    return new Map(texts.map((text, i) => [text, found[i] ?? []]));
  };
  const reserveUnits = (question: string, passagesMax: number, answerTokensMax?: number): number => {
    if (guardrail !== null && lookedFor.length > 0) {
      unitsLeft = requestUnitsMax(question, passagesMax, answerTokensMax);
    }
    return unitsLeft;
  };
  return { find, reserveUnits };
}

function redactPassages<Passage extends Showable>(
  registry: PlaceholderRegistry,
  passages: readonly Passage[],
  spans: SpansByText,
): Passage[] {
  // Everything is scanned before anything is numbered: a value found in the last passage may occur in the first.
  const texts = new Map<Passage, () => RedactedText>();
  for (const run of runsOf(passages)) {
    const own = run.map(({ text }) => text);
    const read = registry.readAll(
      own,
      own.map((text) => spans.get(text)),
      { ...textsAroundRun(run), documentId: run[0]?.documentId },
    );
    for (const [i, redact] of read.entries()) {
      texts.set(run[i] as Passage, redact);
    }
  }
  const read = passages.map((passage) => ({
    passage,
    title: registry.read(passage.title, spans.get(passage.title), passage.documentId),
    text: texts.get(passage) as () => RedactedText,
    headings: registry.read(passage.headings, spans.get(passage.headings), passage.documentId),
  }));
  return read.map(({ passage, title, text, headings }) => ({
    ...passage,
    title: title().text,
    text: text().text,
    headings: headings().text,
    textsAround: null,
  }));
}

function textsAroundRun<Passage extends Showable>(run: readonly Passage[]): TextsAround {
  if (run.some(({ textsAround }) => textsAround === null)) {
    failRedaction('no_texts_around');
  }
  return { before: run[0]?.textsAround?.before ?? null, after: run.at(-1)?.textsAround?.after ?? null };
}

// Groups passages that are neighbors in their document. Chunking can split a value only between neighbors.
function runsOf<Passage extends Showable>(passages: readonly Passage[]): Passage[][] {
  const inOrder = passages.toSorted((a, b) => a.documentId.localeCompare(b.documentId) || a.ordinal - b.ordinal);
  const runs: Passage[][] = [];
  for (const passage of inOrder) {
    const run = runs.at(-1) ?? [];
    const last = run.at(-1);
    if (last?.documentId === passage.documentId && last.ordinal + 1 === passage.ordinal) {
      run.push(passage);
    } else {
      runs.push([passage]);
    }
  }
  return runs;
}

function same(text: string): string {
  return text;
}

function withoutPlaceholders(text: string): string {
  let searchable = '';
  let done = 0;
  for (const { start, end } of placeholdersIn(text)) {
    searchable += `${text.slice(done, start)} `;
    done = end;
  }
  const rest = searchable + text.slice(done);
  return /[\p{L}\p{N}]/u.test(rest) ? rest : '';
}
