import {
  type GuardrailCall,
  type GuardrailSpan,
  guardrailKinds,
  requestUnitsMax,
  type Guardrail,
  textUnitsMax,
} from './guardrail/guardrail.ts';
import type { PersonalDataKind } from './kinds.ts';
import { placeholdersIn } from './placeholder.ts';
import { createPlaceholderRegistry, type PlaceholderRegistry } from './placeholder-registry.ts';
import { failRedaction } from './redaction-failure.ts';

/** What of a passage is shown to a model or a caller. */
interface Showable {
  readonly documentId: string;
  readonly ordinal: number;
  readonly title: string;
  readonly headings: string;
  readonly text: string;
}

/** What a request may show, under its company's policy: one registry for the question, the passages and the answer. */
export interface Redaction {
  /**
   * The caller's own text by our own rules alone: free, and enough to say what the request can cost at most. It goes
   * nowhere.
   */
  readonly draft: (text: string) => string;
  /**
   * Sets aside what a second opinion may read: the most text units of this request, 0 where none is asked. What is not
   * set aside is not asked, and then nothing is passed on.
   */
  readonly setAsideUnits: (question: string, passagesMax: number, answerTokensMax?: number) => number;
  /** The caller's own text, before it is embedded, sent or kept. */
  readonly question: (text: string, asking: GuardrailCall) => Promise<string>;
  /**
   * A redacted question as it is searched: without its placeholders, which no document has; '' when nothing else was in
   * it.
   */
  readonly searchable: (question: string) => string;
  /**
   * Passages as they may be shown, in the order given; a value that a cut split over two neighbours is found in both.
   */
  readonly passages: <Passage extends Showable>(passages: readonly Passage[], asking: GuardrailCall) => Promise<Passage[]>;
  /** What a model made of them: placeholders of this request stay, others are escaped. */
  readonly answer: (text: string, asking: GuardrailCall) => Promise<string>;
}

// The second opinion of each text; of a text that nobody was asked about, nothing.
type Opinions = ReadonlyMap<string, readonly GuardrailSpan[]>;

/**
 * Opens the redaction of one request; no kinds: nothing is removed. Every call throws `unavailable`, and lets no text
 * out, when something could not be read, by us or by whoever is asked for a second opinion.
 */
export function openRedaction(kinds: readonly PersonalDataKind[], guardrail: Guardrail | null): Redaction {
  if (kinds.length === 0) {
    return NOTHING_REMOVED;
  }
  const registry = createPlaceholderRegistry(kinds);
  const { ask, setAsideUnits } = openAsking(kinds, guardrail);
  return {
    draft: (text) => createPlaceholderRegistry(kinds).redact(text).text,
    setAsideUnits,
    question: async (text, asking) => registry.redact(text, (await ask([text], asking)).get(text)).text,
    searchable: withoutPlaceholders,
    answer: async (text, asking) => registry.redactAnswer(text, (await ask([text], asking)).get(text)).text,
    passages: async (passages, asking) => {
      const texts = passages.flatMap(({ title, headings, text }) => [title, headings, text]);
      return redactPassages(registry, passages, await ask(texts, asking));
    },
  };
}

const NOTHING_REMOVED: Redaction = {
  draft: same,
  setAsideUnits: () => 0,
  question: async (text) => text,
  searchable: same,
  passages: async (passages) => [...passages],
  answer: async (text) => text,
};

function openAsking(kinds: readonly PersonalDataKind[], guardrail: Guardrail | null) {
  const asked = guardrailKinds(kinds);
  let unitsLeft = 0;
  const ask = async (given: readonly string[], asking: GuardrailCall): Promise<Opinions> => {
    const texts = [...new Set(given)].filter((text) => text.trim() !== '');
    if (guardrail === null || asked.length === 0 || texts.length === 0) {
      return new Map();
    }
    unitsLeft -= textUnitsMax(texts);
    if (unitsLeft < 0) {
      failRedaction('guardrail_units_not_set_aside');
    }
    const found = await guardrail.find(texts, asked, asking);
    if (found.length !== texts.length) {
      failRedaction('guardrail_partial');
    }
    return new Map(texts.map((text, i) => [text, found[i] ?? []]));
  };
  const setAsideUnits = (question: string, passagesMax: number, answerTokensMax?: number): number => {
    if (guardrail !== null && asked.length > 0) {
      unitsLeft = requestUnitsMax(question, passagesMax, answerTokensMax);
    }
    return unitsLeft;
  };
  return { ask, setAsideUnits };
}

function redactPassages<Passage extends Showable>(
  registry: PlaceholderRegistry,
  passages: readonly Passage[],
  opinions: Opinions,
): Passage[] {
  const runs = runsOf(passages);
  const redact = (text: string): string => registry.redact(text, opinions.get(text)).text;
  const read = () => ({
    texts: new Map(runs.flatMap((run) => redactRun(registry, run, opinions))),
    others: passages.map(({ title, headings }) => [redact(title), redact(headings)]),
  });
  // Twice: what the last passage gives away may stand plainly in the first.
  read();
  const shown = read();
  return passages.map((passage, i) => {
    const [title = '', headings = ''] = shown.others[i] ?? [];
    return { ...passage, text: shown.texts.get(passage) ?? '', title, headings };
  });
}

// Passages that stand side by side in their document: between them, and only there, a cut may have split a value.
function runsOf<Passage extends Showable>(passages: readonly Passage[]): Passage[][] {
  const inOrder = passages.toSorted((a, b) => a.documentId.localeCompare(b.documentId) || a.ordinal - b.ordinal);
  const runs: Passage[][] = [];
  for (const passage of inOrder) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (last?.documentId === passage.documentId && last.ordinal + 1 === passage.ordinal) {
      run?.push(passage);
    } else {
      runs.push([passage]);
    }
  }
  return runs;
}

function redactRun<Passage extends Showable>(
  registry: PlaceholderRegistry,
  run: readonly Passage[],
  opinions: Opinions,
): [Passage, string][] {
  const texts = run.map(({ text }) => text);
  const redacted = registry.redactAll(
    texts,
    texts.map((text) => opinions.get(text) ?? []),
  );
  return run.map((passage, i) => [passage, redacted[i]?.text ?? '']);
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
