import type { IndexedPassage, PassageIndex } from '../../../../shared/search/passage.ts';
import { type DrawWhole, drawText, makePassage } from './draw-passages.ts';

const signal = new AbortController().signal;

/** Writes by another company, and into a base of company A that its callers may not read. */
interface ForeignOperations {
  /** Adds, changes or removes some passages; half of the texts are copies of A's own. */
  readonly next: () => Promise<void>;
  /** Returns the number of passages that these writes have left in the index. */
  readonly size: () => number;
}

interface ForeignTarget {
  readonly index: PassageIndex;
  readonly own: readonly IndexedPassage[];
  /** The maximum number of passages that one operation adds. */
  readonly passagesMax: number;
}

/** Returns random operations, which are drawn with `draw`. */
export function foreignOperations({ index, own, passagesMax }: ForeignTarget, draw: DrawWhole): ForeignOperations {
  const kept = new Map<string, { companyId: string; baseId: string; documentId: string }>();
  let documents = 0;
  const textOf = () => (draw(2) === 0 ? (own[draw(own.length)]?.text ?? '') : drawText(draw, 5 + draw(60)));
  const put = async (places: Iterable<{ companyId: string; baseId: string; documentId: string }>) => {
    const passages = Array.from(places, (place) => makePassage(place, textOf()));
    passages.forEach(({ id, companyId, baseId, documentId }) => void kept.set(id, { companyId, baseId, documentId }));
    await index.put(passages, signal);
  };
  // Draws about this many of the passages that these writes have left.
  const drawKept = (count: number) => [...kept.keys()].filter(() => draw(kept.size) < count);
  return {
    size: () => kept.size,
    async next() {
      const choice = draw(10);
      if (choice < 5 || kept.size === 0) {
        const place = choice < 2 ? { companyId: 'a', baseId: 'restricted' } : { companyId: 'b', baseId: 'open' };
        const places = Array.from({ length: 1 + draw(passagesMax) }, () => {
          documents += 1;
          // Ids that sort before and after those of A's documents.
          return { ...place, documentId: `${draw(2) === 0 ? '0' : 'z'}${documents}` };
        });
        await put(places);
      } else if (choice < 8) {
        await put(drawKept(passagesMax / 2).flatMap((id) => kept.get(id) ?? []));
      } else {
        const gone = drawKept(passagesMax / 4);
        await index.remove(gone, signal);
        gone.forEach((id) => void kept.delete(id));
      }
    },
  };
}
