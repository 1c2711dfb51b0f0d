// A Markdown document is recognizable within its first pages; reading the rest would only take time.
const CHARACTERS_READ_MAX = 200_000;
const FILE_NAME = /\.(?:md|markdown|mdown|mkdn?|mdx)$/i;
// Formats whose values may be Markdown, such as the answers of a table of questions.
const DATA_FILE_NAME = /\.(?:csv|tsv|tab|jsonl?|ndjson|ya?ml)$/i;

// Front matter, a heading, a code fence, the line below a table header, a link, and bold text. Each is rare in texts
// that are not Markdown. A heading has blank lines around it, unlike a comment in a program.
const EVIDENCE: readonly RegExp[] = [
  /^(?:---|\+\+\+)\r?\n(?:[^\n]*\n){1,60}?(?:---|\+\+\+|\.\.\.)\r?\n/,
  /(?:^|\n[^\S\n]*\n) {0,3}#{1,6} [^\n]+(?:\n[^\S\n]*\n|\n?$)/,
  /(?:^|\n) {0,3}(?:```|~~~)[\w+-]*[ \t]*\r?\n/,
  /\n[ \t]{0,3}\|?(?:[ \t]*:?-{3,}:?[ \t]*\|){1,50}(?:[ \t]*:?-{3,}:?[ \t]*)?\r?\n/,
  /\[[^[\]\n]{1,200}\]\((?:https?:|[./#\w])[^()\s]{0,300}\)/,
  /(?:^|[\s(])(?:\*\*|__)[^\s*_][^*_\n]{0,200}(?:\*\*|__)/,
];

/** Whether a document is Markdown, by its content or file name; false when it has no text (`null`). */
export function isMarkdown(text: string | null, file: string): boolean {
  return text !== null && !DATA_FILE_NAME.test(file) && (FILE_NAME.test(file) || looksLikeMarkdown(text));
}

// One kind of mark may be a coincidence; two are not.
function looksLikeMarkdown(text: string): boolean {
  const start = text.slice(0, CHARACTERS_READ_MAX);
  return EVIDENCE.filter((mark) => mark.test(start)).length >= 2;
}
