// Guarantee: whatever the text, only the spans change, one pass redacts it completely, no found value remains, and
// nothing throws. Risk: a text is damaged beside a value, a second pass still finds a value, or a request fails on odd
// characters.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HEURISTIC_KINDS } from '../../../shared/privacy/detectors/structured-detectors.ts';
import { findPersonalData } from '../../../shared/privacy/find-personal-data.ts';
import { nameKey } from '../../../shared/privacy/joined-names.ts';
import { PERSONAL_DATA_KINDS } from '../../../shared/privacy/kinds.ts';
import { createPlaceholderRegistry } from '../../../shared/privacy/placeholder-registry.ts';
import { redactOnce } from '../../../shared/privacy/redact-once.ts';
import { DRAWN_VALUES, drawnText } from '../../harness/privacy/drawn-text.ts';
import { upTo } from '../../harness/properties/up-to.ts';

const runs = { numRuns: 200 };

// The properties of one text draw the same texts, because the seed is fixed: each is redacted once for all of them.
const redactedTexts = new Map<string, ReturnType<typeof redactInNewRegistry>>();
function redactInNewRegistry(whole: string) {
  const registry = createPlaceholderRegistry(PERSONAL_DATA_KINDS);
  return { registry, ...registry.redact(whole) };
}
function redactOncePerText(whole: string): ReturnType<typeof redactInNewRegistry> {
  const redacted = redactedTexts.get(whole) ?? redactInNewRegistry(whole);
  redactedTexts.set(whole, redacted);
  return redacted;
}

