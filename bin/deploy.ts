import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { stageNamed } from '../lib/stages.ts';
import { CommandError } from './admin/command.ts';
import { accessTo } from './admin/stage.client.ts';

const MANUAL = `npm run deploy -- --stage NAME
Deploys all stacks of a stage with your AWS credentials, as a plain cdk deploy does, then runs the smoke test.

  --stage NAME   the stage, such as dev
  --yes          do not ask before changes of permissions
  --help         this text
`;

const checkout = fileURLToPath(new URL('..', import.meta.url));

async function deploy(stageName: string | undefined, yes: boolean): Promise<number> {
  const stage = stageNamed(stageName);
  if ('problem' in stage) {
    throw new CommandError(stage.problem.replace('-c stage=NAME', '--stage NAME'));
  }
  if (stage.name === 'local') {
    throw new CommandError('The local stage is not deployed: npm start runs it.');
  }
  // Checked first: without credentials, minutes of synthesis would be wasted.
  const { actor } = await accessTo({ stage: stage.name, data: '', actor: null });
  process.stderr.write(`Deploying ${stage.name} as ${actor} ...\n`);
  const approval = yes ? ['--require-approval', 'never'] : [];
  const deployed = await run('node_modules/aws-cdk/bin/cdk', [
    'deploy',
    '--all',
    '-c',
    `stage=${stage.name}`,
    ...approval,
  ]);
  if (deployed !== 0) {
    throw new CommandError('The deployment failed; the reason is in the output above. No smoke test was run.');
  }
  return run('bin/smoke/main.ts', ['--stage', stage.name]);
}

async function run(program: string, args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [`${checkout}${program}`, ...args], { cwd: checkout, stdio: 'inherit' });
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 1;
}

function readOptions(args: readonly string[]) {
  try {
    const options = { stage: { type: 'string' }, yes: { type: 'boolean' }, help: { type: 'boolean' } } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    return { wrong: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) };
  }
}

const options = readOptions(process.argv.slice(2));
if ('wrong' in options) {
  process.stderr.write(`${options.wrong}\nnpm run deploy -- --help is the manual.\n`);
  process.exitCode = 2;
} else if (options.help === true) {
  process.stdout.write(MANUAL);
} else {
  process.exitCode = await deploy(options.stage, options.yes === true).catch((error: unknown) => {
    process.stderr.write(
      `${error instanceof CommandError ? error.message : 'The deployment failed: internal error.'}\n`,
    );
    return 1;
  });
}
