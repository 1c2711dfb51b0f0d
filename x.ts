
import { readTrackedFiles } from './test/tidy/tracked-files.ts';
import { sharedImports } from './test/tidy/folder-guards.ts';
console.log(JSON.stringify([...sharedImports(readTrackedFiles())]));
