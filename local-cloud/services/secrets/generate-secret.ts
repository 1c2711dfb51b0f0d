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
export function generateSecret(settings: v.InferOutput<typeof generation>): string {
  const { SecretStringTemplate: template, GenerateStringKey: key } = settings;
  if ((template === undefined) !== (key === undefined)) {
    throw new Error('SecretStringTemplate and GenerateStringKey must be given together.');
  }
  const password = generatePassword(settings);
  return template === undefined ? password : JSON.stringify({ ...JSON.parse(template), [String(key)]: password });
}

function generatePassword(settings: v.InferOutput<typeof generation>): string {
  const kinds = [
    settings.ExcludeLowercase ? '' : 'abcdefghijklmnopqrstuvwxyz',
    settings.ExcludeUppercase ? '' : 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    settings.ExcludeNumbers ? '' : '0123456789',
    settings.ExcludePunctuation ? '' : '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~',
    settings.IncludeSpace ? ' ' : '',
  ]
    .map((kind) => [...kind].filter((character) => !settings.ExcludeCharacters.includes(character)))
    .filter((kind) => kind.length > 0);
  const all = kinds.flat();
  if (all.length === 0) {
    throw new Error('GenerateSecretString excludes every character.');
  }
  if (settings.RequireEachIncludedType && kinds.length > settings.PasswordLength) {
    throw new Error(
      `A password of ${settings.PasswordLength} characters is too short for one character of each of ${kinds.length} kinds.`,
    );
  }
  for (;;) {
    const password = Array.from({ length: settings.PasswordLength }, () => all[randomInt(all.length)]).join('');
    const hasEach = kinds.every((kind) => kind.some((character) => password.includes(character)));
    if (hasEach || !settings.RequireEachIncludedType) {
      return password;
    }
  }
}
