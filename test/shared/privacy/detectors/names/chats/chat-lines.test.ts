// Guarantee: lower-case lines are read as a chat, with the speaker of each; code, headings and lines broken by a
// program are not. Risk: names in a chat stay, or words of a letter's second line count as names.
import { expect, it } from 'vitest';
import { chatLinesIn } from '../../../../../../shared/privacy/detectors/names/chats/chat-lines.ts';
import { foldForMatching } from '../../../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../../../shared/privacy/text/scanned-text.ts';

// Returns for each line, between colons: its start, its first twelve characters, the position of the speaker in it,
// whether the speaker is a known name (y or n), and the number of its words, as written and folded.
function linesIn(row: string): string {
  const bodies = row.includes('«') ? [{ start: row.indexOf('«'), end: row.indexOf('»') - 1 }] : [];
  const lines = chatLinesIn(scanText(foldForMatching(row.replace(/[«»]/g, ''))), bodies);
  return lines
    .map(({ line, offset, speakerAt, isSpeakerKnown, starts, folded }) =>
      [offset, line.slice(0, 12), speakerAt, isSpeakerKnown ? 'y' : 'n', `${starts.length}/${folded.length}`].join(':'),
    )
    .join(' + ');
}

it.each([
  ['0:anna: hallo :0:y:4/4', 'anna: hallo du da'],
  ['', 'annahallo'],
  ['', 'anna Rossi: hallo du'],
  ['', 'x = 3 und so'],
  ['0:<anna> hallo:1:y:4/4', '<anna> hallo du da'],
  ['0:<zorblax> ha:1:n:4/4', '<zorblax> hallo du da'],
  ['6:zorblax thin:-1:n:4/4', 'Anna: «zorblax thinks That is»\nMehr'],
  ['', 'Anna: «zorblax thinks that is»\nMehr'],
  // A line of at least 56 characters counts as wrapped if the next word would make it longer than all other lines of
  // its paragraph. The line after it is then not read, unless a speaker, a full stop or a blank line shows that
  // something new begins.
  ['0:das steht al:-1:n:12/12', 'das steht alles in dem ordner, den wir haben in der halle\nanna weiss es'],
  [
    '0:das steht al:-1:n:12/12 + 58:anna: weiss :0:y:3/3',
    'das steht alles in dem ordner, den wir haben in der halle\nanna: weiss es',
  ],
  ['0:das steht al:-1:n:12/12', 'das steht alles in dem ordner, den wir haben in der hall\nanna weiss es'],
  [
    '0:das steht al:-1:n:12/12 + 56:anna weiss e:-1:n:3/3',
    'das steht alles in dem ordner, den wir haben in der hal\nanna weiss es',
  ],
  [
    '0:das steht al:-1:n:12/12 + 58:anna weiss e:-1:n:3/3',
    'das steht alles in dem ordner, den wir haben in der hall.\nanna weiss es',
  ],
  [
    '0:das steht al:-1:n:12/12 + 59:anna weiss e:-1:n:3/3',
    'das steht alles in dem ordner, den wir haben in der halle\n\nanna weiss es',
  ],
  [
    '0:eine zeile d:-1:n:14/14 + 75:das steht al:-1:n:12/12',
    'eine zeile die sehr viel laenger ist als alle anderen zeilen hier im text\n\ndas steht alles in dem ordner, den wir haben in der halle\nanna weiss es',
  ],
  [
    '0:das steht al:-1:n:12/12 + 73:eine zeile d:-1:n:14/14',
    'das steht alles in dem ordner, den wir haben in der halle\nanna weiss es\n\neine zeile die sehr viel laenger ist als alle anderen zeilen hier im text',
  ],
  [
    '0:das steht al:-1:n:12/12 + 58:anna weiss e:-1:n:3/3 + 72:eine zeile d:-1:n:14/14',
    'das steht alles in dem ordner, den wir haben in der halle\nanna weiss es\neine zeile die sehr viel laenger ist als alle anderen zeilen hier im text',
  ],
  [
    '0:das steht al:-1:n:13/13 + 79:das steht al:-1:n:13/13',
    'das steht alles in dem ordner, den wir haben in der halle abc\nanna weiss es zu\ndas steht alles in dem ordner, den wir haben in der halle zorblax',
  ],
  [
    '0:das steht al:-1:n:13/13 + 80:das steht al:-1:n:13/13',
    'das steht alles in dem ordner, den wir haben in der halle abcd\nanna weiss es zu\ndas steht alles in dem ordner, den wir haben in der halle abcdefgh',
  ],
  [
    '0:das steht al:-1:n:13/13 + 62:anna weiss e:-1:n:4/4 + 79:das steht al:-1:n:13/13',
    'das steht alles in dem ordner, den wir haben in der halle abc\nanna weiss es zu\ndas steht alles in dem ordner, den wir haben in der halle abcdefgh',
  ],
  [
    '0:das steht al:-1:n:13/13 + 62:anna weiss e:-1:n:4/4 + 79:das steht al:-1:n:13/13',
    'das steht alles in dem ordner, den wir haben in der halle abc\nanna weiss es zu\ndas steht alles in dem ordner, den wir haben in der halle abcdefghi',
  ],
  // A speaker with an unlisted name is known after two messages of several words, or beside a speaker with a listed
  // name. Two messages are not enough beside a time or for a known word: programs repeat their names too.
  ['0:zorblax: hal:0:y:4/4 + 21:zorblax: ja :0:y:4/4', 'zorblax: hallo du da\nzorblax: ja du da'],
  ['0:zorblax: hal:0:n:2/2 + 15:zorblax: ja:0:n:2/2', 'zorblax: hallo\nzorblax: ja'],
  ['0:zorblax: hal:0:n:3/3 + 18:zorblax: ja :0:n:3/3', 'zorblax: hallo du\nzorblax: ja du'],
  [
    '0:zorblax: hal:0:y:4/4 + 21:quell: ja du:0:y:4/4 + 37:anna: ja du :0:y:4/4',
    'zorblax: hallo du da\nquell: ja du da\nanna: ja du da',
  ],
  ['0:zorblax: hal:0:y:4/4 + 21:anna: ja du :0:y:4/4', 'zorblax: hallo du da\nanna: ja du da'],
  ['0:10:02 zorbla:6:n:4/4 + 27:10:03 zorbla:6:n:4/4', '10:02 zorblax: hallo du da\n10:03 zorblax: ja du da'],
  ['0:zorblax (10::0:n:4/4 + 29:zorblax (10::0:n:4/4', 'zorblax (10:02): hallo du da\nzorblax (10:03): ja du da'],
  ['0:10:02 anna: :6:y:4/4 + 24:10:03 zorbla:6:y:4/4', '10:02 anna: hallo du da\n10:03 zorblax: ja du da'],
  ['27:<zorblax> ja:1:n:4/4', '[10:02] <anna> hallo du da\n<zorblax> ja du da'],
  ['0:error: hallo:0:n:4/4 + 19:error: ja du:0:n:4/4', 'error: hallo du da\nerror: ja du da'],
  [
    '0:ops: hallo d:0:n:4/4 + 17:ops: ja du d:0:n:4/4 + 31:anna: ja du :0:y:4/4',
    'ops: hallo du da\nops: ja du da\nanna: ja du da',
  ],
  ['0:paris: hallo:0:n:4/4 + 19:paris: ja du:0:n:4/4', 'paris: hallo du da\nparis: ja du da'],
])('reads %s in %j', (lines, text) => {
  expect(linesIn(text)).toBe(lines);
});
