import type { Locator, Page } from 'playwright-core';
import { ALIASES } from './company.ts';
import { differenceOf, type Outline, outlineWithout } from './outline.ts';
import type { ScriptedApi } from './scripted-api.ts';

// Each page has the same frame, which has its own scenario.
const FRAME = ['#console-top', 'nav[aria-label=Pages]'];
const LOOKS_MAX = 200;

/** One thing that a person does, or that happens to the service, as it is written down. */
export interface Step {
  readonly what: string;
  readonly act: (recorder: Recorder) => Promise<unknown> | unknown;
}

/** Takes steps on a page, and writes down what each of them sends and changes. */
export class Recorder {
  readonly page: Page;
  readonly api: ScriptedApi;
  readonly url: string;
  readonly #lines: string[] = [];
  #first: readonly string[] | null = null;
  #shown: readonly string[] = [];
  #place = '';
  readonly #looksAtFrame: boolean;
  /** Whether a part of the page may go on saying that it is loading. */
  waits = false;

  constructor(page: Page, api: ScriptedApi, url: string, looksAtFrame: boolean) {
    this.#looksAtFrame = looksAtFrame;
    this.page = page;
    this.api = api;
    this.url = url;
  }

  /** Opens an address anew, and writes down how the page differs from the first one. */
  async open(what: string, hash: string): Promise<void> {
    this.#place = '';
    await this.page.goto(`${this.url}${hash}`);
    await this.#write(`= ${what}`, (lines) => (this.#first === null ? lines : differenceOf(this.#first, lines)));
    this.#first ??= this.#shown;
  }

  /** Takes a step, and writes down what it changed. */
  async take({ what, act }: Step): Promise<void> {
    await act(this);
    await this.#write(`> ${what}`, (lines) => differenceOf(this.#shown, lines));
  }

  /** The open dialog, or the page. */
  async scope(): Promise<Page | Locator> {
    const dialogs = this.page.getByRole('dialog');
    return (await dialogs.count()) > 0 ? dialogs.last() : this.page;
  }

  /** Returns what was written down. */
  get transcript(): string {
    return `${this.#lines.join('\n')}\n`;
  }

  async #write(what: string, shownBy: (lines: readonly string[]) => readonly string[]): Promise<void> {
    const { lines, title, hash } = await this.#settled();
    const place = `at ${hash}, ${title}`;
    const calls = this.api.takeCalls().sort();
    this.#lines.push(
      what,
      ...[
        ...(place === this.#place ? [] : [place]),
        ...calls.map((call) => `sends ${call}`),
        ...shortened(shownBy(lines)),
      ].map((line) => `  ${named(line)}`),
    );
    this.#shown = lines;
    this.#place = place;
  }

  // The page as it stays once every call is answered.
  async #settled(): Promise<Outline> {
    const expression = outlineWithout(this.#looksAtFrame ? [] : FRAME);
    let before = '';
    for (let looks = 0; looks < LOOKS_MAX; looks += 1) {
      const outline = await this.page.evaluate<Outline>(expression);
      const now = JSON.stringify(outline);
      if (now === before && (this.waits ? this.api.isWaiting : !outline.busy)) {
        return outline;
      }
      before = now;
    }
    throw new Error('The page does not come to rest.');
  }
}

// What is removed was written down when it appeared, so its first line and its length are enough.
function shortened(lines: readonly string[]): string[] {
  const short: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const rest = lines.slice(at);
    const end = rest.findIndex((line) => !line.startsWith('- '));
    const removed = end === -1 ? rest.length : end;
    const line = lines[at] ?? '';
    short.push(removed > 2 ? `${line} (and the next ${removed - 1} lines)` : line);
    at += removed > 2 ? removed - 1 : 0;
  }
  return short;
}

function named(line: string): string {
  let text = line.replace(/ in \d+ seconds?/g, ' in some seconds');
  for (const [id, name] of ALIASES) {
    text = text.replaceAll(id, name);
  }
  return text;
}
