import { append } from '../../append.ts';
import type { Block } from '../../extracted-document.ts';
import { headingDepths, type ParagraphLook } from '../../heading-looks.ts';
import { createHeadingPath, type HeadingPath } from '../../heading-path.ts';
import { labelBlocks } from '../../tables/label-rows.ts';
import { rowText } from '../../tables/table-text.ts';
import { visibleLines } from '../../visible-text.ts';
import type { DocxFlow, DocxParagraph, DocxTable } from './docx-flow.ts';
import type { DocxNumbering } from './docx-numbering.ts';
import type { DocxStyles } from './docx-styles.ts';
import { docxTableTexts } from './docx-table.ts';

/** The blocks of a Word document, and possible titles from its text. */
interface DocxBlocks {
  readonly blocks: readonly Block[];
  /** The paragraph with the title style. */
  readonly title: string | null;
  /** The heading of level 1, if the document begins with it or has no other. */
  readonly heading: string | null;
}

interface State {
  readonly styles: DocxStyles;
  readonly numbering: DocxNumbering;
  readonly blocks: Block[];
  readonly path: HeadingPath;
  /** The levels of the paragraphs that are headings only by their look. */
  readonly headingsByLook: ReadonlyMap<DocxParagraph, number>;
  title: string | null;
  readonly headings: string[];
  beginsWithHeading: boolean;
}

// The levels of headings in Word.
const LEVELS_MAX = 9;
const BOLD = 'bold';
const TITLE = /^title$/i;
// The styles of Word's tables of contents, where every line repeats a heading with its page. Some programs refer to
// them by id without defining them.
const CONTENTS = /^(?:toc|table of figures|index) ?\d?$|^toc heading$/i;

/** Groups the paragraphs and tables of a document under their headings. */
export function docxBlocks(flow: DocxFlow, styles: DocxStyles, numbering: DocxNumbering): DocxBlocks {
  const blocks: Block[] = [];
  const state: State = {
    styles,
    numbering,
    blocks,
    path: createHeadingPath(blocks),
    headingsByLook: headingsByLook(flow, styles),
    title: null,
    headings: [],
    beginsWithHeading: false,
  };
  for (const part of flow) {
    addPart(part, state);
  }
  state.path.end();
  const { title, headings, beginsWithHeading } = state;
  return { blocks, title, heading: beginsWithHeading || headings.length === 1 ? (headings[0] ?? null) : null };
}

function addPart(part: DocxFlow[number], state: State): void {
  if (part.kind === 'table') {
    addTable(part, state);
    return;
  }
  const style = state.styles.get(part.style);
  const text = textOf(part);
  if (text === '' || isContents(part, state.styles)) {
    countEmpty(part, text, state);
    return;
  }
  const level = levelOf(part, state.styles) ?? state.headingsByLook.get(part) ?? null;
  const marked = markOf(part, state) + text;
  if (TITLE.test(style.name)) {
    state.title ??= text;
    state.path.enter(0, text);
  } else if (level !== null) {
    if (level === 1) {
      state.beginsWithHeading ||= state.headings.length === 0 && state.blocks.length === 0;
      state.headings.push(text);
    }
    state.path.enter(level, marked);
  } else {
    const kind = listOf(part, state) === null ? 'paragraph' : 'item';
    state.blocks.push({ kind, text: marked, headings: state.path.use(), page: null });
  }
}

function isContents({ style }: DocxParagraph, styles: DocxStyles): boolean {
  return CONTENTS.test(styles.get(style).name || (style ?? ''));
}

function levelOf({ outline, style }: DocxParagraph, styles: DocxStyles): number | null {
  return outline === null ? styles.get(style).heading : outline || null;
}

// Returns the levels of headings that are only bold or larger; these levels are below those that styles set.
function headingsByLook(flow: DocxFlow, styles: DocxStyles): ReadonlyMap<DocxParagraph, number> {
  const paragraphs = flow.map((part) =>
    part.kind === 'table' || isContents(part, styles) || levelOf(part, styles) !== null ? null : part,
  );
  const depths = headingDepths(paragraphs.map(paragraphLook), (look, text) => look.font === BOLD && text.font !== BOLD);
  return new Map([...depths].map(([at, depth]) => [paragraphs[at] as DocxParagraph, LEVELS_MAX + 1 + depth]));
}

