/** The name of the data stack's parameter for the only origin whose pages may upload documents: the console's. */
export const CONSOLE_ORIGIN = 'ConsoleOrigin';
