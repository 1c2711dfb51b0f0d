import { ledgerPartition } from '../../shared/budget/budget-keys.ts';
import type { Terms } from '../../shared/budget/reservations/reservation.ts';
import { createDraws, type Draws } from '../harness/random.ts';
import { requireInvariant } from './auditor.ts';
import { checkAfterwards } from './check-afterwards.ts';
import { checkClosing } from './check-closing.ts';
import { type ModelFate, makeCall } from './make-call.ts';
import type { Product } from './product.ts';
import { addressOf, drawPlan, type Plan, type PlannedCall, testAllowanceOf } from './schedule.ts';
import type { Command } from './table-model.ts';
import { type Services, World } from './world.ts';

const STEPS_MAX = 20_000;
const TICKS_MS = [1, 50, 400, 1_500, 9_000, 30_000];
const FATES: readonly ModelFate[] = ['answers', 'answers', 'answers', 'answers', 'breaks', 'refuses', 'mute'];

/** How the calls of a schedule ended; a test checks that each usual outcome occurs. */
interface ScheduleReport {
  readonly outcomes: readonly string[];
}

/**
 * Runs the schedule of a seed with the product's own code. `record` is called with every command before it is applied.
 *
 * @throws at the first broken guarantee.
 */
export async function runSchedule(
  product: Product,
  seed: number,
  record: (command: Command) => void = () => undefined,
): Promise<ScheduleReport> {
  const random = createDraws(seed);
  const plan = drawPlan(random);
  const world = new World(product, plan, { random, record });
  const policies = new Map(plan.companies.map((company) => [company, drawTerms(random, plan, 1)]));
  for (const [company, terms] of policies) {
    world.setPolicy(company, terms);
  }
  const outcomes: string[] = [];
  const waiting = [...plan.calls];
  for (let steps = 0; waiting.length > 0 || world.isBusy; steps += 1) {
    requireInvariant(steps < STEPS_MAX, 'The calls did not finish.');
    const call = random.chance(0.3) ? waiting.shift() : undefined;
    if (call !== undefined) {
      start({ world, random, plan, outcomes }, call, policies.get(call.companyId) as Terms);
      // Lets the call reserve its money before the clock moves: a call belongs to the month in which it began.
      await world.settle();
    }
    disturb({ world, random, plan, outcomes }, policies);
    await world.step(plan.faults);
  }
  await comeToRest(world);
  await checkAfterwards(world, plan, outcomes);
  await checkClosing(world, plan, random);
  return { outcomes };
}

interface Play {
  readonly world: World;
  readonly random: Draws;
  readonly plan: Plan;
  readonly outcomes: string[];
}

function drawTerms(random: Draws, { caps, limits }: Plan, revision: number): Terms {
  return { cap: random.pick(caps), revision, limits };
}

function disturb({ world, random, plan }: Play, policies: Map<string, Terms>): void {
  if (random.chance(plan.tick)) {
    world.tick(random.pick(TICKS_MS));
  }
  if (random.chance(plan.policyChange)) {
    const company = random.pick(plan.companies);
    const terms = drawTerms(random, plan, (policies.get(company)?.revision ?? 0) + 1);
    policies.set(company, terms);
    world.setPolicy(company, terms);
  }
  if (random.chance(plan.reclaim)) {
    world.launch(null, (services) => housekeep(world, services));
  }
}

function start({ world, random, plan, outcomes }: Play, call: PlannedCall, policy: Terms): void {
  // The budget of test keys has the allowance of the stage as its cap, regardless of the policy. The product ensures
  // that itself, so a call gets the policy.
  const budgetTerms = call.purpose === 'live' ? policy : { ...policy, cap: testAllowanceOf(plan) };
  const startMs = world.nowMs;
  const fate = () => (plan.modelsFail ? random.pick(FATES) : 'answers');
  world.launch(call.companyId, async (services, actor) => {
    try {
      const outcome = await makeCall(world, { services, actor, call, terms: policy, fate });
      outcomes.push(outcome);
      if (outcome === 'exhausted') {
        checkExhausted(world, { call, terms: budgetTerms, startMs });
      }
      const budget = ledgerPartition(addressOf(call, startMs));
      if (outcome === 'rate') {
        world.auditor.checkTooFast(budget, call.kind, world.nowMs * 1_000);
      }
      if (outcome === 'concurrency') {
        world.auditor.checkTooMany(budget, call.kind);
      }
      requireInvariant(
        outcome !== 'busy' || !isCalm(plan),
        'A call gave up because of conflicts, although the network was calm.',
      );
    } finally {
      checkEnded(world, plan, call.id);
    }
  });
}

// On a calm network, a hold is settled by the time its call is over, however the call ended.
function checkEnded({ auditor }: World, plan: Plan, id: string): void {
  const life = auditor.lives.get(id);
  const isOver = life === undefined || life.settlements === life.reservations;
  requireInvariant(!isCalm(plan) || isOver, 'A hold outlived its call.');
}

function isCalm({ faults }: Plan): boolean {
  return Object.values(faults).every((share) => share === 0);
}

interface Exhausted {
  readonly call: PlannedCall;
  readonly terms: Terms;
  readonly startMs: number;
}

function checkExhausted(world: World, { call, terms, startMs }: Exhausted): void {
  const budget = world.auditor.budgets.get(ledgerPartition(addressOf(call, startMs)));
  requireInvariant(budget !== undefined, 'A budget was exhausted that does not exist.');
  if (budget === undefined || budget.revision > terms.revision) {
    return;
  }
  requireInvariant(
    budget.cap - budget.settled < call.amount,
    'A call was refused as exhausted although its amount was left.',
  );
}

// Delayed writes arrive or are lost, and the holds of dead calls become overdue. Housekeeping then runs twice, as it
// would in two hours: the second run sends alerts that the first could not send.
async function comeToRest(world: World): Promise<void> {
  world.network.applyLate();
  for (const _round of ['reclaims', 'sends what was left']) {
    world.tick(150_000);
    await world.withoutFaults((services) => housekeep(world, services));
  }
}

async function housekeep(world: World, services: Services): Promise<void> {
  await world.product.housekeepBudgets(services, () => false);
}
