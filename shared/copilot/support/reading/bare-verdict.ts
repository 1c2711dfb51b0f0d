import { phraseSet } from '../../../privacy/word-set.ts';
import { WORD_LANGUAGES, WORDS } from './languages/language-words.ts';

// "It does", "you cannot", "there isn't": a verb without what is done.
const WITHOUT_OBJECT =
  /^(?:it|he|she|they|you|we|there|this|that|these|those) (?:(?:is|are|was|were|does?|did|has|have|could|may|will|would|should|must|can)(?<no>(?: not|n['’]t)?)|(?:can['’]t|cannot|won['’]t))$/;
const wordsFor = (kind: 'yes' | 'no' | 'extent') => phraseSet(...WORD_LANGUAGES.map((each) => WORDS[each][kind]));
const AFFIRMATIONS = wordsFor('yes');
const VERDICTS: ReadonlySet<string> = new Set([...AFFIRMATIONS, ...wordsFor('no')]);
const EXTENT_PHRASES = wordsFor('extent');

/**
 * Whether a sentence is only a yes or a no, or only says to what extent. Such a sentence states nothing that a source
 * could support.
 */
export function isBareVerdict(sentence: string): boolean {
  const [first = '', second, ...others] = partsOf(sentence);
  if (second === undefined) {
    return VERDICTS.has(first) || EXTENT_PHRASES.has(first) || WITHOUT_OBJECT.test(first);
  }
  const isExtent = EXTENT_PHRASES.has(second) || VERDICTS.has(second) || WITHOUT_OBJECT.test(second);
  return others.length === 0 && VERDICTS.has(first) && isExtent;
}

/** Whether a sentence is only a yes. */
export function isBareYes(sentence: string): boolean {
  const [first = ''] = partsOf(sentence);
  return isBareVerdict(sentence) && (AFFIRMATIONS.has(first) || WITHOUT_OBJECT.exec(first)?.groups?.no === '');
}

/** What a yes or no says in answer to the question; `partly` for "it depends" and the like. */
export type Decision = 'yes' | 'no' | 'partly';

/** Returns what a sentence that is only a yes or no decides; null for any other sentence. */
export function bareDecision(sentence: string): Decision | null {
  if (!isBareVerdict(sentence)) {
    return null;
  }
  const isPartly = partsOf(sentence).some((part) => EXTENT_PHRASES.has(part));
  return isPartly ? 'partly' : isBareYes(sentence) ? 'yes' : 'no';
}

/** Returns the yes or no with which a sentence begins; null without one. */
export function beginningDecision(sentence: string): Decision | null {
  return beginsWithVerdict(sentence) ? (beginsWithYes(sentence) ? 'yes' : 'no') : null;
}

/** Whether a sentence begins with a yes. */
export function beginsWithYes(sentence: string): boolean {
  return AFFIRMATIONS.has(firstWordOf(sentence));
}

/** Whether a sentence begins with a yes or a no. */
export function beginsWithVerdict(sentence: string): boolean {
  return VERDICTS.has(firstWordOf(sentence));
}

// Returns the word before the first punctuation mark, lowercase; an empty text if several words come before it.
function firstWordOf(sentence: string): string {
  const [, first = ''] = /^(\p{L}+)\s?[,.:;!，。—–-]/u.exec(sentence.normalize('NFC').trim()) ?? [];
  return first.toLowerCase();
}

// "Yes, it is." has two parts.
function partsOf(sentence: string): readonly string[] {
  const words = sentence
    .normalize('NFC')
    .toLowerCase()
    .replace(/[.!,。！，]$/u, '');
  return words.split(', ');
}
