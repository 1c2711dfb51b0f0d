// Guarantee: a person whose address in the same text is formed from their name is found, in each form that addresses
// have, and the mailbox of a department identifies nobody. Risk: an unlisted name stays beside its address, or a
// department is removed.
import { expect, it } from 'vitest';
import { findMailboxNames } from '../../../../../shared/privacy/detectors/names/mailbox-names.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../../shared/privacy/text/scanned-text.ts';

// Tests the rule alone, because other rules find the same names in whole texts.
function namesIn(text: string): string[] {
  return findMailboxNames(scanText(foldForMatching(text))).map(({ start, end }) => text.slice(start, end));
}

it.each([
  ['Tulipa Brakel', 'Tulipa Brakel ist da: t.brakel@ex.example'],
  ['Tulipa Ree', 'Tulipa Ree ist da: t.ree@ex.example'],
  ['Tulipa Brakel', 'Frage Tulipa Brakel, t.brakel@ex.example'],
  ['Tulipa Anna Brakel', 'Tulipa Anna Brakel, t.brakel@ex.example'],
  ['Tulipa Brakel', 'Tulipa Brakel, tulipa.brakel@ex.example'],
  ['Tulipa Brakel', 'Tulipa Brakel, brakel.tulipa@ex.example'],
  ['Tulipa Brakel', 'Tulipa Brakel, brakel.t@ex.example'],
  ['Tulipa Brakel', 'Tulipa Brakel, tulipa.b@ex.example'],
  ['Tulipa Müller', 'Tulipa Müller, t.mueller@ex.example'],
  ['Tulipa Åsbrekk', 'Tulipa Åsbrekk, t.aasbrekk@ex.example'],
  ['Anna B. Zorblax', 'Anna B. Zorblax, annab@ex.example'],
  [
    'Wilhelminaantoinettes Quellenbergerzandbeke',
    'Wilhelminaantoinettes Quellenbergerzandbeke: wilhelminaantoinettesquellenbergerzandbeke@ex.example',
  ],
  // A surname alone, if the address has a given name before it.
  ['Quell', 'anna.quell@ex.example: Quell und Zorblax kommen'],
  // Before an address in angle brackets.
  ['Tulipa Brakel', 'Tulipa Brakel <tb@ex.example>'],
  ['Brakel, Tulipa', 'Brakel, Tulipa <tulipa@ex.example>'],
  ['Tulipa Brakel', 'Rechnung an Tulipa Brakel <tulipa@ex.example>'],
  ['Rose Brakel', 'Rose Brakel <rose@ex.example>'],
  ['Bau Brakel', 'Bau Brakel <brakel@ex.example>'],
])('finds %s in: %s', (name, text) => {
  expect(namesIn(text)).toEqual([name]);
});

it.each([
  // Too short or too long for the address of a name.
  'Tulipa Re ist da: t.re@ex.example',
  'Wilhelminaantoinettes Quellenbergerzandbeken: wilhelminaantoinettesquellenbergerzandbeken@ex.example',
  'Tulipa Brakel, Benutzer tbrakel, post an lager2@ex.example',
  'Tulipa van der Brakel, vanderbrakel@ex.example',
  // The mailbox of a department.
  'Job Sander, jobs@ex.example',
  'Tulipa Brakel <support.brakel@ex.example>',
  'Tulipa Brakel <info@ex.example>, lager2@ex.example',
  'Tulipa Brakel <INFO@ex.example>, lager2@ex.example',
  // Known names are found by other rules, and no surname follows two names.
  'anna.rossi@ex.example: Rossi kommt',
  'anna.quell.brakel@ex.example: Quell kommt',
  // The name of a thing, a firm or a department.
  'anna.zandung@ex.example: Zandung kommt',
  'Castel Brakel <brakel@ex.example>',
  'Amministrazione Brakel <brakel@ex.example>',
  'Kunden Brakel <brakel@ex.example>',
  'Tulipa Brakel GmbH, t.brakel@ex.example',
])('finds nobody in: %s', (text) => {
  expect(namesIn(text)).toEqual([]);
});
