import { withDigits } from './han-numbers.ts';
import type { WordLanguage } from './language-words.ts';
import { withUnitWords } from './rewrite-units.ts';

// "Utan" is "without", and after a comma or before a verb "but": "inte i dag, utan i morgon".
const SWEDISH_BUT =
  /,\s+utan(?=\s)|(?<=\s)utan(?=\s+(?:ska(?:ll)?|måste|kan|får|bör|endast|bara|enbart|även|också)(?!\p{L}))/giu;
// "De segunda a sexta-feira": the first of the days leaves out its second half.
const PORTUGUESE_DAY =
  /(?<!\p{L})(?:segunda|terça|quarta|quinta|sexta)(?= (?:a|à|e|até|ou) (?:(?:segunda|terça|quarta|quinta|sexta)-feira|sábado|domingo)(?!\p{L}))/giu;
// "Todos los días menos el lunes", "tutti i giorni meno il lunedì": everything except the Monday.
const ALL_LESS =
  /(?<=(?<!\p{L})(?:tod[oa]s?|cada|tutt[aeio]|ogni)(?: \p{L}+){1,3} )menos?(?= (?:l['’]|(?:el|la|los|las|il|lo|i|gli|le|en|para|nel|nell['’]|nella|nei|nelle|a|ad)(?!\p{L})))/giu;

// Before a number "più del 10 %" is "più di 10 %"; before a noun it compares.
const BOUND_ARTICLE = /(?<=(?<!\p{L})(?:più|meno|más|menos) d)(?:el |ello |ella |ei |egli |elle |ell['’])(?=\d)/giu;

// "Twenty-first" is one number, and "twenty first aiders" are twenty.
const ENGLISH_ORDINAL =
  /(?<!\p{L})(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[-‐‑](first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)(?!\p{L})/giu;
// The hyphen of "a thirty-second stop" and "the thirty-second timeout", which are of 30 seconds.
const IN_SECONDS =
  /(?<=(?<!\p{L})an? \p{L}{5,7})[-‐‑](?=second(?!\p{L}))|(?<=ty)[-‐‑](?=second\s(?:break|clip|countdown|delay|interval|limit|pause|period|rule|silence|timeout|timer|video|wait|warning|window)s?(?!\p{L}))/giu;

/** Rewrites what is special to one language, so that its texts can be read like those of the others. */
export function rewriteText(text: string, language: WordLanguage): string {
  return ofLanguage(withUnitWords(text), language);
}

function ofLanguage(text: string, language: WordLanguage): string {
  switch (language) {
    case 'en':
      return text.replace(IN_SECONDS, ' ').replace(ENGLISH_ORDINAL, '$1$2');
    case 'zh':
      return withDigits(text);
    case 'nl':
      return text.replace(/\bt\/m\b/gu, 'tot en met');
    case 'pt':
      return text.replace(PORTUGUESE_DAY, '$&-feira');
    case 'es':
    case 'it':
      return text
        .replace(ALL_LESS, language === 'es' ? 'excepto' : 'eccetto')
        .replace(BOUND_ARTICLE, language === 'es' ? 'e ' : 'i ');
    case 'sv':
      // Ordinals: "30:e april", "1:a maj", "var 50:e timme".
      return text.replace(SWEDISH_BUT, ', men').replace(/(?<=\d):[ea](?![\p{L}\d])/giu, '');
    default:
      return text;
  }
}
