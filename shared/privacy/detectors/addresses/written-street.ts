import type { Finding } from '../../finding.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { localityAt } from './address-locality.ts';

const WORD = "[A-Z\\u00AA-\\uFFFB][A-Za-z\\u00AA-\\uFFFB'-]{1,24}";
const PARTICLE = 'd[aeio]|d[aeo]l|d[ao]s|del|della|delle|des|du|la|las|los|les|le|el|e|y';
const NAME = `${WORD}(?: (?:(?:${PARTICLE}) ){0,2}${WORD}){0,3}`;
// Folding turns the degree sign of "n°" into \x1f, and "nº" into "no".
const SIGN = '(?:[Nn](?:[ro]|\\.o)?\\.?\\x1f? ?)';
const HOUSE = '\\d{1,4}(?: ?(?:bis|ter|quater)(?![a-z])|[A-Za-z](?![A-Za-z]))?(?:[-/]\\d{1,4}[A-Za-z]?)?';
// Rules out a number that is not a house number: one that continues, has a unit, or is an age.
const NO_MORE =
  '(?![A-Za-z\\d%]|[.,:]\\d| ?(?:%|[$€£]|EUR\\b|euros?\\b|kg\\b|km\\b|m2\\b|h\\b|anos\\b|anni\\b|ans\\b|jaar\\b|min\\b|x\\b))';
// What Spanish, Portuguese and Italian write where a house has no number; a plot; and a number that touches its sign.
const NO_NUMBER =
  '(?:(?:s/n|S/N|snc|SNC|s\\.n\\.c\\.|s\\.n\\.)(?![A-Za-z])|[Ll](?:t\\.?|ote) \\d{1,3}(?!\\d)|[Nn](?:\\.?o|r)?\\.?\\x1f?\\d{1,4}[A-Za-z]?(?![A-Za-z\\d.]))';

// Street types in a spelling that only addresses have, with any name after them.
const SHORTENED =
  '(?:Avd\\.|Avda/|Cl\\.|P\\. ?I\\.|Trav\\.|Trva\\.|Alam\\.|Cam\\.|Loc\\.|[Vv]ic\\.) ?|(?:CL|B\\.o|Lgo|B\\.go|Circ\\.ne|Cso|C\\.so|Ple|Pzza|Vle|Cda|[Cc]ascina|[Tt]raversa|(?:[Rr]ua|R\\.|Av\\.|Avenida) (?:Eng|Arq|Prof|Dr|Sr)\\.[oa]) ';
// Types that are also other words or initials, or need "de" and the like after them: "Cais do Sodré", "R da Alegria".
const BEFORE_PARTICLE =
  'Av|Ava|R|L\\.|Pr\\.|Pc\\.|Bc\\.|Cc\\.|Est\\.|Cais|Escadinhas|Rampa|Lugar|Quinta|Cami|Urbanizacao|[Pp]arque|[Bb]arrio|[Cc]uesta|[Pp]asseio|Tr\\.';
const PARTICLES = 'd[aeo]s?|del|de la|de los|de las|della|dei';
const NUMBERED = compileExpression(
  `(?<![A-Za-z.])(?:(?:${SHORTENED})(?:(?:${PARTICLES}) )?|(?:${BEFORE_PARTICLE}) (?:${PARTICLES}) )${NAME}(?:,? (?:${SIGN})?(?!20\\d\\d(?!\\d))${HOUSE}${NO_MORE}|,? ${NO_NUMBER})`,
  'g',
);

const USUAL =
  '[Cc]alle|[Cc]/|[Aa]venida|[Aa]vda?\\.?|[Pp]laza|[Pp]za\\.?|[Cc]arretera|[Cc]tra\\.?|[Cc]amino|[Pp]aseo|[Rr]onda|[Pp]oligono|[Vv]ia|[Vv]iale|[Pp]iazza|[Ss]trada|[Cc]ontrada|[Ll]ocalita|[Ll]oc\\.|[Ff]razione|[Ff]raz\\.|[Rr]ua|R\\.|[Ll]argo|[Ee]strada|[Ee]str\\.|[Tt]ravessa|[Tt]v\\.|[Bb]eco|[Bb]airro';
const UNNUMBERED = compileExpression(`(?<![A-Za-z.])(?:${USUAL}) ?(?:(?:${PARTICLES}) )?${NAME},? ${NO_NUMBER}`, 'g');

// In French, the number comes first. A type that is also another word needs a particle after it.
const FRENCH_PARTICLES = "(?:de la|de l'|du|des|de|d'|[Ll]es|[Ll]e|[Ll]a) ?";
const FRENCH = compileExpression(
  `(?<![A-Za-z\\d.,-]|[A-Z]{2} )(?:${SIGN})?${HOUSE},? (?:(?:all\\.|clos|cote|esplanade|hameau|lieu-dit|lot\\.|lotissement|mail(?= d(?:u|es) )|square|pass\\.|pl|promenade|res\\.|residence|rond-point|traverse|villa|r) ${FRENCH_PARTICLES}|(?:bld|bd|av|boul\\.|lieu-dit|fg|fbg|fg\\.|fbg\\.) (?:${FRENCH_PARTICLES})?)${NAME}`,
  'g',
);

// "przy Lipowej 12": Polish streets are adjectives, and "przy" puts them into the locative.
const POLISH = compileExpression(
  `(?<![A-Za-z])(?:przy|[Rr]ynek|kol\\.|wies|trakt) (?:(?<=przy )[A-Z\\u00AA-\\uFFFB][a-z\\u00AA-\\uFFFB]{2,20}(?:ej|skiego)|(?<!przy )[A-Z\\u00AA-\\uFFFB][a-z\\u00AA-\\uFFFB]{2,20}) (?:nr )?(?!20\\d\\d(?!\\d))\\d{1,4}[A-Za-z]?(?:/\\d{1,4})?${NO_MORE}`,
  'g',
);

/** Finds streets by abbreviations and forms that only addresses have: "Avd. de la Paz, 54", "Cais do Sodré, s/n". */
export function findWrittenStreets({ text }: ScannedText): Finding[] {
  return [NUMBERED, UNNUMBERED, FRENCH, POLISH]
    .flatMap((form) => allMatches(form, text))
    .map(({ 0: written, index }) => ({
      kind: 'STREET_ADDRESS',
      start: index,
      end: localityAt(text, index + written.length).end,
      strength: 1,
    }));
}
