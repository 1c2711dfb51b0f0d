// Guarantee: each rule for a number of a person, an account or a document finds its number after its word, and does not
// take another number for it. Risk: a rule that is never tried, while another example is found by a similar rule.
import { expect, it } from 'vitest';
import { BANK_ACCOUNT_RULES, IBAN_RULES } from '../../../../../shared/privacy/detectors/numbers/bank-numbers.ts';
import {
  DRIVER_LICENSE_RULES,
  PASSPORT_RULES,
} from '../../../../../shared/privacy/detectors/numbers/document-numbers.ts';
import { IDENTITY_CARD_RULES } from '../../../../../shared/privacy/detectors/numbers/identity-cards.ts';
import { NAMED_NUMBER_RULES } from '../../../../../shared/privacy/detectors/numbers/named-numbers.ts';
import { NATIONAL_ID_RULES } from '../../../../../shared/privacy/detectors/numbers/national/rules.ts';
import { TAX_AND_HEALTH_RULES } from '../../../../../shared/privacy/detectors/numbers/national/rules-taxes.ts';
import { VIN_RULES } from '../../../../../shared/privacy/detectors/numbers/vin.ts';
import { findByRules, type Rule } from '../../../../../shared/privacy/detectors/rule.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../../shared/privacy/text/scanned-text.ts';

// Called in each test, because what a file creates while it is loaded exists before a mutant is switched on.
const rules = () => [
  ...BANK_ACCOUNT_RULES,
  ...IBAN_RULES,
  ...IDENTITY_CARD_RULES,
  ...PASSPORT_RULES,
  ...DRIVER_LICENSE_RULES,
  ...VIN_RULES,
  ...NATIONAL_ID_RULES,
  ...TAX_AND_HEALTH_RULES,
  ...NAMED_NUMBER_RULES,
];

