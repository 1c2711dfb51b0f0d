import { useOpenSearch } from '../harness/local-cloud/opensearch.ts';
import { servers } from './servers.ts';

useOpenSearch(servers().openSearch);
