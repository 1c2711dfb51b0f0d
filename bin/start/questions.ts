import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { QUERY_CHARACTERS_MAX } from '../../shared/api/request-fields.ts';
import { callEndpoint } from '../call-endpoint.ts';
import type { CalledApi } from '../find-api.ts';
import { questionsIn } from './sample-question.ts';

/** A question and the API's answer. */
export interface Asked {
  readonly question: string;
  /** How long the answer took. */
  readonly seconds: number;
  readonly answer: string;
  readonly grounded: boolean;
  readonly citations: readonly { readonly n: number; readonly source_title: string; readonly excerpt: string }[];
}

// The question about the project's own documents.
const OWN_QUESTION = 'Which header carries the API key?';

// Each question costs a call of the model, and `npm start` is waiting; one that is answered is enough.
const QUESTIONS_MAX = 6;

// How many documents are searched for sentences to ask about.
const SEARCHED_MAX = 3;

/**
 * Returns questions that a folder's documents probably answer, the likeliest first: for the project's own documents a
 * fixed one, for others questions in the words of their sentences, and then one for each of the first titles. A search
 * that fails only means fewer questions.
 */
export async function questionsAbout(api: AskedApi, folder: string, titles: readonly string[]): Promise<string[]> {
  const own = folder === resolve('docs') ? [OWN_QUESTION] : [];
  const first = [...new Set(titles)].slice(0, QUESTIONS_MAX);
  const inSentences = own.length > 0 ? [] : await questionsInSentences(api, first.slice(0, SEARCHED_MAX));
  const others = first.map((title) => `What is said about ${title}?`);
  return [...own, ...inSentences, ...others].slice(0, QUESTIONS_MAX);
}

async function questionsInSentences(api: AskedApi, titles: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const title of titles) {
    const excerpts = await excerptsAbout(api, title).catch(() => []);
    // The fewer documents, the more sentences from each.
    found.push(...excerpts.flatMap(questionsIn).slice(0, Math.ceil(SEARCHED_MAX / titles.length)));
  }
  return [...new Set(found)];
}

async function excerptsAbout(api: AskedApi, title: string): Promise<string[]> {
  const query = [...title].slice(0, QUERY_CHARACTERS_MAX).join('');
  const response = await callEndpoint(api, 'knowledge-search', { query, k: 5 });
  const { data } = (await response.json()) as { readonly data?: readonly { readonly excerpt: string }[] };
  return (data ?? []).map(({ excerpt }) => excerpt);
}

// The API that is asked, and how long to wait before a failed call is repeated.
interface AskedApi extends CalledApi {
  readonly pauseMilliseconds: number;
}

// The first call of a stage starts its functions and tables; the third finds them running.
const TRIES_MAX = 3;
// A failure that took longer comes from a model that is down or too slow. Another try would take as long.
const REPEATED_SECONDS_MAX = 20;

/**
 * Asks the questions in turn until one is answered from the documents. Returns the last one that was asked, or null if
 * there are no questions. A call that fails within 20 seconds with a status of 500 or more is made up to three times,
 * because the tables may be slow on the first call of a stage. Any other failure is thrown with its status.
 */
export async function askFirstAnswered(api: AskedApi, questions: readonly string[]): Promise<Asked | null> {
  let last: Asked | null = null;
  for (const question of questions) {
    last = await ask(api, question, TRIES_MAX);
    if (last.grounded) {
      return last;
    }
  }
  return last;
}

async function ask(api: AskedApi, question: string, triesLeft: number): Promise<Asked> {
  const startedAt = performance.now();
  const response = await callEndpoint(api, 'copilot-query', { question });
  const body = (await response.json()) as Omit<Asked, 'question' | 'seconds'> & { readonly error?: string };
  const seconds = (performance.now() - startedAt) / 1_000;
  if (response.ok) {
    return { question, seconds, ...body };
  }
  if (response.status < 500 || seconds > REPEATED_SECONDS_MAX || triesLeft === 1) {
    throw new Error(`The API answered ${response.status}: ${body.error}`);
  }
  await pause(api.pauseMilliseconds);
  return ask(api, question, triesLeft - 1);
}
