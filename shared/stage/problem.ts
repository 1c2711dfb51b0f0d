/** A problem of a stage, and its remedy, each in sentences for operators. */
export interface Problem {
  readonly what: string;
  readonly do: string;
}

/** The remedy when a table does not respond. */
export const CHECK_TABLES = 'Check the status of DynamoDB in this Region and the role of the administer function.';
