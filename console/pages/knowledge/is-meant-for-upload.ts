const HIDDEN = /^\.(?!\.?$)/;
const ADDED_BY_SYSTEMS = /^(?:\.ds_store$|thumbs\.db$|desktop\.ini$|~\$)/i;

/**
 * Whether a file is meant to be uploaded, decided as in `documents add`: a folder's hidden files hold settings and
 * passwords (`.env`, `.git/config`), and nobody sees that they are there. A file or folder that was itself chosen is
 * uploaded even if it is hidden. `path` begins with what was chosen.
 */
export function isMeantForUpload(path: string): boolean {
  const [chosen = '', ...inside] = path.split('/');
  return !inside.some((name) => HIDDEN.test(name)) && !ADDED_BY_SYSTEMS.test(inside.at(-1) ?? chosen);
}
