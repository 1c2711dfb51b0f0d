import { stem, wordsOf } from '../words.ts';
import type { AnswerKind, Question } from './question.ts';

// All of them match text without accents.
const FORMS: Readonly<Record<Exclude<AnswerKind, null | 'count' | 'name'>, RegExp>> = {
  time: /\b(?:\d{3,4}s?|\d{1,2}(?:st|nd|rd|th)|\d{1,2}[:.]\d\d|\d+ ?(?:a\.?m|p\.?m|uhr|h)|january|february|march|april|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|century|decade|years?|months?|weeks?|days?|hours?|minutes?|seconds?|night|spring|summer|autumn|winter|before|after|during|until|since|annually|daily|today|immediately|at once|next|first|second|last|end|beginning|o'clock|when|once|as soon as|never|always|every|each|wenn|sobald|bis|ab|ersten?|letzten?|ende|anfang|immer|nie|jeden|des|lorsque|jusqu|premier|dernier|fin|debut|hasta|desde|primero?|ultimo|fin|cuando|jahren?|monate?n?|wochen?|tage?n?|stunden?|minuten?|januar|februar|marz|mai|juni|juli|oktober|dezember|ans?|annees?|mois|semaines?|jours?|heures?|noon|midnight|morning|afternoon|evening|mittags?|mitternacht|morgens?|abends?|midi|minuit|matin|soir|noche|manana|tarde|mediodia|mezzogiorno|mattina|sera|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|lunedi|martedi|mercoledi|giovedi|venerdi|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|anos?|mes|meses|semanas?|dias?|horas?|anni?|mesi|settimane|giorni|ore|jaar|maanden?|weken|dagen|uren|janeiro|fevereiro|marco|maio|junho|julho|setembro|outubro|novembro|dezembro|segunda|terca|quarta|quinta|sexta|sabado|domingo|fim|inicio|ate|desde|antes|depois|durante|quando|sempre|nunca|prima|dopo|entro|fino|inizio|fine|appena|ogni|sempre|mai|ieri|oggi|domani|hoje|amanha|manha|noite|meia-noite|meio-dia|notte|mezzanotte|pomeriggio|giorno|settimana|mese|anno)\b/i,
  clock:
    /\b\d{1,2}(?:[:.]| ?h ?)\d\d\b(?!\.\d)|\b\d{1,2} ?(?:h|uhr|uur|heures?|horas?|[ap]\.?m|o'clock)\b|\b(?:at|um|om|a|alle|as|las|les) \d{1,2}\b(?![.,]\d)|\b(?:noon|midnight|mittags?|mitternacht|midi|minuit|mediodia|medianoche|mezzogiorno|mezzanotte|meio-dia|meia-noite|middernacht|morning|evening|night|morgens|abends|nachts|matin|soir|nuit|manana|noche|mattina|sera|notte|manha|noite|ochtends|avonds|nachts)\b/i,
  duration:
    /(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|quarter|zwei|drei|vier|funf|sechs|sieben|acht|zehn|zwolf|deux|trois|quatre|cinq|six|sept|huit|dix|quinze|dos|tres|cuatro|cinco|seis|siete|ocho|diez|due|tre|quattro|cinque|sei|sette|otto|dieci|dois|duas|quatro|dez|twee|drie|vier|vijf|zes|zeven|acht|tien|an?|eine[nrms]?|een|une?|un[oa]|um|uma))[ -]?(?:to \d+ |bis \d+ |à \d+ |a \d+ |[-–] ?\d+ |working |business |calendar |full |whole )?(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|months?|years?|sekunden?|stunden?|minuten?|tagen?|tage?|nachte?|wochen?|monate?n?|jahre?n?|werktagen?|werktage|arbeitstagen?|kalendertage?n?|secondes?|heures?|jours?|nuits?|semaines?|mois|ans?|annees?|segundos?|minutos?|horas?|dias?|noches?|semanas?|mes(?:es)?|anos?|second[oi]|minut[oi]|or[ae]|giorn[oi]|nott[ei]|settiman[ae]|mes[ei]|ann[oi]|seconden|minuut|uur|uren|dag(?:en)?|nachten|wek?en|maand(?:en)?|jaar|jaren|werkdag(?:en)?)\b/i,
  money:
    /[$€£¥]|\b(?:dollars?|euros?|eur|usd|chf|cents?|pounds?|francs?|franken|pesos?|free|gratis|kostenlos|gratuite?|nothing|budget|paid|pagano|pagamento|gratuit[oa]|caparra|cauzione|franchi|preis|price|prix|prijs|precio|preco|prezzo|costs?|kosten|kostet|coute|cuesta|costa|custa|reais|zl|kr|gbp)\b/i,
  size: /\d\s?(?:[kmgt]?b|[mck]?m|m²|km|kg|g|l|litres?|liters?|bytes?|characters?|pages?|words?|percent|%|files?|meters?|metres?|tons?|euros?|€|million)(?![\p{L}\d])/iu,
  temperature: /\d\s?(?:°|degrees?|grad|degres|grados|gradi)/i,
  frequency:
    /\b(?:every|each|once|twice|times?|daily|weekly|monthly|yearly|annually|hourly|always|never|a (?:day|week|month|year)|per|taglich|wochentlich|monatlich|jahrlich|jede[rsnm]?|alle \d+|einmal|zweimal|chaque|tous les|toutes les|fois|cada|diario|vez|veces|ogni|volt[ae]|quotidian[oa]|settimanal[ei]|mensil[ei]|annual[ei]|diari[oa]|semanal|mensal|anual|vezes|elke?|iedere?|keer)\b/i,
  place:
    /\b(?:in|at|on|under|behind|beside|near|opposite|inside|into|im|am|auf|bei|hinter|neben|unter|dans|sur|chez|derriere|au|en|detras|junto|sotto|dietro|presso|vicino|nel(?:la|lo|l)?|nei|negli|sul(?:la|lo|l)?|alla?|em|na|no|nas|nos|junto|atras|debaixo|achter|naast)\b/i,
  reason:
    /\b(?:because|due|since|reasons?|so that|in order|therefore|caused?|result|led to|to avoid|otherwise|too|weil|da|denn|damit|deshalb|parce|car|porque|perche|poiche|siccome|quindi|altrimenti|causa|motivo|pois|devido|portanto|omdat)\b/i,
  'yes or no':
    /\b(?:not|never|no|nobody|nothing|none|only|always|may|must|can|cannot|could|allowed|refused|free|possible|required|any|every|each|all|same|again|nicht|nie|keine?[rsnm]?|nur|darf|durfen|kann|konnen|muss|mussen|immer|erlaubt|verboten|pas|jamais|seulement|peut|peuvent|doit|doivent|toujours|interdit|nunca|solo|puede|pueden|debe|deben|siempre|non|mai|puo|possono|possono|deve|devono|vietat[oia]|proibit[oia]|solo|sempre|obbligatori[oa]|nao|pode|podem|devem|proibid[oa]s?|so|sempre|apenas|obrigatori[oa]|niet|nooit|alleen|mag|mogen|moet)\b/i,
};
const NUMBER_WORDS =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|million|billion|half|third|quarter|none|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|hundert|tausend|deux|trois|quatre|cinq|sept|huit|neuf|dix|vingt|trente|cent|mille|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|veinte|treinta|cien|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|quindici|venti|trenta|quaranta|cinquanta|sessanta|cento|mila|meta|mezzo|mezza|nessun[oa]?|dois|duas|quatro|sete|oito|onze|doze|quinze|vinte|trinta|quarenta|cinquenta|sessenta|cem|mil|metade|meio|nenhum[a]?)\b/i;
// A number may answer these, whatever is beside it.
const NUMERIC: ReadonlySet<AnswerKind> = new Set(['count', 'money', 'size', 'time', 'duration', 'clock']);
// What is counted comes after its number, with at most two words between them.
const WORDS_AFTER_NUMBER_MAX = 3;

