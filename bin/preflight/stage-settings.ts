import type { Stage } from '../../lib/stage.ts';
import { calledId } from '../../lib/variables.ts';
import { DAY_MS } from '../../shared/durations.ts';
import { priceOf } from '../../shared/pricing/prices.ts';
import { type Finding, problem } from './finding.ts';

/** Where the credentials lead, and the time. */
interface Whereabouts {
  readonly account: string;
  readonly region: string;
  readonly nowMs: number;
}

const PRICE_DAYS_MAX = 180;

/** Checks what `lib/stages.ts` and the prices say, without a call to AWS. */
export function checkSettings(stage: Stage, { account, region, nowMs }: Whereabouts): Finding[] {
  const { name, place, keepsData, alarms } = stage;
  const findings: Finding[] = [];
  if (place === null && keepsData) {
    findings.push(
      problem(
        `${name} keeps its data and has no place. If it belongs here, set place of ${name} in lib/stages.ts to { account: '${account}', region: '${region}' }.`,
      ),
    );
  }
  if (place !== null && (place.account !== account || place.region !== region)) {
    findings.push(
      problem(
        `${name} belongs to ${place.account} in ${place.region} (lib/stages.ts), and your credentials are of ${account} in ${region}.`,
      ),
    );
  }
  if (alarms !== null && 'email' in alarms && /@(?:[\w-]+\.)*example\.(?:com|net|org)$/i.test(alarms.email)) {
    findings.push(
      problem(`Nobody reads ${alarms.email}. Set alarms of ${name} in lib/stages.ts to your own address or topic.`),
    );
  }
  for (const id of pricedModels(stage)) {
    const readOn = priceOf(id, region)?.readOn;
    if (readOn !== undefined && nowMs - Date.parse(readOn) > PRICE_DAYS_MAX * DAY_MS) {
      findings.push(
        problem(
          `The price of ${id} was read on ${readOn}, more than ${PRICE_DAYS_MAX} days ago. Compare it with aws.amazon.com/bedrock/pricing, and update shared/pricing/prices.ts.`,
        ),
      );
    }
  }
  return findings;
}

function pricedModels({ indexGenerations, answer, supportJudge, rerank }: Stage): readonly string[] {
  const models = [answer.model, ...(supportJudge === null ? [] : [supportJudge.model])].map(calledId);
  const ranking = rerank === null ? [] : [rerank.model.modelId];
  return [...new Set([...indexGenerations.map(({ modelId }) => modelId), ...models, ...ranking])];
}
