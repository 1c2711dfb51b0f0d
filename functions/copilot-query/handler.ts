import { httpHandler } from '../../shared/api/http-handler.ts';
import { createDynamo } from '../../shared/aws/dynamo.client.ts';
import { LambdaEnvironment, readEnvironment } from '../../shared/aws/environment.wiring.ts';
import { createBudget } from '../../shared/budget/budget.wiring.ts';
import { answerQuestion, canonicalQuestion } from '../../shared/copilot/answer-question.ts';
import { createAnswerServices } from '../../shared/copilot/answer-question.wiring.ts';
import { createIdempotency } from '../../shared/idempotency/idempotency.wiring.ts';
import { runIdempotent } from '../../shared/idempotency/run-idempotent.ts';
import { areReadable, type Source } from '../../shared/search/readable-sources.ts';
import { createReadableSources } from '../../shared/search/search.wiring.ts';
import { contract, Environment } from './contract.ts';

const environment = readEnvironment(Environment);
const dynamo = createDynamo();
const idempotency = createIdempotency(dynamo, environment.BUDGET_TABLE);
const sources = createReadableSources(environment, dynamo);
const budget = createBudget(environment, dynamo, readEnvironment(LambdaEnvironment));
const services = createAnswerServices(environment, dynamo, budget);

/** POST /copilot/query: a grounded answer with citations, or the sentence that says there is none. */
export const handler = httpHandler(
  contract,
  ({ body }, call) => {
    const request = {
      call,
      body: canonicalQuestion(body),
      areReadable: (cited: readonly Source[]) => areReadable(sources, call.caller.companyId, cited),
    };
    return runIdempotent(idempotency, request, ({ id, keep }) =>
      answerQuestion(services, body, {
        ...call,
        run: { id, keep: ({ answer, sources: cited }) => keep(answer, cited) },
      }),
    );
  },
  environment,
);
