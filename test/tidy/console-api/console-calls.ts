import type { JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { schemaOf } from '../../../bin/openapi/json-schema.ts';
import type { CompanyField } from '../../../shared/administration/operation.ts';
import type { Role } from '../../../shared/administration/role.ts';
import { meResult } from '../../../shared/console/person.ts';
import { playgroundOperations } from '../../../shared/console/playground-operations.ts';
import { operations } from '../../../shared/operations/operations.ts';

/** One call of the console's API: an operation of the registry, or a call that only the pages use. */
export interface ConsoleCall {
  readonly name: string;
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly summary: string;
  readonly roles: readonly Role[];
  readonly company: CompanyField | 'none';
  readonly whileSuspended: 'allowed' | 'refused';
  readonly input: JsonSchema | null;
  readonly result: JsonSchema;
}

// Operations that only a deployment and the command line may run (shared/console/console.wiring.ts).
const NOT_OFFERED = ['stage.prepare', 'stage.seed-smoke-test'];
const EVERYBODY: readonly Role[] = ['operator', 'administrator', 'viewer'];

/** What the description of a call needs of an operation. */
interface DescribedOperation {
  readonly input: v.GenericSchema;
  readonly result: v.GenericSchema;
  readonly roles: readonly Role[];
  readonly company: CompanyField | 'none';
  readonly whileSuspended: 'allowed' | 'refused';
}

/** Every call of the console's API, in the order of its description. */
export function consoleCalls(): readonly ConsoleCall[] {
  return [
    {
      name: 'me',
      method: 'get',
      path: '/me',
      summary: 'Who is signed in, and the companies and the stage that he or she may see',
      roles: EVERYBODY,
      company: 'none',
      whileSuspended: 'allowed',
      input: null,
      result: schemaOf(meResult, { typeMode: 'output' }),
    },
    ...Object.entries(operations)
      .filter(([name]) => !NOT_OFFERED.includes(name))
      .map(([name, operation]) => operationCall(name, operation)),
    playgroundCall('playground.search', 'Search as one of the company’s applications'),
    playgroundCall('playground.ask', 'Ask as one of the company’s applications'),
  ];
}

function operationCall(name: string, operation: DescribedOperation): ConsoleCall {
  const { input, result, roles, company, whileSuspended } = operation;
  return {
    name,
    method: 'post',
    path: `/operations/${name}`,
    summary: `The operation ${name}`,
    roles,
    company,
    whileSuspended,
    input: schemaOf(input, { typeMode: 'input' }),
    result: schemaOf(result, { typeMode: 'output' }),
  };
}

function playgroundCall(name: keyof typeof playgroundOperations, summary: string): ConsoleCall {
  const path = `/${name.replace('.', '/')}`;
  return { ...operationCall(name, playgroundOperations[name]), path, summary };
}
