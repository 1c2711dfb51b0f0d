import * as v from 'valibot';
import { readProperties } from '../../protocol/resource-properties.ts';
import type { TemplateResource } from '../../stand-in.ts';

const override = { Override: v.literal(true) };
const properties = v.strictObject({
  ResponseHeadersPolicyConfig: v.strictObject({
    Name: v.string(),
    CustomHeadersConfig: v.optional(
      v.strictObject({ Items: v.array(v.strictObject({ Header: v.string(), Value: v.string(), ...override })) }),
    ),
    SecurityHeadersConfig: v.optional(
      v.strictObject({
        ContentSecurityPolicy: v.optional(v.strictObject({ ContentSecurityPolicy: v.string(), ...override })),
        ContentTypeOptions: v.optional(v.strictObject(override)),
        FrameOptions: v.optional(v.strictObject({ FrameOption: v.string(), ...override })),
        ReferrerPolicy: v.optional(v.strictObject({ ReferrerPolicy: v.string(), ...override })),
        StrictTransportSecurity: v.optional(
          v.strictObject({
            AccessControlMaxAgeSec: v.number(),
            IncludeSubdomains: v.optional(v.boolean(), false),
            Preload: v.optional(v.boolean(), false),
            ...override,
          }),
        ),
      }),
      {},
    ),
  }),
});

/** Reads a policy and returns the headers that it adds to every response, by name in lower case. */
export function readHeadersPolicy(resource: TemplateResource): Readonly<Record<string, string>> {
  const { ResponseHeadersPolicyConfig: config } = readProperties(properties, resource);
  const { ContentSecurityPolicy: csp, FrameOptions: frame, ReferrerPolicy: referrer } = config.SecurityHeadersConfig;
  const { ContentTypeOptions: type, StrictTransportSecurity: hsts } = config.SecurityHeadersConfig;
  const custom = (config.CustomHeadersConfig?.Items ?? []).map(({ Header, Value }) => [Header.toLowerCase(), Value]);
  return {
    ...Object.fromEntries(custom),
    ...(csp && { 'content-security-policy': csp.ContentSecurityPolicy }),
    ...(frame && { 'x-frame-options': frame.FrameOption }),
    ...(referrer && { 'referrer-policy': referrer.ReferrerPolicy }),
    ...(type && { 'x-content-type-options': 'nosniff' }),
    ...(hsts && {
      'strict-transport-security': [
        `max-age=${hsts.AccessControlMaxAgeSec}`,
        ...(hsts.IncludeSubdomains ? ['includeSubDomains'] : []),
        ...(hsts.Preload ? ['preload'] : []),
      ].join('; '),
    }),
  };
}
