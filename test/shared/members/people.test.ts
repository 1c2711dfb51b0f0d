// Guarantee: a stage without a console refuses everything that concerns people who sign in. Risk: an operator is told
// that a person was disabled, and the person is a member again as soon as the stage gets its console back.
import { expect, it } from 'vitest';
import { NO_PEOPLE } from '../../../shared/members/people.ts';

it.each(Object.entries(NO_PEOPLE))('%s is refused on a stage without a console', async (_name, change) => {
  await expect(change('ann@example.com')).rejects.toMatchObject({
    code: 'invalid_request',
    message: 'This stage has no console, so nobody can sign in to it.',
  });
});
