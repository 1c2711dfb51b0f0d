import type { Citation } from './answer.ts';
import { renumberMarks } from './citation-marks.ts';
import { saysContradictory } from './closing-sentence.ts';
import { plainAnswer } from './plain-answer.ts';
import { type Flaw, type QuotedAnswer, type ShownPassage, textsOf } from './read-reply.ts';
import type { Verdict } from './read-reply-lines.ts';
import { keepSupported } from './support/keep-supported.ts';
import { stillAnswers } from './support/still-answers.ts';
import { type CheckedSentence, checkSupport } from './support/support.ts';
import { showsTwoSides } from './support/two-sides.ts';

/** An answer sentence by sentence, and the passages that its marks name (`cited[n - 1]`). */
export interface CheckedAnswer<Passage> {
  readonly question: string;
  readonly text: string;
  readonly verdict: Verdict;
  readonly sentences: readonly CheckedSentence[];
  readonly cited: readonly Passage[];
  /** For each of these passages, the words that the model quoted from it. */
  readonly quoted: readonly string[];
}

/** An answer with its citations, and the passages that they name. */
export interface CitedAnswer<Passage> {
  readonly answer: string;
  readonly citations: readonly Citation[];
  readonly cited: readonly Passage[];
}

/**
 * Compares every sentence of an answer with the model's quotes for it. Returns a flaw if renumbering the marks creates
 * markup.
 */
export function checkAnswer<Passage extends ShownPassage>(
  { text, verdict, quotes }: QuotedAnswer,
  question: string,
  passages: readonly Passage[],
): CheckedAnswer<Passage> | Flaw {
  const numbered = renumberMarks(text, passages.length);
  // After the text was cleaned, redaction put placeholders in brackets into it: next to a mark, one could form a link.
  if (plainAnswer(numbered.text, textsOf(passages)) !== numbered.text) {
    return { flaw: 'markup' };
  }
  const cited = numbered.excerptIndexes.flatMap((index) => passages[index] ?? []);
  const sources = cited.map(({ title, headings, text: excerpt }, i) => {
    const n = (numbered.excerptIndexes[i] ?? 0) + 1;
    return {
      title,
      headings,
      text: excerpt,
      quotes: quotes.filter((quote) => quote.n === n).map((quote) => quote.text),
    };
  });
  const checked = checkSupport(numbered.text, sources, question);
  const sentences = verdict === 'contradictory' ? checked : checked.map(withoutContradiction);
  const quoted = sources.map((source) => source.quotes.join('\n'));
  return { question, text: numbered.text, verdict, sentences, cited, quoted };
}

// We say so ourselves, after a verdict whose two sides are checked. A model that only writes it has shown nothing.
function withoutContradiction(sentence: CheckedSentence): CheckedSentence {
  return sentence.outcome.kind === 'plain' && saysContradictory(sentence.statement)
    ? { ...sentence, outcome: { kind: 'wrong', flaw: 'uncited_sentence' } }
    : sentence;
}

/**
 * Gives an answer its citations, numbered by first use. An unsupported sentence is left out if the rest still answers
 * the question and reads correctly; otherwise the answer has a flaw.
 */
export function citeAnswer<Passage extends ShownPassage>(
  { question, text, verdict, sentences, cited, quoted }: CheckedAnswer<Passage>,
  passages: readonly Passage[],
): CitedAnswer<Passage> | Flaw {
  const kept = keepSupported(sentences, text);
  if ('flaw' in kept) {
    return kept;
  }
  if (!stillAnswers(sentences, question)) {
    return { flaw: 'rest_beside_the_question' };
  }
  const numbered = renumberMarks(kept.text, cited.length);
  const used = numbered.excerptIndexes.flatMap((index) => cited[index] ?? []);
  // An answer that reports a contradiction has to show both sides, each with its own sentence of the documents.
  if (verdict === 'contradictory' && (kept.text !== text || !showsTwoSides(sentences, quoted))) {
    return { flaw: 'one_side' };
  }
  if (plainAnswer(numbered.text, textsOf(passages)) !== numbered.text) {
    return { flaw: 'markup' };
  }
  const citations = used.map(({ title, text: excerpt }, i) => ({ n: i + 1, source_title: title, excerpt }));
  return { answer: numbered.text, citations, cited: used };
}
