// The endings of nouns, adjectives and verbs, without accents, that other forms of the same word lack.
const ENDINGS =
  `a ada adas ado ados ai aient ait amento amenti amiento ando ano ant ante anti ants ar are ata ate ati ation
  ations ato aron avano avo azione azioni acion aciones e ee ees em en end ende enden ement ements endo ent er era eranno ere
  eremo erai es ez i iamo iendo ida idas ido idos imento imenti imiento ino ir ire is issement it ita ite iti ito ono o ons
  os s st t te ten ung ungen uta ute uti uto`
    .split(/\s+/)
    .toSorted((a, b) => b.length - a.length);
const ROOT_LETTERS_MIN = 4;
const PARTICIPLE = /^ge(?=\p{L}{4,}(?:t|d|en)$)/u;

const roots = new Map<string, string>();

/**
 * Returns what the forms of a word share in German, Dutch and the Romance languages: `signal` of `signaler` and of
 * `signalée`. Unlike a stem, it may also be shared by words of other meanings.
 */
export function rootOf(word: string): string {
  const known = roots.get(word) ?? withoutEnding(word.replace(PARTICIPLE, ''));
  roots.set(word, known);
  return known;
}

function withoutEnding(word: string): string {
  const ending = ENDINGS.find((each) => word.endsWith(each) && word.length - each.length >= ROOT_LETTERS_MIN) ?? '';
  return word.slice(0, word.length - ending.length);
}
