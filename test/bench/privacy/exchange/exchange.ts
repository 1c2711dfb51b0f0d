import { readFileSync } from 'node:fs';
import { findPersonalData } from '../../../../shared/privacy/find-personal-data.ts';
import { PERSONAL_DATA_KINDS } from '../../../../shared/privacy/kinds.ts';
import type { TextRange } from '../../../../shared/privacy/text/text-range.ts';
import { ADDRESS_FORMS } from './address-forms.ts';
import { CONTACT_FORMS } from './contact-forms.ts';
import { DATE_FORMS } from './date-forms.ts';
import { drawFrom } from './draw.ts';
import type { Form, Place } from './form.ts';
import { IBAN_FORMS } from './iban-forms.ts';
import { labelBefore, NATIONAL_FORMS } from './national-forms.ts';
import { CARD_FORMS, DOCUMENT_FORMS, PLATE_FORMS } from './number-forms.ts';
import { PHONE_FORMS } from './phone-forms.ts';

/** All forms of all kinds. */
export const FORMS: readonly Form[] = [
  ...IBAN_FORMS,
  ...PHONE_FORMS,
  ...CARD_FORMS,
  ...NATIONAL_FORMS,
  ...PLATE_FORMS,
  ...DOCUMENT_FORMS,
  ...DATE_FORMS,
  ...CONTACT_FORMS,
  ...ADDRESS_FORMS,
];

interface Span {
  readonly kind: string;
  readonly value: string;
  readonly start: number;
}
interface Text {
  readonly id: string;
  readonly language: string;
  readonly text: string;
  readonly spans: readonly Span[];
}
interface Spot extends Place {
  readonly text: Text;
  readonly span: Span;
}

/** What happened in the places in which a value of a form was put. */
export interface FormTally {
  readonly form: Form;
  readonly places: number;
  readonly lost: readonly string[];
  /** Other values that were masked before and are not now. */
  readonly othersLost: readonly string[];
  readonly wrong: readonly string[];
}

const SAME_KIND: Readonly<Record<string, string>> = { PASSWORD: 'SECRET', LICENCE_PLATE: 'LICENSE_PLATE' };
// Of what a form writes, the part in angle brackets is the value.
const PARTS = /^(?:([^⟨]*)⟨)?([^⟩]*)⟩?(.*)$/s;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

const find = (text: string): readonly TextRange[] => findPersonalData(text, PERSONAL_DATA_KINDS);
const isMasked = (text: string, found: readonly TextRange[], { start, end }: TextRange): boolean =>
  [...text.slice(start, end)].every((_, i) => {
    const at = start + i;
    return !LETTER_OR_DIGIT.test(text.charAt(at)) || found.some((each) => each.start <= at && at < each.end);
  });
const rangeOf = (start: number, value: string): TextRange => ({ start, end: start + value.length });
const touchesNone = (spans: readonly Span[], { start, end }: TextRange): boolean =>
  !spans.some((span) => span.start < end && start < span.start + span.value.length);

/**
 * Puts other values of the same kind in the places of marked ones, at most `most` for each form, and counts those that
 * are not masked whole. Only values that are masked whole are exchanged.
 */
