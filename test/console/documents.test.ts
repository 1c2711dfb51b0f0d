// Guarantee: files that are chosen in the console are sent to the bucket by signed URLs and become ready; choosing the
// same files again sends nothing; an empty file is reported before anything is sent; the marks of an answer lead to
// these files. Risk: a page says that a file was uploaded although it was not, or nobody can check an answer.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  access,
  axeFindings,
  chooseFiles,
  createBase,
  missing,
  openOwnCompany,
  type Visit,
  visit,
} from './open-console.ts';

await openOwnCompany();

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
// The files of a dropped folder, those of them outside its sub-folder, and the empty ones. A browser returns 100
// entries of a folder at a time. Most files are empty, so that they are read and listed but not sent: ingesting a
// document takes a third of a second.
const [PAPERS, OUTER_PAPERS, EMPTY_PAPERS] = [110, 105, 102];
const SENT_PAPERS = PAPERS - EMPTY_PAPERS;
const EMPTY = { name: 'empty.md', mimeType: 'text/markdown', buffer: Buffer.from('') };

const work = mkdtemp(join(tmpdir(), 'documents-'));

describe.skipIf(missing !== null)('documents', () => {
  let person: Visit;

  beforeAll(async () => {
    person = await visit('administrator', 'knowledge');
  });
  afterAll(async () => {
    await person.end();
    await rm(await work, { recursive: true, force: true });
  });

  it('creates the first knowledge base', async () => {
    const { page } = person;
    await page.getByText('There is no knowledge base yet').waitFor();
    await createBase(page, 'Handbook');
  });

  it('sends files and follows each until it is ready, and reports an empty one', async () => {
    const { page } = person;
    await chooseFiles(page, [...FILES, EMPTY]);
    await page.getByText('2 files,').waitFor();
    await page.getByText('The file is empty (0 bytes).').waitFor();
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await page.getByText('3 of 3 finished').waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('row').filter({ hasText: 'holidays.md' }).getByText('Ready').waitFor();
    expect(person.complaints()).toEqual([]);
  });

  it('says that there is nothing to upload when the same files are chosen again', async () => {
    const { page } = person;
    await chooseFiles(page, FILES);
    await page.getByText('There is nothing to upload.').waitFor();
    await page.getByText('2 are already up to date and will not be uploaded.').waitFor();
    for (const { name } of FILES) {
      await page
        .locator('[data-list=uploads]')
        .getByRole('row')
        .filter({ hasText: name })
        .getByText('Already up to date')
        .waitFor();
    }
    expect(await page.getByRole('button', { name: 'Upload', exact: true }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  it('says that there is no estimate, and not that the upload costs nothing', async () => {
    const { page } = person;
    const estimates = '**/operations/documents.estimate';
    await page.route(estimates, (route) => route.fulfill({ status: 429, json: { error: 'A sentence of the API.' } }));
    await chooseFiles(page, FILES);
    await page.getByText('The cost cannot be estimated right now.').waitFor();
    expect(await page.getByText('US$').count()).toBe(0);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.unroute(estimates);
  });

  it('reports that an empty file and the second file with a name cannot be uploaded', async () => {
    const { page } = person;
    const [holidays, travel] = FILES;
    await chooseFiles(page, [{ ...holidays, name: 'twice.md' }, { ...travel, name: 'twice.md' }, EMPTY] as never);
    await page.getByText('1 file, 55 bytes.').waitFor();
    await page.getByText('2 files cannot be uploaded: the list says why.').waitFor();
    await page.getByText('Another of these files has the same name and folder: rename one of them.').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(person.complaints()).toEqual([]);
  });

  it('says that the document store refused a file', async () => {
    const { page } = person;
    await page.route(/\/companies\//, (route) =>
      route.fulfill({ status: 403, headers: { 'access-control-allow-origin': '*' }, body: '' }),
    );
    await chooseFiles(page, [{ ...EMPTY, name: 'refused.md', buffer: Buffer.from('Lamps are ordered in May.\n') }]);
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await page.getByText('The document store refused the file (status 403).').waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.unroute(/\/companies\//);
    expect(person.complaints()).toEqual([]);
  });

  it('still follows a file that was being read when the upload was stopped, once failed files are sent again', async () => {
    const { page } = person;
    const headers = { 'access-control-allow-origin': '*' };
    await page.route(/\/companies\//, (route) => route.fulfill({ headers, body: '' }));
    await page.route(/\/companies\//, (route) => route.fulfill({ status: 403, headers, body: '' }), { times: 1 });
    let status = 'pending';
    await page.route(/operations\/documents\.progress$/, (route) => {
      const { documents } = route.request().postDataJSON() as { documents: readonly string[] };
      return route.fulfill({ json: { documents: documents.map((id) => ({ id, status, reason: null })) } });
    });
    const chosen = ['one', 'two'].map((name) => ({ ...EMPTY, name: `${name}.md`, buffer: Buffer.from(name) }));
    await chooseFiles(page, chosen);
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await page.getByText('The document store refused the file (status 403).').waitFor();
    await page.getByText('Uploaded, being read').waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    status = 'ready';
    await page.getByRole('button', { name: 'Upload failed files again' }).click();
    await page.getByText('2 of 2 finished').waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.unrouteAll();
    expect(person.complaints()).toEqual([]);
  });

  it('accepts a dropped folder with more files than a browser reads at once, leaves out its hidden files, and later sends only the changed file', async () => {
    const { page } = person;
    const folder = await makePapers();
    const sent = sentBy(page);
    await drop(page, folder);
    await page.getByText(`${SENT_PAPERS} files,`).waitFor();
    await page.getByText(`${EMPTY_PAPERS} files cannot be uploaded: the list says why.`).waitFor();
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await page.getByText(`${PAPERS} of ${PAPERS} finished`).waitFor();
    expect(sent).toHaveLength(SENT_PAPERS);
    await page.getByRole('button', { name: 'Done' }).click();
    await writeFile(join(folder, 'deep', 'paper-107.md'), 'This paper is about lamps.\n');
    await drop(page, folder);
    await page.getByText('1 file,').waitFor();
    await page.getByText(`${SENT_PAPERS - 1} are already up to date and will not be uploaded.`).waitFor();
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await page.getByText(`${PAPERS} of ${PAPERS} finished`).waitFor();
    expect(sent).toHaveLength(SENT_PAPERS + 1);
    await page.getByRole('button', { name: 'Done' }).click();
    expect(person.complaints()).toEqual([]);
  });

  it('are cited by the marks of an answer in the playground, and can be opened from there', async () => {
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

async function makePapers(): Promise<string> {
  const folder = join(await work, 'papers');
  await mkdir(join(folder, 'deep'), { recursive: true });
  for (let at = 0; at < PAPERS; at += 1) {
    const name = `paper-${String(at).padStart(3, '0')}.md`;
    const text = at < EMPTY_PAPERS ? '' : `Paper number ${at} is about chairs.\n`;
    await writeFile(join(folder, at < OUTER_PAPERS ? '' : 'deep', name), text);
  }
  // A browser hands hidden files over like all others.
  await mkdir(join(folder, '.git'));
  for (const name of ['.env', join('.git', 'config'), join('deep', '.npmrc'), 'THUMBS.DB']) {
    await writeFile(join(folder, name), 'password = tulip\n');
  }
  return folder;
}

// Drops a folder as a person does, so that the page gets the browser's own representation of it.
async function drop(page: Page, path: string): Promise<void> {
  const zone = page.locator('.console-drop');
  // Waits until the zone has stopped moving, as a click does.
  await zone.hover({ position: { x: 20, y: 20 } });
  const box = await zone.boundingBox();
  const session = await page.context().newCDPSession(page);
  const at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 };
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  const send = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    session.send('Input.dispatchDragEvent', { type, ...at, data });
  await send('dragEnter');
  await send('dragOver');
  await page.locator('.console-drop[data-over=true]').waitFor();
  await send('drop');
  await session.detach();
}

function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') {
      sent.push(request.url());
    }
  });
  return sent;
}
