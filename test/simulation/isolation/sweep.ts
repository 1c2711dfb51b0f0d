import { type Caller, callersOf, fromAway } from './callers.ts';
import type { Company } from './model.ts';
import { canonical, companyListProblem, downloads, foreignIn, foreignReads, readsOf } from './operator-reads.ts';
import type { Pins } from './pins.ts';
import { problemOf } from './public-calls.ts';
import { requestFor, type Wish } from './requests.ts';
import type { Response } from './stage.ts';
import { ask, disguiseOf, NO_DISGUISE, pick, search, shuffled, thinned, wishesOf, wishOf } from './wishes.ts';
import { record, type World } from './world.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const RECORDED_READS = 5;
const AT_ONCE = 5;

/** What a sweep needs besides the world. */
export interface Sweeper {
  readonly world: World;
  readonly pins: Pins;
  readonly random: () => number;
  /** How many calls and reads were compared. */
  compared: number;
  /** How often each kind of call got each status. */
  readonly answered: Map<string, number>;
  readonly requestIds: Set<string>;
}

/** An answer of the stage that differs from the model's. */
class Violation extends Error {
  override readonly name = 'Violation';
}

/** Lets every caller make every call, and an operator read everything of every company. */
export async function sweepAll(sweeper: Sweeper): Promise<void> {
  const { model } = sweeper.world;
  for (const caller of callersOf(model)) {
    await callAllAndCompare(sweeper, caller, thinned(caller, wishesOf(caller, model, sweeper.random), sweeper.random));
    const away = fromAway(caller);
    await callAllAndCompare(sweeper, away, [{ kind: 'health' }, { kind: 'bases' }, search(0), ask(0)]);
  }
  for (const company of model.companies) {
    await readAll(sweeper, company);
  }
}

// Makes a few calls at the same time, because none of them changes the answer to another.
async function callAllAndCompare(sweeper: Sweeper, caller: Caller, wishes: readonly Wish[]): Promise<void> {
  for (let from = 0; from < wishes.length; from += AT_ONCE) {
    const calls = wishes.slice(from, from + AT_ONCE).map((wish) => callAndCompare(sweeper, caller, wish));
    const failed = (await Promise.allSettled(calls)).find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') {
      throw failed.reason;
    }
  }
}

/** Makes `count` random calls. */
export async function sweepSome(sweeper: Sweeper, count: number): Promise<void> {
  const { model } = sweeper.world;
  const callers = callersOf(model);
  for (let made = 0; made < count; made += 1) {
    const caller = pick(callers, sweeper.random);
    const wishes = wishesOf(caller, model, sweeper.random);
    await callAndCompare(sweeper, sweeper.random() < 0.1 ? fromAway(caller) : caller, pick(wishes, sweeper.random));
  }
}

/**
 * Makes calls for a company; `compareAgain` repeats them after a change to another company, and expects the same
 * answers.
 */
export async function recordAnswers(
  sweeper: Sweeper,
  company: Company,
): Promise<{ compareAgain: () => Promise<void> }> {
  const { model } = sweeper.world;
  const callers = callersOf(model).filter((caller) => caller.company === company);
  const calls = (['health', 'bases', 'search', 'ask'] as const).flatMap((kind) =>
    callers.length === 0 ? [] : [{ caller: pick(callers, sweeper.random), wish: wishOf(kind, sweeper.random) }],
  );
  const makeCalls = async () => {
    const texts: string[] = [];
    for (const { caller, wish } of calls) {
      const { status, text } = await callAndCompare(sweeper, caller, wish);
      texts.push(`${wish.kind}: ${status} ${text}`);
    }
    return texts;
  };
  const reads = shuffled(readsOf(company, model, sweeper.pins), sweeper.random).slice(0, RECORDED_READS);
  const called = await makeCalls();
  const read = await readTexts(sweeper, reads);
  return {
    // The reads come first, because calls change the usage and the time at which the key was last used.
    compareAgain: async () => {
      requireSame(read, await readTexts(sweeper, reads));
      requireSame(called, await makeCalls());
    },
  };
}

function requireSame(before: readonly string[], after: readonly string[]): void {
  const at = before.findIndex((text, index) => text !== after[index]);
  if (at >= 0 || before.length !== after.length) {
    throw new Violation(`a change to another company changed ${before[at]} to ${after[at]}`);
  }
}

