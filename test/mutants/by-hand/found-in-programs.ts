import { at, type Defect } from './defect.ts';

const deploy = at('bin/deploy.ts', 'reloading', ['test/bin/deploy.test.ts']);
const role = at('bin/log-role.client.ts', 'unit', ['test/bin/log-role.client.test.ts']);
const guard = at('bin/guard.mjs', 'unit', ['test/bin/guard.test.ts']);
const call = at('bin/smoke/call-stage.ts', 'reloading', ['test/bin/smoke/call-stage.test.ts']);
const searching = at('bin/smoke/search-until.ts', 'reloading', ['test/bin/smoke/search-until.test.ts']);
const command = at('bin/admin.ts', 'unit', ['test/bin/admin.test.ts']);
const upload = at('bin/admin/add-documents.ts', 'unit', ['test/bin/admin/add-documents.test.ts']);
const download = at('bin/admin/download-document.ts', 'unit', ['test/bin/admin/download-document.test.ts']);
const endpointCall = at('bin/call-endpoint.ts', 'integration', ['test/bin/ask.integration.test.ts']);
const measured = at('bin/eval/api.ts', 'integration', ['test/bin/eval/eval.integration.test.ts']);
const evaluation = at('bin/eval/main.ts', 'integration', ['test/bin/eval/eval.integration.test.ts']);
const figures = at('bin/eval/format-figures.ts', 'unit', ['test/bin/eval/figures.test.ts']);
const confirmation = at('bin/admin/confirm-deletion.ts', 'unit', ['test/bin/admin/confirm-deletion.test.ts']);
const signer = at('bin/admin/sign-request.client.ts', 'unit', ['test/bin/admin/sign-request.client.test.ts']);
const stage = at('bin/admin/stage.client.ts', 'unit', ['test/bin/stage.client.test.ts']);
const switching = at('shared/stage/switch-generation.ts', 'unit', ['test/shared/stage/switch-generation.test.ts']);
const census = at('shared/stage/base-index-status.ts', 'unit', ['test/shared/stage/switch-generation.test.ts']);
const report = at('shared/stage/report-stage.ts', 'unit', ['test/shared/stage/report-stage.test.ts']);
const folder = at('bin/eval/measure-folder.ts', 'reloading', ['test/bin/eval/measure-folder.test.ts']);

/** Careless changes of the programs in `bin/` that no test saw until somebody made them. */
export const FOUND_IN_PROGRAMS: readonly Defect[] = [
  deploy(
    'deploy: a stage is deployed although the role for its logs is still missing',
    'made !== 0 || !(await hasLogRole())',
    'made !== 0',
  ),
  deploy(
    'deploy: it begins without valid credentials',
    'actor: null });\n  await ensureLogRole',
    "actor: null }).catch(() => ({ actor: 'unknown' }));\n  await ensureLogRole",
  ),
  role('deploy: a role for logs that was removed again counts as one', " && cloudwatchRoleArn !== ''", ''),
  guard('programs: they go on with a Node that is too old', '  process.exit(1);\n', ''),
  call(
    'smoke test: a response that is not as documented passes',
    '  expectMatchesOpenApi({ method, path, ...answer });\n',
    '',
  ),
  searching(
    'smoke test: a stage that refuses its key is waited for',
    'answer.status === 503 || answer.status === 200;',
    'answer.status >= 200;',
  ),
  command(
    'commands: an estimate of reindexing reindexes, and is paid for',
    '    return { result: await estimateReindex(administer, reindex), status: 0 };\n',
    '    await estimateReindex(administer, reindex);\n',
  ),
  upload('commands: an upload may take forever', '      signal: transferLimit(),\n', ''),
  download('commands: a download may take forever', 'fetch(url, { signal: transferLimit() })', 'fetch(url)'),
  endpointCall('commands: a question may take forever', '    signal: answerLimit(),\n', ''),
  measured(
    'eval: a refused call is repeated without end',
    'retryAfterSeconds > 0 && triesLeft > 1',
    'retryAfterSeconds > 0',
  ),
  measured('eval: an answer may take forever', '    signal: AbortSignal.timeout(api.answerSeconds * 1_000),\n', ''),
  evaluation(
    'eval: it passes although most questions failed',
    'failed * 2 > questions.length ?',
    'failed === questions.length ?',
  ),
  evaluation('eval: all questions are asked and paid for, whatever the limit', '.slice(0, options.limit)', ''),
  figures('eval: a question controls the terminal', 'terminalText(question.entry.question)', 'question.entry.question'),
  folder(
    "eval: the project's own pages are held to no floors",
    "      ...unlessTyped('--floors', floors, others),\n",
    '',
  ),
  folder('eval: its stage keeps running', '    await stopStage(stage);\n', ''),
  confirmation('commands: a pipe confirms a deletion', 'input.isTTY !== true', 'input.isTTY === false'),
  signer(
    'commands: the input of a change is not signed',
    '{ ...request, nonce }',
    '{ ...request, input: null, nonce }',
  ),
  stage(
    'commands: a stage on AWS is told a name in place of a signature',
    "flags.stage === 'local' ? async () => ({ actor })",
    "flags.stage !== 'prod' ? async () => ({ actor })",
  ),
  switching('operations: an index is switched without its documents by default', "'refuse',\n  ),", "'accept',\n  ),"),
  switching(
    'operations: a switch that was not made is reported as made',
    "return outcome === 'changed' ? outcome : result;",
    'return result;',
  ),
  census(
    'operations: documents that nobody can read yet prevent a switch',
    'currentVersion > 0',
    'currentVersion >= 0',
  ),
  report(
    'operations: only fifty-one refused files are counted',
    '    count += 1;\n',
    '    count = refused.length + 1;\n',
  ),
];
