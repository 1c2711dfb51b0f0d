import type { GuardrailKind } from './guardrail.ts';

const ENTITIES = { PERSON: 'NAME', STREET_ADDRESS: 'ADDRESS' } as const satisfies Record<GuardrailKind, string>;

/** Bedrock's name for a kind. */
export function guardrailEntity(kind: GuardrailKind): 'NAME' | 'ADDRESS' {
  return ENTITIES[kind];
}

/** The kind of one of Bedrock's entities; null when it is none of the kinds that were requested. */
export function kindOfEntity(entity: string | undefined, kinds: readonly GuardrailKind[]): GuardrailKind | null {
  return kinds.find((kind) => ENTITIES[kind] === entity) ?? null;
}
