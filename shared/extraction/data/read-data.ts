import { type Document, isAlias, isMap, isNode, isScalar, isSeq, parseAllDocuments } from 'yaml';

/** A value of a JSON or YAML file, with the comments beside or above it. */
export type DataNode =
  | { readonly kind: 'map'; readonly entries: readonly DataEntry[] }
  | { readonly kind: 'list'; readonly entries: readonly DataEntry[] }
  | { readonly kind: 'value'; readonly text: string };

/** A field of an object, or an item of a list. */
export interface DataEntry {
  /** Null for an item of a list. */
  readonly key: string | null;
  readonly value: DataNode;
  /** The comment after it. */
  readonly remark: string | null;
  /** The remarks on lines of their own above it. */
  readonly above: readonly string[];
}

// The parser needs about a second for as much.
const LENGTH_MAX = 1_000_000;
// Of a file that repeats itself by aliases, or that nests without end, the text is read as it is.
const NODES_MAX = 100_000;
const DEPTH_MAX = 40;

interface Remarked {
  readonly comment?: string | null | undefined;
  readonly commentBefore?: string | null | undefined;
}

/** What a JSON or YAML file holds, document by document; null when it is not such a file, too large or too deep. */
export function readData(text: string): readonly DataNode[] | null {
  if (text.length > LENGTH_MAX) {
    return null;
  }
  const parsed = parseAllDocuments(text, { uniqueKeys: false, strict: false, logLevel: 'silent' });
  const documents = (Array.isArray(parsed) ? parsed : []) as Document[];
  if (documents.length === 0 || documents.some(({ errors }) => errors.length > 0)) {
    return null;
  }
  try {
    return documents.map(readDocument);
  } catch (error) {
    if (error instanceof TooLarge) {
      return null;
    }
    throw error;
  }
}

class TooLarge extends Error {}

function readDocument(document: Document): DataNode {
  let nodes = 0;
  // Nodes are read in the file's order, so that an alias means the last node of its name. The parser's own way to
  // resolve one goes through the document each time.
  const anchors = new Map<string, unknown>();
  const read = (given: unknown, depth: number): DataNode => {
    const node = isAlias(given) ? anchors.get(given.source) : given;
    nodes += 1;
    const anchor = isNode(node) && 'anchor' in node ? node.anchor : undefined;
    if (typeof anchor === 'string') {
      anchors.set(anchor, node);
    }
    if (nodes > NODES_MAX || depth > DEPTH_MAX) {
      throw new TooLarge();
    }
    if (isMap(node)) {
      const entries = node.items.map(({ key, value }) => entryOf(textOf(key), read(value, depth + 1), [key, value]));
      return { kind: 'map', entries };
    }
    if (isSeq(node)) {
      return { kind: 'list', entries: node.items.map((item) => entryOf(null, read(item, depth + 1), [item])) };
    }
    return { kind: 'value', text: textOf(node) };
  };
  return { ...read(document.contents, 0) };
}

function entryOf(key: string | null, value: DataNode, nodes: readonly unknown[]): DataEntry {
  const remarked = nodes.filter((node): node is Remarked => typeof node === 'object' && node !== null);
  const remark = value.kind === 'value' ? remarked.findLast(({ comment }) => comment)?.comment?.trim() : undefined;
  const above = remarked.flatMap(({ commentBefore }) => (commentBefore ?? '').split('\n'));
  return { key, value, remark: remark ?? null, above: above.map((line) => line.trim()).filter((line) => line !== '') };
}

// Numbers and dates as the file writes them: 33.0 is not 33.
function textOf(node: unknown): string {
  if (!isScalar(node)) {
    return '';
  }
  return (node.source ?? (node.value === null ? '' : String(node.value))).trim();
}
