import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';

const SUPPORT = join(import.meta.dirname, '../../../../shared/copilot/support');
// lexicon.test.ts counts their words.
const LEXICONS = /languages\/(?:chinese|dutch|english|french|german|italian|polish|portuguese|spanish|swedish)\.ts$/;
// What has two words is mostly no list; a word that a real list of two loses is missed by a row of the tests.
const LIST_WORDS_MIN = 3;

/**
 * Returns a line for each constant and function of the check that contains lists of words: its file, its name, and how
 * many words each of its expressions, texts and arrays lists, in the order of the source.
 */
export function wordLists(): string[] {
  return readdirSync(SUPPORT, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !LEXICONS.test(name))
    .sort()
    .flatMap((name) => listsIn(readFileSync(join(SUPPORT, name), 'utf8')).map((list) => `${name} ${list}`));
}

/** Returns these lines for the code of one file, without the name of the file. */
export function listsIn(code: string): string[] {
  const counts = new Map<string, number[]>();
  const visit = (node: unknown, owner: string): void => {
    if (typeof node !== 'object' || node === null || isImportOrType(node)) {
      return;
    }
    const count = countOf(node);
    if (count > 1) {
      counts.set(owner, [...(counts.get(owner) ?? []), count]);
    }
    const childOwner = owner === '' ? nameOf(node) : owner;
    for (const child of Object.values(node)) {
      visit(child, childOwner);
    }
  };
  visit(parseSync(code, { syntax: 'typescript' }), '');
  const lists = [...counts].filter(([, each]) => Math.max(...each) >= LIST_WORDS_MIN);
  return lists.map(([owner, each]) => `${owner}: ${each.join(' ')}`);
}

// Imports and types contain no words that a rule compares.
function isImportOrType(node: object): boolean {
  return 'type' in node && (node.type === 'ImportDeclaration' || String(node.type).startsWith('Ts'));
}

// The name of a declared constant or function; empty for other nodes.
function nameOf(node: object): string {
  const named = 'identifier' in node ? node.identifier : 'id' in node ? node.id : null;
  return typeof named === 'object' && named !== null && 'value' in named ? String(named.value) : '';
}

// The number of words that an expression, an array or a text lists; 0 for other nodes.
function countOf(node: object): number {
  if (!('type' in node)) {
    return 0;
  }
  if (node.type === 'RegExpLiteral' && 'pattern' in node) {
    return spellingsOf(String(node.pattern));
  }
  if (node.type === 'ArrayExpression' && 'elements' in node && Array.isArray(node.elements)) {
    return node.elements.filter((each) => each?.expression.type === 'StringLiteral').length;
  }
  const text = node.type === 'StringLiteral' && 'value' in node ? node.value : 'cooked' in node ? node.cooked : '';
  return String(text)
    .split(/[\s,/|]+/)
    .filter((word) => word !== '').length;
}

/**
 * Returns how many spellings a regular expression lists: its alternatives are added, and the parts of a sequence are
 * multiplied. A class counts its characters, an optional part counts one more, and a repeated part counts once.
 */
export function spellingsOf(source: string): number {
  const parts = source.match(/\\[pP]\{\w+(?:=\w+)?\}|\\.|\(\?(?:<?[=!]|:|<\w+>)|\{\d*,?\d*\}|./gsu) ?? [];
  let at = 0;
  const characters = (): number => {
    const from = at;
    while (parts[at] !== ']') {
      at += 1;
    }
    at += 1;
    return at - from - 1;
  };
  const group = (): number => {
    const count = alternatives();
    at += 1;
    return count;
  };
  const item = (): number => {
    const part = parts[at] ?? '';
    at += 1;
    const count = part.startsWith('(') ? group() : part === '[' ? characters() : 1;
    const isOptional = parts[at] === '?';
    while (/^(?:[?*+]|\{\d)/.test(parts[at] ?? '')) {
      at += 1;
    }
    return isOptional ? count + 1 : count;
  };
  const alternatives = (): number => {
    let [sum, product] = [0, 1];
    while (at < parts.length && parts[at] !== ')') {
      if (parts[at] === '|') {
        at += 1;
        [sum, product] = [sum + product, 1];
      } else {
        product *= item();
      }
    }
    return sum + product;
  };
  return alternatives();
}
