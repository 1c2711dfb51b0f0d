// Guarantee: the commands that a start prints at its end find the stage that it started. Risk: a newcomer who uses
// another state folder is told that nothing is running.
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { nextSteps } from '../../bin/start/welcome.ts';

it.each([
  ['by default', resolve('.local'), ''],
  ['elsewhere', '/var/tmp/state', ' --data /var/tmp/state'],
  ['in a folder with a space', '/var/tmp/my state', " --data '/var/tmp/my state'"],
])('names the state of the stage: %s', (_name, data, option) => {
  expect(nextSteps(data, true)).toBe(
    [
      `Ask your own:        npm run -s ask -- "your question"${option}`,
      `Use your documents:  npm start -- --documents DIR${option}`,
      `Administer it:       npm run -s admin -- company list${option}, and npm run -s admin -- --help`,
      '',
      'Serving. Press Ctrl-C to stop.',
      '',
    ].join('\n'),
  );
});

it('leaves out what needs the demonstration, without one', () => {
  expect(nextSteps(resolve('.local'), false)).toBe(
    [
      'Administer it:       npm run -s admin -- company list, and npm run -s admin -- --help',
      '',
      'Serving. Press Ctrl-C to stop.',
      '',
    ].join('\n'),
  );
});
