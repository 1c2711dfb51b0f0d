// Guarantee: every page of the console shows what its address names, sends what its forms say, and says what happens,
// for each role: the transcripts of scripted visits are as recorded. Risk: a value in the wrong column, a field that is
// not sent, a button that a viewer sees, or a message that belongs to another state.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
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
// biome-ignore lint/style/noProcessEnv: recording anew is asked for on the command line
const RECORDS = process.env.RECORD === '1';
const STEP_MS_MAX = 60_000;

describe.skipIf(shared.missing !== null)('the transcript of', () => {
  const url = shared.missing === null ? shared.url : '';
  let browser: Browser;
  // To load the whole console for each scenario would take most of the time of this file.
  const visits = new Map<Role, Promise<Visit>>();

  async function enter(role: Role, me = () => personWith(role)): Promise<Visit> {
    const options = { locale: 'en-GB', timezoneId: 'Europe/Berlin', reducedMotion: 'reduce' } as const;
    const page = await browser.newPage({ ...options, viewport: { width: 1_280, height: 900 } });
    page.setDefaultTimeout(STEP_MS_MAX);
    const api = new ScriptedApi();
    api.begin({ me });
    await api.serve(page, url);
    const visit = { page, api, url };
    await signIn(visit);
    return visit;
  }

  function visitOf({ role = 'administrator', answers }: Scenario): Promise<Visit> {
    if (answers?.me !== undefined) {
      return enter(role, answers.me as () => ReturnType<typeof personWith>);
    }
    const visit = visits.get(role) ?? enter(role);
    visits.set(role, visit);
    return visit;
  }

  beforeAll(async () => {
    browser = await connectBrowser(shared.missing === null ? shared.browser : '');
  });
  afterAll(() => browser?.close());

  it.each(Object.entries(SCENARIOS))('%s is as recorded', async (name, scenarios) => {
    const recorder = new Recorder(name === 'frame');
    for (const scenario of scenarios) {
      const { what, hash, role = 'administrator', answers, holds = [], refuses = {}, steps = [] } = scenario;
      const visit = await visitOf(scenario);
      visit.api.begin({ me: () => personWith(role), ...ANSWERS, ...answers }, holds, refuses);
      await recorder.open(`${what}, ${role}`, hash, visit);
      for (const step of steps) {
        await recorder.take(step);
      }
      if (answers?.me !== undefined) {
        await visit.page.close();
      }
    }
    if (RECORDS) {
      writeFileSync(fileOf(name), recorder.transcript);
    }
    expect(recorder.transcript).toBe(readFileSync(fileOf(name), 'utf8'));
  });
});
