// Guarantee: beyond the rules, names are found by the style of a text that contains other personal data, and never
// inside earlier findings. Risk: an unlisted surname stays in a record, or a manual gets gaps.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPersonalData } from '../../../../shared/privacy/find-personal-data.ts';
import { PERSONAL_DATA_KINDS } from '../../../../shared/privacy/kinds.ts';
import { redactOnce } from '../../../../shared/privacy/redact-once.ts';
import { WEIGHTS } from '../../../../shared/privacy/tagger/features.ts';
import { NAME_WEIGHTS } from '../../../../shared/privacy/tagger/name-weights.ts';
import { readForTagger, scoresOf, tagNames } from '../../../../shared/privacy/tagger/tag-names.ts';
import { found } from '../found.ts';
import { EVERY_TOKEN, findingOf, LONG_TEXT } from './tagger.fixture.ts';

// Returns what is added to these findings if every token is a name.
const addedTo = (text: string, taken: ReturnType<typeof findingOf>[]) =>
  tagNames(text, { taken, likely: [] }, EVERY_TOKEN).added;

describe('tagNames', () => {
  const source = `12345 Quill, ${LONG_TEXT}`;
  const phone = findingOf(source, '12345', 'PHONE');
  it('joins neighboring tokens, and adds no earlier finding again', () => {
    const quill = findingOf(source, 'Quill', 'PERSON');
    expect(addedTo(source, [phone, quill])).toEqual([{ start: 13, end: source.length }]);
    expect(addedTo(source, [phone])).toEqual([
      { start: 6, end: 11 },
      { start: 13, end: source.length },
    ]);
  });
  it('separates names on both sides of a finding', () => {
    const text = `Quill 12345 ${LONG_TEXT}`;
    expect(addedTo(text, [findingOf(text, '12345', 'PHONE')])).toEqual([
      { start: 0, end: 5 },
      { start: 12, end: text.length },
    ]);
  });
  it('continues across the full stop of an initial, and across no other mark', () => {
    const text = `T. Vex: Quill, 12345 ${LONG_TEXT}`;
    expect(addedTo(text, [findingOf(text, '12345', 'PHONE')]).slice(0, 2)).toEqual([
      { start: 0, end: 6 },
      { start: 8, end: 13 },
    ]);
  });
  it('ends at the end of a line, and is never only a full stop', () => {
    const text = `12345 Quill\nVex .\n. ${LONG_TEXT}`;
    const lines = addedTo(text, [findingOf(text, '12345', 'PHONE')]).slice(0, 3);
    expect(lines.map(({ start, end }) => text.slice(start, end))).toEqual(['Quill', 'Vex .', LONG_TEXT]);
  });
  it('finds nothing that is more than 150 tokens from other personal data', () => {
    const text = `12345 ${'12 '.repeat(148)}Quill Vex 7`;
    expect(addedTo(text, [findingOf(text, '12345', 'PHONE')])).toEqual([
      { start: text.indexOf('Quill'), end: text.indexOf(' 7') },
    ]);
    const further = `12345 ${'12 '.repeat(149)}Quill Vex 7`;
    expect(addedTo(further, [findingOf(further, '12345', 'PHONE')])).toEqual([
      { start: further.indexOf('Quill'), end: further.indexOf(' Vex') },
    ]);
  });
  it('finds the words near any of several findings', () => {
    const phones = [10, 320, 325, 700];
    const words = [0, 160, 161, 169, 170, 322, 475, 476, 549, 550, 850, 851];
    const text = Array.from({ length: 860 }, (_, i) => (phones.includes(i) ? '1' : words.includes(i) ? 'x' : ',')).join(
      ' ',
    );
    const spans = phones.map((i) => ({ kind: 'PHONE', start: 2 * i, end: 2 * i + 1 }));
    expect(addedTo(text, spans).map(({ start }) => start / 2)).toEqual([0, 160, 170, 322, 475, 550, 850]);
  });
  it('finds exactly the words within 150 tokens of any other personal data, on either side', () => {
    // Words between numbers, which are not names, so that each word is separate.
    const STEP = 'word 7 '.length;
    const places = Array.from({ length: 400 }, (_, i) => i);
    const few = fc.uniqueArray(fc.nat(399), { minLength: 1, maxLength: 4, size: 'max' });
    fc.assert(
      fc.property(few, (phones) => {
        const text = places.map((i) => (phones.includes(i) ? '1234 7 ' : 'word 7 ')).join('');
        const spans = phones
          .toSorted((a, b) => a - b)
          .map((i) => ({ kind: 'PHONE', start: STEP * i, end: STEP * i + 4 }));
        const isNear = (i: number) => phones.some((phone) => 2 * Math.abs(phone - i) <= 150);
        expect(addedTo(text, spans)).toEqual(
          places.filter((i) => !phones.includes(i) && isNear(i)).map((i) => ({ start: STEP * i, end: STEP * i + 4 })),
        );
      }),
      { numRuns: 60 },
    );
  });
  it('finds no character twice', () => {
    const text = `12345 \u2105 Quill ${LONG_TEXT}`;
    const ranges = addedTo(text, [findingOf(text, '12345', 'PHONE')]);
    expect(ranges.every(({ start }, i) => start >= (ranges[i - 1]?.end ?? 0))).toBe(true);
  });
  it('finds nothing below the threshold', () => {
    expect(
      tagNames(
        source,
        { taken: [phone], likely: [] },
        { ...EVERY_TOKEN, thresholds: { ...EVERY_TOKEN.thresholds, added: 1 } },
      ).added,
    ).toEqual([]);
  });
  it.each(['PERSON', 'IP_ADDRESS', 'MAC_ADDRESS', 'SECRET', 'VIN'])(
    'finds nothing if %s is the only other kind',
    (kind) => {
      expect(addedTo(source, [{ ...phone, kind }])).toEqual([]);
    },
  );
  it('reads a placeholder as its value', () => {
    expect(addedTo(`[PHONE_1] Quill, ${LONG_TEXT}`, [])).toHaveLength(2);
    expect(addedTo(`[PERSON_1] Quill, ${LONG_TEXT}`, [])).toEqual([]);
    expect(addedTo(`[VIN_1] Quill, ${LONG_TEXT}`, [])).toEqual([]);
    expect(addedTo(`[VIN_1]_ Quill, ${LONG_TEXT}`, [])).toEqual([]);
    expect(addedTo(`[THING_1] Quill, ${LONG_TEXT}`, [])).toEqual([]);
  });
  it.each(PERSONAL_DATA_KINDS)('treats a placeholder of %s like the finding that it replaces', (kind) => {
    const text = (value: string) => `${value} Quill, ${LONG_TEXT}`;
    const source = text('12345');
    const names = (written: string, spans: ReturnType<typeof findingOf>[]) =>
      addedTo(written, spans).map(({ start, end }) => written.slice(start, end));
    expect(names(text(`[${kind}_12]`), [])).toEqual(names(source, [findingOf(source, '12345', kind)]));
  });
  it('treats a finding that begins like a placeholder as a finding', () => {
    const source = `[VIN_1] Quill, ${LONG_TEXT}`;
    expect(addedTo(source, [findingOf(source, '[VIN_1]', 'PHONE')])).toHaveLength(2);
  });
  it('finds nothing in a text of less than 160 characters, and something in one of 160', () => {
    const short = `1 ${'x'.repeat(157)}`;
    const addedBeside1 = (text: string) => addedTo(text, [findingOf(text, '1', 'PHONE')]);
    expect(short).toHaveLength(159);
    expect(addedBeside1(short)).toEqual([]);
    expect(addedBeside1(`${short}x`)).toHaveLength(1);
  });
});

