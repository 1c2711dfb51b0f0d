import { parseArgs } from 'node:util';
import { requireOnce } from '../../require-once.ts';
import { endWhenUnwritable } from '../../unwritable-output.ts';
import { formatScores, scoresAsJson } from './format-scores.ts';
import { type LabeledReply, readRepliesFile } from './read-replies.ts';
import { type Grade, scoreReplies } from './score-replies.ts';

const MANUAL = `npm run -s eval:replies -- FILE.jsonl... [options]

Checks labeled replies by code alone, as the product checks an answer, and counts the right ones that pass, the wrong
ones that are caught, and those that are left to the judge: by language, kind of error, and rule. It prints no reply.
The format of a file is in docs/quality.md.

  --grade GRADE        certain: only certain rules refuse, as on a stage with a judge (default)
                       all: doubtful rules refuse as well, as on a stage without one
  --json               print one JSON document instead of tables
  --help               this text
`;

const OPTIONS = {
  grade: { type: 'string', default: 'certain' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

async function main(args: string[]): Promise<void> {
  requireOnce(args.filter((arg) => arg.startsWith('--')));
  const { values, positionals: files } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  if (values.help) {
    process.stdout.write(MANUAL);
    return;
  }
  const { grade } = values;
  if (!isGrade(grade)) {
    throw new Error('--grade takes certain or all.');
  }
  if (files.length === 0) {
    throw new Error('Name at least one file of labeled replies: npm run -s eval:replies -- FILE.jsonl');
  }
  const replies: LabeledReply[] = [];
  for (const file of files) {
    replies.push(...(await readRepliesFile(file)));
  }
  const scores = scoreReplies(replies, grade);
  process.stdout.write(values.json ? scoresAsJson(scores, grade) : formatScores(scores, grade));
}

function isGrade(text: string): text is Grade {
  return text === 'certain' || text === 'all';
}

endWhenUnwritable();
await main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message.split('\n')[0] : String(error)}\n`);
  process.exitCode = 2;
});
