/** A measured figure, optionally with a baseline from the same run. */
export interface Figure {
  readonly bench: string;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly baseline?: { readonly name: string; readonly value: number };
  /** The upper limit (or, with `atLeast`, the lower limit) for the value or for the ratio to the baseline. */
  readonly target?: { readonly limit: number; readonly of: 'value' | 'ratio'; readonly atLeast?: boolean };
}

/** The value divided by its baseline; null without a baseline. */
export function ratioOf({ value, baseline }: Figure): number | null {
  return baseline === undefined ? null : value / baseline.value;
}

/** Whether a figure reaches its target; null without a target. */
export function reaches(figure: Figure): boolean | null {
  const { target, value } = figure;
  if (target === undefined) {
    return null;
  }
  const measured = target.of === 'ratio' ? (ratioOf(figure) ?? Number.NaN) : value;
  return target.atLeast === true ? measured >= target.limit : measured <= target.limit;
}

/** Formats a figure as one line of text. */
export function figureLine(figure: Figure): string {
  const { bench, name, value, unit, baseline, target } = figure;
  const ratio = ratioOf(figure);
  const parts = [`${bench.padEnd(10)} ${name.padEnd(44)} ${shown(value)} ${unit}`];
  if (baseline !== undefined && ratio !== null) {
    parts.push(`= ${ratio.toFixed(2)} x ${baseline.name} (${shown(baseline.value)})`);
  }
  if (target !== undefined) {
    parts.push(
      `target ${target.atLeast === true ? '>=' : '<='} ${target.limit} ${reaches(figure) ? 'reached' : 'MISSED'}`,
    );
  }
  return parts.join('  ');
}

function shown(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

/** Formats figures as text, one line each, or as one JSON document. */
export function reportFigures(figures: readonly Figure[], asJson: boolean): string {
  if (!asJson) {
    return figures.map(figureLine).join('\n');
  }
  const judged = figures.map((figure) => ({ ...figure, ratio: ratioOf(figure), reaches: reaches(figure) }));
  return JSON.stringify(judged, null, 2);
}
