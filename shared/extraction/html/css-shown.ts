import { lengthPx } from './css-length.ts';

/** The values of an element's properties, and the size of its letters in pixels. */
interface CssValues {
  readonly get: (property: string) => string | undefined;
  readonly fontPx: number;
}

type Check = (value: string, values: CssValues) => boolean;

const LETTER_PX_MIN = 4;
const OFF_SCREEN_PX = 150;
const FAR_PX = 3_000;
const OPACITY_MIN = 0.15;
const GLOBAL = /^(?:inherit|initial|unset|revert|revert-layer|auto|normal)$/;
const DISPLAY =
  /^(?:block|inline|inline-block|flex|inline-flex|grid|inline-grid|flow-root|contents|list-item|run-in|ruby\S*|table\S*|inline-table|-(?:webkit|moz|ms)-(?:inline-)?(?:box|flex|flexbox|grid)|block flow|inline flow|block flow-root)$/;

const WIDTH = 1_280;

function px(value: string | undefined, { fontPx }: CssValues, wholePx = WIDTH): number | null {
  return value === undefined ? null : lengthPx(value, { fontPx, wholePx });
}

// Nearer than this to the edge, text is still on the page.
const onScreen: Check = (value, values) => {
  const lengths = wordsOf(value).map((part) => (GLOBAL.test(part) ? 0 : px(part, values)));
  return lengths.every((length) => length !== null && length > -OFF_SCREEN_PX && length < FAR_PX);
};

const isOne =
  (expression: RegExp): Check =>
  (value) =>
    expression.test(value);

const opaque: Check = (value) => {
  const number = Number.parseFloat(value) / (value.endsWith('%') ? 100 : 1);
  return GLOBAL.test(value) || number >= OPACITY_MIN;
};

// A place of no size hides its text when what does not fit is cut off; no size at all hides it anyway.
const roomy: Check = (value, values) => {
  const length = px(value, values);
  const isCut = ['overflow', 'overflow-x', 'overflow-y'].some((name) => !/^(?:visible|$)/.test(values.get(name) ?? ''));
  return length === null
    ? /^(?:none|(?:fit|max|min)-content|stretch|-\S+)/.test(value) || GLOBAL.test(value) || /\(/.test(value)
    : length > (isCut ? 3 : 0);
};

// The parts of a value between spaces, with functions whole.
function wordsOf(value: string): readonly string[] {
  let depth = 0;
  let text = '';
  for (const letter of value) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    text += letter === ' ' && depth === 0 ? '\n' : letter;
  }
  return text.split('\n').filter((word) => word !== '');
}

// The functions of a value: name and what is inside.
function functionsOf(value: string): readonly (readonly [string, string])[] {
  return value.split(')').flatMap((part) => {
    const open = part.indexOf('(');
    return open === -1 ? [] : [[part.slice(0, open).trim(), part.slice(open + 1)] as const];
  });
}

const transformed: Check = (value, values) =>
  functionsOf(value).every(([name, inside]) => {
    const parts = inside.split(/[\s,]+/).filter((part) => part !== '');
    if (name.startsWith('translate')) {
      return parts.every(
        (part) =>
          (px(part, values, OFF_SCREEN_PX) ?? FAR_PX) > -OFF_SCREEN_PX - 1 && (px(part, values) ?? FAR_PX) < FAR_PX,
      );
    }
    if (name.startsWith('scale')) {
      return parts.every((part) => Math.abs(Number.parseFloat(part)) >= 0.2);
    }
    return name === 'rotate' || name === 'rotatez' || name === 'skew' || name === 'skewx' || name === 'perspective';
  }) &&
  (/\(/.test(value) || value === 'none' || GLOBAL.test(value));

const filtered: Check = (value) =>
  /progid|alpha\(|^none$/.test(value) ||
  GLOBAL.test(value) ||
  functionsOf(value).every(([name, amount]) => {
    const number = Number.parseFloat(amount) / (amount.includes('%') ? 100 : 1);
    return /^(?:grayscale|sepia|saturate|hue-rotate|drop-shadow|invert|contrast)$/.test(name)
      ? name !== 'contrast' || number >= 0.3
      : (name === 'blur' && number <= 2) ||
          (/^(?:opacity|brightness)$/.test(name) && number >= OPACITY_MIN && number < 3);
  });

const within =
  (least: number, most: number): Check =>
  (value, values) => {
    const length = px(value, values, values.fontPx);
    return GLOBAL.test(value) || (length !== null && length >= least && length <= most);
  };

const NONE = isOne(/^(?:none|auto|normal|inherit|initial|unset|revert)$/);
const scaled: Check = (value) =>
  value === 'none' || GLOBAL.test(value) || value.split(' ').every((part) => Math.abs(Number.parseFloat(part)) >= 0.2);

/** What each property must be for text to be seen. A property that is not here, and not harmless, hides. */
export const SHOWN: Readonly<Record<string, Check>> = {
  display: (value) => DISPLAY.test(value) || GLOBAL.test(value),
  opacity: opaque,
  'content-visibility': isOne(/^(?:visible|auto)$/),
  content: isOne(/^(?:normal|none|inherit|initial|unset|"[^"]*"|'[^']*'|counter.*|attr.*)$/),
  'font-size': (value, { fontPx }) => fontPx >= LETTER_PX_MIN && value !== '',
  'text-indent': onScreen,
  left: onScreen,
  right: onScreen,
  top: onScreen,
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
  translate: (value, values) => value === 'none' || onScreen(value, values),
  scale: scaled,
  rotate: isOne(/^(?:none|z? ?-?[\d.]+(?:deg|rad|turn|grad))$/),
  transform: transformed,
  filter: filtered,
  // Which animations hide is known with the style sheets.
  animation: () => true,
  'animation-name': () => true,
  zoom: (value) => GLOBAL.test(value) || Number.parseFloat(value) / (value.endsWith('%') ? 100 : 1) >= 0.3,
  clip: NONE,
  'clip-path': NONE,
  mask: NONE,
  'mask-image': NONE,
  'mix-blend-mode': NONE,
  offset: NONE,
  'offset-path': NONE,
  'text-security': isOne(/^none$/),
  width: roomy,
  height: roomy,
  'max-width': roomy,
  'max-height': roomy,
  'inline-size': roomy,
  'block-size': roomy,
  'line-height': (value, values) => (/^[\d.]+$/.test(value) ? Number(value) >= 0.3 : within(2, FAR_PX)(value, values)),
  'letter-spacing': within(-2.5, 60),
  'word-spacing': within(-6, 200),
  'z-index': (value) => GLOBAL.test(value) || Number(value) >= 0,
  'line-clamp': isOne(/^(?:none|[1-9]\d*)$/),
  perspective: isOne(/^(?:none|\d)/),
};
