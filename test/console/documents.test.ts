// Guarantee: files that are chosen in the console reach the bucket by their signed address and become ready; choosing
// the same files again sends nothing; an empty file is told before anything is sent; an answer leads to them, mark by
// mark. Risk: a page that says "sent", and an answer that nobody can check.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { access, axeFindings, missing, type Visit, visit } from './open-console.ts';

const FILES = [
  {
    name: 'holidays.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from('# Holidays\n\nEverybody has thirty days of leave a year.\n'),
  },
  {
    name: 'travel.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from('# Travel\n\nTrains are booked by the office.\n'),
  },
];
const EMPTY = { name: 'empty.md', mimeType: 'text/markdown', buffer: Buffer.from('') };

describe.skipIf(missing !== null)('documents', () => {
  let person: Visit;

  beforeAll(async () => {
    person = await visit('administrator', 'knowledge');
  });
  afterAll(() => person.end());

  it('creates a knowledge base where there is none', async () => {
    const { page } = person;
    await page.getByText('There is no knowledge base yet').waitFor();
    await page.getByRole('button', { name: 'Create knowledge base' }).first().click();
    await page.getByRole('dialog').getByLabel('Name').fill('Handbook');
    await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
    await page.getByRole('link', { name: 'Handbook' }).click();
    await page.getByText('There is no document yet').waitFor();
  });

  it('sends files and follows each until it is ready, and tells an empty one', async () => {
    const { page } = person;
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([...FILES, EMPTY]);
    await page.getByText('2 files,').waitFor();
    await page.getByText('The file is empty (0 bytes).').waitFor();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('3 of 3 finished').waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('row').filter({ hasText: 'holidays.md' }).getByText('Ready').waitFor();
    expect(person.complaints()).toEqual([]);
  });

  it('sends nothing when the same files are chosen again', async () => {
    const { page } = person;
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') {
        sent.push(request.url());
      }
    });
    await page.locator('input[type=file]').first().setInputFiles(FILES);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('2 of 2 finished').waitFor();
    expect(await page.getByText('There already').count()).toBe(2);
    expect(sent).toEqual([]);
  });

  it('are what an answer in the playground cites, mark by mark, and any program is answered the same', async () => {
    await person.go('playground');
    const { page } = person;
    await page.getByLabel('Your question').fill('How many days of leave does everybody have in a year?');
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await page.getByText('Answered from your documents').waitFor();
    const marks = page.locator('[data-part=answer] button');
    expect(await marks.count()).toBeGreaterThan(0);
    for (const mark of await marks.all()) {
      await mark.click();
      const n = /\d+/.exec(await mark.innerText());
      const source = page.locator(`[data-chosen=true][data-source="${n}"]:focus`);
      await source.getByText('thirty days of leave').waitFor();
    }
    expect(await axeFindings(page)).toEqual([]);
    const code = await page.locator('pre').first().innerText();
    expect(code).toContain(`curl -s '${access().apiUrl}/api/public/v1/copilot/query'`);
    const opened = page.context().waitForEvent('response', (response) => response.url().includes('/companies/'));
    await page.getByRole('button', { name: 'Open the document' }).first().click();
    expect((await opened).status()).toBe(200);
    await page.getByLabel('Your question').fill('Who painted the ceiling of the chapel?');
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await page.getByText('Nothing in the chosen knowledge bases is close enough to the question.').waitFor();
    expect(person.complaints()).toEqual([]);
  });
});
