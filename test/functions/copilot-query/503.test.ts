// Guarantee: when a service that the endpoint depends on is down or throttled, the caller gets a 503 that says when to
// try again, and the next call works. Risk: the caller gets an incomplete answer.
import { DOWN, MODEL_UNAVAILABLE, SEARCH_OUTAGES, testUnavailable } from '../../harness/unavailable.ts';

const converse = { service: 'bedrock', operation: 'Converse' };

testUnavailable('/copilot/query', { question: 'When does the lease begin?' }, [
  ...SEARCH_OUTAGES,
  ['the answering model is down', { ...converse, effect: DOWN }, MODEL_UNAVAILABLE, '5'],
  ['the answering model is throttled', { ...converse, effect: { kind: 'throttle' } }, MODEL_UNAVAILABLE, '5'],
  [
    'the answering model drops its answer',
    { ...converse, effect: { kind: 'drop', when: 'after' } },
    MODEL_UNAVAILABLE,
    '5',
  ],
]);
