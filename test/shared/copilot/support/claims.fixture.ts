import { expect, it } from 'vitest';
import type { SupportFlaw } from '../../../../shared/copilot/support/rules/rule.ts';
import { outcomesOf } from './outcomes.fixture.ts';
import { supportFlaw } from './support-flaw.fixture.ts';

/** Returns the flaw of a sentence that quotes its whole source, or each row of a table; null if it is supported. */
export function claimFlaw(text: string, sentence: string, question = ''): SupportFlaw | null {
  const quotes = text.startsWith('|') ? text.split('\n').slice(2) : [text];
  const marked = `${sentence.replace(/[.。]$/u, '')} [1].`;
  return supportFlaw(marked, [{ title: 'Handbook', headings: '', text, quotes }], question);
}

/** A source, a right sentence, a wrong one, and the question. */
type ClaimCase = readonly [text: string, right: string, wrong: string, question?: string];

/** Tests that the right sentence of each case is accepted and the wrong one refused. */
export function acceptAndRefuse(cases: readonly ClaimCase[]): void {
  it.each(cases.map(([text, right, , question = '']) => [text, right, question] as const))(
    'the source "%s" supports "%s"',
    (text, right, question) => {
      expect(claimFlaw(text, right, question)).toBeNull();
    },
  );

  it.each(cases.map(([text, , wrong, question = '']) => [text, wrong, question] as const))(
    'the source "%s" does not support "%s"',
    (text, wrong, question) => {
      expect(claimFlaw(text, wrong, question)).not.toBeNull();
    },
  );
}

/** A source, and sentences about it, each with its outcome. */
export interface SourceWithClaims {
  readonly text: string;
  readonly right: readonly (readonly [sentence: string, outcome: 'proved' | 'open'])[];
  readonly wrong: readonly (readonly [sentence: string, flaw: SupportFlaw])[];
}

/** Tests that each right sentence about a source has its outcome, and each wrong one its flaw. */
export function expectOutcomes(sources: readonly SourceWithClaims[]): void {
  const claims = (which: 'right' | 'wrong') =>
    sources.flatMap(({ text, [which]: rows }) => rows.map(([sentence, outcome]) => [sentence, outcome, text] as const));

  it.each(claims('right'))('accepts "%s" (%s)', (sentence, outcome, text) => {
    expect(outcomeOf(text, sentence)).toEqual([outcome]);
  });

  it.each(claims('wrong'))('refuses "%s" (%s)', (sentence, flaw, text) => {
    expect(outcomeOf(text, sentence)).toEqual([flaw]);
  });
}

function outcomeOf(text: string, sentence: string): string[] {
  return outcomesOf(sentence, [{ title: 'Handbook', headings: '', text, quotes: quotesFor(text, sentence) }]);
}

// Of a table, only the rows with a cell that the sentence contains: if all rows were quoted, any could be meant.
function quotesFor(text: string, sentence: string): string[] {
  const rows = text.split('\n').filter((row) => row.startsWith('| '));
  const named = rows
    .slice(1)
    .filter((row) => row.split('|').some((cell) => cell.trim() !== '' && sentence.includes(cell.trim())));
  return rows.length === 0 ? [text] : named;
}
