// Guarantee: national identity numbers, license plates, telephone numbers and addresses are found as each country
// writes them, even if a word or another number follows directly. Risk: a country whose employees or customers are in
// the documents is not covered.
import { describe, expect, it } from 'vitest';
import { found } from './found.ts';

describe('a national identity number', () => {
  it.each([
    ['SE personnummer 811228-9874', '811228-9874'],
    ['Pelle, 19811228-9874, bor här', '19811228-9874'],
    ['DK CPR-nummer 211062-5629', '211062-5629'],
    ['FI henkilötunnus 131052-308T', '131052-308T'],
    ['NO fødselsnummer 15108695088', '15108695088'],
    ['EE isikukood 37605030299', '37605030299'],
    ['LT asmens kodas 33309240064', '33309240064'],
    ['LV personas kods 161175-19997', '161175-19997'],
    ['IE PPS number 6433435F', '6433435F'],
    ['DE SV-Nr. 15 070649 C 103', '15 070649 C 103'],
    ['AT SV-Nummer 1237 010180', '1237 010180'],
    ['CZ rodné číslo 710319/2745', '710319/2745'],
    ['BG EGN 7523169263', '7523169263'],
    ['RO CNP 1630615123457', '1630615123457'],
    ['HR OIB 33392005961', '33392005961'],
    ['SI EMSO 0101006500006', '0101006500006'],
    ['HU adóazonosító 8071592153', '8071592153'],
    ['GR AMKA 01013099997', '01013099997'],
    ['GR AFM 094259216', '094259216'],
    ['CY tax id 10259033P', '10259033P'],
    ['ES número de la Seguridad Social 281234567840', '281234567840'],
    ['MT identity card 123456M', '123456M'],
    ['LU matricule 1893120105732', '1893120105732'],
  ])('is found in %s: %s', (text, number) => {
    expect(found(text, ['NATIONAL_ID'])).toEqual([`NATIONAL_ID ${number}`]);
  });
  it.each([
    'SE personnummer in the letter of 3 May: 811228-9873',
    'NO fødselsnummer in the letter of 3 May: 15108695089',
    'EE isikukood in the letter of 3 May: 37605030298',
    'DE Rentenbescheid 15 070649 C 104',
    'order 710319/2745',
  ])('stays if its check fails, or if it is another number: %s', (text) => {
    expect(found(text, ['NATIONAL_ID'])).toEqual([]);
  });
});

describe('a value directly before other text', () => {
  it.each([
    ['pay BE68 5390 0754 7034 to us by Friday', ['IBAN BE68 5390 0754 7034']],
    ['NO93 8601 1117 947 is ours', ['IBAN NO93 8601 1117 947']],
    ['AT61 1904 3002 3457 3201 bis morgen', ['IBAN AT61 1904 3002 3457 3201']],
    ['kartą 5555 5555 5555 4444 03/59, dziękuję', ['CREDIT_CARD 5555 5555 5555 4444']],
    ['kartą 5555 5555 5555 4444 ważna do 03/29', ['CREDIT_CARD 5555 5555 5555 4444', 'CREDIT_CARD 03/29']],
  ])('is found without that text: %s', (text, values) => {
    expect(found(text)).toEqual(values);
  });
});

describe('a license plate', () => {
  it.each([
    ['The grey Golf (WX70 KDL) blocks bay 4.', 'WX70 KDL'],
    ['Der Wagen B-ZD 4471 wurde beschädigt.', 'B-ZD 4471'],
    ['El vehículo 2205 GHT ocupa el vado.', '2205 GHT'],
    ['a viatura 90-44-VD', '90-44-VD'],
    ['de lease-auto K-418-ZB', 'K-418-ZB'],
    ['z udziałem pojazdu ERA 4J20 prosimy', 'ERA 4J20'],
    ['kontakta grannen om bilen ABM 774', 'ABM 774'],
    ["l'immatriculation AB-123-CD", 'AB-123-CD'],
    ['la targa AB 123 CD', 'AB 123 CD'],
  ])('is found beside a word for vehicles: %s', (text, plate) => {
    expect(found(text)).toEqual([`LICENSE_PLATE ${plate}`]);
  });
  it.each(['Order part WX70 KDL today.', 'Room ABM 774 is on the third floor.', 'See form 2205 GHT.'])(
    'stays without a word for vehicles: %s',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );
});

describe('a telephone number', () => {
  it.each([
    '0644718820',
    '06-48 21 09 77',
    '03634 - 31 77 02',
    '07700 900482',
    '505 118 340',
    '968 220 417',
    '0243-21 18 04',
  ])("is found in its country's format: %s", (phone) => {
    expect(found(`ok, ${phone} danke`)).toEqual([`PHONE ${phone}`]);
  });
  it.each([
    'RCS Nantes 823 441 907',
    'bon 0044 7712 09',
    'Bankgiro 5050-1055',
    'Org.nr 556004-1182',
    'sold 640 000 000',
  ])('stays if it is another number: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('an address', () => {
  it.each([
    '88 Tanner Street, London SE1 3PH',
    'Flat 9, 212 Gallowgate, Glasgow G1 5DR',
    '2208 Sycamore Ridge Dr, Apt 5B, Columbus, OH 43215',
    'Am Alten Wehr 12a, 79102 Freiburg im Breisgau',
    'Hauptstr. 5, 10115 Berlin',
    '14 bis, rue des Trois-Frères, 44000 Nantes',
    '45 route de Chancy, 1213 Petit-Lancy',
    'C/ del Pou, 8, 3.º B, 46003 Valencia',
    'Passeig de Sant Joan, 112, 08037 Barcelona',
    'via Fratelli Rosselli 9/B, 48018 Faenza (RA)',
    'Zuiderzeelaan 40, 8224 JA Lelystad',
    'Largo do Rossio, 9\n6300-665 Guarda',
    'ul. Morska 44A/7\n81-323 Gdynia',
    'Piotrkowska 301, 93-034 Łódź',
    'Västra Storgatan 12 B, 291 31 Kristianstad',
    '8 rue du four, 31000 toulouse',
    'calle mayor 15, 28801 alcala',
  ])('is one finding with its post code and town: %s', (text) => {
    expect(found(text)).toEqual([`STREET_ADDRESS ${text}`]);
  });
});
