import { cssFunctions, cssWords } from './css-functions.ts';
import { lengthPx, SCREEN } from './css-length.ts';

/** The values of an element's properties, and its font size in pixels. */
interface CssValues {
  readonly get: (property: string) => string | undefined;
  readonly fontPx: number;
}

// Whether text is visible with this value of a property.
type Check = (value: string, values: CssValues) => boolean;

/** The font size in pixels below which text cannot be read; footnotes have 8 or more. */
export const LETTER_PX_MIN = 4;
// A letter cut to less than this share of its height cannot be read.
const LETTER_SHARE_MIN = 0.6;
// Two words to the left of the page, and more than two screens to its right. Not measured.
const OFF_SCREEN_PX = 150;
const FAR_PX = 3_000;
// Dark text on white that is fainter than this is invisible.
const OPACITY_MIN = 0.15;
const GLOBAL = /^(?:inherit|initial|unset|revert|revert-layer|auto|normal)$/;
const DISPLAY =
  /^(?:block|inline|inline-block|flex|inline-flex|grid|inline-grid|flow-root|contents|list-item|run-in|ruby\S*|table(?!-column)\S*|inline-table|-(?:webkit|moz|ms)-(?:inline-)?(?:box|flex|flexbox|grid)|(?:block |inline )?flow|block flow-root|(?:block |inline )?math)$/;

// About half the screen; a larger indent or origin only serves to move text away. Not measured.
const INDENT_PX = 600;
const ORIGIN_PX = 600;

function px(value: string | undefined, { fontPx }: CssValues, wholePx = SCREEN.width): number | null {
  return value === undefined ? null : lengthPx(value, { fontPx, wholePx });
}

// Whether text moved by these lengths is still at least partly on the page.
const onScreen: Check = (value, values) => {
  const lengths = cssWords(value).map((part) => (GLOBAL.test(part) ? 0 : px(part, values)));
  return lengths.every((length) => length !== null && length > -OFF_SCREEN_PX && length < FAR_PX);
};

const matching =
  (expression: RegExp): Check =>
  (value) =>
    expression.test(value);

const opaque: Check = (value) => {
  const number = Number.parseFloat(value) / (value.endsWith('%') ? 100 : 1);
  return GLOBAL.test(value) || number >= OPACITY_MIN;
};

// Whether content that does not fit the element's box is cut off.
function cutsOff(values: CssValues): boolean {
  return ['overflow', 'overflow-x', 'overflow-y'].some((name) => !/^(?:visible|$)/.test(values.get(name) ?? ''));
}

