import { onceFor } from '../../../../shared/once.ts';
import { findPersonalData } from '../../../../shared/privacy/find-personal-data.ts';
import { PERSONAL_DATA_KINDS } from '../../../../shared/privacy/kinds.ts';
import type { TextRange } from '../../../../shared/privacy/text/text-range.ts';
import { isMasked, type MarkedSpan, type MarkedText, rangeOf, readMarkedTexts, touches } from '../marked-text.ts';
import { ADDRESS_FORMS } from './address-forms.ts';
import { CONTACT_FORMS } from './contact-forms.ts';
import { DATE_FORMS } from './date-forms.ts';
import { type Draw, drawFrom } from './draw.ts';
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

interface Spot extends Place {
  readonly text: MarkedText;
  readonly span: MarkedSpan;
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

type OpenTally = { -readonly [Name in keyof FormTally]: FormTally[Name] } & {
  readonly lost: string[];
  readonly othersLost: string[];
  readonly wrong: string[];
};

// Of what a form writes, the part in angle brackets is the value.
const PARTS = /^(?:([^⟨]*)⟨)?([^⟩]*)⟩?(.*)$/s;
const BEFORE_MAX = 40;
// How much of the text a lost value is shown with.
const SHOWN_BEFORE = 50;
const SHOWN_AFTER = 30;

const find = (text: string): readonly TextRange[] => findPersonalData(text, PERSONAL_DATA_KINDS);

/**
 * Puts other values of the same kind in the places of marked ones, at most `most` for each form, and counts those that
 * are not masked whole. Only values that are masked whole are exchanged.
 */
export function exchangeValues(paths: readonly string[], { most }: { readonly most: number }): FormTally[] {
  const foundIn = onceFor((text: MarkedText) => find(text.text));
  const spots = Map.groupBy(paths.flatMap(readMarkedTexts).flatMap(spotsIn), ({ kind }) => kind);
  return FORMS.map((form, seed) => {
    const draw = drawFrom(seed);
    const fitting = (spots.get(form.kind) ?? []).filter(
      (spot) => (form.fits?.(spot) ?? true) && (form.label === undefined || spot.label !== ''),
    );
    const tally: OpenTally = { form, places: 0, lost: [], othersLost: [], wrong: [] };
    while (fitting.length > 0 && tally.places < most) {
      const [spot] = fitting.splice(draw.below(fitting.length), 1) as [Spot];
      const found = foundIn(spot.text);
      const written = isMasked(spot.span, found) ? writtenIn(spot, form, draw) : null;
      if (written !== null) {
        tally.places += 1;
        count(tally, { text: spot.text, found }, written);
      }
    }
    return tally;
  });
}

function spotsIn(text: MarkedText): Spot[] {
  return text.spans
    .filter(({ kind }) => kind !== 'PERSON')
    .map((span) => {
      const before = text.text.slice(Math.max(0, span.start - BEFORE_MAX), span.start).replace(/^.*\n/s, '');
      const { kind, value } = span;
      return { kind, language: text.language, value, before, label: labelBefore(before), text, span };
    });
}

// What is replaced, and what comes in its place: a value, with other characters before and after it.
interface Written {
  readonly old: string;
  readonly lead: string;
  readonly value: string;
  readonly after: string;
}

function writtenIn(spot: Spot, form: Form, draw: Draw): Written | null {
  const label = form.label?.(draw);
  const [, lead = '', value = '', after = ''] = PARTS.exec(form.write(draw, spot)) as RegExpExecArray;
  const old = label === undefined ? spot.value : spot.label + spot.value;
  return cutsCell(spot, value) ? null : { old, lead: (label ?? '') + lead, value, after };
}

// A comma would divide the cell of a table that commas divide.
function cutsCell({ text, span }: Spot, value: string): boolean {
  const [before, after] = [text.text.charAt(span.start - 1), text.text.charAt(span.start + span.value.length)];
  return [before, after].some((sign) => ',;|'.includes(sign || ' ') && value.includes(sign));
}

interface Read {
  readonly text: MarkedText;
  readonly found: readonly TextRange[];
}

function count(tally: OpenTally, before: Read, written: Written): void {
  const { text, places, others } = exchanged(before.text, written);
  const found = find(text);
  const { id } = before.text;
  const { value, lead } = written;
  const own = places.map((start) => ({ value, start }));
  if (!own.every((each) => isMasked(each, found))) {
    tally.lost.push(`${id} ${JSON.stringify(shown(text, found, rangeOf({ value, start: places[0] ?? 0 })))}`);
  }
  for (const { was, now } of others) {
    if (isMasked(was, before.found) && !isMasked(now, found)) {
      tally.othersLost.push(`${id} ${was.kind} ${JSON.stringify(was.value)} with ${JSON.stringify(value)}`);
    }
  }
  const wrongBefore = untouched(before.text.text, before.found, before.text.spans);
  const wrong = untouched(text, found, [...others.map(({ now }) => now), ...own]);
  for (const each of wrong.filter((one) => !wrongBefore.includes(one) && !lead.includes(one))) {
    tally.wrong.push(`${id} ${JSON.stringify(each)} with ${JSON.stringify(value)}`);
  }
}

type Span = Pick<MarkedSpan, 'value' | 'start'>;

// The findings that no marked value touches.
function untouched(text: string, found: readonly TextRange[], spans: readonly Span[]): string[] {
  return found
    .filter((each) => !spans.some((span) => touches(rangeOf(span), each)))
    .map(({ start, end }) => text.slice(start, end));
}

interface Exchanged {
  readonly text: string;
  /** Where the new values begin. */
  readonly places: readonly number[];
  /** The other marked values, before and after they moved. */
  readonly others: readonly { readonly was: MarkedSpan; readonly now: MarkedSpan }[];
}

// Replaces a value wherever it occurs, as in a text that repeats it.
function exchanged({ text, spans }: MarkedText, { old, lead, value, after }: Written): Exchanged {
  const parts = text.split(old);
  const starts = parts.slice(1).map((_, i) => parts.slice(0, i + 1).join(old).length);
  const grown = lead.length + value.length + after.length - old.length;
  const moved = (at: number): number => at + grown * starts.filter((start) => start < at).length;
  const others = spans.filter(
    (span) => !starts.some((start) => touches(rangeOf(span), rangeOf({ value: old, start }))),
  );
  return {
    text: parts.join(lead + value + after),
    places: starts.map((start) => moved(start) + lead.length),
    others: others.map((was) => ({ was, now: { ...was, start: moved(was.start) } })),
  };
}

// A value in its surroundings, with the findings that touch it between quotation marks.
function shown(text: string, found: readonly TextRange[], { start: at, end: valueEnd }: TextRange): string {
  const marked = found
    .filter(({ start, end }) => start < valueEnd && at < end)
    .reduceRight(
      (left, { start, end }) => `${left.slice(0, start)}«${left.slice(start, end)}»${left.slice(end)}`,
      text,
    );
  return marked.slice(Math.max(0, at - SHOWN_BEFORE), valueEnd + SHOWN_AFTER);
}
