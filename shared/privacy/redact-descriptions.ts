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
  const { HEURISTIC_KINDS } = await import('./detectors/detectors.ts');
  const { createPlaceholderRegistry } = await import('./placeholder-registry.ts');
  const structured = kinds.filter((kind) => !HEURISTIC_KINDS.includes(kind));
  if (structured.length === 0) {
    return texts;
  }
  const registry = createPlaceholderRegistry(structured);
  // One by one: unlike passages, neighboring texts do not continue each other. Each is redacted once all are read.
  return texts.map((text) => registry.read(text)).map((redact) => redact().text);
}
