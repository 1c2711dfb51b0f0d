import { applyMode, Mode } from '@cloudscape-design/global-styles';

/** How bright the console is: as the system says, or as chosen. */
export type Theme = 'system' | 'light' | 'dark';

const STORED = 'console.theme';
const dark = matchMedia('(prefers-color-scheme: dark)');

/** The theme that was chosen. */
export function chosenTheme(): Theme {
  const stored = localStorage.getItem(STORED);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Chooses a theme, for this browser. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') {
    localStorage.removeItem(STORED);
  } else {
    localStorage.setItem(STORED, theme);
  }
  show();
}

/** Shows the theme, and follows the system when nothing else was chosen. */
export function followTheme(): void {
  dark.addEventListener('change', show);
  show();
}

function show(): void {
  const theme = chosenTheme();
  const isDark = theme === 'dark' || (theme === 'system' && dark.matches);
  applyMode(isDark ? Mode.Dark : Mode.Light);
}
