// Guarantee: who speaks in a transcript is found by the place of the name in its lines, known name or not, in the
// layouts of nine programs and in twelve languages, and where the others speak of them too; lines of logs, agendas,
// timetables, subtitles, settings, and chats of departments and bots that look the same stay. Each text is compared
// whole. Risk: colleagues' nicknames stay in every line of an exported chat, or a log becomes unreadable.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findPersonalData } from '../../../../../shared/privacy/find-personal-data.ts';

const MARKED = /«([A-Z_]+)\|([^»]*)»/g;

// "== title" lines, then a text in which each name stands as «KIND|name».
function textsOf(file: string): { title: string; text: string }[] {
  const parts = readFileSync(join(import.meta.dirname, file), 'utf8')
    .split(/^== /m)
    .slice(1);
  return parts.map((part) => ({
    title: part.slice(0, part.indexOf('\n')),
    text: part.slice(part.indexOf('\n') + 1).trimEnd(),
  }));
}

function markedAgain(text: string): string {
  let [out, at] = ['', 0];
  for (const { kind, start, end } of findPersonalData(text, ['PERSON', 'USERNAME'])) {
    out += `${text.slice(at, start)}«${kind}|${text.slice(start, end)}»`;
    at = end;
  }
  return out + text.slice(at);
}

describe.each(['chats.txt', 'no-chats.txt'])('%s', (file) => {
  it.each(textsOf(file))('$title', ({ text }) => {
    expect(markedAgain(text.replaceAll(MARKED, '$2'))).toBe(text);
  });
});
