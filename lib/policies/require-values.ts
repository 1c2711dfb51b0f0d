import { Token } from 'aws-cdk-lib';
import * as v from 'valibot';
import { CONTRACTS } from '../../functions/contracts.ts';
import { takesTool } from '../../shared/copilot/reply-form.ts';
import { GUARDRAIL_UNITS_ID, priceOf } from '../../shared/pricing/prices.ts';
import type { Stage } from '../stage.ts';
import { StageError } from '../stage-error.ts';
import type { StageVariables } from '../variables.ts';

/**
 * Checks every value of a stage that is known before its deployment against the contracts, and that its models have
 * prices.
 *
 * @throws StageError that names the variable.
 */
export function requireValues(stage: Stage, variables: StageVariables, region: string | undefined): void {
  for (const { Environment } of Object.values(CONTRACTS)) {
    for (const [key, entry] of Object.entries(Environment.entries)) {
      requireValue(key, entry, variables);
    }
  }
  if (stage.answer.replyForm === 'tool' && !takesTool(variables.ANSWER_MODEL_ID)) {
    throw new StageError(
      `REPLY_FORM: ${variables.ANSWER_MODEL_ID} is not known to take a tool; set replyForm to 'lines'.`,
    );
  }
  if (region === undefined) {
    return;
  }
  const models = [
    ...stage.indexGenerations.map(({ modelId }) => ['INDEX_GENERATIONS', modelId] as const),
    ['ANSWER_MODEL_ID', variables.ANSWER_MODEL_ID] as const,
  ];
  for (const [key, modelId] of models) {
    requirePrice(key, { id: modelId, region });
  }
  for (const key of ['SUPPORT_JUDGE_MODEL_ID', 'RERANK_MODEL_ID'] as const) {
    if (variables[key] !== 'none') {
      requirePrice(key, { id: variables[key], region });
    }
  }
  if (variables.GUARDRAIL !== 'none') {
    requirePrice('GUARDRAIL', { id: GUARDRAIL_UNITS_ID, region, called: 'a guardrail' });
  }
}

function requireValue(key: string, entry: v.GenericSchema, variables: StageVariables): void {
  const value = variables[key as keyof StageVariables];
  if (value === undefined || Token.isUnresolved(value)) {
    return;
  }
  const result = v.safeParse(entry, value);
  if (!result.success) {
    throw new StageError(`${key}: ${result.issues[0].message}`);
  }
}

function requirePrice(
  key: string,
  { id, region, called = id }: { readonly id: string; readonly region: string; readonly called?: string },
): void {
  if (priceOf(id, region) === null) {
    throw new StageError(`${key}: ${called} has no price in ${region}; add one to shared/pricing/prices.ts.`);
  }
}

/**
 * Checks that the index generations have different names, before indexes are created.
 *
 * @throws StageError when two have the same name.
 */
export function requireDistinctGenerations({ indexGenerations }: Stage): void {
  if (new Set(indexGenerations.map(({ name }) => name)).size < indexGenerations.length) {
    throw new StageError('INDEX_GENERATIONS: Index generations must have different names.');
  }
}
