import type { OpinionKind } from './guardrail.ts';

const ENTITIES = { PERSON: 'NAME', STREET_ADDRESS: 'ADDRESS' } as const satisfies Record<OpinionKind, string>;

/** Bedrock's name for a kind. */
export function opinionEntity(kind: OpinionKind): 'NAME' | 'ADDRESS' {
  return ENTITIES[kind];
}

/** The kind that Bedrock means, of those that were asked for; null for any other. */
export function opinionKindOf(entity: string | undefined, kinds: readonly OpinionKind[]): OpinionKind | null {
  return kinds.find((kind) => ENTITIES[kind] === entity) ?? null;
}
