// Guarantee: the console is dark or light as the operating system is, also when that changes, unless a person chose one
// of the two in this browser. Risk: at night the console stays bright, or a choice is lost.
import { afterAll, expect, it, vi } from 'vitest';

const system = Object.assign(new EventTarget(), { matches: false });
const stored = new Map<string, string>();
const classes = new Set<string>();
vi.stubGlobal('matchMedia', () => system);
vi.stubGlobal('localStorage', {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => stored.set(name, value),
  removeItem: (name: string) => stored.delete(name),
});
const classList = {
  add: (...names: readonly string[]) => {
    for (const name of names) {
      classes.add(name);
    }
  },
  remove: (...names: readonly string[]) => {
    for (const name of names) {
      classes.delete(name);
    }
  },
};
vi.stubGlobal('document', { body: { classList } });
afterAll(() => {
  vi.unstubAllGlobals();
});

// The types of the browser, which the file needs, are those of the console's own project.
const FILE: string = '../../../console/frame/theme.ts';
interface ThemeFile {
  readonly chosenTheme: () => string;
  readonly chooseTheme: (theme: string) => void;
  readonly followTheme: () => void;
}

const turn = (isDark: boolean) => {
  system.matches = isDark;
  system.dispatchEvent(new Event('change'));
};
const isDark = () => [...classes].some((name) => name.includes('dark'));

it('follows the operating system unless a theme was chosen', async () => {
  const { chooseTheme, chosenTheme, followTheme }: ThemeFile = await import(FILE);
  followTheme();
  const shown = [isDark()];
  for (const [theme, night] of [
    ['system', true],
    ['system', false],
    ['dark', false],
    ['light', true],
    ['system', true],
  ] as const) {
    chooseTheme(theme);
    turn(night);
    expect(chosenTheme(), `${theme} at ${night ? 'night' : 'day'}`).toBe(theme);
    shown.push(isDark());
  }
  expect(shown).toEqual([false, true, false, true, false, true]);
  expect([...stored]).toEqual([]);
});
