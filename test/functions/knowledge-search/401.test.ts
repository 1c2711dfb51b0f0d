// Guarantee: without a valid key nothing is reached, and every refusal looks the same.
// Risk: a guesser who learns from a difference whether a key exists.
import { testUnauthenticated } from '../../harness/refused-credentials.ts';

testUnauthenticated('/knowledge/search', { query: 'How long?' });
