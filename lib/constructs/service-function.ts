import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyDocument, type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, type CfnFunction, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { FunctionName } from '../../functions/contracts.ts';
import { acknowledgeWildcard } from '../policies/acknowledge-wildcard.ts';
import { allow } from '../policies/permissions.ts';
import { permissionsOf } from '../policies/roles.ts';
import type { Stage } from '../stage.ts';
import type { StageData } from '../stage-data.ts';
import { environmentOf, type StageVariables } from '../variables.ts';
import { functionCode } from './function-bundles.ts';

/** What every stack with functions is made from: its stage, the stage's data, and the variables of functions. */
export interface Wiring {
  readonly stage: Stage;
  readonly data: StageData;
  readonly variables: StageVariables;
}

interface ServiceFunctionProps {
  /** The folder under functions/. */
  readonly name: FunctionName;
  readonly description: string;
  readonly stage: Stage;
  readonly variables: StageVariables;
  readonly timeoutSeconds: number;
  readonly memoryMb: number;
  /** The concurrency that is reserved for it, which is also its limit; without a number it shares the account's. */
  readonly reservedConcurrency?: number | undefined;
  /** Everything that the function's role may do besides writing its own log. */
  readonly may: readonly PolicyStatement[];
}

/** One Lambda function: its bundle, its own role, its own log, and exactly the variables that its contract names. */
export class ServiceFunction extends Construct {
  readonly role: Role;
  readonly log: LogGroup;
  readonly lambda: LambdaFunction;

  constructor(scope: Construct, id: string, props: ServiceFunctionProps) {
    super(scope, id);
    const { name, stage, may } = props;
    this.log = new LogGroup(this, 'Log', { retention: stage.logRetentionDays, removalPolicy: RemovalPolicy.DESTROY });
    this.role = this.#makeRole(name, may);
    this.lambda = new LambdaFunction(this, 'Function', {
      description: props.description,
      code: functionCode(name),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      timeout: Duration.seconds(props.timeoutSeconds),
      memorySize: props.memoryMb,
      ...(props.reservedConcurrency === undefined ? {} : { reservedConcurrentExecutions: props.reservedConcurrency }),
      role: this.role,
      logGroup: this.log,
      environment: environmentOf(name, props.variables),
    });
    // Not by the CDK's option, which would add a policy of its own to the role.
    (this.lambda.node.defaultChild as CfnFunction).tracingConfig = { mode: 'Active' };
  }

  #makeRole(name: FunctionName, may: readonly PolicyStatement[]): Role {
    const writeLog = allow(['logs:CreateLogStream', 'logs:PutLogEvents'], this.log.logGroupArn);
    const trace = allow(['xray:PutTelemetryRecords', 'xray:PutTraceSegments'], '*');
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      description: `The role of ${name}`,
      inlinePolicies: { own: new PolicyDocument({ statements: [writeLog, trace, ...may] }) },
    });
    acknowledgeWildcard(role, {
      resource: '*',
      reason: 'X-Ray has no resource to name for a trace, which holds times and names of services, and no text.',
    });
    return role;
  }
}

type Settings = Pick<ServiceFunctionProps, 'description' | 'timeoutSeconds' | 'memoryMb' | 'reservedConcurrency'>;

/**
 * Creates the functions of one stack, each under the name of its folder and with the permissions that
 * lib/policies/roles.ts gives its role; `more` adds those that only the stack can name.
 */
export function functionMaker(scope: Construct, { stage, data, variables }: Wiring) {
  const permissions = permissionsOf(stage, data);
  return (name: FunctionName, settings: Settings, ...more: PolicyStatement[]) =>
    new ServiceFunction(scope, name, {
      ...settings,
      name,
      stage,
      variables,
      may: [...(permissions[name] ?? []), ...more],
    });
}
