// Guarantee: a name that a rule found only likely stays in the text if the weights confirm no part of it, with other
// thresholds where the text has no other personal data. Risk: a manual gets gaps, or a colleague's name is shown.
import { describe, expect, it } from 'vitest';
import { confirmNames } from '../../../../shared/privacy/confirmed-names.ts';
import { findPersonalData } from '../../../../shared/privacy/find-personal-data.ts';
import { PERSONAL_DATA_KINDS } from '../../../../shared/privacy/kinds.ts';
import { createPlaceholderRegistry } from '../../../../shared/privacy/placeholder-registry.ts';
import { redactOnce } from '../../../../shared/privacy/redact-once.ts';
import { type TaggedText, visitFeatures, WEIGHTS } from '../../../../shared/privacy/tagger/features.ts';
import { type NameWeights, readForTagger, tagNames } from '../../../../shared/privacy/tagger/tag-names.ts';
import { foldForMatching } from '../../../../shared/privacy/text/folded-text.ts';
import { found } from '../found.ts';
import { EVERY_TOKEN, findingOf, LONG_TEXT } from './tagger.fixture.ts';

describe('the search for doubtful names', () => {
  const source = `12345 Otto Quill, Vex ${LONG_TEXT}`;
  const phone = findingOf(source, '12345', 'PHONE');
  const likely = [findingOf(source, 'Otto Quill', 'PERSON'), findingOf(source, 'Vex', 'PERSON')];
  const doubtedBy = (
    thresholds: Partial<NameWeights['thresholds']>,
    known = { taken: [phone], likely },
    text = source,
  ) => tagNames(text, known, { ...EVERY_TOKEN, thresholds: { ...EVERY_TOKEN.thresholds, ...thresholds } }).doubtful;
  it('returns the names below the threshold of likely names, whatever the other thresholds are', () => {
    expect(doubtedBy({ likely: 1 })).toEqual(likely);
    expect(doubtedBy({ added: 1, alone: 1 })).toEqual([]);
  });
  it('measures a name without other personal data near it by a threshold of its own', () => {
    expect(doubtedBy({ alone: 1 }, { taken: [], likely })).toEqual(likely);
    expect(doubtedBy({ likely: 1 }, { taken: [], likely })).toEqual([]);
    const far = `12345 ${'12 '.repeat(150)}Quill`;
    const name = findingOf(far, 'Quill', 'PERSON');
    expect(doubtedBy({ alone: 1 }, { taken: [findingOf(far, '12345', 'PHONE')], likely: [name] }, far)).toEqual([name]);
  });
  it('measures three names without other personal data by another threshold, even if one of them is covered', () => {
    const three = `Otto Quill, Vex, Siri ${LONG_TEXT}`;
    const [otto, vex, siri] = ['Otto Quill', 'Vex', 'Siri'].map((name) => findingOf(three, name, 'PERSON')) as [
      (typeof likely)[0],
      (typeof likely)[0],
      (typeof likely)[0],
    ];
    expect(doubtedBy({ several: 1 }, { taken: [], likely: [otto, vex, siri] }, three)).toEqual([otto, vex, siri]);
    expect(doubtedBy({ several: 1 }, { taken: [otto], likely: [vex, siri] }, three)).toEqual([vex, siri]);
    expect(doubtedBy({ alone: 1 }, { taken: [], likely: [otto, vex, siri] }, three)).toEqual([]);
    expect(doubtedBy({ several: 1 }, { taken: [], likely: [otto, vex] }, three)).toEqual([]);
  });
  it('doubts each name outside a sentence if none is sure and the text has no other personal data', () => {
    const list = `Otto Quill, Vex: ${LONG_TEXT}. So then we ask Siri.`;
    const [otto, vex, siri] = ['Otto Quill', 'Vex', 'Siri'].map((name) => findingOf(list, name, 'PERSON'));
    const names = [otto, vex, siri] as (typeof likely)[0][];
    expect(doubtedBy({ sure: 0 }, { taken: [], likely: names }, list)).toEqual([otto, vex]);
    expect(doubtedBy({ sure: -1 }, { taken: [], likely: names }, list)).toEqual([]);
    expect(doubtedBy({ sure: 0 }, { taken: [], likely: names }, `[PHONE_1] ${list}`.slice(0, list.length))).toEqual([]);
    const covered = { taken: [findingOf(list, 'Vex', 'PERSON')], likely: names.slice(0, 1) };
    expect(doubtedBy({ sure: 0 }, covered, list)).toEqual([]);
  });
  it('doubts a name only if no part of it is confirmed', () => {
    const { text } = readForTagger(source, { taken: [phone], likely });
    const features: number[] = [];
    visitFeatures(text, 2, (feature) => features.push(feature));
    const weights = new Int8Array(WEIGHTS);
    // Confirms only the last word of the first name.
    weights[features.find((feature) => countOf(text, feature) === 1) ?? 0] = 5;
    const names = tagNames(
      source,
      { taken: [phone], likely },
      { ...EVERY_TOKEN, weights, thresholds: { added: 1, likely: 1, alone: 1, several: 1, sure: 1 } },
    );
    expect(names.doubtful).toEqual([likely[1]]);
  });
  it('doubts nothing in a text of less than 160 characters, and in one without likely names', () => {
    const short = `Quill ${'x'.repeat(153)}`;
    const doubtfulAlone = (text: string) =>
      doubtedBy({ alone: 1 }, { taken: [], likely: [findingOf(text, 'Quill', 'PERSON')] }, text);
    expect(short).toHaveLength(159);
    expect(doubtfulAlone(short)).toEqual([]);
    expect(doubtfulAlone(`${short}x`)).toHaveLength(1);
    expect(doubtedBy({ likely: 1 }, { taken: [phone], likely: [] })).toEqual([]);
  });
});

