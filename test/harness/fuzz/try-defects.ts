import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const checkout = fileURLToPath(new URL('../../../', import.meta.url));
const NOT_COPIED = /^(node_modules|\.git|\.local|\.build|cdk\.out)$/;

// A defect: texts that files have once, each replaced by another.
interface EditedDefect {
  readonly name: string;
  readonly edits: readonly { readonly file: string; readonly from: string; readonly to: string }[];
}

/**
 * Tries defects, one after another, in a copy of the checkout, or of the parts of it that are named. `find` looks for
 * the defect in the copy, and returns what showed it, or null; `check` looks at the copy before the first defect.
 * Prints each outcome, and returns whether all were caught.
 *
 * @throws if a defect cannot be applied, and what `check` throws.
 */
export async function tryDefects<Defect extends EditedDefect>(
  defects: readonly Defect[],
  find: (defect: Defect, copy: string) => Promise<string | null> | string | null,
  { parts = [], check = () => undefined }: { parts?: readonly string[]; check?: (copy: string) => void } = {},
): Promise<boolean> {
  const copy = mkdtempSync(join(tmpdir(), 'defects-'));
  let caught = 0;
  try {
    if (defects.length > 0) {
      copyTo(copy, parts);
      check(copy);
    }
    for (const defect of defects) {
      const undo = applyEdits(defect, copy);
      const shown = await find(defect, copy);
      undo();
      caught += shown === null ? 0 : 1;
      process.stdout.write(`${shown === null ? 'ALIVE  ' : 'caught '} ${defect.name}: ${shown ?? 'not found'}\n`);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  process.stdout.write(`${caught} of ${defects.length} defects caught\n`);
  return caught === defects.length;
}

// Installed packages are shared with the checkout.
function copyTo(copy: string, parts: readonly string[]): void {
  const isCopied = (path: string) =>
    !NOT_COPIED.test(path.split('/')[0] ?? '') &&
    (parts.length === 0 ||
      path === '' ||
      parts.some((part) => `${path}/`.startsWith(`${part}/`) || part.startsWith(`${path}/`)));
  cpSync(checkout, copy, { recursive: true, filter: (path) => isCopied(path.slice(checkout.length)) });
  symlinkSync(join(checkout, 'node_modules'), join(copy, 'node_modules'));
}

// Returns what restores the files.
function applyEdits({ name, edits }: EditedDefect, copy: string): () => void {
  const before = new Map<string, string>();
  for (const { file, from, to } of edits) {
    const path = join(copy, file);
    const text = readFileSync(path, 'utf8');
    if (text.split(from).length !== 2) {
      throw new Error(`The text that the defect '${name}' replaces must occur exactly once in ${file}.`);
    }
    before.set(path, before.get(path) ?? text);
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
  }
  return () => before.forEach((text, path) => void writeFileSync(path, text));
}
