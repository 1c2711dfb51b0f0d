import type { KnownValues } from './detectors/known-spellings.ts';
import type { PersonalDataKind } from './kinds.ts';
import { SURNAME_PARTICLES } from './names/particles.ts';
import { foldWhole } from './text/folded-text.ts';
import type { TextRange } from './text/text-range.ts';

/** A finding in the text, and its value in a canonical spelling. */
interface NameSpan extends TextRange {
  readonly kind: PersonalDataKind;
  readonly value: string;
}

/**
 * Joins adjacent parts of a known full name, in either order, into that name: "Kuśmierz Tadeusz" is one person, even
 * where only a title elsewhere shows that both words belong together. Also joins a single name to the particle and
 * surname directly after it, which were found for different reasons, and adds the full name to the known values.
 */
export function joinNames(source: string, spans: NameSpan[], known: KnownValues): NameSpan[] {
  if (!spans.some((span, i) => isBeside(source, span, spans[i + 1]))) {
    return spans;
  }
  const names = fullNames(known);
  const joined: NameSpan[] = [];
  for (let i = 0; i < spans.length; ) {
    const whole = wholeNameFrom({ source, spans, names }, i) ?? withParticle({ source, spans, known }, i);
    joined.push(whole?.span ?? (spans[i] as NameSpan));
    i += whole?.parts ?? 1;
  }
  return joined;
}

interface Parts {
  readonly source: string;
  readonly spans: readonly NameSpan[];
  readonly names: ReadonlyMap<string, string>;
}

// The longest known name that begins at a span and continues with the next spans.
function wholeNameFrom(
  { source, spans, names }: Parts,
  from: number,
): { readonly span: NameSpan; readonly parts: number } | undefined {
  const first = spans[from] as NameSpan;
  let last = first;
  let whole: ReturnType<typeof wholeNameFrom>;
  for (let parts = 2; parts <= PARTS_MAX; parts += 1) {
    const next = spans[from + parts - 1];
    if (!isBeside(source, last, next)) {
      break;
    }
    const value = names.get(nameKey(source.slice(first.start, next.end)));
    whole = value === undefined ? whole : { span: { ...first, end: next.end, value }, parts };
    last = next;
  }
  return whole;
}

// "willemijn" and "van der kooij" in "willemijn van der kooij".
function withParticle(
  { source, spans, known }: Omit<Parts, 'names'> & { readonly known: KnownValues },
  from: number,
): ReturnType<typeof wholeNameFrom> {
  const [first, next] = [spans[from] as NameSpan, spans[from + 1]];
  if (!isBeside(source, first, next)) {
    return undefined;
  }
  // In "Jurre de Haan, Siem", the particle is in the first name, and two persons are named.
  const [particle, surname] = source.slice(next.start, next.end).split(' ', 2);
  const isGivenName = /^[^\s,]+ $/.test(source.slice(first.start, next.start));
  if (!isGivenName || surname === undefined || !SURNAME_PARTICLES.has(particle as string)) {
    return undefined;
  }
  const value = `${first.value} ${next.value}`;
  known.set(foldWhole(source.slice(first.start, next.end)).text, { kind: 'PERSON', value });
  return { span: { ...first, end: next.end, value }, parts: 2 };
}

// A name has no more words. Not measured.
const PARTS_MAX = 5;

const isBeside = (source: string, { kind, end }: NameSpan, next: NameSpan | undefined): next is NameSpan =>
  kind === 'PERSON' && next?.kind === 'PERSON' && GAP.test(source.slice(end, next.start));

const GAP = /^,? $/;

/** Returns the words of a name in canonical spelling and order: "Novák, Anna" and "Anna Novák" are the same person. */
export function nameKey(written: string): string {
  return foldWhole(written).text.toLowerCase().split(SEPARATORS).toSorted().join(' ');
}

const SEPARATORS = /[ ,_]{1,3}/;

/** Returns the known full names by their words, each with the value that was found first. */
export function fullNames(known: KnownValues): Map<string, string> {
  const names = new Map<string, string>();
  for (const [spelling, { kind, value }] of known) {
    const key = kind === 'PERSON' ? nameKey(spelling) : '';
    if (key.includes(' ') && !names.has(key)) {
      names.set(key, value);
    }
  }
  return names;
}