describe('readForTagger', () => {
  it('marks the first and the later words of likely names', () => {
    const source = 'Otto Quill called (Vex), 12.';
    const likely = [findingOf(source, 'Otto Quill', 'PERSON'), findingOf(source, 'Vex', 'PERSON')];
    expect(readForTagger(source, { taken: [], likely }).text.likely).toEqual([1, 2, 0, 0, 1, 0, 0, 0, 0]);
  });

  it('reads a text with placeholders like the text with their values', () => {
    const source = `Otto Quill called 12345 about Vex.`;
    const spans = [findingOf(source, 'Otto Quill', 'PERSON'), findingOf(source, '12345', 'PHONE')];
    const redacted = '[PERSON_1] called [PHONE_1] about Vex.';
    const scores = (text: string, covered: typeof spans) => [
      ...scoresOf(readForTagger(text, { taken: covered, likely: [] }), NAME_WEIGHTS),
    ];
    expect(scores(redacted, [])).toEqual(scores(source, spans));
    expect(scores(redacted.replace('PERSON', 'PHONE'), [])).not.toEqual(scores(source, spans));
  });
});

describe('the weights', () => {
  it('have one entry for each feature', () => {
    expect(NAME_WEIGHTS.weights).toHaveLength(WEIGHTS);
  });
});

