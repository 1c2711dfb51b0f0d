// Guarantee: the license of every production package is permissive. Risk: an update adds a package whose license
// requires that the source of this project is published.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { licenseProblems } from './licenses.ts';

it('every production package has a permissive license', () => {
  expect(licenseProblems(readFileSync('package-lock.json', 'utf8'))).toEqual([]);
});

it('a package with a license that is not permissive is reported, and so is one without a license', () => {
  const packages = {
    '': { license: 'proprietary' },
    'local-cloud': { license: 'UNLICENSED' },
    'node_modules/copyleft': { license: 'GPL-3.0-or-later' },
    'node_modules/a/node_modules/unstated': {},
    'node_modules/choice': { license: '(GPL-3.0-or-later OR MIT)' },
    'node_modules/both': { license: 'MIT AND GPL-2.0-only' },
    'node_modules/tool': { license: 'GPL-3.0-or-later', dev: true },
    'node_modules/fine': { license: 'ISC' },
  };
  const reported = ['copyleft: GPL-3.0-or-later', 'unstated: unstated', 'both: MIT AND GPL-2.0-only'];
  expect(licenseProblems(JSON.stringify({ packages }))).toEqual(reported);
});
