import type { PersonalDataKind } from './kinds.ts';

/**
 * Redacts names and descriptions that an administrator of the company typed, such as those of knowledge bases: only
 * values that have a form, never names, addresses of streets or accounts. Placeholders count from 1 over all texts, in
 * their order. The rules are loaded only for a policy that removes such kinds.
 *
 * @throws ServiceError `unavailable`, without any of the text, when a text cannot be scanned.
 */
export async function redactDescriptions(
  texts: readonly string[],
  kinds: readonly PersonalDataKind[],
): Promise<readonly string[]> {
  if (kinds.length === 0) {
    return texts;
  }
  const { redactStructured } = await import('./redact-structured.ts');
  return redactStructured(texts, kinds);
}
