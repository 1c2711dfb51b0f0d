// Guarantee: telephone numbers are found after a prefix with a full stop, in brackets, after a role, directly after a
// given name and in a column of such numbers; doses of a medicine and articles in a column stay. Passports are found in
// groups, Swedish plates after what somebody drove. Risk: a number stays in clear, or a dose disappears.
import { expect, it } from 'vitest';
import { found } from '../../found.ts';

it.each([
  ['Fax 011.5184403 – Cell. 335.6022718', ['PHONE 011.5184403', 'PHONE 335.6022718']],
  ['Architektin (0261.97 35 11) liefert die Pläne.', ['PHONE 0261.97 35 11']],
  ['dossierbeheerder, 03 226 71 40', ['PHONE 03 226 71 40']],
  ['Dossier suivi par Inès – ligne directe 03 84 72 61 19', ['PERSON Inès', 'PHONE 03 84 72 61 19']],
  ['on the docket is a mrs Hepplewhite, 01978 402 655, at 1', ['PERSON Hepplewhite', 'PHONE 01978 402 655']],
  ['Rechnung an Frau Meier, 0171 2345678, bitte', ['PERSON Meier', 'PHONE 0171 2345678']],
  ['CLUB · CIF G-08914427 · 93 846 01 55', ['PHONE 93 846 01 55']],
  ['provate mio fratello michele 3407718802', ['PERSON michele', 'PHONE 3407718802']],
  ['ligou do 21 099 44 18 sobre a encomenda', ['PHONE 21 099 44 18']],
  ['| Contacto | Peça |\n|---|---|\n| 965 120 883 | 7 |\n| 934500217 | 8 |', ['PHONE 965 120 883', 'PHONE 934500217']],
  ['call me: 0171 2-3-4-5', ['PHONE 0171 2-3-4-5']],
  ['Passaporto: PA 204 773 (Cabo Verde)', ['PASSPORT PA 204 773']],
  ['Vuokralaisen passi TK8814027', ['PASSPORT TK8814027']],
  ['Han körde XPN 63G när motparten bromsade.', ['LICENSE_PLATE XPN 63G']],
])('finds the numbers in "%s"', (text, values) => {
  expect(found(text)).toEqual(values);
});

it.each([
  'Tel. ab 8 Uhr. Madopar 125 1-1-1, Kontrolle in 4 Wochen',
  'Telefonische Rückfrage zu Ramipril 5 1-0-1-0',
  '| Anzahl | Artikel |\n|---|---|\n| 120 | 934500217 |\n| 80 | 934500218 |',
  'Il modello Michele 3407718802-B è esaurito',
])('keeps "%s"', (text) => {
  expect(found(text)).toEqual([]);
});
