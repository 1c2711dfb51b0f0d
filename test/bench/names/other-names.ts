import { GIVEN, listedBits, SURNAME } from '../../../shared/privacy/names/name-bits.ts';
import { foldWhole } from '../../../shared/privacy/text/folded-text.ts';
import type { TextRange } from '../../../shared/privacy/text/text-range.ts';
import type { NameLists } from './name-lists.ts';
import type { TrainingText } from './training-texts.ts';

const WORD = /\p{L}[\p{L}\p{M}]*/gu;

// Chosen once, on three sets, and not measured individually. Of the words, a quarter are kept, the next quarter become
// names of the lists, and so on; those above the last share are invented.
const KEPT = 0.25;
const LISTED = 0.5;
const REGISTERED = 0.8;
// How often a word that is both a given name and a surname counts as a given name.
const GIVEN_SHARE = 0.5;
const SHORT_MAX = 3;

/**
 * Replaces the names of a text, each word of a name by the same other word throughout: from lists and registers, or
 * invented. So training learns the context of a name, and not the name.
 */
export function withOtherNames(text: TrainingText, lists: NameLists, random: () => number): TrainingText {
  const others = new Map<string, string>();
  const otherFor = (word: string): string => {
    const lower = foldWhole(word).text.toLowerCase();
    const other = others.get(lower) ?? chooseOther(lower, lists, random);
    others.set(lower, other);
    return other === lower ? word : likeWritten(word, other);
  };
  const pieces: string[] = [];
  const edges: { readonly from: number; readonly to: number }[] = [];
  let length = 0;
  let done = 0;
  for (const { start, end } of text.names) {
    const name = text.source.slice(start, end).replace(WORD, otherFor);
    pieces.push(text.source.slice(done, start), name);
    length += start - done + name.length;
    edges.push({ from: start, to: length - name.length }, { from: end, to: length });
    done = end;
  }
  const moved = (at: number): number => movedBy(edges, at);
  const move = <R extends TextRange>(range: R): R => ({ ...range, start: moved(range.start), end: moved(range.end) });
  return {
    ...text,
    source: pieces.join('') + text.source.slice(done),
    names: text.names.map(move),
    marked: text.marked.map(move),
    found: text.found.map(move).filter(({ start, end }) => end > start),
  };
}

function chooseOther(
  lower: string,
  { given, surnames, rareGiven, rareSurnames }: NameLists,
  random: () => number,
): string {
  const pick = (names: readonly string[]): string => names[Math.floor(random() * names.length)] as string;
  const choice = random();
  const bits = listedBits(lower);
  if (choice < KEPT || (lower.length <= SHORT_MAX && (bits & GIVEN) === 0)) {
    return lower;
  }
  const isGiven = (bits & GIVEN) !== 0 && ((bits & SURNAME) === 0 || random() < GIVEN_SHARE);
  if (choice < LISTED) {
    return pick(isGiven ? given : surnames);
  }
  if (choice < REGISTERED) {
    return pick(isGiven ? rareGiven : rareSurnames);
  }
  // The beginning of one surname and the end of another.
  return pick(rareSurnames).slice(0, 4) + pick(rareSurnames).slice(-3);
}

function likeWritten(word: string, other: string): string {
  if (word === word.toLowerCase()) {
    return other;
  }
  if (word.length > 1 && word === word.toUpperCase()) {
    return other.toUpperCase();
  }
  return other.charAt(0).toUpperCase() + other.slice(1);
}

// A position inside a name moves with the beginning of the name.
function movedBy(edges: readonly { readonly from: number; readonly to: number }[], at: number): number {
  const edge = edges.findLast(({ from }) => from <= at);
  const next = edges.find(({ from }) => from > at);
  const moved = edge === undefined ? at : edge.to + at - edge.from;
  return next === undefined ? moved : Math.min(moved, next.to);
}
