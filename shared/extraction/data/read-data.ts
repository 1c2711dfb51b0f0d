import { type Document, isAlias, isMap, isNode, isScalar, isSeq, parseAllDocuments } from 'yaml';

/** A value of a JSON or YAML file; its entries have their comments. */
export type DataNode =
  | { readonly kind: 'map'; readonly entries: readonly DataEntry[] }
  | { readonly kind: 'list'; readonly entries: readonly DataEntry[] }
  | { readonly kind: 'value'; readonly text: string };

/** A field of an object, or an item of a list. */
export interface DataEntry {
  /** Null for an item of a list, and for comments without a value below them. */
  readonly key: string | null;
  readonly value: DataNode;
  /** The comment after it, on the same line. */
  readonly comment: string | null;
  /** The comments on separate lines above it. */
  readonly commentsAbove: readonly string[];
}

// The parser takes about a second for this many characters.
const LENGTH_MAX = 1_000_000;
// A file that exceeds these limits, because aliases repeat large parts or nesting is deep, is read as plain text.
const NODES_MAX = 100_000;
const DEPTH_MAX = 40;

// A node of the parser, with its comments.
interface Commented {
  readonly comment?: string | null | undefined;
  readonly commentBefore?: string | null | undefined;
}

/**
 * Returns the content of a JSON or YAML file, document by document; null for any other file, or one too large or too
 * deep.
 */
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
  // Nodes are read in the order of the file, so that an alias refers to the last node with its name. The parser's own
  // resolution walks through the document each time.
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
      return { kind: 'map', entries: [...entries, ...commentEntry(node.comment)] };
    }
    if (isSeq(node)) {
      const entries = node.items.map((item) => entryOf(null, read(item, depth + 1), [item]));
      return { kind: 'list', entries: [...entries, ...commentEntry(node.comment)] };
    }
    return { kind: 'value', text: textOf(node) };
  };
  const content = read(document.contents, 0);
  const before = [document.commentBefore, document.contents?.commentBefore].flatMap(commentEntry);
  const after = commentEntry(document.comment);
  return content.kind === 'value' ? content : { ...content, entries: [...before, ...content.entries, ...after] };
}

// Returns an entry without a value for comments that are above or below all others.
function commentEntry(comment: string | null | undefined): readonly DataEntry[] {
  const commentsAbove = linesOf(comment);
  return commentsAbove.length === 0
    ? []
    : [{ key: null, value: { kind: 'value', text: '' }, comment: null, commentsAbove }];
}

function linesOf(comment: string | null | undefined): readonly string[] {
  const lines = (comment ?? '').split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '');
}

function entryOf(key: string | null, value: DataNode, nodes: readonly unknown[]): DataEntry {
  const commented = nodes.filter((node): node is Commented => typeof node === 'object' && node !== null);
  const after = value.kind === 'value' ? commented.findLast(({ comment }) => comment)?.comment?.trim() : undefined;
  const commentsAbove = commented.flatMap(({ commentBefore }) => linesOf(commentBefore));
  return { key, value, comment: after ?? null, commentsAbove };
}

// Keeps numbers and dates as written in the file: 33.0 is not 33.
function textOf(node: unknown): string {
  if (!isScalar(node)) {
    return '';
  }
  return (node.source ?? (node.value === null ? '' : String(node.value))).trim();
}
