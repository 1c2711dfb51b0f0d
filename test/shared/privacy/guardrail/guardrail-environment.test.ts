// Guarantee: a stage calls the guardrail that its variable names, and starts with no other value. Risk: everybody
// believes that personal data is guarded, and it is not.
import { parse, safeParse, strictObject } from 'valibot';
import { expect, it } from 'vitest';
import { guardrailEnvironment } from '../../../../shared/privacy/guardrail/guardrail-environment.ts';

const environment = () => strictObject(guardrailEnvironment);

it.each([
  ['none', { kind: 'none' }],
  ['checks', { kind: 'checks' }],
  ['guardrail:ab1:12', { kind: 'guardrail', id: 'ab1', version: '12' }],
  ['guardrail:ab1:DRAFT', { kind: 'guardrail', id: 'ab1', version: 'DRAFT' }],
])('reads the setting GUARDRAIL=%s', (GUARDRAIL, setting) => {
  expect(parse(environment(), { GUARDRAIL })).toEqual({ GUARDRAIL: setting });
});

it.each(['', 'None', 'checks:1', 'guardrail', 'guardrail:ab1', 'guardrail:ab1:0', 'guardrail:AB:1'])(
  'refuses the setting GUARDRAIL=%j',
  (GUARDRAIL) => {
    const { issues } = safeParse(environment(), { GUARDRAIL });
    expect(issues?.map(({ message }) => message)).toEqual(['GUARDRAIL must be none, checks or guardrail:ID:VERSION.']);
  },
);