// Each number has the form of its kind, and its check digits where the rule reads them; it belongs to nobody.
const EXAMPLES: readonly (readonly [rule: string, word: string, number: string])[] = [
  ['account number', 'Kontonummer', '52 596 58 90'],
  ['SE plusgiro', 'plusgiro', '428 63 75-3'],
  ['CZ account', 'cislo uctu', '07-413431337/0300'],
  ['FR RIB', 'RIB', '40597 86353 7556F836465 09'],
  ['FR RIB with a wrong key', 'RIB', '20041 01016 0323190P037 51'],
  ['FR account in its printed parts', 'guichet 00815, compte', '00012345678'],
  ['PL NRB', 'nr konta', '61 6851 2439 3379 4998 6832 3815'],
  ['IBAN', 'IBAN', 'DE87510500108846273915'],
  ['IBAN in groups', 'IBAN', 'DE 87 5105 0010 8846 2739 15'],
  ['IBAN in groups with other signs', 'IBAN', 'DE89_3704_0044_0532_0130_00'],
  ['IBAN in the groups of Italy and San Marino', 'IBAN', 'IT 46 K 03002 03280 482735190604'],
  ['IBAN in three groups of other lengths', 'IBAN', 'DE 87 51050010 8846273915'],
  ['IBAN, with wrong check digits', 'IBAN', 'DE88510500108846273915'],
  ['IBAN in groups, with wrong check digits', 'IBAN', 'DE 88 5105 0010 8846 2739 15'],
  ['IBAN in the groups of Italy and San Marino, with wrong check digits', 'IBAN', 'IT 47 K 03002 03280 482735190604'],
  ['IBAN in three groups of other lengths, with wrong check digits', 'IBAN', 'DE 88 51050010 8846273915'],
  ['SE clearing number and account', 'kontonummer', '8214-9, 482 735 190-4'],
  ['PT citizen card, in the groups that are printed on it', 'cartao de cidadao', '32182832 5 ZX0'],
  ['PT NIB', 'NIB', '4557 6177 74357823346 34'],
  ['identity card or residence permit', 'CNI', 'AE 709868'],
  ['identity card of nine letters and digits', 'CNI', 'X7TKLPFW9'],
  ['PT citizen card', 'cartao de cidadao', '32182832 5 ZX0'],
  ['DE or NL passport or identity card', 'passport', 'CFKL8MR09'],
  ['GB driver license', 'driving licence', 'QUPBB005156XZ3NR'],
  ['IT driver license after its abbreviation', 'pat.', 'U1K730416L'],
  ['IN Aadhaar number after its name', 'Aadhaar', '4821 7350 9264'],
  ['AU Medicare, AU tax and CA social insurance number after its name', 'Medicare number', '4821 73509 2'],
  ['HK identity card after its name', 'HKID', 'K482173(5)'],
  ['VIN with its check digit, or a maker', 'VIN', '1FTSW11P15EE57239'],
  ['IT codice fiscale', 'codice fiscale', 'QBBZZL74T04F569Z'],
  ['ES DNI', 'DNI', '70832901P'],
  ['ES DNI in lower case', 'dni', '01420801-e'],
  ['ES NIE', 'NIE', 'Y7817742X'],
  ['FR NIR', 'NIR', '2 52 07 01 516 108 85'],
  ['DE Steuer-ID', 'Steuer-ID', '26 556 285 637'],
  ['GB National Insurance number', 'nino', 'CE 71 77 81 B'],
  ['GB National Insurance number in lower case or other groups', 'nino', 'ce044330b'],
  ['GB National Insurance number in lower case or other groups', 'nino', 'ce 04 43 30 b'],
  ['GB NHS number', 'NHS number', '294 493 9556'],
  ['NL BSN', 'BSN', '618 069 197'],
  ['PL PESEL', 'PESEL', '74071486715'],
  ['PT NIF', 'NIF', '257 311 157'],
  ['BR CPF, as printed', 'CPF', '675.118.126-43'],
  ['BR CPF', 'CPF', '487 612 487 62'],
  ['BR general register', 'RG', '61.348.764'],
  ['BE national number, as printed', 'rijksregisternummer', '35.02.15-630.86'],
  ['BE national number', 'rijksregisternummer', '16071869127'],
  ['CH AHV number', 'AHV', '756.8330.6287.43'],
  ['SE personal number, as printed', 'personnummer', '310112-1089'],
  ['SE personal number', 'personnr', '7209158489'],
  ['DK CPR number', 'CPR', '140569-3500'],
  ['DK CPR number', 'CPR nr', '1806198262'],
  ['FI HETU', 'henkilotunnus', '100683-150J'],
  ['NO birth number', 'fodselsnummer', '12091133073'],
  ['EE and LT personal code', 'isikukood', '31705196646'],
  ['LV personal code', 'personas kods', '180964-16655'],
  ['IE PPS number', 'PPS number', '5135825W'],
  ['DE insurance number', 'Rentenversicherung', '48 190980 H 250'],
  ['AT insurance number', 'SVNR', '3687 110372'],
  ['CZ and SK birth number, as printed', 'rodne cislo', '450111/2330'],
  ['CZ and SK birth number', 'rodne cislo', '4309182559'],
  ['BG EGN', 'EGN', '6705118461'],
  ['RO CNP', 'CNP', '1570414941792'],
  ['HR OIB', 'OIB', '27400934812'],
  ['SI EMSO', 'EMSO', '1106936500176'],
  ['HU tax number', 'adoazonosito', '8376822748'],
  ['HU TAJ', 'TAJ', '166 343 461'],
  ['HU personal number', 'szemelyi szam', '1-300810-5168'],
  ['GR AMKA', 'AMKA', '12054225623'],
  ['GR tax number', 'AFM', '383776250'],
  ['CY tax number', 'TIC', '94334453M'],
  ['MT identity card', 'karta tal-identita', '355490M'],
  ['LU national number', 'matricule', '1904091694398'],
  ['ES social security number', 'NUSS', '36/21218603/53'],
  ['DE health insurance number', 'Versichertennummer', 'Z519162977'],
  ['FR tax number', 'numero fiscal', '24 23 502 899 062'],
  ['NL number of a foreigner', 'V-nummer', '6066543631'],
  ['ES patient', 'tarjeta sanitaria', 'BBBB7514036115'],
  ['ES insured', 'Seg. Social', '20/27547550/85'],
  ['IT patient', 'tessera sanitaria', '80380009721287619937'],
  ['PT insured', 'NISS', '16635803986'],
  ['PT patient', 'utente', '806 421 904'],
  ['SI tax number', 'davcna', '84107901'],
  ['GB taxpayer', 'UTR', '74389 42542'],
  ['GB patient in Scotland', 'CHI', '180485 9478'],
  ['US Medicare', 'MBI', '5QK0-WT5-MK75'],
  ['TR identity number', 'TCKN', '40020626224'],
  ['PL PESEL, in answer to a question about it', 'PESEL', '74071486715'],
  ['GB sort code and account', 'bank details', '20-48-21 / 48219376'],
  ['PL or RO identity card in two parts', 'dowod serii', 'CBR nr 818207'],
  ['IT electronic identity card after a document', 'documento', 'CA48219KT'],
  ['PT driver license after its short name', 'carta', 'BR-482193 2'],
  ['number of a document that another sentence mentions', 'passport, number', 'KW4182075'],
  ['driver license with other words', 'driver, licence no', 'KW 418 207'],
  ['passport number', 'passport', 'KW 4182075'],
  ['driver license number', 'driving licence', 'KW 418207'],
  ['VIN', 'VIN', 'WZ9ZZZ48Z8HC41820'],
  // With wrong check digits, where the format has some.
  ['eleven digits after their name', 'PESEL', '74071486714'],
  ['date of birth and four digits after their name', 'personnummer', '310112-1088'],
  ['CZ and SK birth number after its name', 'rodne cislo', '450111/2331'],
  ['thirteen digits after their name', 'AHV', '756.8330.6287.44'],
  ['NL BSN after its name', 'BSN', '618 069 198'],
  ['PT NIF after its name', 'NIF', '257 311 158'],
  ['GB NHS number after its name', 'NHS number', '294 493 9557'],
  ['GB National Insurance number after its name', 'nino', 'ce 04 43 30 b'],
  ['ES DNI after its name', 'DNI', '70832901Q'],
  ['ES NIE after its name', 'NIE', 'Y 7817742 Y'],
  ['FR NIR after its name', 'NIR', '2 52 07 01 516 108 86'],
  ['IT codice fiscale after its name', 'codice fiscale', 'QBB ZZL 74T04 F569Y'],
  ['DE and AT insurance number after its name', 'SVNR', '3687 110373'],
  ['DE health insurance number after its name', 'Versichertennummer', 'Z519162978'],
  ['IE PPS number after its name', 'PPS number', '5135825V'],
  ['BR CPF after its name', 'CPF', '675.118.126-44'],
  ['BR identity card after its name', 'CPF, RG', '4182071'],
  ['CL RUT after its name', 'RUT', '12.345.678-9'],
  ['US social security number after its name', 'SSN', '412-07-1829'],
  ['IBAN after its name', 'IBAN', 'NO 93 8601 1117 948'],
  ['card after its name', 'Kreditkarte', '4182 0718 2907 1820'],
];

