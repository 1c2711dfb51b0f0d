import { setTimeout as pause } from 'node:timers/promises';
import { deleteSlot, finishVersion, putVersion } from './document-versions.ts';
import {
  allowAddress,
  changePolicies,
  makeSoakKey,
  revokeSoakKey,
  type Slot,
  type SoakCompany,
} from './soak-company.ts';
import { expectThat, type SoakRun } from './soak-run.ts';

/** Invents a word that no document has contained yet. */
export type NewWord = (company: SoakCompany, slot: Slot) => string;

// Long enough that calls are made both while something changes and while nothing does.
const CHANGE_EVERY_MS = 700;
// Callers always have an accepted key, even while another one is being revoked.
const KEYS_MIN = 2;
// Half of the first cap (main.ts).
const CAP_STEP_USD = 0.01;

/** Makes one change after another to a company until the end; callers know at any time what is being changed. */
export async function changeUntil(
  run: SoakRun,
  company: SoakCompany,
  { endMs, newWord }: { readonly endMs: number; readonly newWord: NewWord },
): Promise<void> {
  while (performance.now() < endMs) {
    const fromMs = performance.now();
    await changeOnce(run, company, newWord).catch((error: Error) => {
      expectThat(run, run.trouble.touches(fromMs, performance.now()), `a change failed: ${error.message}`);
    });
    await pause(CHANGE_EVERY_MS);
  }
  for (const slot of company.slots) {
    const isDone = await finishVersion(run.stage.administer, company, { slot, isCalm: true });
    expectThat(run, isDone, 'a version did not become ready, long after the trouble');
  }
  if (!company.addressAllowed.during(performance.now(), performance.now()).includes(true)) {
    await allowAddress(run.stage.administer, company, true);
  }
}

async function changeOnce(run: SoakRun, company: SoakCompany, newWord: NewWord): Promise<void> {
  const { administer } = run.stage;
  const chance = run.random();
  const slot = company.slots[Math.floor(run.random() * company.slots.length)] as Slot;
  if (chance < 0.6 && slot.pending !== null) {
    await finishVersion(administer, company, { slot });
  } else if (chance < 0.5) {
    await putVersion(administer, company, { slot, word: newWord(company, slot) });
  } else if (chance < 0.6) {
    await (slot.documentId === null ? undefined : deleteSlot(administer, company, slot));
  } else if (chance < 0.75) {
    await replaceKey(run, company);
  } else if (chance < 0.9) {
    await changeCap(run, company);
  } else {
    await allowAddress(
      administer,
      company,
      !company.addressAllowed.during(performance.now(), performance.now()).includes(true),
    );
  }
}

async function replaceKey(run: SoakRun, company: SoakCompany): Promise<void> {
  const { administer } = run.stage;
  await makeSoakKey(administer, company, run.random() < 0.7 ? 'live' : 'test');
  const usable = company.keys.filter(
    ({ accepted }) => !accepted.during(performance.now(), performance.now()).includes(false),
  );
  const oldest = usable[0];
  if (usable.length > KEYS_MIN && oldest !== undefined) {
    await revokeSoakKey(administer, company, oldest);
  }
}

// A cap is only ever raised, so the sum spent must never exceed the last one.
async function changeCap({ stage }: SoakRun, company: SoakCompany): Promise<void> {
  // A company without a cap gets another change of its policies instead.
  if (company.capMaxUsd === null) {
    await changePolicies(stage.administer, company, { keep_answers: 'on' });
    return;
  }
  company.capMaxUsd += CAP_STEP_USD;
  await changePolicies(stage.administer, company, { monthly_budget_usd: company.capMaxUsd.toFixed(2) });
}
