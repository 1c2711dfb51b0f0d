import { at, type Defect } from './defect.ts';

const CONSOLE = ['test/lib/console/console.test.ts'];
const PEOPLE = ['test/lib/console/people.test.ts'];
const DATA = ['test/lib/data.test.ts'];
const SAFEGUARDS = ['test/lib/safeguards.test.ts'];
const consoleApi = at('lib/stacks/console-stack.ts', 'templates', CONSOLE);
const site = at('lib/constructs/console-site.ts', 'templates', CONSOLE);
const client = at('lib/constructs/console-client.ts', 'templates', PEOPLE);
const pool = at('lib/constructs/people-pool.ts', 'templates', DATA);
const passages = at('lib/constructs/passage-collection.ts', 'templates', DATA);
const files = at('lib/constructs/deploy-files.ts', 'templates', SAFEGUARDS);
const cached = at('lib/constructs/deploy-files.ts', 'templates', ['test/lib/console/files.test.ts']);
const lambda = at('lib/constructs/service-function.ts', 'templates', SAFEGUARDS);
const gateway = at('lib/constructs/service-api.ts', 'templates', SAFEGUARDS);
const stacks = at('lib/stacks/add-stage.ts', 'templates', SAFEGUARDS);
const unknown = at('lib/constructs/unknown-routes.ts', 'templates', ['test/lib/public-api.test.ts']);

/** Careless changes of a stage's resources that no test of lib/ saw until somebody made them. */
export const FOUND_IN_TEMPLATES: readonly Defect[] = [
  consoleApi('console: the access log keeps addresses', 'logged: {}', "logged: { from: '$context.identity.sourceIp' }"),
  site('console: other windows keep a handle on its pages', "'same-origin-allow-popups'", "'unsafe-none'"),
  site('console: pages may use the camera', "'camera=(), ", "'camera=*, "),
  site('console: its API is only read', 'AllowedMethods.ALLOW_ALL', 'AllowedMethods.ALLOW_GET_HEAD_OPTIONS'),
  site('console: its address without a path has no page', "defaultRootObject: 'index.html',", ''),
  site('console: its pages come from the most expensive edges, too', 'PRICE_CLASS_100', 'PRICE_CLASS_ALL'),
  site('console: its bucket accepts old TLS', 'minimumTLSVersion: 1.2,', ''),
  client(
    'sign-in: an ID token lasts half a day',
    'idTokenValidity: Duration.minutes(15)',
    'idTokenValidity: Duration.hours(12)',
  ),
  client('sign-in: a used refresh token works for a minute', 'Duration.seconds(10)', 'Duration.seconds(60)'),
  pool(
    'sign-in: the people of prod are deleted with their stack',
    'removalOf(stage)',
    'removalOf({ ...stage, keepsData: false })',
  ),
  passages(
    'passages: the collection has no standby replicas',
    "group.name,\n      standbyReplicas: 'ENABLED'",
    "group.name,\n      standbyReplicas: 'DISABLED'",
  ),
  passages('passages: no function reaches the collection', 'AllowFromPublic: true', 'AllowFromPublic: false'),
  passages('passages: the collection has no key', 'AWSOwnedKey: true', 'AWSOwnedKey: false'),
  files('logs: those of deployments are kept forever', 'stage.logRetentionDays', '9_999'),
  cached('console: a release deletes the files of the last one', 'prune: false,', ''),
  cached('console: the page is there before its scripts', 'others.node.addDependency(hashed);', ''),
  lambda('logs: functions write where no alarm counts', 'logGroup: this.log,', ''),
  gateway(
    'gateway: answers of more than five seconds are cut off',
    'allowTestInvoke: false',
    'allowTestInvoke: false, timeout: Duration.seconds(5)',
  ),
  stacks('stage: its resources have no tag, so that its costs are not known', 'tags: { stage: stage.name },', ''),
  unknown('gateway: another method with a text body is an unknown path', "  'text/plain',\n", ''),
];