const ruleOf = (name: string) => rules().find((rule) => rule.name === name) as Rule;
const found = (rule: Rule, text: string) =>
  findByRules([rule])(scanText(foldForMatching(text, []))).map(
    ({ kind, start, end }) => `${kind} ${text.slice(start, end)}`,
  );

it('every rule has an example', () => {
  expect(new Set(EXAMPLES.map(([name]) => name))).toEqual(new Set(rules().map(({ name }) => name)));
});

it.each(EXAMPLES)('%s is found after its word: %s %s', (name, word, number) => {
  const rule = ruleOf(name);
  expect(found(rule, `${word} ${number}`)).toContain(`${rule.kind} ${number}`);
});

it.each(EXAMPLES.filter(([name]) => ruleOf(name)?.proof !== 'certain'))(
  '%s is found only after its word, not after "order": %s %s',
  (name, _word, number) => {
    expect(found(ruleOf(name), `order ${number}`)).toEqual([]);
  },
);

// A rule may require that its word comes first, or that no digits come before the number.
it.each(EXAMPLES.filter(([name]) => ruleOf(name)?.onlyBefore))('%s is not found before its word: %s %s', (...row) => {
  const [name, word, number] = row;
  expect(found(ruleOf(name), `${number} ${word}`)).toEqual([]);
});
it.each(EXAMPLES.filter(([name, , number]) => ruleOf(name)?.onlyFirstGroup && /^\d/.test(number)))(
  '%s is not the end of a longer number: %s 77 %s',
  (name, word, number) => {
    const rule = ruleOf(name);
    expect(found(rule, `${word} 77 ${number}`)).not.toContain(`${rule.kind} ${number}`);
  },
);

