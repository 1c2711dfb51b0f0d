import { compose, IDENTITY, type Matrix, type Point, place } from './pdf-geometry.ts';
import { type GraphicsState, numbersOf } from './pdf-graphics-state.ts';

/** One unit of a text on the page: a point low in it, one in its middle, and how far it moves the pen, in points. */
export interface DrawnUnit {
  readonly unit: string;
  readonly low: Point;
  readonly middle: Point;
  readonly advance: number;
}

/** Where the next letter of a text goes. */
export function createPen() {
  let line: Matrix = IDENTITY;
  let text: Matrix = IDENTITY;
  const move = (x: number, y: number) => {
    line = compose(line, [1, 0, 0, 1, x, y]);
    text = line;
  };
  return {
    follow(name: string, args: readonly unknown[], { leading }: GraphicsState): void {
      if (name === 'beginText') {
        line = IDENTITY;
        text = line;
      } else if (name === 'setTextMatrix') {
        line = numbersOf<Matrix>(args.length === 1 ? args[0] : args);
        text = line;
      } else if (name === 'moveText' || name === 'setLeadingMoveText') {
        move(Number(args[0]), Number(args[1]));
      } else if (name === 'nextLine') {
        move(0, leading);
      }
    },
    write(glyphs: unknown, state: GraphicsState): DrawnUnit[] {
      const units: DrawnUnit[] = [];
      const { size, stretch, rise, charSpace, wordSpace } = state;
      const page = compose(state.matrix, text);
      let x = 0;
      for (const glyph of Array.isArray(glyphs) ? glyphs : []) {
        if (typeof glyph === 'number') {
          x -= (glyph / 1_000) * size * stretch;
          continue;
        }
        const { unicode = '', width = 0, isSpace = false } = (glyph ?? {}) as Glyph;
        const own = (width / 1_000) * size * stretch;
        const [low, middle] = [0.1, 0.45].map((share) => place(page, [x + own / 2, rise + size * share])) as [
          Point,
          Point,
        ];
        const advance = own * Math.hypot(page[0], page[1]);
        units.push(
          ...String(unicode)
            .split('')
            .map((unit) => ({ unit, low, middle, advance })),
        );
        x += own + (charSpace + (isSpace ? wordSpace : 0)) * stretch;
      }
      text = compose(text, [1, 0, 0, 1, x, 0]);
      return units;
    },
  };
}

interface Glyph {
  readonly unicode?: unknown;
  readonly width?: number;
  readonly isSpace?: boolean;
}
