import * as v from 'valibot';

const FUNCTION_URI = /^arn:aws:apigateway:[a-z0-9-]+:lambda:path\/2015-03-31\/functions\/(.+)\/invocations$/;

/** How API Gateway names a Lambda function that it calls. */
export const FunctionUri = v.pipe(v.string(), v.regex(FUNCTION_URI, 'is not the URI of a Lambda function'));

/** Returns the function's ARN in such a URI. */
export function functionArnOf(uri: string): string {
  return FUNCTION_URI.exec(uri)?.[1] ?? '';
}
