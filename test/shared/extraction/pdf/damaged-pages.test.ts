// Guarantee: a damaged page of a PDF costs the text of this page and nothing else; without any other text, the file is
// reported as damaged. Risk: a document of a thousand pages is refused because of one, or an unreadable one counts as
// empty.
import { expect, it } from 'vitest';
import { extractDocument } from '../../../../shared/extraction/extract-document.ts';
import { makePdf, prosePage, textPage } from '../../ingestion/make-pdf.ts';

// Two pages, of which this one does not exist, although the list of pages names it.
function withoutPage(page: 1 | 2, texts: readonly [string, string]) {
  const whole = Buffer.from(makePdf(texts.map((text) => prosePage([text])))).toString('latin1');
  const bytes = Buffer.from(whole.replace(`${3 + 2 * page} 0 R`, '9 0 R'), 'latin1');
  return extractDocument(bytes, 'a.pdf', () => false);
}

it('a PDF is read without its damaged pages, as long as another one has text', async () => {
  const blocks = [{ text: 'First page.', page: 1 }];
  expect(await withoutPage(2, ['First page.', 'Second page.'])).toMatchObject({ type: 'pdf', pages: 2, blocks });
  expect(await withoutPage(1, ['First page.', ''])).toMatchObject({ code: 'corrupt' });
});

it('a page is read however many points a drawing on it has', async () => {
  const corners = Array.from({ length: 200_000 }, (_, at) => `${at % 500} ${at % 700} l`).join('\n');
  const drawing = `0.5 g 100 100 m\n${corners}\nf`;
  const bytes = makePdf([textPage([{ text: 'Seen above the map.', y: 740 }]) + drawing]);
  const blocks = [{ text: 'Seen above the map.', page: 1 }];
  expect(await extractDocument(bytes, 'map.pdf', () => false)).toMatchObject({ type: 'pdf', pages: 1, blocks });
});
