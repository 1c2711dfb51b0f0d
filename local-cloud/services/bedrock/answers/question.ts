import { stem, wordsOf } from '../words.ts';
import { isFunctionWord, languageOf } from './languages.ts';

/** The kind of thing that an answer must contain; null when any statement may answer. */
export type AnswerKind =
  | 'time'
  | 'count'
  | 'money'
  | 'size'
  | 'temperature'
  | 'frequency'
  | 'name'
  | 'place'
  | 'reason'
  | 'yes or no'
  | null;

/** A word of a question that says what it is about. */
export interface Term {
  readonly stem: string;
  /** A name (written with a capital) or a number: no other word means the same. */
  readonly isFixed: boolean;
}

/** A question as the extraction reads it. */
export interface Question {
  readonly terms: readonly Term[];
  readonly answerKind: AnswerKind;
  /** The stem of what is counted: `how many days` wants a number of days; null where nothing is named. */
  readonly counted: string | null;
  /** The code of its language (languages.ts). */
  readonly language: string;
}

// Applied to the last sentence, without accents: what comes before it describes a situation. The match that comes first
// in the sentence counts, because a later `when` begins a clause.
const ANSWER_KINDS: readonly (readonly [RegExp, AnswerKind])[] = [
  [/\b(?:how|wie) (?:warm|hot|cold|heiss|kalt)\b|\b(?:what|which) temperature\b/, 'temperature'],
  [
    /\bhow (?:often|frequently)\b|\bwie (?:oft|haufig)\b|\ba quelle frequence\b|\bcon que frecuencia\b|\bcada cuanto\b|\btous les combien\b|\bogni quanto\b|\bquante volte\b|\bhoe vaak\b/,
    'frequency',
  ],
  [
    /\bwhen\b|\b(?:what|which|at what|by what|in what|in which) (?:year|date|day|month|century|decade|time)\b|\bhow (?:long|late|early|soon|fast|quickly|far back)\b|\bwann\b|\bwie (?:lange|spat|fruh)\b|\bwelche[rmn]? (?:tag|uhrzeit|datum|jahr|monat)\b|\bwie ?viel uhr\b|\bquand\b|\bquel(?:le)? (?:heure|jour|date|annee|mois)\b|\bcombien de temps\b|\bcuando\b|\bcuanto tiempo\b|\bque (?:hora|dia|fecha)\b|\bquando\b|\bche (?:ora|giorno)\b|\bquanto tempo\b|\bwanneer\b|\bhoe (?:lang|laat)\b|\bwelke dag\b/,
    'time',
  ],
  [
    /\bhow much (?:does|do|is|are|will|must|should)\b|\bhow much\b.*\bcosts?\b|\bwhat (?:does|do|did|will)\b.*\bcost\b|\b(?:what|which) (?:price|fee)\b|\bwhat(?: is|'s|’s) the (?:price|fee|cost|rent|charge)\b|\b(?:was|wie viel|wieviel) kosten?t?\b|\bwie teuer\b|\bcombien coute(?:nt)?\b|\bcuanto (?:cuesta|vale)n?\b|\bquanto cost(?:a|ano)\b|\bwat kost\b/,
    'money',
  ],
  [/\bhow (?:big|large|heavy|high|tall|deep|far|wide)\b|\bwie (?:gross|schwer|hoch|weit|tief|breit)\b/, 'size'],
  [
    /\bhow (?:many|much|old)\b|\b(?:what|which) (?:percentages?|percent|number|amount|age|fraction|share)\b|\bwie ?viele?\b|\bcombien\b|\bcuant[oa]s?\b|\bquant[oiae]s?\b|\bhoeveel\b/,
    'count',
  ],
  [/\b(?:who|whom|whose)\b|\b(?:wer|wem|wen|wessen)\b|^qui\b|\bquien(?:es)?\b|^chi\b|^quem\b|\bwie is\b/, 'name'],
  [
    /\bwhy\b|\bwhat (?:reason|caused?|causes)\b|\b(?:warum|wieso|weshalb|pourquoi|por que|waarom)\b|^perche\b/,
    'reason',
  ],
  [/\bwhere\b|\b(?:wo|wohin|donde|onde|waar)\b|^ou\b|^dove\b/, 'place'],
  // Any other question word, so that a word of the list after it in the sentence does not count.
  [
    /\b(?:what|which|how|was|welche[rsmn]?|wie|quel(?:le)?s?|que|comment|cual(?:es)?|como|quale?|come|qual|welke?|wat|hoe)\b/,
    null,
  ],
  [
    /^(?:and |but |so )?(?:can|could|may|must|should|shall|do|does|did|is|are|was|were|will|would|has|have)\b|^(?:kann|konnen|darf|durfen|muss|mussen|soll|ist|sind|gibt|wird|werden|hat|haben)\b|^(?:est-ce|peut|peut-on|puis-je|faut)\b|^(?:puedo|puede|se puede|hay|es|son|tengo|debo)\b|^(?:posso|si puo|e|sono|pode|mag|kan|moet)\b/,
    'yes or no',
  ],
];
const COUNTED = /\b(?:how many|wie ?viele|combien de|combien d'|cuant[oa]s|quant[iea]|hoeveel) (\p{L}{3,})/u;

/** Reads a question: its content words, each once, and the kind of answer that it asks for. */
export function readQuestion(question: string): Question {
  const folded = foldCase(question);
  const words = wordsOf(folded);
  const language = languageOf(words);
  const fixed = new Set(
    question
      .split(/\s+/)
      .slice(1)
      .filter((word) => /^["'“‘(]?\p{Lu}/u.test(word) && language !== 'de')
      .flatMap(wordsOf)
      .map(stem),
  );
  const contentWords = words.filter(
    (word, at) => !isFunctionWord(word, language) || (at === words.length - 1 && OPEN_OR_CLOSED.test(word)),
  );
  const asked = folded.replace(ASKED_AFTER_HOW, 'how');
  const inForm = new Set(wordsOf(asked));
  const stems = new Set(
    (contentWords.length === 0 ? words : contentWords.filter((word) => inForm.has(word))).map(stem),
  );
  const sentences = folded.split(/(?<=[.!?])\s+/).filter((sentence) => sentence !== '');
  const last = (sentences.findLast((sentence) => sentence.endsWith('?')) ?? sentences.at(-1) ?? folded).replace(
    /^[¿¡\s]+/,
    '',
  );
  const named = COUNTED.exec(last)?.[1];
  const counted = named === undefined || isFunctionWord(named, language) ? undefined : named;
  return {
    terms: Array.from(stems, (term) => ({ stem: term, isFixed: fixed.has(term) || /\d/.test(term) })),
    answerKind: answerKindOf(last),
    counted: counted === undefined ? null : stem(counted),
    language,
  };
}

// "Wann habt ihr auf?": German has a part of its verb at the end.
const OPEN_OR_CLOSED = /^(?:auf|zu)$/;

// These words only say which kind of answer is asked for: no answer repeats them.
const ASKED_AFTER_HOW =
  /\bhow (?:often|frequently|long|far back|far|soon|quickly|old|fast|big|large|high|warm|hot|cold|heavy)\b|\bwie (?:oft|lange|hoch|gross|warm)\b/g;

function answerKindOf(sentence: string): AnswerKind {
  const found = ANSWER_KINDS.flatMap(([pattern, answerKind]) => {
    const at = sentence.search(pattern);
    return at === -1 ? [] : [{ at, answerKind }];
  });
  return found.toSorted((a, b) => a.at - b.at)[0]?.answerKind ?? null;
}

function foldCase(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase().trim();
}
