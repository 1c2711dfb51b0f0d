// Guarantee: numbers and words that only look like values stay in the text: versions, hashes, UUIDs, timestamps, order
// numbers, prices, ISBNs, coordinates, tables of figures. Risk: removal destroys the answers that it should protect.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { found } from './found.ts';

const LOOK_ALIKES = [
  'Upgrade from version 4.18.200.2 to v5.0.0-rc.1+build.20260101.',
  'Chrome/96.0.4664.110 Safari/537.36, AppleWebKit 605.1.15',
  'foo-1.2.3.4.tgz, lodash@4.17.21, python3.12.1, kernel 6.1.0-18-amd64, release 1.2.3.4',
  'sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  'commit 44d871aebf0126bf646753e2c976aa7e68a66c15 and 1234567',
  'md5 098f6bcd4621d373cade4e832627b4f6, etag "33a64df551425fcc55e4d42a148795d9f25f89d4"',
  'id 550e8400-e29b-41d4-a716-446655440000 or 41111111-1111-4111-8111-111111111111',
  '2026-11-20T06:27:00.123Z, 2026-11-20 06:27:00, 20261120062700, 1763620020, 1763620020123, 1763620020123456',
  'Fri, 20 Nov 2026 06:27:00 +0000; 20/11/2026 at 06:27; at 10:30:45.123456',
  'BLZ 860 502 00, Bankleitzahl 37050299, BSB 062-000, routing number 021000021, sort code 20-45-77.\n3. Notice',
  'Order 4111111111111111, order no. 123-45-6789, order #905-674-3793, purchase order 112-3456789-0123456',
  'Bestellnummer 4111 1111 1111 1111, Rechnung 2026-0012345, facture n° 0145453245, pedido 612345678',
  'Invoice INV-2026-000123, ticket 12345678Z, case no. 123456789, tracking 9400110200881234567890',
  'It costs $4,111.00, 1.234.567,89 €, EUR 12 500 000, £99.99, USD 1234567890, 3.99%',
  'ISBN 978-3-16-148410-0, ISBN 0-306-40615-2, ISBN-13: 9783161484100, ISSN 2049-3630, EAN 4006381333931',
  'at 52.520008, 13.404954 and 48°51′24″N 2°21′03″E; lat -33.8688197, lon 151.2092955',
  'x = 3.141592653589793, y = 2.718281828459045, 6.02214076e23, 0.1234567890123456',
  '| 4111 | 1111 | 1111 | 1112 |\n| 5500 | 0000 | 12.5 | 34.7 |',
  '1 2 3 4 5 6 7 8 9\n4 5 3 2 0 1 5 1\n0 0 1 0 1 1 0 1',
  '10.0.0.1, 172.16.5.4, 192.168.1.1, 127.0.0.1, 169.254.1.1, 255.255.255.0, ::1, fe80::1, 224.0.0.1',
  'std::vector<int>, a::b::c, 12:30:45, 00:00:00:00:00:00, aa:bb',
  'SHA256:16:27:ac:a5:76:28:2d:36:63:1b:56:4d:eb:df:a6:48',
  'git@github.com:acme/repo.git, @types/node, icon@2x.png, user@localhost, @Component, foo@bar',
  'Meet me at the gate at noon. At this point the bucket policies apply. Look at example.com.',
  'We closed.Look at booking.com, at node.js at nodejs.org, asp.net at microsoft.com and README.md at github.com.',
  'Capitalized words like Wisdom and Discipline are often mistaken with names.',
  'The Amazon Resource Name is arn:aws:iam::123456789012:role/Admin in us-east-1.',
  'const password = process.env.PASSWORD; token: string; secret: required; bucketKey: asset.s3ObjectKey',
  'The password policy follows ISO-27001, password hashes use SHA-256, a password manager such as KeePass2 is advised.',
  'password = config.database.password; user=root; utente=admin; clave = settings.database1',
  'Read the password for the second server from the vault; the password of the week is not written down.',
  'username: string, login: required, user name must be unique; const handle = new Handle()',
  'Chapter 12, Section 4, Figure 3, Windows 10, Route 66, Area 51, 3 Key Points, Suite of tests 12',
  'The certificate expires 12/2027 and the passport policy is under review; a driver license is needed.',
  'Titles: Getting Started, Advanced Configuration, Release Notes, Known Issues, Frequently Asked Questions',
  'Kubernetes, Docker, Jenkins, Apache Kafka, Spring Boot and Amazon Aurora PostgreSQL run in Frankfurt.',
  'Dial 112 or 911. The year 1984. RFC 2822. HTTP 404. 42. 100 000 people. 7 days, 24 hours.',
  'In der Fassung vom 3. Mai 2003 (BGBl. I S. 2346, 2347); introduced in APT 1.1 and APT 2.6.1; 512 Byte, 2048 Byte',
  'Copyright: 1997-2013 Red Hat, Inc; the phone was in use 1966-1990; Boston, MA\n02110-1301 USA',
  'De lijst met alle SHA-1 waarden; het voertuig UTF-8 and the car GPL-3',
  'Closed: the B 51, L 3004, K 12 and A 7. Sperrung der B 51, L 3004. N 201, D 901, SS 16, SP 4.',
  '0x1F4A9, 0b1010, 1e10, 12px, 3rd, 4K, 5G, 802.11ac, H.264, A4, B2B, COVID-19, F-16, G20, MP3',
];

