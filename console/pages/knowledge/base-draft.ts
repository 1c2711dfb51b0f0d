import type { Base } from './base.ts';

/** What a person types about a knowledge base. */
export type BaseDraft = Pick<Base, 'name' | 'description' | 'visibility'>;

/** Returns a draft with the fields of a base, or of a new one. */
export function draftOf(base: Base | undefined): BaseDraft {
  return { name: base?.name ?? '', description: base?.description ?? '', visibility: base?.visibility ?? 'company' };
}

/** Returns a draft without spaces at the ends of its texts, as it is sent. */
export function trimmed(draft: BaseDraft): BaseDraft {
  return { ...draft, name: draft.name.trim(), description: draft.description.trim() };
}

/**
 * Returns the fields that the draft changes. The others are not sent, because somebody else may have changed them since
 * the base was read.
 */
export function changeOf(draft: BaseDraft, before: BaseDraft): Partial<BaseDraft> {
  const { name, description, visibility } = trimmed(draft);
  return {
    ...(draft.name === before.name ? {} : { name }),
    ...(draft.description === before.description ? {} : { description }),
    ...(draft.visibility === before.visibility ? {} : { visibility }),
  };
}
