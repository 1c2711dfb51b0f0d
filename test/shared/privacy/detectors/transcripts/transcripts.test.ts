// Guarantee: the speakers of a transcript are found by the position of the name in its lines, known or not, in the
// layouts of nine programs and in twelve languages, and also where others mention them; logs, agendas, timetables,
// subtitles, settings, and chats of departments and bots that look the same stay. Each text is compared as a whole.
// Risk: colleagues' nicknames stay in every line of an exported chat, or a log becomes unreadable.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { markedAgain, markedBodies } from '../../written/marked-bodies.fixture.ts';

describe.each(['chats.txt', 'no-chats.txt'])('%s', (file) => {
  it.each(markedBodies(join(import.meta.dirname, file)))('finds exactly the marked names: $title', ({ marked }) => {
    const text = marked.trimEnd();
    expect(markedAgain(text, ['PERSON', 'USERNAME'])).toBe(text);
  });
});
