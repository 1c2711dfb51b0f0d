import { randomInt } from 'node:crypto';
import * as v from 'valibot';

/** The properties of `GenerateSecretString`. */
export const generation = v.strictObject({
  // The bounds and the default of CloudFormation's `GenerateSecretString`.
  PasswordLength: v.optional(v.pipe(v.number(), v.integer(), v.minValue(4), v.maxValue(4_096)), 32),
  ExcludeCharacters: v.optional(v.string(), ''),
  ExcludeLowercase: v.optional(v.boolean(), false),
  ExcludeNumbers: v.optional(v.boolean(), false),
  ExcludePunctuation: v.optional(v.boolean(), false),
  ExcludeUppercase: v.optional(v.boolean(), false),
  IncludeSpace: v.optional(v.boolean(), false),
  RequireEachIncludedType: v.optional(v.boolean(), true),
  SecretStringTemplate: v.optional(v.string()),
  GenerateStringKey: v.optional(v.string()),
});

/**
 * Generates a secret as Secrets Manager does: the password itself, or the template's JSON with the password under the
 * given key.
 */
export function generateSecret(wanted: v.InferOutput<typeof generation>): string {
  const { SecretStringTemplate: template, GenerateStringKey: key } = wanted;
  if ((template === undefined) !== (key === undefined)) {
    throw new Error('SecretStringTemplate and GenerateStringKey must be given together.');
  }
  const password = generatePassword(wanted);
  return template === undefined ? password : JSON.stringify({ ...JSON.parse(template), [String(key)]: password });
}

function generatePassword(wanted: v.InferOutput<typeof generation>): string {
  const kinds = [
    wanted.ExcludeLowercase ? '' : 'abcdefghijklmnopqrstuvwxyz',
    wanted.ExcludeUppercase ? '' : 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    wanted.ExcludeNumbers ? '' : '0123456789',
    wanted.ExcludePunctuation ? '' : '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~',
    wanted.IncludeSpace ? ' ' : '',
  ]
    .map((kind) => [...kind].filter((character) => !wanted.ExcludeCharacters.includes(character)))
    .filter((kind) => kind.length > 0);
  const all = kinds.flat();
  if (all.length === 0) {
    throw new Error('GenerateSecretString excludes every character.');
  }
  if (wanted.RequireEachIncludedType && kinds.length > wanted.PasswordLength) {
    throw new Error(
      `A password of ${wanted.PasswordLength} characters is too short for one character of each of ${kinds.length} kinds.`,
    );
  }
  for (;;) {
    const password = Array.from({ length: wanted.PasswordLength }, () => all[randomInt(all.length)]).join('');
    const hasEach = kinds.every((kind) => kind.some((character) => password.includes(character)));
    if (hasEach || !wanted.RequireEachIncludedType) {
      return password;
    }
  }
}
