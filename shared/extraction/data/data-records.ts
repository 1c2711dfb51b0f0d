import type { DataEntry, DataNode } from './read-data.ts';

const RECORDS_MIN = 2;
// Longer records are easier to read field by field, but a few of them do not keep the others from having a line each.
const LINE_LENGTH_MAX = 400;
const LONG_SHARE_MAX = 0.1;
// The share of the fields of all records that a record has on average. Objects of different kinds have less in common.
const FILLED_MIN = 0.6;

type Field = readonly [name: string, text: string];

/**
 * Returns a list of similar, flat objects with a line for each, in which every value has its name: a line can be
 * quoted, and a name shows what is personal. Returns null for any other value. The fields of an object inside a record
 * have both names: `rent amount: 120`.
 */
export function recordLines(node: DataNode): readonly string[] | null {
  if (node.kind !== 'list' || node.entries.length < RECORDS_MIN) {
    return null;
  }
  const records: (readonly Field[])[] = [];
  for (const entry of node.entries) {
    const record = recordOf(entry);
    if (record === null) {
      return null;
    }
    records.push(record);
  }
  const names = new Set(records.flatMap((record) => record.map(([name]) => name)));
  const fields = records.reduce((sum, record) => sum + record.length, 0);
  const lines = records.map((record) => `- ${record.map(([name, text]) => `${name}: ${text}`.trimEnd()).join('; ')}`);
  const areAlike = fields >= records.length * names.size * FILLED_MIN;
  const long = lines.filter((line) => line.length > LINE_LENGTH_MAX);
  return areAlike && long.length <= lines.length * LONG_SHARE_MAX ? lines : null;
}

function recordOf({ value, ...entry }: DataEntry): readonly Field[] | null {
  if (value.kind !== 'map' || isCommented(entry)) {
    return null;
  }
  const fields = value.entries.flatMap(fieldsOf);
  const flat = fields.filter((field) => field !== null);
  return flat.length === fields.length && flat.length > 0 ? flat : null;
}

function fieldsOf(entry: DataEntry): readonly (Field | null)[] {
  const { key, value } = entry;
  if (value.kind !== 'map' || value.entries.length === 0) {
    return [fieldOf(key, entry)];
  }
  return isCommented(entry)
    ? [null]
    : value.entries.map((inner) =>
        inner.value.kind === 'value' ? fieldOf(inner.key === null ? null : `${key} ${inner.key}`, inner) : null,
      );
}

function fieldOf(name: string | null, entry: DataEntry): Field | null {
  const { value } = entry;
  if (name === null || isCommented(entry)) {
    return null;
  }
  if (value.kind === 'value') {
    return [name, onOneLine(value.text)];
  }
  const texts = value.entries.map((item) =>
    item.value.kind === 'value' && !isCommented(item) ? onOneLine(item.value.text) : null,
  );
  return texts.includes(null) ? null : [name, texts.join(', ')];
}

function isCommented({ comment, commentsAbove }: Pick<DataEntry, 'comment' | 'commentsAbove'>): boolean {
  return comment !== null || commentsAbove.length > 0;
}

/** Returns a text without its line breaks. */
export function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
