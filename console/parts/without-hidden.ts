/**
 * Returns a pasted address or key without spaces at its ends and without invisible characters, which chats and
 * documents add and nobody sees.
 */
export function withoutHidden(pasted: string): string {
  return pasted.replace(/\p{Cf}/gu, '').trim();
}
