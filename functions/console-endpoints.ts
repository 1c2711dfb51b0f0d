/** One route of the console's API. */
interface ConsoleEndpoint {
  /** The folder under functions/ of the function that answers it. */
  readonly name: 'console' | 'console-playground';
  readonly method: 'GET' | 'POST';
  /** The resource as API Gateway names it: without the API's stage. */
  readonly path: `/console/${string}`;
}

/** The route table of the console's API. */
export const CONSOLE_ENDPOINTS = [
  { name: 'console', method: 'GET', path: '/console/me' },
  { name: 'console', method: 'POST', path: '/console/operations/{operation}' },
  { name: 'console-playground', method: 'POST', path: '/console/playground/search' },
  { name: 'console-playground', method: 'POST', path: '/console/playground/ask' },
] as const satisfies readonly ConsoleEndpoint[];
