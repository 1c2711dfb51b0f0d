// Guarantee: the people in a roster are found, including unlisted surnames, whether the days or the people come first,
// in lines, lists and tables, in nine languages; menus, delivery rounds, courses and plans of machines that look the
// same stay. Each text is compared as a whole. Risk: the names of a whole ward stay in its plan, or a menu becomes
// unreadable.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { markedAgain, markedBodies } from '../../written/marked-bodies.fixture.ts';

describe.each(['rosters.txt', 'no-rosters.txt'])('%s', (file) => {
  it.each(markedBodies(join(import.meta.dirname, file)))('finds exactly the marked names: $title', ({ marked }) => {
    const text = marked.trimEnd();
    expect(markedAgain(text, ['PERSON'])).toBe(text);
  });
});
