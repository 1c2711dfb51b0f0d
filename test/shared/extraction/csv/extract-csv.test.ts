// Guarantee: the records of a CSV file become rows under their header, whatever separates its fields; formulas stay
// text. Risk: a value is read in the wrong column, or half of the file is read as one quoted field.
import { describe, expect, it } from 'vitest';
import { extractDocument } from '../../../../shared/extraction/extract-document.ts';

const read = (text: string, file = 'a.csv') => extractDocument(new Uint8Array(Buffer.from(text)), file, () => false);
const table = (header: string, ...rows: string[]) => ({
  type: 'csv',
  blocks: [{ kind: 'table', header, rows, headings: [], page: null }],
});

describe('a CSV file', () => {
  it.each([
    ['commas', 'City,Rate\nBern,190\n', 'a.csv'],
    ['semicolons', 'City;Rate\r\nBern;190\r\n', 'a.csv'],
    ['tabs', 'City\tRate\nBern\t190', 'a.tsv'],
    ['vertical bars', 'City|Rate\nBern|190', 'a.csv'],
    ['the separator that its first line declares', 'sep=;\nCity;Rate\nBern;190', 'a.csv'],
    ['carriage returns alone as line ends', 'City,Rate\rBern,190\r', 'a.csv'],
    ['commas, with empty fields at the end', 'City,Rate,,\nBern,190,,\n', 'a.csv'],
  ])('is read with %s', async (_separator, text, file) => {
    expect(await read(text, file)).toMatchObject(table('City | Rate', 'Bern | 190'));
  });

  it('may have separators, line ends and quotes in quoted fields', async () => {
    const text = 'Name,Says\n"Smith, Ann","She said ""no""\nand left"\n"Lee" Jr,x\n';
    expect(await read(text)).toMatchObject(table('Name | Says', 'Smith, Ann | She said "no" and left', 'Lee Jr | x'));
  });

  it('is read to its end after a quote that is never closed', async () => {
    expect(await read('Name,Size\nTube,"5 inch\nPipe,6\n')).toMatchObject(
      table('Name | Size', 'Tube | "5 inch', 'Pipe | 6'),
    );
  });

  it('may have spaces before quoted fields', async () => {
    const text = 'Date, "Name, city"\n2026-01-01, "Ann, Bern"\n';
    expect(await read(text)).toMatchObject(table('Date | Name, city', '2026-01-01 | Ann, Bern'));
  });

  it.each([
    ['an e-mail address', 'Ann,Bern,ann@example.com\nBob,Basel,bob@example.com\n'],
    ['a web address', 'Ann,Bern,https://example.com/a\nBob,Basel,https://example.com/b\n'],
    ['a value that other rows also have', 'Ann,Bern,Cook\nBob,Basel,Cook\n'],
  ])('has no header when its first row has %s', async (_what, text) => {
    const rows = text.trim().split('\n');
    expect(await read(text)).toMatchObject({
      blocks: rows.map((row) => ({ kind: 'item', text: row.split(',').join(' | ') })),
    });
  });

  it('keeps a header that is repeated further down as a row', async () => {
    expect(await read('City,Rate\nBern,190\nCity,Rate\nBasel,180\n')).toMatchObject(
      table('City | Rate', 'Bern | 190', 'City | Rate', 'Basel | 180'),
    );
  });

  it('keeps formulas as text', async () => {
    expect(await read('Name,Link\na,"=HYPERLINK(""http://a"")"\n')).toMatchObject(
      table('Name | Link', 'a | =HYPERLINK("http://a")'),
    );
  });

  it('keeps a line above its table apart from it', async () => {
    expect(await read('Rates of 2026\n\nCity,Rate,Note\nBern,190,x\nBasel,180,y\n')).toMatchObject({
      blocks: [
        { text: 'Rates of 2026' },
        { header: 'City | Rate | Note', rows: ['Bern | 190 | x', 'Basel | 180 | y'] },
      ],
    });
  });

  it('is refused with more than a million fields', async () => {
    expect(await read(`a,b\n${'1,2\n'.repeat(500_001)}`)).toMatchObject({ code: 'too_much_text' });
  });
});
