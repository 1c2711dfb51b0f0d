import { phraseSet } from '../../privacy/word-set.ts';
import type { WordLanguage } from './reading/languages/language-words.ts';

// A sentence that begins with one of these words refers to the sentence before it; an exception refers to its rule.
// Words that often begin a sentence without such a reference are left out, such as the Dutch "het" and "die".
const REFERRING: Readonly<Record<WordLanguage, ReadonlySet<string>>> = {
  en: phraseSet(
    'he, she, it, they, its, their, his, her, this, these, that, those, such, both, then, there, also, however, therefore, thus, otherwise, but, and, or, so, in this case, in that case, except, instead, furthermore, moreover, in addition, nevertheless, nonetheless, hence, consequently, accordingly, conversely, by contrast, in contrast, on the other hand',
  ),
  de: phraseSet(
    'er, sie, es, dies, diese, dieser, dieses, diesem, diesen, jene, jener, jenes, jenem, jenen, das, dabei, dazu, dafür, dadurch, dann, dort, dagegen, deshalb, daher, außerdem, jedoch, aber, und, oder, sonst, beide, außer, ausgenommen, stattdessen, zudem, überdies, darüber hinaus, ferner, allerdings, dennoch, trotzdem, hingegen, folglich, demnach, deswegen, andernfalls, umgekehrt, davon, daraus, darauf, hierfür, hierzu, hierbei',
  ),
  fr: phraseSet(
    'il, elle, ils, elles, cela, ceci, celui-ci, celle-ci, ce, cette, ces, alors, donc, ainsi, toutefois, cependant, mais, et, dans ce cas, les deux, sauf, excepté, en outre, de plus, par ailleurs, néanmoins, pourtant, par contre, en revanche, sinon, par conséquent, inversement',
  ),
  es: phraseSet(
    'él, ella, ellos, ellas, esto, eso, este, esta, estos, estas, entonces, también, además, sin embargo, pero, y, en ese caso, ambos, ambas, excepto, salvo, no obstante, por lo tanto, por tanto, por consiguiente, de lo contrario, en cambio, por el contrario',
  ),
  it: phraseSet(
    'lui, lei, loro, esso, essa, essi, questo, questa, questi, queste, ciò, allora, quindi, inoltre, tuttavia, ma, e, in tal caso, entrambi, tranne, eccetto, pertanto, perciò, però, altrimenti, al contrario, di conseguenza',
  ),
  nl: phraseSet(
    'hij, zij, ze, dit, dat, deze, daarbij, daarvoor, daardoor, daarom, daarna, daar, dan, ook, echter, maar, anders, bovendien, beide, in dat geval, behalve, uitgezonderd, desondanks, niettemin, derhalve, daarentegen, evenwel',
  ),
  pt: phraseSet(
    'ele, ela, eles, elas, isto, isso, esse, essa, esses, essas, então, também, além disso, no entanto, portanto, mas, ou, nesse caso, ambos, ambas, exceto, contudo, porém, todavia, por isso, caso contrário, pelo contrário',
  ),
  pl: phraseSet(
    'ona, ono, oni, wtedy, wówczas, także, również, jednak, dlatego, ponadto, ale, lecz, oraz, lub, inaczej, oba, obie, w takim przypadku, oprócz, z wyjątkiem, natomiast, mimo to, niemniej, zatem, poza tym, w przeciwnym razie',
  ),
  sv: phraseSet(
    'han, hon, det, den, de, denna, detta, dessa, dess, deras, då, där, därför, därmed, därefter, dessutom, också, även, dock, men, och, eller, annars, båda, i så fall, i det fallet, utom, förutom, undantaget, i stället, emellertid, trots det, däremot, således, följaktligen',
  ),
  zh: phraseSet('它, 他, 她, 这, 那, 但, 而, 因此, 所以, 然而, 此外, 否则, 除, 不过, 可是, 并且, 另外, 反之'),
};
// "Das Büro" has an article; "das gilt" and "das Gleiche" refer to something.
const GERMAN_ARTICLE = /^Das (?!Gleiche(?!\p{L}))\p{Lu}/u;
const UNSPACED = /^\p{Script=Han}/u;
const WORD_GOES_ON = /^[\p{L}\p{N}]/u;
// "For this price, ...", "Nach dieser Frist ...": a preposition before a word for what was said.
const REFERRING_AFTER: Readonly<Record<WordLanguage, readonly [prepositions: string, words: string]>> = {
  en: [
    'for, at, by, with, in, on, to, from, after, before, until, during, within, under, beyond',
    'this, that, these, those, such a',
  ],
  de: [
    'für, zu, mit, in, an, auf, bei, nach, vor, bis, während, innerhalb, unter, aus, von, ab, um, ohne, durch, gegen',
    'diesen, diesem, dieser, dieses, diese, jenem, jener, jenen, beide, beiden',
  ],
  fr: [
    'pour, à, de, dans, avec, sur, par, après, avant, pendant, sous, en, sans',
    'ce, cet, cette, ces, cela, celui-ci, celle-ci',
  ],
  es: [
    'por, para, a, con, en, de, desde, hasta, tras, durante, sin, según',
    'este, esta, estos, estas, ese, esa, esos, esas, esto, eso, ello',
  ],
  it: [
    'per, a, con, in, su, da, di, dopo, prima di, durante, entro, senza',
    'questo, questa, questi, queste, tale, tali, ciò, quello, quella',
  ],
  nl: ['voor, bij, met, in, op, na, tot, tijdens, binnen, onder, van, tegen, zonder', 'dit, deze, dat, die, beide'],
  pt: [
    'por, para, com, em, após, durante, até, sem, sob',
    'este, esta, estes, estas, esse, essa, esses, essas, isso, isto',
  ],
  pl: [
    'za, w, we, na, po, przed, przy, do, od, z, ze, dla, podczas, bez',
    'tę, tą, tej, tego, tym, tych, tymi, ten, te, to, obu',
  ],
  sv: ['för, till, med, i, på, efter, före, vid, under, inom, av, utan', 'denna, detta, dessa, den här, det här, båda'],
  zh: ['在, 以, 按, 为, 对, 除', '此, 这, 该, 上述'],
};

