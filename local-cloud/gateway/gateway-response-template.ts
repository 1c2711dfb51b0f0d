// The variables that gateway responses and access logs can name here. `authorizer.<name>` is whatever the authorizer
// returned.
const VARIABLES = new Set([
  'accountId',
  'apiId',
  'authorizer.error',
  'authorizer.integrationLatency',
  'authorizer.latency',
  'authorizer.principalId',
  'authorizer.requestId',
  'authorizer.status',
  'deploymentId',
  'domainName',
  'domainPrefix',
  'error.message',
  'error.messageString',
  'error.responseType',
  'extendedRequestId',
  'httpMethod',
  'identity.sourceIp',
  'identity.userAgent',
  'integration.error',
  'integration.integrationStatus',
  'integration.latency',
  'integration.requestId',
  'integration.status',
  'integrationErrorMessage',
  'integrationLatency',
  'path',
  'protocol',
  'requestId',
  'requestTime',
  'requestTimeEpoch',
  'resourceId',
  'resourcePath',
  'responseLatency',
  'responseLength',
  'stage',
  'status',
  'xrayTraceId',
]);
const VARIABLE = /\$context\.([A-Za-z]\w*(?:\.\w+)*)/g;

/** The values of `$context` for one request, by dotted name; those without a value are omitted. */
export type ContextValues = Readonly<Record<string, string>>;

/**
 * Checks a template or log format when the cloud starts. Only variables are replaced in it: any other VTL, and a
 * variable that is not known, is refused.
 */
export function readTemplate(template: string): string {
  for (const [, name = ''] of template.matchAll(VARIABLE)) {
    assertKnown(name);
  }
  const rest = template.replaceAll(VARIABLE, '');
  const unknown = /\$\w[\w.]*|\$\{|#(?:set|if|foreach|else|end)\b/.exec(rest)?.[0];
  if (unknown !== undefined) {
    throw new Error(`The template contains ${unknown}, which is not supported by the local cloud.`);
  }
  return template;
}

/**
 * Reads header mappings, whose keys are a prefix and a header's name; returns the source of each header by its name.
 * Refuses a source that is neither quoted text nor a known variable.
 */
export function readHeaderMappings(
  parameters: Readonly<Record<string, string>>,
  prefix: 'gatewayresponse.header.' | 'method.response.header.',
): Readonly<Record<string, string>> {
  const mappings: Record<string, string> = {};
  for (const [target, source] of Object.entries(parameters)) {
    const header = target.slice(prefix.length);
    if (!target.startsWith(prefix) || !/^[A-Za-z0-9_-]+$/.test(header)) {
      throw unsupportedParameter(target);
    }
    if (!isQuoted(source)) {
      if (!source.startsWith('context.')) {
        throw unsupportedParameter(source);
      }
      assertKnown(source.slice('context.'.length));
    }
    mappings[header] = source;
  }
  return mappings;
}

/**
 * Replaces the variables of a template; one without a value becomes `otherwise`. Like API Gateway, it escapes nothing.
 */
export function renderTemplate(template: string, values: ContextValues, otherwise = ''): string {
  return template.replaceAll(VARIABLE, (_whole, name: string) => values[name] ?? otherwise);
}

/** Returns a mapped header's value, or null if the variable has none, so that the header is not sent. */
export function renderHeader(source: string, values: ContextValues): string | null {
  if (isQuoted(source)) {
    return source.slice(1, -1);
  }
  return values[source.slice('context.'.length)] ?? null;
}

function isQuoted(source: string): boolean {
  return source.length >= 2 && source.startsWith("'") && source.endsWith("'");
}

function assertKnown(name: string): void {
  if (!VARIABLES.has(name) && !/^authorizer\.\w+$/.test(name)) {
    throw new Error(`The variable $context.${name} is not supported by the local cloud.`);
  }
}

function unsupportedParameter(parameter: string): Error {
  return new Error(`ResponseParameters: ${parameter} is not supported by the local cloud.`);
}
