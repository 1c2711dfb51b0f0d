import { compileExpression } from '../../text/compiled-expression.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textBefore } from '../../text/text-beside.ts';
import { wordBefore } from './person-context.ts';
import { GREETED } from './person-words.ts';

const listOf = (phrases: string): readonly string[] => phrases.split('|').map((phrase) => phrase.trim());
// The longer of two phrases with the same beginning comes first: "thanks again" before "thanks".
const either = (phrases: string): string =>
  listOf(phrases)
    .toSorted((one, other) => other.length - one.length)
    .join('|')
    .replace(/ /g, '[ ]');
const LINE = '(?:^|\\n)[ \\t>*_-]{0,4}';

/** Greetings before a name at the beginning of a letter, folded, in nine languages and related ones. */
const GREETINGS = `dear|hi|hello|hey|hiya|morning|good morning|good afternoon|good evening|thanks|thank you|many thanks|sorry|ok|okay
  |guten tag|guten morgen|guten abend|hallo|moin|moin moin|servus|gruss gott|gruezi|liebe|lieber|sehr geehrte|sehr geehrter|danke|danke dir|vielen dank
  |bonjour|bonsoir|salut|coucou|cher|chere|merci|merci beaucoup
  |hola|buenos dias|buenas tardes|buenas noches|buenas|estimado|estimada|apreciado|apreciada|querido|querida|gracias|muchas gracias|perdona
  |ciao|buongiorno|buonasera|buon giorno|gentile|gentilissima|gentilissimo|egregio|egregia|caro|cara|salve|grazie|grazie mille|scusa
  |beste|geachte|lieve|hoi|hallo|dag|goedemorgen|goedemiddag|goedenavond|goedendag|dank je|dank je wel|dankjewel|bedankt|sorry
  |ola|oi|bom dia|boa tarde|boa noite|caro|cara|prezado|prezada|querido|querida|obrigado|obrigada|muito obrigado|muito obrigada
  |czesc|hej|witam|witaj|dzien dobry|dobry wieczor|drogi|droga|szanowny|szanowna|dzieki|dziekuje
  |hej|hejsan|hei|tjena|tja|god morgon|godmorgon|god dag|god kvall|god eftermiddag|basta|kara|tack|tack sa mycket|kaere|kjaere|hyva|moi|terve|dobry den|ahoj|mily|mila|vazeny pane|vazena pani|dobry den, pane|dobry den, pani|mily pane|mila pani`;

/** Closings before the writer's name at the end of a letter. */
const CLOSINGS = `kind regards|best regards|warm regards|regards|rgds|best wishes|best|all the best|cheers|thanks|thanks again|many thanks|thank you|yours sincerely|yours faithfully|yours truly|yours
  |sincerely|respectfully|take care|talk soon|speak soon|see you|see you soon|signed|love
  |mit freundlichen grussen|mit freundlichem gruss|freundliche grusse|viele grusse|liebe grusse|beste grusse|herzliche grusse|schone grusse|mit besten grussen|mit herzlichen grussen|mfg|lg|vg|bg|gruss|grusse|hochachtungsvoll|danke|vielen dank|bis bald|bis dann|bis morgen|gez
  |cordialement|bien cordialement|bien a vous|bien a toi|sinceres salutations|salutations|salutations distinguees|amicalement|bonne journee|bonne soiree|a bientot|bises|bisous|merci|respectueusement
  |un saludo|saludos|saludos cordiales|un cordial saludo|cordiales saludos|atentamente|muy atentamente|un abrazo|abrazos|gracias|hasta pronto|hasta luego|besos|fdo|firmado
  |cordiali saluti|distinti saluti|saluti|un saluto|un caro saluto|cordialmente|a presto|grazie|un abbraccio|buona giornata|buona serata|tanti saluti|in fede|firmato
  |met vriendelijke groet|met vriendelijke groeten|vriendelijke groet|vriendelijke groeten|groet|groeten|groetjes|gr|grtz|hartelijke groet|met hartelijke groet|mvg|hoogachtend|alvast bedankt|bedankt|tot snel|tot gauw|liefs
  |com os melhores cumprimentos|melhores cumprimentos|cumprimentos|os meus cumprimentos|atenciosamente|cordialmente|um abraco|abraco|abracos|beijinhos|bjs|beijos|obrigado|obrigada|ate breve|ate logo|ate amanha
  |z powazaniem|z wyrazami szacunku|pozdrawiam|pozdrowienia|serdecznie pozdrawiam|pozdrawiam serdecznie|z pozdrowieniami|do zobaczenia|usciski|dziekuje|pozdro
  |med vanlig halsning|med vanliga halsningar|vanliga halsningar|vanlig halsning|halsningar|halsning|mvh|vh|basta halsningar|hogaktningsfullt|ha det bra|ha det|vi ses|kram|tack|tack pa forhand|med venlig hilsen|vennlig hilsen|med vennlig hilsen|venlig hilsen|hilsen|ystavallisin terveisin|terveisin|s pozdravem|s uctou`;

