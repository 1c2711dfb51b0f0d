import { availableParallelism, loadavg } from 'node:os';
import { openApiProblems } from '../../bin/smoke/openapi-response.ts';
import type { SoakCompany, SoakKey } from './soak-company.ts';
import { count, expectThat, type SoakRun } from './soak-run.ts';

/** A call of the soak. */
export interface Sent {
  readonly company: SoakCompany;
  readonly key: SoakKey;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  readonly idempotencyKey?: string;
}

/** The response, and when the call began and ended. */
export interface Received {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: checked against docs/openapi.yaml before anything reads it
  readonly body: any;
  readonly fromMs: number;
  readonly untilMs: number;
}

// The gateway ends every call after 29 s, or later on a machine that is too busy. The limit only ends what hangs.
const ANSWER_MS_MAX = 120_000;
// The shortest time limit that the product sets for a service: one that takes longer counts as unavailable.
const LATE_MS = 1_000;
// If more programs than this are ready to run for each core, calls are late although nothing is wrong. The soak alone
// causes a load of about one.
const LOAD_MAX = 2;

/** Sends a call and compares the answer with docs/openapi.yaml; null if there was no answer. */
export async function send(run: SoakRun, { key, method, path, body, idempotencyKey }: Sent): Promise<Received | null> {
  const fromMs = performance.now();
  try {
    const response = await fetch(run.stage.urlOf(path), {
      method,
      headers: {
        authorization: `Bearer ${key.key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(ANSWER_MS_MAX),
    });
    const answer = { method, path, status: response.status, headers: Object.fromEntries(response.headers) };
    const received = { ...answer, body: JSON.parse(await response.text()) };
    const problems = openApiProblems(received);
    expectThat(run, problems.length === 0, `${method} ${path} answered ${response.status}: ${problems.join('; ')}`);
    return { status: response.status, body: received.body, fromMs, untilMs: performance.now() };
  } catch (error) {
    const excused = run.trouble.touches(fromMs, performance.now());
    expectThat(run, excused, `${method} ${path} had no answer: ${(error as Error).name}`);
    count(run, `${method} ${path} no answer`);
    return null;
  }
}

interface Expected {
  readonly company: SoakCompany;
  readonly key: SoakKey;
  readonly allowed: readonly number[];
  readonly what: string;
}

/** Checks a status against what was known about the key and the address during the call. */
export function checkStatus(run: SoakRun, answer: Received | null, { company, key, allowed, what }: Expected) {
  if (answer === null) {
    return;
  }
  const { status, fromMs, untilMs } = answer;
  count(run, `${what} ${status}`);
  if (status >= 500) {
    const isExcused = run.trouble.touches(fromMs, untilMs) || isLate(answer);
    expectThat(run, isExcused, `${what} answered ${status} without any trouble`);
    return;
  }
  expectThat(run, allowed.includes(status), `${what} answered ${status}`);
  const accepted = key.accepted.during(fromMs, untilMs);
  const isAllowed = company.addressAllowed.during(fromMs, untilMs);
  // The gateway refuses an unknown path or method before anything reads the key.
  const isRouted = status !== 404 && status !== 405;
  expectThat(
    run,
    accepted.includes(true) || !isRouted || status === 401,
    `${what} answered ${status} to a revoked key`,
  );
  const mustBeRefused = !isAllowed.includes(true) && !accepted.includes(false);
  expectThat(
    run,
    !mustBeRefused || !isRouted || status === 403 || status === 401,
    `${what} answered ${status} to a foreign address`,
  );
  const mustBeAccepted = !isAllowed.includes(false) && !accepted.includes(false);
  expectThat(run, !mustBeAccepted || status !== 401, `${what} answered 401 to a key that is accepted`);
}

// Whether a call was refused because the machine was too busy to answer it in time, as the product has to.
function isLate({ status, fromMs, untilMs }: Received): boolean {
  const isBusy = (loadavg()[0] ?? 0) > LOAD_MAX * availableParallelism();
  return (status === 503 || status === 504) && untilMs - fromMs >= LATE_MS && isBusy;
}
