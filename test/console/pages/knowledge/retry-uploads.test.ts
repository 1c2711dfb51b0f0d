// Guarantee: sending files again starts those that failed or were stopped from the beginning, and continues to ask for
// those that are still being read; the files that leaving the page loses are counted. Risk: an upload never ends on the
// page, because nothing asks for a file that was being read when the person stopped it, or half of a folder is missing
// and nobody was told.
import { expect, it } from 'vitest';
import type { Upload } from '../../../../console/pages/knowledge/prepare-uploads.ts';
import { countUnsent, documentsBeingRead, uploadsToRetry } from '../../../../console/pages/knowledge/retry-uploads.ts';

const file = new File(['text'], 'name');
const upload = (id: number, part: Partial<Upload>): Upload => ({
  id,
  path: `${id}.txt`,
  file,
  checksum: `sum ${id}`,
  state: 'waiting',
  percent: 0,
  reason: null,
  documentId: null,
  ...part,
});

const FAILED = upload(0, { state: 'failed', percent: 70, reason: 'The connection was lost.', documentId: 'd0' });
const STOPPED = upload(1, { state: 'stopped', percent: 40, documentId: 'd1' });
const OTHERS = [
  upload(2, { state: 'reading', percent: 100, documentId: 'd2' }),
  upload(3, { state: 'ready', percent: 100, documentId: 'd3' }),
  upload(4, { state: 'failed', reason: 'The file is empty.', checksum: '' }),
  upload(5, { state: 'reading', percent: 100, documentId: 'd5' }),
];

it('sends again the files that failed or were stopped, each from the beginning, unless they cannot be sent', () => {
  expect(uploadsToRetry([FAILED, STOPPED, ...OTHERS])).toEqual([
    upload(0, { documentId: 'd0' }),
    upload(1, { documentId: 'd1' }),
    ...OTHERS,
  ]);
});

it('continues to ask for the documents whose files were being read', () => {
  expect([...documentsBeingRead([FAILED, STOPPED, ...OTHERS])]).toEqual([
    ['d2', 2],
    ['d5', 5],
  ]);
});

it('counts the files that are not sent yet', () => {
  const sending = upload(6, { state: 'sending', percent: 40, documentId: 'd6' });
  expect(countUnsent([FAILED, STOPPED, ...OTHERS, sending, upload(7, {})])).toBe(2);
  expect(countUnsent([FAILED, STOPPED, ...OTHERS])).toBe(0);
});
