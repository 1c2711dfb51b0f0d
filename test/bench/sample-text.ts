const WORDS =
  `the of a to and in that for is by on with as at from each this every before after until must may when which
contract supplier customer delivery payment invoice order agreement notice party office branch region manager employee
department team vehicle driver warehouse machine engine sensor battery cable switch panel pressure temperature valve pump
filter inspection report procedure training safety incident record archive password account access network server backup
travel expense receipt allowance holiday absence contractor visitor badge entrance parking kitchen meeting calendar policy
standard quality sample measure tolerance material steel copper rubber surface coating paint cleaning storage container
pallet label barcode shipment customs border insurance damage claim refund warranty repair spare catalogue price discount
quarter budget forecast audit finding correction deadline owner approve reject replace install remove measure describe
written signed valid annual monthly weekly central northern southern separate additional former current required optional`
    .trim()
    .split(/\s+/);
const SENTENCE_WORDS_MIN = 8;
const SENTENCE_WORDS_MAX = 24;

/**
 * Generates meaningless sentences, the same for the same random numbers; words at the front of the list are drawn most
 * often, so that frequencies resemble those of a language.
 */
export function sampleSentences(random: () => number, count: number): string[] {
  return Array.from({ length: count }, () => {
    const length = SENTENCE_WORDS_MIN + Math.floor(random() * (SENTENCE_WORDS_MAX - SENTENCE_WORDS_MIN));
    const words = Array.from({ length }, () => WORDS[Math.floor(random() ** 2 * WORDS.length)] ?? '');
    const text = words.join(' ');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  });
}
