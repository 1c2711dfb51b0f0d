// Guarantee: of 85 questions about 30 small folders that have two versions of a rule, in nine languages, most are
// answered with both sides and the verdict "contradictory"; of 82 others about two countries, products, years, groups,
// or a document that has been replaced, hardly any. The exact counts are pinned. Risk: a change to one rule, made for
// one language, presents one of two versions as the only one in another language.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { extractAnswer } from '../extract-answer.ts';
import type { PromptExcerpt } from '../read-prompt.ts';

interface Case {
  readonly verdict: string;
  readonly question: string;
  /** What the answer must contain: both sides of a contradiction, or the one answer. */
  readonly sides: readonly string[];
}

const FOLDERS = fileURLToPath(new URL('./folders/', import.meta.url));

// Each document is one excerpt, with its headings as lines.
function readFolder(text: string): { readonly excerpts: readonly PromptExcerpt[]; readonly cases: readonly Case[] } {
  const [, ...documents] = text.split('\n?? ')[0]?.split(/^--- .*\n/m) ?? [];
  const excerpts = documents.map((document, at) => {
    const [title = '', ...lines] = document.trim().split('\n');
    const body = lines.join('\n').replace(/^## (.*)\n\n/gm, '$1\n');
    return { n: at + 1, title: title.replace('# ', ''), headings: '', text: body.trim() };
  });
  const cases = Array.from(
    text.matchAll(/^\?\? (.*) \| (.*) \| (.*)$/gm),
    ([, verdict = '', question = '', sides = '']) => ({
      verdict,
      question,
      sides: sides.split(' ; '),
    }),
  );
  return { excerpts, cases };
}

function outcomeOf({ verdict, question, sides }: Case, excerpts: readonly PromptExcerpt[]): string {
  const reply = extractAnswer({ excerpts, question });
  const said = /VERDICT: (\w+)/.exec(reply)?.[1] ?? '';
  const hasAll = sides.every((side) => reply.toLowerCase().includes(side.toLowerCase()));
  const outcome = said === verdict ? (hasAll ? 'right' : 'wrong') : said;
  return `${verdict}: ${outcome}`;
}

it('folders with two versions of a rule are told apart from folders with two cases', () => {
  const outcomes = readdirSync(FOLDERS)
    .map((file) => readFileSync(`${FOLDERS}${file}`, 'utf8'))
    .flatMap((set) =>
      set
        .split(/^=== .*\n/m)
        .slice(1)
        .map(readFolder),
    )
    .flatMap(({ excerpts, cases }) => cases.map((each) => outcomeOf(each, excerpts)));
  const counts = new Map<string, number>();
  for (const outcome of outcomes) {
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  expect(Object.fromEntries(counts)).toEqual({
    'contradictory: right': 65,
    'contradictory: fully': 16,
    'contradictory: no': 4,
    'fully: right': 74,
    'fully: wrong': 1,
    'fully: contradictory': 2,
    'fully: no': 5,
  });
});
