import { type Token, Tokenizer, TokenizerMode } from 'parse5';
import { isTextVisible } from '../html/look.ts';
import { raisedText } from '../raised-text.ts';
import { visibleText } from '../visible-text.ts';
import { closeElement, innermostLook, type OpenElement, openElement } from './open-elements.ts';

// Elements without an end tag, which cannot contain anything.
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
const BREAKS_LINE = new Set(
  `address article aside blockquote br center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5
  h6 header hr li main ol p pre section summary table tr ul`.split(/\s+/),
);
const HEADING = /^h([1-6])$/;
const FOREIGN = /^(?:svg|math)$/;
// Elements whose content a browser reads as text, even where it looks like tags.
const TEXT_ONLY: Readonly<Record<string, Tokenizer['state']>> = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  iframe: TokenizerMode.RAWTEXT,
  noembed: TokenizerMode.RAWTEXT,
  noframes: TokenizerMode.RAWTEXT,
  noscript: TokenizerMode.RAWTEXT,
  xmp: TokenizerMode.RAWTEXT,
  title: TokenizerMode.RCDATA,
  textarea: TokenizerMode.RCDATA,
};

/** Part of a piece of HTML: a heading with its level, or other text. */
export interface HtmlPart {
  readonly heading: number | null;
  readonly text: string;
}

/**
 * Reads the pieces of HTML in a Markdown text one after another, and tracks whether the text after each piece is
 * visible.
 */
export interface HtmlReader {
  /** Returns the text of a piece that a browser displays, without its tags. */
  readonly read: (html: string) => string;
  /** Returns the same text, split at headings. */
  readonly readParts: (html: string) => readonly HtmlPart[];
  /** Whether an element that is not displayed is open. */
  readonly isHidden: () => boolean;
  /** Whether the text that follows is raised. */
  readonly isRaised: () => boolean;
  /** Reads a part of the text inside the element that Markdown makes of it. */
  readonly within: <T>(name: 'blockquote' | 'li' | 'p' | 'ul', read: () => T) => T;
}

interface State {
  readonly open: OpenElement[];
  /** How many cells of the open table row have begun. */
  cells: number;
  parts: { heading: number | null; text: string }[];
}

/** Creates a reader for one document. A hiding element may be opened in one piece of HTML and closed in another. */
export function createHtmlReader(): HtmlReader {
  const state: State = { open: [], cells: 0, parts: [] };
  const readParts = (html: string) => {
    state.parts = [{ heading: null, text: '' }];
    const tokenizer: Tokenizer = new Tokenizer(
      { sourceCodeLocationInfo: false },
      handlerFor(state, () => tokenizer),
    );
    tokenizer.write(html, true);
    return state.parts.filter(({ text }) => text !== '');
  };
  return {
    isHidden: () => !isShown(state),
    isRaised: () => isRaised(state),
    readParts,
    read: (html) => readParts(html).reduce((all, { text }) => all + text, ''),
    within: (name, read) => {
      openElement(state.open, name, []);
      const result = read();
      closeElement(state.open, name);
      return result;
    },
  };
}

function isShown({ open }: State): boolean {
  const look = innermostLook(open);
  return look !== null && isTextVisible(look);
}

function isRaised({ open }: State): boolean {
  return open.at(-1)?.name === 'sup';
}

function handlerFor(state: State, tokenizer: () => Tokenizer) {
  const write = ({ chars }: Token.CharacterToken) => {
    if (isShown(state)) {
      const seen = visibleText(chars);
      const text = isRaised(state) ? raisedText(seen) : seen;
      add(state, isInRow(state) ? text.replace(/\s+/g, ' ') : text);
    }
  };
  return {
    onComment: () => undefined,
    onDoctype: () => undefined,
    onEof: () => undefined,
    onCharacter: write,
    onNullCharacter: () => undefined,
    onWhitespaceCharacter: write,
    onStartTag: (token: Token.TagToken) => {
      beginElement(state, token);
      const mode = TEXT_ONLY[token.tagName];
      if (mode !== undefined) {
        tokenizer().state = mode;
      }
    },
    onEndTag: ({ tagName }: Token.TagToken) => endElement(state, tagName),
  };
}

function add({ parts }: State, text: string): void {
  const last = parts.at(-1);
  if (last !== undefined) {
    last.text += text;
  }
}

function isInRow({ open }: State): boolean {
  return open.some(({ name }) => name === 'tr');
}

// Begins a new line; the cells of a row stay on one line.
function breakLine(state: State, name: string): void {
  if (isShown(state)) {
    add(state, isInRow(state) && !/^t(?:able|r)$/.test(name) ? ' ' : '\n');
  }
}

function beginElement(state: State, { tagName, attrs, selfClosing }: Token.TagToken): void {
  if (tagName === 'tr') {
    endElement(state, tagName);
    state.cells = 0;
  }
  if (BREAKS_LINE.has(tagName)) {
    breakLine(state, tagName);
  }
  // Only a drawing may end where it begins; browsers ignore the slash in the tags of other elements.
  if (VOID.has(tagName) || (selfClosing && FOREIGN.test(tagName)) || !openElement(state.open, tagName, attrs)) {
    return;
  }
  if (/^t[dh]$/.test(tagName) && isShown(state)) {
    add(state, state.cells > 0 ? ' | ' : '');
    state.cells += 1;
  }
  const level = HEADING.exec(tagName)?.[1];
  if (level !== undefined && isShown(state)) {
    state.parts.push({ heading: Number(level), text: '' });
  }
}

function endElement(state: State, name: string): void {
  if (BREAKS_LINE.has(name) && !HEADING.test(name)) {
    breakLine(state, name);
  }
  closeElement(state.open, name);
  if (HEADING.test(name)) {
    state.parts.push({ heading: null, text: '\n' });
  }
}
