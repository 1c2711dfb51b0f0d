// Guarantee: each reply of docs/questions.md links to a page, and the page has every number and every piece of code
// that the reply names. Risk: a limit or command changes on its page, and the short answer keeps the old one.
import { expect, it } from 'vitest';
import { type FileMap, readTrackedFiles } from '../tracked-files.ts';

const PAGE = 'docs/questions.md';
const LINK = /\[[^\]]+\]\((?<page>[^)#\s]+)(?:#[^)\s]*)?\)/g;

// Replies without a link, and what a reply names that none of its pages has.
function unsupportedReplies(files: FileMap): string[] {
  const [, ...entries] = (files.get(PAGE) ?? '').split(/^### /m);
  return entries.flatMap((entry) => {
    const [question = '', ...lines] = (entry.split(/^## /m)[0] ?? '').split('\n');
    const reply = plain(lines.join('\n'));
    const pages = [...reply.matchAll(LINK)].map(({ groups }) => groups?.page ?? '');
    const text = pages
      .map((page) => plain(files.get(page === '../README.md' ? 'README.md' : `docs/${page}`) ?? ''))
      .join(' ');
    const facts = reply.replace(LINK, '').match(/`[^`]+`|\d[\d,.]*\d|\d/g) ?? [];
    const missing = facts.map((fact) => fact.replaceAll('`', '')).filter((fact) => !text.includes(fact));
    return [
      ...(/\)\.?$/.test(reply.trim()) || pages.length > 0 ? [] : [`${question} has no link`]),
      ...missing.map((fact) => `${question} ${fact}`),
    ];
  });
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ');
}

it('every number and piece of code of a short answer is on the page that it links to', () => {
  expect(unsupportedReplies(readTrackedFiles())).toEqual([]);
});

it('a reply without a link, and a number or command that its page lacks, are reported', () => {
  const page = [
    '# Frequent questions',
    '### How long?\n\nUp to 4000 characters, with `k`. [A](a.md#limits)',
    '### How often?\n\nUp to 60 a minute, or `--fast`. [A](a.md)',
    '## Other\n\n### Why?\n\nBecause.',
  ].join('\n\n');
  const files = new Map([
    [PAGE, page],
    ['docs/a.md', 'A question has 4000\ncharacters; `k` is a number.'],
  ]);
  expect(unsupportedReplies(files)).toEqual(['How often? 60', 'How often? --fast', 'Why? has no link']);
});
