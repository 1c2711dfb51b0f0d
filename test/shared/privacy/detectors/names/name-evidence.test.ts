// Guarantee: a name without direct evidence counts as a person's if the name itself, people elsewhere in the text and
// its sentence suggest it, and stays if goods, another sense of the word or a word for a thing before it suggest
// otherwise. Risk: catalogs and timetables lose their names, or a colleague's name stays.
import { expect, it } from 'vitest';
import { hasEvidence, isThingName } from '../../../../../shared/privacy/detectors/names/name-evidence.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import { within } from '../../../../../shared/privacy/text/range-search.ts';
import { type ScannedText, scanText } from '../../../../../shared/privacy/text/scanned-text.ts';
import type { TextRange } from '../../../../../shared/privacy/text/text-range.ts';
import { candidateOf } from './marked-name.fixture.ts';

interface MarkedRow {
  readonly scanned: ScannedText;
  readonly name: TextRange;
  readonly values: readonly TextRange[];
}

// The name is between « and », and a value of a person, such as an address, between ‹ and ›.
function read(row: string): MarkedRow {
  const at = (sign: string) => row.slice(0, row.indexOf(sign)).replace(/[«»‹›]/g, '').length;
  return {
    scanned: scanText(foldForMatching(row.replace(/[«»‹›]/g, ''))),
    name: { start: at('«'), end: at('»') },
    values: row.includes('‹') ? [{ start: at('‹'), end: at('›') }] : [],
  };
}

function isPerson(row: string, isAboutPeople: boolean, things: readonly string[] = []): boolean {
  const { scanned, name, values } = read(row);
  return hasEvidence(scanned, candidateOf({ scanned, name }), {
    hasValue: within(values),
    isAboutPeople,
    things: new Set(things),
  });
}

const WE_FR = 'Voici ce que nous avons pour vous et pour la maison.';
const WE_DE = 'Wir sind heute nicht da und die Tür ist zu.';
const THANKS = 'Merci pour tout et à demain pour la suite.';

it.each([
  // A name that means nothing else, or a given name beside a surname or a word for somebody at work.
  'Lijst van de week: «Anna» en de rest.',
  'Lijst van de week: «Anna Quellhorst» en de rest.',
  '«Kowalska» und der Rest der Woche.',
  '«Kowalska Anna» und der Rest der Woche.',
  '«Meister Anna» und der Rest der Woche.',
  '«Fischer Anna» und der Rest der Woche.',
  '«Schlosser Anna» und der Rest der Woche.',
  // In a row of goods, only a given name before a surname that means nothing else.
  'Sofa «Jan Rossi» 1899 zl',
  'Sofa «Lena Kowalska» 1899 zl',
  // A name that is also a word, before a verb for what a person does, or where its neighbors rule out the word.
  `${WE_DE}\n«Horst» macht`,
  `${WE_DE}\n«Horst»\nmacht`,
  'We have nothing to do with the «Linde» today, and that is good.',
  'Voici pour vous et pour nous «Pierre» rouge.',
  // Alone between blank lines.
  `${THANKS}\n\n«Pierre»`,
  `«Pierre»\n\n${THANKS}`,
  'Merci pour tout.\n\n«Pierre»\n\nÀ demain pour la suite et pour le reste.',
  // After a word that begins a sentence, a role or a relative; or a full name.
  'Oggi per noi e per voi. Palestra «Dino» è chiusa.',
  'Oggi il nostro Detective «Dino» è chiuso per noi e per voi.',
  'Oggi il nostro Marito «Dino» è chiuso per noi e per voi.',
  'Oggi la nostra Nonna «Dina» è chiusa per noi e per voi.',
  'Oggi il nostro Mechanik «Dino» è chiuso per noi e per voi.',
  'Oggi la nostra Palestra «Dino Rossi» è chiusa per noi e per voi.',
])('finds a person even in a text about nobody: %s', (row) => {
  expect(isPerson(row, false)).toBe(true);
});

