import type { Locator, Page } from 'playwright-core';
import { commonTexts } from '../../../console/texts/common.ts';
import { frameTexts } from '../../../console/texts/frame.ts';
import { ALIASES } from './company.ts';
import { differenceOf } from './difference.ts';
import type { ScriptedApi } from './scripted-api.ts';
import { type Outline, outlineAfter, restAfter } from './scripted-page.ts';

// Each page has the same frame, which has its own scenario.
const FRAME = ['#console-top > :not(.console-notices)', 'nav[aria-label=Pages]'];
const NOWHERE = '#/nowhere';
const NOTHING = 'undefined';
const COMPANY_TITLE = ` · Example Company · ${frameTexts.product}`;

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
  readonly #written = new Set<string>();
  #shown: readonly string[] = [];
  #place = '';
  readonly #without: readonly string[];
  readonly #brief: (line: string) => string;

  constructor(looksAtFrame: boolean) {
    this.#without = looksAtFrame ? [] : FRAME;
    this.#brief = looksAtFrame ? (line) => line : withoutCompany;
  }

  /** Opens an address again, and writes down how the page differs from the first one. */
  async open(what: string, hash: string, visit: Visit): Promise<void> {
    this.#visit = visit;
    this.#place = '';
    await this.page.mouse.move(0, 0);
    await this.#write(`= ${what}`, reopening(hash), (lines) =>
      this.#first === null ? lines : withoutRuns(differenceOf(this.#first, lines), REMOVED, firstOf),
    );
    if (this.#first === null) {
      this.#first = this.#shown;
      this.#first.forEach((line) => void this.#written.add(line));
    }
  }

  /** Takes a step, and writes down what it changed. */
  async take({ what, act }: Step): Promise<void> {
    await act(this);
    await this.#write(`> ${what}`, NOTHING, (lines) =>
      withoutRuns(differenceOf(this.#shown, lines), REMOVED, ({ length }) => [
        length === 1 ? '- 1 line' : `- ${length} lines`,
      ]),
    );
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
        ...this.#new(shownBy(lines)),
      ].map((line) => `  ${this.#brief(withAliases(line))}`),
    );
    this.#shown = lines;
    this.#place = place;
  }

  // What appears again was written down when it appeared first, so its first line and its length are enough.
  #new(lines: readonly string[]): string[] {
    const isAdded = (line: string) => line.startsWith('+ ');
    const short = withoutRuns(lines, (line) => isAdded(line) && this.#written.has(line.slice(2)), firstOf);
    for (const line of lines.filter(isAdded)) {
      this.#written.add(line.slice(2));
    }
    return short;
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
      buttons.find(({ textContent }) => textContent === '${commonTexts.discard}')?.click();
      if (document.title !== '${frameTexts.product}') return requestAnimationFrame(left);
      scripted.sent.length = 0;
      ${addressing(hash)};
      resolve();
    };
    left();
  })`;
}

// What is removed was written down when it appeared.
const REMOVED = (line: string) => line.startsWith('- ');

// Writes each run of certain lines in another way.
function withoutRuns(
  lines: readonly string[],
  isOfRun: (line: string) => boolean,
  written: (run: readonly string[]) => readonly string[],
): string[] {
  const start = lines.findIndex(isOfRun);
  if (start === -1) {
    return [...lines];
  }
  const length = lines.slice(start).findIndex((line) => !isOfRun(line));
  const end = length === -1 ? lines.length : start + length;
  return [
    ...lines.slice(0, start),
    ...written(lines.slice(start, end)),
    ...withoutRuns(lines.slice(end), isOfRun, written),
  ];
}

function firstOf(run: readonly string[]): readonly string[] {
  return run.length > 2 ? [`${run[0]} (and the next ${run.length - 1} lines)`] : run;
}

function withAliases(text: string): string {
  // Each run serves the pages on another port.
  const line = text.replace(/http:\/\/127\.0\.0\.1:\d+/g, 'https://console.example.com');
  return ALIASES.reduce((written, [id, name]) => written.replaceAll(id, name), line);
}

// What every page of the company has in its address and its title, which the transcript of the frame has whole.
function withoutCompany(line: string): string {
  return line.replaceAll('#/c/example-company-ID(company)/', '#/c/…/').replaceAll(COMPANY_TITLE, '');
}
