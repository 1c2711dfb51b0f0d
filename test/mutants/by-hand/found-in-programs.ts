import { at, type Defect } from './defect.ts';

const deploy = at('bin/deploy.ts', 'unit', ['test/bin/deploy.test.ts']);
const role = at('bin/log-role.ts', 'unit', ['test/bin/log-role.test.ts']);
const guard = at('bin/guard.mjs', 'unit', ['test/bin/guard.test.ts']);
const call = at('bin/smoke/call-stage.ts', 'unit', ['test/bin/smoke/call-stage.test.ts']);
const awake = at('bin/smoke/wait-until-awake.ts', 'unit', ['test/bin/smoke/wait-until-awake.test.ts']);
const command = at('bin/admin.ts', 'unit', ['test/bin/admin.test.ts']);
const upload = at('bin/admin/add-documents.ts', 'unit', ['test/bin/admin/add-documents.test.ts']);
const download = at('bin/admin/download-document.ts', 'unit', ['test/bin/admin/download-document.test.ts']);
const ask = at('bin/ask.ts', 'integration', ['test/bin/ask.integration.test.ts']);
const measured = at('bin/eval/api.ts', 'integration', ['test/bin/eval/eval.integration.test.ts']);
const evaluation = at('bin/eval/main.ts', 'integration', ['test/bin/eval/eval.integration.test.ts']);
const figures = at('bin/eval/format-figures.ts', 'unit', ['test/bin/eval/figures.test.ts']);
const folder = at('bin/eval/measure-folder.ts', 'unit', ['test/bin/eval/measure-folder.test.ts']);

/** Careless changes of the programs in `bin/` that no test saw until somebody made them. */
export const FOUND_IN_PROGRAMS: readonly Defect[] = [
  deploy(
    'deploy: a stage is deployed although the role for its logs is still missing',
    'made !== 0 || !(await hasLogRole())',
    'made !== 0',
  ),
  deploy(
    'deploy: it begins without valid credentials',
    'actor: null });\n  const approval',
    "actor: null }).catch(() => ({ actor: 'unknown' }));\n  const approval",
  ),
  role('deploy: a role for logs that was removed again counts as one', " && cloudwatchRoleArn !== ''", ''),
  guard('programs: they go on with a Node that is too old', '  process.exit(1);\n', ''),
  call(
    'smoke test: a response that is not as documented passes',
    '  expectMatchesOpenApi({ method, path, ...answer });\n',
    '',
  ),
  awake(
    'smoke test: a stage that refuses its key is waited for',
    'answer.status === 503 || answer.status === 200;',
    'answer.status >= 200;',
  ),
  command(
    'commands: an estimate of reindexing reindexes, and is paid for',
    '    return { result: await estimateReindex(administer, reindex), status: 0 };\n',
    '    await estimateReindex(administer, reindex);\n',
  ),
  upload('commands: an upload may take for ever', '      signal: transferLimit(),\n', ''),
  download('commands: a download may take for ever', 'fetch(url, { signal: transferLimit() })', 'fetch(url)'),
  ask('commands: a question may take for ever', '    signal: answerLimit(),\n', ''),
  measured(
    'eval: a refused call is repeated without end',
    'retryAfterSeconds > 0 && triesLeft > 1',
    'retryAfterSeconds > 0',
  ),
  measured('eval: an answer may take for ever', '    signal: AbortSignal.timeout(api.answerSeconds * 1_000),\n', ''),
  evaluation(
    'eval: it passes although every question failed',
    ' || figures.errors === questions.length ? 1 : 0',
    ' ? 1 : 0',
  ),
  evaluation('eval: all questions are asked and paid for, whatever the limit', '.slice(0, options.limit)', ''),
  figures('eval: a question controls the terminal', 'terminalText(question.entry.question)', 'question.entry.question'),
  folder(
    "eval: the project's own pages are held to no floors",
    "floors === null ? [] : ['--floors', floors]",
    'floors === null ? [] : []',
  ),
  folder('eval: its stage keeps running', '    await stopStage(stage);\n', ''),
];
