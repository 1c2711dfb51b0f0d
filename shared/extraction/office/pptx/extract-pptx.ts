import { append } from '../../append.ts';
import { CannotRead } from '../../cannot-read.ts';
import { DOCUMENT_PAGES_MAX } from '../../document-limits.ts';
import { plausibleTitle } from '../../document-title.ts';
import type { Block, ExtractedDocument } from '../../extracted-document.ts';
import { createLeftOutCounter, type LeftOutCounter } from '../../left-out.ts';
import { headerRowsOf } from '../../tables/header-rows.ts';
import { labelBlocks } from '../../tables/label-rows.ts';
import { gridTexts, tableGrid } from '../../tables/spanned-table.ts';
import { rowText } from '../../tables/table-text.ts';
import { visibleLines } from '../../visible-text.ts';
import type { XmlAttributes, XmlHandlers } from '../../xml/read-xml.ts';
import { chartBlocks, commentBlocks } from '../charts-and-comments.ts';
import { type OfficePackage, propertiesTitle } from '../office-package.ts';
import { createSlideReader, NO_SETTING } from './read-slide.ts';
import { createNumberer } from './slide-numbers.ts';
import { inReadingOrder } from './slide-order.ts';
import { createColorMapReader, createSettings, type Settings } from './slide-setting.ts';
import type { SlideShape } from './slide-shape.ts';

interface Deck {
  readonly slides: string[];
  width: number;
  height: number;
}

const TITLES = new Set(['title', 'ctrTitle']);
// Placeholders for content that every slide repeats: date, footer, header, slide number.
const REPEATED = new Set(['dt', 'ftr', 'hdr', 'sldNum', 'sldImg']);

/**
 * Extracts a presentation: the slides in order, each a page under its own title, with its tables, diagrams and speaker
 * notes, which are marked as notes. Hidden slides are counted but left out.
 */
export function extractPptx(pptx: OfficePackage, timeIsUp: () => boolean): ExtractedDocument {
  const deck = readDeck(pptx, timeIsUp);
  if (deck.slides.length > DOCUMENT_PAGES_MAX) {
    throw new CannotRead('too_many_pages');
  }
  const links = pptx.relations(pptx.main);
  const settings = createSettings(pptx, timeIsUp);
  const leftOut = createLeftOutCounter();
  const blocks: Block[] = [];
  const titles: (string | null)[] = [];
  for (const [index, id] of deck.slides.entries()) {
    const part = links.get(id)?.part;
    if (part !== undefined) {
      const slide = readSlide(pptx, part, { deck, settings, page: index + 1, leftOut, timeIsUp });
      append(blocks, slide.blocks);
      titles.push(slide.title);
    }
  }
  const title = plausibleTitle(propertiesTitle(pptx)) ?? plausibleTitle(titles[0]);
  return { type: 'pptx', title, pages: deck.slides.length, blocks, leftOut: leftOut.counts() };
}

function readDeck(pptx: OfficePackage, timeIsUp: () => boolean): Deck {
  const deck: Deck = { slides: [], width: 0, height: 0 };
  const open: XmlHandlers['open'] = (name, { cx, cy, ':id': id }) => {
    if (name === 'sldId' && id !== undefined) {
      deck.slides.push(id);
    } else if (name === 'sldSz') {
      Object.assign(deck, { width: Number(cx) || 0, height: Number(cy) || 0 });
    }
  };
  if (!pptx.read(pptx.main, { open }, timeIsUp)) {
    throw new CannotRead('corrupt');
  }
  return deck;
}

interface SlideRequest {
  readonly deck: Deck;
  readonly settings: Settings;
  readonly page: number;
  readonly leftOut: LeftOutCounter;
  readonly timeIsUp: () => boolean;
}

