import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { stageNamed } from '../lib/stages.ts';
import { inviteMemberInput } from '../shared/members/manage-members.ts';
import { CommandError } from './admin/command.ts';
import { accessTo } from './admin/stage.client.ts';
import { consoleOrigin, uploadOriginArguments } from './console-origin.ts';
import { deployedStack } from './deployed-stack.client.ts';
import { hasLogRole } from './log-role.client.ts';
import { parseOptions } from './parse-options.ts';
import { PREVIEW } from './preflight/planned-changes.client.ts';
import { preflight } from './preflight/preflight.ts';
import { showChanges } from './preflight/show-changes.ts';
import { existingStacks, protectedLater } from './protection.ts';
import { endWhenUnwritable } from './unwritable-output.ts';

const MANUAL = `npm run deploy -- --stage NAME [options]
Deploys all stacks of a stage with your AWS credentials, as cdk deploy does, then runs the smoke test. Before that, it
checks the account: place, alarms, prices, bootstrap, one call to each model, quotas. It prints what will change in the
stacks that exist, and refuses to replace or delete what holds data. If API Gateway has no role for its logs in this
account and Region, the role is created first, after a confirmation. The first time, a stage that keeps its data is
protected from deletion only after the smoke test, by a second deployment, so that a failed first deployment can be
repeated. For a new console, a second deployment also allows its address, and no other, to upload documents from a
browser.

  --stage NAME         the stage, such as dev
  --operator ADDRESS   invite the first operator of the console after the deployment
  --dry-run            check and print what will change, and stop before the deployment
  --allow-replacement  deploy although a resource that holds data is replaced or deleted
  --no-preflight       leave out the checks of the account
  --yes                do not ask before changes of permissions and before the log role is created
  --help               this text
`;

const CDK = 'node_modules/aws-cdk/bin/cdk';
const WAY_BACK = 'To go back, check out the release before and deploy it (docs/recovery.md, "Going back").';
const checkout = fileURLToPath(new URL('..', import.meta.url));

async function deploy({
  stage: stageName,
  yes,
  'dry-run': isDry,
  'allow-replacement': mayReplace,
  'no-preflight': skipsPreflight,
}: Options) {
  const approval = yes === true ? ['--require-approval', 'never'] : [];
  const stage = stageNamed(stageName);
  if ('problem' in stage) {
    throw new CommandError(stage.problem.replace('-c stage=NAME', '--stage NAME'));
  }
  // Checked first: without credentials, minutes of synthesis would be wasted.
  const { actor } = await accessTo({ stage: stage.name, data: '', actor: null });
  const stackBefore = readOnce(deployedStack);
  const existing = await existingStacks(stage, stackBefore);
  if (skipsPreflight !== true) {
    await preflight(stage, {
      // arn:aws:sts::ACCOUNT:assumed-role/...
      account: actor.split(':')[4] ?? '',
      isNew: existing.length === 0,
      hasQualifier: hasOwnQualifier(),
      nowMs: Date.now(),
    });
  }
  const later = await protectedLater(stage, stackBefore);
  const before = await consoleOrigin(stage, stackBefore);
  const uploads = uploadOriginArguments(stage, before);
  const protection = later.length > 0 ? ['-c', `protection=later:${later}`] : [];
  if (existing.length > 0) {
    await showChanges(existing, {
      prepare: () => run(CDK, [...previewOf(stage.name, existing), ...protection, ...uploads]),
      mayReplace: mayReplace === true,
    });
  }
  if (isDry === true) {
    process.stderr.write(`Nothing was deployed to ${stage.name}.\n`);
    return 0;
  }
  await ensureLogRole(approval);
  process.stderr.write(`Deploying ${stage.name} as ${actor} ...\n`);
  // Forced, because a stack reads names from other stacks only while it is deployed itself, and resources may have been
  // changed by hand.
  const cdkDeploy = ['deploy', '--all', '--force', '-c', `stage=${stage.name}`, ...approval];
  const deployed = await run(CDK, [...cdkDeploy, ...protection, ...uploads]);
  if (deployed !== 0) {
    throw new CommandError('The deployment failed; the reason is in the output above. No smoke test was run.');
  }
  const smoke = await run('bin/smoke/main.ts', ['--stage', stage.name]);
  const origin = await consoleOrigin(stage, deployedStack);
  if (smoke !== 0) {
    process.stderr.write(`${stage.name} now runs this release, and its smoke test failed. ${WAY_BACK}\n`);
    return smoke;
  }
  if (later.length === 0 && origin === before) {
    return smoke;
  }
  process.stderr.write(
    later.length > 0
      ? `Protecting ${stage.name} from deletion ...\n`
      : 'Letting only the console upload documents ...\n',
  );
  return run(CDK, [...cdkDeploy, ...uploadOriginArguments(stage, origin)]);
}

