const PREFIX = 'KnowledgeCopilot';

/** The stacks of a stage, by the last part of their names. */
export type StackPart = 'Data' | 'Api' | 'Background' | 'Console';

/** The prefix of the names of a stage's stacks and of their alarms. */
export function stackNamePrefix(stageName: string): string {
  return `${PREFIX}-${stageName}-`;
}

/** The name of a stage's stack in CloudFormation. */
export function stackName(stageName: string, part: StackPart): string {
  return `${stackNamePrefix(stageName)}${part}`;
}

/** The name of the stack with the resources that the stages of an account and Region share. */
export const ACCOUNT_STACK_NAME = `${PREFIX}-Account`;

const ERRORS = ' threw or ran out of time';

/** The description of the alarm on the errors of a function. */
export function errorsDescription(functionName: string): string {
  return `${functionName}${ERRORS}`;
}

/** Returns the function whose errors an alarm counts, by the alarm's description; null for any other alarm. */
export function functionOfErrors(description: string): string | null {
  return description.endsWith(ERRORS) ? description.slice(0, -ERRORS.length) : null;
}

/** The namespace of a stage's own metrics in CloudWatch. */
export function metricNamespace(stageName: string): string {
  return `${PREFIX}/${stageName}`;
}

/** The parts of a call whose time is in its log line. Search includes the embedding, and judge every verdict. */
export const TIMED_PARTS = ['search_ms', 'rerank_ms', 'model_ms', 'judge_ms', 'budget_ms', 'redaction_ms'] as const;
