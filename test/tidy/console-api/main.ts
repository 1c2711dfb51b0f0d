import { writeFileSync } from 'node:fs';
import { consoleApiFiles } from './console-api-files.ts';

const MANUAL = `npm run console:api
Writes the files that follow from the registry of operations: the description of the console's API, its types, and the
recorded manual of npm run admin. They are ${Object.keys(consoleApiFiles()).join(', ')}.
`;

if (process.argv.length > 2) {
  process.stdout.write(MANUAL);
  process.exitCode = process.argv[2] === '--help' ? 0 : 2;
} else {
  for (const [path, text] of Object.entries(consoleApiFiles())) {
    writeFileSync(path, text);
  }
}
