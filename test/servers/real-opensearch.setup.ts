import { beforeEach } from 'vitest';
import { INDEX, runAgainst } from '../../local-cloud/services/opensearch/opensearch.fixture.ts';
import { callOpenSearch } from './opensearch/make-index.ts';
import { servers } from './servers.ts';

const { openSearch } = servers();
runAgainst(openSearch);

// Each test of the stand-in begins with a server of its own; here they share one.
beforeEach(async () => {
  await callOpenSearch(openSearch, 'DELETE', `/${INDEX.IndexName}`);
});
