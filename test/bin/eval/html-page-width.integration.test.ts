// Guarantee: the page of npm run eval fits a phone: nothing of it is wider than a screen of 320 or 390 pixels, however
// long the words of a question or a document are. Risk: the figures and the worst cases are read by scrolling sideways.
import { expect, it } from 'vitest';
import { htmlPage } from '../../../bin/eval/html-page.ts';
import { scoreAll, summarize } from '../../../bin/eval/summarize.ts';
import { connectBrowser, missingBrowser, startBrowser } from '../../harness/console/chromium.ts';
import { answered, asked, OTHER, RIGHT, timed } from './leave.fixture.ts';
import { SCORED } from './scored.fixture.ts';

const LONG = `https://example.com/${'long-path'.repeat(30)}`;

// What is wider than the screen: by how many pixels, and which elements.
const OVERHANG = `[document.documentElement.scrollWidth - innerWidth, Array.from(document.querySelectorAll('body *'))
  .filter((element) => element.getBoundingClientRect().right > innerWidth).map(({ tagName }) => tagName)]`;

it.skipIf(missingBrowser() !== null).each([320, 390])('nothing is wider than a screen of %d pixels', async (width) => {
  const long = { ...RIGHT, source_title: LONG, excerpt: LONG };
  const body = answered(`${LONG} [1].`, [long]);
  const data = { data: [long, OTHER] };
  const entry = { ...asked, id: LONG, question: LONG, answers: [LONG], gold: [{ file: LONG, text: LONG, page: null }] };
  const scored = [...SCORED, ...scoreAll([{ entry, search: timed(data), answer: timed(body, 123_456) }])];
  const page = htmlPage(`Quality: ${LONG}`, summarize(scored, { input: 1_000, output: 10_000 }), scored);
  const running = await startBrowser();
  const browser = await connectBrowser(running.wsEndpoint());
  // As on a phone, where a page without a viewport of its own is laid out for 980 pixels.
  const context = await browser.newContext({ viewport: { width, height: 700 }, isMobile: true });
  try {
    const shown = await context.newPage();
    await shown.setContent(page.replaceAll('<details>', '<details open>'));
    expect(await shown.evaluate('innerWidth')).toBe(width);
    expect(await shown.evaluate(OVERHANG)).toEqual([0, []]);
  } finally {
    await running.close();
  }
});
