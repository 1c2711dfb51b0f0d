import { writeFileSync } from 'node:fs';
import { generatedTypes } from './generated-types.ts';

for (const [path, text] of Object.entries(await generatedTypes((line) => process.stderr.write(`${line}\n`)))) {
  writeFileSync(path, text);
  process.stdout.write(`${path}\n`);
}