/** What comes directly before the name of a person who did, receives or signs something. */
const BEFORE = listOf(
  `assigned to|reassigned to|reassigned from|transferred to|reviewed by|merged by|reported by|requested by|signed by|prepared by|checked by|countersigned by|voicemail from|missed call from|call from
  |zugewiesen an|ubergabe an|ubergeben an|freigegeben von|gepruft von|gemeldet von|unterschrieben von|bearbeitet von|angelegt von|i. a.|i.a.|i. v.|i.v.|ppa.
  |affecte a|attribue a|transfere a|signe par|valide par|redige par|signale par|verifie par|passage de relais a|p.o.
  |asignado a|reasignado a|firmado por|revisado por|aprobado por|notificado por|relevo con|p.p.|p.o.
  |assegnato a|riassegnato a|firmato da|verificato da|redatto da|approvato da|segnalato da|consegne a|per conto di
  |toegewezen aan|overgedragen aan|overdracht aan|getekend door|goedgekeurd door|gemeld door|gecontroleerd door|namens
  |atribuido a|assinado por|aprovado por|verificado por|reportado por|comunicado por|passagem de turno a
  |przypisano do|przydzielono do|podpisane przez|sprawdzone przez|zgloszone przez|zatwierdzone przez|w imieniu
  |tilldelad|tilldelat|overlamnat till|overlamning till|godkand av|rapporterad av|kontrollerad av|undertecknad av|signerad av
  |acknowledged by|confirmed by|quittiert von|bestatigt von|behoben von|erledigt von|acquitte par|traite par|atendido por|resuelto por|preso in carico da|risolto da|bevestigd door|afgehandeld door|verholpen door
  |resolvido por|tratado por|potwierdzone przez|usuniete przez|kvitterad av|kvitterat av|atgardat av|avhjalpt av|kvitteret af|kuittasi|kuittaaja
  |bell marked|doorbell marked|buzzer marked|bell labelled|name on the bell is|klingeln bei|klingel bei|klingeln sie bei|sonner chez|sonnez chez|sonner au nom de|sonnette au nom de|citofonare
  |timbre a nombre de|aanbellen bij|bel aan bij|campainha em nome de|dorrklockan markt|ringklockan markt
  |soussigne|soussignee|sottoscritto|sottoscritta|ondergetekende|undertecknad|undertecknade|nizej podpisany|nizej podpisana|abajo firmante|abaixo assinado|abaixo assinada`,
);
const ATTENTION = listOf(
  `attn|attn.|attention|fao|f.a.o.|c/o|z. hd.|z.hd.|z. h.|zu handen|zu handen von|zhd.|a l'attention de|a l'attn de|a la atencion de|a/a|at.|att.|att|alla c.a.|alla c.a. di|c.a.|alla cortese attenzione di
  |t.a.v.|ter attentie van|p/a|a/c|ao cuidado de|a atencao de|sz. p.|sz.p.|do rak|c.o.|p.c.|pc`,
);
const NAME_HEADER = either(
  'from|von|de|da|van|od|fran|to|an|a|aan|do|para|per|till|til|cc|bcc|kopie|copie|copia|copie a|in copia|sent by|reply to',
);
const HEADER = either(
  'sent|date|subject|to|from|cc|gesendet|datum|betreff|an|von|envoye|objet|a|de|enviado|enviada|fecha|asunto|para|inviato|data|oggetto|verzonden|onderwerp|aan|assunto|wyslano|temat|do|skickat|amne|till|sendt|emne',
);

/** Words and phrases that letters begin and end with, folded; none is part of the name beside it. */
export const GREETINGS_AND_CLOSINGS: ReadonlySet<string> = new Set([...listOf(GREETINGS), ...listOf(CLOSINGS)]);

/** Whether a folded word directly after a greeting names nobody: "Dear Residents", "Sehr geehrte Mitglieder". */
export const isGreetedGroup = (lower: string, start: number, word: string): boolean =>
  GREETED.has(word) && GREETING_ENDS.has(wordBefore(lower, start));

const GREETING_ENDS: ReadonlySet<string> = new Set(
  listOf(GREETINGS).map((phrase) => phrase.slice(phrase.lastIndexOf(' ') + 1)),
);

/** A phrase that a name follows, and what must end the name. */
export interface NameFrame {
  /** Matches what comes before the name, in folded text in lower case. */
  readonly before: RegExp;
  /** What must follow the name. */
  readonly after: RegExp;
  /** Whether a single word after the phrase is a name even if it is not listed. */
  readonly mayBeUnlisted: boolean;
}