// A box too small for a letter hides its text when overflow is cut off; a box without any size always counts as hiding
// it.
const roomy: Check = (value, values) => {
  const length = px(value, values);
  return length === null
    ? /^(?:none|(?:fit|max|min)-content|stretch|-\S+)/.test(value) || GLOBAL.test(value) || /\(/.test(value)
    : length > (cutsOff(values) ? Math.max(3, values.fontPx * LETTER_SHARE_MIN) : 0);
};

// Whether an element that is moved by these lengths is still on the page. To the left, 100 % of its own size counts as
// OFF_SCREEN_PX: an element moved by its own width is still on the page.
const translated: Check = (value, values) =>
  cssWords(value).every(
    (part) => (px(part, values, OFF_SCREEN_PX) ?? FAR_PX) > -OFF_SCREEN_PX - 1 && (px(part, values) ?? FAR_PX) < FAR_PX,
  );

const transformed: Check = (value, values) =>
  cssFunctions(value).every(([name, args]) => {
    if (name.startsWith('translate')) {
      return translated(args, values);
    }
    const parts = cssWords(args);
    if (name.startsWith('scale')) {
      return parts.every((part) => Math.abs(Number.parseFloat(part)) >= 0.2);
    }
    if (name.startsWith('skew')) {
      return parts.every((part) => !/deg$/.test(part) || Math.abs(Number.parseFloat(part)) < 75);
    }
    if (name === 'matrix') {
      const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = parts.map(Number);
      return Math.abs(a * d - b * c) >= 0.04 && translated(`${x}px ${y}px`, values);
    }
    return name === 'rotate' || name === 'rotatez' || name === 'perspective';
  }) &&
  (/\(/.test(value) || value === 'none' || GLOBAL.test(value));

const filtered: Check = (value) =>
  /progid|alpha\(|^none$/.test(value) ||
  GLOBAL.test(value) ||
  cssFunctions(value).every(([name, amount]) => {
    const number = Number.parseFloat(amount) / (amount.includes('%') ? 100 : 1);
    return /^(?:grayscale|sepia|saturate|hue-rotate|drop-shadow|contrast)$/.test(name)
      ? name !== 'contrast' || number >= 0.3
      : (name === 'blur' && number <= 2) ||
          (name === 'invert' && number < 0.3) ||
          (/^(?:opacity|brightness)$/.test(name) && number >= OPACITY_MIN && number < 3);
  });

const within =
  (least: number, most: number): Check =>
  (value, values) => {
    const length = px(value, values, values.fontPx);
    return GLOBAL.test(value) || (length !== null && length >= least && length <= most);
  };

// The first line must begin near its element and on the page.
const indented: Check = (value, values) =>
  onScreen(value, values) && (px(value.split(' ')[0], values) ?? 0) < INDENT_PX;

// An element with a fixed position beyond the edge of the screen cannot be scrolled into view.
const placed =
  (whole: number): Check =>
  (value, values) =>
    onScreen(value, values) && (values.get('position') !== 'fixed' || (px(value, values) ?? 0) < whole);

// Returns a line height without a unit, which is a multiple of the font size; null for any other value.
function factorOf(value: string): number | null {
  if (!/^(?:[\d.]+|calc\([\d\s.*/+()-]+\))$/.test(value)) {
    return null;
  }
  return value.startsWith('calc') ? lengthPx(value, { fontPx: 1, wholePx: 1 }) : Number(value);
}

// Text is centered in the line height: in a box with overflow cut off, a line twice as high hides it completely.
const fitsLine: Check = (value, values) => {
  const factor = factorOf(value);
  const line = factor === null ? px(value, values, values.fontPx) : factor * values.fontPx;
  const height = px(values.get('height') ?? values.get('max-height'), values);
  return !cutsOff(values) || line === null || height === null || line < height * 2;
};

const paddingFits: Check = (value, values) => {
  const [above, height] = [px(value, values), px(values.get('height') ?? values.get('max-height'), values)];
  const isInside = values.get('box-sizing') === 'border-box' && cutsOff(values);
  return !isInside || above === null || height === null || above < height;
};

const hasTracks: Check = (value) => !cssWords(value).every((track) => /^0(?:\.0*)?(?:px|fr|%|r?em)?$/.test(track));

// A line through text covers it if it is about a third as thick as the font size, or thicker.
const struckThinly: Check = (value, values) => {
  const line = `${values.get('text-decoration-line') ?? ''} ${value} ${values.get('text-decoration') ?? ''}`;
  const widths = cssWords(value).map((word) => px(word, values, values.fontPx));
  return !line.includes('line-through') || widths.every((width) => width === null || width < values.fontPx * 0.3);
};

const thinStroke: Check = (value, values) =>
  cssWords(value).every((word) => (px(word, values, values.fontPx) ?? 0) < values.fontPx * 0.3);

const nearby: Check = (value, values) =>
  cssWords(value).every((word) => Math.abs(px(word, values, values.fontPx) ?? 0) < ORIGIN_PX);
const NONE = matching(/^(?:none|auto|normal|inherit|initial|unset|revert)$/);
const insetOutwards: Check = (value, values) =>
  value.startsWith('inset(') && cssWords(value.slice(6, -1)).every((part) => (px(part, values) ?? 1) <= 0);
const scaled: Check = (value) =>
  value === 'none' || GLOBAL.test(value) || value.split(' ').every((part) => Math.abs(Number.parseFloat(part)) >= 0.2);

/**
 * The check that the value of each property must pass for text to be visible. A property that is neither here nor
 * harmless counts as hiding text.
 */
export const SHOWN: Readonly<Record<string, Check>> = {
  display: (value) => DISPLAY.test(value) || GLOBAL.test(value),
  opacity: opaque,
  'content-visibility': matching(/^(?:visible|auto)$/),
  content: matching(/^(?:normal|none|inherit|initial|unset|"[^"]*"|'[^']*'|counter.*|attr.*)$/),
  // Whether it is too small to be read is decided for the text inside (look.ts).
  'font-size': (value) => value !== '',
  'text-indent': indented,
  left: placed(SCREEN.width),
  right: onScreen,
  top: placed(SCREEN.height),
  bottom: onScreen,
  inset: onScreen,
  'inset-inline': onScreen,
  'inset-inline-start': onScreen,
  'inset-inline-end': onScreen,
  'inset-block-start': onScreen,
  'inset-block-end': onScreen,
  'inset-block': onScreen,
  margin: onScreen,
  'margin-left': onScreen,
  'margin-right': onScreen,
  'margin-top': onScreen,
  'margin-bottom': onScreen,
  'margin-inline': onScreen,
  'margin-inline-start': onScreen,
  'margin-inline-end': onScreen,
  'margin-block': onScreen,
  'margin-block-start': onScreen,
  'margin-block-end': onScreen,
  translate: (value, values) => value === 'none' || GLOBAL.test(value) || translated(value, values),
  scale: scaled,
  rotate: matching(/^(?:none|z? ?-?[\d.]+(?:deg|rad|turn|grad))$/),
  transform: transformed,
  filter: filtered,
  // Decided with the style sheets, in element-look.ts.
  animation: () => true,
  'animation-name': () => true,
  zoom: (value) => GLOBAL.test(value) || Number.parseFloat(value) / (value.endsWith('%') ? 100 : 1) >= 0.3,
  clip: NONE,
  'clip-path': (value, values) => NONE(value, values) || insetOutwards(value, values),
  mask: NONE,
  'mask-image': NONE,
  'mix-blend-mode': NONE,
  offset: NONE,
  'offset-path': NONE,
  'text-security': matching(/^none$/),
  width: roomy,
  height: roomy,
  'max-width': roomy,
  'max-height': roomy,
  'max-block-size': roomy,
  'max-inline-size': roomy,
  'inline-size': roomy,
  'block-size': roomy,
  'line-height': (value, values) => {
    const factor = factorOf(value);
    return (factor === null ? within(2, FAR_PX)(value, values) : factor >= 0.3) && fitsLine(value, values);
  },
  'letter-spacing': within(-2.5, 60),
  'word-spacing': within(-6, 200),
  'z-index': (value) => GLOBAL.test(value) || Number(value) >= 0,
  'line-clamp': matching(/^(?:none|[1-9]\d*)$/),
  contain: (value, values) =>
    !/strict|(?<!-)\bsize/.test(value) || ['height', 'block-size', 'min-height'].some((name) => values.get(name)),
  'grid-template-rows': hasTracks,
  'grid-template-columns': hasTracks,
  'grid-auto-rows': hasTracks,
  'grid-auto-columns': hasTracks,
  flex: (value, values) => !(cutsOff(values) && /^0 (?:[\d.]+ )?0(?:px|%|r?em)?$/.test(value)),
  'flex-basis': (value, values) =>
    !(cutsOff(values) && /^0(?:px|%|r?em)?$/.test(value) && /^(?:0|)$/.test(values.get('flex-grow') ?? '')),
  'font-size-adjust': (value) => GLOBAL.test(value) || !/^[\d.]+$/.test(value) || Number(value) > 0.2,
  'outline-offset': within(-8, FAR_PX),
  'text-decoration': struckThinly,
  'text-decoration-thickness': (value, values) =>
    struckThinly(`${values.get('text-decoration') ?? ''} ${value}`, values),
  'text-stroke': thinStroke,
  'text-stroke-width': thinStroke,
  'transform-origin': nearby,
  padding: (value, values) => paddingFits(cssWords(value)[0] ?? '', values),
  'padding-top': paddingFits,
  'padding-block-start': paddingFits,
  perspective: matching(/^(?:none|\d)/),
};
