import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { compiledExpressions } from '../../../shared/privacy/text/compiled-expression.ts';
import '../../../shared/privacy/find-personal-data.ts';
import '../../../shared/privacy/placeholder-registry.ts';

const SHARED = join(import.meta.dirname, '../../../shared');

/** A regular expression as written in the source. */
export interface Expression {
  readonly source: string;
  readonly flags: string;
}

/** A source file; `name` is its path below shared/. */
interface SourceFile {
  readonly name: string;
  readonly code: string;
}

/** The source files of a folder of shared/, by default of all of it. */
export function sharedFiles(folder = ''): readonly SourceFile[] {
  const names = readdirSync(join(SHARED, folder), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({ name: join(folder, name), code: readFileSync(join(SHARED, folder, name), 'utf8') }));
}

/** All distinct regular expressions in some files. */
export function writtenExpressions(files: readonly SourceFile[]): readonly Expression[] {
  return eachOnce(files.flatMap(({ code }) => literalsIn(code)));
}

/** Every expression of shared/ except those of personal-data removal. */
export function otherExpressions(): readonly Expression[] {
  return writtenExpressions(sharedFiles().filter(({ name }) => !name.startsWith('privacy/')));
}

/** Every expression of personal-data removal: those in the code, and those that are made from words. */
export function privacyExpressions(): readonly Expression[] {
  const made = compiledExpressions().map(({ source, flags }) => ({ source, flags }));
  return eachOnce([...writtenExpressions(sharedFiles('privacy')), ...made]);
}

function eachOnce(expressions: readonly Expression[]): readonly Expression[] {
  return [...new Map(expressions.map((each) => [`${each.flags} ${each.source}`, each])).values()];
}

// Walks the syntax tree, so that only real regular expression literals are found, not text in comments or strings.
function literalsIn(code: string): Expression[] {
  const found: Expression[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) {
      return;
    }
    if ('type' in node && node.type === 'RegExpLiteral' && 'pattern' in node && 'flags' in node) {
      found.push({ source: String(node.pattern), flags: String(node.flags) });
    }
    for (const child of Object.values(node)) {
      visit(child);
    }
  };
  visit(parseSync(code, { syntax: 'typescript' }));
  return found;
}
