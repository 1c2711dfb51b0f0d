import { writeFileSync } from 'node:fs';
import { consoleOpenApi } from '../console-api/console-api-files.ts';
import { generatedFiles } from './generated-files.ts';

const MANUAL = `npm run generate
Writes the files that follow from the code: from the routes and contracts of the public API its description and the
table in docs/api.md, from the registry of operations the types of the console's API. They are ${Object.keys(generatedFiles()).join(', ')}.

npm run -s generate -- --console
Prints the description of the console's API, as OpenAPI in YAML.
`;

if (process.argv[2] === '--console' && process.argv.length === 3) {
  process.stdout.write(consoleOpenApi());
} else if (process.argv.length > 2) {
  process.stdout.write(MANUAL);
  process.exitCode = process.argv[2] === '--help' ? 0 : 2;
} else {
  for (const [path, text] of Object.entries(generatedFiles())) {
    writeFileSync(path, text);
  }
}
