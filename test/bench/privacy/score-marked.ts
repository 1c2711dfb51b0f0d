import type { TextRange } from '../../../shared/privacy/text/text-range.ts';
import { isMasked, kindOf, type MarkedText, rangeOf, touches } from './marked-text.ts';

/** The number of marked values, how many of them are masked completely, and how many findings touch no mark. */
interface Tally {
  values: number;
  masked: number;
  wrong: number;
}

/** What was found in marked texts, in all, by kind and by language; each value that stays, and each wrong finding. */
interface MarkedScore {
  readonly texts: number;
  readonly all: Tally;
  readonly kinds: Map<string, Tally>;
  readonly languages: Map<string, Tally>;
  readonly misses: readonly string[];
  readonly wrong: readonly string[];
}

/** Something found in a text. */
type Found = TextRange & { readonly kind: string };

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

/** Scores what a detector finds in marked texts. */
export function scoreMarked(texts: readonly MarkedText[], find: (text: MarkedText) => readonly Found[]): MarkedScore {
  const score = {
    texts: texts.length,
    all: noTally(),
    kinds: new Map<string, Tally>(),
    languages: new Map<string, Tally>(),
    misses: [] as string[],
    wrong: [] as string[],
  };
  for (const text of texts) {
    addText(score, text, find(text));
  }
  return score;
}

function addText(
  score: MarkedScore & { readonly misses: string[]; readonly wrong: string[] },
  text: MarkedText,
  found: readonly Found[],
): void {
  const add = (kind: string, tally: Tally): void => {
    for (const each of [score.all, tallyIn(score.kinds, kind), tallyIn(score.languages, text.language)]) {
      each.values += tally.values;
      each.masked += tally.masked;
      each.wrong += tally.wrong;
    }
  };
  for (const span of text.spans) {
    const touching = found.filter((each) => touches(each, rangeOf(span)));
    const isWhole = isMasked(span, touching);
    add(span.kind, { values: 1, masked: isWhole ? 1 : 0, wrong: 0 });
    if (!isWhole) {
      score.misses.push(`${text.id} ${span.kind} ${JSON.stringify(span.value)}`);
    }
  }
  for (const finding of found.filter((each) => isWrong(text, each))) {
    add(kindOf(finding.kind), { values: 0, masked: 0, wrong: 1 });
    score.wrong.push(`${text.id} ${finding.kind} ${JSON.stringify(text.text.slice(finding.start, finding.end))}`);
  }
}

function isWrong({ spans }: MarkedText, finding: Found): boolean {
  const { kind, start, end } = finding;
  if (NOT_MARKED.has(kind) || end - start < (DETAIL_MAX[kind] ?? 0)) {
    return false;
  }
  return !spans.some((span) => touches(rangeOf(span), finding));
}

const noTally = (): Tally => ({ values: 0, masked: 0, wrong: 0 });

function tallyIn(tallies: Map<string, Tally>, name: string): Tally {
  const tally = tallies.get(name) ?? noTally();
  tallies.set(name, tally);
  return tally;
}

/** Prints one row for all values and one for each kind and language. */
export function printMarkedScore({ texts, all, kinds, languages }: MarkedScore): void {
  const line = (text: string): void => void process.stdout.write(`${text}\n`);
  line(`${''.padEnd(16)}values masked  wrong a 100 texts`);
  for (const [name, tally] of [['all', all] as const, ...inOrder(kinds), ...inOrder(languages)]) {
    const masked = tally.values === 0 ? '-' : share(tally).toFixed(3);
    const wrong = ((tally.wrong / texts) * 100).toFixed(1);
    line(`${name.padEnd(16)}${String(tally.values).padStart(6)} ${masked.padStart(6)} ${wrong.padStart(6)}`);
  }
}

/** Returns the figures of a score as a document: shares of 1, and wrong findings for each 100 texts. */
export function scoreAsJson({ texts, all, kinds, languages }: MarkedScore): object {
  const figures = (tally: Tally): object => ({
    values: tally.values,
    masked: tally.values === 0 ? null : share(tally),
    wrong: (tally.wrong / texts) * 100,
  });
  const byName = (tallies: ReadonlyMap<string, Tally>): object =>
    Object.fromEntries(inOrder(tallies).map(([name, tally]) => [name, figures(tally)]));
  return { texts, ...figures(all), kinds: byName(kinds), languages: byName(languages) };
}

const share = ({ values, masked }: Tally): number => masked / values;

const inOrder = (tallies: ReadonlyMap<string, Tally>): [string, Tally][] =>
  [...tallies].sort(([a], [b]) => (a < b ? -1 : 1));
