// Guarantee: the navigation of a page is not part of its text, and links that are content are. Risk: the menu of a site
// is quoted as an answer, or a list of documents, an address or the name of an author is lost.
import { describe, expect, it } from 'vitest';
import { extractDocument } from '../../../../shared/extraction/extract-document.ts';
import { textsOf } from '../document-texts.ts';

const read = async (body: string) => {
  const html = `<!DOCTYPE html><html><body>${body}</body></html>`;
  const document = await extractDocument(new Uint8Array(Buffer.from(html)), 'a.html', () => false);
  return textsOf(document);
};
const links = (...names: string[]) => names.map((name) => `<a href="${name}.html">${name}</a>`).join(' ');
const list = (...names: string[]) => `<ul>${names.map((name) => `<li>${links(name)}</li>`).join('')}</ul>`;
const TEXT = 'The office opens at nine and closes at five, except on Fridays.';

describe('the navigation of a page', () => {
  it.each([
    ['a menu', `<div class="main-menu">${list('Home', 'Rooms', 'Prices')}</div><p>${TEXT}</p>`],
    ['a menu in camel case', `<div id="topNav">${links('Home', 'Rooms')}</div><p>${TEXT}</p>`],
    ['a menu by its role', `<ul role="menubar"><li>${links('Home')}</li><li>${links('Rooms')}</li></ul><p>${TEXT}</p>`],
    ['a breadcrumb trail', `<p class="breadcrumb">${links('Home', 'Offices')} ›</p><p>${TEXT}</p>`],
    ['a menu with a button', `<header><button>Menu</button>${list('Home', 'Rooms')}</header><p>${TEXT}</p>`],
    ['a menu with a heading', `<footer><h3>Us</h3>${list('Company', 'Newsroom', 'Careers')}</footer><p>${TEXT}</p>`],
    ['links beside the main part', `${list('Home', 'Rooms')}<main><p>${TEXT}</p></main><div>${links('A', 'B')}</div>`],
    ['a skip link, by its class', `<a class="visually-hidden" href="#c">Zum Text</a><p id="c">${TEXT}</p>`],
    ['a skip link, by its words', `<a href="#c">Skip to main content</a><p id="c">${TEXT}</p>`],
  ])('is left out: %s', async (_case, body) => {
    expect(await read(body)).toEqual([TEXT]);
  });
});

describe('links that are content', () => {
  it.each([
    ['in a list of documents', `<p>${TEXT}</p>${list('Staff', 'Travel')}`, [TEXT, '- Staff', '- Travel']],
    ['in the main part', `<main><p>${TEXT}</p>${list('Staff', 'Travel')}</main>`, [TEXT, '- Staff', '- Travel']],
    ['in an article', `<article><div class="menu">${list('Soup', 'Fish')}</div></article>`, ['- Soup', '- Fish']],
    ['on a page of links', `<div class="menu">${list('Staff', 'Travel')}</div>`, ['- Staff', '- Travel']],
    ['with prices', `<div class="menu">${links('Soup')} 12.50 ${links('Fish')} 31.00</div>`, ['Soup 12.50 Fish 31.00']],
    [
      'to mail and telephone',
      `<p>${TEXT}</p><footer><a href="mailto:a@example.org">a@example.org</a> <a href="tel:1">1</a></footer>`,
      [TEXT, 'a@example.org 1'],
    ],
    ['to an author', `<p>${TEXT}</p><footer>${links('Ann')}</footer>`, [TEXT, 'Ann']],
    [
      'to parts of the page',
      `<main><p>${TEXT}</p></main><div><a href="#a">Live</a> <a href="#b">Work</a></div>`,
      [TEXT, 'Live Work'],
    ],
    [
      'around the heading of the page',
      `<header><h1>${links('Rooms')}</h1>${links('A', 'B')}</header><p>${TEXT}</p>`,
      ['A B', TEXT],
    ],
    [
      'in a text of the footer',
      `<p>${TEXT}</p><footer>${links('Imprint')} of the company, Main Street 1, Bern, ${links('map')}</footer>`,
      [TEXT, 'Imprint of the company, Main Street 1, Bern, map'],
    ],
    [
      'to files, in a footer and beside the main part',
      `<main><p>${TEXT}</p></main><footer><a href="a.pdf">Leave</a> <a href="b.docx?v=2">Travel</a></footer>`,
      [TEXT, 'Leave Travel'],
    ],
    [
      'below a heading beside the main part',
      `<main><p>${TEXT}</p></main><div><h2>Forms</h2>${list('Leave', 'Travel')}</div>`,
      [TEXT, '- Leave', '- Travel'],
    ],
    [
      'beside a main part that is only a title',
      `<main><p>Forms</p></main>${list('Leave', 'Travel')}`,
      ['Forms', '- Leave', '- Travel'],
    ],
    [
      'beside a main part that is less than the rest',
      `<main><p>Ask the office for the forms that you need.</p></main>${list('Leave', 'Travel')}<p>${TEXT}</p>`,
      ['Ask the office for the forms that you need.', '- Leave', '- Travel', TEXT],
    ],
    [
      'in numbered steps beside the main part',
      `<main><p>${TEXT}</p></main><ol><li>${links('Apply')}</li><li>${links('Pay')}</li></ol>`,
      [TEXT, '1. Apply', '2. Pay'],
    ],
    [
      'with an address and a number, in a footer',
      `<p>${TEXT}</p><footer><a href="/map">Main Street 1</a> <a href="/call">031 000 00 00</a></footer>`,
      [TEXT, 'Main Street 1 031 000 00 00'],
    ],
    [
      'that are sentences',
      `<main><p>${TEXT}</p></main><div>${links('Who approves leave?', 'The head of HR.')}</div>`,
      [TEXT, 'Who approves leave? The head of HR.'],
    ],
    [
      'around whole texts',
      `<main><p>${TEXT}</p></main><div><a href="a"><p>Pump</p></a><a href="b"><p>Hose</p></a></div>`,
      [TEXT, 'Pump', 'Hose'],
    ],
    ...['no-sidebar', 'lunch-menu', 'card-header', 'social-insurance', 'share-plan'].map(
      (name): [string, string, string[]] => [
        `in a part named ${name}`,
        `<p>${TEXT}</p><div class="${name}">${links('Soup', 'Fish')}</div>`,
        [TEXT, 'Soup Fish'],
      ],
    ),
    [
      'in a section named after its heading',
      `<p>${TEXT}</p><section id="menu">${links('Soup', 'Fish')}</section>`,
      [TEXT, 'Soup Fish'],
    ],
    [
      'to parts of the page, in a sentence',
      `<p>${TEXT}</p><p>You can <a href="#4">jump to section 4</a> or <a class="sr-only" href="/p#4">pay</a>.</p>`,
      [TEXT, 'You can jump to section 4 or pay.'],
    ],
  ])('are read: %s', async (_case, body, expected) => {
    expect(await read(body)).toEqual(expected);
  });
});
