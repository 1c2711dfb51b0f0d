import { fileURLToPath } from 'node:url';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyDocument, type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Runtime } from 'aws-cdk-lib/aws-lambda';
import { Charset, NodejsFunction, OutputFormat } from 'aws-cdk-lib/aws-lambda-nodejs';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { FunctionName } from '../../functions/contracts.ts';
import { allow } from '../policies/permissions.ts';
import { rolesOf } from '../policies/roles.ts';
import type { DataStack } from '../stacks/data-stack.ts';
import type { Stage } from '../stage.ts';
import { environmentOf, type StageVariables } from '../variables.ts';

const checkout = fileURLToPath(new URL('../..', import.meta.url));

// The SDK is bundled, so that what was tested is what runs. Source maps are of no use: errors are logged by name and
// code, never with a stack.
const BUNDLING = {
  format: OutputFormat.ESM,
  target: 'node24',
  mainFields: ['module', 'main'],
  bundleAwsSDK: true,
  // Lambda puts the role's credentials into the environment. The SDK would also look for an operator's sign-on, profile
  // or process, which no function uses; these and the four clients behind them are a third of the authorizer's bundle.
  externalModules: ['sso', 'ini', 'process', 'web-identity'].map((source) => `@aws-sdk/credential-provider-${source}`),
  minify: true,
  charset: Charset.UTF8,
  // Some CommonJS dependencies load Node's modules with `require`, which an ES module has only if it creates it.
  banner: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);",
};

/** The properties of every stack that has functions. */
export interface Wiring {
  readonly stage: Stage;
  readonly data: DataStack;
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
  /** Instances that are kept for it, and no more; without a number it shares those of the account. */
  readonly reservedConcurrency?: number | undefined;
  /** Everything that the function's role may do besides writing its own log. */
  readonly may: readonly PolicyStatement[];
}

/** One Lambda function: its bundle, its own role, its own log, and exactly the variables that its contract names. */
export class ServiceFunction extends Construct {
  readonly role: Role;
  readonly log: LogGroup;
  readonly lambda: NodejsFunction;

  constructor(scope: Construct, id: string, props: ServiceFunctionProps) {
    super(scope, id);
    const { name, stage, may } = props;
    this.log = new LogGroup(this, 'Log', { retention: stage.logRetentionDays, removalPolicy: RemovalPolicy.DESTROY });
    this.role = this.#makeRole(name, may);
    this.lambda = new NodejsFunction(this, 'Function', {
      description: props.description,
      entry: `${checkout}functions/${name}/handler.ts`,
      projectRoot: checkout,
      depsLockFilePath: `${checkout}package-lock.json`,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      timeout: Duration.seconds(props.timeoutSeconds),
      memorySize: props.memoryMb,
      ...(props.reservedConcurrency === undefined ? {} : { reservedConcurrentExecutions: props.reservedConcurrency }),
      role: this.role,
      logGroup: this.log,
      environment: environmentOf(name, props.variables),
      // CDK's own variable for connection reuse means nothing to this SDK, and the environment is the contract's alone.
      awsSdkConnectionReuse: false,
      bundling: BUNDLING,
    });
  }

  #makeRole(name: FunctionName, may: readonly PolicyStatement[]): Role {
    const writeLog = allow(['logs:CreateLogStream', 'logs:PutLogEvents'], this.log.logGroupArn);
    return new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      description: `The role of ${name}`,
      inlinePolicies: { own: new PolicyDocument({ statements: [writeLog, ...may] }) },
    });
  }
}

type Settings = Pick<ServiceFunctionProps, 'description' | 'timeoutSeconds' | 'memoryMb' | 'reservedConcurrency'>;

/**
 * Creates the functions of one stack, each under the name of its folder and with the permissions that
 * lib/policies/roles.ts gives its role; `more` adds those that only the stack can name.
 */
export function functionMaker(scope: Construct, { stage, data, variables }: Wiring) {
  const roles = rolesOf(stage, data);
  return (name: FunctionName, settings: Settings, ...more: PolicyStatement[]) =>
    new ServiceFunction(scope, name, { ...settings, name, stage, variables, may: [...(roles[name] ?? []), ...more] });
}
