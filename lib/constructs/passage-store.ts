import type { IRole, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';

/**
 * Where a stage keeps its passages, and how a function is let in: by its own role, and where the service asks for it by
 * a policy of the data too.
 */
export interface PassageStore {
  readonly endpoint: string;
  readonly service: 'aoss' | 'es';
  readonly mayRead: () => PolicyStatement[];
  readonly mayWrite: () => PolicyStatement[];
  /** What making and looking at the index needs where the deployment does not make it. */
  readonly mayPrepare: () => PolicyStatement[];
  /**
   * Lets roles at the data; called by each stack for its own, because the stack of the data cannot know roles that are
   * made after it.
   */
  readonly admit: (scope: Construct, to: 'read' | 'write', roles: readonly IRole[]) => void;
}
