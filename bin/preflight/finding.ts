/** What a check before a deployment found: a problem stops the deployment, a warning does not. */
export interface Finding {
  readonly kind: 'problem' | 'warning';
  /** What is wrong and what to do, in one or two sentences. */
  readonly text: string;
}

/** Returns a finding that stops the deployment. */
export function problem(text: string): Finding {
  return { kind: 'problem', text };
}

/** Returns a finding that is printed and does not stop the deployment. */
export function warning(text: string): Finding {
  return { kind: 'warning', text };
}
