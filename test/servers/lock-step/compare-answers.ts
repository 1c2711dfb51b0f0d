import type { Answer } from './pair.ts';

// Scores that differ by no more than this count as equal; the stand-in's README says what else may differ.
const SCORE_TOLERANCE = 1e-5;

/** Describes how two answers differ; null when they are the same within the tolerances. */
export function compareAnswers(kind: string, standIn: Answer, real: Answer): string | null {
  if (standIn.status !== real.status) {
    return `status ${standIn.status} and ${real.status} ${causeOf(standIn.body)} and ${causeOf(real.body)}`;
  }
  if (standIn.status !== 200) {
    return null;
  }
  if (kind === 'bulk') {
    return compareItems(standIn.body, real.body);
  }
  if (Array.isArray(real.body.responses)) {
    const parts = real.body.responses.map((part: Part, at: number) => compareParts(standIn.body.responses[at], part));
    return parts.find((difference: string | null) => difference !== null) ?? null;
  }
  return real.body.items === undefined ? compareHits(standIn.body, real.body) : compareItems(standIn.body, real.body);
}

// biome-ignore lint/suspicious/noExplicitAny: the many shapes of a server's answers.
type Part = any;

function compareParts(standIn: Part, real: Part): string | null {
  if (standIn?.status !== real.status) {
    return `part ${standIn?.status} and ${real.status}`;
  }
  return real.status === 200 ? compareHits(standIn, real) : null;
}

function compareItems(standIn: Part, real: Part): string | null {
  const outcomes = (body: Part) =>
    body.items.map((item: Part) => {
      const [[action, { status, result, error, _id }]] = Object.entries(item) as [[string, Part]];
      return `${action} ${_id.slice(0, 9)} ${status} ${result ?? error?.type}`;
    });
  const [mine, theirs] = [outcomes(standIn), outcomes(real)];
  const at = theirs.findIndex((outcome: string, i: number) => outcome !== mine[i]);
  return at < 0 && standIn.errors === real.errors ? null : `item ${at}: ${mine[at]} and ${theirs[at]}`;
}

interface Hit {
  readonly _id: string;
  readonly _score: number;
  readonly _source: unknown;
}

function compareHits(standIn: Part, real: Part): string | null {
  const [mine, theirs]: [Hit[], Hit[]] = [standIn.hits.hits, real.hits.hits];
  if (standIn.hits.total.value !== real.hits.total.value) {
    return `total ${standIn.hits.total.value} and ${real.hits.total.value}: ${idsOf(mine)} and ${idsOf(theirs)}`;
  }
  if (mine.length !== theirs.length) {
    return `hits ${mine.length} and ${theirs.length}`;
  }
  const sources = new Map(mine.map(({ _id, _source }) => [_id, JSON.stringify(sorted(_source))]));
  const other = theirs.find(
    ({ _id, _source }) => (sources.get(_id) ?? JSON.stringify(sorted(_source))) !== JSON.stringify(sorted(_source)),
  );
  return other === undefined
    ? null
    : `source of ${other._id}: ${sources.get(other._id)} and ${JSON.stringify(other._source)}`;
}

function sorted(source: unknown): unknown {
  return Object.fromEntries(Object.entries(source as object).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Compares answers with weights: the scores and keys must be the same in each position. */
export function compareKeys(standIn: Answer, real: Answer): string | null {
  const keys = ({ body }: Answer) => body.hits.hits.map((hit: Part) => `${hit._score} ${JSON.stringify(hit.sort)}`);
  const [mine, theirs]: [string[], string[]] = [keys(standIn), keys(real)];
  const at = theirs.findIndex((key, i) => key !== mine[i]);
  return at < 0 ? null : `place ${at}: ${mine[at]} and ${theirs[at]}`;
}

/** Compares counts: they must be the same in each bucket. */
export function compareCounts(standIn: Answer, real: Answer): string | null {
  const [mine, theirs] = [standIn, real].map(({ body }) => JSON.stringify(body.aggregations));
  return mine === theirs ? null : `counts ${mine} and ${theirs}`;
}

/** Compares vector searches: the scores must be the same in each position, and the ids unless scores are equal. */
export function compareNearest(standIn: Answer, real: Answer): string | null {
  const [mine, theirs]: [Hit[], Hit[]] = [standIn.body.hits.hits, real.body.hits.hits];
  const at = theirs.findIndex(({ _score }, i) => !(Math.abs(_score - (mine[i]?._score ?? 9)) <= SCORE_TOLERANCE));
  if (at >= 0) {
    return `score ${at}: ${mine[at]?._id} ${mine[at]?._score} and ${theirs[at]?._id} ${theirs[at]?._score}`;
  }
  const last = theirs.at(-1)?._score ?? 0;
  const scores = new Map(mine.map(({ _id, _score }) => [_id, _score]));
  // Further hits may also have the last score, so its order is not compared.
  const moved = theirs.find(
    ({ _id, _score }) =>
      _score - last > SCORE_TOLERANCE && !(Math.abs((scores.get(_id) ?? 9) - _score) <= SCORE_TOLERANCE),
  );
  return moved === undefined ? null : `order: ${idsOf(mine)} and ${idsOf(theirs)}`;
}

/** Whether the real server found passages that are farther than those that the stand-in's exact search found. */
export function missedNearest(standIn: Answer, real: Answer): boolean {
  const [mine, theirs]: [Hit[], Hit[]] = [standIn.body.hits.hits, real.body.hits.hits];
  return theirs.every(({ _score }, i) => _score <= (mine[i]?._score ?? 0) + SCORE_TOLERANCE);
}

/**
 * Compares word searches: counts the pairs of hits with clearly different scores, and those that both servers put in
 * the same order.
 */
export function orderAgreement(standIn: Answer, real: Answer): { same: number; pairs: number } {
  const theirs: Hit[] = real.body.hits.hits;
  const scores = new Map((standIn.body.hits.hits as Hit[]).map(({ _id, _score }) => [_id, _score]));
  let [same, pairs] = [0, 0];
  theirs.forEach((first, i) => {
    for (const second of theirs.slice(i + 1)) {
      const [a, b] = [scores.get(first._id), scores.get(second._id)];
      // Scores within 5 % of each other imply no order, because Lucene rounds the lengths of fields.
      if (a === undefined || b === undefined || first._score - second._score < 0.05 * first._score) {
        continue;
      }
      pairs += 1;
      same += a >= b ? 1 : 0;
    }
  });
  return { same, pairs };
}

function idsOf(hits: readonly Hit[]): string {
  return hits.map(({ _id, _score }) => `${_id}:${_score.toFixed(4)}`).join(' ');
}

function causeOf(body: Part): string {
  return JSON.stringify(body?.error?.failed_shards?.[0]?.reason ?? body?.error ?? null).slice(0, 200);
}
