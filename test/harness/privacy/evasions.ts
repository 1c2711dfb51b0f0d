import type { PersonalDataKind } from '../../../shared/privacy/kinds.ts';
import type { Label, LabeledDocument } from './labeled-documents.ts';

/** A way to disguise a value so that people can still read it and a program may miss it. */
interface Evasion {
  readonly name: string;
  readonly family: 'folds' | 'spaced digits' | 'line breaks';
  readonly apply: (value: string) => string;
}

// The kinds whose values are disguised; names and streets have no form that could be hidden.
const KINDS: ReadonlySet<PersonalDataKind> = new Set([
  'EMAIL',
  'PHONE',
  'CREDIT_CARD',
  'IBAN',
  'US_SSN',
  'IP_ADDRESS',
  'DRIVER_LICENSE',
]);
const ALIKE: Readonly<Record<string, string>> = {
  a: 'а',
  e: 'е',
  o: 'о',
  p: 'р',
  c: 'с',
  x: 'х',
  A: 'А',
  B: 'В',
  E: 'Е',
  O: 'О',
  T: 'Т',
  '-': '‑',
};

const each = (value: string, map: (character: string) => string): string => [...value].map(map).join('');
const digitsFrom = (zero: number) => (value: string) =>
  each(value, (c) => (/[0-9]/.test(c) ? String.fromCodePoint(zero + Number(c)) : c));
const breakAt = (share: number) => (value: string) => {
  const at = Math.max(1, Math.min(value.length - 1, Math.round(value.length * share)));
  return `${value.slice(0, at)}\n${value.slice(at)}`;
};

/** All ways to disguise a value, grouped by family. */
export const EVASIONS: readonly Evasion[] = [
  {
    name: 'full width',
    family: 'folds',
    apply: (value) => each(value, (c) => (c > ' ' && c < '\x7f' ? String.fromCodePoint(c.charCodeAt(0) + 0xfee0) : c)),
  },
  { name: 'zero width', family: 'folds', apply: (value) => [...value].join('\u200b') },
  { name: 'soft hyphens', family: 'folds', apply: (value) => value.replace(/(.{3})/g, '$1\u00ad') },
  { name: 'look-alikes', family: 'folds', apply: (value) => each(value, (c) => ALIKE[c] ?? c) },
  { name: 'Arabic digits', family: 'folds', apply: digitsFrom(0x660) },
  { name: 'Devanagari digits', family: 'folds', apply: digitsFrom(0x966) },
  { name: 'bold digits', family: 'folds', apply: digitsFrom(0x1d7ce) },
  { name: 'no-break spaces', family: 'folds', apply: (value) => value.replace(/ /g, '\u00a0') },
  { name: 'spaced', family: 'spaced digits', apply: (value) => value.replace(/(?<=\d)(?=\d)/g, ' ') },
  { name: 'spaced throughout', family: 'spaced digits', apply: (value) => [...value.replace(/ /g, '')].join(' ') },
  { name: 'dotted', family: 'spaced digits', apply: (value) => value.replace(/(?<=\d)(?=\d)/g, '.') },
  { name: 'broken at a third', family: 'line breaks', apply: breakAt(1 / 3) },
  { name: 'broken in the middle', family: 'line breaks', apply: breakAt(1 / 2) },
  { name: 'broken at two thirds', family: 'line breaks', apply: breakAt(2 / 3) },
];

/**
 * The document with every value of a structured kind disguised, and only these values labeled; null if the document
 * has no value that can be disguised.
 */
export function disguise(document: LabeledDocument, { apply, family }: Evasion): LabeledDocument | null {
  const labels: Label[] = [];
  let text = '';
  let done = 0;
  for (const label of document.labels.filter(({ kind }) => KINDS.has(kind)).toSorted((a, b) => a.start - b.start)) {
    // An email or IP address with spaced characters is no longer that value for a reader either.
    if (family === 'spaced digits' && (label.kind === 'EMAIL' || label.kind === 'IP_ADDRESS')) {
      continue;
    }
    text += document.text.slice(done, label.start);
    const start = text.length;
    text += apply(document.text.slice(label.start, label.end));
    labels.push({ kind: label.kind, start, end: text.length });
    done = label.end;
  }
  return labels.length === 0 ? null : { ...document, text: text + document.text.slice(done), labels };
}
