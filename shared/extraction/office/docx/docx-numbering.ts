import type { XmlAttributes, XmlHandlers } from '../../xml/read-xml.ts';

/** The lists of a Word document, whose paragraphs are read in order. */
export interface DocxNumbering {
  /** Returns the mark of a list's next paragraph, such as `-` or `2.1.`; '' for a level without one. */
  readonly next: (listId: string, level: number) => string;
}

interface Level {
  start: number;
  format: string;
  text: string;
}

// Word's own limit.
const LEVELS_MAX = 9;

/**
 * Reads the lists of a document from `numbering.xml`. A paragraph names a list (`num`), which refers to a kind of list
 * (`abstractNum`) with up to nine levels, and can override the start of each.
 */
export function createNumberingReader(): {
  readonly handlers: Partial<XmlHandlers>;
  readonly numbering: () => DocxNumbering;
} {
  const kinds = new Map<string, Level[]>();
  const lists = new Map<string, { kind: string; starts: Map<number, number> }>();
  let kind: Level[] = [];
  let level: Level = { start: 1, format: 'decimal', text: '' };
  let list = { kind: '', starts: new Map<number, number>() };
  // The level whose start the open list overrides.
  let overridden = 0;
  const opened: Record<string, (attributes: XmlAttributes) => void> = {
    abstractNum: ({ abstractNumId = '' }) => {
      kind = [];
      kinds.set(abstractNumId, kind);
    },
    lvl: ({ ilvl = '0' }) => {
      level = { start: 1, format: 'decimal', text: '' };
      kind[Math.min(Number(ilvl) || 0, LEVELS_MAX - 1)] = level;
    },
    start: ({ val }) => {
      level.start = Number(val) || 0;
    },
    numFmt: ({ val = '' }) => {
      level.format = val;
    },
    lvlText: ({ val = '' }) => {
      level.text = val;
    },
    num: ({ numId = '' }) => {
      list = { kind: '', starts: new Map() };
      // An override of a list may contain whole levels, which must not change those of its kind.
      kind = [];
      lists.set(numId, list);
    },
    abstractNumId: ({ val = '' }) => {
      list.kind = val;
    },
    lvlOverride: ({ ilvl }) => {
      overridden = Number(ilvl) || 0;
    },
    startOverride: ({ val }) => {
      list.starts.set(overridden, Number(val) || 0);
    },
  };
  const open = (name: string, attributes: XmlAttributes) => opened[name]?.(attributes);
  return { handlers: { open }, numbering: () => counting(kinds, lists) };
}

// Counts the items of each list, and returns their marks.
function counting(
  kinds: ReadonlyMap<string, readonly Level[]>,
  lists: ReadonlyMap<string, { readonly kind: string; readonly starts: ReadonlyMap<number, number> }>,
): DocxNumbering {
  // Lists of the same kind share counters, unless a list sets its own start.
  const counters = new Map<string, number[]>();
  return {
    next: (listId, depth) => {
      const list = lists.get(listId);
      const levels = kinds.get(list?.kind ?? '') ?? [];
      const level = levels[depth];
      if (list === undefined || level === undefined || level.format === 'bullet') {
        return '-';
      }
      const key = list.starts.size > 0 ? `list ${listId}` : `kind ${list.kind}`;
      const counts = counters.get(key) ?? [];
      counters.set(key, counts);
      const start = list.starts.get(depth) ?? level.start;
      counts[depth] = depth in counts ? (counts[depth] ?? start) + 1 : start;
      // An item restarts the counters of all deeper levels.
      counts.length = depth + 1;
      return markOf(level, levels, counts);
    },
  };
}

function markOf({ text, format }: Level, levels: readonly Level[], counts: readonly number[]): string {
  if (format === 'none') {
    return '';
  }
  return text.replace(/%([1-9])/g, (_, digit: string) => {
    const at = Number(digit) - 1;
    return inFormat(counts[at] ?? levels[at]?.start ?? 1, levels[at]?.format ?? 'decimal');
  });
}

// After z, Word repeats the letter: 27 is aa, 53 is aaa.
function inFormat(count: number, format: string): string {
  if (format === 'lowerLetter' || format === 'upperLetter') {
    const letter = String.fromCharCode(97 + ((count - 1 + 26) % 26)).repeat(Math.min(9, Math.ceil(count / 26)));
    return format === 'upperLetter' ? letter.toUpperCase() : letter;
  }
  if (format === 'lowerRoman' || format === 'upperRoman') {
    return format === 'upperRoman' ? roman(count).toUpperCase() : roman(count);
  }
  return format === 'decimalZero' ? String(count).padStart(2, '0') : String(count);
}

const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

function roman(count: number): string {
  let left = Math.min(count, 3_999);
  let text = '';
  for (const [value, letters] of ROMAN) {
    for (; left >= value; left -= value) {
      text += letters;
    }
  }
  return text;
}
