const EXTENSION = /\.[a-z][a-z0-9]{0,4}$/i;
// Dates, numbers and versions are kept: 2024-05-01, 1.2.
const BETWEEN_WORDS = /_+|(?<!\d)[-.]+|[-.]+(?!\d)/g;
// At least two lowercase letters before it: iPhone is one word.
const CAMEL_CASE = /(?<=\p{Ll}{2})(?=\p{Lu})/gu;

/** Returns the last part of a path with slashes. */
export const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Returns a title for a document that has none: the last part of its path as words, without the extension. */
export function fileTitle(file: string): string {
  const name = lastPart(file);
  const words = name.replace(EXTENSION, '').replace(BETWEEN_WORDS, ' ').replace(CAMEL_CASE, ' ');
  const title = words.replace(/\s+/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(title) ? title : name;
}
