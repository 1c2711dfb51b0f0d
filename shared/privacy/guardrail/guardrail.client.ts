import { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import { neverRan } from '../../aws/never-ran.ts';
import { GUARDRAIL_UNITS_ID } from '../../pricing/prices.ts';
import { ServiceError } from '../../service-error.ts';
import { failRedaction } from '../redaction-failure.ts';
import { applyGuardrail } from './apply-guardrail.client.ts';
import type { CheckTexts, Guardrail } from './guardrail.ts';
import { invokeChecks } from './guardrail-checks.client.ts';
import type { GuardrailSetting } from './guardrail-environment.ts';

const DEADLINE_MS = 6_000;

/**
 * Asks Bedrock what it takes for names and addresses, in one attempt within 6 seconds; null where the stage asks
 * nobody. Whatever is not a whole reading of every text throws `unavailable`.
 */
export function createGuardrail(
  setting: GuardrailSetting,
  client = new BedrockRuntimeClient({ maxAttempts: 1 }),
  deadlineMs = DEADLINE_MS,
): Guardrail | null {
  if (setting.kind === 'none') {
    return null;
  }
  const read: CheckTexts =
    setting.kind === 'checks' ? invokeChecks(client) : applyGuardrail(client, setting.id, setting.version);
  return {
    async find(texts, kinds, { signal, tab }) {
      // Half of a surrogate pair would arrive as something else; this way it is one character on both sides.
      const wellFormed = texts.map((text) => text.toWellFormed());
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]);
      tab.begin();
      const reading = await read(wellFormed, kinds, inTime).catch((error: unknown) => {
        if (neverRan(error)) {
          tab.free();
        }
        throw new ServiceError('unavailable', 'Personal data could not be removed, so nothing is passed on.', {
          cause: error,
          retryAfterSeconds: 5,
        });
      });
      if (reading.units === undefined) {
        tab.unmetered();
        return failRedaction('guardrail_unmetered');
      }
      tab.paid({ modelId: GUARDRAIL_UNITS_ID, inputTokens: reading.units, outputTokens: 0 });
      return reading.spans();
    },
  };
}
