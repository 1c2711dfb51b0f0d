import { ledgerPartition } from '../../shared/budget/budget-keys.ts';
import type { Terms } from '../../shared/budget/reservations/reservation.ts';
import { callPolicies } from '../../shared/companies/policies/call-policies.ts';
import type { UsageMeter } from '../../shared/pricing/usage-meter.ts';
import type { Search } from '../../shared/search/search-knowledge.ts';
import { foundPassage } from '../shared/search/found-passage.fixture.ts';
import { requireInvariant } from './auditor.ts';
import type { Actor } from './network.ts';
import { addressOf, KEY_ID, LAMBDA_MS, type PlannedCall, SIMPLE_PRICE } from './schedule.ts';
import type { Services, World } from './world.ts';

/**
 * What a model does with a request: it answers, breaks off, refuses before it does any work, or answers without
 * reporting its tokens.
 */
export type ModelFate = 'answers' | 'breaks' | 'refuses' | 'mute';

/** One call: which program makes it, under which policy, and how its models behave. */
interface CallOrder {
  readonly services: Services;
  readonly actor: Actor;
  readonly call: PlannedCall;
  readonly terms: Terms;
  readonly fate: () => ModelFate;
}

/** How a call ended: `spent`, or why the budget denied it. */
type CallOutcome = 'spent' | 'exhausted' | 'held' | 'rate' | 'concurrency' | 'busy';

const EMBEDDING_MODEL = 'embedding';
const TEXT = 'The lease ends after 36 months.';
// Worded differently from the source, so that the check of the answer asks the judge model.
const REPLY = `QUOTE [1]: ${TEXT}\nVERDICT: fully\nANSWER: The term of the lease is three years [1].`;
// A query of one byte counts as this many tokens (cost-bound.ts): 5 as a whole, and again in parts, with 4 more for
// each of four further parts. A cost is rounded up, so the bound of a call is its planned amount, exactly.
const TOKENS_OF_ONE_BYTE = 26n;
const PASSAGE = foundPassage({ title: 'Lease', text: TEXT, similarity: 1 });

/**
 * Asks a question, or searches, with the product's own code.
 *
 * @throws the error that callers get in an outage.
 */
export async function makeCall(world: World, order: CallOrder): Promise<CallOutcome> {
  const { answerQuestion, searchExcerpts } = world.product;
  const { call, actor } = order;
  const address = addressOf(call, world.nowMs);
  const useModels = createModels(world, order);
  const { payer, outcome } = payingCall(order);
  const budget = { ...order.services, newCallId: () => call.id, priceOf: priceOf(call) };
  const search: Search = async (_query, { meter }) => {
    await useModels(call.kind === 'search' ? call.bills : call.bills.slice(0, 1), meter);
    return [PASSAGE];
  };
  const model = {
    answer: async (_prompt: unknown, { meter }: { readonly meter: UsageMeter }) => {
      await useModels(call.bills.slice(1, 2), meter);
      return { text: REPLY, complete: true, inputTokens: 0, outputTokens: 0 };
    },
  };
  const judge = {
    answer: async (_prompt: unknown, { meter }: { readonly meter: UsageMeter }) => {
      await useModels(call.bills.slice(2), meter);
      return { text: '{"1":"yes","question":"yes"}', complete: true, inputTokens: 0, outputTokens: 0 };
    },
  };
  const keep = async <Answer>(answer: Answer) => {
    await world.network.work(actor, () => undefined);
    const isHeld = world.auditor.budgets.get(ledgerPartition(address))?.holds.query.has(call.id);
    requireInvariant(isHeld === true, 'An answer was stored after its hold was settled.');
    return answer;
  };
  const bases = { visibleTo: async () => [] };
  const services = { budget, search, bases, guardrail: null, reranker: null, embeddingModelId: EMBEDDING_MODEL };
  try {
    if (call.kind === 'search') {
      await searchExcerpts(services, { query: 'q', k: 1 }, payer);
    } else {
      const limits = { embeddingModelId: EMBEDDING_MODEL, answerModelId: 'answer', judgeModelId: 'judge', ...LIMITS };
      const run = { id: call.id, keep };
      await answerQuestion({ ...services, model, judge, limits }, { question: 'q' }, { ...payer, run });
    }
  } catch (error) {
    if (outcome() === 'spent') {
      throw error;
    }
  }
  return outcome();
}

const LIMITS = { replyForm: 'lines', passagesMax: 1, excerptTokensMax: 10_000, answerTokensMax: 100 } as const;

// Makes the bound of a call equal to its planned amount: the embedding of its one byte costs all of it, and the answer
// nothing. What models report is priced with SIMPLE_PRICE.
function priceOf({ amount }: PlannedCall) {
  const free = { ...SIMPLE_PRICE, inputPico: 0n, outputPico: 0n };
  const whole = { ...free, inputPico: (amount * 1_000n) / TOKENS_OF_ONE_BYTE };
  const prices: Record<string, typeof free> = { [EMBEDDING_MODEL]: whole, answer: free, judge: free };
  return (modelId: string) => prices[modelId] ?? SIMPLE_PRICE;
}

function payingCall({ call, terms }: CallOrder) {
  let outcome: CallOutcome = 'spent';
  const policy = {
    revision: terms.revision,
    monthlyCap: terms.cap,
    ratePerMinute: null,
    burst: null,
    concurrency: null,
    searchesPerMinute: null,
  };
  const who = { companyId: call.companyId, applicationId: KEY_ID, keyId: KEY_ID, keyEnvironment: call.purpose };
  const payer = {
    caller: { ...who, policies: { ...callPolicies({}, 0), budget: policy } },
    signal: new AbortController().signal,
    timeLeftMs: () => LAMBDA_MS,
    addLogFields(fields: Readonly<Record<string, unknown>>) {
      outcome = (fields.budget as CallOutcome | undefined) ?? outcome;
    },
  };
  return { payer, outcome: () => outcome };
}

function createModels(world: World, { actor, call, fate }: CallOrder) {
  const address = addressOf(call, world.nowMs);
  return async (bills: readonly number[], meter: UsageMeter): Promise<void> => {
    for (const tokens of bills) {
      const how = fate();
      meter.started();
      await world.network.work(actor, () => {
        if (how !== 'refuses') {
          world.auditor.bill(address, call.id, BigInt(tokens));
        }
      });
      if (how === 'answers') {
        meter.metered({ modelId: SIMPLE_PRICE.modelId, inputTokens: tokens, outputTokens: 0 });
      }
      if (how === 'mute') {
        meter.unmetered();
      }
      if (how === 'refuses') {
        meter.notBilled();
      }
      if (how === 'breaks' || how === 'refuses') {
        throw new world.product.ServiceError('unavailable', 'The model is not available.');
      }
    }
  };
}
