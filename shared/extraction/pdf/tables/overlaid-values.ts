import { medianOf } from '../../median.ts';
import type { TextLine } from './pdf-table.ts';

// Relative to the letter height: the minimum rise from the line before it to the first value.
const JUMP_MIN = 3;
// Relative to the letter height: how far the baselines of a label and its value may differ.
const SAME_LINE = 0.6;
// Relative to the letter height: the minimum distance between the values of a form. The lines of a second column of
// text are closer.
const DISTANCE_MIN = 1.6;
// The minimum share of values that are beside a label, and the maximum usual length of both, in characters.
const BESIDE_SHARE = 0.6;
const LENGTH_MAX = 40;
// Columns of short sections: how often headings and text alternate in both, or how many of their lines, of at least
// this many characters, continue below in both.
const SWITCHES_MIN = 3;
const CONTINUED_MIN = 2;
const TEXT_LENGTH_MIN = 25;
// A page with more lines than this is not a form.
const LINES_MAX = 400;

/**
 * Puts the values of a filled form beside their labels where the file draws them after the whole form, as programs do
 * when they fill a template or flatten the fields of a form.
 */
export function withOverlaidValues<Line extends TextLine>(lines: readonly Line[]): readonly Line[] {
  const first = lines.findIndex((line, at) => at > 0 && isJump(lines[at - 1] as Line, line));
  if (first === -1 || lines.length > LINES_MAX) {
    return lines;
  }
  const [form, values] = [lines.slice(0, first), lines.slice(first)];
  const labels = values.map((value) => labelOf(value, form));
  const placed = labels.filter((label) => label !== null);
  const areBeside = placed.length > 1 && placed.length >= values.length * BESIDE_SHARE;
  const pairs = values.flatMap((value, at) => (labels[at] == null ? [] : [{ value, label: labels[at] }]));
  if (
    !areBeside ||
    !areValues(values) ||
    areSections(pairs) ||
    medianOf(placed.map(({ text }) => text.length)) > LENGTH_MAX
  ) {
    return lines;
  }
  return [
    ...form.map((label) => values.filter((_, at) => labels[at] === label).reduce(joined, label)),
    ...values.filter((_, at) => labels[at] === null),
  ];
}

function isJump(last: TextLine, { y, height, isUpright }: TextLine): boolean {
  return last.isUpright && isUpright && y - last.y > JUMP_MIN * height;
}

function areValues(values: readonly TextLine[]): boolean {
  const distances = values.slice(1).map(({ y }, at) => Math.abs((values[at]?.y ?? 0) - y));
  const height = medianOf(values.map((value) => value.height));
  return medianOf(distances) >= DISTANCE_MIN * height && medianOf(values.map(({ text }) => text.length)) <= LENGTH_MAX;
}

interface Pair {
  readonly value: TextLine;
  readonly label: TextLine;
}

// Whether the lines side by side are two columns of short sections: their headings and texts alternate together, or
// their lines continue below together.
function areSections(pairs: readonly Pair[]): boolean {
  const fonts = pairs.filter(({ value, label }) => fontOf(value) === fontOf(label)).map(({ value }) => fontOf(value));
  const switches = fonts.filter((font, at) => at > 0 && font !== fonts[at - 1]).length;
  const continuesBelow = (line: TextLine, below: TextLine | undefined) =>
    below !== undefined &&
    line.text.length >= TEXT_LENGTH_MIN &&
    line.y > below.y &&
    line.y - below.y < DISTANCE_MIN * line.height;
  const continued = pairs.filter(
    ({ value, label }, at) =>
      continuesBelow(value, pairs[at + 1]?.value) && continuesBelow(label, pairs[at + 1]?.label),
  ).length;
  return switches >= SWITCHES_MIN || continued >= CONTINUED_MIN;
}

function fontOf({ font, height }: TextLine): string {
  return `${font} ${Math.round(height)}`;
}

// Returns the line of the form that leaves the place of a value free, or null.
function labelOf<Line extends TextLine>(value: Line, form: readonly Line[]): Line | null {
  const isFree = ({ cells }: Line) =>
    !cells.some((cell) => value.cells.some(({ left, right }) => left < cell.right && cell.left < right));
  const isBeside = (label: Line) =>
    label.isUpright && label.left < value.left && Math.abs(label.y - value.y) <= SAME_LINE * label.height;
  return form.find((label) => isBeside(label) && isFree(label)) ?? null;
}

function joined<Line extends TextLine>(label: Line, value: Line): Line {
  const cells = [...label.cells, ...value.cells].toSorted((one, other) => one.left - other.left);
  const text = cells.map((cell) => cell.text).join(' ');
  return { ...label, text, right: Math.max(label.right, value.right), cells };
}
