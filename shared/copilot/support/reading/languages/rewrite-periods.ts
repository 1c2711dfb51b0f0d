// One group for the forms of each ordinal, in order.
const WRITTEN =
  /(?<![\p{L}\d.,-])(?:(1(?:st|ère?|er|e|º|°|ro|o|:?a|\.)?|first|erste[nrsm]?|premier|primer|primo|primeiro|eerste|pierwsz(?:y|ego|ym)|första)|(2(?:nd|n?de|e|ème|º|°|o|:?a|\.)?|second|zweite[nrsm]?|deuxième|segundo|secondo|tweede|drugi(?:ego|m)?|andra)|(3(?:rd|de|e|ème|º|°|er|o|:?e|\.)?|third|dritte[nrsm]?|troisième|tercer|terzo|terceiro|derde|trzeci(?:ego|m)?|tredje)|(4(?:th|de|e|ème|º|°|o|:?e|\.)?|fourth|vierte[nrsm]?|quatrième|cuarto|quarto|vierde|czwart(?:y|ego|ym)|fjärde))[ -]?(?<![a-z])(?:quarter|quartals?|trimestre|kwartaal|kwarta(?:ł|le|łu)|kvartal(?:et)?)(?!\p{L})/giu;
const HAS_QUARTER = /quart(?:er|al)|trimestre|kwarta|kvartal/i;
// "T3 2025", "au T3", "3T 2025".
const SHORT =
  /(?<![\p{L}\d-])(?:(?<=(?:au|du|al|del|no|nel|de) )T([1-4])|T([1-4])(?= ?20\d\d)|([1-4])T(?= ?20\d\d))(?![\p{L}\d])/gu;
const FISCAL = /(?<![\p{L}\d])FY ?['’]?(20)?(\d\d)(?!\d)/gu;
const SEASON = /(?<![\d./-])((?:19|20)\d\d)([/–-])(\d\d)(?![\d./–-])/gu;
const MONTH_MAX = 12;

/**
 * Writes quarters, fiscal years and years such as "2024/25" in one form: "third quarter" as "Q3", FY25 as fiscal year
 * 2025.
 */
export function withPeriods(text: string): string {
  const quarters = HAS_QUARTER.test(text)
    ? text.replace(WRITTEN, (_, ...found: unknown[]) => `Q${1 + found.findIndex((form) => form !== undefined)}`)
    : text;
  const short = /T[1-4]|[1-4]T/.test(quarters)
    ? quarters.replace(SHORT, (_, ...found: (string | undefined)[]) => `Q${found.slice(0, 3).join('')}`)
    : quarters;
  const fiscal = short.includes('FY') ? short.replace(FISCAL, 'fiscal year 20$2') : short;
  return /\d[/–-]\d/.test(fiscal) ? fiscal.replace(SEASON, (...found) => withWholeYear(found.slice(0, 4))) : fiscal;
}

// "2024/25" is 2024/2025. "2011-12" may be December.
function withWholeYear([written = '', year, sign, next]: readonly string[]): string {
  const following = Number(year) + 1;
  const isNext = following % 100 === Number(next) && (sign === '/' || Number(next) > MONTH_MAX);
  return isNext ? `${year}${sign}${following}` : written;
}
