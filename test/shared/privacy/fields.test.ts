// Guarantee: a value is found by its label, in nine languages: below the heading of a column, after a key, after a word
// and a colon; the value of a label for things stays. Risk: tables, exports and forms, which contain most of a
// company's personal data, keep their values, or lists of products lose their names.
import { describe, expect, it } from 'vitest';
import { found } from './found.ts';

describe('a cell', () => {
  it.each([
    [
      '| Driver | Vehicle reg | Mobile |\n|---|---|---|\n| Tove Zorblax | BD51 SMR | 07700 900118 |',
      ['PERSON Tove Zorblax', 'LICENSE_PLATE BD51 SMR', 'PHONE 07700 900118'],
    ],
    [
      'KdNr;Nachname;Vorname;Strasse;PLZ\n20117;Schimmelpfennig;Ruth;Bahnhofstr. 3;99084\n',
      ['PERSON Schimmelpfennig', 'PERSON Ruth', 'STREET_ADDRESS Bahnhofstr. 3'],
    ],
    [
      'Surname | First name | Mobile\nTennant | Ruth | 07700 900118\nSurname | First name | Mobile\nVora | Alfie | 07700 900119',
      ['PERSON Tennant', 'PERSON Ruth', 'PHONE 07700 900118', 'PERSON Vora', 'PERSON Alfie', 'PHONE 07700 900119'],
    ],
    ['id,full_name,ip\n1001,"Vance, Delphine",73.162.44.9\n', ['PERSON Vance, Delphine', 'IP_ADDRESS 73.162.44.9']],
    [
      'id;nombre;telefono;fecha_nac\n77;Saray;655120943;30/06/2001\n78;Jordi;+34 933 018 842;04/11/1977\n',
      [
        'PERSON Saray',
        'PHONE 655120943',
        'DATE_OF_BIRTH 30/06/2001',
        'PERSON Jordi',
        'PHONE +34 933 018 842',
        'DATE_OF_BIRTH 04/11/1977',
      ],
    ],
    [
      'data,posiadacz,karta,kwota\n2024-05-06,DARIA HUK,6762781100442185,12',
      ['PERSON DARIA HUK', 'CREDIT_CARD 6762781100442185'],
    ],
    [
      '| Namn | Personnr |\n|---|---|\n| Ali Rezaei | 20020111-3370 |',
      ['PERSON Ali Rezaei', 'NATIONAL_ID 20020111-3370'],
    ],
  ])('has the kind of its heading: %s', (text, values) => {
    expect(found(text)).toEqual(values);
  });
  it.each([
    'sku,name,ean,batch\n88-1204,Darwin garden chair,5012345678900,L2403-77\n',
    '| Articolo | Codice | Anno |\n|---|---|---|\n| Sedia Michelangelo | 77-0120 | 2021 |',
    '| Fahrer | Mobil |\n|---|---|\n| noch offen | - |\n| keiner | n/a |',
  ])('stays if it is a thing or nobody: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
  it('is not joined with the cell below it', () => {
    expect(found('a;b;c\nx;y;4111 1111\n1111 1111;y;z\n')).toEqual([]);
  });
});

describe('a value after a label', () => {
  it.each([
    ['Surname: Okonkwo-Bell\nFirst name(s): Chidi Samuel\n', ['PERSON Okonkwo-Bell', 'PERSON Chidi Samuel']],
    ['{"lastName":"Pfäffle","mobilePhone":"0151 23120884"}', ['PERSON Pfäffle', 'PHONE 0151 23120884']],
    [
      'applicant:\n  address: >\n    3 Heol y Bont,\n    Aberystwyth SY23 1AB\n',
      ['STREET_ADDRESS 3 Heol y Bont,\n    Aberystwyth SY23 1AB'],
    ],
    [
      'Present: Judith Vane (chair), Oluwaseun Akande, P. H. Merriweather',
      ['PERSON Judith Vane', 'PERSON Oluwaseun Akande', 'PERSON P. H. Merriweather'],
    ],
    ['Name:  G R A H A M   H O L T\nTown: Derby', ['PERSON G R A H A M   H O L T']],
    ['Patient: J P M de Vries', ['PERSON J P M de Vries']],
    ['Full name: S V R W Quellington', ['PERSON S V R W Quellington']],
    ['Straße, Nr.:          Talblick 9\n', ['STREET_ADDRESS Talblick 9']],
    ['Tfno.: 981 55 04 72', ['PHONE 981 55 04 72']],
    ['F. nacimiento: 19/02/1985', ['DATE_OF_BIRTH 19/02/1985']],
    ['SV-Nummer: 53 271094 K 511', ['NATIONAL_ID 53 271094 K 511']],
    ['nr rej.: WX 4471K', ['LICENSE_PLATE WX 4471K']],
  ])('is found: %s', (text, values) => {
    expect(found(text)).toEqual(values);
  });
  it.each([
    'name: nginx\nversion: 2.11.0\n',
    'address: 0x7f3c9a10',
    'from: build 20240229.1',
    'driver: Intel Graphics 31.0',
    'Vorname       Pflicht\nNachname      Pflicht\nOrt           optional\n',
    'Name: A B C, Produktname: S O N Y',
  ])('stays if it is not personal: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});
