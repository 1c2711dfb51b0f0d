import type { Stage } from '../../lib/stage.ts';
import { CommandError } from '../admin/command.ts';
import { regionOfCredentials } from '../deployed-stack.client.ts';
import { checkBootstrap } from './check-bootstrap.client.ts';
import { checkModels } from './check-models.client.ts';
import { checkQuotas } from './check-quotas.client.ts';
import { type Finding, warning } from './finding.ts';
import { checkSettings } from './stage-settings.ts';

/** What the checks before a deployment need to know besides the stage. */
interface PreflightContext {
  /** The account of the credentials. */
  readonly account: string;
  /** Whether no stack of the stage exists yet. */
  readonly isNew: boolean;
  /** Whether the environment was bootstrapped with a qualifier of its own. */
  readonly hasQualifier: boolean;
  readonly nowMs: number;
}

/**
 * Checks what a deployment of a stage needs and the templates cannot tell: its place, its alarms, the age of its
 * prices, the bootstrapped environment, one call to each model, and the quotas of the account. Prints what it finds.
 *
 * @throws CommandError when a problem would make the deployment, or the stage's first question, fail.
 */
export async function preflight(
  stage: Stage,
  { account, isNew, hasQualifier, nowMs }: PreflightContext,
): Promise<void> {
  const region = await regionOfCredentials();
  // First, and alone: in the wrong account, nothing else is asked.
  report(stage, checkSettings(stage, { account, region, nowMs }));
  const findings = await Promise.all([
    checkBootstrap(stage.name, region, hasQualifier),
    checkModels(stage, region, isNew),
    checkQuotas(stage, region).catch((error: unknown) => [
      warning(
        `The quotas could not be read (${(error as Error).name}). Allow servicequotas:ListServiceQuotas, lambda:GetAccountSettings and bedrock:GetFoundationModel.`,
      ),
    ]),
  ]);
  report(stage, findings.flat());
}

function report({ name }: Stage, findings: readonly Finding[]): void {
  for (const { kind, text } of findings) {
    process.stderr.write(`${kind === 'problem' ? 'Problem' : 'Warning'}: ${text}\n`);
  }
  const problems = findings.filter(({ kind }) => kind === 'problem').length;
  if (problems > 0) {
    throw new CommandError(
      `${name} was not deployed: ${problems === 1 ? 'one problem' : `${problems} problems`} above would make it fail.`,
    );
  }
}
