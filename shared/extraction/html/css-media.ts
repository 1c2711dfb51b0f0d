import { lengthPx, SCREEN } from './css-length.ts';

// Whether a condition holds on the screen; null where that cannot be determined.
type Answer = boolean | null;

// The features of a laptop that pages ask for, with the values that hold on it; any other value does not.
const FEATURES: Readonly<Record<string, string>> = {
  orientation: 'landscape',
  hover: 'hover',
  'any-hover': 'hover',
  pointer: 'fine',
  'any-pointer': 'fine',
  'prefers-color-scheme': 'light',
  'prefers-reduced-motion': 'no-preference',
};
const SIZE = /^(?:(min|max)-)?(width|height) ?:(.*)$/;
const RANGE = /^([^<>=]{1,99})(<=|>=|<|>|=)([^<>=]{1,99})(?:(<=|<|>=|>)([^<>=]{1,99}))?$/;
const MIRRORED: Readonly<Record<string, string>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=', '=': '=' };

/**
 * Whether a list of media queries holds on the screen on which a page is read (css-length.ts); null where that cannot
 * be determined.
 */
export function mediaApplies(queries: string): Answer {
  const tidied = queries
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/\)(?=and|or)/g, ') ');
  return someOf(tidied.split(',').map((query) => queryApplies(query.trim())));
}

function queryApplies(query: string): Answer {
  const isNegated = query.startsWith('not ');
  const alternatives = query.replace(/^(?:not|only) /, '').split(' or ');
  const answer = someOf(alternatives.map((part) => everyOf(part.split(' and ').map(conditionHolds))));
  return isNegated && answer !== null ? !answer : answer;
}

const someOf = (answers: readonly Answer[]): Answer =>
  answers.includes(true) ? true : answers.includes(null) ? null : false;

const everyOf = (answers: readonly Answer[]): Answer =>
  answers.includes(false) ? false : answers.includes(null) ? null : true;

function conditionHolds(condition: string): Answer {
  if (condition === '' || condition === 'all' || condition === 'screen') {
    return true;
  }
  if (/^[a-z-]+$/.test(condition)) {
    return false;
  }
  const feature = /^\(([^()]*(?:\([^()]*\)[^()]*)?)\)$/.exec(condition)?.[1]?.trim();
  return feature === undefined ? null : featureHolds(feature);
}

function featureHolds(feature: string): Answer {
  const size = SIZE.exec(feature);
  const range = size === null ? RANGE.exec(feature) : null;
  if (size !== null) {
    const [, bound, side = '', length = ''] = size;
    return compares(side, bound === 'min' ? '>=' : bound === 'max' ? '<=' : '=', length);
  }
  if (range !== null) {
    return rangeHolds(range);
  }
  const [name = '', value] = feature.split(':').map((part) => part.trim());
  const usual = FEATURES[name];
  return feature === 'color' ? true : usual === undefined || value === undefined ? null : value === usual;
}

function rangeHolds([, first = '', sign = '', second = '', nextSign, third]: readonly (string | undefined)[]): Answer {
  const mirrored = MIRRORED[sign] ?? '';
  return nextSign === undefined || third === undefined
    ? (compares(first, sign, second) ?? compares(second, mirrored, first))
    : everyOf([compares(second, mirrored, first), compares(second, nextSign, third)]);
}

// Compares the width or height of the screen with a length.
function compares(name: string, sign: string, length: string): Answer {
  const side = name.trim();
  const px = lengthPx(length.trim(), { fontPx: 16, wholePx: SCREEN.width });
  if (px === null || (side !== 'width' && side !== 'height')) {
    return null;
  }
  const size = SCREEN[side];
  const holds: Readonly<Record<string, boolean>> = {
    '<': size < px,
    '<=': size <= px,
    '>': size > px,
    '>=': size >= px,
    '=': size === px,
  };
  return holds[sign] ?? null;
}
