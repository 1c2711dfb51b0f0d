import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser';

// The imports that are forbidden between folders (docs/architecture.md); dependencies.test.ts breaks each rule once.

// Files that own state, call a service, or connect these with plain files.
const EDGE = '\\.(store|client|wiring)\\.ts$';
// Pure data that both the templates and the functions use.
const PURE_DATA =
  '^shared/(error-messages|stack-name|copilot/reply-form|pricing/prices|search/passage-index-schema)\\.ts$';
// The route tables and the contracts.
const CONTRACTS = '^functions/(endpoints|console-endpoints|contracts|[^/]+/contract)\\.ts$';
const LOCAL_CLOUD = '^node_modules/@knowledge-copilot/local-cloud/';
const PURE_SHARED = '^shared/(?!.*\\.(store|client|wiring)\\.ts$)';

/** A forbidden dependency and its reason. */
type DependencyRule = IForbiddenRuleType & { name: string; comment: string };

/** The one rule that dependency-cruiser cannot express: it knows cycles of files, but not of folders. */
export const noFolderCycles = {
  name: 'no-folder-cycles',
  comment:
    'Imports between sub-folders, at every level below bin, lib, functions, shared, console and local-cloud, run one way.',
};

/** The forbidden imports, each with its reason. */
export const dependencyRules: readonly DependencyRule[] = [
  {
    name: 'no-cycles',
    comment: 'Two files that need each other are one file, or hide a third.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-orphans',
    comment: 'A file that nobody needs is deleted.',
    severity: 'error',
    from: {
      orphan: true,
      pathNot: [
        '^functions/[^/]+/handler\\.ts$',
        '\\.test\\.ts$',
        '^vitest\\.config\\.ts$',
        '\\.[cm][jt]s$',
        '^(bin|local-cloud)/',
        '^console/(main\\.tsx|styles\\.d\\.ts|api/types\\.ts)$',
        '^test/(bench|tidy)/',
      ],
    },
    to: {},
  },
  {
    name: 'production-never-knows-test',
    comment: 'What is deployed or run by a person does not depend on how it is tested.',
    severity: 'error',
    from: { path: '^(bin|lib|functions|shared|console)/' },
    to: { path: '^test/' },
  },
  {
    name: 'only-start-knows-the-local-cloud',
    comment: 'What is deployed or run by an operator does not know the local imitation of AWS; only npm start does.',
    severity: 'error',
    from: { path: '^(bin|lib|functions|shared|console)/', pathNot: '^bin/start/' },
    to: { path: LOCAL_CLOUD },
  },
  {
    name: 'only-the-harness-knows-the-local-cloud',
    comment: 'Tests start and control a cloud or a stand-in in one way: through test/harness/.',
    severity: 'error',
    from: { path: '^test/', pathNot: '^test/(harness|bench)/' },
    to: { path: LOCAL_CLOUD },
  },
  {
    name: 'tests-never-import-benches',
    comment: 'What a test and a benchmark share lives in test/harness/.',
    severity: 'error',
    from: { path: '^(bin|local-cloud|test)/', pathNot: '^test/bench/' },
    to: { path: '^test/bench/' },
  },
  {
    name: 'local-cloud-by-its-name',
    comment: 'What others may use of the local cloud is what its package.json exports.',
    severity: 'error',
    from: { pathNot: '^local-cloud/' },
    to: { path: '^local-cloud/' },
  },
  {
    name: 'packages-are-declared',
    comment: 'A package that the nearest package.json does not name is installed by accident.',
    severity: 'error',
    from: { path: '^(bin|lib|functions|shared|console|local-cloud|test)/' },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: LOCAL_CLOUD },
  },
  {
    name: 'production-never-uses-dev-packages',
    comment: 'A bundle holds only the packages under "dependencies"; types do not exist at run time.',
    severity: 'error',
    from: { path: '^(functions|shared)/' },
    to: {
      dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
      dependencyTypesNot: ['type-only'],
      pathNot: '@types/',
    },
  },
  {
    name: 'lib-sees-only-contracts',
    comment: 'Infrastructure knows the routes, what a function needs, and pure data; never how a function works.',
    severity: 'error',
    from: { path: '^(bin/app\\.ts$|lib/)' },
    to: {
      path: '^(functions|shared)/',
      pathNot: ['^functions/(endpoints|console-endpoints|contracts)\\.ts$', PURE_DATA],
    },
  },
  {
    name: 'programs-call-what-is-deployed',
    comment:
      'A program of bin/ calls a stage as its operators or callers do: it never runs a handler, store or client.',
    severity: 'error',
    from: { path: '^bin/' },
    to: { path: ['^functions/[^/]+/handler\\.ts$', `^shared/.*${EDGE}`] },
  },
  {
    name: 'runtime-never-imports-cdk',
    comment: 'A function does not carry the tool that deploys it.',
    severity: 'error',
    from: { path: '^(functions|shared)/' },
    to: { path: ['^(lib|bin)/', 'node_modules/(aws-cdk-lib|constructs)/'] },
  },
  {
    name: 'functions-are-strangers',
    comment: 'What two functions share lives in shared/; only the route table is for all of them.',
    severity: 'error',
    from: { path: '^functions/([^/]+)/' },
    to: { path: '^functions/', pathNot: ['^functions/$1/', '^functions/endpoints\\.ts$'] },
  },
  {
    name: 'shared-never-imports-functions',
    comment: 'Dependencies point from the edge of the system to its middle.',
    severity: 'error',
    from: { path: '^shared/' },
    to: { path: '^functions/' },
  },
  {
    name: 'contracts-are-pure',
    comment: 'lib and tests read contracts, so a contract must load nothing else.',
    severity: 'error',
    from: { path: CONTRACTS },
    to: { pathNot: ['node_modules/valibot/', PURE_SHARED, CONTRACTS] },
  },
  {
    name: 'only-edges-touch-aws',
    comment: 'Only a store or a client makes AWS calls. Describing a write as data, or its format, makes no call.',
    severity: 'error',
    from: { path: '^(bin|functions|shared|lib)/', pathNot: [EDGE, '^shared/aws/transacted-write\\.ts$'] },
    to: { path: 'node_modules/(@aws-sdk|@smithy)/', pathNot: 'node_modules/@aws-sdk/util-dynamodb/' },
  },
  {
    name: 'core-never-imports-edges',
    comment: 'Plain files take what they need as parameters; handlers wire them.',
    severity: 'error',
    from: { path: '^shared/', pathNot: EDGE },
    to: { path: EDGE },
  },
  {
    name: 'only-the-http-stack-knows-middy',
    comment: 'The rest of the system does not know how a request arrives.',
    severity: 'error',
    from: { pathNot: '^shared/api/' },
    to: { path: 'node_modules/@middy/' },
  },
  {
    name: 'domain-never-imports-http',
    comment: 'What the service does is independent of status codes.',
    severity: 'error',
    from: { path: '^shared/', pathNot: '^shared/(api|console)/' },
    to: { path: '^shared/(api|console)/' },
  },
  {
    name: 'browser-never-imports-server',
    comment: 'What runs in a browser knows the server by its API alone: console/api/types.ts.',
    severity: 'error',
    from: { path: '^console/' },
    to: { path: '^(bin|lib|functions|shared|local-cloud|test)/' },
  },
  {
    name: 'buttons-keep-the-focus',
    comment: 'A disabled button of the design system loses the focus; the buttons of console/parts/ keep it.',
    severity: 'error',
    from: { path: '^console/', pathNot: '^console/parts/(button|actions-menu)\\.tsx$' },
    to: { path: '^node_modules/@cloudscape-design/components/button(-dropdown|-group)?/' },
  },
  {
    name: 'local-cloud-knows-only-the-template',
    comment: 'The local cloud learns the product from cdk.out alone; otherwise it would prove nothing.',
    severity: 'error',
    from: { path: '^local-cloud/' },
    to: { path: '^(bin|lib|functions|shared|console|test)/' },
  },
  {
    name: 'clients-know-only-the-description',
    comment: 'A client is published alone, and learns the API from docs/openapi.yaml, as every client of others does.',
    severity: 'error',
    from: { path: '^clients/[^/]+/src/' },
    to: { path: '^(bin|lib|functions|shared|console|local-cloud|test)/' },
  },
];

/** How the sources are parsed: by swc, because dependency-cruiser cannot load the parser of TypeScript 7. */
export const cruiseOptions: ICruiseOptions = {
  parser: 'swc',
  tsPreCompilationDeps: true,
  preserveSymlinks: true,
  includeOnly: { path: ['^(bin|lib|functions|shared|console|local-cloud|test|clients)/', '^node_modules/', '^vitest'] },
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '^clients/[^/]+/dist/' },
};

/** How imports are resolved. */
export const resolveOptions = {
  extensions: ['.ts', '.mjs', '.js'],
  exportsFields: ['exports'],
  conditionNames: ['import', 'node', 'default', 'types'],
  mainFields: ['module', 'main', 'types'],
};
