import { Token } from 'aws-cdk-lib';
import * as v from 'valibot';
import { isOpinionPriced, isPriced } from '../../functions/copilot-query/contract.ts';
import { ENVIRONMENTS, type FunctionName, type Variables } from './function-contracts.ts';

/**
 * Holds every value of a stage that is known before the deployment against the contracts; throws a sentence that names
 * the variable. A model without a price, for one, is refused here.
 */
export function requireValues(variables: Variables, region: string | undefined): void {
  for (const name of Object.keys(ENVIRONMENTS) as FunctionName[]) {
    for (const [key, entry] of Object.entries(ENVIRONMENTS[name].entries)) {
      requireValue(key, entry, variables);
    }
  }
  if (region === undefined) {
    return;
  }
  for (const key of ['EMBEDDING_MODEL_ID', 'ANSWER_MODEL_ID'] as const) {
    if (!isPriced(variables[key], region)) {
      throw new Error(`${key}: ${variables[key]} has no price in ${region}; add one to shared/pricing/prices.ts.`);
    }
  }
  if (variables.SECOND_OPINION !== 'none' && !isOpinionPriced(region)) {
    throw new Error(`SECOND_OPINION: guardrails have no price in ${region}; add one to shared/pricing/prices.ts.`);
  }
}

function requireValue(key: string, entry: v.GenericSchema, variables: Variables): void {
  const value = variables[key as keyof Variables];
  if (Token.isUnresolved(value)) {
    return;
  }
  const result = v.safeParse(entry, value);
  if (!result.success) {
    throw new Error(`${key}: ${result.issues[0].message}`);
  }
}
