import { at, type Defect } from './defect.ts';

const stage = at('bin/admin/stage.client.ts', 'unit', ['test/bin/stage.client.test.ts']);
const line = at('bin/admin/parse-command-line.ts', 'unit', ['test/bin/admin/parse-command-line.test.ts']);
const estimate = at('bin/admin/estimate-documents.ts', 'unit', ['test/bin/admin/estimate-documents.test.ts']);
const sync = at('bin/admin/sync-documents.ts', 'unit', ['test/bin/sync-documents.test.ts']);
const program = at('bin/admin.ts', 'unit', [
  'test/bin/admin/program.test.ts',
  'test/bin/admin/documents-program.test.ts',
]);
const interruption = at('bin/admin/report-interruption.ts', 'unit', ['test/bin/admin/report-interruption.test.ts']);
const download = at('bin/admin/download-document.ts', 'unit', ['test/bin/admin/download-document.test.ts']);
const deploy = at('bin/deploy.ts', 'reloading', ['test/bin/deploy.test.ts']);
const smoke = at('bin/smoke/main.ts', 'reloading', ['test/bin/smoke/program.test.ts']);
const start = at('bin/start/main.ts', 'reloading', ['test/bin/start/program.test.ts']);
const demonstration = at('bin/start/demonstration.ts', 'unit', ['test/bin/start/demonstration.test.ts']);
const page = at('bin/eval/html-page.ts', 'unit', ['test/bin/eval/printed.test.ts']);

/** The most serious changes of the commands that the runner tried and that no unit test had found until then. */
export const FOUND_IN_COMMANDS: readonly Defect[] = [
  stage('commands: a signature holds for every stage', 'sign({ stage, ...asked })', "sign({ stage: '', ...asked })"),
  stage(
    'commands: the outputs of another part are asked for',
    "{ part: 'Background', output:",
    "{ part: 'Api', output:",
  ),
  stage(
    'commands: a stage that is not deployed is an unknown failure',
    "=== 'ValidationError') {\n      throw new CommandError(notDeployed(stage));",
    "=== 'Validation') {\n      throw new CommandError(notDeployed(stage));",
  ),
  line('commands: --data does nothing', "data: textOf('data') ?? '.local'", "data: '.local'"),
  line('commands: the paths of a command are read as its noun', 'Math.min(2, firstOption)', 'Math.min(3, firstOption)'),
  estimate('commands: an estimate leaves out what archives hold', "=== 'zip') {", "=== 'zip' && file === '') {"),
  estimate(
    'commands: an estimate has the price of another model',
    'known.modelId === modelId',
    'known.modelId !== modelId',
  ),
  sync('commands: a replaced document counts as the same', '?.version === version;', '?.version !== undefined;'),
  program(
    'commands: documents are added although there is no such base',
    "  await administer('documents.list', { base_id: baseId });\n",
    '',
  ),
  program(
    'commands: a key is created without a word that it is shown once',
    "(result as { key?: unknown }).key === 'string'",
    "(result as { key?: unknown }).key !== 'string'",
  ),
  interruption(
    'commands: an upload that was stopped ends with 0',
    'const INTERRUPTED = 130;',
    'const INTERRUPTED = 0;',
  ),
  download('commands: another document is downloaded', '{ document_id: documentId }', "{ document_id: '' }"),
  deploy(
    'deploy: each stack is read again and again, until CloudFormation refuses it',
    'known.set(stackName, stack);',
    'known.set(stackName, stack).clear();',
  ),
  smoke(
    'smoke test: it passes although one of its files was left out',
    "result?.state === 'pass')",
    "result?.state !== 'fail')",
  ),
  start('npm start: a stage that could not start leaves its folder', '    await removeAssembly();\n', ''),
  demonstration(
    'npm start: a key that was revoked is printed',
    'health.status === 200 ? kept.key : null',
    'health.status > 0 ? kept.key : null',
  ),
  demonstration('npm start: the keys of other applications are revoked', 'name === NAMES.key && status', 'status'),
  page(
    'eval: a passage that was found late counts as not found',
    'firstRank > RANKS_SHOWN).length',
    'firstRank > 100).length',
  ),
];
