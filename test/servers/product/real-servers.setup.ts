import { startOwnCloudsWith } from '../../harness/own-cloud.ts';
import { servers } from '../servers.ts';
import { cloudOptionsFor } from './cloud-options.ts';

startOwnCloudsWith(cloudOptionsFor(servers()));