describe('text that only looks like a value', () => {
  it.each(LOOK_ALIKES)('leaves %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    ['CREDIT_CARD', 'my card 4111 1111 1111 1112, 4111111111111112 and 378282246310006'],
    ['IBAN', 'my account GB00 WEST 1234 5698 7654 33, DE8937040044053201300X and NO93 8601 1117 948'],
    [
      'NATIONAL_ID',
      '12345678A, RSSMRA85T10A562T, not in this system: 44051401358, 111222334, 123456780, 756.9217.0769.86',
    ],
    ['NATIONAL_ID', 'the NHS counted 943 476 5918, 86095742718, 2 55 08 14 168 025 39, 85.07.30-033.29, BG 12 34 56 C'],
    ['US_SSN', '000-12-3456, 666-12-3456, 912-12-3456, 123-00-4567, 123-45-0000'],
    ['CRYPTO_WALLET', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb, bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
  ] as const)('leaves a %s that fails its check: %s', (kind, text) => {
    expect(found(text, [kind])).toEqual([]);
  });

  const hex = (length: number): fc.Arbitrary<string> =>
    fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length });
  const digits = (length: number): fc.Arbitrary<string> =>
    fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
  const number = (max: number): fc.Arbitrary<number> => fc.integer({ min: 0, max });
  const date = fc.date({ min: new Date(0), max: new Date('2099-12-31'), noInvalidDate: true });
  const generators: Readonly<Record<string, fc.Arbitrary<string>>> = {
    uuid: fc.uuid(),
    'SHA-1': hex(40),
    'SHA-256': hex(64),
    'short hash': hex(9).filter((hash) => /[a-f]/.test(hash)),
    version: fc.tuple(number(40), number(99), number(999)).map((parts) => `v${parts.join('.')}`),
    'version with four parts': fc
      .tuple(number(40), number(40), number(9999), number(200))
      .map((parts) => `version ${parts.join('.')}`),
    'ISO time': date.map((at) => at.toISOString()),
    'Unix seconds': date.map((at) => String(Math.floor(at.getTime() / 1000))),
    milliseconds: date.map((at) => String(at.getTime())),
    'order number': digits(16).map((order) => `order number ${order}`),
    'order number in groups of four': digits(16).map((order) => `Order ${order.replace(/(.{4})(?!$)/g, '$1-')}`),
    price: fc
      .tuple(number(999), number(999), number(99))
      .map(([a, b, c]) => `€ ${a},${String(b).padStart(3, '0')}.${c}`),
    ISBN: digits(9).map(
      (body) => `ISBN 978-${body[0]}-${body.slice(1, 5)}-${body.slice(5)}-${isbnCheckDigit(`978${body}`)}`,
    ),
    coordinates: fc
      .tuple(fc.double({ min: -90, max: 90, noNaN: true }), fc.double({ min: -180, max: 180, noNaN: true }))
      .map(([lat, lon]) => `${lat.toFixed(6)}, ${lon.toFixed(6)}`),
    figures: fc
      .array(fc.array(number(99_999), { minLength: 4, maxLength: 8 }), { minLength: 2, maxLength: 6 })
      .map((rows) => rows.map((row) => row.join(' ')).join('\n')),
    decimals: fc
      .array(fc.double({ min: -1e4, max: 1e4, noNaN: true }), { minLength: 3, maxLength: 12 })
      .map((row) => row.map((cell) => cell.toFixed(2)).join(' ')),
    'Markdown table': fc
      .array(fc.array(number(9_999), { minLength: 4, maxLength: 4 }), { minLength: 2, maxLength: 5 })
      .map((rows) => rows.map((row) => `| ${row.join(' | ')} |`).join('\n')),
  };
  it.each(Object.entries(generators))('leaves any %s', (_, values) => {
    fc.assert(
      fc.property(values, (value) => {
        expect(found(value)).toEqual([]);
        expect(found(`The result was ${value} as of today.`)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});

function isbnCheckDigit(body: string): string {
  const sum = [...body].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return String((10 - (sum % 10)) % 10);
}
