import { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import { neverRan } from '../../aws/never-ran.ts';
import { GUARDRAIL_UNITS_ID } from '../../pricing/prices.ts';
import { failRedaction, redactionError } from '../redaction-failure.ts';
import { applyGuardrail } from './apply-guardrail.client.ts';
import type { Guardrail, SendTexts } from './guardrail.ts';
import { invokeGuardrailChecks } from './guardrail-checks.client.ts';
import type { GuardrailSetting } from './guardrail-environment.ts';

// A call may take 27 seconds (ADR 15), and the search and the answer need the rest. Not measured.
const DEADLINE_MS = 6_000;

/**
 * Creates the client of Bedrock Guardrails, which makes one attempt within 6 seconds; null where the stage has no
 * guardrail.
 */
export function createGuardrail(
  setting: GuardrailSetting,
  client = new BedrockRuntimeClient({ maxAttempts: 1 }),
  deadlineMs = DEADLINE_MS,
): Guardrail | null {
  if (setting.kind === 'none') {
    return null;
  }
  const send: SendTexts =
    setting.kind === 'checks' ? invokeGuardrailChecks(client) : applyGuardrail(client, setting.id, setting.version);
  return {
    async find(texts, kinds, { signal, meter }) {
      // An unpaired surrogate would arrive as another character; replaced, it is one character on both sides.
      const wellFormed = texts.map((text) => text.toWellFormed());
      const deadline = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]);
      // With an aborted signal the SDK sends nothing, so nothing may be billed.
      if (signal.aborted) {
        throw redactionError(signal.reason);
      }
      meter.started();
      const result = await send(wellFormed, kinds, deadline).catch((error: unknown) => {
        if (neverRan(error)) {
          meter.notBilled();
        }
        throw redactionError(error);
      });
      if (result.units === undefined) {
        meter.unmetered();
        return failRedaction('guardrail_unmetered');
      }
      meter.metered({ modelId: GUARDRAIL_UNITS_ID, inputTokens: result.units, outputTokens: 0 });
      return result.spans();
    },
  };
}
