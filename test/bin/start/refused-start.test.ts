// Guarantee: npm start with a wrong option, or without the documents that it should ingest, starts nothing and says
// why. Risk: a stage that nobody wanted keeps a port, and the state of another one is overwritten.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MANUAL } from '../../../bin/start/options.ts';
import { runProgram } from '../../harness/programs/run-program.ts';
import { temporaryFolder } from '../../harness/temporary-folder.ts';

const PROGRAM = import.meta.resolve('../../../bin/start/main.ts');

it('refuses a wrong option with status 2', async () => {
  const sentence = '--port takes a number from 0 to 65533.\nFor all options, run npm start -- --help.\n';
  expect(await runProgram(PROGRAM, ['--port', 'x'])).toEqual({ code: 2, stdout: '', stderr: sentence });
});

it('refuses documents that do not exist with status 1', async () => {
  const documents = join(temporaryFolder(), 'none');
  const sentence = `--documents: ${documents} does not exist or cannot be read.\n`;
  const options = ['--documents', documents, '--data', temporaryFolder()];
  expect(await runProgram(PROGRAM, options)).toEqual({ code: 1, stdout: '', stderr: sentence });
});

it('refuses a model server that does not answer with status 1, and names the option', async () => {
  const options = ['--models', 'http://127.0.0.1:9/v1', '--answer-model', 'a', '--data', temporaryFolder()];
  expect(await runProgram(PROGRAM, options)).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'No model server answers at http://127.0.0.1:9/v1: no connection (bad port). Start it, or correct --models.\n',
  });
});

it('prints its manual for --help', async () => {
  expect(await runProgram(PROGRAM, ['--help'])).toEqual({ code: 0, stdout: MANUAL, stderr: '' });
});
