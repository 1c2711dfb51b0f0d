// Guarantee: when a service that the endpoint depends on is down or throttled, the caller gets a 503 that says when to
// try again, and the next call works. Risk: the caller gets an incomplete answer.
import { SEARCH_OUTAGES, testUnavailable } from '../../harness/unavailable.ts';

testUnavailable('/knowledge/search', { query: 'When does the lease begin?' }, SEARCH_OUTAGES);
