/** The parameter of the data stack for the one origin whose pages may upload documents: the console's. */
export const CONSOLE_ORIGIN = 'ConsoleOrigin';
