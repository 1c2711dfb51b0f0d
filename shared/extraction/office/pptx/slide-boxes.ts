import type { XmlAttributes } from '../../xml/read-xml.ts';

/** A rectangle on a slide, in EMUs, the unit of lengths in Office documents. */
export interface SlideBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Reads the rectangles of the shapes on a slide, including shapes in groups, from its elements in their order. */
interface BoxReader {
  /** Begins a shape, before its element is opened. */
  readonly begin: () => void;
  readonly open: (name: string, attributes: XmlAttributes, parent: string) => void;
  readonly close: (name: string) => void;
  /** Returns the rectangle of the current shape, or null when it has none. */
  readonly box: () => SlideBox | null;
}

/** The position and size of a shape or group (`off`, `ext`), and of the coordinates in a group (`chOff`, `chExt`). */
interface Frame {
  readonly off: Pair;
  readonly ext: Pair;
  readonly chOff: Pair;
  readonly chExt: Pair;
}

type Pair = readonly [number, number];

const FIELDS: ReadonlySet<string> = new Set<keyof Frame>(['off', 'ext', 'chOff', 'chExt']);

/** Creates a reader for one slide. */
export function createBoxReader(): BoxReader {
  // The open groups, outermost first.
  const groups: Partial<Frame>[] = [];
  // Of the current shape, or of a group whose properties are being read.
  let own: Partial<Frame> = {};
  return {
    begin: () => {
      own = {};
    },
    open: (name, { x, y, cx, cy }, parent) => {
      if (name === 'grpSp') {
        groups.push({});
      } else if (parent === 'xfrm' && FIELDS.has(name)) {
        const pair: Pair = [Number(x ?? cx), Number(y ?? cy)];
        own = { ...own, [name]: pair };
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
    box: () => {
      const { off, ext } = own;
      if (off === undefined || ext === undefined || ![...off, ...ext].every(Number.isFinite)) {
        return null;
      }
      const toSlide = (corner: Pair) => groups.reduceRight((at, group) => toOuter(group, at), corner);
      const [left, top] = toSlide(off);
      const [right, bottom] = toSlide([off[0] + ext[0], off[1] + ext[1]]);
      return { left, top, right, bottom };
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
