// npm run console:api: writes the description and the types of the console's API.
import { writeFileSync } from 'node:fs';
import { consoleApiFiles } from './console-api-files.ts';

for (const [path, text] of Object.entries(consoleApiFiles())) {
  writeFileSync(path, text);
}
