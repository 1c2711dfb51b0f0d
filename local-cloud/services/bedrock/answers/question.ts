import { isFunctionWord, languageOf } from '../concepts/languages.ts';
import { foldText, stem, wordsOf } from '../words.ts';

/** The kind of thing that an answer must contain; null when any statement may answer. */
export type AnswerKind =
  | 'time'
  | 'clock'
  | 'duration'
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

/** Finds a negation in seven languages. */
export const NEGATION =
  /\b(?:not|no|never|without|nobody|none|cannot|[a-z]+n[’']t|nicht|kein(?:e[nmrs]?)?|nie|ohne|pas|sans|jamais|aucune?|sin|nunca|ningun[oa]?|sem|nao|não|non|senza|nessun[oa]?|niet|geen|zonder|nooit)\b/i;

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
  /** Whether it asks for how something was before. */
  readonly asksForOld: boolean;
  /** Whether it says `not`, `without` or the like. */
  readonly isNegated: boolean;
}

// Applied to the last sentence, without accents: what comes before it describes a situation. The match that comes first
// in the sentence counts, because a later `when` begins a clause.
const ANSWER_KINDS: readonly (readonly [RegExp, AnswerKind])[] = [
  [
    /\b(?:how|wie|hoe) (?:warm|hot|cold|heiss|kalt|koud)\b|\b(?:what|which|welche[rmn]?|welke|quel(?:le)?|que|quale|qual) temperatur[ea]?\b/,
    'temperature',
  ],
  [
    /\bhow (?:often|frequently)\b|\bwie (?:oft|haufig)\b|\ba quelle frequence\b|\bcon que frecuencia\b|\bcada cuanto\b|\btous les combien\b|\bogni quanto\b|\bquant[ae]s? (?:volte|vezes|veces)\b|\bcombien de fois\b|\bcom que frequencia\b|\bhoe vaak\b/,
    'frequency',
  ],
  [
    /\b(?:what|which) time\b|\bhow late\b|\bwie spat\b|\bwie ?viel uhr\b|\bwelche[rmn]? uhrzeit\b|\bquelle heure\b|\bque horas?\b|\bche or[ae]\b|\bhoe laat\b/,
    'clock',
  ],
  [
    /\bhow (?:long|fast|quickly)\b|\bwie (?:lange|schnell)\b|\bcombien de temps\b|\bcuanto tiempo\b|\bcuantos? (?:dias|meses|anos|horas|minutos|semanas)\b|\bquanto tempo\b|\b(?:per|da|entro) quanto\b(?= tempo|$)|\bquant[eio] (?:ore|giorni|minuti|settimane|mesi|anni)\b|\bquant[oa]s (?:horas|dias|minutos|semanas|meses|anos)\b|\bquanto dura(?:no|m)?\b|\bhoe ?(?:lang|snel)\b/,
    'duration',
  ],
  [
    /\bwhen\b|\b(?:what|which|at what|by what|in what|in which) (?:years?|dates?|days?|months?|century|decade)\b|\bhow (?:early|soon|far back)\b|\bwann\b|\bwie fruh\b|\bwelche[rmn]? (?:tage?n?|wochentage?n?|datum|jahr|monate?n?|woche)\b|\bquand\b|\bquel(?:le)?s? (?:jour|date|annee|mois|semaine)s?\b|\bcuando\b|\bque (?:dias?|fechas?|mes|ano|data)\b|\bquando\b|\b(?:che|qual[ei]?|in che|in quale) (?:giorn[oi]|data|mes[ei]|ann[oi])\b|\bwanneer\b|\bwelke (?:dag(?:en)?|datum|week|maand(?:en)?)\b/,
    'time',
  ],
  [
    /\bhow much (?:does|do|did|is|are|was|will|must|should|rent|money)\b|\bhow much\b.*\b(?:costs?|pay|paid|charged?|owed?)\b|\bwhat (?:does|do|did|will|would|is|are|was)\b.*\b(?:costs?|paid|pay|charged?)\b|\b(?:what|which) (?:price|fee|rent|deposit|fine|discount|amount of money)\b|\bwhat(?: is|'s|’s| was| are) the (?:[a-z]+ )?(?:price|fee|cost|rent|charge|discount|salary|wage|rate|deposit|budget)s?\b|\b(?:was|wie ?viel)\b.*\b(?:kosten?t?|gekostet|zahl(?:e|en|t)|verdien(?:e|en|st|t))\b|\bwie teuer\b|\bcombien (?:coute(?:nt)?|ca coute|faut-il payer|(?:doit-on|dois-je) payer|paie|paye)\b|\bquel(?:le)? (?:est|etait|sont) (?:le|la|les) (?:prix|tarif|cout|montant|loyer|remise|prime|franchise|caution)s?\b|\bcuanto (?:cuesta|vale|costo|pag[ao]|cobra)\w*|\b(?:cual|qual) (?:es|e|era|foi) (?:el|la|o|a|il) (?:precio|importe|coste|tarifa|preco|valor|custo|prezzo|costo|importo|canone)\b|\bquanto (?:cost[ao]|costano|custam?|custou|pag[aeo]|si paga|devo pagare|mi spetta|spetta|levam|se paga|cobram?|vamos pagar|temos de pagar)\w*|\bquanto (?:vien[ei]|e) (?:il|la|o|a)\b|\b(?:che|qual e (?:il|lo|la)|qual e o|qual e a) (?:prezzo|costo|tariffa|importo|preco|custo|valor|renda|sinal|sconto)\b|\bwat (?:kost|kosten|betaal|betalen)\b|\bhoeveel (?:kost|kosten|betaal|betalen)\b/,
    'money',
  ],
  [
    /\bhow (?:big|large|heavy|high|tall|deep|far|wide)\b|\bwie (?:gross|schwer|weit|tief|breit)\b|\bhoe (?:groot|zwaar|hoog|ver|diep|breed)\b/,
    'size',
  ],
  [
    /\bhow (?:many|much|old)\b|\b(?:what|which) (?:percentages?|percent|number|amount|age|fraction|share)\b|\bwie ?viele?\b|\bwie (?:alt|hoch)\b|\bcombien\b|\bquel (?:age|pourcentage|nombre)\b|\bcuant[oa]s?\b|\bquant[oiae]s?\b|\bda quanti\b|\bhoeveel\b|\bhoe oud\b|\bwelke leeftijd\b|\bwelche[mns]? (?:alter|anzahl|prozentsatz)\b/,
    'count',
  ],
  [
    /\b(?:who|whom|whose)\b|\b(?:wer|wem|wen|wessen)\b|^(?:a |de |par )?qui\b|\bquien(?:es)?\b|^(?:a |con |da |di |e )?chi\b|^(?:a |com |de |e )?quem\b|(?<=[,:;] (?:a |con |com |da |de |di )?)(?:chi|quem)\b|\bwie (?:is|zijn|heeft|hebben|mag|moet|kan|doet|was|waren|gaat|wordt|regelt|beheert)\b/,
    'name',
  ],
  [
    /\bwhy\b|\bwhat (?:reason|caused?|causes)\b|\b(?:warum|wieso|weshalb|pourquoi|por que|waarom)\b|\bperche\b|\bcome mai\b|\bporque\b/,
    'reason',
  ],
  [/\bwhere\b|\b(?:wo|wohin|donde|onde|waar)\b|^ou\b|\bdov(?:e|'e)\b/, 'place'],
  // Any other question word, so that a word of the list after it in the sentence does not count.
  [
    /\b(?:what|which|how|was|welche[rsmn]?|wie|quel(?:le)?s?|que|comment|cual(?:es)?|como|quale?|come|qual|welke?|wat|hoe)\b/,
    null,
  ],
  [
    /^(?:and |but |so )?(?:can|could|may|must|should|shall|do|does|did|is|are|was|were|will|would|has|have)\b|^(?:kann|kannst|konnen|konnt|darf|durfen|muss|mussen|soll|sollen|ist|sind|gibt|wird|werden|hat|haben|habt)\b|^(?:est-ce|peut|peut-on|puis-je|faut|faut-il|dois-je|doit-on|y a-t-il|avons-nous|avez-vous|sommes-nous)\b|^(?:puedo|podemos|puede|se puede|hay|es|esta|son|tengo|tenemos|tiene|debo|hace falta)\b|^(?:posso|possiamo|si puo|si possono|e|sono|c'e|ci sono|devo|bisogna|pode|podemos|pode-se|ha|tem|temos|devo|preciso|mag|kan|kunnen|moet|moeten|is er|zijn er|heeft|hebben)\b/,
    'yes or no',
  ],
];
const COUNTED = /\b(?:how many|wie ?viele|combien de|combien d'|cuant[oa]s|quant[iea]|hoeveel) (\p{L}{3,})/u;

/** Reads a question: its content words, each once, and the kind of answer that it asks for. */
export function readQuestion(question: string): Question {
  const folded = foldText(question).trim().replace(POLITE, ' ').trim();
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
    (word, at) =>
      !(isFunctionWord(word, language) || OLD.test(word) || CURRENT.test(word)) ||
      (at === words.length - 1 && OPEN_OR_CLOSED.test(word)),
  );
  const inForm = new Set(wordsOf(folded.replace(ASKED_AFTER_HOW, 'how')));
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
    asksForOld: words.some((word) => OLD.test(word)),
    isNegated: NEGATION.test(folded),
  };
}

// Which version of a document is asked for; an answer seldom says it of itself.
const OLD =
  /^(?:old|previous(?:ly)?|former(?:ly)?|earlier|alte[nrsm]?|fruher[en]?|vorher|bisher|oude?|vroeger|ancien(?:ne)?s?|antigu[oa]s?|antig[oa]s?|vecchi[oa])$/;
const CURRENT =
  /^(?:current(?:ly)?|latest|newest|aktuell(?:e[nrsm]?)?|derzeit|momentan|tegenwoordig|momenteel|huidige?|actuel(?:le)?s?|actuellement|actual(?:mente)?|atual(?:mente)?|ahora|agora|adesso|attual[ei]|attualmente)$/;

// Greetings and requests around a question. Without accents, in the seven languages.
const POLITE =
  /^(?:(?:dear [a-z]+|hello|hi|hey|good (?:morning|afternoon|evening)|guten (?:tag|morgen|abend)|hallo|moin|servus|gru(?:ss|ß) gott|bonjour|bonsoir|salut|hola|buenos dias|buenas(?: tardes| noches)?|bom dia|boa (?:tarde|noite)|ola|buongiorno|buonasera|salve|ciao|goedemorgen|goedemiddag|goedendag|dag)\b[\s,.!:-]*)+|\b(?:many thanks|thank you|thanks|vielen dank|danke(?: schon)?|merci(?: beaucoup| d'avance)?|(?:muchas )?gracias|obrigad[oa]|grazie(?: mille)?|bedankt|dank u|please|bitte|s'il (?:vous|te) plait|svp|por favor|per favore|per piacere|alstublieft|aub)\b[\s!.]*|\b(?:(?:could|can|would) you (?:please )?(?:tell me|let me know|say|explain)|i (?:would like|want|need) to know|i(?:'d| would) like to know|i was wondering|do you know|(?:konnten|konnen) sie mir (?:bitte )?sagen|(?:kannst|konntest) du mir (?:bitte )?sagen|ich (?:wurde gerne?|mochte|wollte) (?:gerne )?wissen|weiss jemand|(?:pourriez|pouvez)-vous me dire|(?:peux|pourrais)-tu me dire|je (?:voudrais|veux|souhaite) savoir|(?:podria|puede|podrias|puedes)(?: usted)? decirme|me (?:puede|podria|puedes)s? decir|(?:quisiera|queria|quiero|me gustaria) saber|(?:poderia|pode|podia) dizer-me|pode me dizer|(?:gostaria|gostava|queria) de saber|(?:potrebbe|potreste|puo|puoi|potresti) (?:dirmi|dirci)|(?:vorrei|volevo|vorremmo) sapere|mi (?:puo|puoi|sa|sai) dire|kunt u mij (?:zeggen|vertellen)|(?:kun|kan) je me (?:zeggen|vertellen)|ik (?:wil|zou) graag weten)\b/g;

// "Wann habt ihr auf?": German has a part of its verb at the end.
const OPEN_OR_CLOSED = /^(?:auf|zu)$/;

// These words only say which kind of answer is asked for: no answer repeats them.
const ASKED_AFTER_HOW =
  /\bhow (?:often|frequently|long|far back|far|soon|quickly|old|fast|big|large|high|warm|hot|cold|heavy)\b|\bwie (?:oft|lange|hoch|gross|warm)\b/g;

const CLAUSE = /[,:;] (?:a |di |da |de |per |por |com |con )?$/;

function answerKindOf(sentence: string): AnswerKind {
  const found = ANSWER_KINDS.flatMap(([pattern, answerKind]) => {
    const at = sentence.search(pattern);
    return at === -1 ? [] : [{ at, answerKind }];
  });
  const [first, ...others] = found.toSorted((a, b) => a.at - b.at);
  // "Sono infermiera: quanto mi spetta?" has its question behind the colon.
  const clause =
    first?.answerKind === 'yes or no' ? others.find(({ at }) => CLAUSE.test(sentence.slice(0, at))) : undefined;
  return (clause ?? first)?.answerKind ?? null;
}