// With one of these words anywhere in it, a sentence adds to the one before it, or contrasts with it: "the same
// applies", "children, however, pay nothing".
const ADDING: Readonly<Record<WordLanguage, string>> = {
  en: 'too, also, as well, likewise, similarly, (?:the|this|that) same, another, again, instead, after (?:that|this), however, nevertheless, by contrast',
  de: 'auch, ebenfalls, ebenso, gleichfalls, d(?:as|ie|er|en|em)selben?, (?:das|der|die|den|dem|des) gleichen?, wiederum, erneut, stattdessen, danach, (?<!\\p{P} )(?:jedoch|allerdings|hingegen|dagegen)',
  fr: 'aussi, également, de même, (?:le|la|les) mêmes?, à nouveau, après cela, cependant, toutefois, en revanche, par contre',
  es: 'también, tampoco, asimismo, igualmente, (?:el|la|lo|los|las) mism[oa]s?, de nuevo, después de eso, sin embargo, no obstante, en cambio',
  it: 'anche, altrettanto, allo stesso modo, (?:lo|la|gli|le) stess[oaie], di nuovo, invece, tuttavia, però',
  nl: 'ook, eveneens, hetzelfde, dezelfde, opnieuw, daarna, echter, daarentegen',
  pt: 'também, tampouco, igualmente, [oa]s? mesm[oa]s?, de novo, depois disso, no entanto, contudo, porém',
  pl: 'też, także, również, t[oae] sam[oae], ten sam, ponownie, potem, jednak, natomiast',
  sv: 'också, även, likaså, samma, igen, därefter, däremot, emellertid',
  zh: '也, 同样, 相同, 再次, 却',
};
// With one of these it counts what several sentences before it said: "both close at nine", "if the second one fails".
const COUNTING: Readonly<Record<WordLanguage, string>> = {
  en: 'both, neither, the others?, (?:the|a|this) (?:second|third|fourth), the (?:latter|former), half (?:that|this), of (?:these|those|them)',
  de: 'beide[nrs]?, (?:letztere|erstere)[nrsm]?, (?:das|der|die|den|dem|des|im|beim|zum|zur|am|vom) (?:anderen?|zweiten?|dritten?|vierten?), davon',
  fr: "les deux, l['’]autre, les autres, (?:le|la) (?:second|seconde|deuxième|troisième|quatrième), ces? derniers?, cette dernière, ces dernières, de (?:ceux|celles)-ci",
  es: 'ambos, ambas, (?:el|la|los|las) otr[oa]s?, (?:el|la) (?:segund[oa]|tercer[oa]?|cuart[oa]), est[eao]s? últim[oa]s?, de (?:estos|estas|ellos|ellas)',
  it: 'entramb[ie], l.altr[oa], (?:il|la) (?:second[oa]|terz[oa]|quart[oa]), quest.ultim[oa], di (?:questi|queste|essi|esse)',
  nl: 'beide, de andere, het andere, (?:de|het) (?:tweede|derde|vierde), laatstgenoemde, daarvan',
  pt: 'ambos, ambas, [oa]s? outr[oa]s?, [oa] (?:segund[oa]|terceir[oa]|quart[oa]), est[ea]s? últim[oa]s?, d(?:estes|estas|eles|elas)',
  pl: 'ob(?:a|ie|oje|u), drug(?:i|a|ie|iego|iej|im|ą), trzeci(?:a|ego|ej|m|ą)?, z nich',
  sv: 'båda, (?:den|det) (?:andra|tredje|fjärde), den senare, av dessa',
  zh: '两者, 第[二三四], 另一, 其中',
};
const ADDING_PATTERNS = patternsOf(ADDING);
const COUNTING_PATTERNS = patternsOf(COUNTING);