async function deployAndInvite(given: Options) {
  const { stage, operator } = given;
  const status = await deploy(given);
  if (status !== 0 || operator === undefined || given['dry-run'] === true) {
    return status;
  }
  const invitation = ['member', 'invite', '--stage', `${stage}`, '--email', operator, '--role', 'operator'];
  return run('bin/admin.ts', invitation);
}

// Creates the role for logs if it is missing. It is a setting of the account and Region, without which the stack of the
// API fails after some minutes.
async function ensureLogRole(approval: readonly string[]): Promise<void> {
  if (await hasLogRole()) {
    return;
  }
  process.stderr.write('API Gateway has no role for its logs in this account and Region. Creating it ...\n');
  const made = await run(CDK, ['deploy', '--app', 'node bin/account.ts', ...approval]);
  if (made !== 0 || !(await hasLogRole())) {
    throw new CommandError('The API Gateway logging role could not be created. Nothing else was deployed.');
  }
}

// A change set is prepared and never executed, so nothing is approved.
function previewOf(stageName: string, stackNames: readonly string[]): string[] {
  const method = ['--method', 'prepare-change-set', '--change-set-name', PREVIEW];
  const named = ['deploy', ...stackNames, '--exclusively', '--force', '-c', `stage=${stageName}`];
  return [...named, ...method, '--require-approval', 'never'];
}

// The CDK reads a qualifier from the same file.
function hasOwnQualifier(): boolean {
  const { context } = JSON.parse(readFileSync(`${checkout}cdk.json`, 'utf8'));
  return '@aws-cdk/core:bootstrapQualifier' in context;
}

// CloudFormation throttles DescribeStacks, and no stack changes before the deployment, so each is read once.
function readOnce(read: typeof deployedStack): typeof deployedStack {
  const known = new Map<string, ReturnType<typeof deployedStack>>();
  return (stackName) => {
    const stack = known.get(stackName) ?? read(stackName);
    known.set(stackName, stack);
    return stack;
  };
}

async function run(program: string, args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [`${checkout}${program}`, ...args], { cwd: checkout, stdio: 'inherit' });
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 1;
}

function readOptions(args: readonly string[]) {
  const values = parseOptions(args, {
    stage: { type: 'string' },
    operator: { type: 'string' },
    'dry-run': { type: 'boolean' },
    'allow-replacement': { type: 'boolean' },
    'no-preflight': { type: 'boolean' },
    yes: { type: 'boolean' },
    help: { type: 'boolean' },
  });
  // Checked here and not only by the invitation, which comes after a deployment of many minutes.
  return 'problem' in values || values.operator === undefined || v.is(inviteMemberInput.entries.email, values.operator)
    ? values
    : { problem: '--operator must be an email address, such as name@example.com.' };
}

type Options = Exclude<ReturnType<typeof readOptions>, { problem: string }>;

const options = readOptions(process.argv.slice(2));
endWhenUnwritable();
if ('problem' in options) {
  process.stderr.write(`${options.problem}\nFor all options, run npm run deploy -- --help.\n`);
  process.exitCode = 2;
} else if (options.help === true) {
  process.stdout.write(MANUAL);
} else {
  process.exitCode = await deployAndInvite(options).catch((error: unknown) => {
    process.stderr.write(
      `${error instanceof CommandError ? error.message : 'The deployment failed: internal error.'}\n`,
    );
    return 1;
  });
}
