import { writeFileSync } from 'node:fs';
import { consoleApiFiles, consoleOpenApi } from './console-api-files.ts';

const MANUAL = `npm run console:api
Writes the files that follow from the registry of operations: the types of the console's API and the recorded manual of
npm run admin. They are ${Object.keys(consoleApiFiles()).join(', ')}.

npm run -s console:api -- --openapi
Prints the description of the console's API, as OpenAPI in YAML.
`;

if (process.argv[2] === '--openapi' && process.argv.length === 3) {
  process.stdout.write(consoleOpenApi());
} else if (process.argv.length > 2) {
  process.stdout.write(MANUAL);
  process.exitCode = process.argv[2] === '--help' ? 0 : 2;
} else {
  for (const [path, text] of Object.entries(consoleApiFiles())) {
    writeFileSync(path, text);
  }
}
