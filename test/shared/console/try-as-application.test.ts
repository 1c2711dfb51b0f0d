// Guarantee: a member can only try what a key of an application of their company could do now; the trial is recorded
// before it spends money, and its record never contains the question. Risk: live money on a stage of test keys, or
// people's questions in the audit log, which is kept forever.
import { describe, expect, it } from 'vitest';
import { tryQuestion, trySearch } from '../../../shared/console/try-as-application.ts';
import { QUESTION_LIMITS } from '../copilot/question.fixture.ts';
import { replyOf } from '../copilot/reply.fixture.ts';
import { foundPassage } from '../search/found-passage.fixture.ts';
import { CONTEXT, type Given, MEMBER, SECRET, TRIAL, world } from './trial.fixture.ts';

const TRIES = [
  [
    'a search',
    'playground.search',
    ({ services }: ReturnType<typeof world>, over = {}) =>
      trySearch(services, { ...TRIAL, query: SECRET, k: 5, base_ids: undefined, ...over }, CONTEXT),
  ],
  [
    'a question',
    'playground.ask',
    ({ services }: ReturnType<typeof world>, over = {}) =>
      tryQuestion(services, { ...TRIAL, question: SECRET, base_ids: undefined, ...over }, CONTEXT),
  ],
] as const;

describe.each(TRIES)('%s', (_name, action, attempt) => {
  it('is recorded before money is reserved, with member and application but without its text', async () => {
    const stage = world({});
    expect(await attempt(stage)).toMatchObject({ cost_usd: '0' });
    expect(new Set(stage.order)).toEqual(new Set(['audit', 'reserve']));
    expect(stage.order[0]).toBe('audit');
    expect(stage.records).toEqual([
      {
        ...CONTEXT,
        companyId: 'company',
        action,
        subjectType: 'application',
        subjectId: 'application',
        before: null,
        after: { environment: 'live' },
      },
    ]);
    expect(JSON.stringify(stage.logged)).not.toMatch(/merger/);
  });

  it.each([
    ['with live money on a stage of test keys', { environments: ['test'] }, {}, 'invalid_request'],
    ['by a member of another company', { memberships: [{ ...MEMBER, companyId: 'other' }] }, {}, 'not_found'],
    ['as an application that does not exist', {}, { application_id: 'none' }, 'not_found'],
  ] as const)('%s is refused, spends nothing and is not recorded', async (_what, given, over, code) => {
    const stage = world(given as Partial<Given>);
    await expect(attempt(stage, over)).rejects.toMatchObject({ code });
    expect(stage.order).toEqual([]);
  });

  it('is paid under the policies that were just read, so that a raised budget counts at once', async () => {
    const elsewhere = { ...MEMBER, memberId: 'member-of-another-company', companyId: 'other' };
    const stage = world({ memberships: [elsewhere, MEMBER] });
    await attempt(stage);
    const inForce = expect.objectContaining({ cap: 250_000_000_000n, revision: 7 });
    expect(stage.terms.length).toBeGreaterThan(0);
    expect(stage.terms).toEqual(stage.terms.map(() => inForce));
    // In the ledger, the member takes the place of a key.
    const member = { applicationId: 'application', keyId: MEMBER.memberId };
    expect(stage.spenders).toEqual(stage.spenders.map(() => member));
  });

  it('that cannot be recorded is not run', async () => {
    const stage = world({ auditFails: true });
    await expect(attempt(stage)).rejects.toThrow('No table.');
    expect(stage.order).toEqual([]);
  });

  it('is allowed for test keys on a stage without live keys', async () => {
    const stage = world({ environments: ['test'] });
    expect(await attempt(stage, { environment: 'test' })).toMatchObject({ cost_usd: '0' });
  });
});

it('refuses a search over the limit, and says when to retry', async () => {
  const { services } = world({});
  const company = { id: 'company', status: 'active', policies: { searchesPerMinute: 1 }, revision: 7 };
  const limited = { ...services, companies: { find: async () => company as never } };
  const search = () => trySearch(limited, { ...TRIAL, query: SECRET, k: 5, base_ids: undefined }, CONTEXT);
  expect(await search()).toMatchObject({ data: [] });
  await expect(search()).rejects.toMatchObject({ code: 'limit_exceeded', retryAfterSeconds: 60 });
});

it('shows the passage of each citation, and what a question cost', async () => {
  const { services } = world({});
  const [pets, lease] = ['Small pets are allowed.', 'The lease ends after 36 months.'];
  const found = [
    foundPassage({ documentId: 'pets', text: pets, similarity: 0.25 }),
    foundPassage({ documentId: 'lease', baseId: 'other', text: lease, similarity: 0.75, page: 3 }),
  ];
  const text = replyOf(
    [
      [2, lease],
      [1, pets],
    ],
    'The lease ends after 36 months [2]. Small pets are allowed [1].',
  );
  const model: typeof services.answers.model = {
    answer: async (_prompt, { meter }) => {
      meter.started();
      meter.metered({ modelId: QUESTION_LIMITS.answerModelId, inputTokens: 10_000, outputTokens: 0 });
      return { text, complete: true, inputTokens: 10_000, outputTokens: 0 };
    },
  };
  const answering = { ...services, answers: { ...services.answers, search: async () => found, model } };
  const input = { ...TRIAL, question: 'How long is the lease, and what of pets?', base_ids: undefined };
  expect(await tryQuestion(answering, input, CONTEXT)).toMatchObject({
    grounded: true,
    cost_usd: '0.0033',
    citations: [
      { n: 1, excerpt: lease, document_id: 'lease', base_id: 'other', page: 3, similarity: 0.75 },
      { n: 2, excerpt: pets, document_id: 'pets', base_id: 'base', page: null, similarity: 0.25 },
    ],
  });
});
