import { attributeOf, type HtmlElement, isElement, textIn } from './html-element.ts';

const HEADING = /^h[1-6]$/;
const SIGNS = /^\s*(?:[¶#§]|[🔗⚓]\uFE0F?)\s*$/u;
// The class that Sphinx and MkDocs also give to such links beside terms and captions.
const HEADER_LINK = /(?:^|\s)headerlink(?:\s|$)/;

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
