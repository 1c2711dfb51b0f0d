import { phraseSet } from '../../../privacy/word-set.ts';

const AFFIRMATIONS = phraseSet('yes, ja, oui, sí, si, sì, sim, tak, jo, 可以, 能, 是, 会, 需要, 行, 对, 有');
const NEGATIONS = phraseSet(
  'no, nein, non, não, nee, nie, nej, 不可以, 不能, 不是, 不会, 不需要, 不行, 不对, 否, 没有',
);
const VERDICTS: ReadonlySet<string> = new Set([...AFFIRMATIONS, ...NEGATIONS]);
// By language: English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Swedish, Chinese.
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
 * Whether a sentence is only a yes or a no, or only says to what extent: it states nothing that a source could support.
 */
export function isBareVerdict(sentence: string): boolean {
  const words = sentence
    .normalize('NFC')
    .toLowerCase()
    .replace(/[.!,。！，]$/u, '');
  const [first, ...rest] = words.split(', ') as [string, ...string[]];
  return VERDICTS.has(words) || EXTENT_PHRASES.has(VERDICTS.has(first) ? rest.join(', ') : words);
}

/** Whether a sentence begins with a yes. */
export function beginsWithYes(sentence: string): boolean {
  return AFFIRMATIONS.has(firstWordOf(sentence));
}

/** Whether a sentence begins with a yes or a no. */
export function beginsWithVerdict(sentence: string): boolean {
  return VERDICTS.has(firstWordOf(sentence));
}

// The word before the first sign, lowercase; empty if more words come before it.
function firstWordOf(sentence: string): string {
  const [, first = ''] = /^(\p{L}+)\s?[,.:;!，。—–-]/u.exec(sentence.normalize('NFC').trim()) ?? [];
  return first.toLowerCase();
}
