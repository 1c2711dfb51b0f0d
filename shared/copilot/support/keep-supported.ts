import { phraseSet } from '../../privacy/word-set.ts';
import { withoutMarks } from '../citation-marks.ts';
import { detectLanguage } from './reading/detect-language.ts';
import type { WordLanguage } from './reading/languages/language-words.ts';
import type { SupportFlaw } from './rules/rule.ts';
import type { CheckedSentence } from './support.ts';

// A sentence that begins with one of these words refers to the sentence before it; an exception refers to its rule.
// Words that often begin a sentence without such a reference are left out, such as the Dutch "het" and "die".
const REFERRING: Readonly<Record<WordLanguage, ReadonlySet<string>>> = {
  en: phraseSet(
    'he, she, it, they, its, their, his, her, this, these, that, those, such, both, then, there, also, however, therefore, thus, otherwise, but, and, or, so, in this case, in that case, except, instead',
  ),
  de: phraseSet(
    'er, sie, es, dies, diese, dieser, dieses, diesem, diesen, jene, jener, jenes, jenem, jenen, das, dabei, dazu, dafür, dadurch, dann, dort, dagegen, deshalb, daher, außerdem, jedoch, aber, und, oder, sonst, beide, außer, ausgenommen, stattdessen',
  ),
  fr: phraseSet(
    'il, elle, ils, elles, cela, ceci, celui-ci, celle-ci, ce, cette, ces, alors, donc, ainsi, toutefois, cependant, mais, et, dans ce cas, les deux, sauf, excepté',
  ),
  es: phraseSet(
    'él, ella, ellos, ellas, esto, eso, este, esta, estos, estas, entonces, también, además, sin embargo, pero, y, en ese caso, ambos, ambas, excepto, salvo',
  ),
  it: phraseSet(
    'lui, lei, loro, esso, essa, essi, questo, questa, questi, queste, ciò, allora, quindi, inoltre, tuttavia, ma, e, in tal caso, entrambi, tranne, eccetto',
  ),
  nl: phraseSet(
    'hij, zij, ze, dit, dat, deze, daarbij, daarvoor, daardoor, daarom, daarna, daar, dan, ook, echter, maar, anders, bovendien, beide, in dat geval, behalve, uitgezonderd',
  ),
  pt: phraseSet(
    'ele, ela, eles, elas, isto, isso, esse, essa, esses, essas, então, também, além disso, no entanto, portanto, mas, ou, nesse caso, ambos, ambas, exceto',
  ),
  pl: phraseSet(
    'ona, ono, oni, wtedy, wówczas, także, również, jednak, dlatego, ponadto, ale, lecz, oraz, lub, inaczej, oba, obie, w takim przypadku, oprócz, z wyjątkiem',
  ),
  sv: phraseSet(
    'han, hon, det, den, de, denna, detta, dessa, dess, deras, då, där, därför, därmed, därefter, dessutom, också, även, dock, men, och, eller, annars, båda, i så fall, i det fallet, utom, förutom, undantaget, i stället',
  ),
  zh: phraseSet('它, 他, 她, 这, 那, 但, 而, 因此, 所以, 然而, 此外, 否则, 除'),
};
// "Das Büro" has an article; "das gilt" and "das Gleiche" refer to something.
const GERMAN_ARTICLE = /^Das (?!Gleiche(?!\p{L}))\p{Lu}/u;
// A verdict alone, whose reason is the next sentence: "Yes.", "Nein,".
const VERDICT = /^\p{L}{2,4}[.!,]?$/u;
const UNSPACED = /^\p{Script=Han}/u;
const BEGINS_WITH_MARK = /^\.?\s*\[\d+\]/;
// The marks and the full stop after an abbreviation with a full stop inside: "9 a.m [1].", "der Verein e.V [1]."
const ABBREVIATED_END = /(?<=(?<![\p{L}\p{N}])\p{L}\.\s?\p{L})(?: ?\[\d+\])+\.$/u;
const WORD_GOES_ON = /^[\p{L}\p{N}]/u;

/**
 * Returns the text of an answer without its unsupported sentences. Returns a flaw if the rest does not stand on its
 * own: nothing is left, a list has lost its introduction or all its items, "Yes." has lost its reason, or the next
 * sentence refers to one that is left out.
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
  const referring = referringWords(detectLanguage(withoutMarks(text)));
  return sentences.every((_, at) => restReadsWell(sentences, at, referring)) ? { text: joined(kept) } : { flaw };
}

function flawOf({ outcome }: CheckedSentence): SupportFlaw | null {
  return outcome.kind === 'wrong' ? outcome.flaw : null;
}

// Whether this sentence leaves no gap: if it is left out, no other needs it; if it introduces a list, an item is kept.
function restReadsWell(sentences: readonly CheckedSentence[], at: number, referring: readonly string[]): boolean {
  const sentence = sentences[at] as CheckedSentence;
  const isKept = flawOf(sentence) === null;
  if (sentence.isLeadIn) {
    // A line that introduces a list is kept only with at least one item.
    return (
      isKept && sentences.some((each) => each.line > sentence.line && flawOf(each) === null && each.marks.length > 0)
    );
  }
  const before = sentences[at - 1];
  const isReason = before?.outcome.kind === 'plain' && VERDICT.test(before.statement);
  // If the next sentence is left out too, its own call checks the sentence after it.
  const next = sentences[at + 1];
  const isReferredTo = next !== undefined && flawOf(next) === null && refersBack(next.statement, referring);
  return isKept || !(isReason || isReferredTo);
}

// Returns the words of all languages if the language is not known.
function referringWords(language: WordLanguage | null): readonly string[] {
  const lists = language === null ? Object.values(REFERRING) : [REFERRING[language]];
  return lists.flatMap((words) => [...words]);
}

function refersBack(statement: string, referring: readonly string[]): boolean {
  const lower = statement.toLowerCase();
  const begins = (words: string) =>
    lower.startsWith(words) && (UNSPACED.test(words) || !WORD_GOES_ON.test(lower.slice(words.length)));
  return referring.some(begins) && !GERMAN_ARTICLE.test(statement);
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

function joined(kept: readonly CheckedSentence[]): string {
  const pieces = kept.map(({ text, line }, at) => {
    const before = kept[at - 1];
    const said = shown(text);
    return before === undefined ? said : `${before.line === line ? ' ' : '\n'}${said}`;
  });
  return pieces.join('');
}

// Gives "at 9 a.m [1]." the full stop of its abbreviation, which is not the one that ends the sentence.
function shown(text: string): string {
  return text.replace(ABBREVIATED_END, '.$&');
}
