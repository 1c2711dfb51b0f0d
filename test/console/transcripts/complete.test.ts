// Guarantee: the recorded transcripts of the console cover every page, every call that a page can make and every text
// that one can show. Risk: a new page, form or message is in no transcript, and nobody sees a careless change of it.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMPANY_PAGES, STAGE_PAGES } from '../../../console/address/page-names.ts';
import { auditTexts } from '../../../console/texts/audit.ts';
import { callTexts } from '../../../console/texts/calls.ts';
import { commonTexts } from '../../../console/texts/common.ts';
import { frameTexts } from '../../../console/texts/frame.ts';
import { keysTexts } from '../../../console/texts/keys.ts';
import { knowledgeTexts } from '../../../console/texts/knowledge.ts';
import { membersTexts } from '../../../console/texts/members.ts';
import { overviewTexts } from '../../../console/texts/overview.ts';
import { playgroundTexts } from '../../../console/texts/playground.ts';
import { policiesTexts } from '../../../console/texts/policies.ts';
import { referenceTexts } from '../../../console/texts/reference.ts';
import { stageTexts } from '../../../console/texts/stage.ts';
import { usageTexts } from '../../../console/texts/usage.ts';
import { readTrackedFiles } from '../../tidy/tracked-files.ts';

const FOLDER = new URL('recorded/', import.meta.url);
const NAMES = readdirSync(FOLDER).map((file) => file.replace('.txt', ''));
const transcripts = new Map(NAMES.map((name) => [name, readFileSync(new URL(`${name}.txt`, FOLDER), 'utf8')]));
const everything = [...transcripts.values()].join('\n');

const PLACEHOLDER = '§';
// Calls and texts of uploads, of lost responses, of broken pages and of a wrong clock, which need files or faults:
// documents.test.ts, kept-state.test.ts, key-life.test.ts, trouble.test.ts and the tests of their folders see them.
const CALLS_ELSEWHERE = ['documents.estimate', 'documents.prepare', 'documents.progress'];
// Kinds of changes in the audit records that no page makes: the audit page only names them in its menu.
const NOT_OF_PAGES = ['key.update', 'stage.switch-generation'];
const { upload: _uploads, ...otherKnowledgeTexts } = knowledgeTexts;
const { actions: _actions, ...otherAuditTexts } = auditTexts;
const TEXTS_ELSEWHERE = [
  'Yesterday',
  '90 days ago',
  'Up to…',
  'Today',
  'Next month',
  'Previous month',
  'The service answered with an error (§) and did not say why.',
  'The service did not finish this list. Reload the page. If it happens again, contact your operator.',
  'This page has stopped working',
  'The rest of the console still works. Reload the page. If it happens again, contact your operator.',
  'Check your connection, and then reload the page. This discards what is not saved on other pages: go back to them to save it first.',
  'Theme',
  'Open navigation',
  'Notifications',
  'Breadcrumbs',
  'Your computer’s clock is off by §. The times shown here come from the server and are correct.',
  'No longer usable',
  'In 30 days',
  '3 days',
  'US dollars so far this month',
  'US dollars per day',
  'What do you want to try?',
  'How close the passage is to what you typed: 1 would be the same meaning.',
  'Nothing else',
  'Checking…',
  '§ lines have to be corrected.',
  '§ lines are too many: a list can have §. Combine adjacent addresses into ranges.',
  'Copied',
  'Your browser did not allow copying. Select the text and copy it yourself.',
  'All others',
];

// The parts of a text that are the same for every value in it.
function partsOf(text: unknown): string[][] {
  if (typeof text === 'string') {
    return [[text]];
  }
  if (typeof text === 'function') {
    try {
      return [String(text(PLACEHOLDER, PLACEHOLDER, PLACEHOLDER)).split(PLACEHOLDER)];
    } catch {
      // A text about a number, which is formatted.
      return [];
    }
  }
  return typeof text === 'object' && text !== null ? Object.values(text).flatMap(partsOf) : [];
}

function unseenIn(texts: object): string[] {
  return partsOf(texts)
    .filter((parts) => !parts.every((part) => everything.includes(part.replace(/\s+/g, ' ').trim())))
    .map((parts) => parts.join(PLACEHOLDER))
    .filter((text) => !TEXTS_ELSEWHERE.includes(text));
}

it('there is a transcript for each page, and one for the frame around them', () => {
  expect(NAMES.toSorted()).toEqual(['frame', ...COMPANY_PAGES, ...STAGE_PAGES].toSorted());
});

it('each call that a page can make is in a transcript', () => {
  const sources = [...readTrackedFiles()].filter(
    ([path]) => /^console\/.*\.tsx?$/.test(path) && !path.includes('/api/'),
  );
  const called = sources.flatMap(([, text]) =>
    [...text.matchAll(/'((?:[a-z]+)\.[a-z-]+)'/g)].map(([, name = '']) => name),
  );
  const known = new Set(
    [
      ...readFileSync(new URL('../../../console/api/types.ts', import.meta.url), 'utf8').matchAll(
        /^ {2}'([\w.-]+)': \{/gm,
      ),
    ].map(([, name = '']) => name),
  );
  const others = [...CALLS_ELSEWHERE, ...NOT_OF_PAGES];
  const names = [...new Set(called)].filter((name) => known.has(name) && !others.includes(name));
  expect(names.filter((name) => !everything.includes(`sends ${name} `))).toEqual([]);
});

describe('each text is in a transcript:', () => {
  it.each([
    ['audit', otherAuditTexts],
    ['calls', callTexts],
    ['frame', frameTexts],
    ['keys', keysTexts],
    ['knowledge', otherKnowledgeTexts],
    ['members', membersTexts],
    ['overview', overviewTexts],
    ['playground', playgroundTexts],
    ['policies', policiesTexts],
    ['reference', referenceTexts],
    ['shown', commonTexts],
    ['stage', stageTexts],
    ['usage', usageTexts],
  ])('%s', (_, texts) => {
    expect(unseenIn(texts)).toEqual([]);
  });
});
