import { stem, wordsOf } from '../words.ts';
import { fitsWanted } from './fits-wanted.ts';
import type { Question, Term } from './question.ts';
import type { PromptExcerpt } from './read-prompt.ts';
import { sentencesOf } from './sentences.ts';

/** How well one sentence of an excerpt fits a question. */
export interface Evidence {
  readonly excerpt: PromptExcerpt;
  readonly sentence: string;
  /** Higher is the better sentence of this prompt; says nothing across prompts. */
  readonly fit: number;
  /** How sure one can be that it answers at all, comparable across prompts. */
  readonly sureness: number;
}

interface ReadSentence {
  readonly text: string;
  readonly stems: ReadonlySet<string>;
}

/** The share, by weight, of some of the question's terms that a set of words has. */
type Share = (words: ReadonlySet<string>, terms?: readonly Term[]) => number;

/** Every sentence of every excerpt with its fit, in the order of the prompt. */
export function weighEvidence(question: Question, excerpts: readonly PromptExcerpt[]): Evidence[] {
  const read = excerpts.map((excerpt) => ({ excerpt, sentences: sentencesOf(excerpt.text).map(readSentence) }));
  const share = createShare(
    question.terms,
    read.flatMap(({ sentences }) => sentences),
  );
  return read.flatMap(({ excerpt, sentences }, rank) => {
    const title = readSentence(excerpt.title).stems;
    const whole = union([title, ...sentences.map(({ stems }) => stems)]);
    const fixed = question.terms.filter(({ isFixed }) => isFixed);
    const inTitle = share(title);
    const fixedShare = fixed.length === 0 ? 1 : share(whole, fixed);
    return sentences.map(({ text, stems }, at) => {
      const inSentence = share(stems);
      const around = [sentences[at - 1]?.stems, stems, sentences[at + 1]?.stems, title];
      const nearby = share(union(around.filter((set) => set !== undefined)));
      // The weights were fitted on two public sets of questions (README).
      const fit =
        6.5 * inSentence +
        4.3 * nearby +
        3.3 * inTitle +
        2.9 / (rank + 1) +
        2 * fitsWanted(question, text) -
        (isStatement(text, stems) ? 0 : 0.9);
      return { excerpt, sentence: text, fit, sureness: 1.9 * inSentence + 1.3 * inTitle + 1.25 * fixedShare };
    });
  });
}

function readSentence(text: string): ReadSentence {
  return { text, stems: new Set(wordsOf(text).map(stem)) };
}

function union(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set(sets.flatMap((set) => [...set]));
}

/** Rare words of the excerpts weigh most; a word that none of them has weighs more than any. */
function createShare(asked: readonly Term[], sentences: readonly ReadSentence[]): Share {
  const weights = new Map(
    asked.map(({ stem: term }) => {
      const having = sentences.filter(({ stems }) => hasTerm(stems, term) > 0).length;
      return [term, Math.log(1 + (sentences.length + 1) / (having + 0.5))];
    }),
  );
  return (words, terms = asked) => {
    let found = 0;
    let total = 0;
    for (const { stem: term } of terms) {
      const weight = weights.get(term) ?? 0;
      total += weight;
      found += weight * hasTerm(words, term);
    }
    return total === 0 ? 0 : found / total;
  };
}

/** 1 for the same stem, .7 for a word with the same beginning. */
function hasTerm(stems: ReadonlySet<string>, term: string): number {
  if (stems.has(term)) {
    return 1;
  }
  if (term.length < 5) {
    return 0;
  }
  const start = term.slice(0, Math.max(5, term.length - 3));
  for (const other of stems) {
    if (other.startsWith(start)) {
      return 0.7;
    }
  }
  return 0;
}

/** Whether it says something, as a heading or a lone item of a list does not. */
function isStatement(text: string, stems: ReadonlySet<string>): boolean {
  return stems.size > 4 && /[.!?。！？]["'”’)]*$/u.test(text);
}
