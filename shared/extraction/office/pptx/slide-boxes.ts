import type { XmlAttributes } from '../../xml/read-xml.ts';

/** A place on a slide, in the units of its shapes. */
export interface SlideBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Follows the places of shapes, through the groups that they are in. */
interface BoxReader {
  readonly open: (name: string, attributes: XmlAttributes, inside: string) => void;
  readonly close: (name: string) => void;
  /** The place of the shape whose own place was read last; null for one that says none. */
  readonly box: () => SlideBox | null;
  /** Begins a shape, which has no place yet. */
  readonly begin: () => void;
}

interface Frame {
  readonly off: Pair;
  readonly ext: Pair;
  readonly chOff: Pair;
  readonly chExt: Pair;
}

type Pair = readonly [number, number];
type Field = keyof Frame;

const FIELDS: Readonly<Record<string, Field>> = { off: 'off', ext: 'ext', chOff: 'chOff', chExt: 'chExt' };

/** Starts at the slide itself. */
export function createBoxReader(): BoxReader {
  const groups: Partial<Frame>[] = [];
  let own: Partial<Frame> = {};
  return {
    open: (name, { x, y, cx, cy }, inside) => {
      const field = FIELDS[name];
      if (name === 'grpSp') {
        groups.push({});
      } else if (field !== undefined && inside === 'xfrm') {
        const pair: Pair = [Number(x ?? cx), Number(y ?? cy)];
        own = { ...own, [field]: pair };
      }
    },
    close: (name) => {
      if (name === 'grpSpPr' && groups.length > 0) {
        groups[groups.length - 1] = own;
        own = {};
      } else if (name === 'grpSp') {
        groups.pop();
      }
    },
    begin: () => {
      own = {};
    },
    box: () => {
      const { off, ext } = own;
      if (off === undefined || ext === undefined || ![...off, ...ext].every(Number.isFinite)) {
        return null;
      }
      const corners: readonly Pair[] = [off, [off[0] + ext[0], off[1] + ext[1]]];
      const [from, to] = corners.map((corner) => groups.reduceRight((at, group) => outOf(group, at), corner));
      return from === undefined || to === undefined
        ? null
        : { left: from[0], top: from[1], right: to[0], bottom: to[1] };
    },
  };
}

// A place in a group as a place in what is around it.
function outOf({ off = [0, 0], ext = [0, 0], chOff = off, chExt = ext }: Partial<Frame>, [x, y]: Pair): Pair {
  const scale = (index: 0 | 1) => (chExt[index] > 0 ? ext[index] / chExt[index] : 1);
  return [off[0] + (x - chOff[0]) * scale(0), off[1] + (y - chOff[1]) * scale(1)];
}

/** Whether two shapes share a place; one whose place is not known may be anywhere. */
export function overlap(one: SlideBox | null, other: SlideBox | null): boolean {
  return (
    one === null ||
    other === null ||
    (one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom)
  );
}
