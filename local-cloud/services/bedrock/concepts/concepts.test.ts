// Guarantee: words of seven languages that mean the same are one concept, in their inflected forms and in compounds,
// and function words and names are not concepts, whichever word is looked up first. Risk: a question finds nothing in a
// text of another language, or finds everything.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { foldText, stem, wordsOf } from '../words.ts';
import { conceptsOf, inEnglish, namedWordsIn } from './concepts.ts';
import { BEGINNING_LETTERS_MAX, beginningsOf, inflect, TABLE_LANGUAGES } from './inflect.ts';

const ofWord = (word: string) => [...conceptsOf(stem(wordsOf(word)[0] ?? ''))];

describe('a concept', () => {
  it.each([
    ['invoices', 'Rechnungen', 'factures', 'facturas', 'fatture', 'faturas', 'facturen'],
    ['paid', 'bezahlt', 'payé', 'pagamos', 'pagano', 'pagou', 'betaald'],
    ['streets', 'Straßen', 'rues', 'calles', 'strade', 'ruas', 'straten'],
  ])('has the same number in every language: %s', (english, ...others) => {
    const [concept] = ofWord(english);
    expect(concept).toBeDefined();
    for (const other of others) {
      expect(ofWord(other), other).toContain(concept);
    }
  });

  it('is found after an elided article, which Unicode does not separate from its noun', () => {
    expect(ofWord("l'acqua")).toEqual(ofWord('water'));
    expect(ofWord('d’eau')).toEqual(ofWord('water'));
  });

  it('is found in both parts of a compound', () => {
    expect(ofWord('Reinigungskosten')).toEqual(expect.arrayContaining([...ofWord('Reinigung'), ...ofWord('Kosten')]));
  });

  it('is found for a participle, whose first letters are not those of its verb', () => {
    expect(ofWord('gekauft')).toEqual(ofWord('kaufen'));
    expect(ofWord('gehuurd')).toEqual(ofWord('huren'));
    expect(ofWord('gekauft').length).toBeGreaterThan(0);
    expect(ofWord('gehuurd').length).toBeGreaterThan(0);
    // Onions: no verb has a stem of vowels only.
    expect(inflect('uien', 'nl')).not.toContain('geuit');
  });

  it('does not exist for function words such as "the" and "die", or for a name', () => {
    expect(ofWord('the')).toEqual([]);
    expect(ofWord('die')).toEqual([]);
    expect(ofWord('Zbigniew')).toEqual([]);
  });
});

describe('the forms', () => {
  it.each([
    ['pagare', 'it', ['paga', 'pagano', 'pagato']],
    ['reparacion', 'es', ['reparaciones']],
    ['declaracao', 'pt', ['declaracoes']],
    ['cheval', 'fr', ['chevaux']],
    ['abholen', 'de', ['abgeholt', 'abholung']],
    ['taak', 'nl', ['taken']],
    ['betalen', 'nl', ['betaald', 'betaalt']],
    ['bus', 'nl', ['bussen']],
  ] as const)('of %s (%s) include %j', (word, language, forms) => {
    expect(inflect(word, language)).toEqual(expect.arrayContaining([word, ...forms]));
  });
});

describe('the beginnings of a word', () => {
  it('are those of each of its forms and of their stems, for every word of the table', () => {
    const folder = new URL('words/', import.meta.url);
    const lines = readdirSync(folder).flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split('\n'));
    const words = lines
      .map((line) => line.split('|'))
      .flatMap((cells) =>
        TABLE_LANGUAGES.flatMap((language, column) =>
          (cells[column] ?? '').split(' ').map((word) => ({ word: foldText(word.trim()), language })),
        ),
      )
      .filter(({ word }) => word !== '');
    expect(words.length).toBeGreaterThan(40_000);
    const missed = words.filter(({ word, language }) => {
      const beginnings = beginningsOf(word, language);
      const isFound = (form: string) => beginnings.some((beginning) => form.startsWith(beginning));
      return !inflect(word, language).every((form) => isFound(form) && isFound(stem(form)));
    });
    expect(missed).toEqual([]);
    const lengths = words.flatMap(({ word, language }) => beginningsOf(word, language).map(({ length }) => length));
    expect(lengths.reduce((longest, length) => Math.max(longest, length))).toBe(BEGINNING_LETTERS_MAX);
  });
});

describe('inEnglish', () => {
  it('replaces words of the table with English ones, and keeps the ends of sentences', () => {
    expect(inEnglish('Wann öffnet das Büro? Die Rechnung bezahlt Frau Brenner.')).toMatch(
      /Open.*office\?.*Invoice.*pay/s,
    );
  });

  it('leaves a text with English function words unchanged', () => {
    const text = 'The note about the gift is in the chat.';
    expect(inEnglish(text)).toBe(text);
  });
});

describe('namedWordsIn', () => {
  it('gives a word of any language the same concepts as its English synonym, and says whether its text is foreign', () => {
    const [english] = namedWordsIn('What is the termination about?');
    const [german] = namedWordsIn('Wie ist das mit der Kündigung?');
    expect(english).toMatchObject({ word: 'termination', isForeign: false });
    expect(german).toMatchObject({ word: 'kundigung', isForeign: true });
    expect(german?.concepts.some((concept) => english?.concepts.includes(concept))).toBe(true);
  });

  it('leaves out function words of the own language and of English, and names', () => {
    expect(namedWordsIn('Wo ist die Rechnung von Zbigniew?').map(({ word }) => word)).toEqual(['rechnung']);
  });
});