function patternsOf(listed: Readonly<Record<WordLanguage, string>>): ReadonlyMap<WordLanguage, RegExp> {
  return new Map((Object.keys(listed) as WordLanguage[]).map((each) => [each, patternOf(listed[each], each)]));
}

function patternOf(listed: string, language: WordLanguage): RegExp {
  const words = [...phraseSet(listed)].join('|');
  return language === 'zh'
    ? new RegExp(words, 'u')
    : new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu');
}

/** The expressions that are built from these words, for the test of their speed. */
export function addingExpressions(): readonly RegExp[] {
  return [...ADDING_PATTERNS.values(), ...COUNTING_PATTERNS.values()];
}

/** Whether a sentence adds to the one before it, in this language or, if it is not known, in any. */
export function addsToSomething(statement: string, language: WordLanguage | null): boolean {
  return hasAny(ADDING_PATTERNS, statement, language);
}

/** Whether a sentence counts what sentences before it said, however far before. */
export function countsBack(statement: string, language: WordLanguage | null): boolean {
  return hasAny(COUNTING_PATTERNS, statement, language);
}

function hasAny(patterns: ReadonlyMap<WordLanguage, RegExp>, statement: string, language: WordLanguage | null) {
  const languages = language === null ? [...patterns.keys()] : [language];
  return languages.some((each) => patterns.get(each)?.test(statement.normalize('NFC')));
}

/** Returns the words with which a sentence refers to the one before it; those of all languages if it is not known. */
export function referringWords(language: WordLanguage | null): readonly string[] {
  const languages = language === null ? (Object.keys(REFERRING) as WordLanguage[]) : [language];
  return languages.flatMap((each) => [...REFERRING[each], ...afterPrepositions(each)]);
}

function afterPrepositions(language: WordLanguage): readonly string[] {
  const [prepositions, words] = REFERRING_AFTER[language].map((list) => [...phraseSet(list)]);
  const gap = language === 'zh' ? '' : ' ';
  return (prepositions ?? []).flatMap((preposition) => (words ?? []).map((word) => `${preposition}${gap}${word}`));
}

/** Whether a sentence begins with one of these words. */
export function refersBack(statement: string, referring: readonly string[]): boolean {
  const lower = statement.toLowerCase();
  const begins = (words: string) =>
    lower.startsWith(words) && (UNSPACED.test(words) || !WORD_GOES_ON.test(lower.slice(words.length)));
  return referring.some(begins) && !GERMAN_ARTICLE.test(statement);
}