const RECORDS = [
  {
    name: 'duties of a week with a swapped shift',
    text: 'Turni guardia\nlun 20-8   Scarpazza\nmar 20-8   Mbengue (scambio con Kovačević)\nven 20-8   scoperto!\nAuto di servizio, tel. 335 612 4471, chiavi in portineria, serbatoio pieno, bombole piene',
    persons: ['Scarpazza', 'Mbengue', 'Kovačević'],
  },
  {
    name: 'a list of keys handed out',
    text: 'Schlüsselausgabe Halle 2\n12.3. Nr. 14 an Wrzesniewska, zurück 18.3.\n15.3. Nr. 7 an Tschiderer, offen\n20.3. Nr. 22 an Oyelaran, zurück 21.3.\nVerlust bitte melden unter 0431 88 12 04',
    persons: ['Wrzesniewska', 'Oyelaran'],
  },
  {
    name: 'a list with surnames in capitals',
    text: "Anwesend laut Liste:\n1) BREDOW Tilo – Labor – anwesend\n2) KRÓL Bonifacy – Versand – anwesend\n3) FERREIRA LOPES Ana Rita – Zuschnitt – vormittags\n4) N'GUESSAN Ida – Lager – krank\nRückfragen 030 901820 12, Raum 4",
    persons: ['BREDOW Tilo', 'KRÓL Bonifacy', 'FERREIRA LOPES', 'Ana Rita', "N'GUESSAN Ida"],
  },
];

describe('names that no rule finds', () => {
  it.each(RECORDS)('are found in $name, and nothing more in the redacted text', ({ text, persons }) => {
    const names = found(text).filter((each) => each.startsWith('PERSON'));
    expect(names).toEqual(persons.map((name) => `PERSON ${name}`));
    const { text: redacted } = redactOnce(text, PERSONAL_DATA_KINDS);
    expect(findPersonalData(redacted, PERSONAL_DATA_KINDS)).toEqual([]);
  });
  const decomposed = RECORDS[0]?.text.normalize('NFD') ?? '';
  it('are hidden with the marks after their last letter', () => {
    expect(found(decomposed)).toContain(`PERSON ${'Kovačević'.normalize('NFD')}`);
  });
  it('have the same value in each way of writing an accent', () => {
    const valuesIn = (text: string) => findPersonalData(text, ['PERSON', 'PHONE']).map(({ value }) => value);
    expect(valuesIn(decomposed)).toEqual(valuesIn(decomposed.normalize('NFC')));
  });
  it('are known from then on, with and without their accents', () => {
    const known = new Map();
    findPersonalData(decomposed, PERSONAL_DATA_KINDS, { known });
    for (const written of ['Kovačević', 'Kovacevic', 'Scarpazza']) {
      const again = findPersonalData(`x ${written} x`, PERSONAL_DATA_KINDS, { known: new Map(known) });
      expect(again, written).toMatchObject([{ kind: 'PERSON', start: 2, end: 2 + written.length }]);
      expect(findPersonalData(`x ${written} x`, PERSONAL_DATA_KINDS), written).toEqual([]);
    }
  });
  it('are in the order of the text, between other findings', () => {
    const text = `Chiamare 335 612 4471.\n${RECORDS[0]?.text}`;
    const findings = findPersonalData(text, PERSONAL_DATA_KINDS);
    expect(findings.map(({ kind }) => kind)).toEqual(['PHONE', 'PERSON', 'PERSON', 'PERSON', 'PHONE']);
    expect(findings.every(({ start }, at) => start >= (findings[at - 1]?.end ?? 0))).toBe(true);
  });
  it('stay if a policy does not remove names', () => {
    expect(found(RECORDS[0]?.text ?? '', ['PHONE'])).toEqual(['PHONE 335 612 4471']);
  });
});
