// The first file of an instance's thread, in plain JavaScript: it enables the compile cache before anything else is
// loaded. Compiling the bundle and stripping types are half of a cold start.
import { enableCompileCache } from 'node:module';
import { workerData } from 'node:worker_threads';

enableCompileCache(workerData.compiled);
await import('./worker-runtime.ts');
