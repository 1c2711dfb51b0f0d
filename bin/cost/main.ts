import { stageNamed } from '../../lib/stages.ts';
import { calledId } from '../../lib/variables.ts';
import { priceOf } from '../../shared/pricing/prices.ts';
import { parseOptions } from '../parse-options.ts';
import { endWhenUnwritable } from '../unwritable-output.ts';
import { AWS_PRICES_READ_ON } from './aws-prices.ts';
import { monthOf, questionCost } from './month.ts';

const MANUAL = `npm run cost -- --stage NAME [options]
Prints what a month of a stage costs by part, idle and under a load. docs/cost.md says what is assumed.

  --stage NAME     the stage in lib/stages.ts
  --companies N    companies (default 1)
  --documents N    documents that are stored, each ingested once (default 0)
  --questions N    questions a month (default 0)
  --searches N     searches a month (default 0)
  --help           this text
`;
const REGION = 'us-east-1';

const options = parseOptions(process.argv.slice(2), {
  stage: { type: 'string' },
  companies: { type: 'string', default: '1' },
  documents: { type: 'string', default: '0' },
  questions: { type: 'string', default: '0' },
  searches: { type: 'string', default: '0' },
  help: { type: 'boolean', default: false },
});
endWhenUnwritable();
if ('problem' in options) {
  refuse(options.problem);
} else if (options.help) {
  process.stdout.write(MANUAL);
} else {
  const { companies, documents, questions, searches } = options;
  const load = { companies, documents, questions, searches };
  const wrong = Object.entries(load).find(([, text]) => !/^\d{1,12}$/.test(text));
  const stage = stageNamed(options.stage);
  if (wrong !== undefined) {
    refuse(`--${wrong[0]} must be a whole number from 0.`);
  } else if ('problem' in stage) {
    refuse(stage.problem.replace('-c stage=NAME', '--stage NAME'));
  } else {
    print(stage, {
      companies: Number(companies),
      documents: Number(documents),
      questions: Number(questions),
      searches: Number(searches),
    });
  }
}

function print(
  stage: Exclude<ReturnType<typeof stageNamed>, { problem: string }>,
  load: Parameters<typeof monthOf>[1],
) {
  const { vectors, answer, indexGenerations } = stage;
  const costed = {
    embeddingModelId: indexGenerations[0].modelId,
    answerModelId: calledId(answer.model),
    capacity: vectors.kind === 'collection' ? vectors : null,
  };
  const price = (modelId: string) => priceOf(modelId, REGION);
  const lines = monthOf(costed, load, price);
  const sum = (of: 'idle' | 'loaded') => lines.reduce((total, line) => total + line[of], 0);
  const row = (part: string, idle: string, loaded: string) =>
    `${part.padEnd(28)}${idle.padStart(12)}${loaded.padStart(12)}`;
  const text = [
    row(`dollars a month, ${stage.name}`, 'idle', 'loaded'),
    ...lines.map(({ part, idle, loaded }) => row(part, idle.toFixed(2), loaded.toFixed(2))),
    row('sum', sum('idle').toFixed(2), sum('loaded').toFixed(2)),
    '',
    `The models cost ${(100 * questionCost(costed, price)).toFixed(3)} cents a question, at most ${(100 * questionCost(costed, price, 'most')).toFixed(3)}.`,
    `Prices of ${REGION}, compared on ${AWS_PRICES_READ_ON}, without taxes, free tiers and data transfer.`,
  ];
  process.stdout.write(`${text.join('\n')}\n`);
}

function refuse(problem: string): void {
  process.stderr.write(`${problem}\nFor all options, run npm run cost -- --help.\n`);
  process.exitCode = 2;
}
