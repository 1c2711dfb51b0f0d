import { createRandom } from '../../harness/random.ts';
import { callersOf } from './callers.ts';
import { type Command, FIRST } from './commands.ts';
import { isActive, type Key, type Model } from './model.ts';
import { perform } from './perform.ts';
import { createPins } from './pins.ts';
import type { Stage } from './stage.ts';
import { callAndCompare, recordAnswers, type Sweeper, sweepAll, sweepSome } from './sweep.ts';
import { at, subjectOf, type World } from './world.ts';

type AskCommand = Extract<Command, { kind: 'ask' }>;

// How many other keys of the same company, and of other companies, repeat a question.
const OTHERS_MAX = 2;

/** How often the answers of a world are compared with the model. */
interface Rhythm {
  /** Commands before the first comparison, which compares everything. */
  readonly quiet: number;
  /** Calls after each command. */
  readonly some: number;
  /** After how many commands everything is compared. At the end everything is compared in any case. */
  readonly allEvery: number;
  /** After how many commands it is checked that a change to one company changes nothing for another. */
  readonly otherEvery: number;
}

/** The world of `npm test`; `npm run simulate -- --isolation` draws others. */
export const SHORT_WORLD = { seed: 20_261_120, commands: 32 };
/** Compares much in little time. */
export const SHORT_RHYTHM: Rhythm = { quiet: FIRST.length, some: 5, allEvery: 1_000, otherEvery: 4 };
/** Compares everything often. */
export const LONG_RHYTHM: Rhythm = { quiet: 0, some: 8, allEvery: 20, otherEvery: 2 };

/**
 * Runs commands one after another.
 *
 * @throws Violation for the first answer that differs from the model's.
 */
export async function play(
  stage: Stage,
  commands: readonly Command[],
  { seed, name, rhythm }: { readonly seed: number; readonly name: string; readonly rhythm: Rhythm },
): Promise<Pick<Sweeper, 'compared' | 'answered'>> {
  const model: Model = { companies: [], kept: new Map(), nowMs: stage.nowMs };
  const world: World = { stage, model, name };
  const pins = createPins();
  const sweeper: Sweeper = {
    world,
    pins,
    random: createRandom(seed),
    compared: 0,
    answered: new Map(),
    requestIds: new Set(),
  };
  for (const [index, command] of commands.entries()) {
    try {
      await step(sweeper, { command, index }, rhythm);
    } catch (error) {
      const done = `after command ${index}, ${JSON.stringify(command)}`;
      throw Object.assign(error as Error, { message: `${done}: ${(error as Error).message}` });
    }
  }
  await sweepAll(sweeper);
  return sweeper;
}

interface Step {
  readonly command: Command;
  readonly index: number;
}

async function step(sweeper: Sweeper, { command, index }: Step, rhythm: Rhythm): Promise<void> {
  const { world, random } = sweeper;
  if (index < rhythm.quiet) {
    await perform(world, command);
    return index === rhythm.quiet - 1 ? sweepAll(sweeper) : undefined;
  }
  const subject = subjectOf(world, command);
  const others = world.model.companies.filter((company) => company !== subject);
  const other = index % rhythm.otherEvery === 0 ? at(others, Math.floor(random() * others.length)) : null;
  // After an hour nothing can be compared: keys and stored answers may have expired.
  const recorded = other === null || command.kind === 'hour' ? null : await recordAnswers(sweeper, other);
  await (command.kind === 'ask' ? askAgain(sweeper, command) : perform(world, command));
  await recorded?.compareAgain();
  await sweepSome(sweeper, rhythm.some);
  if (index % rhythm.allEvery === rhythm.allEvery - 1) {
    await sweepAll(sweeper);
  }
}

// One key asks twice with an Idempotency-Key; then other keys, of the same and of other companies, ask the same
// question with the same Idempotency-Key.
async function askAgain(sweeper: Sweeper, { company, key, topic, header }: AskCommand): Promise<void> {
  const { model } = sweeper.world;
  const callers = callersOf(model).filter(({ key: each }) => each !== null && mayAsk(each, model.nowMs()));
  const asked = at(model.companies, company);
  const asker = at(
    callers.filter((caller) => caller.company === asked),
    key,
  );
  if (asker === null) {
    return;
  }
  const others = callers.filter((caller) => caller !== asker);
  const near = others.filter((caller) => caller.company === asked).slice(0, OTHERS_MAX);
  const far = others.filter((caller) => caller.company !== asked).slice(0, OTHERS_MAX);
  const wish = { kind: 'ask', topic, baseIds: null, header: `question-${header}` } as const;
  for (const caller of [asker, asker, ...near, ...far]) {
    await callAndCompare(sweeper, caller, wish);
  }
}

function mayAsk(key: Key, nowMs: number): boolean {
  return isActive(key, nowMs) && key.scopes.includes('copilot:query');
}
