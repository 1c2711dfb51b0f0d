// Guarantee: the transcripts of scripted visits to the console's playground, audit and stage, in each role, are
// as recorded: what a page shows for its address, what its forms send, and what it says about the result. Risk: a value
// in the wrong column, a field that is not sent, a button that a viewer sees, or a message of another state.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Role } from '../../console/api/types.ts';
import { connectBrowser } from '../harness/console/chromium.ts';
import { ANSWERS } from './transcripts/answers.ts';
import { personWith } from './transcripts/company.ts';
import { Recorder, signIn, type Visit } from './transcripts/recorder.ts';
import type { Scenario } from './transcripts/scenario.ts';
import { SCENARIOS } from './transcripts/scenarios/scenarios.ts';
import { ScriptedApi } from './transcripts/scripted-api.ts';

const shared = inject('console');
const fileOf = (name: string) => new URL(`transcripts/recorded/${name}.txt`, import.meta.url);
// biome-ignore lint/style/noProcessEnv: recording again is asked for on the command line
const RECORDS = process.env.RECORD === '1';
const STEP_MS_MAX = 60_000;
// A transcript may have to wait for the pages of another.
const TRANSCRIPT_MS_MAX = 600_000;
const AT_ONCE = 2;

describe.skipIf(shared.missing !== null)('the transcript of', () => {
  const url = shared.missing === null ? shared.url : '';
  let browser: Browser;
  // One for all, because pages of one context share what the browser has loaded and compiled.
  let context: BrowserContext;
  // Loading the console for each scenario would take most of the time of this file, so each transcript borrows the
  // pages on which another one has signed in. A page mostly waits, so several transcripts are recorded at once; but
  // each of them loads the console once for every role.
  const free: Map<Role, Promise<Visit>>[] = Array.from({ length: AT_ONCE }, () => new Map());
  const waiting: (() => void)[] = [];

  async function borrow(): Promise<Map<Role, Promise<Visit>>> {
    for (;;) {
      const pages = free.pop();
      if (pages !== undefined) {
        return pages;
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  }
  function giveBack(pages: Map<Role, Promise<Visit>>): void {
    free.push(pages);
    waiting.shift()?.();
  }

  async function enter(role: Role, me = () => personWith(role)): Promise<Visit> {
    const page = await context.newPage();
    page.setDefaultTimeout(STEP_MS_MAX);
    const api = new ScriptedApi();
    api.begin({ me });
    await api.serve(page, url);
    const visit = { page, api, url };
    await signIn(visit);
    return visit;
  }

  function visitOf({ role = 'administrator', answers }: Scenario, pages: Map<Role, Promise<Visit>>): Promise<Visit> {
    if (answers?.me !== undefined) {
      return enter(role, answers.me as () => ReturnType<typeof personWith>);
    }
    const visit = pages.get(role) ?? enter(role);
    pages.set(role, visit);
    return visit;
  }

  async function record(scenarios: readonly Scenario[]): Promise<string> {
    const pages = await borrow();
    try {
      const recorder = new Recorder(false);
      for (const scenario of scenarios) {
        const { what, hash, role = 'administrator', answers, holds = [], refuses = {}, steps = [] } = scenario;
        const visit = await visitOf(scenario, pages);
        visit.api.begin({ me: () => personWith(role), ...ANSWERS, ...answers }, holds, refuses);
        await recorder.open(`${what}, ${role}`, hash, visit);
        for (const step of steps) {
          await recorder.take(step);
        }
        if (answers?.me !== undefined) {
          await visit.page.close();
        }
      }
      return recorder.transcript;
    } finally {
      giveBack(pages);
    }
  }

  beforeAll(async () => {
    browser = await connectBrowser(shared.missing === null ? shared.browser : '');
    const options = { locale: 'en-GB', timezoneId: 'Europe/Berlin', reducedMotion: 'reduce' } as const;
    context = await browser.newContext({ ...options, viewport: { width: 1_280, height: 900 } });
  });
  afterAll(() => browser?.close());

  it.concurrent.each(Object.entries(SCENARIOS))(
    '%s is as recorded',
    { timeout: TRANSCRIPT_MS_MAX },
    async (name, scenarios) => {
      const transcript = await record(scenarios);
      if (RECORDS) {
        writeFileSync(fileOf(name), transcript);
      }
      expect(transcript).toBe(readFileSync(fileOf(name), 'utf8'));
    },
  );
});
