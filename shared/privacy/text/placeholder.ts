import { isPersonalDataKind, type PersonalDataKind } from '../kinds.ts';
import { allMatches } from './match-at.ts';
import type { TextRange } from './text-range.ts';

// Six digits are enough: no text within the length limit has a million values. A longer number, such as a phone number,
// does not make a placeholder.
const EXACT = /\[([A-Z]{1,20}(?:_[A-Z]{1,20}){0,2})_(\d{1,6})\]/g;
const ALIKE = /\[\s{0,4}([A-Za-z][A-Za-z_ -]{1,20})[_ -]\s{0,4}(\d{1,16})\s{0,4}\]/g;

/** Returns the placeholder for a value: its kind and its number within the request, from 1. */
export function placeholderOf(kind: PersonalDataKind, number: number): string {
  return `[${kind}_${number}]`;
}

/** A position in a text where something looks like a placeholder. */
interface PlaceholderSite extends TextRange {
  readonly kind: PersonalDataKind;
}

/** Finds every exact placeholder of a known kind, in order. */
export function placeholdersIn(text: string): PlaceholderSite[] {
  return text.includes('[') ? sites(text, EXACT) : [];
}

/**
 * Finds every place in a folded text that a reader or a model could mistake for a placeholder, in upper or lower case
 * and with spaces, including exact placeholders.
 */
export function placeholderLookAlikesIn(folded: string): PlaceholderSite[] {
  return folded.includes('[') ? sites(folded, ALIKE) : [];
}

function sites(text: string, expression: RegExp): PlaceholderSite[] {
  return allMatches(expression, text).flatMap((match) => {
    const kind = (match[1] as string)
      .toUpperCase()
      .replace(/[ _-]{1,20}/g, '_')
      .replace(/_$/, '');
    return isPersonalDataKind(kind) ? [{ start: match.index, end: match.index + match[0].length, kind }] : [];
  });
}

/** Renumbers the placeholders in texts from 1 for each kind, in reading order. */
export function numberedInOrder(texts: readonly string[]): string[] {
  const numbers = new Map<string, string>();
  const counts = new Map<string, number>();
  return texts.map((text) =>
    text.replace(EXACT, (placeholder, kind: string) => {
      if (!isPersonalDataKind(kind)) {
        return placeholder;
      }
      const known = numbers.get(placeholder);
      if (known !== undefined) {
        return known;
      }
      const number = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, number);
      const renumbered = placeholderOf(kind, number);
      numbers.set(placeholder, renumbered);
      return renumbered;
    }),
  );
}
