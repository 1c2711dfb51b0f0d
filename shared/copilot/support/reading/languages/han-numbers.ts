// 零 and 〇 are missing, because every character that is not listed is read as 0.
const DIGITS: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const SCALES: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1_000 };
const GROUPS: Readonly<Record<string, number>> = { 万: 10_000, 亿: 100_000_000 };

// Numerals are read only before a word that is counted: 一般 and 统一 are ordinary words, and 万元 over a column is not a
// number.
const COUNTED =
  /(?<!周|星期|第)[零〇一二两三四五六七八九十百千][零〇一二两三四五六七八九十百千万亿]{0,11}(?=[零〇一二两三四五六七八九十百千万亿]?(?:个|天|日|年|月|周|星期|季|小时|分|秒|次|元|块|岁|人|名|家|台|件|项|份|倍|度|米|公|千克|克|升|毫|吨|点|时|号|页|条|款|间|张|只|户|位|层|楼|班|轮|期|种|套|批|箱|瓶|级|节|堂|桶|包|袋|辆|例|座|根|双|支|枚|盒|册|吨|美|欧|英|平方|工作))/gu;
const SHARE =
  /百分之([零〇一二两三四五六七八九十百千万亿]{1,8})(?:点([零〇一二三四五六七八九]{1,6}))?|百分之(\d{1,9}(?:\.\d{1,6})?)/gu;
const FRACTION = /(?<![百千万])([二三四五六七八九十])分之([一二两三四五六七八九])/gu;
const GROUPED = /(?<![\d.])(\d{1,12}(?:\.\d{1,6})?)(万亿|[万亿])/gu;
// 六成, six tenths, is 60 %. Before some characters 成 begins another word.
const TENTHS =
  /([一二两三四五六七八九]|(?<![\d.])\d(?:\.\d)?)成([一二三四五六七八九](?![十百千万亿个名位家人天年月]))?(?![立为本功员长果品分效就交人年熟绩都])/gu;
const DATE = /(\d{4})年(\d{1,2})月(\d{1,2})[日号]?/gu;
const DAY = /(?<!\d)(\d{1,2})月(\d{1,2})[日号]/gu;
// 三月底 is 31 March, and a year has twelve such days.
const LAST_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const MONTH_END = /(?<!\d)(\d{1,2})月(?:底|末)/gu;
const TIME = /(?:(上午|早上|中午|下午|晚上|傍晚)\s*)?(?<!\d)(\d{1,2})[时点](?:(\d{1,2})分?|(半|整))?/gu;
// 一个半小时 is 1.5 hours, 两年半 is 30 months.
const WITH_HALF = /([一二两三四五六七八九十]{1,3}|\d{1,3})(?:个半(小时|月)|年半)/gu;
const MONTHS_PER_YEAR = 12;
const HALVES: readonly (readonly [RegExp, string])[] = [
  [/半个月/gu, '15天'],
  [/半年/gu, '6个月'],
  [/半个?小时/gu, '30分钟'],
];

/** Writes the numbers, shares, dates and times of a Chinese text in digits: 三万元 is 30000元, 6月8日 is 6/8. */
export function withDigits(text: string): string {
  const whole = text.replace(WITH_HALF, (_, number: string, unit?: string) => withHalf(number, unit));
  const halves = HALVES.reduce((read, [pattern, digits]) => read.replace(pattern, digits), whole);
  return halves
    .replace(
      SHARE,
      (_, ...[numerals, decimals, number]: (string | undefined)[]) => `${number ?? decimalOf(numerals, decimals)}%`,
    )
    .replace(FRACTION, (_, denominator: string, numerator: string) => `${numberOf(numerator) / numberOf(denominator)}`)
    .replace(TENTHS, (_, tenths: string, rest?: string) => `${tenthsOf(tenths, rest)}%`)
    .replace(GROUPED, (_, number: string, groups: string) => `${Math.round(Number(number) * groupOf(groups))}`)
    .replace(COUNTED, (numerals) => `${numberOf(numerals)}`)
    .replace(
      DATE,
      (_, ...[year = '', month = '', day = '']: string[]) => ` ${year}-${twoDigits(month)}-${twoDigits(day)} `,
    )
    .replace(DAY, (_, month: string, day: string) => ` ${month}/${day} `)
    .replace(MONTH_END, (all, month: string) => {
      const day = LAST_DAYS[Number(month) - 1];
      return day === undefined ? all : ` ${month}/${day} `;
    })
    .replace(TIME, (_, ...[partOfDay = '', hour, minute = '0', half]: (string | undefined)[]) => {
      const hours = hourOfDay(Number(hour), partOfDay);
      return ` ${hours}:${half === '半' ? '30' : twoDigits(minute)} `;
    });
}

// 晚上12点 is midnight, 中午12点 noon, and 中午1点 an hour later.
function hourOfDay(hour: number, partOfDay: string): number {
  const isAfternoon = (/下午|傍晚/.test(partOfDay) && hour < 12) || (partOfDay === '中午' && hour <= 2);
  const isNight = partOfDay === '晚上' && hour <= 12;
  return isAfternoon || isNight ? hour + 12 : hour;
}

function withHalf(number: string, unit: string | undefined): string {
  const value = readNumber(number) + 0.5;
  return unit === undefined ? `${value * MONTHS_PER_YEAR}个月` : `${value}个${unit}`;
}

// Reads a number that is written in digits or in numerals.
function readNumber(number: string): number {
  return /^\d/.test(number) ? Number(number) : numberOf(number);
}

function numberOf(numerals: string): number {
  let total = 0;
  let section = 0;
  let digit = 0;
  let largest = 0;
  for (const character of numerals) {
    const group = GROUPS[character];
    const scale = SCALES[character];
    if (group !== undefined) {
      const part = section + digit;
      // 万亿 and 三万五千亿 multiply everything read so far; the 万 of 三亿五千万 multiplies only what follows 亿.
      total = part === 0 || group > largest ? (total + part) * group : total + part * group;
      [section, digit, largest] = [0, 0, group];
    } else if (scale !== undefined) {
      section += (digit === 0 ? 1 : digit) * scale;
      digit = 0;
    } else {
      // 二〇二六 is read digit by digit.
      digit = digit * 10 + (DIGITS[character] ?? 0);
    }
  }
  return total + section + digit;
}

// 三点五 is 3.5: the digits after 点 are read one by one.
function decimalOf(whole = '', decimals = ''): string {
  const digits = [...decimals].map((digit) => DIGITS[digit] ?? 0).join('');
  return `${numberOf(whole)}${digits === '' ? '' : `.${digits}`}`;
}

function tenthsOf(tenths: string, rest = '零'): number {
  return readNumber(tenths) * 10 + numberOf(rest);
}

function groupOf(groups: string): number {
  return [...groups].reduce((product, group) => product * (GROUPS[group] as number), 1);
}

function twoDigits(part: string): string {
  return part.padStart(2, '0');
}
