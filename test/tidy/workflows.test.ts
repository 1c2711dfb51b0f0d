// Guarantee: what runs on every change runs code that was chosen by its content, and leaves no credentials behind.
// Risk: a tag that is moved to other code; an install script of a dependency with the rights of the workflow.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const FOLDER = '.github/workflows';
const workflows = readdirSync(FOLDER).map((name) => ({ name, text: readFileSync(`${FOLDER}/${name}`, 'utf8') }));

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

function stepsOf(text: string): Step[] {
  const { jobs } = parse(text) as { jobs: Readonly<Record<string, { readonly steps: Step[] }>> };
  return Object.values(jobs).flatMap(({ steps }) => steps);
}

describe.each(workflows)('$name', ({ text }) => {
  it('names each action by its commit, and the version beside it', () => {
    const uses = text.split('\n').filter((line) => /\buses:/.test(line));
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter((line) => !/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  it('keeps no credentials in the checkout, and may read and nothing else', () => {
    const checkouts = stepsOf(text).filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.length).toBeGreaterThan(0);
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
    expect(parse(text).permissions).toEqual({ contents: 'read' });
  });
});

it('installs without the scripts of dependencies', () => {
  const installs = [readFileSync('.ci/run', 'utf8'), ...workflows.map(({ text }) => text)].flatMap(
    (text) => text.match(/npm (?:ci|install|i)\b.*/g) ?? [],
  );
  expect(installs).toEqual(['npm ci --ignore-scripts']);
});
