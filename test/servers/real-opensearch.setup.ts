import { runAgainst } from '../../local-cloud/services/opensearch/opensearch.fixture.ts';
import { servers } from './servers.ts';

runAgainst(servers().openSearch);
