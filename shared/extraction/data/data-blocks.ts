import { append } from '../append.ts';
import type { Block } from '../extracted-document.ts';
import { onOneLine, recordLines } from './data-records.ts';
import type { DataEntry, DataNode } from './read-data.ts';

// An object or list is written on one line if it stays within these limits: the fields of an object, the fields of an
// object in a list, the characters of the line, and the characters of each item of a list.
const FIELDS_MAX = 2;
const ITEM_FIELDS_MAX = 4;
const INLINE_LENGTH_MAX = 120;
const WORD_LENGTH_MAX = 30;
// A longer value is prose, and becomes a paragraph.
const VALUE_LENGTH_MAX = 300;
const NAME_LENGTH_MAX = 60;
const NAME = /^(?:name|title|label|titel|bezeichnung|nom|titre|nombre|t[ií]tulo|nome|titolo|naam|nazwa)$/i;

/**
 * Returns the blocks of a JSON or YAML document: for a list of similar records, one line for each record; for anything
 * else, one line for each field, with the fields of an object together and the names of the surrounding objects as
 * headings. A list item of several lines also has a heading: its name, else its first short text, else its number.
 */
export function dataBlocks(node: DataNode, headings: readonly string[] = []): readonly Block[] {
  if (node.kind === 'value') {
    return node.text === '' ? [] : [linesBlock([node.text], headings)];
  }
  const records = recordLines(node);
  if (records !== null) {
    // A list may be long, and is split between records.
    return records.map((text) => ({ kind: 'item', text, headings, page: null }));
  }
  const blocks: Block[] = [];
  let lines: string[] = [];
  const close = () => {
    if (lines.length > 0) {
      blocks.push(linesBlock(lines, headings));
      lines = [];
    }
  };
  const inLines = node.entries.map(lineOf);
  // If one item of a list needs several lines, no object in the list is written on one line.
  const isApart = node.kind === 'list' && inLines.includes(null);
  for (const [at, entry] of node.entries.entries()) {
    append(
      lines,
      entry.commentsAbove.map((comment) => `# ${comment}`),
    );
    const line = isApart && entry.value.kind === 'map' ? null : (inLines[at] ?? null);
    if (line === null) {
      close();
      append(blocks, blocksBelow(entry, [...headings, ...nameOf(entry, at)]));
    } else if (line !== '') {
      lines.push(line);
    }
  }
  close();
  return blocks;
}

function blocksBelow({ value }: DataEntry, headings: readonly string[]): readonly Block[] {
  return value.kind === 'value'
    ? [{ kind: 'paragraph', text: value.text, headings, page: null }]
    : dataBlocks(value, headings);
}

// A block of lines that are kept together.
function linesBlock(lines: readonly string[], headings: readonly string[]): Block {
  return { kind: 'code', text: lines.join('\n'), headings, page: null };
}

// Returns an entry on one line; null where it needs several lines, '' for an empty item.
function lineOf({ key, value, comment }: DataEntry): string | null {
  const text = shortText(value, key === null ? ITEM_FIELDS_MAX : FIELDS_MAX);
  if (text === null) {
    return null;
  }
  const item = text === '' ? '' : `- ${text}`;
  const named = key === null ? item : `${key}: ${text}`.trimEnd();
  return comment === null ? named : `${named} # ${comment}`;
}

// Returns a value as text for one line, or null where it is too long or contains more than plain values.
function shortText(value: DataNode, fieldsMax: number): string | null {
  if (value.kind === 'value') {
    const text = onOneLine(value.text);
    return text.length <= VALUE_LENGTH_MAX ? text : null;
  }
  const fields = value.entries.map(({ key, value: inner, commentsAbove, comment }) =>
    inner.kind === 'value' && commentsAbove.length === 0 && comment === null
      ? { key, text: onOneLine(inner.text) }
      : null,
  );
  if (fields.includes(null)) {
    return null;
  }
  const isList = value.kind === 'list';
  const texts = fields.map((field) =>
    isList ? (field?.text ?? '') : `${field?.key ?? ''}: ${field?.text ?? ''}`.trimEnd(),
  );
  const isFew = isList ? texts.every((text) => text.length <= WORD_LENGTH_MAX) : texts.length <= fieldsMax;
  const text = texts.join(isList ? ', ' : '; ');
  return isFew && text.length <= INLINE_LENGTH_MAX ? text : null;
}

// Returns the heading of an entry: its key or, for a list item, its name, its first short text or its number.
function nameOf({ key, value }: DataEntry, at: number): readonly string[] {
  if (key !== null) {
    return [key];
  }
  const entries = value.kind === 'value' ? [] : value.entries;
  const texts = entries.flatMap((entry) => {
    const isName = entry.value.kind === 'value' && /\p{L}/u.test(entry.value.text);
    return isName && entry.value.text.length <= NAME_LENGTH_MAX
      ? [{ key: entry.key ?? '', text: entry.value.text }]
      : [];
  });
  const own = texts.find((field) => NAME.test(field.key)) ?? texts[0];
  return [own?.text ?? `${at + 1}`];
}
