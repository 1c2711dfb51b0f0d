import {
  type BedrockRuntimeClient,
  type GuardrailChecksSensitiveInformationResultEntry,
  InvokeGuardrailChecksCommand,
} from '@aws-sdk/client-bedrock-runtime';
import { failRedaction } from '../redaction-failure.ts';
import type { GuardrailKind, GuardrailSpan, SendTexts } from './guardrail.ts';
import { guardrailEntity, kindOfEntity } from './guardrail-entity.ts';
import { requireAllRead, spanAtOffsets } from './guardrail-places.ts';

/** Sends texts with InvokeGuardrailChecks, which needs no guardrail and returns offsets; each text is one message. */
export function invokeGuardrailChecks(client: BedrockRuntimeClient): SendTexts {
  return async (texts, kinds, abortSignal) => {
    const command = new InvokeGuardrailChecksCommand({
      messages: texts.map((text) => ({ role: 'user', content: [{ text }] })),
      checks: { sensitiveInformation: { entities: kinds.map((kind) => ({ type: guardrailEntity(kind) })) } },
    });
    const { results, usage } = await client.send(command, { abortSignal });
    const units = usage?.sensitiveInformation?.textUnits;
    const found = results?.sensitiveInformation;
    return {
      units,
      spans: () => {
        if (found?.truncated === true) {
          failRedaction('guardrail_truncated');
        }
        if (found?.results === undefined) {
          failRedaction('guardrail_partial');
        }
        requireAllRead(texts, units ?? 0);
        return spansByText(texts, kinds, found.results);
      },
    };
  };
}

function spansByText(
  texts: readonly string[],
  kinds: readonly GuardrailKind[],
  results: readonly GuardrailChecksSensitiveInformationResultEntry[],
): GuardrailSpan[][] {
  const spans: GuardrailSpan[][] = texts.map(() => []);
  for (const { type, messageIndex, contentIndex, beginOffset, endOffset } of results) {
    const kind = kindOfEntity(type, kinds);
    const text = contentIndex === 0 ? texts[messageIndex ?? -1] : undefined;
    if (kind === null || text === undefined) {
      return failRedaction('guardrail_without_position');
    }
    spans[messageIndex ?? -1]?.push(spanAtOffsets(text, kind, { begin: beginOffset, end: endOffset }));
  }
  return spans;
}
