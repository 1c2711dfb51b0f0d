import * as v from 'valibot';
import { PERSONAL_DATA_KINDS, type PersonalDataKind, parseKinds } from '../../shared/privacy/kinds.ts';
import { redactOnce } from '../../shared/privacy/redact-once.ts';
import { ServiceError } from '../../shared/service-error.ts';
import { CommandError, UsageError } from './command.ts';

const Line = v.object({ id: v.union([v.string(), v.number()]), text: v.string() });

/**
 * Returns the kinds that `--kinds` names, or all kinds if it was not given.
 *
 * @throws UsageError that lists the kinds when one does not exist.
 */
export function kindsToTry(typed: unknown): readonly PersonalDataKind[] {
  if (!Array.isArray(typed)) {
    return PERSONAL_DATA_KINDS;
  }
  const parsed = parseKinds(typed.map(String));
  if (parsed.outcome === 'kinds' && parsed.kinds.length > 0) {
    return parsed.kinds;
  }
  throw new UsageError(
    `--kinds must be all, or a list of these, separated by commas: ${PERSONAL_DATA_KINDS.join(', ')}.`,
  );
}

/**
 * Returns a text as a policy with these kinds would leave it, and what it would remove where. Nothing is sent or
 * stored.
 *
 * @throws CommandError when the text cannot be checked as a whole.
 */
export function tryPrivacy(text: string, kinds: readonly PersonalDataKind[]) {
  try {
    const { text: redacted, spans } = redactOnce(text, kinds);
    return { redacted, spans };
  } catch (error) {
    if (error instanceof ServiceError) {
      throw new CommandError('The text could not be checked as a whole. It may be too long.');
    }
    throw error;
  }
}

/**
 * Like `tryPrivacy`, but for many texts: reads the text of each JSON line `{"id","text"}`, and returns a line
 * `{"id","spans","redacted"}` for each. Empty lines are skipped.
 *
 * @throws CommandError that names the number of a line in another form.
 */
export function tryPrivacyLines(lines: string, kinds: readonly PersonalDataKind[]): string {
  const results = lines.split('\n').flatMap((line, i) => {
    if (line.trim() === '') {
      return [];
    }
    const { id, text } = readLine(line, i + 1);
    const { redacted, spans } = tryPrivacy(text, kinds);
    return [`${JSON.stringify({ id, spans, redacted })}\n`];
  });
  return results.join('');
}

function readLine(line: string, number: number): v.InferOutput<typeof Line> {
  try {
    return v.parse(Line, JSON.parse(line));
  } catch {
    throw new CommandError(`Line ${number} must have the form {"id": …, "text": "…"}.`);
  }
}
