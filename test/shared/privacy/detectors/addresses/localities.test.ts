// Guarantee: after a house number, up to five flats or doors are read, and the town with its post code before or after
// it, on the same line, on the next one or in the same column; roads, standards, sentences and labels are not towns.
// Risk: somebody's town stays beside a street that is removed, or the sentence after the address is removed too.
import { describe, expect, it } from 'vitest';
import { isDetails, localityAt } from '../../../../../shared/privacy/detectors/addresses/address-locality.ts';
import { codeThenTown } from '../../../../../shared/privacy/detectors/addresses/town-after-code.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';

// Returns a text without the ^ at the end of its house number, and what is read from there on.
function read(row: string) {
  const at = row.indexOf('^');
  const text = foldForMatching(row.replace('^', ''), []).text;
  const { end, hasTown, hasUnit } = localityAt(text, at);
  return { text, at, written: text.slice(at, end), hasTown, hasUnit };
}

describe('a town with its post code', () => {
  it.each([
    ['12 High Street^, Leeds LS1 4AB today', ', Leeds LS1 4AB'],
    ['1200^, New York, NY 10001', ', New York, NY 10001'],
    ['14^,Dublin 4, D04X2K8', ',Dublin 4, D04X2K8'],
    ['14^, Leeds, of Yorkshire, LS1 4AB', ', Leeds, of Yorkshire, LS1 4AB'],
    ['12^, 10115 Frankfurt am Main', ', 10115 Frankfurt am Main'],
    ['1^, 06108 Halle (Saale)', ', 06108 Halle (Saale)'],
    ['12^, 39100 Bolzano', ', 39100 Bolzano'],
    ['7^, 31000 toulouse', ', 31000 toulouse'],
    ["3^, 56011 Calci sull'Arno", ", 56011 Calci sull'Arno"],
    ["3^, 56011 Calci d'arno", ', 56011 Calci'],
    ['3^, 97990 Bad Ort ob der Tauber', ', 97990 Bad Ort ob der Tauber'],
    ['3^, 20095 Eins Zwei Drei Vier Acht Neun', ', 20095 Eins Zwei Drei Vier Acht'],
    ['3^, 20095 Hamburg. Dann', ', 20095 Hamburg'],
    ['3^, 20095 Hamburg;Dann', ', 20095 Hamburg'],
    ['3^, 20095 Hamburg St. Georg', ', 20095 Hamburg St. Georg'],
    ['1578^, Barra - SP, 01310-200', ', Barra - SP, 01310-200'],
    ['44^, Campinas - SP', ', Campinas - SP'],
    ['1000^ - A Vista, Cotia/SP, CEP 01310-100', ' - A Vista, Cotia/SP, CEP 01310-100'],
    ['3^, A Laracha 15145', ', A Laracha 15145'],
    ['3^, Melbourne 3004', ', Melbourne 3004'],
    ['3^, Skive K 1165', ', Skive K 1165'],
    ['3^, Nord, Sud, Ost, West, Mitte, 20095 Hamburg', ', Nord, Sud, Ost, West, Mitte, 20095'],
    ['12^\n10115 Berlin\nTel. 5', '\n10115 Berlin'],
    ['12^, 10115\nBerlin', ', 10115\nBerlin'],
    ['12^,\nLeeds,\nLS1 4AB', ',\nLeeds,\nLS1 4AB'],
    ['Address   12 High Street^, Leeds\n          LS1 4AB', ', Leeds\n          LS1 4AB'],
    ['Sender\nAddress   12^\n          10115 Berlin', '\n          10115 Berlin'],
  ])('is read whole in %j', (row, town) => {
    const { written, hasTown } = read(row);
    expect({ written, hasTown }).toEqual({ written: town, hasTown: true });
  });

  it.each([
    'B 51^, L 3004 gesperrt',
    'B 51^, L,3004',
    '12^, RAL 5010',
    '12^, Leeds;York LS1 4AB',
    '12^, 31000 und',
    '12^, 10115\nTel. 5',
    '12^\n 10115 Berlin',
    '12^, Barra - BAHIA, 40015-080',
    '14^, Dublin 4, X04',
    '3^, Nord, Sud, Ost, West, Mitte, Altona, 20095 Hamburg',
  ])('is not found in %j', (row) => {
    expect(read(row).hasTown).toBe(false);
  });

  it('must begin with its code where a code is expected first', () => {
    expect(codeThenTown('10115 Berlin und', 0)).toBe('10115 Berlin'.length);
    expect(codeThenTown('Berlin 10115', 0)).toBe(null);
  });
});

describe('a town without a post code', () => {
  it.each([
    ['14 Francis Street^, Ennis, she will', ', Ennis'],
    ['14^, Washington, she will', ', Washington'],
    ['14^, ennis, she will', ''],
    ['14^, Maria, she will', ''],
    ['14^, Street, she will', ''],
    ['14^, Ennis she will', ''],
    ['14^ Ennis, she will', ''],
  ])('is read in %j as %j', (row, town) => {
    expect(read(row)).toMatchObject({ written: town, hasTown: false });
  });
});

describe('a flat, a floor or a door', () => {
  it.each([
    ['12^ lgh 1102, 111 22 Stockholm', ' lgh 1102, 111 22 Stockholm', true],
    ['12^, Apt 4B, Springfield, IL 62704, USA', ', Apt 4B, Springfield, IL 62704', true],
    ['110^, 2. Esq.', ', 2. Esq', true],
    ['12^ a, links', ' a, links', false],
    ['12^ a', ' a', false],
    ['3^. Dann', '', false],
    ['12^ 2. OG, 3. OG, 4. OG, 5. OG, 6. OG, 7. OG', ' 2. OG, 3. OG, 4. OG, 5. OG, 6. OG', true],
  ])('is read in %j as %j; it is more than a letter: %j', (row, written, hasUnit) => {
    expect(read(row)).toMatchObject({ written, hasUnit });
  });

  it.each([
    [', 2. OG', true],
    [', 2. OG, links', true],
    [', 2. OG, 3. OG, 4. OG, 5. OG, 6. OG', true],
    [', 2. OG, 3. OG, 4. OG, 5. OG, 6. OG, 7. OG', false],
    [', 2. OG Berlin', false],
    ['', true],
  ])('is all that %j contains: %j', (text, isAll) => {
    expect(isDetails(text, 0, text.length)).toBe(isAll);
  });

  it('is all that a text contains up to an index, whatever follows', () => {
    expect(isDetails(', 2. OG, 3. OG', 0, ', 2. OG'.length)).toBe(true);
  });
});
