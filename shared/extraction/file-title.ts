const EXTENSION = /\.[a-z][a-z0-9]{0,4}$/i;
// Dates, numbers and versions are kept: 2024-05-01, 1.2.
const BETWEEN_WORDS = /_+|(?<!\d)[-.]+|[-.]+(?!\d)/g;
// The full stop after an initial is kept, because it shows a name: "contract-D.Okafor", "J.R.Smith".
const INITIAL = /(?<![\p{L}\p{N}])(\p{Lu})\.(?=\p{Lu}[\p{Ll}.])/gu;
// A private character of Unicode, which no name of a file has.
const KEPT_STOP = '\uE000';
// At least two lowercase letters before it: iPhone is one word. So is GmbH.
const CAMEL_CASE = /(?<=\p{Ll}{2})(?<!Gmb)(?=\p{Lu})|(?<=GmbH)(?=\p{Lu})/gu;

/** Returns the last part of a path with slashes. */
export const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Returns a title for a document that has none: the last part of its path as words, without the extension. */
export function fileTitle(file: string): string {
  const name = lastPart(file);
  const marked = name.replace(EXTENSION, '').replace(INITIAL, `$1${KEPT_STOP}`);
  const words = marked.replace(BETWEEN_WORDS, ' ').replace(CAMEL_CASE, ' ').replaceAll(KEPT_STOP, '. ');
  const title = words.replace(/\s+/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(title) ? title : name;
}
