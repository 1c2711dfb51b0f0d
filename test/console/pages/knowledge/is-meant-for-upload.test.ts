// Guarantee: of a folder that is dropped or chosen, hidden files and those that systems add are not uploaded, as with
// `documents add`. Risk: passwords in `.env` or `.git/config`, which nobody sees in the folder, are read by every key.
import { expect, it } from 'vitest';
import { isMeantForUpload } from '../../../../console/pages/knowledge/is-meant-for-upload.ts';

it.each([
  ['handbook/leave.md', true],
  ['handbook/deep/travel.md', true],
  ['handbook/v1.2/notes', true],
  ['handbook/.env', false],
  ['handbook/.git/config', false],
  ['handbook/deep/.npmrc', false],
  ['handbook/..notes.md', false],
  ['handbook/.DS_Store', false],
  ['handbook/THUMBS.DB', false],
  ['handbook/deep/desktop.ini', false],
  ['handbook/~$plan.docx', false],
  ['handbook/plan~$.docx', true],
  ['leave.md', true],
  // Chosen by its name.
  ['.notes.md', true],
  ['.notes/leave.md', true],
  ['.notes/.env', false],
  ['.DS_Store', false],
  ['Thumbs.db', false],
])('%s is meant to be uploaded: %s', (path, meant) => {
  expect(isMeantForUpload(path)).toBe(meant);
});
