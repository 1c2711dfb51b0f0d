import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { synthesize } from '../../bin/start/synthesize.ts';
import { createRandom } from '../harness/random.ts';
import { useRunFolder } from '../harness/run-folder.ts';
import { callUntil, QUESTION } from './calls.ts';
import { changeUntil, type NewWord } from './changes.ts';
import { putVersion } from './document-versions.ts';
import { growthOf, MEASURED_MIN } from './footprints.ts';
import { checkInvariants } from './invariants.ts';
import { monthsBetween } from './months-between.ts';
import { MANUAL, parseSoakOptions, type SoakOptions } from './options.ts';
import type { Footprint } from './serve.ts';
import { makeSoakCompany, makeSoakKey, type SoakCompany } from './soak-company.ts';
import { expectThat, type SoakRun } from './soak-run.ts';
import { type SoakStage, startSoakStage } from './stage.ts';
import { createTrouble } from './trouble.ts';

useRunFolder(Date.now());

const COMPANIES = [
  { capUsd: null, personalData: false },
  { capUsd: 0.02, personalData: false },
  { capUsd: null, personalData: true },
];
// Nothing is killed in the last part, so that leaks become visible and everything must serve again.
const TROUBLED_SHARE = 0.6;
// Between two kills, calls that were cut off are repeated and functions start again; a cloud takes several seconds.
const KILL_FUNCTION_EVERY_MS = 6_000;
const KILL_CLOUD_EVERY_MS = 30_000;
// Longer than the visibility timeout of a killed function's message, and than a reservation is held.
const MESSAGES_BACK_MS = 40 * 60_000;
// Longer than anything may still be written after an interrupted removal.
const SETTLED_MS = 2 * 3_600_000;
// Sixteen times within the calm part of two minutes.
const MEASURE_EVERY_MS = 3_000;
const POLL_MS = 100;
// Half of the documents are there from the beginning, so that the first calls find something.
const FIRST_VERSIONS = 3;
const CONSONANTS = 'bdfgklmnprstvz';
const VOWELS = 'aeiou';

const say = (text: string) => process.stderr.write(`${text}\n`);

