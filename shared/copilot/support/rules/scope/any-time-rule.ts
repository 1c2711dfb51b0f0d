import { hasNegation } from '../polarity.ts';
import type { Rule } from '../rule.ts';

const ANY_TIME =
  /(?<!\p{L})(?:(?:at )?any ?time|jederzeit|zu jeder zeit|à tout moment|à toute heure|en tout temps|n['’]importe quand|(?:en|a) cualquier (?:momento|hora)|en todo momento|in qualsiasi momento|in ogni momento|a qualquer (?:momento|hora)|te allen tijde|op (?:elk|ieder) (?:gewenst )?moment|w każdej chwili|w dowolnym momencie|em qualquer altura|cuando quiera|o każdej porze|när som helst)(?!\p{L})/iu;
const ALL_HOURS =
  /24 ?(?:\/ ?7|h|hours|Stunden|heures|horas|ore|uur|godzin|timmar)|(?<!\p{L})(?:whenever|no notice|day and night|around the clock|rund um die Uhr|Tag und Nacht|jour et nuit|día y noche|giorno e notte|dia e noite|dag en nacht|dzień i noc|dygnet runt)(?!\p{L})/iu;

/** What holds at named times must not be said to hold at any time: a right at each year's end is less than that. */
export const anyTimeRule: Rule = ({ said, evidence, question, isTranslated }) => {
  const isDenied = hasNegation(said) || said.meanings.has('except') || said.meanings.has('but');
  if (isTranslated || isDenied || !ANY_TIME.test(said.text) || ANY_TIME.test(question.text)) {
    return null;
  }
  const isOpen = evidence.some(
    ({ source, context }) =>
      [source, context].some(({ text }) => ANY_TIME.test(text) || ALL_HOURS.test(text)) ||
      source.meanings.has('ever') ||
      source.meanings.has('wide'),
  );
  return isOpen ? null : 'quantifier';
};
