import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { HEURISTIC_KINDS } from '../../../shared/privacy/detectors/structured-detectors.ts';
import { readLabeledDocuments } from '../../harness/privacy/labeled-documents.ts';
import { compareWith, textsOf } from './against.ts';
import { measureEvasions, measureFalsePositives, measureQuality } from './quality.ts';
import { printEvasions, printFalsePositives, printQuality } from './report.ts';

const USAGE = `npm run bench:privacy -- [PATH …] [--technical DIR] [--half 0|1] [--templates] [--json]
npm run bench:privacy -- FILE … --against DIR
  PATH            labeled documents: a .json file or a folder of them, [{full_text, template_id, spans: [{entity_type, start_position, end_position}]}]
  --technical DIR plain technical texts (.md, .txt, .rst) that hold no personal data: whatever is found there is counted as wrong
  --half 0|1      only every second template, by its rank: tune on one half, report on the other
  --templates     also the templates on which each kind falls short
  --json          one JSON document instead of tables
  --against DIR   the time for the texts of each file (.jsonl, or the paragraphs of another one), as a share of what the version in DIR needs
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    technical: { type: 'string' },
    half: { type: 'string' },
    templates: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    against: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help || (positionals.length === 0 && values.technical === undefined)) {
  process.stdout.write(USAGE);
  process.exitCode = values.help ? 0 : 2;
} else if (values.against !== undefined) {
  for (const path of positionals) {
    const { own, other, different } = await compareWith(values.against, textsOf(path));
    const times = `${own.toFixed(0)} ms instead of ${other.toFixed(0)} ms`;
    process.stdout.write(`${path}: ${times} (${(own / other).toFixed(2)}); different findings in ${different} texts\n`);
  }
} else {
  run();
}

function run(): void {
  const documents = halfOf(positionals.flatMap(readLabeledDocuments), values.half);
  const technical = values.technical === undefined ? [] : textsIn(values.technical);
  const report = {
    documents: documents.length,
    quality: measureQuality(documents),
    evasions: measureEvasions(documents),
    falsePositives: technical.length === 0 ? null : measureFalsePositives(technical),
  };
  if (values.json) {
    process.stdout.write(
      `${JSON.stringify(report, (_, value) => (value instanceof Map ? Object.fromEntries(value) : value), 2)}\n`,
    );
    return;
  }
  if (documents.length > 0) {
    printQuality(report.quality, HEURISTIC_KINDS, values.templates);
    printEvasions(report.evasions);
  }
  if (report.falsePositives !== null) {
    printFalsePositives(report.falsePositives, HEURISTIC_KINDS);
  }
}

function halfOf<D extends { readonly template: number }>(
  documents: readonly D[],
  half: string | undefined,
): readonly D[] {
  if (half === undefined) {
    return documents;
  }
  const templates = [...new Set(documents.map(({ template }) => template))].sort((a, b) => a - b);
  return documents.filter(({ template }) => templates.indexOf(template) % 2 === Number(half));
}

function textsIn(folder: string): string[] {
  const paths = statSync(folder).isDirectory()
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
    : [folder];
  return paths.filter((path) => /\.(?:md|txt|rst)$/i.test(path)).map((path) => readFileSync(path, 'utf8'));
}
