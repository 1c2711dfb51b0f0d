import { runAgainst } from '@knowledge-copilot/local-cloud/fixtures/opensearch';
import { servers } from './servers.ts';

runAgainst(servers().openSearch);
