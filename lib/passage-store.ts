import type { IRole, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';

/**
 * The store of a stage's passages, and how functions get access to it: by their roles, and by a data access policy
 * where the service needs one.
 */
export interface PassageStore {
  readonly endpoint: string;
  readonly service: 'aoss' | 'es';
  readonly mayRead: () => PolicyStatement[];
  readonly mayWrite: () => PolicyStatement[];
  /** The permissions to create and inspect the index if the deployment does not create it. */
  readonly mayPrepare: () => PolicyStatement[];
  /**
   * Gives roles access to the data; each stack calls it for its own roles, because the data stack cannot know roles
   * that are created after it.
   */
  readonly admit: (scope: Construct, access: PassageAccess, roles: readonly IRole[]) => void;
}

/** The access of a stack's roles to passages, and the name of the stack's policy. */
export interface PassageAccess {
  readonly to: 'read' | 'write';
  readonly policy: 'read' | 'write' | 'console' | 'playground';
}