describe('every text', () => {
  it('keeps everything outside the spans unchanged', () => {
    fc.assert(
      fc.property(drawnText, (whole) => {
        const { text: redacted, spans } = redactOncePerText(whole);
        let rest = redacted;
        let done = 0;
        for (const { start, end, placeholder } of spans) {
          expect(start >= done && end > start && end <= whole.length).toBe(true);
          const kept = escaped(whole.slice(done, start));
          expect(escaped(rest).startsWith(kept)).toBe(true);
          rest = rest.slice(kept.length);
          expect(rest.startsWith(placeholder)).toBe(true);
          rest = rest.slice(placeholder.length);
          done = end;
        }
        expect(escaped(rest)).toBe(escaped(whole.slice(done)));
      }),
      runs,
    );
  });
  it('is redacted in one pass: the same registry, a new one and the detectors find nothing more', () => {
    fc.assert(
      fc.property(drawnText, (whole) => {
        const { registry, text: once } = redactOncePerText(whole);
        expect(registry.redact(once).text).toBe(once);
        const alone = redactOnce(whole, PERSONAL_DATA_KINDS).text;
        expect(redactOnce(alone, PERSONAL_DATA_KINDS)).toEqual({ text: alone, spans: [] });
        expect(findPersonalData(once, PERSONAL_DATA_KINDS)).toEqual([]);
      }),
      runs,
    );
  });
  it('no longer contains any found value as a whole word', () => {
    fc.assert(
      fc.property(drawnText, drawnText, (first, second) => {
        const registry = createPlaceholderRegistry(PERSONAL_DATA_KINDS);
        // A text in between, so that no value is assumed to be split between the two.
        const texts = [first, 'Nothing stands here.', second];
        const redacted = registry.redactAll(texts);
        for (const [i, { spans }] of redacted.entries()) {
          for (const { start, end } of spans) {
            const value = texts[i]?.slice(start, end) ?? '';
            for (const { text: left } of redacted) {
              expect(standsAlone(left, value)).toBe(false);
            }
          }
        }
      }),
      runs,
    );
  });
  it('gives each value its own number', () => {
    fc.assert(
      fc.property(drawnText, (whole) => {
        const found = findPersonalData(whole, PERSONAL_DATA_KINDS);
        const { spans } = redactOncePerText(whole);
        fc.pre(!/[[［]/.test(whole));
        const valuesOf = new Map<string, Set<string>>();
        const placeholdersOf = new Map<string, Set<string>>();
        for (const [i, { kind, value }] of found.entries()) {
          const placeholder = spans[i]?.placeholder ?? '';
          valuesOf.set(placeholder, (valuesOf.get(placeholder) ?? new Set()).add(value));
          const name = `${kind} ${value}`;
          placeholdersOf.set(name, (placeholdersOf.get(name) ?? new Set()).add(placeholder));
        }
        expect([...placeholdersOf.values()].every(({ size }) => size === 1)).toBe(true);
        for (const [placeholder, values] of valuesOf) {
          // A first name or a surname has the number of the only full name that contains it; a full name has the number
          // of the same words in another order or with other accents.
          const isPerson = placeholder.startsWith('[PERSON_');
          const spellings = new Set([...values].map((value) => (isPerson ? nameKey(value) : value)));
          const [longest = ''] = [...spellings].sort((a, b) => b.length - a.length);
          const parts = isPerson ? longest.split(' ') : [];
          expect([...spellings].filter((value) => value !== longest && !parts.includes(value))).toEqual([]);
        }
      }),
      runs,
    );
  });
  const units = upTo(200, (lengths) => fc.array(fc.integer({ min: 0, max: 0xffff }), lengths));
  it('never throws, even with lone surrogates', () => {
    fc.assert(
      fc.property(units, (codes) => {
        redactOnce(String.fromCharCode(...codes), PERSONAL_DATA_KINDS);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the position of a value', () => {
  // At the beginning, around the limits of rules and of buffers, and far into the line.
  const depths = [0, 1, 63, 64, 65, 159, 160, 161, 4_095, 4_096, 65_535, 65_536, 1_000_000];
  it.each(depths)('does not matter: the value is found after %i characters of one line', (depth) => {
    const before = 'word '.repeat(Math.ceil(depth / 5)).slice(0, depth);
    const pad = before === '' || before.endsWith(' ') ? before : `${before.slice(0, -1)} `;
    const spans = findPersonalData(`${pad}jane@example.com, +49 30 901820`, PERSONAL_DATA_KINDS);
    expect(spans.map(({ kind, start }) => [kind, start - pad.length])).toEqual([
      ['EMAIL', 0],
      ['PHONE', 18],
    ]);
  });
  it('does not matter: a value with a form that is found alone is found among other paragraphs', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...DRAWN_VALUES.filter((value) => !/[[(]/.test(value))), {
          minLength: 1,
          maxLength: 5,
        }),
        (parts) => {
          const whole = findPersonalData(
            parts.join('\n\nNothing else stands here, so that no word of the one can speak for the other one.\n\n'),
            PERSONAL_DATA_KINDS,
          );
          // What is found by context may depend on all paragraphs.
          const apart = parts
            .flatMap((part) => findPersonalData(part, PERSONAL_DATA_KINDS))
            .filter(({ kind }) => !HEURISTIC_KINDS.includes(kind));
          for (const { kind, value } of apart) {
            expect(whole.some((span) => span.kind === kind && span.value === value)).toBe(true);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

// Brackets that an escape changes around a placeholder are not distinguished here: the registry's own test covers how
// placeholders are escaped.
function escaped(part: string): string {
  return part.replace(/[[［]/g, '(').replace(/[\]］]/g, ')');
}

function standsAlone(whole: string, value: string): boolean {
  const outside = (character: string): boolean => !/[\p{L}\p{N}\p{M}\p{Cf}\p{Pd}_.,:%$€£¥-]/u.test(character);
  for (let at = whole.indexOf(value); at !== -1 && value !== ''; at = whole.indexOf(value, at + 1)) {
    const [before, after] = [whole.charAt(at - 1) || ' ', whole.charAt(at + value.length) || ' '];
    if (outside(before) && outside(after) && !isInPlaceholder(whole, at)) {
      return true;
    }
  }
  return false;
}

function isInPlaceholder(whole: string, at: number): boolean {
  return /[[(][A-Z_]{0,20}\d{0,6}$/.test(whole.slice(Math.max(0, at - 30), at));
}
