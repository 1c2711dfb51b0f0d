import { callPath } from '../../functions/endpoints.ts';
import { answerLimit } from '../time-limits.ts';

/** A question and the API's answer. */
export interface Asked {
  readonly question: string;
  /** How long the answer took. */
  readonly seconds: number;
  readonly answer: string;
  readonly grounded: boolean;
  readonly citations: readonly { readonly n: number; readonly source_title: string; readonly excerpt: string }[];
}

/** The questions about the project's own documents. */
export const OWN_QUESTION = 'Which header carries the API key?';

const QUESTIONS_MAX = 6;

/** Questions for a folder of the user's own: one about each of its first titles. */
export function questionsAbout(titles: readonly string[]): string[] {
  return [...new Set(titles)].slice(0, QUESTIONS_MAX).map((title) => `What is said about ${title}?`);
}

/** Asks the questions in turn until one is answered from the documents; returns the last one asked. */
export async function askFirstAnswered(
  baseUrl: string,
  key: string,
  questions: readonly string[],
): Promise<Asked | null> {
  let last: Asked | null = null;
  for (const question of questions) {
    const startedAt = performance.now();
    const response = await fetch(`${baseUrl}${callPath('copilot-query')}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ question }),
      signal: answerLimit(),
    });
    const body = (await response.json()) as Omit<Asked, 'question' | 'seconds'> & { error?: string };
    if (!response.ok) {
      throw new Error(`The API answered ${response.status}: ${body.error}`);
    }
    last = { question, seconds: (performance.now() - startedAt) / 1_000, ...body };
    if (body.grounded === true) {
      return last;
    }
  }
  return last;
}
