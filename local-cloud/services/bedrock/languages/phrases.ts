import { foldText } from '../words.ts';

// Few questions have more words between a verb and its object; the limit keeps the search in long texts fast.
const WORDS_BETWEEN_MAX = 8;
const CLAUSE = '(?:^|(?<=[,:;] ))';

/**
 * Returns the source of an expression that finds any of the phrases in a folded text (`foldText`). Commas separate
 * phrases, `/` alternative words; `*` is the rest of a word, `?` one word or none, `..` some words or none, `#` a
 * number; after `^` the phrase begins the text or a clause.
 */
export function phrasePattern(phrases: string): string {
  const listed = phrases
    .split(',')
    .map((phrase) => foldText(phrase).trim())
    .filter((phrase) => phrase !== '');
  const atStart = listed.filter((phrase) => phrase.startsWith('^')).map((phrase) => phrase.slice(1));
  const anywhere = listed.filter((phrase) => !phrase.startsWith('^'));
  return `(?:${[...within(CLAUSE, atStart), ...within('\\b', anywhere)].join('|')})`;
}

// The boundaries are checked once for all phrases: checking them for each takes ten times as long.
function within(boundary: string, phrases: readonly string[]): readonly string[] {
  const goesOn = (phrase: string) => /[’'.]$/u.test(phrase);
  const ending = phrases.filter((phrase) => !goesOn(phrase)).map(patternOf);
  const open = phrases.filter(goesOn).map(patternOf);
  return [
    ...(ending.length === 0 ? [] : [`${boundary}(?:${ending.join('|')})\\b`]),
    ...(open.length === 0 ? [] : [`${boundary}(?:${open.join('|')})`]),
  ];
}

function patternOf(phrase: string): string {
  const places = phrase.split(/\s+/);
  return places.map((place, at) => placeOf(place, at === places.length - 1)).join('');
}

function placeOf(place: string, isLast: boolean): string {
  if (place === '?') {
    return '(?:\\S+\\s+)?';
  }
  if (place === '..') {
    return `(?:\\S+\\s+){0,${WORDS_BETWEEN_MAX}}?`;
  }
  return `(?:${place.split('/').map(wordPattern).join('|')})${isLast ? '' : '\\s+'}`;
}

function wordPattern(word: string): string {
  return word.replaceAll('.', '\\.').replaceAll('*', '\\w*').replaceAll('#', '\\d+').replaceAll(/[’']/g, "['’]");
}