it.each([
  ['identity card or residence permit', 'CNI 470 7098681', '470 7098681'],
  ['driver license with other words', 'driver, licence no 41 418207', '41 418207'],
  ['driver license number', 'driving licence 4 418207', '4 418207'],
])('%s is one number with the group before it: %s', (name, text, number) => {
  const rule = ruleOf(name);
  expect(found(rule, text)).toEqual([`${rule.kind} ${number}`]);
});

it.each([
  ['identity card or residence permit', 'CNI AE 709868 7098681 7098682', 'AE 709868 7098681'],
  ['driver license with other words', 'driver, licence no KW 418207 4182071 4182072', 'KW 418207 4182071'],
  ['IBAN in groups', 'IBAN DE 87 5105 0010 8846 2739 15 4182', 'DE 87 5105 0010 8846 2739 15'],
  ['IBAN in three groups of other lengths', 'IBAN DE 87 51050010 8846273915 4182', 'DE 87 51050010 8846273915'],
  ['account number', 'Kontonummer 52 596 58 90 123456789012 123456789013', '52 596 58 90 123456789012'],
  ['IBAN after its name', 'IBAN AT 62 1904 3002 3457 3201 4182', 'AT 62 1904 3002 3457 3201'],
])('%s ends before a number with which it would be too long: %s', (name, text, number) => {
  const rule = ruleOf(name);
  expect(found(rule, text)).toContain(`${rule.kind} ${number}`);
});

it.each([
  ['SE plusgiro', 'plusgiro 4182070-5', true],
  ['SE plusgiro', 'plusgiro 4182070-4', false],
  ['SE plusgiro', 'plusgiro 141 820 70-4', false],
  ['CZ account', 'platba na 4442718333/0300', true],
  ['CZ account', 'platba na 28-4442718333/0300', false],
  ['CZ account', 'platba na 28-4442718334/0300', false],
  ['CZ account', 'platba na 27-3333518101/0300', false],
  ['IBAN after its name', 'IBAN AE07A1B2C3D4E5F6G7H8IJK', true],
  ['IBAN after its name', 'IBAN AE07A1B2C3D4E5F6G7HIJKL', false],
  ['IBAN after its name', 'IBAN AE00A1B2C3D4E5F6G7H8IJK', false],
  ['account number', 'Konto 123456', true],
  ['account number', 'Konto 12 345678x', false],
  ['account number', `Konto ${'12'.repeat(13)}`, true],
])('%s is checked by its digits: "%s" is found: %s', (name, text, isFound) => {
  expect(found(ruleOf(name), text).length > 0).toBe(isFound);
});