async function readTexts({ world }: Sweeper, reads: ReturnType<typeof readsOf>): Promise<string[]> {
  const texts: string[] = [];
  for (const { operation, input } of reads) {
    texts.push(`${operation} ${JSON.stringify(input)}: ${canonical(await world.stage.tryOperate(operation, input))}`);
  }
  return texts;
}

/** Makes one call and compares the answer with the model. */
export async function callAndCompare(sweeper: Sweeper, caller: Caller, wish: Wish): Promise<Response> {
  const { world, pins, random } = sweeper;
  const request = requestFor(caller, wish, random() < 0.5 ? NO_DISGUISE : disguiseOf(caller, world.model, random));
  const response = await world.stage.send(request);
  const expectations = { model: world.model, pins, similarity: world.stage.similarity };
  const problem =
    formProblem(sweeper, response) ??
    (await problemOf({ caller, wish, response }, expectations).catch((error: unknown) => String(error)));
  if (problem !== null) {
    const who = `${caller.company?.name ?? 'nobody'}, key ${caller.key?.id ?? 'none'}`;
    const what = `${request.method} ${request.path} ${request.body ?? ''} ${JSON.stringify(request.headers)}`;
    throw new Violation(
      `${who}, from ${caller.address}: ${what}\nanswered ${response.status} ${response.text}\n${problem}`,
    );
  }
  sweeper.compared += 1;
  const kind = `${wish.kind} ${response.status}`;
  sweeper.answered.set(kind, (sweeper.answered.get(kind) ?? 0) + 1);
  return response;
}

// Checks the headers that every answer of the public API has (docs/openapi.yaml).
function formProblem({ requestIds }: Sweeper, { status, headers }: Response): string | null {
  const id = headers['x-request-id'] ?? '';
  const isNew = UUID.test(id) && !requestIds.has(id);
  requestIds.add(id);
  const isUncachedJson = headers['content-type'] === 'application/json' && headers['cache-control'] === 'no-store';
  const hasChallenge = (status === 401) === (headers['www-authenticate'] === 'Bearer');
  const hasAllow = (status === 405) === (headers.allow === 'POST');
  const isRight = isNew && isUncachedJson && hasChallenge && hasAllow && headers['retry-after'] === undefined;
  return isRight ? null : `the headers ${JSON.stringify(headers)} are not those of ${status}`;
}

/** Reads everything of a company as an operator, including the files. */
async function readAll(sweeper: Sweeper, company: Company): Promise<void> {
  const { stage, model } = sweeper.world;
  for (const { operation, input, problem } of readsOf(company, model, sweeper.pins)) {
    const answer = await stage.tryOperate(operation, input);
    const foreign = foreignIn(JSON.stringify(answer), company, model);
    const named = foreign === null ? null : `names ${foreign}, which is another company's: ${JSON.stringify(answer)}`;
    check(
      sweeper,
      `${operation} ${JSON.stringify(input)}`,
      answer.ok ? (problem(answer.result) ?? named) : answer.error,
    );
  }
  for (const { id, title, text, file: uploaded } of downloads(company)) {
    const { url, file } = await stage.operate('documents.download', { document_id: id });
    record(company, 'document.download', id);
    const fetched = await (await fetch(url)).text();
    const isRight = fetched === text.text && file === uploaded;
    check(sweeper, `documents.download of ${title}`, isRight ? null : `it is ${fetched}`);
  }
  const other = model.companies.find((each) => each !== company) ?? company;
  for (const { operation, inputs } of foreignReads(company, other)) {
    const answers = await Promise.all(inputs.map((input) => stage.tryOperate(operation, input)));
    const texts = new Set(answers.map((answer) => JSON.stringify(answer)));
    const isRefused = answers.every((answer) => !answer.ok && answer.code === 'not_found');
    check(
      sweeper,
      `${operation} of ${JSON.stringify(inputs)}`,
      isRefused && texts.size === 1 ? null : [...texts].join(),
    );
  }
  const list = await stage.operate('company.list', {});
  check(sweeper, 'company.list', companyListProblem(model, list));
}

function check(sweeper: Sweeper, what: string, problem: string | null): void {
  if (problem !== null) {
    throw new Violation(`an operator: ${what}\n${problem}`);
  }
  sweeper.compared += 1;
}
