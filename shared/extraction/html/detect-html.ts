const FILE_NAME = /\.(?:html?|xhtml?|xht)$/i;
const ROOT = /^<(?:!doctype\s+html|html|head|body)[\s>]/i;
const ANY_TAG =
  /<(?:p|div|table|h[1-6]|ul|ol|li|dl|span|a|br|b|i|em|strong|pre|img|section|article|main|title|meta|style|script|link)[\s>/]/i;
// A license or a notice in a comment may come before the root element.
const CHARACTERS_READ_MAX = 8_192;

/** Whether a text is an HTML page: it begins as one, or its file name says so and it contains tags. */
export function isHtml(text: string | null, file: string): boolean {
  if (text === null) {
    return false;
  }
  const start = afterProlog(text.slice(0, CHARACTERS_READ_MAX).replace(/^\ufeff/, ''));
  return ROOT.test(start) || (FILE_NAME.test(file) && ANY_TAG.test(start));
}

// Skips comments, an XML declaration and white space before the root element of a page.
function afterProlog(head: string): string {
  const rest = head.trimStart();
  const end = rest.startsWith('<!--') ? '-->' : /^<\?xml/i.test(rest) ? '?>' : null;
  const at = end === null ? -1 : rest.indexOf(end);
  return end === null || at === -1 ? rest : afterProlog(rest.slice(at + end.length));
}
