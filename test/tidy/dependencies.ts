import { findForbiddenImports } from './dependencies/cruise.ts';
import { dependencyRules, noFolderCycles } from './dependencies/dependency-rules.ts';

const { modules, broken } = await findForbiddenImports(process.cwd());
for (const { rule, from, to } of broken) {
  const reason = [...dependencyRules, noFolderCycles].find(({ name }) => name === rule)?.comment ?? '';
  process.stderr.write(`${rule}: ${from} -> ${to}\n  ${reason}\n`);
}
process.stdout.write(`dependencies: ${modules} modules read, ${broken.length} forbidden imports\n`);
process.exitCode = broken.length === 0 ? 0 : 1;
