import { applyMode, Mode } from '@cloudscape-design/global-styles';

/** The color theme: that of the operating system, or the one that was chosen. */
export type Theme = 'system' | 'light' | 'dark';

const STORED = 'console.theme';
const dark = matchMedia('(prefers-color-scheme: dark)');

/** Returns the theme that was chosen in this browser; `system` by default. */
export function chosenTheme(): Theme {
  const stored = localStorage.getItem(STORED);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Stores the theme for this browser and applies it. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') {
    localStorage.removeItem(STORED);
  } else {
    localStorage.setItem(STORED, theme);
  }
  show();
}

/** Applies the theme, and keeps following the operating system unless another theme was chosen. */
export function followTheme(): void {
  dark.addEventListener('change', show);
  show();
}

function show(): void {
  const theme = chosenTheme();
  const isDark = theme === 'dark' || (theme === 'system' && dark.matches);
  applyMode(isDark ? Mode.Dark : Mode.Light);
}
