// Guarantee: a company can have exactly as many bases as the list of bases can show, which has no pages. Risk: one base
// too many, after which every list of the company's bases is answered 500.
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { contract } from '../../../functions/knowledge-bases/contract.ts';
import { BASES_PER_COMPANY_MAX } from '../../../shared/knowledge/knowledge-base.ts';

const base = { id: '00000000-0000-4000-8000-0000000000b0', name: 'Handbook', description: '' };

it.each([
  [BASES_PER_COMPANY_MAX, true],
  [BASES_PER_COMPANY_MAX + 1, false],
])('%i bases fit into a list: %s', (count, fits) => {
  expect(v.safeParse(contract.response, { data: Array(count).fill(base) }).success).toBe(fits);
});
