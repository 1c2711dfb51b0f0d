// Guarantee: a PDF is read without its damaged pages, and is reported as damaged if no other page has text; a drawing
// with very many points does not make a page unreadable. Risk: a document of a thousand pages is refused because of
// one, or an unreadable document counts as empty.
import { expect, it } from 'vitest';
import { extractDocument } from '../../../../shared/extraction/extract-document.ts';
import { makePdf, prosePage, textPage } from '../../ingestion/make-pdf.ts';

// Extracts a PDF of two pages, of which one is missing although the list of pages names it. The pages are the objects 5
// and 7; there is no object 9.
function extractWithout(page: 1 | 2, texts: readonly [string, string]) {
  const whole = Buffer.from(makePdf(texts.map((text) => prosePage([text])))).toString('latin1');
  const bytes = Buffer.from(whole.replace(`${3 + 2 * page} 0 R`, '9 0 R'), 'latin1');
  return extractDocument(bytes, 'a.pdf', () => false);
}

it('a PDF is read without a missing page, unless no other page has text', async () => {
  const blocks = [{ text: 'First page.', page: 1 }];
  expect(await extractWithout(2, ['First page.', 'Second page.'])).toMatchObject({ type: 'pdf', pages: 2, blocks });
  expect(await extractWithout(1, ['First page.', ''])).toMatchObject({ code: 'corrupt' });
});

it('a page is read although a drawing on it has 200,000 points', async () => {
  const corners = Array.from({ length: 200_000 }, (_, at) => `${at % 500} ${at % 700} l`).join('\n');
  const drawing = `0.5 g 100 100 m\n${corners}\nf`;
  const bytes = makePdf([textPage([{ text: 'Seen above the map.', y: 740 }]) + drawing]);
  const blocks = [{ text: 'Seen above the map.', page: 1 }];
  expect(await extractDocument(bytes, 'map.pdf', () => false)).toMatchObject({ type: 'pdf', pages: 1, blocks });
});
