// Guarantee: when something behind the endpoint is down, slow or throttled, the caller gets a 503 that says when to try
// again, within the deadline, and the next call works. Risk: a request that hangs, or a half-made answer.
import { SEARCH_OUTAGES, testUnavailable } from '../../harness/unavailable.ts';

testUnavailable('/knowledge/search', { query: 'When does the lease begin?' }, SEARCH_OUTAGES, { service: 'aoss' });
