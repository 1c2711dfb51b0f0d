// Guarantee: npm run eval:docs measures the named folder, without the floors of the project's own pages, and passes
// every other option on. Risk: the figures of one folder are mistaken for those of another.
import { expect, it } from 'vitest';
import { parseFolderOptions } from '../../../bin/eval/folder-options.ts';

const folder = {
  documents: '/data/clinic/documents',
  gold: '/data/clinic/questions.jsonl',
  floors: null,
  others: ['--json', '--only', 'search'],
};

it.each([
  [['--json', '--folder', '/data/clinic', '--only', 'search']],
  [['--folder=/data/clinic', '--json', '--only', 'search']],
])('measures the named folder: %j', (args) => {
  expect(parseFolderOptions(args, '/checkout')).toEqual(folder);
});

it("measures the project's own pages with their floors by default", () => {
  expect(parseFolderOptions(['--json'], '/checkout')).toEqual({
    documents: '/checkout/docs',
    gold: '/checkout/bin/eval/gold/project-docs.jsonl',
    floors: '/checkout/bin/eval/gold/project-docs-floors.json',
    others: ['--json'],
  });
});

it.each([[['--folder']], [['--folder=']], [['--folder', '--json']]])('npm run eval:docs refuses %j', (args) => {
  expect(() => parseFolderOptions(args, '/checkout')).toThrow(
    '--folder requires a value: --folder DIR, a folder with documents/ and questions.jsonl.',
  );
});
