/** The state of one stack as CloudFormation names it; null where there is none. */
type StackStatus = (stackName: string) => Promise<string | null>;

const PARTS = ['Data', 'Api', 'Background'];
// A stack that was made once keeps one of these, whatever became of later changes.
const MADE = /^(?:CREATE|IMPORT|UPDATE\w*)_(?:COMPLETE|FAILED|IN_PROGRESS)|^(?:IMPORT|UPDATE)_ROLLBACK/;
const BEING_MADE = /^CREATE_(?:FAILED|IN_PROGRESS)/;

/** Whether a stack of the stage was never made whole: then a failure has to be undone, and nothing may be protected. */
export async function isFirstDeployment(stage: string, statusOf: StackStatus): Promise<boolean> {
  const statuses = await Promise.all(PARTS.map((part) => statusOf(`KnowledgeCopilot-${stage}-${part}`)));
  return statuses.some((status) => status === null || !MADE.test(status) || BEING_MADE.test(status));
}
