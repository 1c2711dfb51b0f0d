import {
  ApplyGuardrailCommand,
  type ApplyGuardrailCommandOutput,
  type BedrockRuntimeClient,
  type GuardrailUsage,
} from '@aws-sdk/client-bedrock-runtime';
import { failRedaction } from '../redaction-failure.ts';
import type { GuardrailKind, GuardrailSpan, SendTexts } from './guardrail.ts';
import { kindOfEntity } from './guardrail-entity.ts';
import { charactersOf, requireAllRead, spansOfMatch } from './guardrail-places.ts';

/**
 * Sends texts with ApplyGuardrail. The guardrail must have a sensitive-information filter for names and addresses, and
 * no other billed filter. The guardrail returns strings without positions, so every occurrence counts.
 */
export function applyGuardrail(client: BedrockRuntimeClient, id: string, version: string): SendTexts {
  return async (texts, kinds, abortSignal) => {
    const command = new ApplyGuardrailCommand({
      guardrailIdentifier: id,
      guardrailVersion: version,
      source: 'INPUT',
      content: texts.map((text) => ({ text: { text } })),
      // Other scopes leave out what a filter only detects.
      outputScope: 'FULL',
    });
    const output = await client.send(command, { abortSignal });
    const units = pricedUnits(output.usage);
    return {
      units,
      spans: () => {
        requireAllGuarded(texts, output);
        requireAllRead(texts, units ?? 0);
        return spansByText(texts, kinds, output);
      },
    };
  };
}

// Returns the billed text units; undefined if a filter ran whose price is unknown here. Word filters and regular
// expressions are free.
function pricedUnits(usage: GuardrailUsage | undefined): number | undefined {
  if (usage === undefined) {
    return undefined;
  }
  const others = [
    usage.topicPolicyUnits,
    usage.contentPolicyUnits,
    usage.contextualGroundingPolicyUnits,
    usage.contentPolicyImageUnits,
    usage.automatedReasoningPolicyUnits,
  ];
  return others.some((units) => (units ?? 0) > 0) ? undefined : usage.sensitiveInformationPolicyUnits;
}

function requireAllGuarded(texts: readonly string[], { guardrailCoverage }: ApplyGuardrailCommandOutput): void {
  const { guarded, total } = guardrailCoverage?.textCharacters ?? {};
  if (guarded === undefined || guarded !== total || guarded < charactersOf(texts)) {
    failRedaction('guardrail_partial');
  }
}

function spansByText(
  texts: readonly string[],
  kinds: readonly GuardrailKind[],
  { action, assessments }: ApplyGuardrailCommandOutput,
): GuardrailSpan[][] {
  if (assessments === undefined) {
    return failRedaction('guardrail_partial');
  }
  const entities = assessments.flatMap(
    ({ sensitiveInformationPolicy }) => sensitiveInformationPolicy?.piiEntities ?? [],
  );
  const detected = entities.filter(({ detected: isThere }) => isThere !== false);
  // The guardrail intervened but did not say what it found.
  if (action !== 'NONE' && detected.length === 0) {
    failRedaction('guardrail_without_position');
  }
  const spans: GuardrailSpan[][] = texts.map(() => []);
  for (const { type, match } of detected) {
    // The guardrail may be configured for more kinds than the company's policy has.
    const kind = kindOfEntity(type, kinds);
    if (kind === null) {
      continue;
    }
    spansOfMatch(texts, kind, match).forEach((found, i) => {
      spans[i]?.push(...found);
    });
  }
  return spans;
}
