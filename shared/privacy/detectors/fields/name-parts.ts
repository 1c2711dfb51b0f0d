import { isDepartment, isListedName, listedBits, nameBits } from '../../names/name-bits.ts';
import { PARTICLES } from '../../names/particles.ts';
import { AMBIGUOUS, COMMON, GIVEN, ORGANIZATION, SURNAME, TECHNICAL } from '../../names/word-bits.ts';
import { mayMatchPart } from '../../text/needed/text-index.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import type { TextRange } from '../../text/text-range.ts';
import { wordSet } from '../../word-set.ts';

/** Matches one word of a name (sticky). */
export const WORD: RegExp = /'?[A-Za-z\u00AA-\uFFFB]{1,40}(?:['.-]{1,2}[A-Za-z\u00AA-\uFFFB]{1,40}){0,4}/y;
// What a cell contains when there is no name.
const NOBODY = wordSet(
  `n/a na none null nil unknown tbd tba tbc various anonymous nobody someone vacant open offen frei libre libero libera vrij livre wolne wolny unbekannt keine keiner leer noch vakant inconnu inconnue aucun aucune vide neant
  ninguno ninguna desconocido sin asignar pendiente vacante nessuno nessuna ignoto vuoto onbekend geen niemand leeg nenhum nenhuma desconhecido vago brak nieznany nikt wakat
  okand ingen saknas ledig ej klart todos alle alla tous tutti wszyscy everyone all team admin root system guest vacancy vacature interim agency agenzia agencja zeitarbeit leiharbeit testkonto testaccount testuser testowe test demo user bot support service true false yes no ja nein oui non si nee tak nie nej
    pflichtfeld pflichtangabe obligatoire facultatif obligatorio obligatoria opcional obbligatorio obbligatoria facoltativo facoltativa verplicht optioneel obrigatorio obrigatoria facultativo facultativa wymagane wymagany opcjonalne obligatorisk obligatoriskt valfri valfritt`,
);

// What a field says about a person, or a department, in place of a name: "Father: deceased", "Notfallkontakt: Ehemann".
// Some are surnames too.
const STATES = wordSet(
  `deceased retired widowed divorced unemployed rentner rentnerin pensioniert verstorben verwitwet hausfrau arbeitslos decede decedee retraite retraitee fallecido fallecida jubilado jubilada
  deceduto deceduta pensionato pensionata casalinga overleden gepensioneerd falecido falecida reformado reformada zmarly zmarla emeryt emerytka avliden pensionar
  ehemann ehefrau ehegatte gatte gattin conjoint conjointe mari epouse epoux marido esposa esposo marito moglie echtgenoot echtgenote maz zona make maka husband wife spouse
  extern externe esterno externo zewnetrzny external internal qa hr`,
);

// What begins the name of an office, folded: "Approver: Head of Finance", "Kierownik Zmiany". Some are surnames too.
const OFFICES = wordSet(
  `head chief vp svp evp director directors manager deputy leiter leiterin abteilungsleiter abteilungsleiterin chef cheffe directeur directrice
  responsable jefe jefa directora gerente encargado encargada capo direttore direttrice responsabile caporeparto hoofd teamleider afdelingshoofd
  chefe diretor diretora kierownik kierowniczka dyrektor dyrektorka chefen`,
);

/**
 * Whether the words of a field name an office and its area of responsibility, judging by the first word, the other
 * words and the text after them: "Head of Finance", "Hoofd Inkoop", not "Head, Anna" and not "Contact: Head".
 */
export function isOffice([first, ...others]: readonly Word[], after: string): boolean {
  return (
    first !== undefined &&
    OFFICES.has(first.lower) &&
    (others.length > 0 ? !others.some(({ bits }) => (bits & GIVEN) !== 0) : /^ [a-z]/.test(after))
  );
}

/** Whether a field has an article before a word that is not a name: "person: A Deaf", not "Patient: A. Zorblau". */
export function isArticleAndWord(text: string, [article, word, ...others]: readonly Word[]): boolean {
  return (
    article !== undefined &&
    word !== undefined &&
    others.length === 0 &&
    word.bits === 0 &&
    /^(?:A|An(?= [AEIOU])) /.test(text.slice(article.start, word.end))
  );
}

/** Whether the only word of a field is the word of its label in another form: "Coach: Coaching". */
export const isLabelAgain = (label: string, words: readonly Word[]): boolean =>
  words.length === 1 &&
  label.length >= LABEL_AGAIN_MIN &&
  /^(?:ing|es?|en|in|s)$/.test((words[0] as Word).lower.replace(label, ''));

// A shorter label is also the beginning of names: "Tel: Telen". Not measured.
const LABEL_AGAIN_MIN = 4;

const OF_NAMES = /nam[en]?$|names?$|^nom\b|nome$|nombre|apell?id|cognome|sobrenome|nazwisk|^imi/;

/** Whether a label asks for a name or a part of it: "Nachname", "apellidos". */
export const asksForName = (label: string): boolean => OF_NAMES.test(label);

/** Whether the only word of a field describes someone, and the label does not ask for a name. */
export const isDescription = (label: string, words: readonly Word[]): boolean =>
  words.length === 1 && STATES.has((words[0] as Word).lower) && !asksForName(label);

/** A word of a field and the lists that contain it. */
export interface Word extends TextRange {
  readonly lower: string;
  readonly isCapital: boolean;
  /** One bit for each list (name-bits.ts). */
  readonly bits: number;
}

/** Returns the word of a field at a position. */
export function wordAt({ text, lower }: Pick<ScannedText, 'text' | 'lower'>, start: number, written: string): Word {
  const end = start + written.length;
  const word = lower.slice(start, end);
  const isCapital = text.charCodeAt(start) !== word.charCodeAt(0) || /^[dl]'[A-Z]/.test(written);
  return { start, end, lower: word, isCapital, bits: nameBits(word) };
}

/** Whether a word is not part of a name, because it means that there is no person or is an ordinary word. */
export const isNobody = ({ lower }: Word): boolean =>
  NOBODY.has(lower) || ((listedBits(lower) & (TECHNICAL | COMMON)) !== 0 && !isListedName(lower));
/** Whether a word alone means that there is no person: "Poste vacant". */
export const meansNobody = ({ lower }: Pick<Word, 'lower'>): boolean => NOBODY.has(lower) && !isListedName(lower);
/** Whether a field with these words names no person: "Helpdesk", "keine". */
export const isWithoutPerson = (words: readonly Word[]): boolean =>
  words.every((word) => isNobody(word) || isDepartment(word.lower));

/** Whether a word shows that a field belongs to a firm. */
export const isFirm = ({ lower, bits }: Word): boolean =>
  (bits & ORGANIZATION) !== 0 && (bits & (GIVEN | SURNAME)) === 0 && !PARTICLES.has(lower);
/** Whether a word is only a name, or is not listed. */
export const isPlain = ({ bits }: Word): boolean => (bits & AMBIGUOUS) === 0;

const VACANT = /^ (?:vacante?|vakant|wakat|ledig|unbesetzt|onbezet)(?![a-z])/;

/** Whether these words are a vacant post: "Poste vacant", "Puesto vacante", not "Marta Gómez vacante". */
export const isVacantPost = (lower: string, { start, end }: TextRange): boolean =>
  mayMatchPart(VACANT, lower) &&
  VACANT.test(lower.slice(end, end + VACANT_MAX)) &&
  !lower.slice(start, end).split(' ').some(isListedName);

// A space, the longest word for "vacant" and the character after it.
const VACANT_MAX = 12;
