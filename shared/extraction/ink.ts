/** A color as red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** White, the color of paper. */
export const WHITE: Rgb = [255, 255, 255];

// Black on white has a contrast of 21; the palest gray used for text is above 1.3.
const CONTRAST_MIN = 1.15;
// Out of 255: colors that differ by more in red, green or blue can be distinguished.
const DISTANCE_MIN = 40;

/** Returns the color of six hexadecimal digits, or null for anything else. */
export function hexColor(text: string | undefined): Rgb | null {
  const digits = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text ?? '')?.slice(1);
  const [red = 0, green = 0, blue = 0] = digits?.map((part) => Number.parseInt(part, 16)) ?? [];
  return digits === undefined ? null : [red, green, blue];
}

/** Returns the color of a hue in degrees, and of a saturation and a lightness from 0 to 1. */
export function hslColor(hue: number, saturation: number, lightness: number): Rgb {
  const strength = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const at = (((offset + hue / 30) % 12) + 12) % 12;
    return 255 * (lightness - strength * Math.max(-1, Math.min(at - 3, 9 - at, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

/** Returns the color that results from painting with an opacity from 0 to 1 on a background. */
export function blend(ink: Rgb, opacity: number, ground: Rgb): Rgb {
  const mix = (index: 0 | 1 | 2) => ink[index] * opacity + ground[index] * (1 - opacity);
  return [mix(0), mix(1), mix(2)];
}

/** Whether letters of one color cannot be distinguished from a background of another. */
export function isInvisibleOn(ink: Rgb, ground: Rgb): boolean {
  return distance(ink, ground) < DISTANCE_MIN && contrast(ink, ground) < CONTRAST_MIN;
}

function contrast(ink: Rgb, ground: Rgb): number {
  const [one, other] = [luminance(ink), luminance(ground)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

// Returns the largest difference in red, green or blue. Contrast compares only lightness, but red letters on a blue of
// the same lightness are still visible.
function distance(one: Rgb, other: Rgb): number {
  return Math.max(...one.map((part, index) => Math.abs(part - (other[index] ?? 0))));
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
