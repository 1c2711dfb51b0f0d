import type { DefaultTreeAdapterTypes } from 'parse5';

const HEADING = /^h[1-6]$/;
const SIGNS = /^\s*(?:[¶#§]|[🔗⚓]\uFE0F?)\s*$/u;
// The class that Sphinx and MkDocs also give to such links beside terms and captions.
const HEADER_LINK = /(?:^|\s)headerlink(?:\s|$)/;

/** A node of the tree that parse5 builds. */
export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
/** An element of that tree. */
export type HtmlElement = DefaultTreeAdapterTypes.Element;

/** Whether a node is an element. */
export function isElement(node: HtmlNode | DefaultTreeAdapterTypes.ParentNode): node is HtmlElement {
  return 'tagName' in node;
}

/** Returns the value of an attribute, or null when the element does not have it. */
export function attributeOf({ attrs }: Pick<HtmlElement, 'attrs'>, name: string): string | null {
  return attrs.find((attribute) => attribute.name === name)?.value ?? null;
}

/** Returns the elements directly inside a node. */
export function childElements({ childNodes }: { readonly childNodes: readonly HtmlNode[] }): readonly HtmlElement[] {
  return childNodes.filter(isElement);
}

/** Returns all text in an element, whether it is displayed or not. */
export function textIn(element: HtmlElement): string {
  return element.childNodes
    .map((node) => (node.nodeName === '#text' && 'value' in node ? node.value : isElement(node) ? textIn(node) : ''))
    .join('');
}

/**
 * Whether an element is the sign beside a heading that links to the heading itself, as programs for documentation add:
 * it is not part of the heading.
 */
export function isHeadingLink(element: HtmlElement): boolean {
  const { tagName, parentNode } = element;
  if (tagName !== 'a' || attributeOf(element, 'href')?.includes('#') !== true) {
    return false;
  }
  const around = [parentNode, parentNode && 'parentNode' in parentNode ? parentNode.parentNode : null];
  const isInHeading = around.some((node) => node !== null && isElement(node) && HEADING.test(node.tagName));
  return (isInHeading || HEADER_LINK.test(attributeOf(element, 'class') ?? '')) && SIGNS.test(textIn(element));
}
