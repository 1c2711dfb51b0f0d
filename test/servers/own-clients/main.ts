import { writeFileSync } from 'node:fs';
import { generatedTypes } from './generated-types.ts';

const MANUAL = `npm run generate:clients
Writes the types of the clients for TypeScript and Python from docs/openapi.yaml. Fetches its Python tools the first time.
`;

if (process.argv.length > 2) {
  process.stdout.write(MANUAL);
  process.exit(process.argv[2] === '--help' ? 0 : 2);
}
for (const [path, text] of Object.entries(await generatedTypes((line) => process.stderr.write(`${line}\n`)))) {
  writeFileSync(path, text);
  process.stdout.write(`${path}\n`);
}
