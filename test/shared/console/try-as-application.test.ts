// Guarantee: a member can only try what a key of an application of their company could do now; the trial is recorded
// before it spends money, and its record never contains the question. Risk: live money on a stage of test keys, or
// people's questions in the audit log, which is kept forever.
import { describe, expect, it } from 'vitest';
import { tryQuestion, trySearch } from '../../../shared/console/try-as-application.ts';
import { QUESTION_LIMITS } from '../copilot/question.fixture.ts';
import { replyOf } from '../copilot/reply.fixture.ts';
import { foundPassage } from '../search/found-passage.fixture.ts';
import { CONTEXT, type Given, MEMBER, openTrial, SECRET_QUESTION, TRIAL } from './trial.fixture.ts';

const TRIALS = [
  [
    'a search',
    'playground.search',
    ({ services }: ReturnType<typeof openTrial>, over = {}) =>
      trySearch(services, { ...TRIAL, query: SECRET_QUESTION, k: 5, base_ids: undefined, ...over }, CONTEXT),
  ],
  [
    'a question',
    'playground.ask',
    ({ services }: ReturnType<typeof openTrial>, over = {}) =>
      tryQuestion(services, { ...TRIAL, question: SECRET_QUESTION, base_ids: undefined, ...over }, CONTEXT),
  ],
] as const;

describe.each(TRIALS)('%s', (_name, action, attempt) => {
  it('is recorded before money is reserved, with its member and application but without its text', async () => {
    const trial = openTrial({});
    expect(await attempt(trial)).toMatchObject({ cost_usd: '0' });
    expect(new Set(trial.order)).toEqual(new Set(['audit', 'reserve']));
    expect(trial.order[0]).toBe('audit');
    expect(trial.records).toEqual([
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
    expect(JSON.stringify(trial.logged)).not.toMatch(/merger/);
  });

  it.each([
    ['with live money on a stage of test keys', { environments: ['test'] }, {}, 'invalid_request'],
    ['by a member of another company', { memberships: [{ ...MEMBER, companyId: 'other' }] }, {}, 'not_found'],
    ['as an application that does not exist', {}, { application_id: 'none' }, 'not_found'],
  ] as const)('%s is refused, spends nothing and is not recorded', async (_what, given, over, code) => {
    const trial = openTrial(given as Partial<Given>);
    await expect(attempt(trial, over)).rejects.toMatchObject({ code });
    expect(trial.order).toEqual([]);
  });

  it('is paid for under the policies that were just read, so that a raised budget counts at once', async () => {
    const elsewhere = { ...MEMBER, memberId: 'member-of-another-company', companyId: 'other' };
    const trial = openTrial({ memberships: [elsewhere, MEMBER] });
    await attempt(trial);
    const inForce = expect.objectContaining({ cap: 250_000_000_000n, revision: 7 });
    expect(trial.terms.length).toBeGreaterThan(0);
    expect(trial.terms).toEqual(trial.terms.map(() => inForce));
    // In the ledger, the member takes the place of a key.
    const member = { applicationId: 'application', keyId: MEMBER.memberId };
    expect(trial.spenders).toEqual(trial.spenders.map(() => member));
  });

  it('is not run if it cannot be recorded', async () => {
    const trial = openTrial({ auditFails: true });
    await expect(attempt(trial)).rejects.toThrow('No table.');
    expect(trial.order).toEqual([]);
  });

  it('is allowed for test keys on a stage without live keys', async () => {
    const trial = openTrial({ environments: ['test'] });
    expect(await attempt(trial, { environment: 'test' })).toMatchObject({ cost_usd: '0' });
  });
});

it('refuses a search over the limit, and says when to retry', async () => {
  const { services } = openTrial({});
  const company = { id: 'company', status: 'active', policies: { searchesPerMinute: 1 }, revision: 7 };
  const limited = { ...services, companies: { find: async () => company as never } };
  const search = () => trySearch(limited, { ...TRIAL, query: SECRET_QUESTION, k: 5, base_ids: undefined }, CONTEXT);
  expect(await search()).toMatchObject({ data: [] });
  await expect(search()).rejects.toMatchObject({ code: 'limit_exceeded', retryAfterSeconds: 60 });
});

it('shows the passage of each citation, and what a question cost', async () => {
  const { services } = openTrial({});
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
