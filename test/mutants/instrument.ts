import type { Mutation } from './mutation.ts';
import { child, childrenOf, isNode, type Node, parse } from './syntax.ts';

/** A mutation with its number, by which it is switched on. */
export interface Numbered {
  readonly id: number;
  readonly mutation: Mutation;
}

interface Insertion {
  readonly at: number;
  readonly text: string;
}

/**
 * Adds all mutations to a source, each behind a switch: whenever the code runs, `globalThis.mutant(id)` decides whether
 * the mutation is on. Loops report each iteration, so that one that never ends can be ended.
 */
export function instrument(source: string, mutations: readonly Numbered[]): string {
  const spans = new Map<string, Numbered[]>();
  for (const one of mutations) {
    // A part that is left out encloses an expression that is replaced, even where both are the same text.
    const { start, end } = one.mutation;
    const span = `${start}-${end}-${isPart(one)}`;
    spans.set(span, [...(spans.get(span) ?? []), one]);
  }
  const insertions = [...spans.values()]
    .toSorted(([one], [other]) => sizeOf(other) - sizeOf(one) || Number(isPart(other)) - Number(isPart(one)))
    .reduce<{ readonly opening: Insertion[]; readonly closing: Insertion[] }>(
      ({ opening, closing }, [first, ...others]) => {
        const [before, after] = first === undefined ? ['', ''] : switchesOf([first, ...others]);
        const { start = 0, end = 0, how } = first?.mutation ?? {};
        const isInside = how === 'empty' || how === 'return';
        return {
          // If several begin at one place, the largest comes first; if several end there, the smallest.
          opening: [...opening, { at: isInside ? start + 1 : start, text: before }],
          closing: [{ at: isInside ? end - 1 : end, text: after }, ...closing],
        };
      },
      { opening: [], closing: [] },
    );
  // Outside the body, so that a loop whose body is skipped also reports its iterations.
  return withInsertions(source, [...iterationCounters(parse(source)), ...insertions.closing, ...insertions.opening]);
}

function sizeOf(one: Numbered | undefined): number {
  return one === undefined ? 0 : one.mutation.end - one.mutation.start;
}

function isPart(one: Numbered | undefined): boolean {
  return one?.mutation.how === 'element' || one?.mutation.how === 'property';
}

function switchesOf(mutations: readonly Numbered[]): readonly [before: string, after: string] {
  const replaced = mutations.filter(({ mutation }) => mutation.how === 'replace');
  const [whole] = mutations.filter(({ mutation }) => mutation.how !== 'replace');
  if (whole !== undefined) {
    return wholeSwitch(whole);
  }
  return [`(${replaced.map(({ id, mutation }) => `mutant(${id})?(${mutation.to}):`).join('')}(`, '))'];
}

function wholeSwitch({ id, mutation }: Numbered): readonly [before: string, after: string] {
  switch (mutation.how) {
    case 'return':
      return [`if(mutant(${id})){return}`, ''];
    case 'element':
      return [`...(mutant(${id})?[]:[`, '])'];
    case 'property':
      return [`...(mutant(${id})?{}:{`, '})'];
    default:
      return [`if(!mutant(${id})){`, '}'];
  }
}

function iterationCounters(node: Node): Insertion[] {
  const inner = [...childrenOf(node)].flatMap(([, next]) => iterationCounters(next));
  const isLoop = /^(For|ForOf|ForIn|While|DoWhile)Statement$/.test(node.type);
  const isBlock = isLoop && isNode(node.body) && node.body.type === 'BlockStatement';
  return isBlock ? [{ at: child(node, 'body').start + 1, text: 'mutantIteration();' }, ...inner] : inner;
}

// Insertions at one place are in the order in which they are given.
function withInsertions(source: string, insertions: readonly Insertion[]): string {
  const sorted = insertions.toSorted((one, other) => one.at - other.at);
  let at = 0;
  let text = '';
  for (const insertion of sorted) {
    text += source.slice(at, insertion.at) + insertion.text;
    at = insertion.at;
  }
  return text + source.slice(at);
}
