// Guarantee: keys and variables of programs, modules that a text imports or installs, words joined by capitals and
// articles after a key are not persons; authors, values in quotation marks, comments and records of persons are. Risk:
// documentation loses its code, or a maintainer stays in clear.
import { expect, it } from 'vitest';
import { found } from '../found.ts';

const FENCE = '```';

it.each([
  ['a key of a program', `${FENCE}ts\nmatch({\n  Fred: like({ Wobble: 1 }),\n});\n${FENCE}`],
  ['a block that begins before the passage', `  Fred: like({\n    Bob: absent(),\n  }),\n});\n${FENCE}\nMore text.`],
  ['an imported module', "# jose\n\n`jose` signs tokens.\n\nimport * as jose from 'jose'"],
  ['an installed module', 'Run npm install kendra, then `kendra` is there. Call kendra with a key.'],
  ['a declared variable', '`frank` is set by const frank = 3; so frank counts.'],
  ['a service', 'See `AWS::Kendra`. Search Construct Hub for Kendra construct libraries.'],
  ['joined words under a label', "providerName: 'SCAdmin'\ndisplayName: 'MyPortfolio'"],
  ['an article after a key', '* `name`: An optional name of the token'],
  [
    'a benchmark',
    'Speed:\ndecode: local code x 38 ops\nencode: other x 3 ops\ndecode: source x 55 ops\nFastest is decode: source',
  ],
])('finds no person in %s', (_, text) => {
  expect(found(text, ['PERSON'])).toEqual([]);
});

it.each([
  [`${FENCE}ts\n// Written by Mathilde Kruger\nrun({ depth: 3 });\n${FENCE}`, ['PERSON Mathilde Kruger']],
  [`${FENCE}js\nconst owners = {\n  "Jana": ["front end"],\n};\n${FENCE}`, ['PERSON Jana']],
  [`${FENCE}json\n{ "lastName": "Okafor" }\n${FENCE}`, ['PERSON Okafor']],
  ['## Authors\n\n- `run` by [Nathan Rajlich](https://example.org)', ['PERSON Nathan Rajlich']],
  ['lastName: "SaintClair"', ['PERSON SaintClair']],
  ['name: "McDonald"', ['PERSON McDonald']],
  ['Name: An Nguyen', ['PERSON An Nguyen']],
  ['Minutes by Mary Ellen Day', ['PERSON Mary Ellen Day']],
  [`${FENCE}python\n"""\nWritten by Greta.\n"""\nx = 1\n${FENCE}`, ['PERSON Greta']],
  [
    `${FENCE}java\n/*\n   Author: Karolina\n   Reviewer: Fernando\n*/\n${FENCE}`,
    ['PERSON Karolina', 'PERSON Fernando'],
  ],
  [`${FENCE}lua\n-- written by Jana\nx = 1\n${FENCE}`, ['PERSON Jana']],
  [`${FENCE}js\nJana: hello, I need help\nFernando: sure\n${FENCE}`, ['PERSON Jana', 'PERSON Fernando']],
  [`${FENCE}php\nHi Fernando,\nsee you tomorrow.\nBest,\nJana\n${FENCE}`, ['PERSON Fernando', 'PERSON Jana']],
  [`${FENCE}py\nOwner: Jana\nStatus: open\n${FENCE}`, ['PERSON Jana']],
  [`${FENCE}jsx\n<p>Hello Jana, welcome</p>\n${FENCE}`, ['PERSON Jana']],
  [`Ansprechpartnerin: Jana;\nKollege: Fernando;\n${FENCE}\ntext`, ['PERSON Jana', 'PERSON Fernando']],
  ['a call from "anna" - see `log`. then anna left', ['PERSON anna', 'PERSON anna']],
  ['`x`: let jana : know', ['PERSON jana']],
  ['let max = 3 in `x`\nmax: nope, use let', ['PERSON max', 'PERSON max']],
  ['Klant: An heeft gebeld', ['PERSON An']],
  ['surname;first\nDeVito;Anna\nMacLeod;Ian', ['PERSON DeVito', 'PERSON Anna', 'PERSON MacLeod', 'PERSON Ian']],
])('finds the persons in %j', (text, persons) => {
  expect(found(text, ['PERSON'])).toEqual(persons);
});