function paragraphLook(paragraph: DocxParagraph | null): ParagraphLook | null {
  if (paragraph === null) {
    return null;
  }
  const letters = paragraph.looks.map(({ isBold, size, letters: count }) => {
    return [{ font: isBold ? BOLD : '', size: size / 2 }, count] as const;
  });
  const text = textOf(paragraph);
  return {
    text,
    look: letters.length === 1 ? (letters[0]?.[0] ?? null) : null,
    letters,
    isNotHeading: /[\n\t]/.test(paragraph.text.trim()),
  };
}

function textOf({ text }: DocxParagraph): string {
  return visibleLines(text);
}

// An empty paragraph of a list is printed with its number, so that the next one has a higher number.
function countEmpty(paragraph: DocxParagraph, text: string, state: State): void {
  if (text === '' && !paragraph.isEndHidden) {
    markOf(paragraph, state);
  }
}

function listOf(
  paragraph: DocxParagraph,
  { styles, numbering }: State,
): { readonly id: string; readonly level: number } | null {
  const own = styles.get(paragraph.style).list;
  const id = paragraph.listId ?? own?.id ?? '0';
  // List 0 removes a paragraph from the list of its style.
  const level = paragraph.listLevel ?? numbering.levelOf(id, own?.styles ?? []);
  return id === '0' ? null : { id, level: Math.min(level, 8) };
}

function markOf(paragraph: DocxParagraph, state: State): string {
  const list = listOf(paragraph, state);
  if (list === null) {
    return '';
  }
  const mark = state.numbering.next(list.id, list.level);
  const isHeading = levelOf(paragraph, state.styles) !== null || state.headingsByLook.has(paragraph);
  return `${isHeading ? '' : '  '.repeat(list.level)}${mark === '' ? '' : `${mark} `}`;
}

function addTable(table: DocxTable, state: State): void {
  const rows = table.rows.filter(({ isHidden }) => !isHidden);
  // A table with one column is used for layout and has no rows to keep together.
  if (rows.every(({ cells }) => cells.length <= 1)) {
    for (const part of rows.flatMap(({ cells }) => cells.flatMap(({ flow }) => flow))) {
      addPart(part, state);
    }
    return;
  }
  // Counts numbers once, in the order of the cells.
  const known = new Map(
    rows.flatMap(({ cells }) =>
      cells
        .filter(({ merge }) => merge !== 'continue')
        .map(({ flow }): [DocxFlow, string] => [flow, flowText(flow, (paragraph) => numberOf(paragraph, state))]),
    ),
  );
  const texts = docxTableTexts(table, (flow) => known.get(flow) ?? flowText(flow, () => ''));
  const labeled = rows[0]?.isHeader === true ? null : labelBlocks(texts, state.path.use);
  const [header = '', ...others] = texts.map(rowText);
  const lines = others.filter((line) => line !== '');
  if (labeled !== null) {
    append(state.blocks, labeled);
  } else if (header !== '' || lines.length > 0) {
    state.blocks.push({ kind: 'table', header, rows: lines, headings: state.path.use(), page: null });
  }
  // The rows of a table in a cell would be one text there: they follow their table.
  for (const part of rows.flatMap(({ cells }) => cells.flatMap(({ flow }) => flow))) {
    if (part.kind === 'table' && hasRows(part)) {
      addTable(part, state);
    }
  }
}

function hasRows({ rows }: DocxTable): boolean {
  const seen = rows.filter(({ isHidden }) => !isHidden);
  return seen.length > 1 && seen.some(({ cells }) => cells.length > 1);
}

// Returns the number of a paragraph in a table. Bullets only separate items there.
function numberOf(paragraph: DocxParagraph, state: State): string {
  const isPrinted = textOf(paragraph) !== '' || !paragraph.isEndHidden;
  const mark = isPrinted ? markOf(paragraph, state).trimStart() : '';
  return mark === '- ' ? '' : mark;
}

function flowText(flow: DocxFlow, markOfNext: (paragraph: DocxParagraph) => string): string {
  return flow
    .map((part) => {
      if (part.kind === 'paragraph') {
        return (markOfNext(part) + textOf(part)).trimEnd();
      }
      const seen = hasRows(part) ? [] : part.rows.filter(({ isHidden }) => !isHidden);
      return seen.flatMap(({ cells }) => cells.map((cell) => flowText(cell.flow, markOfNext))).join(' ');
    })
    .filter((text) => text !== '')
    .join(' ');
}
