import * as v from 'valibot';

/** The guardrail that a stage calls: none, Bedrock's guardrail checks, or one version of a guardrail. */
export type GuardrailSetting =
  | { readonly kind: 'none' }
  | { readonly kind: 'checks' }
  | { readonly kind: 'guardrail'; readonly id: string; readonly version: string };

/** The environment of the guardrail: `none`, `checks` or `guardrail:ID:VERSION`. */
export const guardrailEnvironment = {
  GUARDRAIL: v.pipe(
    v.string(),
    v.regex(
      /^(?:none|checks|guardrail:[a-z0-9]{1,64}:(?:[1-9]\d{0,7}|DRAFT))$/,
      'GUARDRAIL must be none, checks or guardrail:ID:VERSION.',
    ),
    v.transform((text): GuardrailSetting => {
      const [kind, id = '', version = ''] = text.split(':');
      if (kind === 'guardrail') {
        return { kind, id, version };
      }
      return { kind: kind === 'checks' ? 'checks' : 'none' };
    }),
  ),
};
