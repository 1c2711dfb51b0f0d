/** Collects the fields that a call adds to its log line, without the times of its parts, which differ in every run. */
export const logInto = (logged: object[]) => (fields: object) =>
  void (Object.keys(fields).every((name) => name.endsWith('_ms')) || logged.push(fields));
