// M. F. Porter, "An algorithm for suffix stripping" (1980), with the two departures of its author's own program, as the
// filter `porter_stem` of the index has it.

type Rule = readonly [ending: string, becomes: string];

const STEP_2 = endings(
  'ational:ate tional:tion enci:ence anci:ance izer:ize bli:ble alli:al entli:ent eli:e ousli:ous ization:ize ation:ate ator:ate alism:al iveness:ive fulness:ful ousness:ous aliti:al iviti:ive biliti:ble logi:log',
);
const STEP_3 = endings('icate:ic ative: alize:al iciti:ic ical:ic ful: ness:');
const STEP_4 = endings(
  'al: ance: ence: er: ic: able: ible: ant: ement: ment: ent: ion: ou: ism: ate: iti: ous: ive: ize:',
);

/** The English stem of a lower-case word; words of one or two letters stay, other languages mostly do. */
export function porterStem(word: string): string {
  if (word.length < 3) {
    return word;
  }
  const afterStep1 = finalY(pastTense(plural(word)));
  const afterStep3 = replaced(replaced(afterStep1, STEP_2), STEP_3);
  return doubleL(finalE(dropped(afterStep3)));
}

function endings(rules: string): readonly Rule[] {
  const parsed = rules.split(' ').map((rule): Rule => {
    const [ending = '', becomes = ''] = rule.split(':');
    return [ending, becomes];
  });
  // Of several endings that fit, the longest counts.
  return parsed.toSorted(([a], [b]) => b.length - a.length);
}

function plural(word: string): string {
  if (!word.endsWith('s')) {
    return word;
  }
  if (word.endsWith('sses') || word.endsWith('ies')) {
    return word.slice(0, -2);
  }
  return word.endsWith('ss') ? word : word.slice(0, -1);
}

function pastTense(word: string): string {
  if (word.endsWith('eed')) {
    return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  }
  const ending = ['ed', 'ing'].find((one) => word.endsWith(one));
  const stem = ending === undefined ? word : word.slice(0, -ending.length);
  if (stem === word || !hasVowel(stem)) {
    return word;
  }
  if (/(?:at|bl|iz)$/.test(stem)) {
    return `${stem}e`;
  }
  if (endsInDouble(stem)) {
    return /[lsz]$/.test(stem) ? stem : stem.slice(0, -1);
  }
  return measure(stem) === 1 && endsShort(stem) ? `${stem}e` : stem;
}

function finalY(word: string): string {
  const stem = word.slice(0, -1);
  return word.endsWith('y') && hasVowel(stem) ? `${stem}i` : word;
}

function replaced(word: string, rules: readonly Rule[]): string {
  const rule = rules.find(([ending]) => word.endsWith(ending));
  if (rule === undefined) {
    return word;
  }
  const stem = word.slice(0, word.length - rule[0].length);
  return measure(stem) > 0 ? stem + rule[1] : word;
}

function dropped(word: string): string {
  const rule = STEP_4.find(([ending]) => word.endsWith(ending));
  if (rule === undefined) {
    return word;
  }
  const [ending] = rule;
  const stem = word.slice(0, word.length - ending.length);
  const fits = measure(stem) > 1 && (ending !== 'ion' || /[st]$/.test(stem));
  return fits ? stem : word;
}

function finalE(word: string): string {
  const stem = word.slice(0, -1);
  if (!word.endsWith('e')) {
    return word;
  }
  const parts = measure(stem);
  return parts > 1 || (parts === 1 && !endsShort(stem)) ? stem : word;
}

function doubleL(word: string): string {
  return word.endsWith('ll') && measure(word) > 1 ? word.slice(0, -1) : word;
}

/** Vowels and consonants as `v` and `c`; a y after a consonant is a vowel. Whatever is no vowel is a consonant. */
function shape(word: string): string {
  let shaped = '';
  for (let at = 0; at < word.length; at += 1) {
    const letter = word[at] ?? '';
    const isVowel = 'aeiou'.includes(letter) || (letter === 'y' && shaped.endsWith('c'));
    shaped += isVowel ? 'v' : 'c';
  }
  return shaped;
}

// How often vowels are followed by consonants.
function measure(stem: string): number {
  return shape(stem).match(/vc/g)?.length ?? 0;
}

function hasVowel(stem: string): boolean {
  return shape(stem).includes('v');
}

function endsInDouble(stem: string): boolean {
  return stem.length > 1 && stem.at(-1) === stem.at(-2) && shape(stem).endsWith('c');
}

// Consonant, vowel, consonant: hop, but not snow, box or tray.
function endsShort(stem: string): boolean {
  return shape(stem).endsWith('cvc') && !/[wxy]$/.test(stem);
}
