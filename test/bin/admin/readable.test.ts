// Guarantee: a result is readable, and nothing that a document or a person wrote can control the terminal that shows
// it. Risk: an escape sequence in a title hides a line or types a command.
import { describe, expect, it } from 'vitest';
import { readable } from '../../../bin/admin/readable.ts';

describe('a printed result', () => {
  it('is a table for a list and lines for one object', () => {
    expect(
      readable([
        { id: '1', name: 'A', scopes: ['x', 'y'], ends: null },
        { id: '22', name: '', scopes: [], ends: 'b' },
      ]),
    ).toBe('id  name  scopes   ends\n1   A     x,y      -\n22  -     (empty)  b\n');
    expect(readable({ id: '1', policies: { ip_allow_list: ['10.0.0.0/8'] }, previous: {} })).toBe(
      'id        1\npolicies\n  ip_allow_list  10.0.0.0/8\nprevious  {}\n',
    );
    expect(readable([])).toBe('None.\n');
    expect(readable({ documents: [] })).toBe('None.\n');
    expect(readable({ problems: [{ what: 'A', do: 'B' }], models: {} })).toBe(
      'problems\n  what  A\n  do    B\nmodels    {}\n',
    );
  });

  it('is a table for a list of documents alone, and has a line for each other field', () => {
    const documents = [{ id: 'a' }, { id: 'b' }];
    expect(readable({ documents })).toBe('id\na\nb\n');
    expect(readable({ documents, next: null })).toBe('documents\n  id  a\n\n  id  b\nnext       -\n');
    expect(readable({ documents: 'none' })).toBe('documents  none\n');
    expect(readable({ company: 'c' })).toBe('company  c\n');
    expect(readable({})).toBe('');
  });

  it('has a hyphen for a value that is not there', () => {
    expect(readable([{ a: 1 }, { b: 2, a: undefined }])).toBe('a  b\n1  -\n-  2\n');
    expect(readable({ a: null, b: undefined, c: '', d: [null], e: [] })).toBe('a  -\nb  -\nc  -\nd  -\ne  (empty)\n');
  });

  it('has aligned columns even if letters are two columns wide on a terminal, or have no width', () => {
    expect(
      readable([
        { file: '公演.md', type: 'a' },
        { file: '🎭.md', type: 'b' },
        { file: 'e\u0301.md', type: 'c' },
      ]),
    ).toBe('file     type\n公演.md  a\n🎭.md    b\ne\u0301.md     c\n');
  });

  it('has reasons below their rows, so that the columns of a list are the same with and without them', () => {
    const reason = 'The document is damaged and cannot be read. Open it in its program.';
    expect(
      readable([
        { id: '1', reason, pages: 2 },
        { id: '2', reason: null, pages: 10 },
        { id: '3', reason: 'Busy.', pages: 10 },
      ]),
    ).toBe(`id  pages\n1   2\n    reason  ${reason}\n2   10\n3   10\n    reason  Busy.\n`);
    expect(readable([{ id: '2', reason: null, pages: 10 }])).toBe('id  pages\n2   10\n');
  });

  it('treats a cell of more than sixty columns as a sentence', () => {
    const [sixty, longer] = ['x'.repeat(60), 'x'.repeat(61)];
    expect(readable([{ a: sixty, b: 1 }])).toBe(`a${' '.repeat(59)}  b\n${sixty}  1\n`);
    expect(readable([{ a: longer, b: 1 }])).toBe(`b  a\n1  ${longer}\n`);
  });

  it('has what a change did below its row: the fields that differ, in the same order each time', () => {
    const kept = { name: 'A', limits: { b: 1, a: [2, 1] } };
    expect(
      readable([
        { action: 'policy.set', before: { ...kept, burst: 3 }, after: { rate: 7, burst: null, ...kept } },
        { action: 'key.create', before: null, after: { scopes: ['x', 'y'], limits: { b: 1, a: 2 } } },
        { action: 'key.revoke', before: { status: 'active' }, after: null },
      ]),
    ).toBe(
      [
        'action',
        'policy.set',
        '    burst  3 -> -',
        '    rate  - -> 7',
        'key.create',
        '    limits  - -> {"a":2,"b":1}',
        '    scopes  - -> x,y',
        'key.revoke',
        '    status  active -> -',
        '',
      ].join('\n'),
    );
  });

  it('has no control characters except its own line ends', () => {
    expect(readable([{ title: 'a\u001b[2Jb\rc\nd\u2028e' }])).toBe('title\na [2Jb c d e\n');
  });

  it('has no bidirectional control characters, but keeps every letter of a right-to-left name', () => {
    const turned = 'invoice\u202efdp.exe\u202c \u2066x\u2069';
    expect(readable([{ file: turned, name: 'شركة\u200c المثال' }])).toBe(
      'file                  name\ninvoice fdp.exe   x   شركة\u200c المثال\n',
    );
  });
});
