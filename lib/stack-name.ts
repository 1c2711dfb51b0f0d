/** The stacks of a stage, by the last part of their names. */
export type StackPart = 'Data' | 'Api' | 'Background' | 'Console';

/** The name of a stage's stack in CloudFormation. */
export function stackName(stageName: string, part: StackPart): string {
  return `KnowledgeCopilot-${stageName}-${part}`;
}
