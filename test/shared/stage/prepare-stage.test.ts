// Guarantee: the indexes of a domain are created once, and every attempt is recorded before it is made. Risk: an index
// that somebody created without a record, or an operator who is told that indexes were created although they existed.
import { expect, it } from 'vitest';
import type { AuditContext } from '../../../shared/administration/audit-record.ts';
import type { VectorDomain } from '../../../shared/search/vector-domain.ts';
import { prepareStage } from '../../../shared/stage/prepare-stage.ts';

const CONTEXT: AuditContext = { id: 'record', at: '2026-11-20T06:00:00.000Z', actor: 'ops' };
const RECORD = {
  ...CONTEXT,
  companyId: null,
  action: 'stage.prepare',
  subjectType: 'stage',
  subjectId: 'index',
  before: null,
  after: { index: 'made' },
};

// Prepares a stage whose domain is in this state, or that has none; returns the answer, and what was done, in order.
async function prepare(state: object | null, created: 'made' | 'exists' = 'made') {
  const done: unknown[] = [];
  const report = { domain: 'active', engine: 'OpenSearch_3.1', index: 'missing', ...state };
  const vectorDomain = {
    report: async () => report,
    createIndexes: async () => {
      done.push('created');
      return created;
    },
  } as VectorDomain;
  const audit = { add: async (record: object) => void done.push(record) };
  const services = { vectorDomain: state === null ? null : vectorDomain, audit };
  const answer = await prepareStage(services, {}, CONTEXT).catch(({ code, message }) => ({ code, message }));
  return { answer, done };
}

it('creates the indexes of a domain that has none, after its record', async () => {
  expect(await prepare({})).toEqual({ answer: { index: 'made' }, done: [RECORD, 'created'] });
});

it.each([
  [null, 'The deployment of this stage creates its indexes. There is nothing to prepare.'],
  [{ domain: 'missing' }, 'The OpenSearch domain of this stage does not exist. Create it first.'],
  [{ index: 'ready' }, 'Every index of this stage already exists.'],
])('creates and records nothing for a domain in the state %j', async (state, message) => {
  expect(await prepare(state)).toEqual({ answer: { code: 'invalid_request', message }, done: [] });
});

it('is refused, but recorded, if somebody else created the indexes in the meantime', async () => {
  const message = 'Every index of this stage already exists.';
  expect(await prepare({}, 'exists')).toEqual({
    answer: { code: 'invalid_request', message },
    done: [RECORD, 'created'],
  });
});
