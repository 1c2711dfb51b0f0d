/**
 * A call of each endpoint whose function calls services: the path, the path of the function, and the body. The function
 * of /health calls none, so no service can refuse it, and nothing shows when it works on a call.
 */
export const CALLS_TO_SERVICES: readonly [path: string, functionPath: string, body?: object][] = [
  ['/knowledge-bases', 'knowledge-bases'],
  ['/knowledge/search', 'knowledge-search', { query: 'When does the lease begin?' }],
  ['/copilot/query', 'copilot-query', { question: 'When does the lease begin?' }],
];
