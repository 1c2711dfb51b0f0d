import type { XmlAttributes, XmlHandlers } from '../../xml/read-xml.ts';
import { isOn } from './docx-ink.ts';
import { numberInFormat } from './docx-number-formats.ts';
import type { ListedStyle } from './docx-styles.ts';

/** The lists of a Word document, whose paragraphs are read in order. */
export interface DocxNumbering {
  /** Returns the mark of a list's next paragraph, such as `-` or `2.1.`; '' for a level that has none. */
  readonly next: (listId: string, level: number) => string;
  /** Returns the level of a list for the paragraphs of a style, given the style and those it is based on. */
  readonly levelOf: (listId: string, styles: readonly ListedStyle[]) => number;
}

interface Level {
  start: number;
  format: string;
  text: string;
  /** The style whose paragraphs have this level. */
  style: string | null;
  /** Whether the numbers of all levels are decimal in its text. */
  isLegal: boolean;
  /** Its count restarts after an item on any of the first `restart` levels; 0: it never does. */
  restart: number;
}

interface Kind {
  readonly levels: Level[];
  /** The list style that it defines; null if there is none. */
  defines: string | null;
  /** The list style that defines its levels; null if it has its own. */
  isDefinedBy: string | null;
}

interface List {
  kind: string;
  readonly starts: Map<number, number>;
  /** The levels of its kind that it overrides. */
  readonly levels: Level[];
}

// Word's own limit.
const LEVELS_MAX = 9;

/** The document's lists so far, and what the open elements define. */
interface State {
  readonly kinds: Map<string, Kind>;
  readonly lists: Map<string, List>;
  kind: Kind;
  list: List;
  /** The levels of the open kind or list. */
  levels: Level[];
  level: Level;
  /** The level whose start the open list overrides. */
  overridden: number;
}

/**
 * Reads the lists of a document from `numbering.xml`. A paragraph names a list (`num`), which refers to a kind of list
 * (`abstractNum`) with up to nine levels, and can override each of them or only its start.
 */
export function createNumberingReader(): {
  readonly handlers: Partial<XmlHandlers>;
  readonly numbering: () => DocxNumbering;
} {
  const state: State = {
    kinds: new Map(),
    lists: new Map(),
    kind: emptyKind(),
    list: emptyList(),
    levels: [],
    level: emptyLevel(),
    overridden: 0,
  };
  const open = (name: string, attributes: XmlAttributes) => OPENED[name]?.(state, attributes);
  return { handlers: { open }, numbering: () => createNumbering(state.kinds, state.lists) };
}

const OPENED: Readonly<Record<string, (state: State, attributes: XmlAttributes) => void>> = {
  abstractNum: (state, { abstractNumId = '' }) => {
    state.kind = emptyKind();
    state.levels = state.kind.levels;
    state.kinds.set(abstractNumId, state.kind);
  },
  lvl: (state, { ilvl = '0' }) => {
    state.level = emptyLevel();
    state.levels[Math.min(Number(ilvl) || 0, LEVELS_MAX - 1)] = state.level;
  },
  start: (state, { val }) => {
    state.level.start = Number(val) || 0;
  },
  numFmt: (state, { val = '' }) => {
    state.level.format = val;
  },
  lvlText: (state, { val = '' }) => {
    state.level.text = val;
  },
  pStyle: (state, { val = null }) => {
    state.level.style = val;
  },
  isLgl: (state, attributes) => {
    state.level.isLegal = isOn(attributes);
  },
  lvlRestart: (state, { val }) => {
    state.level.restart = Number(val) || 0;
  },
  styleLink: (state, { val = null }) => {
    state.kind.defines = val;
  },
  numStyleLink: (state, { val = null }) => {
    state.kind.isDefinedBy = val;
  },
  num: (state, { numId = '' }) => {
    state.list = emptyList();
    state.levels = state.list.levels;
    state.lists.set(numId, state.list);
  },
  abstractNumId: (state, { val = '' }) => {
    state.list.kind = val;
  },
  lvlOverride: (state, { ilvl }) => {
    state.overridden = Number(ilvl) || 0;
  },
  startOverride: (state, { val }) => {
    state.list.starts.set(state.overridden, Number(val) || 0);
  },
};

const emptyLevel = (): Level => ({
  start: 1,
  format: 'decimal',
  text: '',
  style: null,
  isLegal: false,
  restart: LEVELS_MAX,
});
const emptyKind = (): Kind => ({ levels: [], defines: null, isDefinedBy: null });
const emptyList = (): List => ({ kind: '', starts: new Map(), levels: [] });

// Counts the items of each list, and returns their marks.
function createNumbering(kinds: ReadonlyMap<string, Kind>, lists: ReadonlyMap<string, List>): DocxNumbering {
  // By the id of their list, because every paragraph of a list asks for them.
  const known = new Map<string, readonly (Level | undefined)[]>();
  const levelsOf = (listId: string): readonly (Level | undefined)[] => {
    const levels = known.get(listId) ?? readLevels(kinds, lists.get(listId));
    known.set(listId, levels);
    return levels;
  };
  // Lists of the same kind share counters, unless a list sets its own start.
  const counters = new Map<string, Map<number, number>>();
  return {
    next: (listId, depth) => {
      const list = lists.get(listId);
      const levels = levelsOf(listId);
      const level = levels[depth];
      if (list === undefined || level === undefined || level.format === 'bullet') {
        return '-';
      }
      const key = list.starts.size > 0 ? `list ${listId}` : `kind ${list.kind}`;
      const counts = counters.get(key) ?? new Map<number, number>();
      counters.set(key, counts);
      const last = counts.get(depth);
      counts.set(depth, last === undefined ? (list.starts.get(depth) ?? level.start) : last + 1);
      // An item restarts the counters of deeper levels, unless these continue.
      for (const deeper of [...counts.keys()].filter((at) => at > depth && depth < (levels[at]?.restart ?? 0))) {
        counts.delete(deeper);
      }
      return markOf(level, levels, counts);
    },
    levelOf: (listId, styles) => {
      const levels = levelsOf(listId);
      for (const { id, level } of styles) {
        const linked = levels.findIndex((one) => one?.style === id);
        if (linked !== -1 || level !== null) {
          return linked === -1 ? (level ?? 0) : linked;
        }
      }
      return 0;
    },
  };
}

// Returns the levels of a list: those that it overrides, and the others of its kind or of the list style behind it.
function readLevels(kinds: ReadonlyMap<string, Kind>, list: List | undefined): readonly (Level | undefined)[] {
  const kind = kinds.get(list?.kind ?? '');
  const defining =
    kind?.isDefinedBy == null ? kind : [...kinds.values()].find(({ defines }) => defines === kind.isDefinedBy);
  return Array.from({ length: LEVELS_MAX }, (_, at) => list?.levels[at] ?? defining?.levels[at]);
}

function markOf(
  { text, format, isLegal }: Level,
  levels: readonly (Level | undefined)[],
  counts: ReadonlyMap<number, number>,
): string {
  if (format === 'none') {
    return '';
  }
  return text.replace(/%([1-9])/g, (_, digit: string) => {
    const at = Number(digit) - 1;
    const own = levels[at]?.format ?? 'decimal';
    // Word keeps the leading zero: "Section 1.01" below "Article I".
    const shown = isLegal && own !== 'decimalZero' ? 'decimal' : own;
    return numberInFormat(counts.get(at) ?? levels[at]?.start ?? 1, shown);
  });
}
