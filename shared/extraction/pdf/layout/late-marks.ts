import type { TextLine } from '../tables/pdf-table.ts';

const MARK = /^(?:[•·▪◦‣●○■□]|\(?[0-9]{1,3}[.)]|\(?[a-z][.)])$/u;
// Relative to the letter height: how far the baselines of a mark and its text may differ, and the maximum gap between
// the two.
const SAME_BASELINE = 0.2;
const GAP_MAX = 3;
// A page with more lines is a map or a drawing.
const LINES_MAX = 1_000;

/**
 * Returns the lines of a page with the marks and numbers of lists before their texts, where the file draws them after
 * the lists, as programs that print HTML do.
 */
export function withLateMarks<Line extends TextLine>(lines: readonly Line[]): readonly Line[] {
  if (lines.length > LINES_MAX) {
    return lines;
  }
  const marked = new Map<number, Line>();
  const moved = new Set<Line>();
  for (const [at, mark] of lines.entries()) {
    const text = isMark(mark) ? lines.findIndex((line, place) => place < at && isMarkOf(mark, line)) : -1;
    if (text !== -1 && !marked.has(text)) {
      marked.set(text, withMark(mark, lines[text] as Line));
      moved.add(mark);
    }
  }
  return lines.map((line, at) => marked.get(at) ?? line).filter((line) => !moved.has(line));
}

function isMark({ text, isUpright }: TextLine): boolean {
  return isUpright && MARK.test(text);
}

function isMarkOf(mark: TextLine, line: TextLine): boolean {
  const gap = line.left - mark.right;
  const isBeside = Math.abs(mark.y - line.y) <= SAME_BASELINE * line.height && gap >= 0 && gap < GAP_MAX * line.height;
  return isBeside && line.isUpright && !isMark(line);
}

function withMark<Line extends TextLine>(mark: Line, line: Line): Line {
  const [first, ...others] = line.cells;
  const cells =
    first === undefined
      ? []
      : [
          {
            ...first,
            text: `${mark.text} ${first.text}`,
            left: mark.left,
            words: [...(mark.cells[0]?.words ?? []), ...first.words],
          },
          ...others,
        ];
  return { ...line, text: `${mark.text} ${line.text}`, left: mark.left, cells };
}
