// "Fees .......... 12", "Fees . . . . . 12", "Name: ………": dots that lead to a number, or leave room to write.
const LEADER = / ?(?:(?:[.·…] ?){5,}|…{2,} ?)/gu;
const LEADING = new Set(['.', '·', '…', ' ']);
const LEADER_DOTS_MIN = 4;
const PAGE_NUMBER = /(?<!\p{N})\d{1,4}$/u;

/** A line that ends with a number, such as one of a table of contents. */
export interface NumberedLine {
  /** What is before the number, without the dots between them. */
  readonly title: string;
  readonly number: number;
  /** Whether a row of dots leads to the number. */
  readonly hasLeader: boolean;
}

/** Returns the parts of a line that has words and then the number of a page; null for any other line. */
export function numberedLine(line: string): NumberedLine | null {
  const [number] = PAGE_NUMBER.exec(line) ?? [];
  let end = line.length - (number?.length ?? 0);
  const before = end;
  while (LEADING.has(line.charAt(end - 1))) {
    end -= 1;
  }
  const title = line.slice(0, end);
  if (number === undefined || end === before || !/\p{L}/u.test(title)) {
    return null;
  }
  const dots = line.slice(end, before).replaceAll(' ', '');
  return { title, number: Number(number), hasLeader: dots.length >= LEADER_DOTS_MIN || dots.startsWith('……') };
}

/** Returns a text with one ellipsis in place of each row of dots. */
export function withShortLeaders(text: string): string {
  return text.replace(LEADER, (dots: string, at: number) => {
    const [before, after] = [at > 0, at + dots.length < text.length];
    return `${before ? ' ' : ''}…${after ? ' ' : ''}`;
  });
}
