import { BedrockClient, GetFoundationModelCommand } from '@aws-sdk/client-bedrock';
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { paginateListServiceQuotas, type ServiceQuota, ServiceQuotasClient } from '@aws-sdk/client-service-quotas';
import type { Stage } from '../../lib/stage.ts';
import { type Finding, problem, warning } from './finding.ts';

// Lambda keeps so many instances for functions without a reservation.
const UNRESERVED_MIN = 100;

/** Compares the quotas of Lambda and Bedrock with what the stage needs when one company asks at its full pace. */
export async function checkQuotas(stage: Stage, region: string): Promise<Finding[]> {
  return [...(await checkInstances(stage, region)), ...(await checkBedrock(stage, region))];
}

async function checkInstances(stage: Stage, region: string): Promise<Finding[]> {
  const { budget, ingestConcurrencyMax, authorizerConcurrency } = stage;
  const { AccountLimit } = await new LambdaClient({ region }).send(new GetAccountSettingsCommand({}));
  const limit = AccountLimit?.ConcurrentExecutions ?? 0;
  const increase = "request an increase of 'Concurrent executions' (Service Quotas, AWS Lambda, L-B99A9384)";
  const reserved = authorizerConcurrency === 'unreserved' ? 0 : authorizerConcurrency;
  if (reserved > 0 && limit < reserved + UNRESERVED_MIN) {
    return [
      problem(
        `Lambda runs ${limit} instances in ${region}, and authorizerConcurrency needs ${reserved + UNRESERVED_MIN}: ${increase}.`,
      ),
    ];
  }
  // One instance of the authorizer serves several questions in progress; documents and operations come beside them.
  const needed = budget.concurrency + ingestConcurrencyMax + 10;
  return limit >= needed
    ? []
    : [
        warning(
          `Lambda runs ${limit} instances in ${region}. One company with ${budget.concurrency} questions in progress and ${ingestConcurrencyMax} documents needs ${needed}; other calls get 503: ${increase}.`,
        ),
      ];
}

async function checkBedrock(stage: Stage, region: string): Promise<Finding[]> {
  const { answer, budget, indexGenerations } = stage;
  const quotas: ServiceQuota[] = [];
  for await (const page of paginateListServiceQuotas(
    { client: new ServiceQuotasClient({ region }) },
    { ServiceCode: 'bedrock' },
  )) {
    quotas.push(...(page.Quotas ?? []));
  }
  const bedrock = new BedrockClient({ region });
  const nameOf = async (modelIdentifier: string) =>
    (await bedrock.send(new GetFoundationModelCommand({ modelIdentifier }))).modelDetails?.modelName ?? '';
  const tokens = budget.ratePerMinute * (answer.excerptTokensMax + answer.tokensMax);
  const searches = budget.ratePerMinute + budget.searchesPerMinute;
  const isProfile = answer.model.kind === 'inference-profile';
  const needs = [
    { model: await nameOf(answer.model.modelId), isProfile, tokens, requests: budget.ratePerMinute },
    ...(await Promise.all(
      indexGenerations.map(async ({ modelId }) => ({
        model: await nameOf(modelId),
        isProfile: false,
        tokens: null,
        requests: searches,
      })),
    )),
  ];
  return needs.flatMap(({ model, isProfile: crosses, tokens: tokenNeed, requests }) => {
    const own = quotas.filter(({ QuotaName = '' }) => isQuotaOf(QuotaName, { model, crosses }));
    return own.flatMap((quota) => compare(quota, /tokens/i.test(quota.QuotaName ?? '') ? tokenNeed : requests));
  });
}

// "Cross-region model inference tokens per minute for Amazon Nova 2 Lite", "On-demand ... for Titan Text Embeddings
// V2".
function isQuotaOf(name: string, { model, crosses }: { readonly model: string; readonly crosses: boolean }): boolean {
  const isForModel = model !== '' && name.toLowerCase().endsWith(model.toLowerCase());
  return isForModel && / per minute /i.test(name) && /^cross-region/i.test(name) === crosses;
}

function compare({ QuotaName = '', Value = 0, QuotaCode = '' }: ServiceQuota, needed: number | null): Finding[] {
  if (needed === null || Value >= needed) {
    return [];
  }
  const text = `Bedrock's quota '${QuotaName}' (${QuotaCode}) is ${Value}, and one company at its full pace needs ${needed}: request an increase in Service Quotas, Amazon Bedrock.`;
  return [Value === 0 ? problem(text) : warning(text)];
}
