import { expect, it } from 'vitest';
import { supportFlaw } from './support-flaw.fixture.ts';

// Returns the outcome of a sentence that quotes its whole source.
const flawOf = (text: string, said: string, question = '') =>
  supportFlaw(
    `${said.replace(/[.。]$/u, '')} [1].`,
    [{ title: 'Handbook', headings: '', text, quotes: [text] }],
    question,
  );

// A source, a right sentence, a wrong one, and the question.
type Case = readonly [text: string, right: string, wrong: string, question?: string];

/** Tests that the right sentence of each case is accepted and the wrong one refused. */
export function acceptAndRefuse(cases: readonly Case[]): void {
  const listed = cases.map(([text, right, wrong, question = '']) => [text, right, wrong, question] as const);

  it.each(listed)('the source "$0" supports "$1"', (...[text, right, , question]) => {
    expect(flawOf(text, right, question)).toBeNull();
  });

  it.each(listed)('the source "$0" does not support "$2"', (...[text, , wrong, question]) => {
    expect(flawOf(text, wrong, question)).not.toBeNull();
  });
}
