// Guarantee: every kind is found in every format that docs/privacy.md names, at its exact place. Risk: a value of a
// format that the policy promises to remove reaches the model or the caller. Secrets are put together here, so that no
// scanner of repositories takes them for real.
import { describe, expect, it } from 'vitest';
import type { PersonalDataKind } from '../../../shared/privacy/kinds.ts';
import { found } from './found.ts';

const letters = (length: number): string => 'aB3dE5fG7hJ9kL1mN2pQ4rS6tU8vW0xY'.repeat(8).slice(0, length);

// The value stands between « and ».
const examples: Readonly<Record<PersonalDataKind, readonly string[]>> = {
  EMAIL: [
    'Write to «jane.doe+news@mail.example.co.uk», please.',
    '{"mail":"«jane@example.com»"}',
    '[Jane](mailto:«jane@example.com»)',
    'https://shop.example/?to=«jane%40example.com»&x=1',
    '«"jane doe"@example.com» is quoted',
    'an «jäne@müller.de» schreiben',
    '«用户@例子.公司»',
    '«jane@[203.0.113.7]» is a host number',
    'ask «jane [at] example [dot] com» now',
    'ask «jane(at)example.com» now',
    'ask «jane at example dot com» now',
    'ask «jane @ example.com» now',
    'ask «jane.doe [arroba] correo [punto] es»',
    '«jane&#64;example.com»',
  ],
  PHONE: [
    'Reach me on «+49 (0)30 901820» today',
    'tel:«+33142685300»',
    '«905-674-3793» is free',
    '«(213) 373-4253 ext. 123»',
    '«001-253-366-9781»',
    '«03.93.92.16.85»',
    'Phone:\n«467 3395»\n',
    'Please call «020 7946 0958» before noon',
    'Handynummer: «0171 1234567»',
    'mon téléphone est le «01 45 45 32 45»',
    'mi móvil: «612 345 678»',
    'il mio cellulare è «347 123 4567»',
    'bel me op «06 12345678»',
    'o meu telemóvel é «912 345 678»',
    'mój telefon: «601 234 567»',
  ],
  CREDIT_CARD: [
    'card «4111 1111 1111 1111»',
    '«5500-0000-0000-0004» was charged',
    '«3782 822463 10005»',
    '«378282246310005»',
    '«4012888888881881»',
    'my card «30569309025904» is lost',
    'my card «4222222222222» is lost',
    'Meine Kreditkarte «6011 0009 9013 9424»',
    'CVV: «123»',
    'card 4111111111111111, expires «12/27»'.replace('4111111111111111', '«4111111111111111»'),
  ],
  IBAN: [
    '«GB82 WEST 1234 5698 7654 32»',
    '«gb82west12345698765432»',
    'IBAN: «DE89370400440532013000».',
    '«FR14 2004 1010 0505 0001 3M02 606»',
    '«NL91ABNA0417164300» bitte',
    '«NO93 8601 1117 947»',
  ],
  US_SSN: ['SSN «125-17-4954»', 'my social security number is «474 49 7577»', 'ssn: «588466702»'],
  US_ITIN: ['ITIN «912-70-1234»', 'taxpayer id «912701234»'],
  NATIONAL_ID: [
    'codice fiscale «RSSMRA85T10A562S»',
    'DNI «12345678Z»',
    'NIE «X1234567L»',
    'DNI: «12.345.678-Z»',
    'NIR «2 55 08 14 168 025 38»',
    'Steuer-ID: «86 095 742 719»',
    'NI number «AB 12 34 56 C»',
    'NHS number «943 476 5919»',
    'BSN «111222333»',
    'PESEL: «44051401359»',
    'NIF «123456789»',
    '«85.07.30-033.28»',
    'rijksregisternummer «85073003328»',
    '«756.9217.0769.85»',
  ],
  CRYPTO_WALLET: [
    '«1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa»',
    '«bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4»',
    'send ETH to «0x52908400098527886E0F7030069857D2E4169EE7»',
  ],
  IP_ADDRESS: [
    'from «48.90.248.226» again',
    'http://«81.143.22.197»:8080/',
    'ping «8.8.8.8»',
    'address «6e40:4041:c617:e898:c11:40d2:c669:2eb4» blocked',
    '«2a02:810d:1234:1a00::10»',
  ],
  MAC_ADDRESS: ['«00:1A:2B:3C:4D:5E»', '«00-1a-2b-3c-4d-5e»', '«001a.2b3c.4d5e»'],
  VIN: ['«1HGCM82633A004352»', 'Fahrgestellnummer «WVWZZZ1JZXW000001»'],
  PASSPORT: [
    'passport number «X12345678»',
    'Reisepass: «C01X00T47»',
    'pasaporte «AAA123456»',
    'Passport No. «123456789»',
  ],
  DRIVER_LICENSE: [
    "driver's license number is «F162823540116»",
    'Führerschein «B072RRE2I55»',
    'permis de conduire n° «13AA00002»',
    '«MORGA657054SM9IJ»',
  ],
  DATE_OF_BIRTH: [
    'born on «2/8/1935»',
    'DOB: «1978-04-13»',
    'geboren am «3. Mai 1980»',
    'née le «14 juillet 1990»',
    'nacido el «3 de mayo de 1980»',
    'nato il «12/03/1975»',
    'date of birth: «May 3, 1980»',
    '"dob": "«1980-02-03T00:00:00Z»"',
  ],
  BANK_ACCOUNT: [
    'account number «12345678»',
    'sort code «12-34-56»',
    'Kontonummer: «532013000»',
    'routing number «021000021»',
    'numero di conto «000012345678»',
  ],
  LICENSE_PLATE: ['license plate «7ABC123»', 'Kennzeichen «B-MW 1234»', 'targa «AB 123 CD»', 'kenteken «AB-12-CD»'],
  SECRET: [
    `key «AKIA${'ABCDEFGH23456723'}»`,
    `«ghp_${letters(36)}»`,
    `«sk-ant-${letters(40)}»`,
    `«xoxb-${'123456789012'}-${letters(24)}»`,
    `«kc_live_${letters(38)}»`,
    `Authorization: Bearer «eyJ${letters(20)}.${letters(30)}.${letters(20)}»`,
    'password: «hunter2!x»',
    'Passwort lautet: «Geheim#2024»',
    'postgres://app:«s3cr3tpw»@db.internal/x',
    `«${'-----BEGIN RSA PRIVATE'} KEY-----\n${letters(64)}\n${'-----END RSA PRIVATE'} KEY-----»`,
    `api_key="«${letters(32)}»"`,
  ],
  PERSON: [
    'My name is «Krisztián Szöllősy».',
    'Sehr geehrter Herr «Müller»,',
    'Dear «Anna»,',
    'I met «Vincent van Gogh» once.',
    '«Faina D. Yefremova» wrote it',
    'Le docteur «Jean-Pierre Dupont» a signé.',
    'La señora «María García López» llamó',
    'il signor «Giuseppe Verdi»',
    'mevrouw «Jansen» belde',
    'o senhor «João Silva»',
    'pan «Jan Kowalski»',
    'my name is «olga krylova»',
  ],
  STREET_ADDRESS: [
    'I live at «14 Crown Street».',
    'Meet me at «1600 Pennsylvania Avenue».',
    'wohnhaft «Hauptstraße 5», Berlin',
    'habite au «20 Rue de la Paix»',
    'vive en «Calle Mayor 12»',
    'abita in «Via Tasso 129»',
    'woont op «Keizersgracht 123»',
    'mora na «Rua Augusta 200»',
    'mieszka przy «ul. Miła 53»',
    'to «P.O. Box 149»',
    '«PSC 0413, Box 8144\nAPO AA 42323»',
    '«Kossuth Lajos utca 5»',
  ],
  USERNAME: [
    'username: «jdoe_92»',
    'my login is «jdoe92»',
    'Benutzername: «m.mueller»',
    'follow «@jane_doe92» on Twitter',
  ],
};

describe('findPersonalData', () => {
  const cases = Object.entries(examples).flatMap(([kind, texts]) => texts.map((marked) => [kind, marked] as const));
  it.each(cases)('finds %s in %s', (kind, marked) => {
    const values = [...marked.matchAll(/«([^»]*)»/g)].map(([, value]) => `${kind} ${value}`);
    const hits = found(marked.replace(/[«»]/g, ''));
    expect(hits.filter((hit) => hit.startsWith(`${kind} `))).toEqual(values);
  });
});
