import * as v from 'valibot';

const FUNCTION_URI = /^arn:aws:apigateway:[a-z0-9-]+:lambda:path\/2015-03-31\/functions\/(.+)\/invocations$/;

/** The URI by which an API Gateway integration or authorizer names the Lambda function that it calls. */
export const FunctionUri = v.pipe(v.string(), v.regex(FUNCTION_URI, 'is not the URI of a Lambda function'));

/** Returns the ARN of the function that a `FunctionUri` names. */
export function functionArnOf(uri: string): string {
  return FUNCTION_URI.exec(uri)?.[1] ?? '';
}
