/** Why a model or its description could not be had, by the name of the error, and what to do. */
export function explainModelError(error: unknown, { id, region }: { id: string; region: string }): string {
  const name = error instanceof Error ? error.name : 'no answer';
  const failed = `${id} cannot be used in ${region} (${name})`;
  switch (name) {
    case 'AccessDeniedException':
      return `${failed}. Allow bedrock:InvokeModel and bedrock:Get* for your credentials. In an organization, its service control policies must allow every Region to which an inference profile routes.`;
    case 'ResourceNotFoundException':
      return `${failed}. It does not exist there, or it is Legacy and not offered to this account: choose another model in lib/stages.ts.`;
    case 'ThrottlingException':
    case 'ServiceQuotaExceededException':
      return `${failed}. The account's quota is used up or 0, as in many new accounts: request an increase of its tokens and requests per minute (Service Quotas, Amazon Bedrock).`;
    case 'ValidationException':
      return `${failed}. It does not take what this version sends: it reached its end of life, needs an inference profile, or takes no tool (replyForm).`;
    default:
      return `${failed}. Try again; if it stays, see health.aws.amazon.com.`;
  }
}