// Phrases that also come before firms, standards and methods: "enligt Rikta Rätt".
const ACCORDING = listOf(`according to|laut|selon|d'apres|segun|secondo|wedlug|zdaniem|volgens|enligt|ifolge|aldus`);

// What comes before the name of somebody to turn to; firms, desks and departments are called and written to as well.
const CONTACTED = listOf(
  `contact|get in touch with|reach out to|speak to|speak with|talk to|ask|ask for|call|ring|phone|write to
  |kontaktieren sie|kontaktiere|kontaktiert|wenden sie sich an|wenden sie sich bitte an|wende dich an|wendet euch an|melden sie sich bei|melden sie sich bitte bei|melde dich bei
  |meldet euch bei|fragen sie|frag|fragt|rufen sie|sprechen sie mit|sprich mit|schreiben sie an
  |contactez|contacter|adressez-vous a|s'adresser a|appelez|appeler|demandez a|demander a|parlez a|parlez-en a|ecrivez a|voir avec|joindre
  |contacte con|contacte a|contactar con|contacta con|pregunte a|pregunte por|preguntar a|pregunta a|preguntad a|llame a|llamar a|llama a|dirijase a|hable con|hablar con|habla con|escriba a
  |spett.|spett.le|spettabile|gent.|gent.mo|gent.ma|egr.|preg.mo|preg.ma|contatti|contattare|contatta|si rivolga a|rivolgersi a|rivolgiti a|rivolgetevi a|chieda a|chiedere a|chiedi a|chiami|chiamare|chiama|telefonare a|parli con|parlare con|scriva a
  |contact op met|contact opnemen met|bel|bellen met|vraag|vraag het aan|vraag aan|spreek met|meld u bij|meld je bij
  |fale com|falar com|fala com|contacte|contactar|contate|pergunte a|perguntar a|pergunta a|ligue a|ligar a|ligue para|dirija-se a|peca a|pedir a
  |skontaktuj sie z|skontaktowac sie z|zadzwon do|zadzwonic do|dzwonic do|zapytaj|zapytac|porozmawiac z
  |kontakta|ring till|ringa|ringa till|fraga|prata med|tala med|vand dig till|mejla|skriv till|kontakt|ring til|sporg|tal med`,
);

// What comes before somebody's birth name, in nine languages and related ones.
const BIRTH_NAME = listOf(
  `born as|maiden name|maiden name is|name at birth|birth name|geburtsname|geburtsname ist|geborene|geborener|geborenen|madchenname|nom de naissance|nom de jeune fille|de soltera
  |apellido de soltera|apellidos de soltera|cognome da nubile|cognome di nascita|da nubile|geboren als|meisjesnaam|geboortenaam|nome de solteira|apelido de solteira|z domu|z d.
  |nazwisko rodowe|nazwisko panienskie|fodd som|flicknamn|fodelsenamn|pikenavn|pigenavn|rozena|rodena|rodne prijmeni|o.s.|omaa sukua`,
);
// Words that introduce a birth name only after a name, a bracket or a comma: "nee" is also a Dutch no, "nata" also
// Spanish cream.
const BORN = listOf(
  'nee|ne|geb.|geboren|nacida|nacido|nata|nascida|nascido|fodd|ogift|fodt|roz.|veuve|verwitwete|vedova|viuda de|vda. de|weduwe|viuva de|wdowa po',
);

// "O fiador é Adérito Falcão": who vouches, inherits or was present is a person, not a firm.
const BEING = listOf(
  `guarantor is|next of kin is|witness is|heir is|executor is|burge ist|burgin ist|zeuge ist|zeugin ist|erbe ist|erbin ist|garant est|garante est|temoin est|heritier est|heritiere est
  |avalista es|fiador es|fiadora es|testigo es|heredero es|heredera es|garante e|fideiussore e|testimone e|erede e|borgsteller is|getuige is|erfgenaam is|fiador e|fiadora e|testemunha e|herdeiro e|herdeira e
  |poreczycielem jest|swiadkiem jest|spadkobierca jest|borgensman ar|borgensmannen ar|vittnet ar|arvinge ar`,
);

/** Whose name follows a phrase: a person's, a person's or a firm's, any name, or a person's surname. */
type Followed = 'person' | 'firm' | 'any' | 'surname';

const PHRASES: readonly (readonly [phrase: string, followed: Followed])[] = [
  ...[...BEFORE, ...ATTENTION, ...BEING].map((phrase) => [phrase, 'person'] as const),
  ...[...BIRTH_NAME, ...BORN].map((phrase) => [phrase, 'surname'] as const),
  ...CONTACTED.map((phrase) => [phrase, 'firm'] as const),
  ...ACCORDING.map((phrase) => [phrase, 'any'] as const),
];

