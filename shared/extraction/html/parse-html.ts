import {
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  parse,
  type TreeAdapter,
} from 'parse5';
import { CannotRead } from '../cannot-read.ts';

type Document = DefaultTreeAdapterTypes.Document;
type Node = DefaultTreeAdapterTypes.Node;

// Limits on the stack and memory that a malicious file can use.
const DEPTH_MAX = 400;
const ELEMENTS_MAX = 1_000_000;
const ELEMENTS_BETWEEN_CHECKS = 512;
const XHTML = /^\s*<\?xml\b|<!DOCTYPE\s[^<>]{1,200}\bXHTML\b|\sxmlns=["']http:\/\/www\.w3\.org\/1999\/xhtml["']/i;
// In characters: the namespace is in the first tag, which comments may precede.
const XHTML_SEARCH_LENGTH = 4_096;
// Elements whose content is not parsed or not shown: without an end, they would contain the rest of the page.
const EMPTY_ELEMENT =
  /<(title|script|style|textarea|iframe|noframes|xmp|noscript|template|object|video|audio|canvas|select)(\s[^<>]*)?\/>/gi;

// Any element except those that have no content in HTML anyway.
const EMPTY_XML_ELEMENT =
  /<(?!(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)\b)([a-z][a-z0-9]{0,30})(\s[^<>]*)?\/>/gi;

/**
 * Parses a page as browsers do, and closes the elements that XHTML leaves empty: `<title/>`, and in a file that
 * browsers read as XML (`isXml`) also `<div/>`, which in HTML would contain the rest of the page.
 *
 * @throws `CannotRead` for a page that nests more than 400 elements or has more than a million, because the parser's
 * time grows faster than either.
 */
export function parseHtml(text: string, timeIsUp: () => boolean, isXml: boolean): Document {
  const depths = new Map<Node, number>();
  let elements = 0;
  const enter = (parent: Node, child: Node) => {
    const depth = (depths.get(parent) ?? 0) + 1;
    depths.set(child, depth);
    if (depth > DEPTH_MAX) {
      throw new CannotRead('too_complex');
    }
  };
  const treeAdapter: TreeAdapter<DefaultTreeAdapterMap> = {
    ...defaultTreeAdapter,
    createElement: (...given) => {
      elements += 1;
      if (elements > ELEMENTS_MAX) {
        throw new CannotRead('too_complex');
      }
      if (elements % ELEMENTS_BETWEEN_CHECKS === 0 && timeIsUp()) {
        throw new CannotRead('timed_out');
      }
      return defaultTreeAdapter.createElement(...given);
    },
    appendChild: (parent, child) => {
      enter(parent, child);
      defaultTreeAdapter.appendChild(parent, child);
    },
    insertBefore: (parent, child, before) => {
      enter(parent, child);
      defaultTreeAdapter.insertBefore(parent, child, before);
    },
  };
  const isXhtml = isXml || XHTML.test(text.slice(0, XHTML_SEARCH_LENGTH));
  const empty = isXml ? EMPTY_XML_ELEMENT : EMPTY_ELEMENT;
  return parse(isXhtml ? text.replace(empty, '<$1$2></$1>') : text, { treeAdapter });
}
