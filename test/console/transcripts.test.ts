// Guarantee: every page of the console shows what its address names, sends what its forms say, and says what happens,
// for each role: the transcripts of scripted visits are as recorded. Risk: a value in the wrong column, a field that is
// not sent, a button that a viewer sees, or a message that belongs to another state.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Role } from '../../console/api/types.ts';
import { connectBrowser } from '../harness/console/chromium.ts';
import { ANSWERS, NOW, personWith } from './transcripts/company.ts';
import { Recorder } from './transcripts/recorder.ts';
import { at } from './transcripts/scenario.ts';
import { SCENARIOS } from './transcripts/scenarios/scenarios.ts';
import { ScriptedApi } from './transcripts/scripted-api.ts';

const shared = inject('console');
const fileOf = (name: string) => new URL(`transcripts/recorded/${name}.txt`, import.meta.url);
// biome-ignore lint/style/noProcessEnv: recording anew is asked for on the command line
const RECORDS = process.env.RECORD === '1';
const NOWHERE = '#/nowhere';
const WAIT_MS_MAX = 6_000;
const DISMISS = "for (const button of document.querySelectorAll('button[aria-label=Dismiss]')) button.click()";

describe.skipIf(shared.missing !== null)('the transcript of', () => {
  let browser: Browser;
  let page: Page;
  // Null after a scenario with another result of `me`.
  let is: Role | null = 'administrator';
  const api = new ScriptedApi();
  const url = shared.missing === null ? shared.url : '';

  beforeAll(async () => {
    browser = await connectBrowser(shared.missing === null ? shared.browser : '');
    const options = { locale: 'en-GB', timezoneId: 'Europe/Berlin', reducedMotion: 'reduce' } as const;
    page = await browser.newPage({ ...options, viewport: { width: 1_280, height: 900 } });
    page.setDefaultTimeout(WAIT_MS_MAX);
    await page.clock.setFixedTime(NOW);
    await api.serve(page, url);
    api.begin({ me: () => personWith('administrator') });
    await leave();
  });
  afterAll(() => browser?.close());

  // Leaves the page of the last scenario. The role changes as after a refused call: to load the whole console for each
  // scenario would take most of the time of this file.
  async function become(role: Role): Promise<void> {
    await page.evaluate(DISMISS);
    await leave();
    if (role !== is) {
      is = role;
      api.begin({ ...ANSWERS, me: () => personWith(role) }, [], { 'member.list': { status: 403 } });
      const renewed = api.untilCalled('me');
      await page.goto(`${url}${at('members')}`);
      await renewed;
      await leave();
    }
  }

  async function leave(): Promise<void> {
    if (!page.url().endsWith(NOWHERE)) {
      await page.goto(`${url}${NOWHERE}`);
    }
    await page.getByText('The link is wrong').waitFor();
  }

  it.each(Object.entries(SCENARIOS))('%s is as recorded', async (name, scenarios) => {
    const recorder = new Recorder(page, api, url, name === 'frame');
    for (const { what, hash, role = 'administrator', answers, holds = [], refuses = {}, steps = [] } of scenarios) {
      await become(role);
      api.begin({ me: () => personWith(role), ...ANSWERS, ...answers }, holds, refuses);
      recorder.waits = holds.length > 0;
      await recorder.open(`${what}, ${role}`, hash);
      for (const step of steps) {
        await recorder.take(step);
      }
      is = answers?.me === undefined ? is : null;
    }
    if (RECORDS) {
      writeFileSync(fileOf(name), recorder.transcript);
    }
    expect(recorder.transcript).toBe(readFileSync(fileOf(name), 'utf8'));
  });
});