// Grouped so that each capitalized word costs one look-up.
const BY_LAST_WORD = Map.groupBy(PHRASES, ([phrase]) => phrase.slice(phrase.lastIndexOf(' ') + 1));

/**
 * Returns whose name follows the phrase that ends before a position of a folded, lowercase text; null where no phrase
 * ends there.
 */
export function phraseBefore({ text, lower }: ScannedText, start: number): Followed | null {
  const end = lower.charAt(start - 2) === ':' ? start - 2 : start - 1;
  let from = end;
  while (end - from < LAST_WORD_MAX && isPhrasePart(lower, from - 1)) {
    from -= 1;
  }
  const phrases = BY_LAST_WORD.get(lower.slice(from, end)) ?? [];
  const found = phrases.find(([phrase]) => {
    const at = end - phrase.length;
    const isHere = lower.startsWith(phrase, at) && !isPhrasePart(lower, at - 1);
    return isHere && (!BORN.includes(phrase) || AFTER_NAME.test(textBefore(text, at, AFTER_NAME_REACH)));
  });
  return found?.[1] ?? null;
}

// Limits how far back a text without spaces is read, which would be quadratic. Not measured.
const LAST_WORD_MAX = 16;

function isPhrasePart(lower: string, index: number): boolean {
  const character = lower.charAt(index);
  return (character >= 'a' && character <= 'z') || character === '.' || character === '/' || character === "'";
}

const AFTER_NAME = /[(,] ?$|[A-Z\x9f][A-Za-z\u00AA-\uFFFB]{0,22} $/;
// A surname and a space.
const AFTER_NAME_REACH = 24;

/** The phrases that names follow. */
export const NAME_FRAMES: readonly NameFrame[] = [
  {
    before: compileExpression(`(?:^|[\\n.!?] ?)[ \\t>*_-]{0,3}(?:${either(GREETINGS)})[ ]`, 'g'),
    after: /^(?:$| ?[,!:;\n]| ?- |\. ?(?:$|\n))/,
    mayBeUnlisted: true,
  },
  {
    before: compileExpression(`${LINE}(?:${either(CLOSINGS)})[,.!]{0,2}(?: |[ ]?\\n{1,2}[ \\t>]{0,3}(?:--? ?)?)`, 'g'),
    after: /^(?:$| ?\n| ?[|,(/]| - )/,
    mayBeUnlisted: true,
  },
  {
    before: compileExpression(
      `${LINE}(?:${NAME_HEADER}) ?:[ \\t]{1,2}(?=[^\\n]{1,80}\\n[ \\t>*]{0,4}(?:${HEADER}) ?:)`,
      'g',
    ),
    after: /^ ?(?:$|[\n;<[]|,)/,
    mayBeUnlisted: false,
  },
  {
    before: compileExpression(
      `(?:\\n|^)(?:${either('sent|gesendet|envoye|enviado|enviada|inviato|verzonden|wyslano|skickat|sendt|date|datum|data|fecha')}) ?:[^\\n]{4,60}\\n(?:${NAME_HEADER}) ?:[ \\t]{1,2}`,
      'g',
    ),
    after: /^ ?(?:$|[\n;<[]|,)/,
    mayBeUnlisted: false,
  },
  {
    // "On Mon, 3 May 2026 at 10:12, Jo Petersen wrote:", "schrieb Jo Petersen:"
    before: compileExpression('(?:\\d{1,2}[:.]\\d{2}(?: (?:am|pm|uhr))?,? |(?:schrieb|schreef|skrev) )', 'g'),
    after:
      /^ ?(?::|(?:wrote|a ecrit|escribio|ha scritto|escreveu|napisal[a]?|<[^<>\n]{3,80}> (?:wrote|a ecrit|escribio|ha scritto|escreveu))\b)/,
    mayBeUnlisted: false,
  },
  {
    before: compileExpression('(?:^|[^a-z0-9._@/+-])@(?=[a-z])', 'g'),
    after: /^(?:$|[^a-z0-9@(._-]|[.](?:$|[^a-z]))/,
    mayBeUnlisted: false,
  },
  {
    before: compileExpression('(?:^|\\n)\\^?[0-9a-f]{7,40} [(]', 'g'),
    after: /^ {1,20}\d{4}-\d\d-\d\d/,
    mayBeUnlisted: false,
  },
];

/** What a program writes after the name of the person who did something, in a line that begins with the name. */
export const DONE: RegExp =
  / (?:added a comment|assigned this|commented on|requested changes|approved these changes|(?:closed|opened|reopened) this|changed the|pushed \d|merged \d|uploaded (?:a|an|the) |has (?:joined|left) the|(?:joined|left) the (?:call|channel|meeting|chat)|a (?:rejoint|quitte) la|se ha unido a|si e unit[oa] a|heeft deelgenomen|entrou na|saiu da|dolaczyla? do)(?![a-z])/g;
