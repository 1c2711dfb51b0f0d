import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { cruiseOptions, dependencyRules, noFolderCycles, resolveOptions } from './dependency-rules.ts';
import { findFolderCycles } from './folder-cycles.ts';

/** The folders whose imports are checked. */
export const FOLDERS = ['bin', 'lib', 'functions', 'shared', 'console', 'local-cloud', 'test', 'clients'] as const;

const ACYCLIC_FOLDERS = ['bin', 'lib', 'functions', 'shared', 'console', 'local-cloud'] as const;
// The tests of the local cloud are in the same folders as its code, and import all of it.
const TESTS = /\.(?:test|fixture)\.ts$|^local-cloud\/fixtures\//;

/** A forbidden import: the rule that it breaks and the two files. */
interface ForbiddenImport {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Checks the imports of the folders under a base directory against the project's rules.
 *
 * @throws if no module was read, because a parser that understands nothing would report no violation.
 */
export async function findForbiddenImports(baseDir: string): Promise<{ modules: number; broken: ForbiddenImport[] }> {
  const options: ICruiseOptions = {
    ...cruiseOptions,
    ruleSet: { forbidden: [...dependencyRules] },
    validate: true,
    baseDir,
  };
  const { output } = await cruise([...FOLDERS], options, resolveOptions);
  const { modules, summary } = output as ICruiseResult;
  const read = modules.filter((module) => !module.source.includes('node_modules') && module.dependencies.length > 0);
  if (read.length === 0) {
    throw new Error('dependency-cruiser read no module: its parser does not understand the sources.');
  }
  const imports = read
    .filter(({ source }) => !TESTS.test(source))
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })));
  const cycles = ACYCLIC_FOLDERS.flatMap((top) => findFolderCycles(imports, top)).map((each) => ({
    rule: noFolderCycles.name,
    ...each,
  }));
  return {
    modules: read.length,
    broken: [...summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })), ...cycles],
  };
}
