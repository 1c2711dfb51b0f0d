import type { PersonalDataSpan } from '../finding.ts';
import type { PersonalDataKind } from '../kinds.ts';
import { foldWhole } from '../text/folded-text.ts';
import { placeholderLookAlikesIn, placeholderOf, placeholdersIn } from '../text/placeholder.ts';
import type { TextRange } from '../text/text-range.ts';
import { namesOf, type Persons } from './persons.ts';

/** A span of the original text, and the placeholder that replaced it. */
interface RedactedSpan extends TextRange {
  readonly kind: PersonalDataKind;
  readonly placeholder: string;
}

/** A text without personal data. */
export interface RedactedText {
  readonly text: string;
  readonly spans: readonly RedactedSpan[];
}

/** The placeholders that one request issued. */
interface Placeholders {
  /** Replaces values; `inDocument` has the full names of the document that the text is from. */
  readonly replace: (
    text: string,
    spans: readonly PersonalDataSpan[],
    inDocument?: ReadonlySet<string>,
  ) => RedactedText;
  /** Escapes whatever looks like a placeholder and was not issued, and brings issued ones up to date. */
  readonly escapeForeign: (text: string) => string;
  /** Returns the number of different placeholders. */
  readonly count: () => number;
}

/** A placeholder, with the first value that it replaced. */
interface Issued {
  readonly span: PersonalDataSpan;
  readonly around: readonly ReadonlySet<string>[];
  readonly placeholder: string;
}

/** Creates the placeholders of one request. */
export function createPlaceholders(persons: Persons): Placeholders {
  const byValue = new Map<string, string>();
  const issued = new Map<string, Issued>();
  const counts = new Map<PersonalDataKind, number>();
  const keyOf = (span: PersonalDataSpan, around: readonly ReadonlySet<string>[]): string =>
    `${span.kind}\n${persons.counted(span, around)}`;
  // A question that says "Ruth" is numbered before a passage shows whose first name that is.
  const bringUpToDate = (): void => {
    for (const { span, around, placeholder } of persons.haveGrown() ? issued.values() : []) {
      const key = keyOf(span, around);
      byValue.set(key, byValue.get(key) ?? placeholder);
    }
  };
  const placeholderFor = (span: PersonalDataSpan, around: readonly ReadonlySet<string>[]): string => {
    const { kind } = span;
    const key = keyOf(span, around);
    const known = byValue.get(key);
    if (known !== undefined) {
      return known;
    }
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    const placeholder = placeholderOf(kind, number);
    byValue.set(key, placeholder);
    issued.set(placeholder, { span, around, placeholder });
    return placeholder;
  };
  return {
    replace: (text, found, inDocument) => {
      bringUpToDate();
      const around = inDocument === undefined ? [namesOf(found)] : [namesOf(found), inDocument];
      const spans = found.map((span) => ({
        kind: span.kind,
        start: span.start,
        end: span.end,
        placeholder: placeholderFor(span, around),
      }));
      return { text: withReplacements(text, spans), spans };
    },
    escapeForeign: (text) => {
      bringUpToDate();
      const escaped = escapeSites(text, (lookAlike) => !issued.has(lookAlike));
      const sites = placeholdersIn(escaped).flatMap(({ start, end }) => {
        const before = issued.get(escaped.slice(start, end));
        return before === undefined
          ? []
          : [{ start, end, placeholder: byValue.get(keyOf(before.span, before.around)) ?? before.placeholder }];
      });
      return withReplacements(escaped, sites);
    },
    count: () => issued.size,
  };
}

/** Escapes whatever looks like a placeholder. */
export const escapeAll = (text: string): string => escapeSites(text, () => true);

function withReplacements(text: string, spans: readonly Omit<RedactedSpan, 'kind'>[]): string {
  const pieces: string[] = [];
  let done = 0;
  for (const { start, end, placeholder } of spans) {
    pieces.push(text.slice(done, start), placeholder);
    done = end;
  }
  return pieces.join('') + text.slice(done);
}

// "[PERSON_1]" becomes "(PERSON_1)", which has the same length, so that no index changes.
function escapeSites(text: string, isForeign: (lookAlike: string) => boolean): string {
  const folded = foldWhole(text);
  const pieces: string[] = [];
  let done = 0;
  for (const site of placeholderLookAlikesIn(folded.text)) {
    const [start, end] = [folded.sourceStart(site.start), folded.sourceEnd(site.end)];
    if (!isForeign(text.slice(start, end))) {
      continue;
    }
    pieces.push(text.slice(done, start), '(', text.slice(start + 1, end - 1), ')');
    done = end;
  }
  return pieces.join('') + text.slice(done);
}
