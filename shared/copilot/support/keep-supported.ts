import { withoutMarks } from '../citation-marks.ts';
import { losesStep } from './ordered-steps.ts';
import { isBareVerdict } from './reading/bare-verdict.ts';
import { detectLanguage } from './reading/detect-language.ts';
import type { WordLanguage } from './reading/languages/language-words.ts';
import { readStatement } from './reading/statement.ts';
import { addsToSomething, referringWords, refersBack } from './referring-words.ts';
import type { SupportFlaw } from './rules/rule.ts';
import type { CheckedSentence } from './support.ts';

const BOTH = /(?<!\p{L})(?:both|beide[nrs]?|les deux|ambos|ambas|entramb[ie]|båda|ob(?:a|ie|u))(?!\p{L})/iu;
const BEGINS_WITH_MARK = /^\.?\s*\[\d+\]/;
// The marks and the full stop after an abbreviation with a full stop inside: "9 a.m [1].", "der Verein e.V [1]."
const ABBREVIATED_END = /(?<=(?<![\p{L}\p{N}])\p{L}\.\s?\p{L})(?: ?\[\d+\])+\.$/u;

/**
 * Returns the text of an answer without its unsupported sentences. Returns a flaw if the rest does not stand on its
 * own: nothing is left, a step is missing, a list has lost its introduction, all its items or one that was counted,
 * "Yes." has lost its reason, or the next sentence refers to one that is left out.
 */
export function keepSupported(
  sentences: readonly CheckedSentence[],
  text: string,
): { readonly text: string } | { readonly flaw: SupportFlaw } {
  const flaw = sentences.map(flawOf).find((each) => each !== null);
  const kept = sentences.filter((sentence) => flawOf(sentence) === null);
  if (!kept.some(({ outcome }) => outcome.kind !== 'plain')) {
    return { flaw: flaw ?? 'no_statement' };
  }
  if (flaw === undefined) {
    return { text: withOpening(text, sentences) };
  }
  const language = detectLanguage(withoutMarks(text));
  if (losesStep(sentences, (sentence) => flawOf(sentence) !== null, language)) {
    return { flaw };
  }
  const reading = { language, referring: referringWords(language) };
  return sentences.every((_, at) => restReadsWell(sentences, at, reading))
    ? { text: joined(kept, text.split('\n')) }
    : { flaw };
}

function flawOf({ outcome }: CheckedSentence): SupportFlaw | null {
  // A judge has turned its `doubtful` sentences into others; without one they are wrong.
  return outcome.kind === 'wrong' || outcome.kind === 'doubtful' ? outcome.flaw : null;
}

// The language of an answer, if it is known, and its words that refer to the sentence before.
interface Reading {
  readonly language: WordLanguage | null;
  readonly referring: readonly string[];
}

// Whether this sentence leaves no gap: if it is left out, no other needs it; if it introduces a list, an item is kept.
function restReadsWell(sentences: readonly CheckedSentence[], at: number, reading: Reading): boolean {
  const sentence = sentences[at] as CheckedSentence;
  const isKept = flawOf(sentence) === null;
  if (sentence.isLeadIn) {
    // A line that introduces a list is kept only with at least one item, and with all if it says how many there are.
    return (
      isKept &&
      sentences.some((each) => each.line > sentence.line && flawOf(each) === null && each.marks.length > 0) &&
      !losesCountedItem(sentences, sentence, reading.language)
    );
  }
  const before = sentences[at - 1];
  // A yes or no alone, whose reason is the next sentence.
  const isReason = before?.outcome.kind === 'plain' && isBareVerdict(before.statement);
  // If the next sentence is left out too, its own call checks the sentence after it.
  const next = sentences[at + 1];
  const isReferredTo =
    next !== undefined &&
    flawOf(next) === null &&
    (refersBack(next.statement, reading.referring) || addsToSomething(next.statement, reading.language));
  // Rows mean nothing without the header of their table, which states nothing itself.
  const isHeader = sentence.statement === '';
  return isKept || !(isReason || isReferredTo || isHeader);
}

// Whether a line says how many items its list has, and one of them is left out: "The two prices are:" before one price.
function losesCountedItem(
  sentences: readonly CheckedSentence[],
  leadIn: CheckedSentence,
  language: WordLanguage | null,
): boolean {
  const after = sentences.filter(({ line }) => line > leadIn.line);
  const lines = [...new Set(after.map(({ line }) => line))].slice(0, leadIn.listed);
  const isLost = lines.some((line) => after.every((each) => each.line !== line || flawOf(each) !== null));
  return isLost && countsIn(leadIn.statement, language).includes(lines.length);
}

function countsIn(statement: string, language: WordLanguage | null): readonly number[] {
  // A short line may be in another language than the rest: then it is read as its own words say.
  const quantities = [language, null].flatMap((each) => readStatement(statement, each).quantities);
  const counts = quantities.filter(({ unit, isOrdinal }) => unit === null && !isOrdinal);
  return [...counts.flatMap(({ values }) => values), ...(BOTH.test(statement) ? [2] : [])];
}

// The first sentence may have marks that were added to it, and that the text of the answer lacks. Marks of its own that
// follow its full stop ("It is cleaned weekly. [1]") stay where they are.
function withOpening(text: string, [first]: readonly CheckedSentence[]): string {
  const bare = first === undefined ? '' : withoutMarks(first.text);
  const rest = text.slice(bare.length);
  return first !== undefined && text.startsWith(bare) && !BEGINS_WITH_MARK.test(rest)
    ? `${shown(first.text)}${rest}`
    : text;
}

// Sentences of different paragraphs keep the blank lines between them.
function joined(kept: readonly CheckedSentence[], lines: readonly string[]): string {
  const pieces = kept.map(({ text, line }, at) => {
    const before = kept[at - 1];
    const said = shown(text);
    if (before === undefined) {
      return said;
    }
    return before.line === line ? ` ${said}` : `\n${blankLines(lines.slice(before.line + 1, line))}${said}`;
  });
  return pieces.join('');
}

// The longest run of blank lines: around a paragraph that is left out there are two.
function blankLines(lines: readonly string[]): string {
  let run = 0;
  const runs = lines.map((line) => {
    run = line.trim() === '' ? run + 1 : 0;
    return run;
  });
  return '\n'.repeat(Math.max(0, ...runs));
}

// Gives "at 9 a.m [1]." the full stop of its abbreviation, which is not the one that ends the sentence.
function shown(text: string): string {
  return text.replace(ABBREVIATED_END, '.$&');
}
