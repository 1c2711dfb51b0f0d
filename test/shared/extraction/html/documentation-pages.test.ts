// Guarantee: pages of documentation generators are read without the signs that link to a heading, and XHTML with empty
// elements is read completely. Risk: a page is empty, or a heading is quoted as "Install¶".
import { describe, expect, it } from 'vitest';
import { extractDocument } from '../../../../shared/extraction/extract-document.ts';
import { textOfBlock } from '../document-texts.ts';

const read = async (html: string) => {
  const document = await extractDocument(new Uint8Array(Buffer.from(html)), 'a.html', () => false);
  return 'code' in document ? document.code : document.blocks.map((block) => [...block.headings, textOfBlock(block)]);
};

describe('the link to a heading', () => {
  it.each([
    [
      'of Sphinx',
      '<h2>Install<a class="headerlink" href="#install" title="Link to this heading">¶</a></h2>',
      'Install',
    ],
    [
      'of MkDocs',
      '<h2 id="a">Install<a class="headerlink" href="#a" title="Permanent link">&para;</a></h2>',
      'Install',
    ],
    ['of GitHub', '<h2><a class="anchor" aria-hidden="true" href="#a"><svg></svg></a>Install</h2>', 'Install'],
    ['before it', '<h2><a class="anchor" href="#a">#</a> Install</h2>', 'Install'],
    ['of an emoji', '<h2>Install <a href="guide.html#a">🔗\uFE0F</a></h2>', 'Install'],
    ['in another element', '<h2><span>Install<a href="#a">§</a></span></h2>', 'Install'],
    ['with a word', '<h2>Install <a href="#a">#1</a></h2>', 'Install #1'],
    ['to another page', '<h2>Install <a href="b.html">#</a></h2>', 'Install #'],
    ['with a sign that is not a link', '<h2>Install <span>#</span></h2>', 'Install #'],
    ['with another sign', '<h2>Install <a href="#a">&amp;</a></h2>', 'Install &'],
  ])('%s is left out only if it is a sign for a link to this page', async (_name, heading, expected) => {
    expect(await read(`<!DOCTYPE html><body>${heading}<p>Run it.</p></body>`)).toEqual([[expected, 'Run it.']]);
  });

  it('is left out beside a term, but not in a sentence', async () => {
    const term = '<dl><dt>run()<a class="sig headerlink" href="#run">¶</a></dt><dd>Runs it.</dd></dl>';
    const html = `<!DOCTYPE html><body>${term}<p>See <a href="#a">¶</a> 3.</p></body>`;
    expect(await read(html)).toEqual([['run(): Runs it.'], ['See ¶ 3.']]);
  });
});

describe('an empty element', () => {
  const page = (head: string, start = '', root = '<html>') =>
    `${start}${root}<head>${head}</head><body><p>Text.</p></body></html>`;
  const DOCTYPE = '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "xhtml1-strict.dtd">';
  it.each([
    ['a title', page('<title/>', '<?xml version="1.0" encoding="UTF-8"?>')],
    ['a title with a space', page('<title />', DOCTYPE)],
    [
      'a script',
      page('<script src="a.js" />', '<!DOCTYPE html>', '<html lang="en" xmlns="http://www.w3.org/1999/xhtml">'),
    ],
    ['a style', page('<style type="text/css"/><title/>', DOCTYPE)],
    ['a canvas', `${DOCTYPE}<html><body><canvas id="a"/><p>Text.</p></body></html>`],
    ['an object', `${DOCTYPE}<html><body><object data="a"/><select/><p>Text.</p></body></html>`],
  ])('of XHTML does not contain the rest of the page: %s', async (_name, html) => {
    expect(await read(html)).toEqual([['Text.']]);
  });

  it('of HTML contains the rest of the page, as in browsers', async () => {
    expect(await read(page('<title/>', '<!DOCTYPE html>'))).toBe('empty');
  });
});
