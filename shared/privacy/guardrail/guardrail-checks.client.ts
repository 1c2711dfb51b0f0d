import {
  type BedrockRuntimeClient,
  type GuardrailChecksSensitiveInformationResultEntry,
  InvokeGuardrailChecksCommand,
} from '@aws-sdk/client-bedrock-runtime';
import { refuseText } from '../redaction-failure.ts';
import type { OpinionKind, OpinionSpan, ReadTexts } from './guardrail.ts';
import { opinionEntity, opinionKindOf } from './guardrail-entity.ts';
import { requireAllRead, spanAtOffsets } from './guardrail-places.ts';

/** Reads by InvokeGuardrailChecks, which needs no guardrail and says where each finding stands; one message a text. */
export function invokeChecks(client: BedrockRuntimeClient): ReadTexts {
  return async (texts, kinds, abortSignal) => {
    const command = new InvokeGuardrailChecksCommand({
      messages: texts.map((text) => ({ role: 'user', content: [{ text }] })),
      checks: { sensitiveInformation: { entities: kinds.map((kind) => ({ type: opinionEntity(kind) })) } },
    });
    const { results, usage } = await client.send(command, { abortSignal });
    const units = usage?.sensitiveInformation?.textUnits;
    const found = results?.sensitiveInformation;
    return {
      units,
      spans: () => {
        if (found?.truncated === true) {
          refuseText('opinion_truncated');
        }
        if (found?.results === undefined) {
          refuseText('opinion_partial');
        }
        requireAllRead(texts, units ?? 0);
        return spansByText(texts, kinds, found.results);
      },
    };
  };
}

function spansByText(
  texts: readonly string[],
  kinds: readonly OpinionKind[],
  results: readonly GuardrailChecksSensitiveInformationResultEntry[],
): OpinionSpan[][] {
  const spans: OpinionSpan[][] = texts.map(() => []);
  for (const { type, messageIndex, contentIndex, beginOffset, endOffset } of results) {
    const kind = opinionKindOf(type, kinds);
    const text = contentIndex === 0 ? texts[messageIndex ?? -1] : undefined;
    if (kind === null || text === undefined) {
      return refuseText('opinion_without_place');
    }
    spans[messageIndex ?? -1]?.push(spanAtOffsets(text, kind, beginOffset, endOffset));
  }
  return spans;
}
