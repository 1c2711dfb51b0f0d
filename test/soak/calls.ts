import { setTimeout as pause } from 'node:timers/promises';
import { checkStatus, type Received, type Sent, send } from './send-call.ts';
import { questionOf, type SoakCompany, type SoakKey } from './soak-company.ts';
import { chosen, expectThat, type SoakRun } from './soak-run.ts';

// Stays below the 20 calls per second that the gateway admits.
const CALL_EVERY_MS = 300;
/** What a question is called in the report. */
export const QUESTION = 'POST /copilot/query';
// Most questions stay without a key, as most callers send none.
const REPLAYED_SHARE = 0.3;

/** Sends calls of all kinds as one caller until the end, and checks every answer against what is known. */
export async function callUntil(run: SoakRun, { endMs, name }: { readonly endMs: number; readonly name: string }) {
  for (let calls = 0; performance.now() < endMs; calls += 1) {
    const startMs = performance.now();
    const company = chosen(run, run.companies);
    const key = chosen(run, company.keys);
    await KINDS[Math.floor(run.random() * KINDS.length)]?.(run, { company, key, name: `${name}-${calls}` });
    await pause(Math.max(0, CALL_EVERY_MS - (performance.now() - startMs)));
  }
}

interface Call {
  readonly company: SoakCompany;
  readonly key: SoakKey;
  /** Unique among the calls of the run. */
  readonly name: string;
}

// One of these is drawn for each call; repeated ones are more likely.
const KINDS = [health, bases, search, search, search, question, question, question, invalid];

async function health(run: SoakRun, { company, key }: Call) {
  const answer = await send(run, { company, key, method: 'GET', path: '/health' });
  checkStatus(run, answer, { company, key, allowed: [200, 401], what: 'GET /health' });
}

async function bases(run: SoakRun, { company, key }: Call) {
  const answer = await send(run, { company, key, method: 'GET', path: '/knowledge-bases' });
  checkStatus(run, answer, { company, key, allowed: [200, 401, 403], what: 'GET /knowledge-bases' });
  if (answer?.status === 200) {
    const ids = answer.body.data.map(({ id }: { id: string }) => id);
    expectThat(run, ids.length === 1 && ids[0] === company.baseId, 'a list of bases is not the company’s own');
  }
}

async function search(run: SoakRun, { company, key }: Call) {
  const slot = chosen(run, company.slots);
  const query = questionOf({ mark: company.mark, subject: slot.subject });
  const body = JSON.stringify({ query, k: 10 });
  const answer = await send(run, { company, key, method: 'POST', path: '/knowledge/search', body });
  // A search of a company that has used up its budget is refused with 403.
  checkStatus(run, answer, { company, key, allowed: [200, 401, 403], what: 'POST /knowledge/search' });
  if (answer?.status !== 200) {
    return;
  }
  const texts = answer.body.data.map(({ excerpt }: { excerpt: string }) => excerpt);
  const shown = checkWords(run, { company, answer, texts, what: 'search' });
  const possible = slot.word.during(answer.fromMs, answer.untilMs);
  const isThere = possible.length > 0 && !possible.includes(null);
  const isShown = shown.some((word) => possible.includes(word));
  expectThat(run, !isThere || isShown, 'a search found neither the old version of a document nor the new one');
}

async function question(run: SoakRun, { company, key, name }: Call) {
  const slot = chosen(run, company.slots);
  const body = JSON.stringify({ question: questionOf({ mark: company.mark, subject: slot.subject }) });
  const idempotencyKey = run.random() < REPLAYED_SHARE ? name : undefined;
  const sent: Sent = {
    company,
    key,
    method: 'POST',
    path: '/copilot/query',
    body,
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  };
  const answer = await send(run, sent);
  checkStatus(run, answer, { company, key, allowed: [200, 401, 403, 429], what: QUESTION });
  if (answer?.status !== 200) {
    return;
  }
  checkAnswer(run, company, answer);
  const answered = company.answered[key.environment];
  answered.questions += 1;
  answered.inputTokens += answer.body.usage.input_tokens;
  answered.outputTokens += answer.body.usage.output_tokens;
  if (idempotencyKey !== undefined) {
    const again = await send(run, sent);
    // 400: a document that the answer cites has changed since.
    checkStatus(run, again, { company, key, allowed: [200, 400, 401, 403, 429], what: 'POST /copilot/query again' });
    const same = again?.status !== 200 || JSON.stringify(again.body) === JSON.stringify(answer.body);
    expectThat(run, same, 'an answer that was kept came back different');
  }
}

async function invalid(run: SoakRun, { company, key }: Call) {
  const [path, body, allowed] = chosen(run, INVALID_CALLS);
  const method = body === null ? 'GET' : 'POST';
  const answer = await send(run, { company, key, method, path, ...(body === null ? {} : { body }) });
  checkStatus(run, answer, { company, key, allowed: [...allowed, 401, 403], what: `an invalid call of ${path}` });
}

const INVALID_CALLS: readonly (readonly [path: string, body: string | null, allowed: readonly number[]])[] = [
  ['/knowledge/search', '{', [400]],
  ['/knowledge/search', '{"query":" "}', [400]],
  ['/copilot/query', '{"question":"Why?","tone":"kind"}', [400]],
  ['/copilot/query', JSON.stringify({ question: 'x'.repeat(70_000) }), [400]],
  ['/copilot/query', null, [405]],
  ['/nowhere', null, [404]],
];

function checkAnswer(run: SoakRun, company: SoakCompany, answer: Received) {
  const { answer: text, grounded, citations } = answer.body;
  const texts = [text, ...citations.map(({ excerpt }: { excerpt: string }) => excerpt)];
  checkWords(run, { company, answer, texts, what: 'answer' });
  expectThat(run, grounded === citations.length > 0, 'grounded and citations contradict each other');
}

// Texts may show only words of this company's documents, from versions that were visible during the call.
function checkWords(
  run: SoakRun,
  {
    company,
    answer,
    texts,
    what,
  }: {
    readonly company: SoakCompany;
    readonly answer: Received;
    readonly texts: readonly string[];
    readonly what: string;
  },
): string[] {
  const shown = texts
    .flatMap((text) => text.toLowerCase().match(/[a-z]+/g) ?? [])
    .filter((word) => run.words.has(word));
  for (const word of new Set(shown)) {
    const owner = run.words.get(word);
    expectThat(run, owner?.company === company, `an ${what} shows a word of another company`);
    const possible = owner?.slot.word.during(answer.fromMs, answer.untilMs) ?? [];
    expectThat(run, possible.includes(word), `an ${what} shows a version that was replaced or deleted before`);
  }
  const marks = run.companies.filter((other) => other !== company).map(({ mark }) => mark);
  const foreign = texts.some((text) => marks.some((mark) => text.includes(mark)));
  expectThat(run, !foreign, `an ${what} names another company`);
  return shown;
}
