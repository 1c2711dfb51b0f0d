import type { GuardrailKind } from './guardrail.ts';

const ENTITIES = { PERSON: 'NAME', STREET_ADDRESS: 'ADDRESS' } as const satisfies Record<GuardrailKind, string>;

/** Returns Bedrock's name for a kind. */
export function guardrailEntity(kind: GuardrailKind): 'NAME' | 'ADDRESS' {
  return ENTITIES[kind];
}

/** Returns the kind for one of Bedrock's entities, or null when it is not among the requested kinds. */
export function kindOfEntity(entity: string | undefined, kinds: readonly GuardrailKind[]): GuardrailKind | null {
  return kinds.find((kind) => ENTITIES[kind] === entity) ?? null;
}
