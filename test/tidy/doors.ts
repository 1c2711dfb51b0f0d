import { cruiseDoors } from './cruise-doors.ts';
import { doors } from './door-rules.ts';

const { modules, broken } = await cruiseDoors(process.cwd());
for (const { rule, from, to } of broken) {
  const reason = doors.find(({ name }) => name === rule)?.comment ?? '';
  process.stderr.write(`${rule}: ${from} -> ${to}\n  ${reason}\n`);
}
process.stdout.write(`doors: ${modules} modules read, ${broken.length} forbidden imports\n`);
process.exitCode = broken.length === 0 ? 0 : 1;
