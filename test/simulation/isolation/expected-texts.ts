import { createHash } from 'node:crypto';
import type { Base, Company, Document } from './model.ts';
import type { Pins } from './pins.ts';

/** A search or a question, and the bases that it may read. */
interface Reading {
  readonly company: Company;
  /** The bases that are searched; the whole company can read each of them. */
  readonly bases: readonly Base[];
  readonly text: string;
  readonly topic: string;
}

// docs/stages.md, values of the stages, `local`: indexGenerations[0].
const SIMILARITY_FLOOR = 0.1;
const WORDLESS_MIN = 0.359;
// The index computes with 32-bit floats: this close to a bound either outcome is right, and the last of the four
// decimals may differ.
const BLUR = 0.0002;
const NOT_ANSWERED = 'The documents do not answer this question.';

type Similarity = (one: string, other: string) => Promise<number>;

interface Hit {
  readonly n: number;
  readonly source_title: string;
  readonly similarity: number;
}

interface Citation {
  readonly n: number;
  readonly source_title: string;
}

/** Replaces email addresses with placeholders, which are numbered from 1 in the order of the response. */
function createRedactor({ policies }: Company) {
  const placeholders = new Map<string, string>();
  return ({ text: { text, email } }: Document): string => {
    if (email === null || !policies.removesEmails) {
      return text;
    }
    const placeholder = placeholders.get(email) ?? `[EMAIL_${placeholders.size + 1}]`;
    placeholders.set(email, placeholder);
    return text.replaceAll(email, placeholder);
  };
}

/** How the answer to a search differs from what the caller may see; null if it does not. */
export async function searchProblem(
  reading: Reading & { readonly k: number },
  answer: string,
  tools: { readonly pins: Pins; readonly similarity: Similarity },
): Promise<string | null> {
  const documents = documentsOf(reading.bases);
  const found = await findable(reading, documents, tools.similarity);
  const redact = createRedactor(reading.company);
  const hits: readonly Hit[] = JSON.parse(answer).data;
  const shown: Document[] = [];
  const rebuilt: object[] = [];
  for (const [index, { source_title, similarity }] of hits.entries()) {
    const document = documents.find(({ title }) => title === source_title);
    if (document === undefined) {
      return `shows '${source_title}', which is in no base that it may search`;
    }
    const expected = await similarityOf(reading.text, document, tools.similarity);
    const figure = Math.abs(similarity - expected) < BLUR ? similarity : Number(expected.toFixed(4));
    shown.push(document);
    rebuilt.push({ n: index + 1, source_title, page: null, excerpt: redact(document), similarity: figure });
  }
  const expected = JSON.stringify({ data: rebuilt });
  if (expected !== answer) {
    return `expected ${expected}`;
  }
  return selectionProblem(shown, found, reading.k) ?? orderProblem(reading, answer, tools.pins);
}

/** How the answer to a question differs from what the caller may see; null if it does not. */
export function answerProblem(reading: Reading, answer: string, pins: Pins): string | null {
  const holders = documentsOf(reading.bases).filter(({ text }) => text.topic === reading.topic);
  const { citations, usage } = JSON.parse(answer) as { citations: Citation[]; usage: Record<string, number> };
  if (holders.length === 0) {
    const nothing = {
      answer: NOT_ANSWERED,
      grounded: false,
      citations: [],
      usage: { input_tokens: 0, output_tokens: 0 },
    };
    const expected = JSON.stringify(nothing);
    return expected === answer ? null : `expected ${expected}`;
  }
  const cited = citations.map(({ source_title }) => holders.find(({ title }) => title === source_title));
  const redact = createRedactor(reading.company);
  const known = cited.filter((document) => document !== undefined);
  const excerpts = known.map(redact);
  const expected = JSON.stringify({
    answer: excerpts.map((excerpt, index) => `${excerpt.replace(/\.$/, '')} [${index + 1}].`).join(' '),
    grounded: true,
    citations: known.map(({ title }, index) => ({ n: index + 1, source_title: title, excerpt: excerpts[index] })),
    // Counted by the model: the same question about the same documents counts the same.
    usage: { input_tokens: usage.input_tokens, output_tokens: usage.output_tokens },
  });
  const isPlausible = Object.values(usage).every((tokens) => Number.isInteger(tokens) && tokens > 0);
  // Two sentences at most, of different texts; where there is one text, it is the answer.
  const texts = new Set(holders.map(({ text }) => text.text));
  const isComplete =
    known.length > 0 && known.length <= Math.min(2, texts.size) && new Set(known).size === known.length;
  if (expected !== answer || !isPlausible || !isComplete) {
    return `expected ${expected}, from ${holders.map(({ title }) => title).join(', ')}`;
  }
  return pins.hold(`${pinOf(reading)} answer`, answer);
}

/** The documents of bases. */
export function documentsOf(bases: readonly Base[]): Document[] {
  return bases.flatMap(({ documents }) => documents);
}

function similarityOf(text: string, document: Document, similarity: Similarity): Promise<number> {
  return similarity(text, `${document.title}\n\n${document.text.text}`);
}

// The documents that must be found, and those that may be because they are too close to the floor to tell.
async function findable({ text, topic }: Reading, documents: readonly Document[], similarity: Similarity) {
  const measured = await Promise.all(
    documents.map(async (document) => ({ document, cosine: await similarityOf(text, document, similarity) })),
  );
  const holds = ({ document }: (typeof measured)[number]) => document.text.topic === topic;
  if (!measured.some(holds)) {
    const near = measured.find(({ cosine }) => cosine > WORDLESS_MIN - BLUR);
    if (near !== undefined) {
      throw new Error(`The texts of this test are too alike: '${text}' and ${near.document.title}.`);
    }
    return { sure: [], perhaps: [] };
  }
  const within = (floor: number) => measured.filter((each) => holds(each) || each.cosine > floor);
  return {
    sure: within(SIMILARITY_FLOOR + BLUR).map(({ document }) => document),
    perhaps: within(SIMILARITY_FLOOR - BLUR).map(({ document }) => document),
  };
}

// Of several documents with the same text one is shown; nothing else is left out unless there are more than `k`.
function selectionProblem(
  shown: readonly Document[],
  { sure, perhaps }: { readonly sure: readonly Document[]; readonly perhaps: readonly Document[] },
  k: number,
): string | null {
  const texts = shown.map(({ text }) => text.text);
  const tooMany = shown.find(
    (document, index) => !perhaps.includes(document) || texts.indexOf(document.text.text) < index,
  );
  const left = sure.find(({ text }) => !texts.includes(text.text));
  if (tooMany !== undefined) {
    return `shows ${tooMany.title}, which is not near or was shown already`;
  }
  return left === undefined || shown.length === k ? null : `leaves out ${left.title}`;
}

// The documents do not say how relevance is computed, so only this is checked: for the same documents and text the
// order stays the same, and a smaller `k` returns the first of the results of a larger one.
function orderProblem(reading: Reading & { readonly k: number }, answer: string, pins: Pins): string | null {
  const first = JSON.stringify(JSON.parse(answer).data.slice(0, 1));
  return pins.hold(`${pinOf(reading)} k ${reading.k}`, answer) ?? pins.hold(`${pinOf(reading)} first`, first);
}

function pinOf({ company, bases, text }: Reading): string {
  const state = documentsOf(bases).map(({ id, version }) => `${id}/${version}`);
  const digest = createHash('sha256').update(state.toSorted().join()).digest('base64url');
  return `${company.id} '${text}' of ${digest}${company.policies.removesEmails ? ' redacted' : ''}`;
}