it.each([
  '«Villa Anna» und der Rest der Woche.',
  '«Villa Kowalska» und der Rest der Woche.',
  '«Kowalska Quellhorst» und der Rest der Woche.',
  'Sofa «Lena» 1899 zl',
  'Sofa «Lena Madrid» 1899 zl',
  'Sofa «Lena Quellhorst» 1899 zl',
  'Sofa «Kowalska Marek» 1899 zl',
  'Wir haben heute mit der «Linde» nichts zu tun, und das ist gut.',
  `${WE_DE}\n«Horst» nacht`,
  'Voici pour vous et pour nous «Pierre» de taille.',
  `${THANKS}\n«Pierre»`,
  `${THANKS}\n\n«Pierre»\nLyon`,
  `Lyon\n«Pierre»\n\n${THANKS}`,
  'Oggi la nostra Palestra «Dino» è chiusa per noi e per voi.',
  'Oggi la nostra Palestra «Rossi» è chiusa per noi e per voi.',
  'Oggi la nostra Palestra «Dino Quellini» è chiusa per noi e per voi.',
])('finds no person in a text about nobody: %s', (row) => {
  expect(isPerson(row, false)).toBe(false);
});

it.each([
  '«Villa Anna» und der Rest der Woche.',
  'Regal «Lena Quellhorst» 1899 zl',
  'Sofa «Quellhorst Kowalska» 1899 zl',
  `${WE_FR}\n«Xavier Quellino» 12,50 €`,
  '«Pierre» de taille',
  '«August» kommt',
  'Heute ist im Lager «Dino» dran und nicht wir, oder so',
  // A full name, the first part of which is a month.
  'Zimmer 12 «April Jones», Zimmer 13',
  // A value of a person in the same line, a sentence in the same cell, or a surname in the next.
  '‹ana@example.org› Sofa «Lena» 1899 zl',
  'Ref. 2041 «Juliette» ‹ana@example.org›',
  '‹ana›: Sofa «Lena» 1899 zl',
  'Ref. 2041; das ist für «Lena»; rot',
  'Ref. 2041; «Lena» ist da; rot',
  'Ref. 2041; rotes band grosse kiste «Lena» gelb; x',
  'Ref. 2041; Platz «Lena» geputzt.',
  'Ref. 2041; Platz «Lena» geputzt.   rot',
  'Ref. 2041; «Lena»; Rossi; rot',
  'Ref. 2041; Rossi; «Lena»; rot',
])('finds a person in a text about people: %s', (row) => {
  expect(isPerson(row, true)).toBe(true);
});

it.each([
  'Sofa «Lena CL» 1899 zl',
  `${WE_FR}\n«Pierre Quellino» 12,50 €`,
  'Am 3. «April» gibt es das.',
  'das Lager «März» 2026',
  '1 de «Março»',
  '«August» 2026',
  '«Jan» 2026',
  'Am 3. «Jan» kommt er.',
  'Ref. 2041 «Juliette» rot',
  '‹ana@example.org›\nSofa «Lena» 1899 zl',
  'Sofa «Lena» 1899 zl\n‹ana@example.org›',
  'Ref. 2041; das ist für uns; «Lena»',
  'Ref. 2041; «Lena»; das ist für uns',
  'Ref. 2041; rotes band kiste «Lena» gelb; x',
  'Ref. 2041; «Lena».',
  'Ref. 2041; Platz «Lena» geputzt',
  'Ref. 2041; Platz «Lena»; alles geputzt.',
  'Ref. 2041; Lager; «Lena»; rot',
  'Ref. 2041; «Lena»; Lager; rot',
])('finds no person even in a text about people: %s', (row) => {
  expect(isPerson(row, true)).toBe(false);
});

it('finds no person in a single name that the text uses for a thing, unlike in a full name', () => {
  expect(isPerson('Lijst van de week: «Clara» en de rest.', false, ['clara'])).toBe(false);
  expect(isPerson('Lijst van de week: «Clara Quellhorst» en de rest.', false, ['clara'])).toBe(true);
});

it.each([
  [true, 'En el parque, un banco «Pilar» nuevo.'],
  [false, 'En el parque, un banco «Pilar» is off today.'],
  [false, 'Pilar tiene «Pilar» nuevo.'],
])('the name is that of a thing (%s): %s', (isThing, row) => {
  const { scanned, name } = read(row);
  expect(isThingName(scanned, name)).toBe(isThing);
});
