// The first file of an instance's thread, in plain JavaScript: before anything else is loaded it says where what is
// compiled is kept. Compiling the bundle and stripping types is half of a cold start.
import { enableCompileCache } from 'node:module';
import { workerData } from 'node:worker_threads';

enableCompileCache(workerData.compiled);
await import('./worker-runtime.ts');
