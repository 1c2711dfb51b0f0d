import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { compiledExpressions } from '../../../shared/privacy/text/compiled-expression.ts';
import '../../../shared/privacy/find-personal-data.ts';
import '../../../shared/privacy/placeholder-registry.ts';

const ROOM = join(import.meta.dirname, '../../../shared/privacy');

/** An expression as it is written. */
export interface Expression {
  readonly source: string;
  readonly flags: string;
}

/** The source files of the room, by path. */
export function roomFiles(): { readonly name: string; readonly code: string }[] {
  const names = readdirSync(ROOM, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  return names.map((name) => ({ name, code: readFileSync(join(ROOM, name), 'utf8') }));
}

/** Every expression of the room, each once: those that stand in the code, and those that are made from words. */
export function roomExpressions(): { readonly written: readonly Expression[]; readonly all: readonly Expression[] } {
  const written = roomFiles().flatMap(({ code }) => literalsIn(code));
  const all = [...written, ...compiledExpressions().map(({ source, flags }) => ({ source, flags }))];
  return { written, all: [...new Map(all.map((each) => [`${each.flags} ${each.source}`, each])).values()] };
}

// A walk over the syntax tree: what an editor paints as an expression, and nothing else.
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
