// Writes down what is found now in the texts that rules are tuned by; read the difference before it is kept.
import { writeFileSync } from 'node:fs';
import { EDGES, edgeNow, findingsIn, linesOf, recordOf, TEXT_SETS, textsOf } from './texts.fixture.ts';

for (const set of TEXT_SETS) {
  writeFileSync(recordOf(set), `${textsOf(set).flatMap(findingsIn).join('\n')}\n`);
}
writeFileSync(EDGES, `${linesOf(EDGES).map(edgeNow).join('\n')}\n`);
