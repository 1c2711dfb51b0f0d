import type { Locator, Page } from 'playwright-core';
import { frameTexts } from '../../../console/texts/frame.ts';
import { shownTexts } from '../../../console/texts/shown.ts';
import { ALIASES } from './company.ts';
import { differenceOf } from './difference.ts';
import type { ScriptedApi } from './scripted-api.ts';
import { type Outline, outlineAfter, restAfter } from './scripted-page.ts';

// Each page has the same frame, which has its own scenario.
const FRAME = ['#console-top > :not(.console-notices)', 'nav[aria-label=Pages]'];
const NOWHERE = '#/nowhere';
const NOTHING = 'undefined';

/** One thing that a person does, or that happens to the service, as it is written down. */
export interface Step {
  readonly what: string;
  readonly act: (recorder: Recorder) => Promise<unknown> | unknown;
}

/** Somebody's page of the console, and the API that answers it. */
export interface Visit {
  readonly page: Page;
  readonly api: ScriptedApi;
  readonly url: string;
}

/** Takes steps on pages, and writes down what each of them sends and changes. */
export class Recorder {
  #visit: Visit | null = null;
  readonly #lines: string[] = [];
  #first: readonly string[] | null = null;
  #shown: readonly string[] = [];
  #place = '';
  readonly #without: readonly string[];

  constructor(looksAtFrame: boolean) {
    this.#without = looksAtFrame ? [] : FRAME;
  }

  /** Opens an address again, and writes down how the page differs from the first one. */
  async open(what: string, hash: string, visit: Visit): Promise<void> {
    this.#visit = visit;
    this.#place = '';
    await this.page.mouse.move(0, 0);
    await this.#write(`= ${what}`, reopening(hash), (lines) =>
      this.#first === null ? lines : differenceOf(this.#first, lines),
    );
    this.#first ??= this.#shown;
  }

  /** Takes a step, and writes down what it changed. */
  async take({ what, act }: Step): Promise<void> {
    await act(this);
    await this.#write(`> ${what}`, NOTHING, (lines) => differenceOf(this.#shown, lines));
  }

  /** Goes to an address. */
  async goTo(hash: string): Promise<void> {
    await this.page.evaluate(addressing(hash));
  }

  get page(): Page {
    return this.#now.page;
  }

  get api(): ScriptedApi {
    return this.#now.api;
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

  get #now(): Visit {
    if (this.#visit === null) {
      throw new Error('Nothing is open.');
    }
    return this.#visit;
  }

  async #write(what: string, act: string, shownBy: (lines: readonly string[]) => readonly string[]): Promise<void> {
    const { lines, sent, title, hash } = await this.#read(act, this.api.held);
    const place = `at ${hash}, ${title}`;
    this.#lines.push(
      what,
      ...[
        ...(place === this.#place ? [] : [place]),
        ...sent.toSorted().map((call) => `sends ${call}`),
        ...shortened(shownBy(lines)),
      ].map((line) => `  ${withAliases(line)}`),
    );
    this.#shown = lines;
    this.#place = place;
  }

  async #read(act: string, held: readonly string[]): Promise<Outline> {
    const outline = await this.page.evaluate<Outline | null>(outlineAfter(act, held, this.#without));
    if (outline === null) {
      throw new Error('The page does not come to rest.');
    }
    return outline;
  }
}

/** Signs a person in, on a page that shows nothing of a company. */
export async function signIn({ page, url }: Visit): Promise<void> {
  await page.goto(`${url}${NOWHERE}`);
  await page.getByText('The link is wrong').waitFor();
  await page.evaluate(restAfter(NOTHING, []));
}

function addressing(hash: string): string {
  return `location.hash = ${JSON.stringify(hash)}`;
}

// Leaves the previous scenario's page, so that the next one begins with a new page, without notices and focus.
function reopening(hash: string): string {
  return `new Promise((resolve) => {
    for (const button of document.querySelectorAll('button[aria-label=Dismiss]')) button.click();
    document.activeElement?.blur();
    ${addressing(NOWHERE)};
    const left = () => {
      // What a scenario typed in a dialog and left there is discarded.
      const buttons = [...document.querySelectorAll('[role=dialog] button')];
      buttons.find(({ textContent }) => textContent === '${shownTexts.discard}')?.click();
      if (document.title !== '${frameTexts.product}') return requestAnimationFrame(left);
      scripted.sent.length = 0;
      ${addressing(hash)};
      resolve();
    };
    left();
  })`;
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

function withAliases(line: string): string {
  return ALIASES.reduce((text, [id, name]) => text.replaceAll(id, name), line);
}
