import type { XmlAttributes } from '../../xml/read-xml.ts';

/** A rectangle on a slide, in the units of its shapes. */
export interface SlideBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Reads the positions of shapes on the slide, including shapes in groups. */
interface BoxReader {
  readonly open: (name: string, attributes: XmlAttributes, inside: string) => void;
  readonly close: (name: string) => void;
  /** Returns the rectangle of the current shape, or null when it has none. */
  readonly box: () => SlideBox | null;
  /** Begins a shape. */
  readonly begin: () => void;
}

/** The position and size of a shape or group (`off`, `ext`), and of the coordinates in a group (`chOff`, `chExt`). */
interface Frame {
  readonly off: Pair;
  readonly ext: Pair;
  readonly chOff: Pair;
  readonly chExt: Pair;
}

type Pair = readonly [number, number];
type Field = keyof Frame;

const FIELDS: Readonly<Record<string, Field>> = { off: 'off', ext: 'ext', chOff: 'chOff', chExt: 'chExt' };

/** Creates a reader for one slide, outside every group. */
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
      const [from, to] = corners.map((corner) => groups.reduceRight((at, group) => toOuter(group, at), corner));
      return from === undefined || to === undefined
        ? null
        : { left: from[0], top: from[1], right: to[0], bottom: to[1] };
    },
  };
}

// Converts a point from the coordinates inside a group to those outside.
function toOuter({ off = [0, 0], ext = [0, 0], chOff = off, chExt = ext }: Partial<Frame>, [x, y]: Pair): Pair {
  const scale = (index: 0 | 1) => (chExt[index] > 0 ? ext[index] / chExt[index] : 1);
  return [off[0] + (x - chOff[0]) * scale(0), off[1] + (y - chOff[1]) * scale(1)];
}

/** Whether two shapes overlap. A shape without a known rectangle may be anywhere, so it overlaps every other shape. */
export function overlap(one: SlideBox | null, other: SlideBox | null): boolean {
  return (
    one === null ||
    other === null ||
    (one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom)
  );
}
