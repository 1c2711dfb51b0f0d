import { writeFileSync } from 'node:fs';
import { consoleApiFiles } from './console-api-files.ts';

const MANUAL = `npm run console:api
Writes the description of the console's API and its types: ${Object.keys(consoleApiFiles()).join(', ')}.
`;

if (process.argv.length > 2) {
  process.stdout.write(MANUAL);
  process.exitCode = process.argv[2] === '--help' ? 0 : 2;
} else {
  for (const [path, text] of Object.entries(consoleApiFiles())) {
    writeFileSync(path, text);
  }
}