async function soak(options: SoakOptions, ending: AbortSignal): Promise<number> {
  const { minutes, callers, seed } = options;
  const work = await mkdtemp(join(tmpdir(), 'soak-'));
  try {
    say(`${minutes} minutes, ${callers} callers, seed ${seed}`);
    await synthesize('local', join(work, 'assembly'), { signal: ending });
    const stage = await startSoakStage(join(work, 'assembly'), join(work, 'data'));
    try {
      const held = await Promise.race([soakStage(stage, options), aborted(ending)]);
      return held ? 0 : 1;
    } finally {
      await stage.stop();
    }
  } finally {
    // Killed processes may still write for a moment.
    await rm(work, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

async function aborted(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) {
    await once(signal, 'abort');
  }
  throw signal.reason;
}

async function soakStage(stage: SoakStage, { minutes, callers, seed }: SoakOptions): Promise<boolean> {
  const random = createRandom(seed);
  const words: Map<string, { company: SoakCompany; slot: SoakCompany['slots'][number] }> = new Map();
  const marks = new Set<string>();
  const newWord: NewWord = (company, slot) => {
    const word = inventedWord(random, (known) => words.has(known) || marks.has(known));
    words.set(word, { company, slot });
    return word;
  };
  const companies: SoakCompany[] = [];
  for (const { capUsd, personalData } of COMPANIES) {
    const mark = inventedWord(random, (known) => marks.has(known));
    marks.add(mark);
    const company = await makeSoakCompany(stage.administer, { mark, capUsd, personalData });
    await makeSoakKey(stage.administer, company, 'live');
    await makeSoakKey(stage.administer, company, 'test');
    for (const slot of company.slots.slice(0, FIRST_VERSIONS)) {
      await putVersion(stage.administer, company, { slot, word: newWord(company, slot) });
    }
    companies.push(company);
  }
  const report = { answers: new Map<string, number>(), violations: [] };
  const run: SoakRun = { stage, companies, trouble: createTrouble(), random, words, report };
  const [startedAtMs, startMs] = [Date.now(), performance.now()];
  const endMs = startMs + minutes * 60_000;
  const calmMs = startMs + minutes * 60_000 * TROUBLED_SHARE;
  // Measuring begins when the last kill is over: a cloud that is being killed cannot be measured.
  const killing = killUntil(run, calmMs);
  const [kills, footprints] = await Promise.all([
    killing,
    killing.then(() => measureUntil(run, { fromMs: calmMs, endMs })),
    ...companies.map((company) => changeUntil(run, company, { endMs, newWord })),
    ...Array.from({ length: callers }, (_, i) => callUntil(run, { endMs, name: `caller-${i}` })),
  ]);
  // Interrupts everything in progress for the last time; housekeeping must finish it.
  await stage.killAndStart();
  await stage.moveClock(SETTLED_MS);
  await stage.housekeep();
  // The stored state has to be right for a cloud that is started again with the real clock.
  await stage.killAndStart();
  await checkInvariants(run, monthsBetween(startedAtMs, Date.now() + MESSAGES_BACK_MS));
  const growth = growthOf(footprints);
  for (const { figure, first, last, isFlat } of growth) {
    expectThat(run, isFlat, `${figure} grew from ${first} to ${last}`);
  }
  expectThat(run, minutes < 1 || growth.length > 0, 'memory was not measured often enough');
  printReport(run, { ...kills, growth, versions: words.size });
  return report.violations.length === 0;
}

// Kills functions and, less often, the whole cloud; returns how often.
async function killUntil({ stage, trouble, random }: SoakRun, endMs: number) {
  let functions = 0;
  let clouds = 0;
  let nextCloudMs = performance.now() + KILL_CLOUD_EVERY_MS / 2;
  while (performance.now() + KILL_FUNCTION_EVERY_MS < endMs) {
    await pause(KILL_FUNCTION_EVERY_MS * (0.5 + random()));
    const { over } = trouble.begin(performance.now());
    if (performance.now() >= nextCloudMs) {
      await stage.killAndStart();
      clouds += 1;
      nextCloudMs = performance.now() + KILL_CLOUD_EVERY_MS;
    } else {
      const names = stage.functions();
      await stage.killFunction(names[Math.floor(random() * names.length)] as string);
      functions += 1;
    }
    over(performance.now());
  }
  await stage.moveClock(MESSAGES_BACK_MS);
  return { functions, clouds };
}

// Waits for an answer first, because a cloud that was killed loads its tables again for it. On a busy machine, so few
// measurements are made until the end that a few more follow.
async function measureUntil(
  { stage, report }: SoakRun,
  { fromMs, endMs }: { readonly fromMs: number; readonly endMs: number },
) {
  const footprints: Footprint[] = [];
  await pause(Math.max(0, fromMs - performance.now()));
  const answered = () => report.answers.get(`${QUESTION} 200`);
  const before = answered();
  while (answered() === before && performance.now() < endMs) {
    await pause(POLL_MS);
  }
  while (performance.now() < endMs || footprints.length < MEASURED_MIN) {
    footprints.push(await stage.footprint());
    await pause(MEASURE_EVERY_MS);
  }
  return footprints;
}

interface Summary {
  readonly functions: number;
  readonly clouds: number;
  readonly versions: number;
  readonly growth: ReturnType<typeof growthOf>;
}

function printReport({ report }: SoakRun, { functions, clouds, versions, growth }: Summary): void {
  const lines = [...report.answers].sort().map(([what, count]) => `${String(count).padStart(7)}  ${what}`);
  const flat = growth.map(({ figure, first, last }) => `${figure} ${first} to ${last}`);
  const kinds = new Map<string, number>();
  for (const violation of report.violations) {
    kinds.set(violation, (kinds.get(violation) ?? 0) + 1);
  }
  const broken = [...kinds].map(([violation, count]) => `${String(count).padStart(7)}  ${violation}`);
  process.stdout.write(
    [
      ...lines,
      `${versions} versions of documents, ${functions} functions killed, the cloud killed and started ${clouds} times`,
      `calm part: ${flat.join(', ')}`,
      broken.length === 0 ? 'No violations.' : `${report.violations.length} violations:`,
      ...broken,
      '',
    ].join('\n'),
  );
}

function inventedWord(random: () => number, isTaken: (word: string) => boolean): string {
  const letter = (letters: string) => letters[Math.floor(random() * letters.length)];
  const word = Array.from({ length: 5 }, () => `${letter(CONSONANTS)}${letter(VOWELS)}`).join('');
  return isTaken(word) ? inventedWord(random, isTaken) : word;
}

const options = parseSoakOptions(process.argv.slice(2));
if (options === 'help') {
  process.stdout.write(MANUAL);
} else if ('problem' in options) {
  say(`${options.problem}\nFor all options, run npm run soak -- --help.`);
  process.exitCode = 2;
} else {
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => ending.abort());
  }
  const status = await soak(options, ending.signal).catch((error: unknown) => {
    say(ending.signal.aborted ? 'Ended.' : String((error as Error).stack));
    return 1;
  });
  // The calls of an interrupted run would keep the process alive.
  process.exit(status);
}
