import { parseArgs } from 'node:util';
import { findPersonalData } from '../../../shared/privacy/find-personal-data.ts';
import { PERSONAL_DATA_KINDS, parseKinds } from '../../../shared/privacy/kinds.ts';
import { readMarkedTexts } from './marked-text.ts';
import { printMarkedScore, scoreAsJson, scoreMarked } from './score-marked.ts';

const USAGE = `npm run -s eval:privacy -- FILE.jsonl … [--kinds KIND,…] [--misses] [--json]
  FILE.jsonl    marked texts, one a line: {id, language, text, spans: [{kind, value, start}]}
  --kinds K,…   only findings and marks of these kinds
  --misses      also each value that stays and each wrong finding, one a line
  --json        one JSON document: masked is the share of marked values whose every letter and digit a finding covers,
                wrong the number of findings that touch nothing marked, for each 100 texts
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kinds: { type: 'string' },
    misses: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const parsed = parseKinds(values.kinds?.split(',') ?? PERSONAL_DATA_KINDS);

if (values.help || positionals.length === 0) {
  process.stdout.write(USAGE);
  process.exitCode = values.help ? 0 : 2;
} else if (parsed.outcome === 'unknown_kind') {
  process.stderr.write(
    `--kinds: ${parsed.name} is no kind of personal data. Known: ${PERSONAL_DATA_KINDS.join(', ')}.\n`,
  );
  process.exitCode = 2;
} else {
  const { kinds } = parsed;
  const isWanted = ({ kind }: { readonly kind: string }): boolean =>
    values.kinds === undefined || kinds.some((each) => each === kind);
  const texts = positionals.flatMap(readMarkedTexts).map((text) => ({ ...text, spans: text.spans.filter(isWanted) }));
  const score = scoreMarked(texts, ({ text }) => findPersonalData(text, kinds));
  if (values.json) {
    process.stdout.write(`${JSON.stringify(scoreAsJson(score), null, 2)}\n`);
  } else {
    printMarkedScore(score);
  }
  if (values.misses) {
    process.stderr.write(`\n${score.misses.join('\n')}\n\n${score.wrong.join('\n')}\n`);
  }
}