export function exchangeValues(
  paths: readonly string[],
  { most, only = () => true }: { readonly most: number; readonly only?: (form: Form) => boolean },
): FormTally[] {
  const texts = paths.flatMap((path) =>
    readFileSync(path, 'utf8')
      .trim()
      .split('\n')
      .map((line): Text => JSON.parse(line)),
  );
  const foundIn = new Map<Text, readonly TextRange[]>();
  const spots = new Map<string, Spot[]>();
  for (const text of texts) {
    for (const span of text.spans.filter(({ kind }) => kind !== 'PERSON')) {
      const before = text.text.slice(Math.max(0, span.start - 40), span.start).replace(/^.*\n/s, '');
      const kind = SAME_KIND[span.kind] ?? span.kind;
      const spot = { kind, language: text.language, value: span.value, before, label: labelBefore(before), text, span };
      spots.set(kind, [...(spots.get(kind) ?? []), spot]);
    }
  }
  return FORMS.filter(only).map((form, i) => {
    const draw = drawFrom(i);
    const fitting = (spots.get(form.kind) ?? []).filter(
      (spot) => (form.fits?.(spot) ?? true) && (form.label === undefined || spot.label !== ''),
    );
    const tally = { form, places: 0, lost: [] as string[], othersLost: [] as string[], wrong: [] as string[] };
    while (fitting.length > 0 && tally.places < most) {
      const [spot] = fitting.splice(draw.below(fitting.length), 1) as [Spot];
      const { text, span } = spot;
      const base = foundIn.get(text) ?? find(text.text);
      foundIn.set(text, base);
      if (!isMasked(text.text, base, rangeOf(span.start, span.value))) {
        continue;
      }
      const label = form.label?.(draw);
      const old = label === undefined ? span.value : spot.label + span.value;
      const [, lead = '', value = '', after = ''] = PARTS.exec(form.write(draw, spot)) as RegExpExecArray;
      if (cutsCell(spot, value)) {
        continue;
      }
      tally.places += 1;
      put(tally, { text, base, old, lead: (label ?? '') + lead, value, after });
    }
    return tally;
  });
}

// A comma would divide the cell of a table that commas divide.
function cutsCell({ text, span }: Spot, value: string): boolean {
  const [before, after] = [text.text.charAt(span.start - 1), text.text.charAt(span.start + span.value.length)];
  return [before, after].some((sign) => ',;|'.includes(sign || ' ') && value.includes(sign));
}

function put(
  tally: { lost: string[]; othersLost: string[]; wrong: string[] },
  {
    text,
    base,
    old,
    lead,
    value,
    after,
  }: { text: Text; base: readonly TextRange[]; old: string; lead: string; value: string; after: string },
): void {
  const parts = text.text.split(old);
  const changed = parts.join(lead + value + after);
  const found = find(changed);
  const starts: number[] = [];
  for (let i = 0, at = 0; i < parts.length - 1; i += 1) {
    at += (parts[i] as string).length;
    starts.push(at);
    at += old.length;
  }
  const grown = lead.length + value.length + after.length - old.length;
  const moved = (at: number): number => at + grown * starts.filter((start) => start < at).length;
  const spans = text.spans.map((span) => {
    const isExchanged = starts.some(
      (start) => start < span.start + span.value.length && span.start < start + old.length,
    );
    return { ...span, isExchanged, was: span.start, start: isExchanged ? -1 : moved(span.start) };
  });
  const places = starts.map((start) => moved(start) + lead.length);
  if (places.some((at) => !isMasked(changed, found, rangeOf(at, value)))) {
    const [at = 0] = places;
    let shown = changed;
    for (const { start, end } of found.toReversed()) {
      shown =
        start < at + value.length && at < end
          ? `${shown.slice(0, start)}«${shown.slice(start, end)}»${shown.slice(end)}`
          : shown;
    }
    tally.lost.push(`${text.id} ${JSON.stringify(shown.slice(Math.max(0, at - 50), at + value.length + 30))}`);
  }
  for (const span of spans.filter(({ isExchanged }) => !isExchanged)) {
    if (
      isMasked(text.text, base, rangeOf(span.was, span.value)) &&
      !isMasked(changed, found, rangeOf(span.start, span.value))
    ) {
      tally.othersLost.push(`${text.id} ${span.kind} ${JSON.stringify(span.value)} with ${JSON.stringify(value)}`);
    }
  }
  const all = [
    ...spans.filter(({ isExchanged }) => !isExchanged),
    ...places.map((start) => ({ kind: '', value, start })),
  ];
  const wrong = found.filter((each) => touchesNone(all, each)).map((each) => changed.slice(each.start, each.end));
  const wrongBefore = base
    .filter((each) => touchesNone(text.spans, each))
    .map((each) => text.text.slice(each.start, each.end));
  for (const each of wrong.filter((one) => !wrongBefore.includes(one) && !lead.includes(one))) {
    tally.wrong.push(`${text.id} ${JSON.stringify(each)} with ${JSON.stringify(value)}`);
  }
}
