// What a browser never shows, whatever is inside.
const NEVER_SHOWN = new Set('script style template noscript head title iframe object svg math'.split(' '));
// These have no end tag, so nothing can be inside them.
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
const BREAKS_LINE = new Set('br p div li tr hr h1 h2 h3 h4 h5 h6 table ul ol dt dd summary'.split(' '));
const HIDING_STYLE =
  /display:none|visibility:(?:hidden|collapse)|opacity:0(?:\.0*)?(?:;|$|%)|font-size:(?:0|0?\.\d+|1px)|(?<!-)color:(?:transparent|white|#fff(?:fff)?(?:;|$)|rgba?\((?:255,255,255|\d+,\d+,\d+,0))|(?:left|right|top|bottom|text-indent|margin-left):-\d{3,}|(?:height|width):0(?:px)?(?:;|$)|clip:rect\(0|clip-path:inset\((?:100|50)%/i;
// Comments (an unclosed one hides the rest, as in a browser), declarations, tags, text, and a stray '<'.
const TOKENS =
  /<!--[\s\S]*?(?:-->|$(?![\s\S]))|<[!?][^>]*(?:>|$)|<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>|([^<]+|<)/gi;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/**
 * Reads the pieces of HTML in a Markdown text one after the other, and knows after each whether the text that follows
 * is visible.
 */
export interface HtmlReader {
  /** The text of a piece that a browser shows, without its tags. */
  readonly read: (html: string) => string;
  /** True while an element that is not shown is open. */
  readonly isHidden: () => boolean;
}

/** Starts a reader for one document: an element that hides may be opened in one piece of HTML and closed in another. */
export function createHtmlReader(): HtmlReader {
  // Names of the open elements from the outermost hiding one inwards; empty while everything is shown.
  const hidden: string[] = [];
  return {
    isHidden: () => hidden.length > 0,
    read: (html) => {
      let text = '';
      for (const [, slash, tag, attributes, words] of html.matchAll(TOKENS)) {
        const name = tag?.toLowerCase();
        if (name !== undefined) {
          followTag(hidden, name, slash === '/', attributes ?? '');
        }
        if (hidden.length > 0) {
          continue;
        }
        if (name !== undefined && BREAKS_LINE.has(name)) {
          text += '\n';
        }
        text += words ?? '';
      }
      return decodeEntities(text);
    },
  };
}

function followTag(hidden: string[], name: string, isEnd: boolean, attributes: string): void {
  if (isEnd) {
    const open = hidden.lastIndexOf(name);
    if (open !== -1) {
      hidden.length = open;
    }
  } else if (!VOID.has(name) && (hidden.length > 0 || hides(name, attributes))) {
    hidden.push(name);
  }
}

function hides(name: string, attributes: string): boolean {
  if (NEVER_SHOWN.has(name)) {
    return true;
  }
  const outsideQuotes = attributes.replace(/"[^"]*"|'[^']*'/g, '""');
  if (/(?:^|\s)hidden(?:\s|=|$)/i.test(outsideQuotes)) {
    return true;
  }
  const style = /\bstyle\s*=\s*("[^"]*"|'[^']*'|[^\s]+)/i.exec(attributes)?.[1];
  if (style !== undefined && HIDING_STYLE.test(decodeEntities(style).replace(/["'\s]|\/\*[\s\S]*?(?:\*\/|$)/g, ''))) {
    return true;
  }
  return name === 'font' && /\bcolor\s*=\s*["']?(?:white|#fff)|\bsize\s*=\s*["']?0/i.test(attributes);
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,5}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) {
      return NAMED[String(name).toLowerCase()] ?? whole;
    }
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
