import type { Block } from '../extracted-document.ts';
import { rowText } from '../tables/table-text.ts';
import { visibleLine } from '../visible-text.ts';
import type { XmlHandlers } from '../xml/read-xml.ts';
import type { OfficePackage } from './office-package.ts';
import { formatNumber, GENERAL, type NumberFormat, numberFormat } from './xlsx/number-format.ts';

/** A part of an Office document that may link to charts and comments, and the place of its blocks. */
interface OfficePart {
  readonly office: OfficePackage;
  readonly part: string;
  readonly place: Pick<Block, 'headings' | 'page'>;
  readonly timeIsUp: () => boolean;
}

interface Series {
  name: string;
  readonly categories: Map<number, string>;
  readonly values: Map<number, string>;
}

// More points than a reader sees in a chart.
const [SERIES_MAX, POINTS_MAX] = [100, 2_000];
// The first id of a format that a document defines itself.
const CUSTOM_FORMAT = 164;
const CATEGORY = /^(?:cat|xVal)$/;
const VALUE = /^(?:val|yVal)$/;

/** Returns the numbers of the charts of a part as tables: a row for each category, a column for each series. */
export function chartBlocks({ office, part, place, timeIsUp }: OfficePart): readonly Block[] {
  const links = [...office.relations(part).values()];
  return links.flatMap((link): readonly Block[] => {
    if (link.type === 'drawing') {
      return chartBlocks({ office, part: link.part, place, timeIsUp });
    }
    const chart = createChartReader();
    if (link.type !== 'chart' || !office.read(link.part, chart.handlers, timeIsUp) || chart.series.length === 0) {
      return [];
    }
    const categories = new Map(chart.series.flatMap((each) => [...each.values.keys()].map((at) => [at, each])));
    const rows = [...categories].map(([at, owner]) =>
      rowText([owner.categories.get(at) ?? '', ...chart.series.map(({ values }) => values.get(at) ?? '')]),
    );
    const header = rowText([
      visibleLine(chart.title()) || 'Chart',
      ...chart.series.map(({ name }) => visibleLine(name)),
    ]);
    return rows.length === 0 ? [] : [{ kind: 'table', header, rows, ...place }];
  });
}

function createChartReader() {
  const series: Series[] = [];
  const path: string[] = [];
  let title = '';
  let format = GENERAL;
  let [at, written] = [0, ''];
  const handlers: XmlHandlers = {
    open: (name, { idx }) => {
      path.push(name);
      written = '';
      at = name === 'pt' ? Number(idx) : at;
      if (name === 'ser' && series.length < SERIES_MAX) {
        series.push({ name: '', categories: new Map(), values: new Map() });
      }
    },
    text: (text) => {
      written += text;
    },
    close: (name) => {
      path.pop();
      const own = path.includes('ser') ? series.at(-1) : undefined;
      if (name === 't' && path.includes('title') && !path.includes('plotArea')) {
        title += written;
      } else if (name === 'formatCode') {
        format = numberFormat(CUSTOM_FORMAT, written);
      } else if (name === 'v' && own !== undefined && own.values.size < POINTS_MAX) {
        addPoint(own, { path, at, text: textOf(written, path, format) });
      }
    },
  };
  return { series, handlers, title: () => title };
}

function textOf(written: string, path: readonly string[], format: NumberFormat): string {
  const isNumber = path.some((name) => /^num(?:Cache|Lit)$/.test(name)) && Number.isFinite(Number(written));
  return visibleLine(isNumber ? formatNumber(Number(written), format, 1900) : written);
}

function addPoint(
  series: Series,
  point: { readonly path: readonly string[]; readonly at: number; readonly text: string },
) {
  const { path, at, text } = point;
  if (path.includes('tx')) {
    series.name += text;
  } else if (path.some((name) => CATEGORY.test(name))) {
    series.categories.set(at, text);
  } else if (path.some((name) => VALUE.test(name))) {
    series.values.set(at, text);
  }
}

/** Returns the comments of a sheet or slide, each with a mark that it is one. */
export function commentBlocks({ office, part, place, timeIsUp }: OfficePart): readonly Block[] {
  const comments: { where: string; text: string }[] = [];
  let isText = false;
  const handlers: XmlHandlers = {
    open: (name, { ref = '' }) => {
      if (name === 'comment' || name === 'cm') {
        comments.push({ where: ref, text: '' });
      }
      isText = name === 't' || name === 'text';
    },
    close: () => {
      isText = false;
    },
    text: (text) => {
      const open = comments.at(-1);
      if (isText && open !== undefined) {
        open.text += text;
      }
    },
  };
  for (const link of office.relations(part).values()) {
    if (link.type === 'comments') {
      office.read(link.part, handlers, timeIsUp);
    }
  }
  return comments.flatMap(({ where, text }): Block[] => {
    const mark = where === '' ? 'Comment' : `Comment on ${where}`;
    return text.trim() === '' ? [] : [{ kind: 'paragraph', text: `${mark}: ${visibleLine(text)}`, ...place }];
  });
}