function countOf(text: TaggedText, wanted: number): number {
  let count = 0;
  for (const i of text.tokens.keys()) {
    visitFeatures(text, i, (feature) => {
      count += feature === wanted ? 1 : 0;
    });
  }
  return count;
}

// Words that a rule finds likely in a text about something else.
const THINGS = [
  {
    name: 'a gate and a ditch that have first names',
    text: 'El himno dice: mi nombre es anselma. La comunidad limpia los canales en invierno y riega en verano. La acequia Pilar se limpia en febrero, y la compuerta Mercedes sigue rota.',
    persons: ['anselma'],
  },
  {
    name: 'films that are called like persons',
    text: 'Film club, autumn term: Emma Woodhouse, Silas Marner, Oliver Barrett, Julia Grant. Doors open at seven. The hall holds ninety. Soup and bread are sold in the interval, no alcohol.',
    persons: [],
  },
  {
    name: 'books that are called like persons',
    text: 'Nouveautés de la bibliothèque : Claire Vernet, Les Jardins de Suzanne, Julien Marchal et le loup, Adrien. Prêt de trois semaines, deux prolongations. Salle de lecture fermée le lundi.',
    persons: [],
  },
  {
    name: 'ferries that are called like persons',
    text: 'Fähren am Sonntag: Anna Maria ab Nordkai, 10.20 Peter Hansen, 11.45 Wilhelmine, 13.00 Karl Lindner nach Süden. Räder kosten zwei Euro, Hunde fahren umsonst mit.',
    persons: [],
  },
];

describe('likely names that the weights do not confirm', () => {
  it.each(THINGS)('stay: $name, and nothing more is found in the redacted text', ({ text, persons }) => {
    expect(found(text)).toEqual(persons.map((name) => `PERSON ${name}`));
    const { text: redacted } = redactOnce(text, PERSONAL_DATA_KINDS);
    expect(findPersonalData(redacted, PERSONAL_DATA_KINDS)).toEqual([]);
  });
});

describe('a name that the weights doubt in one place', () => {
  const [{ text }] = THINGS as [(typeof THINGS)[0]];
  it('is removed there if another text of the request shows that it is a person', () => {
    const { redactAll } = createPlaceholderRegistry(PERSONAL_DATA_KINDS);
    const [first, last] = redactAll([text, 'Sra. Mercedes avisa hoy.']);
    expect(last?.text).toBe('Sra. [PERSON_2] avisa hoy.');
    expect(first?.text).toContain('la compuerta [PERSON_2] sigue rota.');
    expect(first?.text).toContain('La acequia Pilar se limpia');
  });
  it('is removed there if the same text shows it elsewhere', () => {
    expect(found(`${text} Lo dice Sra. Mercedes.`)).toEqual(['PERSON anselma', 'PERSON Mercedes', 'PERSON Mercedes']);
  });
  it('hides no other finding, and brings back no likely name inside it', () => {
    const source = `${text} La llave la tiene Otto Iriarte.`;
    const likely = (value: string) => ({ ...findingOf(source, value, 'PERSON'), kind: 'PERSON', strength: 1 }) as const;
    const [pilar, inner, confirmed] = [likely('Pilar'), likely('ilar'), likely('Otto Iriarte')];
    const account = { ...likely('Pila'), kind: 'USERNAME' } as const;
    const covered = { source, spans: [], folded: foldForMatching(source) };
    expect(confirmNames(covered, [pilar, account, inner, confirmed])).toEqual({
      findings: [account, confirmed],
      tagged: expect.objectContaining({
        doubtful: [expect.objectContaining({ start: pilar.start, end: pilar.end })],
      }),
    });
  });
});
