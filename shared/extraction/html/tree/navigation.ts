import { attributeOf, childElements, type HtmlElement, isElement } from './html-element.ts';

// The names that pages give to what leads to other pages, in classes, ids and roles.
const NAMES =
  /(?:^|[\s_-])(?:nav|navbar|navigation|menu|menubar|submenu|breadcrumbs?|pagination|pager|sidebar|toolbar|topbar|social|share|footer|header|contentinfo|banner)(?![a-z])/i;
const CAMEL_NAMES = /[a-z](?:Nav|Navbar|Navigation|Menu|Breadcrumbs?|Sidebar|Footer|Header)(?![a-z])/;
const NAMED_TAG = /^(?:header|footer|aside|menu)$/;
const BLOCK = /^(?:div|section|header|footer|aside|ul|ol|menu|dl|p|form)$/;
// A link past the navigation, which only readers without a pointer see.
const SKIPS = /(?:^|[\s_-])(?:skip|sr-only|visually-hidden|screen-reader-text)(?![a-z])/i;
const SKIP_TEXT =
  /^\s*(?:(?:skip|jump) (?:to|nav)|(?:direkt )?zum (?:haupt)?inhalt|aller au contenu|(?:saltar|ir) al contenido)/i;
const NO_TEXT = /^(?:script|style|template|noscript|head|title|svg|select|textarea|iframe|object)$/;
const CONTACT = /^(?:mailto|tel|sms):/i;
// A menu may have a few words that are no links, such as its heading.
const LINKED_SHARE_MIN = 0.8;
const LINKS_MIN = 2;

/** How much of the text in an element is links, and whether the main part of the page or its name is in it. */
interface LinkShare {
  readonly letters: number;
  readonly linked: number;
  readonly links: number;
  /** The links to other pages among them. */
  readonly away: number;
  readonly hasMain: boolean;
}

const NOTHING: LinkShare = { letters: 0, linked: 0, links: 0, away: 0, hasMain: false };

/**
 * Returns the elements of a page that only lead to other pages or past the navigation. Their text is links: all of it
 * outside the main part of a page that marks one, or most of it in an element whose name says what it is. Given all
 * elements of the page in their order. A page that consists of such links keeps them.
 */
export function navigationIn(elements: readonly HtmlElement[]): ReadonlySet<HtmlElement> {
  const shares = sharesOf(elements);
  const body = elements.find(({ tagName }) => tagName === 'body');
  const all = body === undefined ? 0 : (shares.get(body)?.letters ?? 0);
  const main = elements.filter(isMain).reduce((sum, element) => sum + (shares.get(element)?.letters ?? 0), 0);
  const found = new Set<HtmlElement>();
  const inside = new Set<HtmlElement>();
  let left = all;
  for (const element of elements) {
    const { parentNode } = element;
    const share = shares.get(element) ?? NOTHING;
    if (isContent(element) || (parentNode !== null && isElement(parentNode) && inside.has(parentNode))) {
      inside.add(element);
    } else if (isSkipLink(element) || isNavigation(element, share, main > 0)) {
      found.add(element);
      inside.add(element);
      left -= share.letters;
    }
  }
  const isIndex = main === 0 && left * 2 < all;
  return isIndex ? new Set() : found;
}

function isMain(element: HtmlElement): boolean {
  return element.tagName === 'main' || attributeOf(element, 'role') === 'main';
}

function isContent(element: HtmlElement): boolean {
  return isMain(element) || element.tagName === 'article';
}

function isSkipLink(element: HtmlElement): boolean {
  const isInPage = element.tagName === 'a' && attributeOf(element, 'href')?.includes('#') === true;
  return isInPage && (SKIPS.test(attributeOf(element, 'class') ?? '') || SKIP_TEXT.test(ownText(element)));
}

function ownText({ childNodes }: HtmlElement): string {
  return childNodes.map((node) => (node.nodeName === '#text' && 'value' in node ? node.value : '')).join('');
}

function isNavigation(element: HtmlElement, share: LinkShare, hasMain: boolean): boolean {
  if (share.links < LINKS_MIN || share.hasMain || !BLOCK.test(element.tagName)) {
    return false;
  }
  const isOutside = hasMain && share.away >= LINKS_MIN && share.linked === share.letters;
  return isOutside || (isNamed(element) && share.linked >= share.letters * LINKED_SHARE_MIN);
}

function isNamed(element: HtmlElement): boolean {
  const names = ['class', 'id', 'role'].map((name) => attributeOf(element, name) ?? '').join(' ');
  return NAMED_TAG.test(element.tagName) || NAMES.test(names) || CAMEL_NAMES.test(names);
}

// Children come after their parents.
function sharesOf(elements: readonly HtmlElement[]): ReadonlyMap<HtmlElement, LinkShare> {
  const shares = new Map<HtmlElement, LinkShare>();
  for (const element of elements.toReversed()) {
    shares.set(element, shareOf(element, shares));
  }
  return shares;
}

function shareOf(element: HtmlElement, shares: ReadonlyMap<HtmlElement, LinkShare>): LinkShare {
  if (NO_TEXT.test(element.tagName)) {
    return NOTHING;
  }
  const inner = childElements(element).map((child) => shares.get(child) ?? NOTHING);
  const own = ownText(element).replace(/\s/g, '').length;
  const letters = inner.reduce((sum, share) => sum + share.letters, own);
  const hasMain = isContent(element) || element.tagName === 'h1' || inner.some((share) => share.hasMain);
  const href = attributeOf(element, 'href') ?? '';
  const isLink = element.tagName === 'a' && !CONTACT.test(href);
  if (isLink || element.tagName === 'button') {
    return {
      letters,
      linked: letters,
      links: Number(isLink),
      away: Number(isLink && href !== '' && !href.includes('#')),
      hasMain,
    };
  }
  const sum = (count: 'linked' | 'links' | 'away') => inner.reduce((all, share) => all + share[count], 0);
  return { letters, linked: sum('linked'), links: sum('links'), away: sum('away'), hasMain };
}