/**
 * Whether the text has the kind of thing that is asked for, other than what the question itself names: 1 yes, .5
 * nothing in particular is asked for or something near to it is there, 0 no.
 */
export function matchAnswerKind({ answerKind, counted, terms }: Question, text: string): number {
  if (answerKind === null) {
    return 0.5;
  }
  const asked = new Set(terms.map((term) => term.stem));
  const isNew = (found: string) => !wordsOf(found).some((word) => asked.has(stem(word)));
  const anyNew = (pattern: RegExp) => (text.match(pattern) ?? []).some(isNew);
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '');
  const hasNumber = NUMBER_WORDS.test(plain) || anyNew(/\d[\d.,]*/g);
  if (answerKind === 'name') {
    return anyNew(/(?<=\S\s)["“]?\p{Lu}\p{L}+/gu) ? 1 : 0;
  }
  const isThere = answerKind === 'count' ? counted === null || counts(plain, counted) : FORMS[answerKind].test(plain);
  if (isThere && (answerKind !== 'count' || hasNumber)) {
    return 1;
  }
  // A date or `at the end of May` may be as good for a time of day or for how long.
  const isTime = (answerKind === 'clock' || answerKind === 'duration') && FORMS.time.test(plain);
  return isTime || (hasNumber && NUMERIC.has(answerKind)) ? 0.5 : 0;
}

function counts(plain: string, counted: string): boolean {
  const words = wordsOf(plain);
  return words.some(
    (word, at) =>
      (/\d/.test(word) || NUMBER_WORDS.test(word)) &&
      words.slice(at + 1, at + 1 + WORDS_AFTER_NUMBER_MAX).some((behind) => stem(behind) === counted),
  );
}