function readSlide(
  pptx: OfficePackage,
  part: string,
  { deck, settings, page, leftOut, timeIsUp }: SlideRequest,
): { readonly title: string | null; readonly blocks: readonly Block[] } {
  const reader = readShapes(pptx, part, { deck, settings, timeIsUp });
  if (reader.isHidden()) {
    leftOut.add('hidden_slide');
    return { title: null, blocks: [] };
  }
  const shapes = reader.shapes.filter(({ placeholder }) => placeholder === null || !REPEATED.has(placeholder));
  const titleShape = shapes.find(({ placeholder }) => placeholder !== null && TITLES.has(placeholder));
  const title = titleShape === undefined ? '' : textOf(titleShape).replace(/\s+/g, ' ');
  const headings = title === '' ? [] : [title];
  const others = inReadingOrder(shapes.filter((shape) => shape.parts.length > 0 || shape.diagram !== null)).filter(
    (shape) => shape !== titleShape || title === '',
  );
  const links = pptx.relations(part);
  const blocks = others.flatMap((shape) => {
    const diagram = links.get(shape.diagram ?? '');
    const inside = diagram?.type === 'diagramData' ? diagramShapes(pptx, diagram.part, timeIsUp) : [];
    return [shape, ...inside].flatMap((one) => blocksOf(one, headings, page));
  });
  const more = { office: pptx, part, place: { headings, page }, timeIsUp };
  append(blocks, [...chartBlocks(more), ...commentBlocks(more)]);
  const notesPart = [...links.values()].find(({ type }) => type === 'notesSlide')?.part;
  const notes = notesPart === undefined ? '' : notesText(pptx, notesPart, timeIsUp);
  if (notes !== '') {
    blocks.push({ kind: 'paragraph', text: `Speaker notes: ${notes}`, headings, page });
  }
  if (blocks.length === 0 && title !== '') {
    return { title, blocks: [{ kind: 'paragraph', text: title, headings: [], page }] };
  }
  return { title: title || null, blocks };
}

// The color map of a slide comes after the shapes to which it applies. Few slides have one: those are read twice.
function readShapes(
  pptx: OfficePackage,
  part: string,
  { deck, settings, timeIsUp }: Omit<SlideRequest, 'page' | 'leftOut'>,
) {
  const read = (map: XmlAttributes | null) => {
    const reader = createSlideReader(settings.of(part, deck, map));
    const own = createColorMapReader();
    const open: XmlHandlers['open'] = (name, attributes) => {
      own.open(name, attributes);
      reader.handlers.open(name, attributes);
    };
    pptx.read(part, { ...reader.handlers, open }, timeIsUp);
    return { reader, map: own.map() };
  };
  const { reader, map } = read(null);
  return map === null ? reader : read(map).reader;
}

function diagramShapes(pptx: OfficePackage, part: string, timeIsUp: () => boolean): readonly SlideShape[] {
  const reader = createSlideReader(NO_SETTING);
  pptx.read(part, reader.handlers, timeIsUp);
  return reader.shapes;
}

function notesText(pptx: OfficePackage, part: string, timeIsUp: () => boolean): string {
  const reader = createSlideReader(NO_SETTING);
  pptx.read(part, reader.handlers, timeIsUp);
  return reader.shapes
    .filter(({ placeholder }) => placeholder === 'body')
    .map(textOf)
    .filter((text) => text !== '')
    .join('\n');
}

function textOf({ parts }: SlideShape): string {
  return parts
    .map((part) => (part.kind === 'paragraph' ? visibleLines(part.text) : ''))
    .filter((text) => text !== '')
    .join('\n');
}

function blocksOf(shape: SlideShape, headings: readonly string[], page: number): Block[] {
  const isList = shape.placeholder === 'body' || shape.placeholder === 'obj';
  const numberOf = createNumberer();
  return shape.parts.flatMap((part): Block[] => {
    if (part.kind === 'table') {
      const grid = tableGrid(part.rows);
      const texts = gridTexts(grid, headerRowsOf(grid));
      const labeled = labelBlocks(texts, () => headings);
      if (labeled !== null) {
        return labeled.map((block) => ({ ...block, page }));
      }
      const [header = '', ...rows] = texts.map(rowText).filter((row) => row !== '');
      return header === '' ? [] : [{ kind: 'table', header, rows, headings, page }];
    }
    const text = visibleLines(part.text);
    if (text === '') {
      return [];
    }
    const mark = numberOf(part) ?? (isList ? '-' : null);
    return mark === null
      ? [{ kind: 'paragraph', text, headings, page }]
      : [{ kind: 'item', text: `${'  '.repeat(part.level)}${mark} ${text}`, headings, page }];
  });
}
