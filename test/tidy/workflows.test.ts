// Guarantee: workflows pin each action to a commit, leave no credentials behind, install without the scripts of
// dependencies, and run every kind of test. Risk: a tag is moved to other code, an install script of a dependency runs
// with the permissions of the workflow, or a kind of test never runs.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const FOLDER = '.github/workflows';
const workflows = readdirSync(FOLDER).map((name) => ({ name, text: readFileSync(`${FOLDER}/${name}`, 'utf8') }));

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

// Jobs that publish: they may show who they are, and read nothing of the project but what another job built.
const PUBLISHING_JOBS = ['publish-npm', 'publish-pypi'];

const jobsOf = (text: string) => Object.entries((parse(text) as { readonly jobs: Readonly<Record<string, Job>> }).jobs);
const stepsOf = (text: string) => jobsOf(text).flatMap(([, { steps }]) => steps);

describe.each(workflows)('$name', ({ text }) => {
  it('pins each action to a commit, with its version in a comment', () => {
    const uses = text.split('\n').filter((line) => /\buses:/.test(line));
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter((line) => !/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  it('keeps no credentials in the checkout, and has only read permissions', () => {
    const checkouts = stepsOf(text).filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.length).toBeGreaterThan(0);
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
    expect(parse(text).permissions).toEqual({ contents: 'read' });
    const special = jobsOf(text)
      .filter(([, { permissions }]) => permissions !== undefined)
      .map(([name]) => name);
    expect(special.filter((name) => !PUBLISHING_JOBS.includes(name))).toEqual([]);
  });

  it('checks nothing out, installs nothing and builds nothing in a job that publishes', () => {
    const publishing = jobsOf(text).filter(([name]) => PUBLISHING_JOBS.includes(name));
    for (const [, { permissions, steps }] of publishing) {
      expect(permissions).toEqual({ 'id-token': 'write' });
      expect(steps.map(({ uses, run }) => uses?.replace(/@.*/, '') ?? run?.match(/\bnpm publish .*/)?.[0])).toEqual([
        'actions/download-artifact',
        expect.stringMatching(/^npm publish "\.\/\$package" --provenance|^pypa\/gh-action-pypi-publish$/),
      ]);
    }
  });

  it('gives no token to a program whose own dependencies are resolved when it runs', () => {
    expect(text).not.toMatch(/\$\{\{\s*(?:github\.token|secrets\.)/);
  });
});

it('CI and the workflows install without the scripts of dependencies', () => {
  const installs = [readFileSync('.ci/run', 'utf8'), ...workflows.map(({ text }) => text)].flatMap(
    (text) => text.match(/npm (?:ci|install|i)\b.*/g) ?? [],
  );
  expect(new Set(installs)).toEqual(new Set(['npm ci --ignore-scripts']));
});

it('CI runs every kind of test, and the unit tests only once, at the end of npm run check', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const commands = readFileSync('.ci/run', 'utf8').split('\n');
  expect(scripts.test).toMatch(/ vitest run$/);
  expect(scripts.check).toMatch(
    / && node test\/tidy\/dependencies\.ts && vitest run --project unit --project reloading$/,
  );
  expect(commands.filter((line) => /^npm (?:run check|test)\b/.test(line))).toEqual([
    'npm run check',
    'npm test -- --project=!unit --project=!reloading',
  ]);
});
