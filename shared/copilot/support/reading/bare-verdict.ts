import { phraseSet } from '../../../privacy/word-set.ts';

// By language: English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Swedish, Chinese.
const AFFIRMED = [
  `yes, yeah, yep, yup, sure, correct, exactly, absolutely, certainly, definitely, indeed, of course, that is right,
  that's right, that is correct, that's correct, that is true, that's true`,
  'ja, genau, richtig, stimmt, das stimmt, das ist richtig, sicher, natürlich, selbstverständlich, so ist es, das geht',
  "oui, exact, exactement, absolument, tout à fait, bien sûr, effectivement, en effet, c'est exact, c'est vrai",
  'sí, si, correcto, exacto, exactamente, efectivamente, por supuesto, claro, así es, es correcto, es cierto',
  'sì, esatto, esattamente, corretto, certo, certamente, è vero, è corretto, è così',
  'sim, correto, exato, exatamente, certamente, com certeza, é verdade, está correto, isso mesmo',
  'klopt, dat klopt, inderdaad, zeker, juist, precies, natuurlijk, dat is juist',
  'tak, zgadza się, dokładnie, oczywiście, to prawda',
  'jo, precis, absolut, visst, självklart, det stämmer',
  '可以, 能, 是, 是的, 会, 需要, 行, 对, 对的, 没错, 有',
];
const DENIED = [
  'no, nope, not at all, unfortunately not, certainly not, that is not correct, that is not true',
  'nein, leider nein, leider nicht, das stimmt nicht, das geht nicht',
  'non, malheureusement non, pas du tout, ce n’est pas exact',
  'no es correcto, lamentablemente no, desafortunadamente no, purtroppo no, infelizmente não, não, nee, helaas niet, nie, niestety nie',
  'nej, tyvärr inte, 不可以, 不能, 不是, 不会, 不需要, 不行, 不对, 否, 没有',
];
// "It does", "you cannot", "there isn't": a verb without what is done.
const WITHOUT_OBJECT =
  /^(?:it|he|she|they|you|we|there|this|that|these|those) (?:(?:is|are|was|were|does?|did|has|have|could|may|will|would|should|must|can)(?<no>(?: not|n['’]t)?)|(?:can['’]t|cannot|won['’]t))$/;
const AFFIRMATIONS = phraseSet(AFFIRMED.join(', '));
const VERDICTS: ReadonlySet<string> = new Set([...AFFIRMATIONS, ...phraseSet(DENIED.join(', '))]);
const EXTENTS = [
  'not entirely, not quite, not always, not yet, not necessarily, partly, only partly, only in part, it depends, that depends',
  'nicht ganz, nicht immer, noch nicht, nicht unbedingt, teilweise, nur teilweise, nur zum teil, das kommt darauf an',
  'pas entièrement, pas tout à fait, pas toujours, pas encore, pas forcément, en partie, seulement en partie, cela dépend',
  'no del todo, no siempre, todavía no, no necesariamente, en parte, solo en parte, sólo en parte, depende',
  'non del tutto, non sempre, non ancora, non necessariamente, in parte, solo in parte, dipende',
  'não totalmente, nem sempre, ainda não, não necessariamente, em parte, só em parte, depende',
  'niet helemaal, niet altijd, nog niet, niet noodzakelijk, deels, slechts deels, gedeeltelijk, dat hangt ervan af',
  'nie całkiem, nie zawsze, jeszcze nie, niekoniecznie, częściowo, tylko częściowo, to zależy',
  'inte helt, inte riktigt, inte alltid, inte än, inte nödvändigtvis, delvis, bara delvis, endast delvis, det beror på',
  '不一定, 不完全是, 部分',
];
const EXTENT_PHRASES = phraseSet(EXTENTS.join(', '));

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
