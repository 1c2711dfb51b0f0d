import type { Grade, ReplyScores, RuleTally, Tally } from './score-replies.ts';

const NAME_WIDTH = 18;
const NUMBER_WIDTH = 8;
const COLUMNS = ['right', 'passed', 'share', 'judge', 'wrong', 'caught', 'share', 'judge'];

/** Formats the scores as tables: all replies, each language, each kind of error, and each rule. */
export function formatScores({ all, languages, kinds, rules }: ReplyScores, grade: Grade): string {
  return [
    `Refused by ${grade === 'all' ? 'certain and doubtful rules' : 'certain rules alone'}; judge: accepted, and left to the judge.`,
    '',
    line('', COLUMNS),
    tallyLine('all', all),
    ...[...languages].map(([language, tally]) => tallyLine(language, tally)),
    '',
    line('error', ['wrong', 'caught', 'share', 'judge']),
    ...[...kinds].map(([kind, tally]) => line(kind, wrongColumns(tally))),
    '',
    line('rule', ['fires', 'right in', 'share']),
    ...[...rules].map(([rule, { fires, rightIn }]) => line(rule, [fires, rightIn, share(rightIn, fires)])),
    '',
  ].join('\n');
}

function tallyLine(name: string, tally: Tally): string {
  const { right, passed, passedToJudge } = tally;
  return line(name, [right, passed, share(passed, right), passedToJudge, ...wrongColumns(tally)]);
}

function wrongColumns({ wrong, caught, missedToJudge }: Tally): (number | string)[] {
  return [wrong, caught, share(caught, wrong), missedToJudge];
}

function line(name: string, columns: readonly (number | string)[]): string {
  return `${name.padEnd(NAME_WIDTH)}${columns.map((column) => String(column).padStart(NUMBER_WIDTH + 1)).join('')}`;
}

function share(part: number, whole: number): string {
  return whole === 0 ? '-' : (part / whole).toFixed(3);
}

/** Formats the scores as one JSON document, with shares to three decimals, or null where there are no replies. */
export function scoresAsJson({ all, languages, kinds, rules }: ReplyScores, grade: Grade): string {
  const tallies = (of: ReadonlyMap<string, Tally>) => entries(of, tallyAsJson);
  const document = {
    grade,
    ...tallyAsJson(all),
    languages: tallies(languages),
    errors: tallies(kinds),
    rules: entries(rules, ({ fires, rightIn }: RuleTally) => ({
      fires,
      right_in: rightIn,
      share: rounded(rightIn, fires),
    })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function tallyAsJson({ right, passed, passedToJudge, wrong, caught, missedToJudge }: Tally): object {
  return {
    right,
    right_passed: passed,
    right_passed_share: rounded(passed, right),
    right_left_to_judge: passedToJudge,
    wrong,
    wrong_caught: caught,
    wrong_caught_share: rounded(caught, wrong),
    wrong_left_to_judge: missedToJudge,
  };
}

function entries<T>(map: ReadonlyMap<string, T>, format: (each: T) => object): Record<string, object> {
  return Object.fromEntries([...map].map(([key, each]) => [key, format(each)]));
}

function rounded(part: number, whole: number): number | null {
  return whole === 0 ? null : Number((part / whole).toFixed(3));
}
