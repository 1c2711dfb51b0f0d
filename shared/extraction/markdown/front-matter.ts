const BLOCK = /^(---|\+\+\+)[ \t]*\n([\s\S]{0,16384}?)\n(?:---|\+\+\+|\.\.\.)[ \t]*(?:\n|$)/;
const LINE = /^(?:\s*$|\s*#|[ \t]+\S|\s*-(?:\s|$)|["'\w\p{L}][^:=]{0,200}[:=])/u;
const TITLE = /^title[ \t]*[:=][ \t]*(\S.*)$/im;

/**
 * Splits off the front matter at the start of a Markdown text: returns its title, if any, and the text after it. Two
 * horizontal rules with prose between them are not front matter.
 */
export function takeFrontMatter(text: string): { readonly title: string | null; readonly rest: string } {
  const match = BLOCK.exec(text);
  const block = match?.[2];
  if (match === null || block === undefined || !block.split('\n').every((line) => LINE.test(line))) {
    return { title: null, rest: text };
  }
  return { title: titleOf(block), rest: text.slice(match[0].length) };
}

function titleOf(block: string): string | null {
  const value = TITLE.exec(block)?.[1]?.trim() ?? '';
  const [, quote, inside] = /^(["'])(.*)\1/.exec(value) ?? [];
  const quoted = quote === "'" ? inside?.replaceAll("''", "'") : inside?.replace(/\\(["\\])/g, '$1');
  const title = (quoted ?? value.replace(/(?<!\s)\s+#[\s\S]*$/, '')).trim();
  return title === '' || /^[[{|>]/.test(title) ? null : title;
}
