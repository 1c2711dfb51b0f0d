import type { PersonalDataKind } from './kinds.ts';
import { placeholdersIn } from './placeholder.ts';
import { createVault, type Vault } from './vault.ts';

/** What of a passage is shown to a model or a caller. */
interface Showable {
  readonly documentId: string;
  readonly ordinal: number;
  readonly title: string;
  readonly headings: string;
  readonly text: string;
}

/** What a request may show, under its company's policy: one vault for the question, the passages and the answer. */
export interface Redaction {
  /** The caller's own text, before it is embedded, sent or kept. */
  readonly question: (text: string) => string;
  /** A redacted question as it is searched: without its placeholders, which no document has; '' when nothing else was in it. */
  readonly searchable: (question: string) => string;
  /** Passages as they may be shown, in the order given; a value that a cut split over two neighbours is found in both. */
  readonly passages: <Passage extends Showable>(passages: readonly Passage[]) => Passage[];
  /** What a model made of them: placeholders of this request stay, others are escaped. */
  readonly answer: (text: string) => string;
}

/** Opens the redaction of one request; no kinds: nothing is removed. Every call throws `unavailable`, and lets no text out, when something could not be read. */
export function openRedaction(kinds: readonly PersonalDataKind[]): Redaction {
  if (kinds.length === 0) {
    return { question: same, searchable: same, passages: (passages) => [...passages], answer: same };
  }
  const vault = createVault(kinds);
  return {
    question: (text) => vault.redact(text).text,
    searchable: withoutPlaceholders,
    answer: (text) => vault.redactAnswer(text).text,
    passages: (passages) => {
      const runs = runsOf(passages);
      const others = passages.map(({ title, headings }) => [title, headings]);
      const read = () => ({
        texts: new Map(runs.flatMap((run) => redactRun(vault, run))),
        others: others.map(([title = '', headings = '']) => [vault.redact(title).text, vault.redact(headings).text]),
      });
      // Twice: what the last passage gives away may stand plainly in the first.
      read();
      const shown = read();
      return passages.map((passage, i) => {
        const [title = '', headings = ''] = shown.others[i] ?? [];
        return { ...passage, text: shown.texts.get(passage) ?? '', title, headings };
      });
    },
  };
}

// Passages that stand side by side in their document: between them, and only there, a cut may have split a value.
function runsOf<Passage extends Showable>(passages: readonly Passage[]): Passage[][] {
  const inOrder = passages.toSorted((a, b) => a.documentId.localeCompare(b.documentId) || a.ordinal - b.ordinal);
  const runs: Passage[][] = [];
  for (const passage of inOrder) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (last?.documentId === passage.documentId && last.ordinal + 1 === passage.ordinal) run?.push(passage);
    else runs.push([passage]);
  }
  return runs;
}

function redactRun<Passage extends Showable>(vault: Vault, run: readonly Passage[]): [Passage, string][] {
  const redacted = vault.redactAll(run.map(({ text }) => text));
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
