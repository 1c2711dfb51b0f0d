// Guarantee: a search applies the company's policy to its excerpts before it returns them, searches for the query
// without the personal data in it, and reads nothing that costs before its budget is reserved. Risk: a name in a title,
// or a search that is not charged.

import { describe, expect, it } from 'vitest';
import type { Guardrail } from '../../../shared/privacy/guardrail/guardrail.ts';
import { failRedaction } from '../../../shared/privacy/redaction-failure.ts';
import {
  type ExcerptCall,
  type ExcerptRequest,
  type ExcerptServices,
  searchExcerpts,
} from '../../../shared/search/search-excerpts.ts';
import { CALLER, NO_POLICIES } from '../../harness/caller.ts';
import { logInto } from '../../harness/log-into.ts';
import { openTestBudget } from '../budget/budget.fixture.ts';
import { foundPassage } from './found-passage.fixture.ts';

const MAIL = 'anna.schmidt@example.com';
const PASSAGE = foundPassage({
  page: 3,
  title: `Contact of ${MAIL}`,
  text: `The caretaker reads mail at ${MAIL} every morning.`,
});

function openSearch({ kinds = ['EMAIL'], cap = null, passage = PASSAGE, next, guardrail = null }: Partial<Given> = {}) {
  const searched: string[] = [];
  const reads: string[] = [];
  const logged: object[] = [];
  const services: ExcerptServices = {
    budget: openTestBudget().services,
    bases: {
      visibleTo: async () => {
        reads.push('bases');
        return [{ id: 'base' }];
      },
    },
    search: async ({ text, scope }) => {
      reads.push(...scope.baseIds);
      searched.push(text);
      return next === undefined ? [passage] : [passage, next];
    },
    guardrail,
    reranker: null,
    embeddingModelId: 'amazon.titan-embed-text-v2:0',
  };
  const call: ExcerptCall = {
    caller: {
      ...CALLER,
      keyEnvironment: 'live',
      policies: { ...NO_POLICIES, personalDataKinds: kinds, budget: { ...NO_POLICIES.budget, monthlyCap: cap } },
    },
    signal: new AbortController().signal,
    timeLeftMs: () => 20_000,
    addLogFields: logInto(logged),
  };
  const search = (query: string, over: Partial<ExcerptRequest> = {}) =>
    searchExcerpts(services, { query, k: 5, ...over }, call);
  return { search, searched, reads, logged };
}

function spanOf({ index, 0: name }: RegExpExecArray) {
  return { kind: 'PERSON', start: index, end: index + name.length } as const;
}

interface Given {
  readonly kinds: ExcerptCall['caller']['policies']['personalDataKinds'];
  readonly cap: bigint | null;
  readonly passage: typeof PASSAGE;
  /** A second passage that is found. */
  readonly next: typeof PASSAGE;
  readonly guardrail: Guardrail | null;
}

describe('an excerpt', () => {
  it('has no value of a chosen kind, in its title or its text', async () => {
    const { search, searched } = openSearch();
    expect(await search(`caretaker ${MAIL}`)).toEqual([
      {
        n: 1,
        source_title: 'Contact of [EMAIL_1]',
        page: 3,
        excerpt: 'The caretaker reads mail at [EMAIL_1] every morning.',
        similarity: 0.5,
      },
    ]);
    expect(searched.join()).toContain('caretaker');
    expect(searched.join()).not.toContain('anna');
  });

  it('has its placeholders numbered in reading order, the title first', async () => {
    const passage = foundPassage({ title: 'Contact of bela@example.com', text: `Cleo: cleo@example.com or ${MAIL}.` });
    expect(await openSearch({ passage }).search(`caretaker ${MAIL}`)).toMatchObject([
      { source_title: 'Contact of [EMAIL_1]', excerpt: 'Cleo: [EMAIL_2] or [EMAIL_3].' },
    ]);
  });

  it('has its own title and text, even after another one', async () => {
    const passage = foundPassage({ id: 'a', title: 'Lease', text: 'The lease ends in May.' });
    const next = foundPassage({ id: 'b', documentId: 'other', title: 'Boats', text: 'A boat needs a permit.' });
    expect(await openSearch({ passage, next }).search('lease or boat')).toMatchObject([
      { source_title: 'Lease', excerpt: 'The lease ends in May.' },
      { source_title: 'Boats', excerpt: 'A boat needs a permit.' },
    ]);
  });

  it('has no part of a value that chunking split between it and the next one', async () => {
    const passage = foundPassage({ ordinal: 0, text: 'Pay with 4111 1111' });
    const next = foundPassage({ ordinal: 1, text: '1111 1111 is the card of the office.' });
    const shown = await openSearch({ kinds: ['CREDIT_CARD'], passage, next }).search('card');
    expect(shown.map(({ excerpt }) => excerpt).join('\n')).not.toMatch(/1111/);
  });

  it('is logged with the number of removed values, but not with the values', async () => {
    const { search, logged } = openSearch();
    await search(`caretaker ${MAIL}`);
    expect(logged).toContainEqual({ personal_data_removed: 1 });
    expect(JSON.stringify(logged)).not.toContain('anna');
  });

  it('is searched for without a name that only the guardrail finds in the query', async () => {
    const guardrail: Guardrail = {
      find: async (texts) => texts.map((text) => [...text.matchAll(/quorbel/gi)].map(spanOf)),
    };
    const { search, searched } = openSearch({ kinds: ['PERSON'], guardrail });
    await search('the caretaker quorbel');
    expect(searched).toEqual([expect.stringContaining('caretaker')]);
    expect(searched.join()).not.toContain('quorbel');
  });

  it('is searched for with an empty text if the query is only personal data', async () => {
    const { search, searched } = openSearch();
    await search(`${MAIL}?`);
    expect(searched).toEqual(['']);
  });

  it.each([
    ['the query', 'Where', 0],
    ['the excerpt', 'every morning', 1],
  ])('is not shown when the guardrail cannot read %s', async (_name, part, searches) => {
    const guardrail: Guardrail = {
      find: async (texts) =>
        texts.some((text) => text.includes(part)) ? failRedaction('guardrail_partial') : texts.map(() => []),
    };
    const { search, searched } = openSearch({ kinds: ['PERSON'], guardrail });
    await expect(search('Where is the caretaker?')).rejects.toMatchObject({
      code: 'unavailable',
      cause: 'guardrail_partial',
    });
    expect(searched).toHaveLength(searches);
  });

  it('is unchanged when the company removes nothing', async () => {
    expect((await openSearch({ kinds: [] }).search('caretaker'))[0]?.excerpt).toBe(PASSAGE.text);
  });
});

it.each<[name: string, base_ids: string[] | undefined]>([
  ['without base_ids', undefined],
  ['with base_ids', ['base']],
])('reads the bases of the company once, and searches them: %s', async (_name, base_ids) => {
  const { search, reads } = openSearch();
  await search('caretaker', { base_ids });
  expect(reads).toEqual(['bases', 'base']);
});

it('refuses a base that the company may not read before anything is reserved or searched', async () => {
  const { search, searched } = openSearch({ cap: 1n });
  await expect(search('caretaker', { base_ids: ['other'] })).rejects.toMatchObject({ code: 'invalid_request' });
  expect(searched).toEqual([]);
});

it('fails as forbidden and searches nothing if the budget is exhausted, because a search has no 429', async () => {
  const { search, searched } = openSearch({ cap: 1n });
  await expect(search('caretaker')).rejects.toMatchObject({ code: 'forbidden', cause: 'budget_exhausted' });
  expect(searched).toEqual([]);
});
