// Guarantee: the speakers of consecutive lines are found if one of them speaks twice and the text identifies one by a
// given name; departments, programs and roles are not speakers. Risk: colleagues' names in a chat stay, or each heading
// counts as a person.
import { expect, it } from 'vitest';
import { findSpeakers, turnsIn } from '../../../../../shared/privacy/detectors/names/speakers.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../../shared/privacy/text/scanned-text.ts';

// The maximum length of a line that belongs to a conversation.
const LINE_MAX = 600;
const messageOf = (length: number) => 'Wort '.repeat(length / 5 - 1).padEnd(length, 'e');

function speakersIn(lines: readonly string[]): string[] {
  const text = lines.join('\n');
  const scanned = scanText(foldForMatching(text));
  return findSpeakers(scanned, turnsIn(scanned)).map(({ start, end }) => text.slice(start, end));
}

it.each([
  [
    ['Anna', 'Zorblax', 'Anna'],
    ['Anna: hallo', 'Zorblax: hi', 'Anna: gut'],
  ],
  [
    ['Anna', 'Paris', 'Anna'],
    ['Anna: hallo', 'Paris: hi', 'Anna: gut'],
  ],
  [
    ['Ewa', 'Zorblax', 'Ewa'],
    ['Ewa: hallo', 'Zorblax: hi', 'Ewa: gut'],
  ],
  [
    ['Anna Zorblax', 'Quell', 'Anna Zorblax'],
    ['Anna Zorblax: hallo', 'Quell: hi', 'Anna Zorblax: gut'],
  ],
  // Without the title.
  [
    ['Anna', 'Marchetti', 'Anna'],
    ['Anna: hallo', 'Dott. Marchetti: hi', 'Anna: gut'],
  ],
  [
    ['Anna', 'Zorblax', 'Anna'],
    ['Anna: hallo', 'Frau Zorblax: hi', 'Anna: gut'],
  ],
  // If most speakers have no known name, only those who have one; if each line has a time, all of them.
  [
    ['Anna', 'Anna'],
    ['Anna: hallo', 'Zorblax: hi', 'Quellhorst: gut', 'Merrin: hi', 'Anna: gut'],
  ],
  [
    ['Anna Zorblax', 'Anna Zorblax'],
    ['Anna Zorblax: hallo', 'Quell: hi', 'Merrin: ja', 'Dornfeldt: ja', 'Anna Zorblax: gut'],
  ],
  [
    ['Anna', 'Zorblax', 'Quell', 'Merrin', 'Anna'],
    ['10:02 Anna: hallo', '10:03 Zorblax: hi', '10:04 Quell: gut', '10:05 Merrin: hi', '10:06 Anna: gut'],
  ],
  [
    ['Anna', 'Anna'],
    ['10:02 Anna: hallo', 'Zorblax: hi', 'Quell: gut', 'Merrin: hi', 'Anna: gut'],
  ],
  // With a time before or after the name, other lines may come between.
  [
    ['Anna', 'Zorblax', 'Anna'],
    ['10:02 Anna: hallo', 'noch mehr', '10:03 Zorblax: hi', '10:04 Anna: gut'],
  ],
  [
    ['Anna', 'Zorblax', 'Anna'],
    ['Anna 10:02: hallo', 'noch mehr', 'Zorblax 10:03: hi', 'Anna 10:04: gut'],
  ],
  [
    ['Anna', 'Zorblax', 'Anna'],
    [`Anna: ${messageOf(LINE_MAX)}`, 'Zorblax: hi', 'Anna: gut'],
  ],
  // A nickname counts only if its speaker speaks again.
  [
    ['big dave', 'Wanjiru', 'big dave'],
    ['big dave: morning', 'Wanjiru: hi', 'big dave: see you at ten'],
  ],
  // Two chats.
  [
    ['Anna', 'Quell', 'Anna', 'Paul', 'Dorn', 'Paul'],
    ['Anna: hallo', 'Quell: hi', 'Anna: gut', '', 'Es ist Zeit.', '', 'Paul: hallo', 'Dorn: hi', 'Paul: gut'],
  ],
  // Above messages that have a name and a time as a heading.
  [['Leonie S.'], ['Leonie S.  10:03', 'hallo']],
  [['Leonie'], ['Text', 'Leonie  10:03', 'hallo']],
  [['Leonie Zorblax'], ['Leonie Zorblax  10:03', 'hallo']],
  [['Leonie Al'], ['Leonie Al  10:03', 'hallo']],
])('finds the speakers %j in %j', (names, lines) => {
  expect(speakersIn(lines)).toEqual(names);
});

it.each([
  [['Anna: hallo', 'Zorblax: hi']],
  [['Anna: hallo', 'Anna: hi']],
  [['Anna: hallo', '', 'Zorblax: hi', 'Anna: gut']],
  [['Anna: hallo', 'noch mehr', 'Zorblax: hi', 'Anna: gut']],
  [[`Anna: ${messageOf(LINE_MAX + 5)}`, 'Zorblax: hi', 'Anna: gut']],
  [['Quellhorst: hallo', 'Zorblax: hi', 'Quellhorst: gut']],
  [['10:02 Quell: hallo', '10:03 Zorblax: hi', '10:04 Quell: gut']],
  [['Will: hallo', 'Zorblax: hi', 'Will: gut']],
  [['Leonie Bau  10:03', 'hallo']],
  [['Leonie Support  10:03', 'hallo']],
  [['Zorblax Leonie  10:03', 'hallo']],
])('finds nobody in %j', (lines) => {
  expect(speakersIn(lines)).toEqual([]);
});

it.each([
  'Ops',
  'Support',
  'Kunde',
  'Mechanik',
  'Madrid',
  'Bot',
  'Notiz',
  'Dott',
  'Sergeant',
  'Profesora',
  'Zorblax Frau',
  'note dave',
])('does not count %s among speakers', (other) => {
  expect(speakersIn(['Anna: hallo', `${other}: hi`, 'Anna: gut'])).toEqual(['Anna', 'Anna']);
});

it.each(['Support', 'big plan', 'big dave green'])('does not count %s as a speaker who speaks twice', (other) => {
  expect(speakersIn(['Anna: hallo', `${other}: hi`, 'Anna: gut', `${other}: ok`])).toEqual(['Anna', 'Anna']);
});
