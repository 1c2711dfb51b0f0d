// Guarantee: the recorded transcripts of the console cover every page, every call that a page can make and every text
// that one can show. Risk: a new page, form or message is not in any transcript, and a careless change of it is not seen.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMPANY_PAGES, STAGE_PAGES } from '../../../console/address/page-names.ts';
import { auditTexts } from '../../../console/texts/audit.ts';
import { callTexts } from '../../../console/texts/calls.ts';
import { frameTexts } from '../../../console/texts/frame.ts';
import { keysTexts } from '../../../console/texts/keys.ts';
import { knowledgeTexts } from '../../../console/texts/knowledge.ts';
import { membersTexts } from '../../../console/texts/members.ts';
import { overviewTexts } from '../../../console/texts/overview.ts';
import { playgroundTexts } from '../../../console/texts/playground.ts';
import { policiesTexts } from '../../../console/texts/policies.ts';
import { referenceTexts } from '../../../console/texts/reference.ts';
import { shownTexts } from '../../../console/texts/shown.ts';
import { stageTexts } from '../../../console/texts/stage.ts';
import { usageTexts } from '../../../console/texts/usage.ts';
import { readTrackedFiles } from '../../tidy/tracked-files.ts';

const FOLDER = new URL('recorded/', import.meta.url);
const NAMES = readdirSync(FOLDER).map((file) => file.replace('.txt', ''));
const transcripts = new Map(NAMES.map((name) => [name, readFileSync(new URL(`${name}.txt`, FOLDER), 'utf8')]));
const everything = [...transcripts.values()].join('\n');

const PLACEHOLDER = '§';

// The parts of a text that are the same for every value in it; a text about a number is tried with one and with two.
function partsOf(text: unknown): string[][] {
  if (typeof text === 'string') {
    return [[text]];
  }
  if (typeof text === 'function') {
    return [PLACEHOLDER].flatMap((value) => {
      try {
        return [String(text(value, value, value)).split(PLACEHOLDER)];
      } catch {
        return [];
      }
    });
  }
  return typeof text === 'object' && text !== null ? Object.values(text).flatMap(partsOf) : [];
}

function unseenIn(texts: object): string[] {
  return partsOf(texts)
    .filter((parts) => !parts.every((part) => everything.includes(part.replace(/\s+/g, ' ').trim())))
    .map((parts) => parts.join(PLACEHOLDER));
}

it('there is a transcript for each page, and one for the frame around them', () => {
  expect(NAMES.toSorted()).toEqual(['frame', ...COMPANY_PAGES, ...STAGE_PAGES].toSorted());
});

it('each call that a page can make is in a transcript', () => {
  const sources = [...readTrackedFiles()].filter(([path]) => /^console\/.*\.tsx?$/.test(path) && !path.includes('/api/'));
  const called = sources.flatMap(([, text]) =>
    [...text.matchAll(/'((?:[a-z]+)\.[a-z-]+)'/g)].map(([, name = '']) => name),
  );
  const known = new Set(
    [...readFileSync(new URL('../../../console/api/types.ts', import.meta.url), 'utf8').matchAll(/^ {2}'([\w.-]+)': \{/gm)].map(
      ([, name = '']) => name,
    ),
  );
  const ELSEWHERE = ['documents.estimate', 'documents.prepare', 'documents.progress'];
  const names = [...new Set(called)].filter((name) => known.has(name) && !ELSEWHERE.includes(name));
  expect(names.filter((name) => !everything.includes(`sends ${name} `))).toEqual([]);
});

describe('each text is in a transcript:', () => {
  it.each([
    ['audit', auditTexts],
    ['calls', callTexts],
    ['frame', frameTexts],
    ['keys', keysTexts],
    ['knowledge', knowledgeTexts],
    ['members', membersTexts],
    ['overview', overviewTexts],
    ['playground', playgroundTexts],
    ['policies', policiesTexts],
    ['reference', referenceTexts],
    ['shown', shownTexts],
    ['stage', stageTexts],
    ['usage', usageTexts],
  ])('%s', (_, texts) => {
    expect(unseenIn(texts)).toEqual([]);
  });
});
